"""Super-Villains played from hand, Ra's al Ghul to Darkseid: the upper part of their text."""

from __future__ import annotations

import pytest

from archfoe.core.piles import KICKS, WEAKNESSES
from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5

# Ra's al Ghul


@rule("G-1")
def test_ras_al_ghul_goes_under_the_deck_before_the_new_hand_is_drawn() -> None:
    t = table(p0=["Ra's al Ghul", "Punch"], deck0=["Kick"] * 6)
    t.play("Ra's al Ghul")
    assert t.power(0) == 3
    t.end()
    assert t.hand(0) == ["Kick"] * 5
    assert t.deck(0) == ["Kick", "Ra's al Ghul"]
    assert t.discard(0) == ["Punch"]


def test_ras_al_ghul_is_drawn_at_once_if_the_deck_is_empty() -> None:
    t = table(p0=["Ra's al Ghul", "Punch"], deck0=[])
    t.play("Ra's al Ghul")
    t.end()
    assert t.hand(0) == ["Ra's al Ghul", "Punch"]


def test_ras_al_ghul_left_in_hand_is_discarded_like_any_card() -> None:
    t = table(p0=["Ra's al Ghul"], deck0=["Kick"] * 6)
    t.end()
    assert t.discard(0) == ["Ra's al Ghul"]


def test_clayface_replays_ras_al_ghul_who_still_goes_under_the_deck_once() -> None:
    t = table(p0=["Ra's al Ghul", "Clayface"], deck0=["Kick"] * 6)
    t.play("Ra's al Ghul")
    t.play("Clayface")
    assert t.power(0) == 6
    t.end()
    assert t.deck(0) == ["Kick", "Ra's al Ghul"]
    assert t.discard(0) == ["Clayface"]


def test_ras_al_ghul_lent_by_jonn_jonzz_stays_on_the_stack() -> None:
    t = table(p0=["J'onn J'onzz"], stack=["Ra's al Ghul", "Lex Luthor"])
    t.play("J'onn J'onzz")
    assert t.power(0) == 3
    t.end()
    assert t.stack == ["Ra's al Ghul", "Lex Luthor"]


# The Anti-Monitor


@rule("BASE-18.2", "BASE-12.2")
def test_the_anti_monitor_destroys_any_cards_of_the_line_up_and_replaces_them() -> None:
    t = table(
        p0=["The Anti-Monitor"],
        lineup=["Bane", "Robin", "Kid Flash", "Cheetah", "Catwoman"],
        main=["Doomsday", "Lobo", "Starro"],
    )
    t.play("The Anti-Monitor")
    t.answer(0, "Bane", "Cheetah")
    assert t.power(0) == 2
    assert t.destroyed == ["Bane", "Cheetah"]
    assert t.lineup == ["Robin", "Kid Flash", "Catwoman", "Doomsday", "Lobo"]
    assert t.offered(0) == ["buy Kid Flash", "buy Catwoman", "end turn"]  # nothing more can be destroyed


@rule("BASE-18.1")
def test_the_anti_monitor_cannot_destroy_cards_of_the_stacks() -> None:
    t = table(p0=["The Anti-Monitor"], lineup=["Bane", "Robin"], stack=["Ra's al Ghul", "Lex Luthor"])
    t.play("The Anti-Monitor")
    assert t.offered(0) == ["Bane", "Robin"]


def test_the_anti_monitor_may_leave_the_line_up_as_it_is() -> None:
    t = table(p0=["The Anti-Monitor"], lineup=STRENGTHS)
    t.play("The Anti-Monitor")
    t.answer(0, None)
    assert t.lineup == STRENGTHS
    assert t.destroyed == []


def test_the_anti_monitor_finds_an_empty_line_up() -> None:
    t = table(p0=["The Anti-Monitor"], lineup=[])
    t.play("The Anti-Monitor")
    assert t.power(0) == 2
    assert t.lineup == []


def test_the_anti_monitor_replaces_only_what_he_destroyed() -> None:
    t = table(p0=["The Anti-Monitor"], lineup=["Bane", "Robin", "Cheetah"], main=["Lobo", *STRENGTHS])
    t.play("The Anti-Monitor")
    t.answer(0, "Bane")
    assert t.lineup == ["Robin", "Cheetah", "Lobo"]


@rule("G-2")
def test_the_anti_monitor_replaces_what_he_can_when_the_main_deck_runs_out() -> None:
    t = table(p0=["The Anti-Monitor"], lineup=["Bane", "Robin", "Cheetah", "Lobo", "Starro"], main=["Catwoman"])
    t.play("The Anti-Monitor")
    t.answer(0, "Bane", "Robin", "Cheetah")
    assert t.lineup == ["Lobo", "Starro", "Catwoman"]
    assert not t.over
    t.end()
    assert t.over


def test_replacements_brought_by_the_anti_monitor_on_patrol_attack_nobody() -> None:
    t = table(
        p0=["The Anti-Monitor"], variants=["on-patrol"], lineup=["Robin", *STRENGTHS[:4]], main=["Scarecrow", "Robin"]
    )
    t.play("The Anti-Monitor")
    t.answer(0, "Robin")
    assert "Scarecrow" in t.lineup
    assert t.discard(0) == []


# Atrocitus


def test_atrocitus_destroys_up_to_two_cards_of_the_discard_pile() -> None:
    t = table(p0=["Atrocitus", "Vulnerability"], discard0=["Weakness", "Kick", "Punch"])
    t.play("Atrocitus")
    assert t.offered(0) == ["Weakness", "Kick", "Punch"]
    t.answer(0, "Weakness", "Punch")
    assert t.power(0) == 2
    assert t.destroyed == ["Weakness", "Punch"]
    assert t.discard(0) == ["Kick"]


def test_atrocitus_with_an_empty_discard_pile_gives_his_power_alone() -> None:
    t = table(p0=["Atrocitus", "Vulnerability"])
    t.play("Atrocitus")
    assert t.power(0) == 2
    assert t.destroyed == []


def test_atrocitus_may_destroy_one_card_or_none() -> None:
    t = table(p0=["Atrocitus", "Clayface"], discard0=["Weakness", "Kick"])
    t.play("Atrocitus")
    t.answer(0, "Weakness")
    t.play("Clayface")
    t.answer(0, None)
    assert t.discard(0) == ["Kick"]
    assert t.power(0) == 4


@rule("G-13")
def test_playing_atrocitus_moves_no_card_from_under_a_super_hero() -> None:
    t = table(p0=["Atrocitus"], under0=["Kick"], under1=["Robin"])
    t.play("Atrocitus")
    assert (t.under(0), t.under(1)) == (["Kick"], ["Robin"])


# Black Manta


def test_black_manta_gives_three_power_and_a_card() -> None:
    t = table(p0=["Black Manta"], deck0=["Kick", "Punch"])
    t.play("Black Manta")
    assert t.power(0) == 3
    assert t.hand(0) == ["Kick"]


@rule("G-22")
def test_black_manta_has_nothing_to_draw_without_deck_and_discard_pile() -> None:
    t = table(p0=["Black Manta"], deck0=[])
    t.play("Black Manta")
    assert t.power(0) == 3
    assert t.hand(0) == []


def test_the_flash_draws_one_more_for_black_manta() -> None:
    t = table(p0=["Black Manta"], hero0="The Flash", deck0=["Kick", "Robin", "Punch"])
    t.play("Black Manta")
    t.answer(0, "draw")
    assert t.hand(0) == ["Kick", "Robin"]


@rule("BASE-8.8")
def test_arkham_asylum_takes_black_manta_for_a_villain() -> None:
    t = table(p0=["Black Manta"], in0=["Arkham Asylum"], deck0=["Kick", "Robin", "Punch"])
    t.play("Black Manta")
    assert t.hand(0) == ["Kick", "Robin"]


# Brainiac


@rule("G-14", "G-9")
def test_brainiac_plays_what_each_foe_reveals_and_gives_it_back_to_the_hand() -> None:
    t = table(p0=["Brainiac"], p1=["Kick"], p2=["Robin"], discard0=["Batmobile"])
    t.play("Brainiac")
    t.answer(0, "Kick")  # the order is free, the plays are not: Robin follows by himself
    assert t.power(0) == 2 + 1
    assert t.hand(0) == ["Batmobile"]  # fetched by the foe's Robin
    assert (t.hand(1), t.hand(2)) == (["Kick"], ["Robin"])


def test_brainiac_does_not_play_a_location() -> None:
    t = table(p0=["Brainiac"], p1=["The Batcave"])
    t.play("Brainiac")
    assert t.offered(0) == ["end turn"]
    assert [card.name for card in t.view(0).plays()] == ["Brainiac"]
    assert t.hand(1) == ["The Batcave"]


def test_brainiac_finds_empty_hands() -> None:
    t = table(p0=["Brainiac"], p1=[])
    t.play("Brainiac")
    assert t.power(0) == 0
    assert t.played(0) == ["Brainiac"]


def test_no_defense_helps_against_brainiac_played_from_hand() -> None:
    t = table(p0=["Brainiac"], p1=["Lasso of Truth"])
    t.play("Brainiac")
    assert t.asked() == [0]
    assert t.power(0) == 1
    assert t.hand(1) == ["Lasso of Truth"]


def test_an_attack_that_brainiac_borrows_hits_its_owner() -> None:
    t = table(p0=["Brainiac"], p1=["Scarecrow"])
    t.play("Brainiac")
    assert t.power(0) == 2
    assert t.discard(1) == ["Weakness"]
    assert t.hand(1) == ["Scarecrow"]


def test_a_clayface_that_brainiac_borrows_replays_a_card_of_the_active_player() -> None:
    t = table(p0=["Kick", "Brainiac"], p1=["Clayface"])
    t.play("Kick")
    t.play("Brainiac")
    assert t.power(0) == 4
    assert t.hand(1) == ["Clayface"]


def test_arkham_asylum_draws_once_for_brainiac_and_the_villain_that_he_borrows() -> None:
    t = table(p0=["Brainiac"], p1=["Doomsday"], in0=["Arkham Asylum"])
    t.play("Brainiac")
    assert t.power(0) == 4
    assert t.hand(0) == ["Punch"]


# Captain Cold


def test_captain_cold_gives_one_more_power_for_each_foe_with_a_hero_in_the_discard_pile() -> None:
    t = table(
        p0=["Captain Cold"], discard0=["Robin"], discard1=["Robin", "Mera"], discard2=["Kick"], discard3=["Catwoman"]
    )
    t.play("Captain Cold")
    assert t.power(0) == 2 + 2


def test_captain_cold_gives_two_power_if_all_discard_piles_are_empty() -> None:
    t = table(p0=["Captain Cold"], players=3)
    t.play("Captain Cold")
    assert t.power(0) == 2


@rule("BASE-16.6")
def test_captain_cold_does_not_count_the_partner() -> None:
    t = table(p0=["Captain Cold"], discard1=["Robin"], discard2=["Mera"], players=4, variants=["team"])
    t.play("Captain Cold")
    assert t.power(0) == 2 + 1


@rule("G-13")
def test_playing_captain_cold_turns_no_super_hero_up() -> None:
    t = table(p0=["Captain Cold", "Lasso of Truth"], hero0="Batman", heroes_down=[0])
    t.play("Captain Cold")
    t.play("Lasso of Truth")
    assert t.view(0).hero_down(0)
    assert t.power(0) == 2 + 1


def test_parallax_doubles_what_captain_cold_counts() -> None:
    t = table(p0=["Captain Cold", "Parallax"], discard1=["Robin"])
    t.play("Captain Cold")
    t.play("Parallax")
    assert t.power(0) == 6


# Darkseid


def test_darkseid_gives_five_power_for_two_cards_of_the_hand() -> None:
    t = table(p0=["Darkseid", "Vulnerability", "Weakness", "Kick"])
    t.play("Darkseid")
    t.answer(0, "destroy")
    t.answer(0, "Vulnerability", "Weakness")
    assert t.power(0) == 5
    assert t.destroyed == ["Vulnerability", "Weakness"]
    assert t.hand(0) == ["Kick"]


def test_darkseid_gives_three_power_if_nothing_is_destroyed() -> None:
    t = table(p0=["Darkseid", "Vulnerability", "Weakness"])
    t.play("Darkseid")
    t.answer(0, "do not")
    assert t.power(0) == 3
    assert t.hand(0) == ["Vulnerability", "Weakness"]


@pytest.mark.parametrize("rest", [[], ["Vulnerability"]])
def test_darkseid_asks_nothing_of_a_player_with_fewer_than_two_cards(rest: list[str]) -> None:
    t = table(p0=["Darkseid", *rest], discard0=["Weakness", "Weakness"])
    t.play("Darkseid")
    assert t.power(0) == 3
    assert t.hand(0) == rest


def test_clayface_lets_darkseid_destroy_again() -> None:
    t = table(p0=["Darkseid", "Clayface", "Punch", "Punch", "Weakness", "Weakness"])
    t.play("Darkseid")
    t.answer(0, "destroy")
    t.answer(0, "Weakness", "Weakness")
    t.play("Clayface")
    t.answer(0, "destroy")  # exactly 2 are left, so they go
    assert t.power(0) == 10
    assert t.hand(0) == []


# All of them


@rule("BASE-8.9")
def test_a_super_villain_has_one_type_villain() -> None:
    t = table(p0=["Lex Luthor"])
    assert [card.type for card in t.view(0).hand] == ["Villain"]


@rule("BASE-18.1")
def test_the_stacks_keep_their_cards_when_the_anti_monitor_clears_the_line_up() -> None:
    t = table(p0=["The Anti-Monitor"], kicks=2, weaknesses=3)
    t.play("The Anti-Monitor")
    t.answer(0, *STRENGTHS)
    assert t.destroyed == STRENGTHS
    assert (len(t.names(KICKS)), len(t.names(WEAKNESSES)), len(t.stack)) == (2, 3, 3)

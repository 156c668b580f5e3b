"""First Appearances: each Super-Villain is turned up at the end of P0's turn, when P0 has drawn five cards."""

from __future__ import annotations

from typing import Any

from archfoe.core.piles import HAND, UNDER
from archfoe.table.words.choices import question
from archfoe.table.words.log import lines
from tests.vocabulary import Table, rule, table

STRENGTHS = ["Super Strength"] * 5
PUNCHES = ["Punch"] * 5


def appears(name: str, *below: str, **more: Any) -> Table:
    """The Super-Villain above was defeated in P0's turn, which now ends; deck0 begins with P0's new hand."""
    t = table(stack=[name, *below], face_down=True, **more)
    t.end()
    return t


@rule("BASE-8.4")
def test_ras_al_ghul_attacks_nobody_when_he_is_turned_up() -> None:
    t = appears("Ra's al Ghul", p1=["Lasso of Truth"])
    assert t.active == 1
    assert t.offered(1) == ["play Lasso of Truth", "end turn"]
    assert t.hand(0) == PUNCHES


def test_ras_al_ghul_is_for_sale_as_soon_as_he_lies_face_up() -> None:
    t = appears("Ra's al Ghul", p1=["Super Strength", "Super Strength"])
    t.play("Super Strength")
    t.play("Super Strength")
    t.buy("Ra's al Ghul")
    assert t.discard(1) == ["Ra's al Ghul"]


# The Anti-Monitor


def test_the_anti_monitor_makes_each_player_add_a_card_with_a_cost_to_the_line_up() -> None:
    t = appears("The Anti-Monitor", deck0=["Kick", "Bane", *PUNCHES], p1=["Catwoman", "Punch"])
    assert t.offered(0) == ["Kick", "Bane"]
    t.answer(0, "Bane")
    assert t.lineup == [*STRENGTHS, "Bane", "Catwoman"]
    assert t.hand(0) == ["Kick", "Punch", "Punch", "Punch"]
    assert t.hand(1) == ["Punch"]


def test_the_anti_monitor_gets_nothing_from_hands_that_cost_nothing() -> None:
    t = appears("The Anti-Monitor", p1=["Vulnerability", "Weakness"], p2=[])
    assert t.lineup == STRENGTHS
    assert (t.hand(0), t.hand(1), t.hand(2)) == (PUNCHES, ["Vulnerability", "Weakness"], [])
    assert t.offered(1) == ["play Vulnerability", "play Weakness", "end turn"]


def test_the_anti_monitor_reveals_the_hands_of_those_he_hits() -> None:
    t = appears("The Anti-Monitor", deck0=["Kick", *PUNCHES], p1=["Lasso of Truth", "Robin"])
    t.answer(1, "Lasso of Truth")
    assert [card.name for card in t.view(1).known(HAND)] == ["Punch"] * 4  # the Kick joined the Line-Up
    assert t.view(0).known(HAND + 1) == []
    assert t.lineup == [*STRENGTHS, "Kick"]


@rule("BASE-18.3")
def test_a_line_up_that_the_anti_monitor_made_too_long_is_refilled_by_count() -> None:
    t = appears("The Anti-Monitor", deck0=["Robin", *PUNCHES], p1=["Kick", "Super Strength"], lineup=["Catwoman"] * 5)
    t.answer(1, "Kick")
    assert len(t.lineup) == 7
    t.play("Super Strength")
    t.buy("Catwoman")
    t.buy("Catwoman")
    before = len(t.main_deck)
    t.end()
    assert t.lineup == ["Catwoman"] * 3 + ["Robin", "Kick"]
    assert len(t.main_deck) == before


# Atrocitus


@rule("BASE-18.4")
def test_atrocitus_hides_a_card_of_each_player_under_the_super_hero() -> None:
    t = appears("Atrocitus", deck0=["Kick"] * 5, p1=["Robin"])
    assert (t.under(0), t.under(1)) == (["Kick"], ["Robin"])
    assert (len(t.hand(0)), len(t.hand(1))) == (4, 0)
    assert [card.name for card in t.view(1).known(UNDER + 1)] == ["Robin"]
    assert t.view(0).known(UNDER + 1) == []


def test_the_cards_under_super_heroes_go_on_top_of_the_decks_when_atrocitus_is_defeated() -> None:
    t = appears("Atrocitus", "Lex Luthor", deck0=["Kick"] * 6, p1=["Super Strength"] * 3)
    t.play("Super Strength")
    t.play("Super Strength")
    t.buy("Atrocitus")
    assert (t.under(0), t.under(1)) == ([], [])
    assert t.deck(0) == ["Kick", "Kick"]
    assert t.deck(1)[0] == "Super Strength"


def test_atrocitus_finds_an_empty_hand() -> None:
    t = appears("Atrocitus", p1=[])
    assert t.under(1) == []
    assert t.under(0) == ["Punch"]


@rule("BASE-8.6")
def test_blue_beetle_keeps_all_cards_from_atrocitus() -> None:
    t = appears("Atrocitus", p1=["Blue Beetle", "Kick"])
    t.answer(1, "Blue Beetle")
    assert t.hand(1) == ["Blue Beetle", "Kick"]
    assert t.under(1) == []


# Black Manta


def test_black_manta_destroys_the_discarded_card_or_takes_the_hand() -> None:
    t = appears("Black Manta", deck0=[*PUNCHES, "Kick"], p1=["Robin", "Bane"], deck1=["Doomsday"])
    assert t.offered(0) == ["destroy Kick", "discard your hand"]
    t.answer(0, "destroy it")  # as people say it, and as older position files have it
    assert t.offered(1) == ["destroy Doomsday", "discard your hand"]
    t.answer(1, "discard your hand")
    assert t.destroyed == ["Kick"]
    assert t.hand(0) == PUNCHES
    assert t.hand(1) == []
    assert t.discard(1) == ["Doomsday", "Robin", "Bane"]


def test_black_manta_is_content_with_a_discarded_card_that_costs_nothing() -> None:
    t = appears("Black Manta", p1=["Robin"], deck1=["Weakness"])
    assert t.discard(0) == ["Punch"]
    assert t.discard(1) == ["Weakness"]
    assert t.hand(1) == ["Robin"]
    assert t.offered(1) == ["play Robin", "end turn"]


@rule("G-22")
def test_black_manta_does_nothing_to_a_player_without_deck_and_discard_pile() -> None:
    t = appears("Black Manta", p1=["Robin"], deck1=[])
    assert t.hand(1) == ["Robin"]
    assert t.active == 1


@rule("BASE-10.3")
def test_black_manta_makes_a_player_without_deck_shuffle() -> None:
    t = appears("Black Manta", p1=["Robin"], deck1=[], discard1=["Kick"])
    t.answer(1, "destroy it")
    assert t.destroyed == ["Kick"]
    assert t.discard(1) == []


@rule("BASE-10.3")
def test_black_manta_may_hit_the_super_villain_that_was_just_defeated() -> None:
    t = table(power=8, stack=["Ra's al Ghul", "Black Manta"], deck0=PUNCHES)
    t.buy("Ra's al Ghul")
    t.end()  # five Punches are drawn, so Ra's al Ghul alone is shuffled
    t.answer(0, "discard your hand")
    assert t.discard(0) == ["Ra's al Ghul", *PUNCHES]


@rule("BASE-18.8")
def test_a_player_whose_hand_black_manta_took_passes_and_draws_five() -> None:
    t = appears("Black Manta", p1=["Robin"], deck1=["Kick", *PUNCHES])
    t.answer(1, "discard your hand")
    assert t.offered(1) == ["end turn"]
    t.end()
    assert t.hand(1) == PUNCHES


def test_the_cape_and_cowl_draws_two_cards_against_black_manta() -> None:
    t = appears("Black Manta", p1=["The Cape and Cowl"], deck1=["Kick", "Robin", "Bane"])
    t.answer(1, "The Cape and Cowl")
    assert t.hand(1) == ["Kick", "Robin"]
    assert t.deck(1) == ["Bane"]


# Brainiac


def test_brainiac_mixes_two_cards_of_each_hand() -> None:
    mixed = set()
    for seed in range(40):
        t = appears("Brainiac", deck0=["Kick"] * 5, p1=["Robin"] * 3, seed=seed)
        assert t.asked() == [0, 1]  # everybody chooses in secret
        t.answer(1, "Robin", "Robin")
        t.answer(0, "Kick", "Kick")
        assert (len(t.hand(0)), len(t.hand(1))) == (5, 3)
        assert sorted(t.hand(0) + t.hand(1)) == ["Kick"] * 5 + ["Robin"] * 3
        mixed.add(t.hand(0).count("Robin"))
    assert mixed == {0, 1, 2}


@rule("BASE-18.9")
def test_brainiac_deals_a_player_as_many_cards_as_that_player_put_in() -> None:
    t = appears("Brainiac", p1=["Robin"], p2=[])
    t.answer(0, "Punch", "Punch")
    assert (len(t.hand(0)), len(t.hand(1)), len(t.hand(2))) == (5, 1, 0)


def test_who_avoids_brainiac_neither_gives_nor_receives() -> None:
    t = appears("Brainiac", deck0=["Kick"] * 5, p1=["Blue Beetle", "Robin", "Mera"])
    t.answer(1, "Blue Beetle")
    t.answer(0, "Kick", "Kick")
    assert t.hand(0) == ["Kick"] * 5
    assert sorted(t.hand(1)) == ["Blue Beetle", "Mera", "Robin"]


def test_brainiac_finds_no_cards_at_all() -> None:
    t = appears("Brainiac", deck0=[], p1=[])
    assert (t.hand(0), t.hand(1)) == ([], [])


# Captain Cold


@rule("BASE-18.10")
def test_captain_cold_turns_the_super_heroes_down_so_that_they_have_no_abilities() -> None:
    t = appears("Captain Cold", p1=["Batmobile", "Punch"], hero0="Superman", hero1="Batman")
    assert t.view(1).hero_down(0)
    assert t.view(0).hero_down(1)
    t.play("Punch")
    t.play("Batmobile")
    assert t.power(1) == 2


@rule("G-21")
def test_super_heroes_are_turned_up_again_when_captain_cold_is_defeated() -> None:
    t = appears("Captain Cold", "Lex Luthor", p1=["Super Strength", "Super Strength", "Batmobile"], hero1="Batman")
    t.play("Super Strength")
    t.play("Super Strength")
    t.buy("Captain Cold")
    assert not t.view(0).hero_down(1)
    t.play("Batmobile")
    assert t.power(1) == 10 - 9 + 1 + 1


@rule("BASE-18.11")
def test_wonder_woman_lying_face_down_draws_nothing_for_defeating_captain_cold() -> None:
    t = appears("Captain Cold", "Lex Luthor", p1=["Super Strength", "Super Strength"], hero1="Wonder Woman")
    t.play("Super Strength")
    t.play("Super Strength")
    t.buy("Captain Cold")
    t.end()
    assert len(t.hand(1)) == 5


def test_who_avoids_captain_cold_keeps_a_super_hero_that_works() -> None:
    t = appears("Captain Cold", p1=["Blue Beetle", "Lasso of Truth"], hero0="Superman", hero1="Batman")
    t.answer(1, "Blue Beetle")
    assert t.view(1).hero_down(0)
    assert not t.view(1).hero_down(1)
    t.play("Lasso of Truth")
    assert t.power(1) == 2


def test_captain_cold_has_nothing_to_turn_down_where_nobody_has_a_super_hero() -> None:
    t = appears("Captain Cold", p1=["Kick"])
    t.play("Kick")
    assert t.power(1) == 2


# Darkseid


@rule("BASE-18.16")
def test_darkseid_makes_each_player_discard_two_cards_of_their_choice() -> None:
    t = appears("Darkseid", deck0=["Kick", "Robin", *PUNCHES], p1=["Mera", "Weakness", "Vulnerability"])
    t.answer(0, "Punch", "Punch")
    t.answer(1, "Weakness", "Vulnerability")
    assert t.hand(0) == ["Kick", "Robin", "Punch"]
    assert t.hand(1) == ["Mera"]


@rule("BASE-18.15", "G-12")
def test_a_villain_shown_to_darkseid_spares_the_hand() -> None:
    t = appears("Darkseid", p1=["Bane", "Kick", "Punch"])
    t.answer(0, "Punch", "Punch")
    t.answer(1, "Bane")
    assert t.hand(1) == ["Bane", "Kick", "Punch"]
    assert [card.name for card in t.view(0).known(HAND + 1)] == ["Bane"]


@rule("BASE-18.15")
def test_nobody_has_to_show_a_villain_to_darkseid() -> None:
    t = appears("Darkseid", p1=["Bane", "Kick", "Punch"])
    t.answer(0, "Punch", "Punch")
    t.answer(1, None)
    t.answer(1, "Kick", "Punch")
    assert t.hand(1) == ["Bane"]


@rule("BASE-18.15")
def test_a_defense_escapes_darkseid_too() -> None:
    t = appears("Darkseid", p1=["Lasso of Truth", "Kick"], deck1=["Robin"])
    t.answer(1, "Lasso of Truth")
    t.answer(0, "Punch", "Punch")
    assert t.hand(1) == ["Kick", "Robin"]


def test_darkseid_takes_what_there_is_from_a_small_hand() -> None:
    t = appears("Darkseid", deck0=["Kick"], p1=["Robin"], p2=[])
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([], [], [])
    assert t.discard(1) == ["Robin"]


# Deathstroke


@rule("BASE-18.17")
def test_deathstroke_takes_hand_and_discard_pile_for_one_pool() -> None:
    t = appears("Deathstroke", p1=["Kick", "Bane"], discard1=["Robin", "Weakness", "The Batcave"])
    assert t.offered(1) == ["Kick (hand)", "Robin (discard pile)"]
    t.answer(1, "Robin")
    assert t.destroyed == ["Robin"]
    assert t.hand(1) == ["Kick", "Bane"]


@rule("BASE-18.17")
def test_deathstroke_destroys_a_lone_fitting_card_whichever_pile_it_lies_in() -> None:
    t = appears("Deathstroke", deck0=["Punch", "Kick", *PUNCHES], p1=["Punch"], discard1=["Lasso of Truth"])
    assert sorted(t.destroyed) == ["Kick", "Lasso of Truth"]
    assert t.discard(1) == []


def test_deathstroke_finds_nothing_among_starters_villains_locations_and_weaknesses() -> None:
    t = appears("Deathstroke", p1=["Bane", "Weakness"], discard1=["The Batcave", "Vulnerability"])
    assert t.destroyed == []
    assert t.offered(1) == ["play Bane", "play Weakness", "end turn"]


def test_deathstroke_finds_hand_and_discard_pile_empty() -> None:
    t = appears("Deathstroke", p1=[])
    assert t.destroyed == []
    assert t.offered(1) == ["end turn"]


def test_a_lasso_used_against_deathstroke_is_safe_in_the_discard_pile() -> None:
    t = appears("Deathstroke", p1=["Lasso of Truth"], deck1=["Kick"])
    t.answer(1, "Lasso of Truth")
    assert t.destroyed == []
    assert t.discard(1) == ["Lasso of Truth"]


# The Joker


def test_the_joker_passes_cards_to_the_left_and_a_dear_gift_brings_a_weakness() -> None:
    t = appears("The Joker", deck0=["Kick", *PUNCHES], p1=["Robin", "Vulnerability"], deck1=["Mera"])
    assert t.asked() == [0, 1]
    assert question(t.view(0), ["Ann", "Bob"]) == "The Joker: pass which card to Bob?"
    t.answer(0, "Kick")
    t.answer(1, "Vulnerability")
    assert t.discard(1) == ["Kick"]
    assert t.deck(1) == ["Weakness", "Mera"]
    assert t.discard(0) == ["Vulnerability"]
    assert t.deck(0) == ["Punch"]


@rule("BASE-18.22")
def test_a_card_for_a_player_who_avoided_the_joker_goes_on_to_the_next() -> None:
    t = appears("The Joker", deck0=["Kick", *PUNCHES], p1=["Lasso of Truth", "Mera"], p2=["Robin", "Bane"], deck2=[])
    t.answer(1, "Lasso of Truth")
    t.answer(0, "Kick")
    t.answer(2, "Robin")
    assert t.discard(1) == ["Lasso of Truth"]
    assert t.discard(2) == ["Kick"]
    assert t.deck(2) == ["Weakness"]
    assert t.discard(0) == ["Robin"]


def test_a_player_without_cards_passes_nothing_to_the_joker_but_receives() -> None:
    t = appears("The Joker", deck0=["Kick", *PUNCHES], p1=[])
    t.answer(0, "Kick")
    assert t.discard(1) == ["Kick"]
    assert t.discard(0) == []


@rule("BASE-9.4")
def test_the_joker_still_passes_cards_when_no_weakness_is_left() -> None:
    t = appears("The Joker", deck0=["Kick", *PUNCHES], p1=["Robin"], deck1=[], weaknesses=0)
    t.answer(0, "Kick")
    assert t.discard(1) == ["Kick"]
    assert t.deck(1) == []


@rule("BASE-9.1", "BASE-14.1")
def test_the_last_weakness_of_the_joker_goes_to_the_first_receiver_from_who_ended_the_turn() -> None:
    t = appears("The Joker", deck0=["Kick", *PUNCHES], p1=["Robin"], deck1=[], weaknesses=1)
    t.answer(0, "Kick")
    assert t.deck(0) == ["Weakness", "Punch"]
    assert t.deck(1) == []


# Lex Luthor


@rule("BASE-18.25")
def test_lex_luthor_brings_a_weakness_for_each_villain_in_the_line_up_himself_not_counted() -> None:
    t = appears("Lex Luthor", players=3, lineup=["Bane", "Starro", "Robin", "Kid Flash", "The Batcave"])
    assert (t.discard(0), t.discard(1), t.discard(2)) == (["Weakness"] * 2,) * 3


def test_lex_luthor_brings_nothing_without_villains_in_the_line_up() -> None:
    t = appears("Lex Luthor", lineup=STRENGTHS)
    assert (t.discard(0), t.discard(1)) == ([], [])


@rule("BASE-4.5")
def test_lex_luthor_counts_a_villain_that_came_with_the_refill() -> None:
    t = appears("Lex Luthor", lineup=STRENGTHS[:4], main=["Bane", "Robin"])
    assert (t.discard(0), t.discard(1)) == (["Weakness"], ["Weakness"])


@rule("G-15", "BASE-14.1")
def test_lex_luthor_serves_who_ended_the_turn_first_when_weaknesses_run_short() -> None:
    t = appears("Lex Luthor", lineup=["Bane", "Bane", *STRENGTHS[:3]], weaknesses=3)
    assert (t.discard(0), t.discard(1)) == (["Weakness"] * 2, ["Weakness"])


def test_super_speed_avoids_lex_luthor() -> None:
    t = appears("Lex Luthor", p1=["Super Speed"], deck1=["Kick", "Robin"], lineup=["Bane"] * 5)
    t.answer(1, "Super Speed")
    assert t.discard(1) == ["Super Speed"]
    assert t.hand(1) == ["Kick", "Robin"]
    assert t.discard(0) == ["Weakness"] * 5


# Parallax


def test_parallax_takes_every_card_of_cost_two_or_less() -> None:
    t = appears("Parallax", deck0=["Kick", "Punch", "Catwoman", "Robin", "Weakness"], p1=["Doomsday", "Batmobile"])
    assert t.hand(0) == ["Kick", "Robin"]
    assert sorted(t.discard(0)) == ["Catwoman", "Punch", "Weakness"]
    assert t.hand(1) == ["Doomsday"]


@rule("BASE-18.8")
def test_a_player_whose_hand_parallax_took_passes_and_draws_five() -> None:
    t = appears("Parallax", p1=PUNCHES)
    assert t.offered(1) == ["end turn"]
    t.end()
    assert t.hand(1) == PUNCHES


def test_parallax_finds_an_empty_hand() -> None:
    t = appears("Parallax", p1=[], deck0=[])
    assert (t.discard(0), t.discard(1)) == ([], [])


def test_a_lasso_saves_cheap_cards_from_parallax() -> None:
    t = appears("Parallax", p1=["Lasso of Truth", "Punch"], deck1=["Kick"])
    t.answer(1, "Lasso of Truth")
    assert t.hand(1) == ["Punch", "Kick"]


# Sinestro


@rule("BASE-18.31")
def test_sinestro_takes_as_many_cards_as_heroes_are_shown_but_not_the_heroes_themselves() -> None:
    t = appears("Sinestro", deck0=["Robin", "Mera", "Punch", "Kick", "Punch"])
    t.answer(0, "Punch", "Punch")
    assert t.hand(0) == ["Robin", "Mera", "Kick"]


def test_sinestro_takes_nothing_from_a_hand_without_heroes() -> None:
    t = appears("Sinestro", p1=["Kick", "Bane"], p2=[])
    assert t.hand(0) == PUNCHES
    assert t.offered(1) == ["play Kick", "play Bane", "end turn"]
    assert "Sinestro changes nothing for Ann, you and Cleo." in [
        told.text for told in lines(t.view(1).events(), 1, ["Ann", "Bob", "Cleo"])
    ]


def test_sinestro_takes_the_whole_hand_if_it_holds_heroes_only() -> None:
    t = appears("Sinestro", p1=["Robin", "Mera"])
    assert t.hand(1) == []
    assert t.discard(1) == ["Robin", "Mera"]
    told = [told.text for told in lines(t.view(1).events(), 1, ["Ann", "Bob"])]
    assert "Sinestro changes nothing for Ann." in told  # but Bob has lost his hand


def test_blue_beetle_wards_off_sinestro_though_he_is_a_hero() -> None:
    t = appears("Sinestro", p1=["Blue Beetle", "Robin"])
    t.answer(1, "Blue Beetle")
    assert t.hand(1) == ["Blue Beetle", "Robin"]

"""Villains of the main deck that turn against the foes: the Attack, who escapes it, and what it finds missing."""

from __future__ import annotations

from archfoe.core.piles import BORROWED
from tests.vocabulary import rule, table

STRENGTHS = ["Super Strength"] * 5
FOUR = STRENGTHS[:4]

# Bane


@rule("BASE-7.5")
def test_bane_gives_two_power_and_each_foe_discards_a_card_of_their_choice() -> None:
    t = table(p0=["Bane", "Punch"], p1=["Kick", "Vulnerability"], p2=["Robin", "Weakness"])
    t.play("Bane")
    t.answer(1, "Vulnerability")
    t.answer(2, "Weakness")
    assert (t.hand(1), t.discard(1)) == (["Kick"], ["Vulnerability"])
    assert (t.hand(2), t.discard(2)) == (["Robin"], ["Weakness"])
    assert t.hand(0) == ["Punch"]
    assert t.power(0) == 2


def test_bane_finds_an_empty_hand() -> None:
    t = table(p0=["Bane"], p1=[])
    t.play("Bane")
    assert t.discard(1) == []
    assert t.power(0) == 2


def test_bane_takes_the_only_card_without_a_question() -> None:
    t = table(p0=["Bane"], p1=["Kick"])
    t.play("Bane")
    assert t.discard(1) == ["Kick"]


@rule("BASE-7.3", "BASE-7.6")
def test_a_lasso_saves_its_owner_from_bane_and_nobody_else() -> None:
    t = table(p0=["Bane"], p1=["Lasso of Truth", "Kick"], p2=["Robin"], deck1=["Punch"])
    t.play("Bane")
    t.answer(1, "Lasso of Truth")
    assert t.hand(1) == ["Kick", "Punch"]
    assert t.discard(2) == ["Robin"]
    assert t.power(0) == 2


def test_blue_beetle_wards_off_bane_and_stays_in_hand() -> None:
    t = table(p0=["Bane"], p1=["Blue Beetle", "Kick"])
    t.play("Bane")
    t.answer(1, "Blue Beetle")
    assert t.hand(1) == ["Blue Beetle", "Kick"]


@rule("BASE-17.2")
def test_bane_met_on_patrol_makes_the_active_player_alone_discard() -> None:
    t = table(p0=["Kick", "Punch"], p1=["Robin"], variants=["on-patrol"], lineup=FOUR, main=["Bane", *STRENGTHS])
    t.refill()
    t.answer(0, "Punch")
    assert t.discard(0) == ["Punch"]
    assert t.hand(1) == ["Robin"]
    assert t.power(0) == 0


def test_clayface_lets_bane_attack_a_second_time() -> None:
    t = table(p0=["Bane", "Clayface"], p1=["Kick", "Punch", "Robin"])
    t.play("Bane")
    t.answer(1, "Punch")
    t.play("Clayface")
    t.answer(1, "Kick")
    assert t.hand(1) == ["Robin"]
    assert t.power(0) == 4


# Harley Quinn


def test_harley_quinn_makes_each_foe_put_a_punch_or_vulnerability_on_top_of_the_deck() -> None:
    t = table(p0=["Harley Quinn"], deck1=["Kick"], discard1=["Punch", "Vulnerability", "Robin", "Weakness"])
    t.play("Harley Quinn")
    assert t.offered(1) == ["Punch", "Vulnerability"]
    t.answer(1, "Vulnerability")
    assert t.deck(1) == ["Vulnerability", "Kick"]
    assert t.discard(1) == ["Punch", "Robin", "Weakness"]
    assert t.power(0) == 1


@rule("BASE-18.20")
def test_harley_quinn_does_nothing_to_a_foe_without_punch_or_vulnerability_in_the_discard_pile() -> None:
    t = table(p0=["Harley Quinn"], deck1=["Kick"], discard1=["Robin", "Weakness"], deck2=["Kick"])
    t.play("Harley Quinn")
    assert (t.deck(1), t.discard(1)) == (["Kick"], ["Robin", "Weakness"])
    assert (t.deck(2), t.discard(2)) == (["Kick"], [])
    assert t.power(0) == 1


@rule("BASE-18.20")
def test_a_defense_may_be_used_against_harley_quinn_even_with_an_empty_discard_pile() -> None:
    t = table(p0=["Harley Quinn"], p1=["The Cape and Cowl"], deck1=["Kick", "Robin"])
    t.play("Harley Quinn")
    t.answer(1, "The Cape and Cowl")
    assert t.hand(1) == ["Kick", "Robin"]
    assert t.discard(1) == ["The Cape and Cowl"]


def test_harley_quinn_reaches_an_empty_deck() -> None:
    t = table(p0=["Harley Quinn"], deck1=[], discard1=["Punch", "Kick"])
    t.play("Harley Quinn")
    assert t.deck(1) == ["Punch"]  # no shuffle: nothing was needed from the deck
    assert t.discard(1) == ["Kick"]


def test_clayface_lets_harley_quinn_attack_twice() -> None:
    t = table(p0=["Harley Quinn", "Clayface"], deck1=["Kick"], discard1=["Punch", "Vulnerability"])
    t.play("Harley Quinn")
    t.answer(1, "Punch")
    t.play("Clayface")
    assert t.deck(1) == ["Vulnerability", "Punch", "Kick"]
    assert t.power(0) == 2


@rule("BASE-17.2")
def test_harley_quinn_met_on_patrol_uses_the_discard_pile_of_the_active_player() -> None:
    t = table(
        discard0=["Punch"],
        deck0=["Kick"],
        discard1=["Vulnerability"],
        variants=["on-patrol"],
        lineup=FOUR,
        main=["Harley Quinn", *STRENGTHS],
    )
    t.refill()
    assert t.deck(0) == ["Punch", "Kick"]
    assert t.discard(1) == ["Vulnerability"]


# Poison Ivy


def test_poison_ivy_brings_a_weakness_to_a_foe_whose_top_card_has_a_cost() -> None:
    t = table(p0=["Poison Ivy"], deck1=["Kick", "Punch"])
    t.play("Poison Ivy")
    assert t.discard(1) == ["Kick", "Weakness"]
    assert t.power(0) == 1


def test_poison_ivy_brings_no_weakness_for_a_top_card_without_cost() -> None:
    t = table(p0=["Poison Ivy"], deck1=["Punch", "Kick"])
    t.play("Poison Ivy")
    assert t.discard(1) == ["Punch"]
    assert t.deck(1) == ["Kick"]


@rule("BASE-10.3")
def test_poison_ivy_makes_a_foe_without_deck_shuffle_first() -> None:
    t = table(p0=["Poison Ivy"], deck1=[], discard1=["Kick"])
    t.play("Poison Ivy")
    assert t.deck(1) == []
    assert t.discard(1) == ["Kick", "Weakness"]


@rule("G-22")
def test_poison_ivy_does_nothing_to_a_foe_without_deck_and_discard_pile() -> None:
    t = table(p0=["Poison Ivy"], deck1=[])
    t.play("Poison Ivy")
    assert t.discard(1) == []
    assert t.power(0) == 1


@rule("BASE-9.4")
def test_poison_ivy_still_discards_when_the_weaknesses_have_run_out() -> None:
    t = table(p0=["Poison Ivy"], deck1=["Kick", "Punch"], weaknesses=0)
    t.play("Poison Ivy")
    assert t.discard(1) == ["Kick"]


def test_bulletproof_avoids_poison_ivy_and_clears_the_discard_pile() -> None:
    t = table(p0=["Poison Ivy"], p1=["Bulletproof"], deck1=["Kick", "Robin"], discard1=["Weakness"])
    t.play("Poison Ivy")
    t.answer(1, "Bulletproof")
    t.answer(1, "Weakness")
    assert t.hand(1) == ["Kick"]
    assert t.discard(1) == ["Bulletproof"]
    assert t.destroyed == ["Weakness"]


@rule("BASE-17.2")
def test_poison_ivy_met_on_patrol_poisons_the_active_player() -> None:
    t = table(deck0=["Kick", "Punch"], variants=["on-patrol"], lineup=FOUR, main=["Poison Ivy", *STRENGTHS])
    t.refill()
    assert t.discard(0) == ["Kick", "Weakness"]
    assert t.power(0) == 0


# Scarecrow


def test_scarecrow_gives_two_power_and_a_weakness_to_each_foe() -> None:
    t = table(p0=["Scarecrow"], players=3)
    t.play("Scarecrow")
    assert (t.discard(0), t.discard(1), t.discard(2)) == ([], ["Weakness"], ["Weakness"])
    assert t.power(0) == 2


@rule("BASE-9.4", "BASE-9.5")
def test_a_defense_may_be_used_against_scarecrow_even_if_no_weakness_is_left() -> None:
    t = table(p0=["Scarecrow"], p1=["Super Speed"], deck1=["Kick", "Robin"], weaknesses=0)
    t.play("Scarecrow")
    t.answer(1, "Super Speed")
    assert t.hand(1) == ["Kick", "Robin"]
    assert t.discard(1) == ["Super Speed"]
    assert t.power(0) == 2


def test_scarecrow_brings_nothing_without_weaknesses() -> None:
    t = table(p0=["Scarecrow"], weaknesses=0)
    t.play("Scarecrow")
    assert t.discard(1) == []


@rule("G-8", "BASE-7.4")
def test_clayface_lets_scarecrow_attack_again_and_each_attack_may_be_avoided() -> None:
    t = table(p0=["Scarecrow", "Clayface"], p1=["The Cape and Cowl"])
    t.play("Scarecrow")
    t.answer(1, None)
    t.play("Clayface")
    t.answer(1, "The Cape and Cowl")
    assert t.discard(1) == ["Weakness", "The Cape and Cowl"]
    assert t.power(0) == 4


@rule("BASE-6.1")
def test_aquaman_cannot_move_a_weakness_that_scarecrow_brings_in_a_foes_turn() -> None:
    t = table(p0=["Scarecrow"], hero1="Aquaman")
    t.play("Scarecrow")
    assert t.discard(1) == ["Weakness"]


@rule("BASE-16.6", "BASE-16.7")
def test_in_a_team_scarecrow_spares_the_partner_and_a_foe_may_shield_the_other() -> None:
    t = table(p0=["Scarecrow"], p1=["Lasso of Truth"], players=4, variants=["team"])
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth for P3")
    assert t.discard(1) == ["Lasso of Truth", "Weakness"]
    assert (t.discard(0), t.discard(2), t.discard(3)) == ([], [], [])


# Starro


@rule("G-9", "G-14")
def test_starro_may_play_what_the_foes_discard_and_it_goes_back_to_its_owner() -> None:
    t = table(p0=["Starro"], deck1=["Kick", "Punch"], deck2=["Robin", "Punch"], deck0=["Punch"] * 6)
    t.play("Starro")
    assert t.offered(0) == ["Kick (P1's discard pile)", "Robin (P2's discard pile)"]
    t.answer(0, "Kick")
    t.answer(0, "Robin")
    assert t.power(0) == 2 + 1
    assert (t.names(BORROWED + 1), t.names(BORROWED + 2)) == (["Kick"], ["Robin"])
    t.end()
    assert (t.discard(0), t.discard(1), t.discard(2)) == (["Starro"], ["Kick"], ["Robin"])


@rule("G-9")
def test_the_plays_of_starro_may_be_declined() -> None:
    t = table(p0=["Starro"], deck1=["Kick"])
    t.play("Starro")
    t.answer(0, None)
    assert t.power(0) == 0
    assert t.discard(1) == ["Kick"]


def test_starro_does_not_play_a_location() -> None:
    t = table(p0=["Starro"], deck1=["The Batcave"])
    t.play("Starro")
    assert t.offered(0) == ["end turn"]
    assert t.discard(1) == ["The Batcave"]


@rule("BASE-7.7")
def test_starro_plays_nothing_of_a_foe_who_avoided_the_attack() -> None:
    t = table(p0=["Starro"], p1=["Blue Beetle"], deck1=["Kick"], discard1=["Doomsday"], deck2=["Robin"])
    t.play("Starro")
    t.answer(1, "Blue Beetle")
    assert t.offered(0) == ["Robin"]
    assert t.deck(1) == ["Kick"]


@rule("G-22")
def test_starro_gets_nothing_from_a_foe_without_deck_and_discard_pile() -> None:
    t = table(p0=["Starro"], deck1=[])
    t.play("Starro")
    assert t.offered(0)[-1] == "end turn"
    assert t.discard(1) == []


@rule("BASE-10.3")
def test_a_foe_without_deck_shuffles_before_starro_takes_the_top_card() -> None:
    t = table(p0=["Starro"], deck1=[], discard1=["Kick"])
    t.play("Starro")
    t.answer(0, "Kick")
    assert t.power(0) == 2


@rule("BASE-17.4")
def test_starro_met_on_patrol_gives_the_active_player_nothing_to_play() -> None:
    t = table(deck0=["Kick", "Punch"], variants=["on-patrol"], lineup=FOUR, main=["Starro", *STRENGTHS])
    t.refill()
    assert t.discard(0) == ["Kick"]
    assert t.power(0) == 0
    assert t.offered(0) == ["end turn"]


@rule("G-14")
def test_an_attack_that_starro_takes_from_a_foe_hits_that_foe() -> None:
    t = table(p0=["Starro"], deck1=["Scarecrow"])
    t.play("Starro")
    t.answer(0, "Scarecrow")
    assert t.power(0) == 2
    assert t.discard(1) == ["Weakness"]
    assert t.names(BORROWED + 1) == ["Scarecrow"]


def test_starro_is_the_first_villain_for_arkham_asylum_whatever_he_plays() -> None:
    t = table(p0=["Starro"], deck1=["Doomsday"], in0=["Arkham Asylum"])
    t.play("Starro")
    t.answer(0, "Doomsday")
    assert t.power(0) == 4
    assert t.hand(0) == ["Punch"]


def test_clayface_may_replay_a_card_that_starro_played() -> None:
    t = table(p0=["Starro", "Clayface"], deck1=["Kick", "Punch"])
    t.play("Starro")
    t.answer(0, "Kick")
    t.play("Clayface")
    t.answer(0, "Kick")
    assert t.power(0) == 4


def test_ra_s_al_ghul_played_by_starro_goes_to_the_bottom_of_his_owners_deck() -> None:
    t = table(p0=["Starro"], deck1=["Ra's al Ghul", "Kick"])
    t.play("Starro")
    t.answer(0, "Ra's al Ghul")
    t.end()
    assert t.deck(1) == ["Kick", "Ra's al Ghul"]


# Suicide Squad


def test_the_third_suicide_squad_makes_each_foe_discard_the_hand() -> None:
    t = table(p0=["Suicide Squad"] * 3, p1=["Kick", "Punch"], p2=["Robin"])
    t.play("Suicide Squad")
    t.play("Suicide Squad")
    assert t.hand(1) == ["Kick", "Punch"]
    t.play("Suicide Squad")
    assert (t.hand(1), t.hand(2)) == ([], [])
    assert (t.discard(1), t.discard(2)) == (["Kick", "Punch"], ["Robin"])
    assert t.power(0) == 6


def test_suicide_squad_is_no_attack_so_no_defense_helps() -> None:
    t = table(p0=["Suicide Squad"] * 3, p1=["The Cape and Cowl", "Blue Beetle"])
    for _ in range(3):
        t.play("Suicide Squad")
    assert t.hand(1) == []
    assert t.asked() == [0]


def test_suicide_squad_met_on_patrol_attacks_nobody() -> None:
    t = table(p0=["Kick"], variants=["on-patrol"], lineup=FOUR[:3], main=["Suicide Squad", "Suicide Squad", *STRENGTHS])
    t.refill()
    assert t.hand(0) == ["Kick"]


@rule("G-7")
def test_a_suicide_squad_replayed_by_clayface_is_not_another_suicide_squad() -> None:
    t = table(p0=["Suicide Squad", "Clayface", "Suicide Squad", "Suicide Squad"], p1=["Kick"])
    t.play("Suicide Squad")
    t.play("Clayface")
    t.play("Suicide Squad")
    assert t.hand(1) == ["Kick"]
    t.play("Suicide Squad")
    assert t.hand(1) == []
    assert t.power(0) == 8


@rule("G-7")
def test_clayface_replaying_one_of_two_suicide_squads_empties_no_hand() -> None:
    t = table(p0=["Suicide Squad", "Suicide Squad", "Clayface"], p1=["Kick"])
    t.play("Suicide Squad")
    t.play("Suicide Squad")
    t.play("Clayface")
    t.answer(0, "Suicide Squad")
    assert t.hand(1) == ["Kick"]
    assert t.power(0) == 6


@rule("BASE-18.8")
def test_a_player_whose_hand_suicide_squad_took_passes_and_draws_five() -> None:
    t = table(p0=["Suicide Squad"] * 3, p1=["Kick"])
    for _ in range(3):
        t.play("Suicide Squad")
    t.end()
    assert t.active == 1
    assert t.offered(1) == ["end turn"]
    t.end()
    assert len(t.hand(1)) == 5


@rule("BASE-18.32")
def test_suicide_squads_score_their_number_squared() -> None:
    for n in range(7):
        assert table(discard0=["Suicide Squad"] * n).vp(0) == n * n


@rule("BASE-16.6")
def test_in_a_team_suicide_squad_leaves_the_partners_hand_alone() -> None:
    t = table(p0=["Suicide Squad"] * 3, p1=["Kick"], p2=["Robin"], p3=["Punch"], variants=["team"], players=4)
    for _ in range(3):
        t.play("Suicide Squad")
    assert (t.hand(1), t.hand(2), t.hand(3)) == ([], ["Robin"], [])


def test_a_suicide_squad_that_starro_takes_from_a_foe_counts_as_the_third() -> None:
    t = table(p0=["Suicide Squad", "Suicide Squad", "Starro"], p1=["Kick"], deck1=["Suicide Squad"])
    t.play("Suicide Squad")
    t.play("Suicide Squad")
    t.play("Starro")
    t.answer(0, "Suicide Squad")
    assert t.hand(1) == []
    assert t.power(0) == 6


def test_suicide_squad_finds_hands_empty_already() -> None:
    t = table(p0=["Suicide Squad"] * 3, p1=[])
    for _ in range(3):
        t.play("Suicide Squad")
    assert t.discard(1) == []
    assert t.power(0) == 6

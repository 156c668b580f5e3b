"""Super-Villains of Heroes Unite played from hand; for their First Appearances see test_first_appearances."""

from __future__ import annotations

import pytest

from archfoe.core.piles import HAND, MAIN
from tests.sets.heroes_unite import unite
from tests.vocabulary import rule

BLOODS = ["Brother Blood"] * 5
FOUR = BLOODS[:4]


# Vandal Savage


@rule("HU-3.5", "HU-3.6")
def test_vandal_savage_stays_in_play_and_gives_one_power_in_each_turn_of_his_owner() -> None:
    t = unite(p0=["Vandal Savage"])
    t.play("Vandal Savage")
    assert t.power(0) == 1
    t.end()
    assert (t.in_play(0), t.discard(0)) == (["Vandal Savage"], [])
    assert (t.power(0), t.power(1)) == (0, 0)  # nothing in a foe's turn
    t.end()
    assert (t.active, t.power(0)) == (0, 1)


def test_vandal_savage_needs_nothing_on_the_table() -> None:
    t = unite(p0=["Vandal Savage"], deck0=[], lineup=[], main=[], stack=[], kicks=0, weaknesses=0)
    t.play("Vandal Savage")
    assert t.power(0) == 1


@rule("HU-4.1", "G-4")
def test_vandal_savage_scores_from_play() -> None:
    assert unite(in0=["Vandal Savage"], deck0=[]).vp(0) == 4


@rule("HU-3.6", "G-8")
def test_vandal_savage_gives_his_one_power_a_turn_also_if_amazo_plays_him_again() -> None:
    t = unite(p0=["Vandal Savage", "Amazo"])
    t.play("Vandal Savage")
    t.play("Amazo")
    t.answer(0, "Vandal Savage")
    assert (t.power(0), t.in_play(0)) == (1, ["Vandal Savage"])
    t.end()
    t.end()
    assert t.power(0) == 1


# Amazo


@rule("HU-9.1", "G-8")
def test_amazo_plays_a_villain_and_a_hero_again_and_the_first_plays_stand() -> None:
    t = unite(p0=["Brother Blood", "Raven", "Batarang", "Amazo"], deck0=["Kick", "Punch", "Talon"])
    for name in ("Brother Blood", "Raven", "Batarang", "Amazo"):
        t.play(name)
    assert t.offered(0) == ["Brother Blood"]
    t.answer(0, "Brother Blood")
    assert t.offered(0) == ["Raven"]  # the Batarang is neither Villain nor Hero
    t.answer(0, "Raven")
    assert t.power(0) == (4 + 1 + 2) + (4 + 1)
    assert t.hand(0) == ["Kick", "Punch"]


def test_amazo_may_play_only_one_of_them_again() -> None:
    t = unite(p0=["Brother Blood", "Katana", "Amazo"])
    for name in ("Brother Blood", "Katana", "Amazo"):
        t.play(name)
    t.answer(0, None)
    t.answer(0, "Katana")
    assert t.power(0) == 4 + 1 + 1


def test_amazo_gives_three_power_if_both_are_declined() -> None:
    t = unite(p0=["Brother Blood", "Katana", "Amazo"])
    for name in ("Brother Blood", "Katana", "Amazo"):
        t.play(name)
    t.answer(0, None)
    t.answer(0, None)
    assert t.power(0) == 4 + 1 + 3


def test_amazo_gives_three_power_if_there_is_nobody_but_himself() -> None:
    t = unite(p0=["Kick", "Amazo"], discard0=["Brother Blood"])
    t.play("Kick")
    t.play("Amazo")
    assert t.offered(0)[-1] == "end turn"
    assert t.power(0) == 2 + 3


@rule("HU-9.1")
def test_killer_croc_played_again_by_amazo_has_another_villain_both_times() -> None:
    t = unite(p0=["Killer Croc", "Amazo"])
    t.play("Killer Croc")
    t.play("Amazo")
    t.answer(0, "Killer Croc")
    assert t.power(0) == 3 + 3


def test_granny_goodness_played_again_by_amazo_takes_a_second_card() -> None:
    t = unite(p0=["Granny Goodness", "Amazo"], lineup=["Katana", "Brother Blood", "Oa", "Oa", "Oa"])
    t.play("Granny Goodness")
    t.answer(0, "Katana")
    t.play("Amazo")
    t.answer(0, "Granny Goodness")
    t.answer(0, None)  # the borrowed Katana was played too, and is not played again
    assert t.lineup == ["Oa", "Oa", "Oa"]
    assert t.power(0) == 1 + 4


# Arkillo


def test_arkillo_takes_every_equipment_from_the_discard_pile_into_the_hand() -> None:
    t = unite(p0=["Arkillo"], discard0=["Batarang", "Talon", "Skeets", "Kick"], discard1=["Batarang"])
    t.play("Arkillo")
    assert t.hand(0) == ["Batarang", "Skeets"]
    assert t.discard(0) == ["Talon", "Kick"]
    assert t.discard(1) == ["Batarang"]
    assert t.power(0) == 2


@pytest.mark.parametrize("discards", [[], ["Talon"]])
def test_arkillo_finds_no_equipment(discards: list[str]) -> None:
    t = unite(p0=["Arkillo"], discard0=discards, deck0=["Batarang"])
    t.play("Arkillo")
    assert (t.hand(0), t.power(0)) == ([], 2)


def test_nightwing_makes_the_most_of_what_arkillo_brings() -> None:
    t = unite(p0=["Arkillo"], discard0=["Batarang", "Batarang"], deck0=["Kick", "Punch"], hero0="Nightwing")
    t.play("Arkillo")
    t.play("Batarang")
    t.play("Batarang")
    t.answer(0, "draw")
    assert t.power(0) == 2 + 2 + 1 + 2
    assert t.hand(0) == ["Kick"]


# Black Adam


def test_black_adam_gives_two_power_for_each_type_before_and_after_him_his_own_included() -> None:
    t = unite(p0=["Punch", "Kick", "Black Adam", "Batarang", "Raven", "Oa", "Weakness", "Vulnerability"])
    t.play("Punch")
    t.play("Kick")
    t.play("Black Adam")
    assert t.power(0) == 1 + 2 + 3 * 2
    for name in ("Batarang", "Raven", "Oa", "Weakness", "Vulnerability"):
        t.play(name)  # three more types; a Weakness has none and Vulnerability is a Starter like Punch
    assert t.power(0) == 1 + 2 + 2 + 1 + 6 * 2


def test_black_adam_alone_is_one_type() -> None:
    t = unite(p0=["Black Adam"], in0=["Oa"], deck0=[])
    t.play("Black Adam")
    assert t.power(0) == 2  # a Location that lay there before was not played this turn


def test_amazo_plays_black_adam_again_for_all_the_types_once_more() -> None:
    t = unite(p0=["Katana", "Black Adam", "Amazo"])
    t.play("Katana")
    t.play("Black Adam")
    t.play("Amazo")
    t.answer(0, "Black Adam")
    t.answer(0, None)
    assert t.power(0) == 1 + 2 * 2 + 2 * 2


# Graves


def test_graves_gives_four_power_and_may_put_any_card_on_top_of_the_deck() -> None:
    t = unite(p0=["Graves", "Raven"], deck0=["Punch"], discard0=["Weakness", "Oa", "Trigon"])
    t.play("Graves")
    assert t.offered(0) == ["Weakness", "Oa", "Trigon"]
    t.answer(0, "Trigon")
    assert t.deck(0) == ["Trigon", "Punch"]
    assert t.power(0) == 4
    t.play("Raven")
    assert t.hand(0) == ["Trigon"]


def test_graves_may_leave_the_discard_pile_alone() -> None:
    t = unite(p0=["Graves"], discard0=["Oa"])
    t.play("Graves")
    t.answer(0, None)
    assert (t.discard(0), t.power(0)) == (["Oa"], 4)


def test_graves_asks_nothing_with_an_empty_discard_pile() -> None:
    t = unite(p0=["Graves"])
    t.play("Graves")
    assert t.power(0) == 4
    assert t.view(0).kind.name == "main"


# Hector Hammond


def test_hector_hammond_takes_up_to_two_cards_from_the_discard_pile() -> None:
    t = unite(p0=["Hector Hammond"], discard0=["Kick", "Trigon", "Punch"])
    t.play("Hector Hammond")
    t.answer(0, "Trigon", "Kick")
    assert sorted(t.hand(0)) == ["Kick", "Trigon"]
    assert (t.discard(0), t.power(0)) == (["Punch"], 0)


def test_hector_hammond_may_take_one_card_which_is_no_refusal() -> None:
    t = unite(p0=["Hector Hammond"], discard0=["Kick", "Punch"])
    t.play("Hector Hammond")
    t.answer(0, "Kick")
    assert (t.hand(0), t.power(0)) == (["Kick"], 0)


def test_hector_hammond_gives_three_power_if_nothing_is_taken_or_can_be() -> None:
    t = unite(p0=["Hector Hammond"], discard0=["Kick"])
    t.play("Hector Hammond")
    t.answer(0, None)
    assert (t.discard(0), t.power(0)) == (["Kick"], 3)
    t = unite(p0=["Hector Hammond"], deck0=["Kick"])
    t.play("Hector Hammond")
    assert (t.hand(0), t.power(0)) == ([], 3)


# H'el


def test_hel_draws_until_the_costs_total_seven() -> None:
    t = unite(p0=["H'el"], deck0=["Punch", "Kick", "Weakness", "Katana", "Batarang", "Talon"])
    t.play("H'el")
    assert t.hand(0) == ["Punch", "Kick", "Weakness", "Katana", "Batarang"]  # 0 + 3 + 0 + 2 + 2
    assert t.deck(0) == ["Talon"]
    assert [card.name for card in t.view(1).known(HAND)] == ["Batarang", "Katana", "Kick", "Punch", "Weakness"]


def test_hel_stops_after_one_dear_card() -> None:
    t = unite(p0=["H'el"], deck0=["Kyle Rayner", "Kick"])
    t.play("H'el")
    assert t.hand(0) == ["Kyle Rayner"]


@rule("BASE-10.2")
def test_hel_shuffles_the_discard_pile_and_goes_on_till_nothing_is_left() -> None:
    t = unite(p0=["H'el"], deck0=["Kick"], discard0=["Batarang"])
    t.play("H'el")
    assert t.hand(0) == ["Kick", "Batarang"]
    assert (t.deck(0), t.discard(0)) == ([], [])


@rule("G-22")
def test_hel_draws_nothing_if_there_is_nothing() -> None:
    t = unite(p0=["H'el"], deck0=[])
    t.play("H'el")
    assert t.offered(0) == ["end turn"]


# Helspont


def test_helspont_takes_any_number_of_cheap_cards_of_one_type() -> None:
    t = unite(p0=["Helspont"], discard0=["Raven", "Katana", "Superboy", "Kick", "Weakness"])
    t.play("Helspont")
    assert t.offered(0) == ["Hero", "Super Power", "no card type"]  # a Weakness has no type
    t.answer(0, "Hero")
    assert t.offered(0) == ["Raven", "Katana"]  # Superboy costs 5
    t.answer(0, "Raven", "Katana")
    assert t.hand(0) == ["Raven", "Katana"]
    assert t.power(0) == 0


def test_helspont_gives_three_power_if_nothing_is_taken() -> None:
    t = unite(p0=["Helspont"], discard0=["Punch", "Kick"])
    t.play("Helspont")
    t.answer(0, "no card type")
    assert (t.discard(0), t.power(0)) == (["Punch", "Kick"], 3)


@pytest.mark.parametrize("discards", [[], ["Weakness", "Starbolt"]])
def test_helspont_gives_three_power_if_nothing_fits(discards: list[str]) -> None:
    t = unite(p0=["Helspont"], discard0=discards)
    t.play("Helspont")
    assert (t.discard(0), t.power(0)) == (discards, 3)


def test_helspont_brings_punches_for_talon() -> None:
    t = unite(p0=["Helspont", "Talon"], discard0=["Punch", "Punch", "Vulnerability"])
    t.play("Helspont")
    t.answer(0, "Starter")
    t.answer(0, "Punch", "Punch")
    for name in ("Punch", "Punch", "Talon"):
        t.play(name)
    assert t.power(0) == 1 + 1 + 2


# Mongul


def test_mongul_gives_two_power_draws_two_and_destroys_a_card_of_the_hand() -> None:
    t = unite(p0=["Mongul", "Weakness"], deck0=["Kick", "Raven", "Punch"], discard0=["Vulnerability"])
    t.play("Mongul")
    assert t.offered(0) == ["Weakness", "Kick", "Raven"]
    assert t.view(0).least == 1
    t.answer(0, "Weakness")
    assert (t.hand(0), t.destroyed, t.power(0)) == (["Kick", "Raven"], ["Weakness"], 2)


@rule("G-22")
def test_mongul_has_nothing_to_draw_and_nothing_to_destroy() -> None:
    t = unite(p0=["Mongul"], deck0=[])
    t.play("Mongul")
    assert (t.hand(0), t.destroyed, t.power(0)) == ([], [], 2)


def test_mongul_destroys_the_only_card_that_is_there() -> None:
    t = unite(p0=["Mongul"], deck0=["Trigon"])
    t.play("Mongul")
    assert (t.hand(0), t.destroyed) == ([], ["Trigon"])


# Mr. Freeze


def test_mr_freeze_gains_every_equipment_of_the_line_up_into_the_hand() -> None:
    t = unite(p0=["Mr. Freeze"], lineup=["Batarang", "Raven", "Sciencell", *BLOODS[:2]])
    t.play("Mr. Freeze")
    t.answer(0, "gain")
    assert (t.hand(0), t.lineup) == (["Batarang", "Sciencell"], ["Raven", *BLOODS[:2]])
    assert t.power(0) == 0


def test_mr_freeze_gives_three_power_if_the_equipment_is_left() -> None:
    t = unite(p0=["Mr. Freeze"], lineup=["Batarang", *FOUR])
    t.play("Mr. Freeze")
    t.answer(0, "do not")
    assert (t.hand(0), t.power(0)) == ([], 3)


@pytest.mark.parametrize("lineup", [[], FOUR])
def test_mr_freeze_gives_three_power_without_equipment_in_the_line_up(lineup: list[str]) -> None:
    t = unite(p0=["Mr. Freeze"], lineup=lineup)
    t.play("Mr. Freeze")
    assert (t.hand(0), t.power(0)) == ([], 3)


def test_nightwing_plays_what_mr_freeze_gained_in_the_same_turn() -> None:
    t = unite(p0=["Mr. Freeze"], lineup=["Batarang", *FOUR], hero0="Nightwing")
    t.play("Mr. Freeze")
    t.answer(0, "gain")
    t.play("Batarang")
    assert t.power(0) == 2 + 1


# Nekron


def test_nekron_destroys_up_to_three_cards_of_hand_and_discard_pile_and_draws_as_many() -> None:
    t = unite(p0=["Nekron", "Weakness", "Kick"], discard0=["Punch", "Weakness"], deck0=["Raven", "Talon", "Oa", "Oa"])
    t.play("Nekron")
    assert (t.view(0).least, t.view(0).most) == (0, 3)
    t.answer(0, "Weakness (hand)", "Weakness (discard pile)", "Punch")
    assert sorted(t.destroyed) == ["Punch", "Weakness", "Weakness"]
    assert t.hand(0) == ["Kick", "Raven", "Talon", "Oa"]


def test_nekron_may_destroy_nothing_and_draws_nothing() -> None:
    t = unite(p0=["Nekron", "Kick"], deck0=["Raven"])
    t.play("Nekron")
    t.answer(0, None)
    assert (t.hand(0), t.destroyed) == (["Kick"], [])


@rule("G-22", "BASE-8.10")
def test_nekron_played_from_hand_attacks_nobody_and_finds_nothing() -> None:
    t = unite(p0=["Nekron"], deck0=[], p1=["Trigon", "Katana"])
    t.play("Nekron")
    assert t.hand(1) == ["Trigon", "Katana"]
    assert t.offered(0) == ["end turn"]


def test_nekron_draws_from_a_discard_pile_without_what_was_destroyed() -> None:
    t = unite(p0=["Nekron"], deck0=[], discard0=["Weakness", "Punch", "Kick"])
    t.play("Nekron")
    t.answer(0, "Weakness", "Punch")
    assert (t.hand(0), t.discard(0)) == (["Kick"], [])


# Trigon


def test_trigon_takes_one_of_the_top_two_of_the_main_deck_and_puts_the_other_under_it() -> None:
    t = unite(p0=["Trigon"], main=["Raven", "Starbolt", "Talon"])
    t.play("Trigon")
    assert t.offered(0) == ["Raven", "Starbolt"]
    assert t.view(1).known(MAIN) == []
    t.answer(0, "Starbolt")
    assert (t.hand(0), t.main_deck) == (["Starbolt"], ["Talon", "Raven"])
    t.play("Starbolt")
    assert t.power(0) == 2


@rule("G-2")
def test_trigon_takes_the_last_card_of_the_main_deck_and_then_finds_none() -> None:
    t = unite(p0=["Trigon"], main=["Raven"])
    t.play("Trigon")
    assert (t.hand(0), t.main_deck, t.over) == (["Raven"], [], False)
    t = unite(p0=["Trigon"], main=[])
    t.play("Trigon")
    assert t.hand(0) == []


def test_trigon_puts_a_card_into_the_hand_without_gaining_it() -> None:
    t = unite(p0=["Trigon", "Weakness"], main=["Deadman", "Raven"])
    t.play("Trigon")
    t.answer(0, "Deadman")
    assert t.hand(0) == ["Weakness", "Deadman"]
    assert t.view(0).kind.name == "main"  # Deadman destroys only when he is bought or gained

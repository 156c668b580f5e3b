"""First Appearances of Heroes Unite: turned up at the end of P0's turn, when P0 has drawn five cards."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.decisions import DISCARD_CARD
from archfoe.core.piles import HAND
from tests.sets.heroes_unite import unite
from tests.vocabulary import Table, rule

BLOODS = ["Brother Blood"] * 5
PUNCHES = ["Punch"] * 5


def appears(name: str, *below: str, **more: Any) -> Table:
    """The Super-Villain above was defeated in P0's turn, which now ends; deck0 begins with P0's new hand."""
    t = unite(stack=[name, *below], face_down=True, **more)
    t.end()
    return t


@rule("HU-1.4")
def test_vandal_savage_attacks_nobody_when_he_is_turned_up() -> None:
    t = appears("Vandal Savage", p1=["Katana", *BLOODS[:2]])
    assert t.active == 1
    t.play("Brother Blood")
    t.play("Brother Blood")
    t.buy("Vandal Savage")
    assert t.discard(1) == ["Vandal Savage"]


# Amazo


def test_amazo_makes_each_player_pass_a_card_left_and_a_card_right_in_secret() -> None:
    t = appears("Amazo", deck0=["Kick", "Raven", *PUNCHES], p1=["Talon", "Katana"], p2=["Batarang", "Oa"])
    t.answer(1, None)  # Katana is a Defense
    assert t.asked() == [0, 1, 2]
    t.answer(0, "Kick", "Raven")
    t.answer(2, "Batarang", "Oa")
    assert t.asked() == [1]
    assert t.hand(1) == ["Talon", "Katana"]  # nothing moves before all have chosen
    t.answer(1, "Talon", "Katana")
    assert sorted(t.hand(0)) == ["Batarang", "Katana", "Punch", "Punch", "Punch"]
    assert sorted(t.hand(1)) == ["Kick", "Oa"]
    assert sorted(t.hand(2)) == ["Raven", "Talon"]


def test_only_giver_and_receiver_know_what_was_passed_for_amazo() -> None:
    t = appears("Amazo", deck0=["Kick", "Raven", *PUNCHES], p1=["Talon", "Oa"], p2=["Batarang", "Starbolt"])
    for seat, cards in enumerate([("Kick", "Raven"), ("Talon", "Oa"), ("Batarang", "Starbolt")]):
        t.answer(seat, *cards)
    assert [card.name for card in t.view(0).known(HAND + 1)] == ["Kick"]
    assert [card.name for card in t.view(2).known(HAND + 1)] == ["Starbolt"]
    assert t.view(None).known(HAND + 1) == []


def test_amazo_with_two_players_makes_them_swap_two_cards() -> None:
    t = appears("Amazo", deck0=["Kick", "Raven", *PUNCHES], p1=["Talon", "Oa", "Batarang"])
    t.answer(0, "Kick", "Raven")
    t.answer(1, "Oa", "Batarang")
    assert sorted(t.hand(0)) == ["Batarang", "Oa", "Punch", "Punch", "Punch"]
    assert sorted(t.hand(1)) == ["Kick", "Raven", "Talon"]


def test_amazo_takes_a_lone_card_to_the_left_and_lets_an_empty_hand_receive() -> None:
    t = appears("Amazo", deck0=[], p1=["Talon"], p2=[])
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([], [], ["Talon"])


def test_who_avoids_amazo_neither_passes_nor_receives() -> None:
    t = appears("Amazo", deck0=["Kick", "Raven", *PUNCHES], p1=["Katana"], p2=["Batarang", "Oa"], deck1=["Talon"])
    t.answer(1, "Katana")
    t.answer(0, "Kick", "Raven")
    t.answer(2, "Batarang", "Oa")
    assert t.hand(1) == ["Talon"]
    assert sorted(t.hand(2)) == ["Kick", "Raven"]
    assert sorted(t.hand(0)) == ["Batarang", "Oa", "Punch", "Punch", "Punch"]


# Arkillo


def test_arkillo_gives_three_weaknesses_to_the_dearest_hand() -> None:
    t = appears("Arkillo", p1=["Kick", "Batarang"], p2=["Talon"], discard2=["Trigon"])
    assert (t.discard(0), t.discard(1), t.discard(2)) == ([], ["Weakness"] * 3, ["Trigon"])


def test_arkillo_hits_all_who_share_the_highest_total_be_it_nothing() -> None:
    t = appears("Arkillo", p1=["Kick"], p2=["Talon", "Batarang"])
    assert (t.discard(0), t.discard(1), t.discard(2)) == ([], ["Weakness"] * 3, ["Weakness"] * 3)
    t = appears("Arkillo", p1=[])
    assert (t.discard(0), t.discard(1)) == (["Weakness"] * 3, ["Weakness"] * 3)


@rule("HU-9.2")
def test_arkillo_compares_only_who_is_hit_and_only_after_all_defenses_are_decided() -> None:
    t = appears("Arkillo", p1=["Katana", "Trigon"], p2=["Katana", "Kick"])
    t.answer(2, None)
    assert t.asked() == [1]
    assert t.discard(2) == []
    t.answer(1, "Katana")
    assert t.discard(1) == ["Katana"]  # Trigon does not count: P1 is not hit
    assert (t.discard(0), t.discard(2)) == ([], ["Weakness"] * 3)


@rule("HU-9.2")
def test_totals_are_told_for_arkillo_and_hands_stay_hidden() -> None:
    t = appears("Arkillo", p1=["Kick", "Batarang"], p2=["Talon"])
    assert t.view(0).known(HAND + 1) == []
    assert t.view(0).known(HAND + 2) == []


@rule("BASE-14.1", "BASE-9.4")
def test_arkillo_serves_in_turn_order_when_weaknesses_run_short() -> None:
    t = appears("Arkillo", deck0=["Kick"], p1=["Kick"], p2=["Kick"], weaknesses=4)
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"] * 3, ["Weakness"], []]


# Black Adam


def test_black_adam_makes_each_player_destroy_a_hero_in_hand_or_discard_pile() -> None:
    t = appears("Black Adam", deck0=["Superboy", *PUNCHES], p1=["Raven", "Talon"], discard1=["Katana", "Oa"])
    assert t.offered(1) == ["Raven (hand)", "Katana (discard pile)"]
    t.answer(1, "Katana")
    assert t.destroyed == ["Superboy", "Katana"]
    assert t.hand(1) == ["Raven", "Talon"]


def test_black_adam_finds_no_hero() -> None:
    t = appears("Black Adam", p1=["Talon"], discard1=["Kick"], deck1=["Raven"], p2=[])
    assert t.destroyed == []
    assert t.offered(1) == ["play Talon", "end turn"]


def test_a_katana_used_against_black_adam_is_safe_in_the_discard_pile() -> None:
    t = appears("Black Adam", p1=["Katana"], deck1=["Kick"])
    t.answer(1, "Katana")
    assert (t.destroyed, t.discard(1), t.hand(1)) == ([], ["Katana"], ["Kick"])


# Graves


@rule("HU-9.10")
def test_graves_destroys_a_card_of_each_player_and_who_alone_laid_the_dearest_draws_two() -> None:
    t = appears("Graves", deck0=["Kick", *PUNCHES], p1=["Talon", "Starbolt"], deck1=["Raven", "Oa", "Punch"])
    assert t.asked() == [0, 1]
    t.answer(1, "Starbolt")
    assert (t.destroyed, t.hand(1)) == ([], ["Talon", "Starbolt"])  # hidden till all have laid one
    assert [event.what for event in t.view(0).events()] == [event.what for event in t.view(1).events()]
    t.answer(0, "Kick")
    assert t.destroyed == ["Kick", "Starbolt"]
    assert t.hand(1) == ["Talon", "Raven", "Oa"]
    assert t.hand(0) == ["Punch"] * 4


@rule("HU-9.11")
def test_nobody_draws_for_graves_if_the_highest_cost_is_shared() -> None:
    t = appears("Graves", deck0=["Kick", *PUNCHES], p1=["Raven"], p2=["Talon"])
    t.answer(0, "Kick")
    assert sorted(t.destroyed) == ["Kick", "Raven", "Talon"]
    assert (len(t.hand(0)), t.hand(1), t.hand(2)) == (4, [], [])


def test_graves_gets_nothing_from_an_empty_hand() -> None:
    t = appears("Graves", deck0=[], p1=["Weakness", "Punch"], p2=[], deck1=["Kick", "Raven"])
    t.answer(1, "Weakness")
    assert t.destroyed == ["Weakness"]
    assert t.hand(1) == ["Punch", "Kick", "Raven"]  # alone, a cost of 0 is the highest


def test_who_avoids_graves_lays_no_card_and_is_not_compared() -> None:
    t = appears("Graves", p1=["Katana", "Trigon"], p2=["Batarang"], deck2=["Kick", "Raven", "Oa"])
    t.answer(1, "Katana")
    t.answer(0, "Punch")
    assert sorted(t.destroyed) == ["Batarang", "Punch"]
    assert t.hand(2) == ["Kick", "Raven"]


# Hector Hammond


def test_hector_hammond_gives_each_player_a_card_and_two_weaknesses_with_a_dear_one() -> None:
    t = appears("Hector Hammond", main=["Raven", "Sonic Siren", *BLOODS], players=2)
    assert t.discard(0) == ["Raven"]
    assert t.discard(1) == ["Sonic Siren", "Weakness", "Weakness"]  # it costs 4


def test_hector_hammond_finds_too_few_cards_and_weaknesses() -> None:
    t = appears("Hector Hammond", main=["Starbolt"], weaknesses=1, players=3)
    assert [t.discard(seat) for seat in range(3)] == [["Starbolt", "Weakness"], [], []]


def test_who_avoids_hector_hammond_leaves_the_card_to_the_next() -> None:
    t = appears("Hector Hammond", main=["Raven", "Starbolt", "Talon"], p1=["Katana"], players=3)
    t.answer(1, "Katana")
    assert t.discard(1) == ["Katana"]
    assert t.discard(2) == ["Starbolt", "Weakness", "Weakness"]


def test_deadman_gained_through_hector_hammond_destroys_two_cards_all_the_same() -> None:
    t = appears("Hector Hammond", main=["Talon", "Deadman", *BLOODS], p1=["Vulnerability", "Kick"])
    t.answer(1, "Vulnerability", "Weakness")
    assert sorted(t.destroyed) == ["Vulnerability", "Weakness"]
    assert t.discard(1) == ["Deadman", "Weakness"]


# H'el


def test_hel_makes_each_player_destroy_one_of_three_revealed_cards_and_discard_the_rest() -> None:
    t = appears("H'el", deck0=[*PUNCHES, "Vulnerability", "Oa", "Punch"], deck1=["Kick", "Punch", "Raven", "Talon"])
    assert t.offered(1) == ["Kick", "Raven"]
    t.answer(1, "Raven")
    assert t.destroyed == ["Oa", "Raven"]
    assert sorted(t.discard(0)) == ["Punch", "Vulnerability"]
    assert (sorted(t.discard(1)), t.deck(1)) == (["Kick", "Punch"], ["Talon"])


def test_hel_destroys_nothing_that_has_no_cost() -> None:
    t = appears("H'el", deck1=["Punch", "Weakness", "Vulnerability", "Kick"])
    assert t.destroyed == []
    assert (sorted(t.discard(1)), t.deck(1)) == (["Punch", "Vulnerability", "Weakness"], ["Kick"])


@rule("BASE-10.3", "G-22")
def test_hel_shuffles_a_discard_pile_into_a_short_deck_and_takes_what_there_is() -> None:
    t = appears("H'el", deck1=["Punch"], discard1=["Vulnerability"], deck2=[])
    assert (sorted(t.discard(1)), t.deck(1)) == (["Punch", "Vulnerability"], [])
    assert (t.discard(2), t.destroyed) == ([], [])


def test_skeets_avoids_hel_and_fetches_a_hero() -> None:
    t = appears("H'el", p1=["Skeets"], discard1=["Raven"], deck1=["Kick"])
    t.answer(1, "Skeets")
    t.answer(1, "Hero")
    assert (t.hand(1), t.deck(1)) == (["Raven"], ["Kick"])


# Helspont


@rule("HU-3.9")
def test_helspont_puts_a_location_of_each_player_into_the_discard_pile() -> None:
    t = appears("Helspont", in0=["Oa"], p1=["Kick", "Punch"], in1=["Apokolips", "Metropolis"])
    t.answer(1, "Metropolis")
    assert (t.in_play(0), t.discard(0)) == ([], ["Oa"])
    assert (t.in_play(1), t.discard(1)) == (["Apokolips"], ["Metropolis"])
    assert (t.hand(0), t.hand(1)) == (PUNCHES, ["Kick", "Punch"])


def test_helspont_takes_two_cards_of_their_choice_from_who_has_no_location() -> None:
    t = appears("Helspont", in0=["Force Field"], p1=["Kick", "Punch", "Talon"], in1=["Vandal Savage"], deck0=["Kick"])
    assert (t.asked(), t.in_play(0), t.hand(0)) == ([0], ["Force Field"], ["Kick"])
    t.answer(0, None)  # Force Field is a Defense
    t.answer(1, "Punch", "Talon")
    assert (t.hand(1), t.in_play(1)) == (["Kick"], ["Vandal Savage"])
    assert (t.hand(0), t.in_play(0)) == ([], ["Force Field"])  # it had one card only


def test_helspont_finds_neither_location_nor_hand() -> None:
    t = appears("Helspont", deck0=[], p1=[])
    assert (t.discard(0), t.discard(1), t.active) == ([], [], 1)


def test_force_field_saves_location_and_hand_from_helspont() -> None:
    t = appears("Helspont", p1=["Kick"], in1=["Force Field", "Oa"])
    t.answer(1, "Force Field")
    t.answer(0, "Punch", "Punch")
    assert (t.in_play(1), t.discard(1)) == (["Oa"], ["Force Field"])
    assert len(t.hand(0)) == 3


# Mongul


def test_mongul_is_content_with_a_power_ring() -> None:
    t = appears("Mongul", deck0=[], p1=["Blue Lantern Power Ring", "Legion Flight Ring", "Kick"])
    assert t.offered(1) == ["Blue Lantern Power Ring"]
    assert t.view(1).kind is DISCARD_CARD
    t.answer(1, "Blue Lantern Power Ring")
    assert t.hand(1) == ["Legion Flight Ring", "Kick"]
    assert t.discard(1) == ["Blue Lantern Power Ring"]


def test_mongul_takes_two_random_cards_from_who_keeps_the_power_ring() -> None:
    kept: set[str] = set()
    for seed in range(20):
        t = appears("Mongul", deck0=[], p1=["Blue Lantern Power Ring", "Kick", "Talon"], seed=seed)
        t.answer(1, None)
        kept.add(*t.hand(1))
    assert kept == {"Blue Lantern Power Ring", "Kick", "Talon"}


@pytest.mark.parametrize("hand", [[], ["Kick"], ["Kick", "Legion Flight Ring"]])
def test_mongul_takes_what_there_is_without_a_power_ring(hand: list[str]) -> None:
    t = appears("Mongul", p1=hand)
    assert (t.hand(1), sorted(t.discard(1))) == ([], hand)
    assert (len(t.hand(0)), t.discard(0)) == (3, ["Punch", "Punch"])


def test_green_lantern_power_ring_avoids_mongul_and_draws_two() -> None:
    t = appears("Mongul", deck0=[], p1=["Green Lantern Power Ring", "Kick"], deck1=["Talon", "Oa"])
    t.answer(1, "Green Lantern Power Ring")
    assert t.hand(1) == ["Kick", "Talon", "Oa"]


# Mr. Freeze


def test_mr_freeze_destroys_the_equipment_of_the_line_up_and_each_player_puts_one_there() -> None:
    t = appears(
        "Mr. Freeze",
        deck0=["Skeets", "Kick"],
        lineup=["Batarang", *BLOODS[:3], "Sciencell"],
        p1=["Soultaker Sword"],
        discard1=["Helmet of Fate", "Raven"],
    )
    t.answer(0, None)  # Skeets is a Defense
    assert t.offered(1) == ["Soultaker Sword (hand)", "Helmet of Fate (discard pile)"]
    t.answer(1, "Helmet of Fate")
    assert t.destroyed == ["Batarang", "Sciencell"]
    assert t.lineup == [*BLOODS[:3], "Skeets", "Helmet of Fate"]
    assert (t.hand(0), t.hand(1)) == (["Kick"], ["Soultaker Sword"])


def test_mr_freeze_finds_no_equipment_anywhere() -> None:
    t = appears("Mr. Freeze", p1=["Kick"], deck1=["Batarang"])
    assert (t.destroyed, t.lineup, t.hand(1)) == ([], BLOODS, ["Kick"])


def test_mr_freeze_clears_the_line_up_once_even_if_everybody_avoids_him() -> None:
    t = appears("Mr. Freeze", deck0=["Katana"], p1=["Skeets"], lineup=["Batarang", *BLOODS[:4]], deck1=["Kick"])
    t.answer(0, "Katana")
    t.answer(1, "Skeets")
    assert (t.destroyed, t.lineup) == (["Batarang"], BLOODS[:4])
    assert t.discard(1) == ["Skeets"]


def test_a_line_up_that_mr_freeze_made_too_long_is_refilled_by_count() -> None:
    t = appears("Mr. Freeze", deck0=["Batarang"], p1=["Sciencell"], main=["Talon"] * 5)
    assert t.lineup == [*BLOODS, "Batarang", "Sciencell"]
    t.end()
    assert (len(t.lineup), t.main_deck) == (7, ["Talon"] * 5)


# Nekron


def test_nekron_destroys_a_random_card_of_the_dearest_hand_and_the_others_discard_one() -> None:
    burnt: set[str] = set()
    for seed in range(12):
        t = appears("Nekron", p1=["Kick", "Batarang"], p2=["Talon", "Weakness"], seed=seed)
        t.answer(0, "Punch")
        t.answer(2, "Weakness")
        burnt.add(*t.destroyed)
        assert (len(t.hand(1)), t.discard(1)) == (1, [])
        assert (len(t.hand(0)), t.hand(2), t.discard(2)) == (4, ["Talon"], ["Weakness"])
    assert burnt == {"Kick", "Batarang"}


def test_nekron_destroys_a_card_of_each_hand_that_shares_the_highest_total() -> None:
    t = appears("Nekron", deck0=["Raven"], p1=["Kick"], p2=["Talon"])
    assert t.destroyed == ["Raven", "Kick"]
    assert t.discard(2) == ["Talon"]


def test_nekron_finds_empty_hands() -> None:
    t = appears("Nekron", deck0=[], p1=[])
    assert (t.destroyed, t.active) == ([], 1)
    t = appears("Nekron", deck0=[], p1=["Kick"])
    assert (t.destroyed, t.discard(0)) == (["Kick"], [])


@rule("HU-9.2")
def test_nekron_compares_only_who_is_hit_and_only_after_all_defenses_are_decided() -> None:
    t = appears("Nekron", deck0=[], p1=["Katana", "Trigon"], deck1=["Oa"], p2=["Katana"])
    t.answer(2, None)
    assert (t.asked(), t.destroyed) == ([1], [])
    t.answer(1, "Katana")
    assert t.hand(1) == ["Trigon", "Oa"]
    assert t.destroyed == ["Katana"]  # P2's hand is the dearest that was hit


# Trigon


def test_trigon_makes_each_player_destroy_a_card_with_a_cost_in_hand() -> None:
    t = appears("Trigon", deck0=["Kick", *PUNCHES], p1=["Talon", "Raven", "Weakness"], discard1=["Oa"])
    assert t.offered(1) == ["Talon", "Raven"]
    t.answer(1, "Talon")
    assert t.destroyed == ["Kick", "Talon"]
    assert (t.hand(1), t.discard(1)) == (["Raven", "Weakness"], ["Oa"])


def test_trigon_finds_nothing_with_a_cost() -> None:
    t = appears("Trigon", p1=["Weakness", "Vulnerability"], discard1=["Kick"], p2=[])
    assert t.destroyed == []
    assert t.hand(1) == ["Weakness", "Vulnerability"]


@rule("HU-9.5", "BASE-8.6")
def test_booster_gold_draws_for_avoiding_trigon_outside_his_turn() -> None:
    t = appears("Trigon", p1=["Kick"], in1=["Force Field"], hero1="Booster Gold", deck1=["Raven"])
    t.answer(1, "Force Field")
    t.answer(1, "draw")
    assert (t.hand(1), t.destroyed) == (["Kick", "Raven"], [])

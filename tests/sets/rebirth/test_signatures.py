"""Signature cards of Aquaman, Batman, Cyborg and The Flash: three each. No deck has them yet, so they lie in hands."""

from __future__ import annotations

import pytest

from archfoe.core.piles import WEAKNESSES
from tests.sets.rebirth import assists, city, lost_to_cheetah
from tests.sets.rebirth.places import choices, told
from tests.vocabulary import rule

SIGNATURES = [
    "Talking to the Fishes", "Mera", "King of Atlantis", "Detective Work", "Alfred Pennyworth", "Batarang",
    "Electrified Field", "Boom Tube", "Connected", "Flash Suit", "Whoosh!", "Carry On",
    "Original Power Ring", "Willpower", "Teamwork", "Sector 2814 Power Ring", "Healing Light", "Emerald Sight",
    "Big Blue Boy Scout", "Bulletproof", "A Job For Superman", "Faithful Friend", "Lasso", "Warrior Princess",
]  # fmt: skip
STARTERS = SIGNATURES[::3]
MOVE_CARDS = ("Boom Tube", "Flash Suit", "Whoosh!", "Carry On", "A Job For Superman")


# All of them


@rule("REB-5.9")
@pytest.mark.parametrize("name", SIGNATURES)
def test_which_signature_cards_are_move_cards_for_cheetah(name: str) -> None:
    """To move Villains does not make one."""
    assert lost_to_cheetah(name) == [name if name in MOVE_CARDS else "Weakness"]


@rule("REB-22.1")
@pytest.mark.parametrize("name", SIGNATURES)
def test_the_first_signature_card_of_each_is_a_starter_for_bizarro(name: str) -> None:
    t = city(p0=["Punch"], deck0=["Run"], discard0=[name], city={"L3": ["Bizarro"]}, from_start=True)
    assert t.deck(0) == ([name, "Run"] if name in STARTERS else ["Run"])


# Aquaman


@rule("REB-1.5")
def test_talking_to_the_fishes_moves_a_villain_within_range_1_by_one_space() -> None:
    t = city(
        p0=["Talking to the Fishes"], city={"L1": ["Scarecrow"], "S5": ["Doomsday"], "S1": ["Bane"], "S4": ["Bizarro"]}
    )
    t.play("Talking to the Fishes")
    assert (t.power(0), choices(t)) == (1, ["Scarecrow", "Doomsday"])
    t.answer(0, "Scarecrow")
    assert t.offered(0) == ["slot 1", "slot 5"]
    t.answer(0, "slot 5")
    assert (t.city("L1"), t.city("S5")) == ([], ["Doomsday", "Scarecrow"])


@rule("REB-6.7")
@pytest.mark.parametrize("there", ["slot 4", "slot 5"])
def test_talking_to_the_fishes_takes_a_villain_from_its_destination_into_or_out_of_a_held_space(there: str) -> None:
    t = city(p0=["Talking to the Fishes"], at={0: "S4", 1: "L5"}, city={"L5": ["Sinestro"]})
    t.play("Talking to the Fishes")
    t.answer(0, "Sinestro")
    t.answer(0, there)
    assert t.city(f"S{there[-1]}") == ["Sinestro"]


def test_talking_to_the_fishes_may_leave_all_villains_where_they_are_and_asks_nothing_without_one() -> None:
    t = city(p0=["Talking to the Fishes", "Talking to the Fishes"], city={"L1": ["Scarecrow"]})
    t.play("Talking to the Fishes")
    t.answer(0, None)
    assert (t.city("L1"), t.power(0)) == (["Scarecrow"], 1)
    t = city(p0=["Talking to the Fishes"], city={"S1": ["Scarecrow"], "S5": ["Aquaman (3)"]})
    t.play("Talking to the Fishes")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)


@pytest.mark.parametrize(("at", "power"), [("L1", 3), ("L4", 3), ("S5", 2), ("S2", 2)])
def test_mera_gives_two_power_and_one_more_on_a_location(at: str, power: int) -> None:
    t = city(p0=["Mera"], at={0: at, 1: "L3"})
    t.play("Mera")
    assert (t.power(0), t.move(0)) == (power, 0)


@rule("REB-15.12", "REB-9.3")
@pytest.mark.parametrize(("active", "helper", "power"), [("L1", "S5", 3), ("S5", "L1", 2), ("L1", "L2", 3)])
def test_mera_as_an_assist_looks_at_the_character_of_the_active_player(active: str, helper: str, power: int) -> None:
    t = city(p1=["Mera"], at={0: active, 1: helper})
    t.assist(1, "Mera")
    assert (t.power(0), t.power(1)) == (power, 0)


@rule("REB-9.1")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("S1", True), ("S4", True), ("L2", False), ("L4", False)])
def test_mera_assists_within_range_two(at: str, near: bool) -> None:
    assert assists(city(p1=["Mera"], at={0: "S5", 1: at}), 1) == (["Mera"] if near else [])


def test_mera_counts_where_you_are_when_she_is_played() -> None:
    t = city(p0=["Mera", "Mera"], at={0: "S5"}, move=2)
    t.play("Mera")
    t.walk("L1")
    assert t.power(0) == 2
    t.play("Mera")
    t.walk("S1")
    assert t.power(0) == 2 + 3


def test_king_of_atlantis_sends_one_purchase_to_the_hand() -> None:
    t = city(p0=["King of Atlantis"], city={"S5": ["Aquaman (3)", "Lois Lane"]}, power=4)
    t.play("King of Atlantis")
    assert t.power(0) == 4 + 2
    t.buy("Aquaman (3)")
    assert (t.hand(0), t.discard(0)) == (["Aquaman (3)"], [])
    t.buy("Lois Lane")
    assert (t.hand(0), t.discard(0)) == (["Aquaman (3)"], ["Lois Lane"])


@rule("REB-6.8")
def test_king_of_atlantis_waits_for_a_card_that_is_no_villain_and_takes_a_basic_one() -> None:
    t = city(p0=["King of Atlantis"], at={0: "L4"}, city={"L4": ["Giganta"]}, power=6)
    t.play("King of Atlantis")
    t.buy("Giganta")
    t.answer(0, "P1")
    assert (t.destroyed, t.hand(0)) == (["Giganta"], [])
    t.buy("Flight")
    assert (t.hand(0), t.discard(0)) == (["Flight"], [])


@rule("REB-10.3")
def test_king_of_atlantis_does_not_count_what_is_gained_and_is_over_with_the_turn() -> None:
    t = city(p0=["King of Atlantis", "Withdrawal"], city={"S5": ["Aquaman (3)"]}, power=1)
    t.play("King of Atlantis")
    t.play("Withdrawal")
    t.answer(0, "gain a Basic card")
    t.answer(0, "Flight")
    assert t.discard(0) == ["Flight"]
    t.buy("Aquaman (3)")
    assert t.hand(0) == ["Aquaman (3)"]
    t = city(p0=["King of Atlantis"], p1=["Big Blue Boy Scout", "Punch"], city={"S5": ["Aquaman (3)"]})
    t.play("King of Atlantis")
    t.end()
    t.play("Big Blue Boy Scout")
    t.play("Punch")
    t.buy("Aquaman (3)")
    assert (t.hand(1), t.discard(1)) == ([], ["Aquaman (3)"])


# Batman


@pytest.mark.parametrize(("top", "power"), [("Bizarro", 2), ("Lex Luthor", 2), ("Aquaman (3)", 1), ("Jetpack", 1)])
def test_detective_work_has_one_power_more_if_a_villain_comes_next(top: str, power: int) -> None:
    t = city(p0=["Detective Work"], main=[top, "Lois Lane"])
    t.play("Detective Work")
    assert (t.power(0), t.main_deck) == (power, [top, "Lois Lane"])


def test_detective_work_looks_and_only_its_player_sees_the_card() -> None:
    t = city(p0=["Detective Work"], main=["Bizarro", "Lois Lane"])
    t.play("Detective Work")
    seen = [{name for name in ("Bizarro", "Lois Lane") if name in told(t, seat)} for seat in (0, 1)]
    assert seen == [{"Bizarro"}, set()]


def test_detective_work_looks_once_at_one_card_and_at_none_if_the_deck_is_empty() -> None:
    t = city(p0=["Detective Work"], main=["Aquaman (3)", "Bizarro"])
    t.play("Detective Work")
    assert t.power(0) == 1
    t = city(p0=["Detective Work"], main=[])
    t.play("Detective Work")
    assert (t.power(0), t.over) == (1, False)


@rule("REB-9.7", "REB-9.9")
def test_alfred_pennyworth_lets_a_player_anywhere_destroy_a_card_of_hand_or_discard_pile() -> None:
    t = city(p0=["Alfred Pennyworth", "Run"], p1=["Run"], discard1=["Punch"], at={0: "S5", 1: "L3"})
    t.play("Alfred Pennyworth")
    t.answer(0, "P1")
    assert (t.asked(), t.offered(1)) == ([1], ["Run (hand)", "Punch (discard pile)"])
    t.answer(1, "Punch")
    assert (t.power(0), t.hand(1), t.discard(1), t.destroyed) == (1, ["Run"], [], ["Punch"])


@rule("REB-9.7", "REB-12.3")
@pytest.mark.parametrize("picked", [None, "Run", "Aquaman (3)"])
def test_alfred_pennyworth_for_yourself_destroys_a_card_or_none(picked: str | None) -> None:
    t = city(p0=["Alfred Pennyworth", "Run"], p1=["Run"], discard0=["Aquaman (3)"])
    t.play("Alfred Pennyworth")
    t.answer(0, "P0")
    assert t.offered(0) == ["Run (hand)", "Aquaman (3) (discard pile)"]  # not himself, who is in play
    t.answer(0, picked)
    assert t.destroyed == ([] if picked is None else [picked])
    assert [*t.hand(0), *t.discard(0)] == [name for name in ("Run", "Aquaman (3)") if name != picked]


@rule("REB-3.3")
def test_alfred_pennyworth_helps_a_player_whose_character_is_not_placed() -> None:
    t = city(p0=["Alfred Pennyworth"], p1=["Punch"], at={1: None})
    t.play("Alfred Pennyworth")
    t.answer(1, "Punch")  # P0 has no card to destroy
    assert (t.destroyed, t.hand(1)) == (["Punch"], [])


@rule("REB-12.3")
def test_alfred_pennyworth_sends_a_weakness_back_to_its_stack() -> None:
    t = city(p0=["Alfred Pennyworth"], discard0=["Weakness"], weaknesses=0)
    t.play("Alfred Pennyworth")
    t.answer(0, "Weakness")
    assert (t.discard(0), t.destroyed, t.names(WEAKNESSES)) == ([], [], ["Weakness"])


def test_alfred_pennyworth_is_one_power_where_nobody_has_a_card_and_is_no_assist() -> None:
    t = city(p0=["Alfred Pennyworth"])
    t.play("Alfred Pennyworth")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)
    assert assists(city(p1=["Alfred Pennyworth"]), 1) == []


@rule("REB-8.2", "REB-8.3")
def test_alfred_pennyworth_avoids_an_attack_and_his_player_draws() -> None:
    t = city(p0=["Alfred Pennyworth"], deck0=["Blast"], at={0: "L2"}, city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Alfred Pennyworth")
    assert (t.hand(0), t.discard(0), t.power(0)) == (["Blast"], ["Alfred Pennyworth"], 0)


@rule("REB-8.4")
def test_alfred_pennyworth_protects_his_player_only_who_may_keep_him() -> None:
    t = city(p1=["Alfred Pennyworth"], city={"S5": ["Scarecrow"]}, from_start=True)
    assert (t.discard(0), t.hand(1)) == (["Weakness"], ["Alfred Pennyworth"])
    t = city(p0=["Alfred Pennyworth"], at={0: "L2"}, city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == (["Alfred Pennyworth"], ["Weakness"])


def test_batarang_draws_and_makes_a_villain_two_cheaper() -> None:
    t = city(p0=["Batarang"], deck0=["Lois Lane"], city={"S5": ["Scarecrow", "Major Disaster"]}, power=2)
    t.play("Batarang")
    assert t.offered(0) == ["Scarecrow", "Major Disaster"]
    t.answer(0, "Scarecrow")
    assert (t.power(0), t.hand(0)) == (3, ["Lois Lane"])
    assert ("buy Scarecrow" in t.offered(0), "buy Major Disaster" in t.offered(0)) == (True, False)
    t.buy("Scarecrow")
    assert t.power(0) == 0


@rule("REB-1.5", "REB-5.5")
def test_batarang_reaches_range_3_and_goes_along() -> None:
    t = city(p0=["Batarang"], city={"L2": ["Scarecrow"], "L4": ["Bane"], "S2": ["Lex Luthor"]}, move=3, power=2)
    t.play("Batarang")
    assert choices(t) == ["Scarecrow", "Bane"]
    t.answer(0, "Scarecrow")
    t.walk("L1", "S1", "L2")
    t.buy("Scarecrow")
    assert (t.power(0), t.destroyed) == (0, ["Scarecrow"])


def test_batarang_without_a_villain_near_asks_nothing() -> None:
    t = city(p0=["Batarang"], city={"S5": ["Aquaman (3)"], "L3": ["Bane"]})
    t.play("Batarang")
    assert (t.power(0), len(t.hand(0)), "end turn" in t.offered(0)) == (1, 1, True)


def test_batarang_holds_for_this_turn_and_this_player_only() -> None:
    t = city(p0=["Batarang"], p1=["Big Blue Boy Scout"] * 2, at={1: "L4"}, city={"S5": ["Scarecrow"]}, power=2)
    t.play("Batarang")
    assert "buy Scarecrow" in t.offered(0)
    t.end()
    t.end()
    for _ in range(4):
        t.play("Punch")
    assert (t.active, t.power(0), "buy Scarecrow" in t.offered(0)) == (0, 4, False)

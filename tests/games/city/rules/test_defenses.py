"""Defenses: whom they protect, and what they bring (REB-8.x, RB-9)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events
from tests.games.city import RING, dawn, offered_cards, team, told
from tests.vocabulary import Table, rule


def attacked(**position: Any) -> Table:
    """Scarecrow, in the space of P0 (slot 5), gives P0 a Weakness, if nobody prevents it."""
    return dawn(city={"S5": ["Scarecrow"]}, main=["Aquaman (3)"] * 9, **position)


def invaded(**position: Any) -> Table:
    """Sinestro enters: everybody gains a Weakness and discards a card."""
    return dawn(main=["Sinestro", "Sonic Cannon"], **position)


def weaknesses(t: Table) -> list[int]:
    return [t.discard(seat).count("Weakness") for seat in range(3)]


# How many


@rule("REB-8.1")
def test_a_defense_avoids_an_attack_and_nobody_has_to_use_it() -> None:
    t = attacked(p0=["Hard Water Bubble"])
    t.answer(0, "Hard Water Bubble for yourself")
    assert (t.discard(0), t.hand(0)) == (["Hard Water Bubble"], [])
    t = attacked(p0=["Hard Water Bubble"])
    t.answer(0, None)
    assert (t.discard(0), t.hand(0)) == (["Weakness"], ["Hard Water Bubble"])


@rule("REB-8.1")
def test_against_an_attack_on_all_each_player_uses_one_defense() -> None:
    t = invaded(p0=["Blue Beetle", "Hard Water Bubble", "Bulletproof"])
    t.answer(0, "Hard Water Bubble for yourself")
    assert weaknesses(t) == [0, 1, 1]
    assert sorted(t.hand(0)) == ["Blue Beetle", "Bulletproof"]


@rule("REB-8.1")
def test_against_each_attack_of_step_2_another_defense_may_be_used() -> None:
    t = dawn(p0=["Hard Water Bubble", "Hard Water Bubble"], city={"S5": ["Scarecrow"], "L2": ["Scarecrow"]})
    t.answer(0, "Scarecrow (slot 5)")
    t.answer(0, "Hard Water Bubble for yourself")
    t.answer(0, "Hard Water Bubble for yourself")
    assert t.discard(0) == ["Hard Water Bubble"] * 2


# What it does when


@rule("REB-8.2")
def test_played_in_the_own_turn_it_gives_only_what_stands_before_the_defense() -> None:
    t = team(p0=["Blue Beetle", "Super-Suit", "Super Speed"], deck0=["Punch"])
    t.play("Blue Beetle")
    t.play("Super-Suit")
    t.play("Super Speed")
    assert (t.power(0), t.move(0), t.at(0), t.hand(0)) == (3 + 3 + 1, 2, "S5", [])


@rule("REB-8.2")
def test_used_against_an_attack_it_gives_only_its_bonus() -> None:
    t = attacked(p0=["Alfred Pennyworth"], deck0=["Lois Lane"])
    t.answer(0, "Alfred Pennyworth for yourself")
    assert (t.power(0), t.hand(0), t.discard(0)) == (0, ["Lois Lane"], ["Alfred Pennyworth"])
    t = attacked(p0=["Blue Beetle"])
    t.answer(0, "Blue Beetle for yourself")
    assert t.power(0) == 2  # the bonus, and not the 3 Power of the card


@rule("REB-8.3")
def test_a_discarded_defense_was_not_played() -> None:
    t = attacked(p0=["Blue Beetle"])
    t.answer(0, "Blue Beetle for yourself")
    assert (t.discard(0), t.played(0), t.view(0).plays()) == (["Blue Beetle"], [], [])
    assert told(t, events.PLAYED) == []


@rule("REB-8.3")
def test_a_shown_defense_stays_in_hand_and_may_be_shown_again() -> None:
    t = dawn(p0=["Bulletproof"], city={"S5": ["Scarecrow"], "L2": ["Scarecrow"]}, main=["Sinestro", "Lois Lane"])
    t.answer(0, "Scarecrow (slot 5)")
    for _ in range(3):  # two Attacks in Step 2, and Sinestro
        t.answer(0, "Bulletproof for yourself")
    assert (t.hand(0), weaknesses(t)) == (["Bulletproof"], [0, 1, 1])
    t.play("Bulletproof")
    assert t.power(0) == 2


# Whom it protects


@rule("REB-8.4")
@pytest.mark.parametrize(
    "name", ["Batman (6)", "Super-Suit", "Bulletproof", "Vibration", "Super Speed", "Alfred Pennyworth"]
)
def test_a_defense_without_range_protects_nobody_else(name: str) -> None:
    t = attacked(p1=[name])
    assert (t.hand(1), t.discard(0)) == ([name], ["Weakness"])
    assert t.asked() == [0]
    t = attacked(p0=[name])
    assert t.offered(0) == [f"{name} for yourself"]


@rule("REB-8.5")
@pytest.mark.parametrize("steps", range(10))
def test_a_defense_with_range_protects_characters_within_it(steps: int) -> None:
    distance = min(steps, 10 - steps)
    t = invaded(p0=["Hard Water Bubble", "Blue Beetle"], at={0: "L3", 1: RING[(4 + steps) % 10], 2: "S5"})
    expected = {"Hard Water Bubble for yourself", "Blue Beetle for yourself"}
    expected |= {"Hard Water Bubble for P1"} if distance <= 1 else set()
    expected |= {"Blue Beetle for P1"} if distance <= 2 else set()
    assert set(t.offered(0)) == expected


@rule("REB-8.5")
def test_the_place_of_the_attacker_does_not_matter() -> None:
    t = dawn(at={0: "S5", 1: "L1", 2: "L3"}, p1=["Blue Beetle"], p2=["Blue Beetle"], city={"L2": ["Scarecrow"]})
    assert (t.asked(), t.offered(1)) == ([1], ["Blue Beetle for P0"])  # P2 is next to Scarecrow, and not to P0
    t.answer(1, "Blue Beetle for P0")
    assert (t.discard(0), t.discard(1)) == ([], ["Blue Beetle"])


@rule("REB-8.5")
def test_most_protect_one_character() -> None:
    t = invaded(p0=["Blue Beetle"])
    t.answer(0, "Blue Beetle for P1")
    assert weaknesses(t) == [1, 0, 1]


@rule("REB-8.5")
@pytest.mark.parametrize(("far", "hit"), [("L5", [0, 0, 0]), ("S4", [0, 0, 1])])
def test_shields_up_protects_all_within_its_range(far: str, hit: list[int]) -> None:
    t = invaded(p0=["Shields Up"], deck0=["Run"], at={0: "L1", 1: "S1", 2: far})
    t.answer(0, "P0")  # the first to deal with the Attack
    t.answer(0, "Shields Up for yourself")
    if 0 in t.asked() and "end turn" not in t.offered(0):
        t.answer(0, *t.offered(0))  # and all the others whom it reaches
    assert (weaknesses(t), t.hand(0)) == (hit, ["Run"])


@rule("REB-8.6", "RB-9")
def test_a_defense_for_another_is_the_one_defense_of_who_uses_it() -> None:
    t = invaded(p0=["Blue Beetle", "Hard Water Bubble"], p1=["Super-Suit"])
    t.answer(0, "P1")  # the first to deal with the Attack
    t.answer(1, None)
    t.answer(0, "Blue Beetle for P1")
    assert (t.discard(0), weaknesses(t)) == (["Blue Beetle", "Weakness", "Hard Water Bubble"], [1, 0, 1])


@rule("REB-8.6", "RB-9")
def test_who_was_protected_may_still_use_a_defense_for_another() -> None:
    t = invaded(p0=["Blue Beetle"], p1=["Hard Water Bubble", "Hard Water Bubble"])
    t.answer(0, "Blue Beetle for P1")
    assert (t.asked(), set(t.offered(1))) == ([1], {"Hard Water Bubble for P0", "Hard Water Bubble for P2"})
    t.answer(1, "Hard Water Bubble for P0")
    assert (weaknesses(t), t.hand(1)) == ([0, 0, 1], ["Hard Water Bubble"])


@rule("REB-8.6", "RB-9")
def test_an_avoided_attack_is_offered_to_nobody_else() -> None:
    t = attacked(p0=["Bulletproof"], p1=["Blue Beetle"])
    t.answer(0, "Bulletproof for yourself")
    assert (t.asked(), t.hand(1)) == ([0], ["Blue Beetle"])  # there is nothing left to avoid


# Power of a bonus


@rule("REB-8.7")
@pytest.mark.parametrize(("name", "bonus"), [("Blue Beetle", 2), ("Hard Water Bubble", 1)])
def test_the_power_of_a_bonus_goes_to_who_was_protected(name: str, bonus: int) -> None:
    t = attacked(p1=[name])
    t.answer(1, f"{name} for P0")
    assert (t.power(0), t.power(1)) == (bonus, 0)
    t = attacked(p0=[name])
    t.answer(0, f"{name} for yourself")
    assert t.power(0) == bonus


@rule("REB-8.7")
@pytest.mark.parametrize("name", ["Blue Beetle", "Hard Water Bubble"])
def test_in_the_turn_of_another_the_bonus_gives_no_power(name: str) -> None:
    t = invaded(p1=[name], p2=[name])
    t.answer(1, f"{name} for yourself")
    t.answer(2, f"{name} for P0")
    assert [t.power(seat) > 0 for seat in range(3)] == [True, False, False]
    t.end()
    assert (t.active, t.power(1)) == (1, 0)
    t = invaded(p0=[name])
    t.answer(0, f"{name} for P1")
    assert [t.power(seat) for seat in range(3)] == [0, 0, 0]


# Defenses in play


@rule("REB-8.8")
@pytest.mark.parametrize("name", ["Batmobile", "Wonder Woman's Shield"])
def test_a_defense_that_works_from_play_cannot_be_used_from_hand(name: str) -> None:
    t = attacked(p0=[name])
    assert (t.hand(0), t.discard(0)) == ([name], ["Weakness"])
    t = attacked(in0=[name], deck0=["Lois Lane"] * 2)
    assert offered_cards(t, 0) == [f"{name} for yourself"]
    t.answer(0, f"{name} for yourself")
    assert (t.in_play(0), t.discard(0)) == ([], [name])


@rule("REB-8.8")
def test_from_play_the_shield_protects_a_neighbour_and_the_batmobile_does_not() -> None:
    t = attacked(in1=["Wonder Woman's Shield", "Batmobile"], at={1: "L1"})
    assert (t.asked(), t.offered(1)) == ([1], ["Wonder Woman's Shield for P0"])

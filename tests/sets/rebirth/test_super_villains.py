"""Super-Villains: how they enter, attack, walk and fall, from Deathstroke to Reverse-Flash."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth.villainy import (
    ANTICLOCKWISE,
    CLOCKWISE,
    COST,
    HOME,
    attacked,
    damage,
    defeated,
    entered,
    in_main_step,
    team,
    way_home,
    where_is,
)
from tests.vocabulary import rule

SUPER = [name for name, cost in COST.items() if cost >= 8]
HAND = [
    "Punch",
    "Withdrawal",
    "Aquaman (3)",
    "Heat Vision",
    "Run",
]  # every Super-Villain takes something of it, or adds to it


@rule("REB-6.8", "REB-6.1")
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_is_defeated_for_its_cost_and_goes_to_no_deck(name: str) -> None:
    assert len(SUPER) == 8
    assert f"buy {name}" not in team(city={"S5": [name]}, power=COST[name] - 1).offered()
    t = team(city={"S5": [name]}, power=COST[name])
    t.buy(name)
    assert (t.power(0), t.destroyed, t.city("S5"), t.discard(0)) == (0, [name], [], [])


@rule("REB-6.3", "REB-4.3")
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_that_enters_raises_the_threat_and_attacks_each_player_wherever(name: str) -> None:
    shield = ["Bulletproof", *HAND]
    t = entered(name, players=3, p0=shield, p1=shield, p2=shield, at={0: "S3", 1: "L4", 2: None})
    assert (t.city("S1"), t.threat) == ([name], 1)
    for seat in range(3):
        assert t.offered(seat) == ["Bulletproof for yourself"]
        t.answer(seat, "Bulletproof")
    assert in_main_step(t)
    assert [t.hand(seat) for seat in range(3)] == [shield] * 3
    assert [t.discard(seat) for seat in range(3)] == [[]] * 3


@rule("REB-6.3", "REB-11.2")
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_that_enters_deals_no_damage(name: str) -> None:
    t = entered(name, p0=["Punch"], p1=["Punch"])
    assert in_main_step(t)
    assert [damage(t, f"L{n}") for n in range(1, 6)] == [0] * 5


@rule("REB-7.1", "REB-11.1")
@pytest.mark.parametrize("avoided", [True, False])
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_at_its_destination_damages_it_unless_the_attack_is_avoided(name: str, avoided: bool) -> None:
    t = attacked(name, p0=["Bulletproof"], p1=["Punch"])
    assert (t.asked(), t.offered()) == ([0], ["Bulletproof for yourself"])
    t.answer(0, "Bulletproof" if avoided else None)
    assert [damage(t, f"L{n}") for n in range(1, 6)] == [
        int(not avoided and HOME[name] == f"L{n}") for n in range(1, 6)
    ]
    assert (t.hand(1), t.discard(1), t.threat) == (["Punch"], [], 0)
    assert t.hand(0) == ["Bulletproof"] or not avoided


@rule("REB-11.2", "REB-7.1", "REB-7.2")
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_that_only_shares_the_space_attacks_the_active_player_without_damage(name: str) -> None:
    t = team(city={"S5": [name]}, p0=["Bulletproof"], from_start=True)
    t.answer(0, None)
    assert [damage(t, f"L{n}") for n in range(1, 6)] == [0] * 5
    t = team(city={"S2": [name]}, p0=["Bulletproof"], p1=["Bulletproof"], at={1: "S2"}, from_start=True)
    assert (in_main_step(t), where_is(t, name)) == (True, ["S2"])


@rule("REB-6.4")
@pytest.mark.parametrize("journeys", [CLOCKWISE, ANTICLOCKWISE])
@pytest.mark.parametrize("name", [name for name in SUPER if name != "Reverse-Flash"])
def test_a_super_villain_walks_to_its_destination_by_the_shortest_way(
    name: str, journeys: dict[str, tuple[str, str, str]]
) -> None:
    start, spaces, away = journeys[HOME[name]]
    assert way_home(name, start, away) == spaces.split()


# Deathstroke


def test_deathstroke_takes_a_card_with_a_cost_of_ones_choice() -> None:
    t = attacked("Deathstroke", p0=["Punch", "Aquaman (3)", "Run", "Blast"])
    assert t.offered(0) == ["Aquaman (3)", "Blast"]
    t.answer(0, "Blast")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Aquaman (3)", "Run"], ["Blast"])


@rule("REB-12.2")
@pytest.mark.parametrize(("left", "gained"), [(1, ["Weakness"]), (0, [])])
def test_deathstroke_brings_a_weakness_to_a_hand_of_free_cards(left: int, gained: list[str]) -> None:
    t = attacked("Deathstroke", p0=["Punch", "Run"], weaknesses=left)
    assert (in_main_step(t), t.hand(0), t.discard(0)) == (True, ["Punch", "Run"], gained)


@rule("REB-6.3", "REB-7.6")
def test_deathstroke_entering_takes_of_each_hand_what_it_has() -> None:
    t = entered("Deathstroke", players=3, p0=["Jetpack", "Run"], p1=["Punch"], at={1: None})
    assert (t.hand(0), t.discard(0)) == (["Run"], ["Jetpack"])
    assert (t.hand(1), t.discard(1), t.discard(2)) == (["Punch"], ["Weakness"], ["Weakness"])
    assert (t.threat, in_main_step(t)) == (1, True)


@rule("REB-9.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_deathstrokes_reward_draws_two_cards_for_one_player(seat: int) -> None:
    t = defeated("Deathstroke", deck0=["Blast", "Jetpack", "Run"], deck1=["Run", "Punch", "Jetpack"])
    t.answer(0, f"P{seat}")
    assert (t.hand(0), t.hand(1)) == (([], ["Run", "Punch"]) if seat else (["Blast", "Jetpack"], []))


@rule("REB-6.9", "G-22")
def test_deathstrokes_reward_draws_what_there_is() -> None:
    t = defeated("Deathstroke", deck0=[], deck1=["Run"])
    assert (t.hand(0), t.hand(1), in_main_step(t)) == ([], ["Run"], True)


# Doomsday


@rule("REB-7.8")
def test_doomsday_takes_two_cards_of_ones_choice() -> None:
    t = attacked("Doomsday", p0=["Punch", "Aquaman (3)", "Run"])
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch")
    t.answer(0, "Punch", "Run")
    assert (t.hand(0), sorted(t.discard(0))) == (["Aquaman (3)"], ["Punch", "Run"])


@rule("REB-7.8")
@pytest.mark.parametrize("hand", [["Punch", "Run"], ["Aquaman (3)"], []])
def test_doomsday_takes_what_there_is(hand: list[str]) -> None:
    t = attacked("Doomsday", p0=hand)
    assert (in_main_step(t), t.hand(0), sorted(t.discard(0))) == (True, [], hand)


@rule("REB-6.3", "REB-7.6")
def test_doomsday_entering_takes_two_cards_of_everybody_who_does_not_avoid_it() -> None:
    t = entered("Doomsday", players=3, p0=["Punch", "Aquaman (3)"], p1=["Bulletproof", "Jetpack"], p2=["Run", "Run"])
    t.answer(1, "Bulletproof")
    assert ([t.hand(seat) for seat in range(3)], in_main_step(t)) == ([[], ["Bulletproof", "Jetpack"], []], True)
    assert t.discard(2) == ["Run", "Run"]


@rule("REB-9.9", "REB-12.3")
def test_doomsdays_reward_lets_each_player_destroy_a_starter_or_weakness() -> None:
    t = defeated("Doomsday", players=3, p0=["Aquaman (3)", "Punch"], discard0=["Weakness", "Flight"], p1=["Jetpack"],
                 discard2=["Run"])  # fmt: skip
    assert t.offered(0) == ["Punch (hand)", "Weakness (discard pile)"]
    t.answer(0, "Weakness")
    assert t.asked() == [2]  # P1 has none of them
    t.answer(2, "Run")
    assert (t.discard(0), t.destroyed, t.hand(1)) == (["Flight"], ["Doomsday", "Run"], ["Jetpack"])


@rule("REB-9.9", "REB-6.9")
def test_doomsdays_reward_may_be_declined_and_be_nothing() -> None:
    t = defeated("Doomsday", p0=["Punch"], p1=["Run"])
    t.answer(0, None)
    t.answer(1, None)
    assert (t.destroyed, t.hand(0), t.hand(1)) == (["Doomsday"], ["Punch"], ["Run"])
    assert in_main_step(defeated("Doomsday", p0=["Aquaman (3)"], discard1=["Flight"]))


# Reverse-Flash


@rule("REB-5.9")
def test_reverse_flash_takes_every_move_card() -> None:
    t = attacked("Reverse-Flash", p0=["Punch", "Run", "Aquaman (3)", "Helping Hand", "Speed Force"])
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch", "Aquaman (3)"])
    assert sorted(t.discard(0)) == ["Helping Hand", "Run", "Speed Force"]


@rule("REB-7.8")
def test_reverse_flash_takes_a_card_of_ones_choice_where_no_move_card_is() -> None:
    t = attacked("Reverse-Flash", p0=["Punch", "Aquaman (3)"])
    t.answer(0, "Aquaman (3)")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Aquaman (3)"])


@rule("REB-6.3", "REB-7.6")
def test_reverse_flash_entering_takes_of_each_hand_what_it_has() -> None:
    t = entered(
        "Reverse-Flash", players=3, p0=["Punch", "Run"], p1=["Punch"], p2=["Helping Hand", "Run", "Aquaman (3)"]
    )
    assert [sorted(t.discard(seat)) for seat in range(3)] == [["Run"], ["Punch"], ["Helping Hand", "Run"]]


@rule("REB-16.7")
@pytest.mark.parametrize(
    ("start", "away", "seen"),
    [
        ("S1", "S5", ["S2", "S3", "L4"]),
        ("L1", "L2", ["L5", "L4"]),
        ("L3", "L2", ["L4"]),
        ("S3", "L2", ["L4"]),
        ("S4", "L2", ["L4"]),
    ],
)
def test_reverse_flash_moves_two_spaces_a_turn_and_stops_at_his_destination(
    start: str, away: str, seen: list[str]
) -> None:
    t = team(city={start: ["Reverse-Flash"]}, at={0: away, 1: away}, from_start=True)
    spaces = where_is(t, "Reverse-Flash")
    while spaces[-1] != "L4" and len(spaces) < 9:
        t.end()
        spaces += where_is(t, "Reverse-Flash")
    assert spaces == seen


@rule("REB-16.7", "REB-6.5", "REB-6.6")
@pytest.mark.parametrize(
    ("character", "stops"),
    [("S2", "S2"), ("L3", "L3"), ("S3", "L3"), ("L2", "L2"), (None, "L3")],
)
def test_reverse_flash_is_stopped_by_a_character_on_his_way(character: str | None, stops: str) -> None:
    """From Location 2: held there, stopped after one space, or not stopped by one in the second or a later space."""
    t = team(p0=["Run"], city={"L2": ["Reverse-Flash"]}, at={0: "L5", 1: character}, from_start=True)
    assert (where_is(t, "Reverse-Flash"), t.hand(0)) == ([stops], ["Run"])


@rule("REB-16.7", "REB-6.10")
def test_reverse_flash_contained_does_not_move_at_all() -> None:
    t = team(p0=["Electrified Field"], city={"L1": ["Reverse-Flash"]})
    t.play("Electrified Field")
    t.end()
    assert where_is(t, "Reverse-Flash") == ["L1"]


@rule("REB-5.7", "REB-9.9")
def test_reverse_flashs_reward_lets_each_player_move_and_one_draw() -> None:
    t = defeated("Reverse-Flash", players=3, at={1: "L3", 2: None}, deck1=["Aquaman (3)", "Blast"])
    assert t.offered(0) == ["slot 5", "Location 1", "slot 1", "slot 4", "Location 5"]
    t.answer(0, "slot 1")
    assert t.offered(1) == ["Location 3", "slot 3", "Location 4", "Location 2", "slot 2"]
    t.answer(1, "Location 3")
    assert t.offered(0) == ["P0", "P1", "P2"]
    t.answer(0, "P1")
    assert ([t.at(seat) for seat in range(3)], t.hand(1), t.hand(0)) == (["S1", "L3", None], ["Aquaman (3)"], [])
    assert (t.move(0), in_main_step(t)) == (0, True)


def test_reverse_flashs_reward_draws_for_who_defeated_him_too() -> None:
    t = defeated("Reverse-Flash", deck0=["Aquaman (3)", "Jetpack"])
    t.answer(0, "slot 5")
    t.answer(1, "Location 1")
    t.answer(0, "P0")
    assert (t.at(0), t.at(1), t.hand(0), t.hand(1)) == ("S5", "L1", ["Aquaman (3)"], [])


@rule("REB-6.9", "G-22")
def test_reverse_flashs_reward_moves_also_if_nobody_can_draw() -> None:
    t = defeated("Reverse-Flash", at={1: None}, deck0=[], deck1=[])
    t.answer(0, "slot 4")
    assert (t.at(0), in_main_step(t)) == ("S4", True)

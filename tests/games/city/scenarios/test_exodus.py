"""Scenario 6: civilians and the Javelin (REB-36.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.games.city.outcome import outcome
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import LOCATIONS, SLOTS
from archfoe.games.city.view import city_in
from archfoe.table.session import Session
from tests.games.city import RING
from tests.games.city.openings import check_stacks, place_of
from tests.games.city.scenes import opened, sides
from tests.remembered import remembered
from tests.vocabulary import Table, rule, table

EXODUS = 6
L1, L2, L3, L4, L5 = LOCATIONS
#: A table has these Locations in this order: Arkham Asylum B, Bank B, Airport B, Police Station A, Hospital A.
PICK_UP = {"L1": "Arkham Asylum", "L2": "Bank", "L4": "Police Station"}
BOARD = "put the civilians aboard the Javelin"


def flight(
    waiting: dict[int, int] | None = None, carried: dict[int, int] | None = None, players: int = 3, **position: Any
) -> Table:
    """A table of scenario 6: two civilians on each Location, if nothing else is said, and nobody is saved or lost."""
    everywhere = dict.fromkeys(LOCATIONS, 2) if waiting is None else waiting
    facts = {("civilians", space): n for space, n in everywhere.items()}
    facts |= {("carried", seat): n for seat, n in (carried or {}).items()}
    facts |= {"to_save": 7 if players > 2 else 6} | position.pop("facts", {})
    return table("rebirth", scenario=EXODUS, players=players, facts=facts, **position)


def count(t: Table, what: str) -> int:
    """How many are "saved" or "lost"."""
    n: int = remembered(t.state, what)
    return n


def waiting_on(t: Table | Session, space: int) -> int:
    state = t.state if isinstance(t, Table) else t.game.state
    n: int = remembered(state, ("civilians", space))
    return n


def carried_by(t: Table, seat: int) -> int:
    n: int = remembered(t.state, ("carried", seat))
    return n


def pick_up(t: Table, tile: str) -> None:
    t.answer(t.active, f"pick up a civilian at {tile}")


def can_pick_up(t: Table, seat: int = 0) -> bool:
    return any(label.startswith("pick up") for label in t.offered(seat))


# Set-up


@rule("REB-36.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(EXODUS, seed=seed)) == {
        "Arkham Asylum": "B", "Bank": "B", "Airport": "B", "Police Station": "A", "Hospital": "A",
    }  # fmt: skip


@rule("REB-36.2", "REB-19.11")
def test_tile_f_is_added_to_level_3() -> None:
    t = flight(threat=2, from_start=True, main=["Brainiac"], city={"S3": ["Mera"], "L5": ["Circe"]}, at={0: "S4"})
    assert t.threat == 3
    assert t.city("S1") == [] and "Brainiac" in t.city("L2")  # one step, and then it is there
    assert "Circe" in t.city("S5")  # a step in Step 3, and then a Character is there


@rule("REB-36.2", "REB-19.12")
@pytest.mark.parametrize(("threat", "damage"), [(3, 1), (4, 2), (5, 2)])
def test_tile_g_covers_level_4(threat: int, damage: int) -> None:
    t = flight(threat=threat, from_start=True, city={"L2": ["Circe"]})
    assert city_in(t.view(None)).damage(L2) == damage


@rule("REB-36.2", "REB-19.13")
@pytest.mark.parametrize(("players", "new"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_a_small_team_has_tile_h(players: int, new: int) -> None:
    t = flight(players=players, from_start=True)
    assert sum(t.city(space).count("Green Arrow") for space in RING) == new


@rule("REB-36.2", "REB-13.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_level_3_holds_beside_tile_f(players: int) -> None:
    t = flight(players=players, threat=3, power=9, city={"S5": ["Bane"]})
    t.buy("Bane")
    assert t.power(0) == 0


@rule("REB-36.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(5))
def test_its_main_deck(seed: int) -> None:
    check_stacks(opened(EXODUS, seed=seed), (0, 2, 1, 2, 2), {3: ["Starro"]})


@rule("REB-36.4")
@pytest.mark.parametrize(("players", "people"), [(1, 8), (2, 8), (3, 10), (4, 10)])
def test_two_civilians_begin_on_each_location(players: int, people: int) -> None:
    session = opened(EXODUS, players)
    found = [waiting_on(session, space) for space in LOCATIONS]
    assert found == [2, 2, 2, 2, 2 if players > 2 else 0]
    assert sum(found) == people


@rule("REB-36.5")
def test_the_javelin_is_no_card_of_the_line_up() -> None:
    t = flight(from_start=True, main=["Robin", "Mera"], at={0: "S1"}, power=20)
    assert t.city("S1") == ["Robin"]  # slot 1 counts as empty
    assert [label for label in t.offered(0) if label.startswith("buy")] == ["buy Robin"]


@rule("REB-36.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_card_stands_for_it(players: int) -> None:
    session = opened(EXODUS, players)
    assert [session.view(None).size(SPACE + slot) for slot in SLOTS] == [1] * 5
    assert "Javelin" not in " ".join(card.name for card in session.game.state.cards)


@rule("REB-36.5", "REB-4.3")
def test_new_cards_lie_in_slot_1_as_in_any_other() -> None:
    t = flight(from_start=True, city={slot: ["Robin"] for slot in ("S1", "S2", "S3", "S4", "S5")})
    assert t.city("S1") == ["Robin", "Green Arrow"]


TO_SAVE = {1: 5, 2: 6, 3: 7, 4: 7}


@rule("REB-36.17")
@pytest.mark.parametrize("players", TO_SAVE)
def test_how_many_must_be_saved(players: int) -> None:
    assert remembered(opened(EXODUS, players).game.state, "to_save") == TO_SAVE[players]


@rule("REB-36.11", "REB-20.11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_location_that_is_destroyed_at_set_up_has_no_civilians_and_fewer_must_be_saved(players: int) -> None:
    usual = TO_SAVE[players]
    numbers = set()
    for seed in range(12):
        session = opened(EXODUS, players, seed, damage=(("bank", 5), ("airport", 4)))
        bank = place_of(session, "Bank")
        assert waiting_on(session, bank) == 0
        spared = bank == L5 and players <= 2
        assert remembered(session.game.state, "to_save") == (usual if spared else usual - 2)
        numbers.add(remembered(session.game.state, "to_save"))
    assert numbers == ({usual - 2} if players > 2 else {usual - 2, usual})


@rule("REB-36.11")
def test_two_ruins_at_set_up_spare_four() -> None:
    session = opened(EXODUS, 3, damage=(("bank", 5), ("hospital", 5)))
    assert remembered(session.game.state, "to_save") == 3
    assert sum(waiting_on(session, space) for space in LOCATIONS) == 6


# Carrying


@rule("REB-36.6")
@pytest.mark.parametrize(("space", "tile"), PICK_UP.items())
def test_a_civilian_is_picked_up_for_1_move(space: str, tile: str) -> None:
    t = flight(at={0: space}, move=2)
    here = 2 * (int(space[1]) - 1)
    pick_up(t, tile)
    assert (t.move(0), carried_by(t, 0), waiting_on(t, here)) == (1, 1, 1)


@rule("REB-36.6")
def test_a_character_carries_two_at_most() -> None:
    t = flight(at={0: "L2"}, waiting={L2: 5}, move=5)
    pick_up(t, "Bank")
    pick_up(t, "Bank")
    assert (carried_by(t, 0), t.move(0), can_pick_up(t)) == (2, 3, False)


@rule("REB-36.6")
def test_it_takes_move_a_location_and_somebody_there() -> None:
    assert not can_pick_up(flight(at={0: "L2"}))
    assert not can_pick_up(flight(at={0: "L2"}, waiting={L1: 2, L2: 0}, move=3))
    assert not can_pick_up(flight(at={0: "S1"}, move=3))
    assert can_pick_up(flight(at={0: "L2"}, move=1))


@rule("REB-36.6")
def test_only_the_active_player_picks_up() -> None:
    t = flight(at={0: "S5", 1: "L2", 2: "L2"}, move=3)
    assert t.asked() == [0]
    assert not can_pick_up(t)


@rule("REB-36.7")
def test_civilians_walk_with_their_character() -> None:
    t = flight(at={0: "L2"}, move=2)
    pick_up(t, "Bank")
    t.walk("S1")
    t.answer(0, BOARD)
    assert (count(t, "saved"), carried_by(t, 0)) == (1, 0)


@rule("REB-36.7", "REB-15.7")
def test_civilians_go_along_if_another_player_moves_their_character() -> None:
    t = flight(at={0: "S5", 1: "L1"}, carried={1: 2}, p0=["Helping Hand"])
    t.play("Helping Hand")
    t.answer(0, "P1")
    t.answer(1, "slot 1")
    t.answer(1, BOARD)
    assert (t.at(1), count(t, "saved")) == ("S1", 2)


@rule("REB-36.7", "REB-5.8")
def test_civilians_go_along_if_their_character_is_placed() -> None:
    t = flight(at={0: "L4"}, carried={0: 1}, p0=["Mother Box"])
    t.play("Mother Box")
    t.answer(0, "P0")
    t.answer(0, "slot 1")
    t.answer(0, BOARD)
    assert count(t, "saved") == 1


@rule("REB-36.8")
def test_only_at_slot_1_and_all_at_once() -> None:
    t = flight(at={0: "L1"}, carried={0: 2}, move=1)
    assert BOARD not in t.offered(0)
    t.walk("S1")
    t.answer(0, BOARD)
    assert (count(t, "saved"), carried_by(t, 0), BOARD in t.offered(0)) == (2, 0, False)


@rule("REB-36.8")
def test_nobody_boards_with_empty_arms() -> None:
    t = flight(at={0: "S1", 1: "S1"}, carried={1: 1})
    assert BOARD not in t.offered(0)
    assert BOARD in t.offered(1)


@rule("REB-36.8")
def test_in_another_players_turn_too() -> None:
    t = flight(at={0: "L4", 1: "S1"}, carried={1: 2}, p0=["Punch"])
    t.answer(1, BOARD)
    assert (count(t, "saved"), t.active, carried_by(t, 1)) == (2, 0, 0)
    t.play("Punch")
    assert t.power(0) == 1


@rule("REB-36.8", "REB-36.14")
def test_a_spore_in_the_active_hand_keeps_nobody_from_boarding() -> None:
    t = flight(at={0: "S1", 1: "S1"}, carried={1: 1}, p0=["Spore"])
    t.answer(1, BOARD)
    assert count(t, "saved") == 1


@rule("REB-36.8")
def test_who_wants_to_be_asked_again_at_the_end_is_asked_then() -> None:
    t = flight(at={0: "L4", 1: "S1"}, carried={1: 2})
    t.answer(1, "ask again at the end")
    t.end(asking=True)
    assert (t.active, t.asked()) == (0, [1])
    t.answer(1, BOARD)
    assert count(t, "saved") == 2


@rule("REB-36.8", "REB-15.16")
def test_boarding_of_another_player_does_not_end_a_run_of_moves() -> None:
    t = flight(
        at={0: "L1", 1: "S1"}, carried={1: 1}, p0=["Superman (7)"], move=2, city={"L1": ["Bane"]}, waiting={L5: 2}
    )
    t.play("Superman (7)")
    t.walk("S1")
    t.answer(1, BOARD)
    t.walk("L2")
    assert (t.city("L2"), t.city("S1")) == (["Bane"], [])


@rule("REB-36.12", "REB-18.3")
def test_alone_only_the_own_character_carries() -> None:
    t = flight(players=1, at={0: "S5"}, ally="L2", move=3)
    assert not can_pick_up(t)
    t = flight(players=1, at={0: "L1"}, ally="S1", carried={0: 1}, move=1)
    assert BOARD not in t.offered(0)
    t = flight(players=1, at={0: "S1"}, ally="L3", carried={0: 1})
    t.answer(0, BOARD)
    assert count(t, "saved") == 1


# Losing civilians


@rule("REB-36.9")
def test_an_attack_that_deals_damage_takes_a_civilian() -> None:
    t = flight(from_start=True, city={"L2": ["Circe"]})
    assert (city_in(t.view(None)).damage(L2), waiting_on(t, L2), count(t, "lost")) == (1, 1, 1)


@rule("REB-36.9", "REB-19.12")
def test_one_civilian_also_if_it_deals_2_damage() -> None:
    t = flight(from_start=True, threat=4, city={"L2": ["Circe"]})
    assert (city_in(t.view(None)).damage(L2), waiting_on(t, L2), count(t, "lost")) == (2, 1, 1)


@rule("REB-36.9", "REB-11.1", "REB-11.2")
def test_no_damage_no_loss() -> None:
    t = flight(from_start=True, city={"L2": ["Circe"]}, p0=["Invulnerability"])
    t.answer(0, "Invulnerability")
    assert (waiting_on(t, L2), count(t, "lost")) == (2, 0)
    t = flight(from_start=True, city={"L2": ["Scarecrow"]})  # a regular Villain
    assert (waiting_on(t, L2), count(t, "lost")) == (2, 0)
    t = flight(from_start=True, at={0: "L3"}, city={"L3": ["Circe"]})  # in my space, and not at home
    assert (waiting_on(t, L3), count(t, "lost")) == (2, 0)
    t = flight(from_start=True, main=["Circe", "Robin"])  # as she enters
    assert count(t, "lost") == 0


@rule("REB-36.9")
def test_those_who_are_carried_are_safe_from_an_attack_on_the_location() -> None:
    t = flight(from_start=True, at={0: "L2"}, waiting={L2: 0}, carried={0: 2}, city={"L2": ["Circe"]})
    assert (city_in(t.view(None)).damage(L2), carried_by(t, 0), count(t, "lost")) == (1, 2, 0)


@rule("REB-36.10", "REB-11.3")
def test_a_destroyed_location_loses_all_who_are_still_there() -> None:
    t = flight(from_start=True, damage={"L2": 4}, at={0: "L2"}, carried={0: 1}, city={"L2": ["Circe"]})
    assert (city_in(t.view(None)).damage(L2), waiting_on(t, L2), count(t, "lost"), carried_by(t, 0)) == (None, 0, 2, 1)


@rule("REB-36.10", "REB-36.9")
def test_a_ruin_loses_nobody_any_more() -> None:
    t = flight(from_start=True, damage={"L2": 5}, waiting={L1: 2}, city={"L2": ["Circe"]})
    assert count(t, "lost") == 0


# The end


@rule("REB-36.17")
@pytest.mark.parametrize(("players", "enough"), [(1, 6), (2, 6), (3, 7), (4, 7)])
def test_enough_saved_and_four_super_villains_win_at_once(players: int, enough: int) -> None:
    for short in (1, 0):
        facts = {"saved": enough - 2 - short, "defeated": 4}
        t = flight(players=players, at={0: "S1"}, carried={0: 2}, facts=facts)
        t.answer(0, BOARD)
        assert (t.over, t.winners) == ((False, ()) if short else (True, tuple(range(players))))


@rule("REB-36.17")
@pytest.mark.parametrize(("saved", "over"), [(6, False), (7, True), (10, True)])
def test_the_fourth_super_villain_wins_if_enough_are_saved(saved: int, over: bool) -> None:
    t = flight(city={"S5": ["Circe"]}, power=10, facts={"saved": saved, "defeated": 3})
    t.buy("Circe")
    assert t.over == over


@rule("REB-36.17")
def test_two_super_villains_are_not_enough() -> None:
    t = flight(at={0: "S1"}, carried={0: 2}, facts={"saved": 7, "defeated": 3})
    t.answer(0, BOARD)
    assert not t.over


@rule("REB-36.17", "REB-36.8")
def test_a_player_may_win_it_in_anothers_turn() -> None:
    t = flight(at={1: "S1"}, carried={1: 1}, facts={"saved": 6, "defeated": 4})
    t.answer(1, BOARD)
    assert (t.over, t.winners, t.active, t.asked()) == (True, (0, 1, 2), 0, [])


@rule("REB-36.17", "REB-36.11")
def test_fewer_are_enough_where_locations_were_destroyed_at_set_up() -> None:
    t = flight(at={0: "S1"}, carried={0: 1}, facts={"saved": 4, "defeated": 4, "to_save": 5})
    t.answer(0, BOARD)
    assert t.over


@rule("REB-36.18", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = flight(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = flight(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-36.19")
@pytest.mark.parametrize(("players", "most"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_too_many_lost_lose_the_game(players: int, most: int) -> None:
    for short in (1, 0):
        t = flight(players=players, from_start=True, city={"L2": ["Circe"]}, facts={"lost": most - 1 - short})
        assert (t.over, t.winners, count(t, "lost")) == (not short, (), most - short)


@rule("REB-36.19", "REB-36.10")
def test_a_destroyed_location_may_lose_it_at_once() -> None:
    t = flight(from_start=True, damage={"L2": 4}, city={"L2": ["Circe"]}, facts={"lost": 2})
    assert (t.over, t.winners, count(t, "lost")) == (True, (), 4)


@rule("REB-36.18", "REB-36.19")
def test_destroyed_locations_alone_do_not_lose_it() -> None:
    damage = {"L1": 5, "L2": 4, "L3": 5, "L4": 5, "L5": 5}
    t = flight(from_start=True, waiting={L2: 0}, damage=damage, city={"L2": ["Circe"]})
    assert [city_in(t.view(None)).damage(space) for space in LOCATIONS] == [None] * 5
    assert not t.over


@rule("REB-20.5", "REB-36.20")
def test_a_lost_game_leaves_its_damage_too() -> None:
    t = flight(from_start=True, damage={"L2": 4, "L5": 1}, city={"L2": ["Circe"]}, facts={"lost": 2})
    result = outcome(t.rules, t.state)
    assert (result.won, dict(result.damage)) == (False, {"bank": 5, "hospital": 1})

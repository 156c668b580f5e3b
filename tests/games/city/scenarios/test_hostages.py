"""Scenario 2: hostages and the police cordon (REB-32.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.games.city.outcome import outcome
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import LOCATIONS, SLOTS
from archfoe.games.city.view import city_in
from archfoe.table.session import Session
from tests.games.city.campaign.helpers import to_scenario, won
from tests.games.city.openings import check_stacks, place_of
from tests.games.city.scenes import dearer, opened, sides
from tests.remembered import remembered
from tests.vocabulary import Table, rule, table

HOSTAGES = 2
L1, L2, L3, L4, L5 = LOCATIONS
#: A table has these Locations in this order: City A, Police Station A, Arkham Asylum B, Bank B, S.T.A.R. Labs B.
FREE = {"L1": "City", "L2": "Police Station", "L4": "Bank"}
HAND_OVER = "hand the hostages over"
TO_SAVE = {1: 4, 2: 5, 3: 6, 4: 6}


def siege(
    held: dict[int, int] | None = None, led: dict[int, int] | None = None, players: int = 3, **position: Any
) -> Table:
    """A table of scenario 2: two hostages on each Location, if nothing else is said, and nobody is saved or lost."""
    everywhere = dict.fromkeys(LOCATIONS, 2) if held is None else held
    facts = {("hostages", space): n for space, n in everywhere.items()}
    facts |= {("led", seat): n for seat, n in (led or {}).items()}
    facts |= {"to_save": TO_SAVE[players]} | position.pop("facts", {})
    return table("rebirth", scenario=HOSTAGES, players=players, facts=facts, **position)


def count(t: Table, what: str) -> int:
    """How many are "saved" or "lost"."""
    n: int = remembered(t.state, what)
    return n


def held_on(t: Table | Session, space: int) -> int:
    state = t.state if isinstance(t, Table) else t.game.state
    n: int = remembered(state, ("hostages", space))
    return n


def led_by(t: Table, seat: int) -> int:
    n: int = remembered(t.state, ("led", seat))
    return n


def free(t: Table, tile: str) -> None:
    t.answer(t.active, f"free a hostage at {tile}")


def can_free(t: Table, seat: int = 0) -> bool:
    return any(label.startswith("free a hostage") for label in t.offered(seat))


# Set-up


@rule("REB-32.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(HOSTAGES, seed=seed)) == {
        "City": "A", "Police Station": "A", "Arkham Asylum": "B", "Bank": "B", "S.T.A.R. Labs": "B",
    }  # fmt: skip


@rule("REB-32.2", "REB-19.11")
@pytest.mark.parametrize(("city", "usable"), [({}, True), ({"L2": ["Bane"]}, False), ({"S2": ["Bane"]}, True)])
def test_tile_f_is_added_to_level_0(city: dict[str, list[str]], usable: bool) -> None:
    t = siege(at={0: "L2"}, p0=["Punch"], city=city)
    assert ("use Police Station" in t.offered(0)) == usable


@rule("REB-32.2", "REB-19.7")
@pytest.mark.parametrize(("threat", "wares"), [(3, ["Lois Lane"]), (4, []), (5, [])])
def test_tile_b_covers_level_4(threat: int, wares: list[str]) -> None:
    t = siege(threat=threat, city={"S5": ["Lois Lane", "Doomsday"]}, power=3)
    assert [label.removeprefix("buy ") for label in t.offered(0) if label.startswith("buy")] == wares


@rule("REB-32.2", "REB-19.10")
@pytest.mark.parametrize(("players", "gained"), [(1, 1), (2, 1), (3, 0), (4, 0)])
def test_a_small_team_gains_weaknesses_at_level_1(players: int, gained: int) -> None:
    t = siege(players=players, from_start=True, main=["Doomsday", "Lois Lane", "Lois Lane"], p0=["Punch"] * 2)
    assert t.threat == 1
    assert [t.discard(seat).count("Weakness") for seat in range(players)] == [gained] * players


@rule("REB-32.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(5))
def test_its_main_deck(seed: int) -> None:
    check_stacks(opened(HOSTAGES, seed=seed), (0, 2, 2, 2, 2), {})


@rule("REB-32.4")
@pytest.mark.parametrize(("players", "people"), [(1, 8), (2, 8), (3, 10), (4, 10)])
def test_two_hostages_begin_on_each_location(players: int, people: int) -> None:
    session = opened(HOSTAGES, players)
    found = [held_on(session, space) for space in LOCATIONS]
    assert found == [2, 2, 2, 2, 2 if players > 2 else 0]
    assert sum(found) == people


@rule("REB-32.5")
def test_the_cordon_is_no_card_of_the_line_up() -> None:
    t = siege(from_start=True, main=["Lois Lane", "Black Canary"], at={0: "S1"}, power=20)
    assert t.city("S1") == ["Lois Lane"]  # slot 1 counts as empty
    assert [label for label in t.offered(0) if label.startswith("buy")] == ["buy Lois Lane"]


@rule("REB-32.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_card_stands_for_it(players: int) -> None:
    session = opened(HOSTAGES, players)
    assert [session.view(None).size(SPACE + slot) for slot in SLOTS] == [1] * 5
    assert "ordon" not in " ".join(card.name for card in session.game.state.cards)


@rule("REB-32.5", "REB-4.3")
def test_new_cards_lie_in_slot_1_as_in_any_other() -> None:
    t = siege(from_start=True, city={slot: ["Lois Lane"] for slot in ("S1", "S2", "S3", "S4", "S5")})
    assert t.city("S1") == ["Lois Lane", "Green Arrow"]


@rule("REB-32.12")
@pytest.mark.parametrize("players", TO_SAVE)
def test_how_many_must_be_saved(players: int) -> None:
    assert remembered(opened(HOSTAGES, players).game.state, "to_save") == TO_SAVE[players]


@rule("REB-32.11", "REB-20.11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_location_that_is_destroyed_at_set_up_has_no_hostages_and_fewer_must_be_saved(players: int) -> None:
    usual = TO_SAVE[players]
    numbers = set()
    for seed in range(12):
        session = opened(HOSTAGES, players, seed, damage=(("bank", 5), ("city", 4)))
        bank = place_of(session, "Bank")
        assert held_on(session, bank) == 0
        spared = bank == L5 and players <= 2
        assert remembered(session.game.state, "to_save") == (usual if spared else usual - 2)
        numbers.add(remembered(session.game.state, "to_save"))
    assert numbers == ({usual - 2} if players > 2 else {usual - 2, usual})


@rule("REB-32.11")
def test_where_all_is_in_ruins_nobody_must_be_saved() -> None:
    ruins = (("bank", 5), ("star_labs", 5), ("city", 5), ("police_station", 5), ("arkham_asylum", 5))
    session = opened(HOSTAGES, 3, damage=ruins)
    assert remembered(session.game.state, "to_save") == 0


@rule("REB-32.11")
def test_two_ruins_at_set_up_spare_four() -> None:
    session = opened(HOSTAGES, 3, damage=(("bank", 5), ("star_labs", 5)))
    assert remembered(session.game.state, "to_save") == 2
    assert sum(held_on(session, space) for space in LOCATIONS) == 6


# Carrying


@rule("REB-32.6")
@pytest.mark.parametrize(("space", "tile"), FREE.items())
def test_a_hostage_is_picked_up_for_1_move(space: str, tile: str) -> None:
    t = siege(at={0: space}, move=2)
    here = 2 * (int(space[1]) - 1)
    free(t, tile)
    assert (t.move(0), led_by(t, 0), held_on(t, here)) == (1, 1, 1)


@rule("REB-32.6")
def test_a_character_carries_two_at_most() -> None:
    t = siege(at={0: "L2"}, held={L2: 5}, move=5)
    free(t, "Police Station")
    free(t, "Police Station")
    assert (led_by(t, 0), t.move(0), can_free(t)) == (2, 3, False)


@rule("REB-32.6")
def test_it_takes_move_a_location_and_somebody_there() -> None:
    assert not can_free(siege(at={0: "L2"}))
    assert not can_free(siege(at={0: "L2"}, held={L1: 2, L2: 0}, move=3))
    assert not can_free(siege(at={0: "S1"}, move=3))
    assert can_free(siege(at={0: "L2"}, move=1))


@rule("REB-32.6", "REB-19.11")
@pytest.mark.parametrize(
    ("city", "free"), [({"L2": ["Bane"]}, False), ({"L2": ["Doomsday"]}, False), ({"S1": ["Bane"]}, True)]
)
def test_nobody_is_freed_beside_a_villain(city: dict[str, list[str]], free: bool) -> None:
    t = siege(at={0: "L2"}, move=1, city=city)
    assert can_free(t) == free


@rule("REB-32.6")
def test_only_the_active_player_picks_up() -> None:
    t = siege(at={0: "S5", 1: "L2", 2: "L2"}, move=3)
    assert t.asked() == [0]
    assert not can_free(t)


@rule("REB-32.7")
def test_hostages_walk_with_their_character() -> None:
    t = siege(at={0: "L2"}, move=2)
    free(t, "Police Station")
    t.walk("S1")
    t.answer(0, HAND_OVER)
    assert (count(t, "saved"), led_by(t, 0)) == (1, 0)


@rule("REB-32.7", "REB-15.7")
def test_hostages_go_along_if_another_player_moves_their_character() -> None:
    t = siege(at={0: "S5", 1: "L1"}, led={1: 2}, p0=["Helping Hand"])
    t.play("Helping Hand")
    t.answer(0, "P1")
    t.answer(1, "slot 1")
    t.answer(1, HAND_OVER)
    assert (t.at(1), count(t, "saved")) == ("S1", 2)


@rule("REB-32.7", "REB-5.8")
def test_hostages_go_along_if_their_character_is_placed() -> None:
    t = siege(at={0: "L4"}, led={0: 1}, p0=["Boom Tube"])
    t.play("Boom Tube")
    t.answer(0, "P0")
    t.answer(0, "slot 1")
    t.answer(0, HAND_OVER)
    assert count(t, "saved") == 1


@rule("REB-32.8")
def test_only_at_slot_1_and_all_at_once() -> None:
    t = siege(at={0: "L1"}, led={0: 2}, move=1)
    assert HAND_OVER not in t.offered(0)
    t.walk("S1")
    t.answer(0, HAND_OVER)
    assert (count(t, "saved"), led_by(t, 0), HAND_OVER in t.offered(0)) == (2, 0, False)


@rule("REB-32.8")
def test_nobody_hands_over_who_leads_nobody() -> None:
    t = siege(at={0: "S1", 1: "S1"}, led={1: 1})
    assert HAND_OVER not in t.offered(0)
    assert HAND_OVER in t.offered(1)


@rule("REB-32.8")
def test_in_another_players_turn_too() -> None:
    t = siege(at={0: "L4", 1: "S1"}, led={1: 2}, p0=["Punch"])
    t.answer(1, HAND_OVER)
    assert (count(t, "saved"), t.active, led_by(t, 1)) == (2, 0, 0)
    t.play("Punch")
    assert t.power(0) == 1


@rule("REB-32.8")
def test_who_wants_to_be_asked_again_at_the_end_is_asked_then() -> None:
    t = siege(at={0: "L4", 1: "S1"}, led={1: 2})
    t.answer(1, "ask again at the end")
    t.end(asking=True)
    assert (t.active, t.asked()) == (0, [1])
    t.answer(1, HAND_OVER)
    assert count(t, "saved") == 2


@rule("REB-32.8", "REB-15.16")
def test_handing_over_of_another_player_does_not_end_a_run_of_moves() -> None:
    t = siege(at={0: "L1", 1: "S1"}, led={1: 1}, p0=["Superman (7)"], move=2, city={"L1": ["Bane"]}, held={L5: 2})
    t.play("Superman (7)")
    t.walk("S1")
    t.answer(1, HAND_OVER)
    t.walk("L2")
    assert (t.city("L2"), t.city("S1")) == (["Bane"], [])


@rule("REB-32.15", "REB-18.3")
def test_alone_only_the_own_character_carries() -> None:
    t = siege(players=1, at={0: "S5"}, ally="L2", move=3)
    assert not can_free(t)
    t = siege(players=1, at={0: "L1"}, ally="S1", led={0: 1}, move=1)
    assert HAND_OVER not in t.offered(0)
    t = siege(players=1, at={0: "S1"}, ally="L3", led={0: 1})
    t.answer(0, HAND_OVER)
    assert count(t, "saved") == 1


# Losing hostages


@rule("REB-32.9")
def test_an_attack_that_deals_damage_takes_a_hostage() -> None:
    t = siege(from_start=True, city={"L2": ["Lex Luthor"]})
    assert (city_in(t.view(None)).damage(L2), held_on(t, L2), count(t, "lost")) == (1, 1, 1)


@rule("REB-32.9", "REB-11.1", "REB-11.2")
def test_no_damage_no_loss() -> None:
    t = siege(from_start=True, city={"L2": ["Lex Luthor"]}, p0=["Shields Up"])
    t.answer(0, "Shields Up")
    assert (held_on(t, L2), count(t, "lost")) == (2, 0)
    t = siege(from_start=True, city={"L2": ["Scarecrow"]})  # a regular Villain
    assert (held_on(t, L2), count(t, "lost")) == (2, 0)
    t = siege(from_start=True, at={0: "L3"}, city={"L3": ["Lex Luthor"]})  # in my space, and not at home
    assert (held_on(t, L3), count(t, "lost")) == (2, 0)
    t = siege(from_start=True, main=["Lex Luthor", "Lois Lane"])  # as she enters
    assert count(t, "lost") == 0


@rule("REB-32.9")
def test_those_who_are_carried_are_safe_from_an_attack_on_the_location() -> None:
    t = siege(from_start=True, at={0: "L2"}, held={L2: 0}, led={0: 2}, city={"L2": ["Lex Luthor"]})
    assert (city_in(t.view(None)).damage(L2), led_by(t, 0), count(t, "lost")) == (1, 2, 0)


@rule("REB-32.10", "REB-11.3")
def test_a_destroyed_location_loses_all_who_are_still_there() -> None:
    t = siege(from_start=True, damage={"L2": 4}, at={0: "L2"}, led={0: 1}, city={"L2": ["Lex Luthor"]})
    assert (city_in(t.view(None)).damage(L2), held_on(t, L2), count(t, "lost"), led_by(t, 0)) == (None, 0, 2, 1)


@rule("REB-32.10", "REB-32.9")
def test_a_ruin_loses_nobody_any_more() -> None:
    t = siege(from_start=True, damage={"L2": 5}, held={L1: 2}, city={"L2": ["Lex Luthor"]})
    assert count(t, "lost") == 0


# The end


@rule("REB-32.12")
@pytest.mark.parametrize(("players", "enough"), [(1, 4), (2, 5), (3, 6), (4, 6)])
def test_enough_saved_and_four_super_villains_win_at_once(players: int, enough: int) -> None:
    for short in (1, 0):
        facts = {"saved": enough - 2 - short, "defeated": 4}
        t = siege(players=players, at={0: "S1"}, led={0: 2}, facts=facts)
        t.answer(0, HAND_OVER)
        assert (t.over, t.winners) == ((False, ()) if short else (True, tuple(range(players))))


@rule("REB-32.12")
@pytest.mark.parametrize(("saved", "over"), [(5, False), (6, True), (10, True)])
def test_the_fourth_super_villain_wins_if_enough_are_saved(saved: int, over: bool) -> None:
    t = siege(city={"S5": ["Lex Luthor"]}, power=10 + dearer(2), facts={"saved": saved, "defeated": 3})
    t.buy("Lex Luthor")
    assert t.over == over


@rule("REB-32.12")
def test_two_super_villains_are_not_enough() -> None:
    t = siege(at={0: "S1"}, led={0: 2}, facts={"saved": 6, "defeated": 3})
    t.answer(0, HAND_OVER)
    assert not t.over


@rule("REB-32.12", "REB-32.8")
def test_a_player_may_win_it_in_anothers_turn() -> None:
    t = siege(at={1: "S1"}, led={1: 1}, facts={"saved": 5, "defeated": 4})
    t.answer(1, HAND_OVER)
    assert (t.over, t.winners, t.active, t.asked()) == (True, (0, 1, 2), 0, [])


@rule("REB-32.12", "REB-32.11")
def test_fewer_are_enough_where_locations_were_destroyed_at_set_up() -> None:
    t = siege(at={0: "S1"}, led={0: 1}, facts={"saved": 4, "defeated": 4, "to_save": 5})
    t.answer(0, HAND_OVER)
    assert t.over


@rule("REB-32.13", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = siege(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = siege(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-32.14")
@pytest.mark.parametrize(("players", "most"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_too_many_lost_lose_the_game(players: int, most: int) -> None:
    for short in (1, 0):
        t = siege(players=players, from_start=True, city={"L2": ["Lex Luthor"]}, facts={"lost": most - 1 - short})
        assert (t.over, t.winners, count(t, "lost")) == (not short, (), most - short)


@rule("REB-32.14", "REB-32.10")
def test_a_destroyed_location_may_lose_it_at_once() -> None:
    t = siege(from_start=True, damage={"L2": 4}, city={"L2": ["Lex Luthor"]}, facts={"lost": 2})
    assert (t.over, t.winners, count(t, "lost")) == (True, (), 4)


@rule("REB-32.13", "REB-32.14")
def test_destroyed_locations_alone_do_not_lose_it() -> None:
    damage = {"L1": 5, "L2": 4, "L3": 5, "L4": 5, "L5": 5}
    t = siege(from_start=True, held={L2: 0}, damage=damage, city={"L2": ["Lex Luthor"]})
    assert [city_in(t.view(None)).damage(space) for space in LOCATIONS] == [None] * 5
    assert not t.over


@rule("REB-20.5", "REB-32.13")
def test_a_lost_game_leaves_its_damage_too() -> None:
    t = siege(from_start=True, damage={"L2": 4, "L5": 1}, city={"L2": ["Lex Luthor"]}, facts={"lost": 2})
    result = outcome(t.rules, t.state)
    assert (result.won, dict(result.damage)) == (False, {"police_station": 5, "star_labs": 1})


@rule("REB-32.16", "REB-30.1")
def test_the_side_missions_are_open() -> None:
    assert city_in(siege().view(0)).open_missions == ["recruit krypto", "recruit the ray", "repairs"]


@rule("REB-32.17")
def test_its_reward_is_a_basic_card_for_each_in_scenario_3() -> None:
    campaign = won(to_scenario(2))
    assert (campaign.scenario, campaign.head_start) == (3, "basic each")

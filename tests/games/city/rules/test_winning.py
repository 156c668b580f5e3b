"""How scenario 1 is won and lost (REB-14.x)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from archfoe.games.city.piles import BASICS
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from tests.games.city import RING, dawn, team
from tests.games.lineup.variants import start
from tests.vocabulary import Table, rule, table

#: Super-Villains and what they cost.
COSTS = {"Amazo": 10, "Sinestro": 11, "Lex Luthor": 10, "Doomsday": 8, "General Zod": 11}
LAST_TURNS = ["Lex Luthor", *["Green Arrow"] * 30]


def before_the_last(more_power: int = 0, more: Sequence[str] = (), **position: Any) -> Table:
    """Four Super-Villains are defeated and Lex Luthor is left, in slot 5 with P0 and P1; all Rewards are declined."""
    defeated = [name for name in COSTS if name != "Lex Luthor"]
    power = sum(COSTS[name] for name in defeated) + more_power
    t = team(city={"S5": [*COSTS, *more]}, power=power, **position)
    for name in defeated:
        t.buy(name)
        while (kind := t.view(t.asked()[0]).kind.name) != "main":
            assert kind in ("destroy", "fetch")
            t.answer(t.asked()[0], None)
    return t


@rule("REB-14.1")
def test_the_fifth_super_villain_wins_at_once() -> None:
    t = before_the_last(more_power=10)
    assert not t.over
    t.buy("Lex Luthor")
    assert (t.over, t.winners, t.asked()) == (True, (0, 1, 2), [])


@rule("REB-14.1")
def test_it_does_not_matter_who_defeats_the_fifth() -> None:
    t = before_the_last(p1=["Bulletproof"] * 5)
    t.end()
    t.answer(1, "Bulletproof")  # shown to Lex Luthor
    for _ in range(5):
        t.play("Bulletproof")
    t.buy("Lex Luthor")
    assert (t.active, t.over, t.winners) == (1, True, (0, 1, 2))


@rule("REB-14.1")
def test_level_5_does_not_change_what_wins() -> None:
    t = before_the_last(threat=5, more_power=10 + 5 * 5)  # each costs 5 more
    t.buy("Lex Luthor")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-14.1", "REB-6.1")
def test_regular_villains_do_not_count() -> None:
    t = before_the_last(more_power=7, more=["Solomon Grundy"])
    t.buy("Solomon Grundy")
    assert (t.destroyed[-1], t.over) == ("Solomon Grundy", False)


@rule("REB-14.2")
def test_the_team_loses_when_the_clock_has_no_box_left() -> None:
    t = dawn(threat=4, main=LAST_TURNS, at={0: "S1"}, power=15)
    t.buy("Lex Luthor")
    for _ in range(8):
        t.end()
    cards = sum(len(t.city(space)) for space in RING)
    assert (t.active, t.over, city_in(t.view(None)).clock_box) == (2, False, 3)
    t.end()
    assert (t.over, t.winners, t.active, t.asked()) == (True, (), 0, [])
    assert sum(len(t.city(space)) for space in RING) == cards  # no new card


@rule("REB-14.2")
def test_the_clock_runs_out_before_any_attack() -> None:
    t = dawn(threat=4, main=LAST_TURNS, at={0: "S1"}, city={"L3": ["Psimon"]}, power=16)
    t.buy("Lex Luthor")
    t.answer(0, None)  # the Reward
    for _ in range(9):
        assert not t.over
        attacks = len([seen for seen in t.view(None).events() if seen.what == "attacked"])
        t.end()
    assert t.over
    assert len([seen for seen in t.view(None).events() if seen.what == "attacked"]) == attacks


@rule("REB-14.3", "G-2")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, False)])
def test_the_team_loses_if_step_4_finds_no_card(left: int, over: bool) -> None:
    t = dawn(main=["Aquaman (3)"] * left)
    assert (t.over, t.winners) == (over, ())


@rule("REB-14.3", "G-2")
@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_two_cards_must_be_there_if_two_are_added(left: int, over: bool) -> None:
    assert dawn(threat=1, main=["Aquaman (3)"] * left).over == over


@rule("REB-14.3", "G-2")
@pytest.mark.parametrize("name", ["Tomorrow's Headline", "Lois Lane", "Detective Work"])
def test_any_other_effect_on_an_empty_main_deck_does_nothing(name: str) -> None:
    t = team(p0=[name], main=[], city={"S5": ["Psimon"]}, power=7)
    t.play(name)
    assert (t.over, t.view(0).kind.name, t.power(0)) == (False, "main", 8)
    t.buy("Psimon")
    t.answer(0, "P0")  # who draws a card
    assert (t.over, t.view(0).kind.name) == (False, "main")


@rule("REB-14.4")
def test_destroyed_locations_do_not_lose_the_game() -> None:
    t = dawn(damage={f"L{n}": 5 for n in range(1, 6)} | {"L1": 4}, city={"L1": ["General Zod"]})
    assert [city_in(t.view(None)).damage(space) for space in LOCATIONS] == [None] * 5
    assert not t.over
    t.end()
    assert (t.over, t.active) == (False, 1)


@rule("REB-14.4")
def test_victory_points_do_not_matter() -> None:
    t = before_the_last(more_power=10, deck0=["Weakness"] * 9, deck1=["Superman (7)"] * 9)
    assert t.vp(0) < 0 < t.vp(1)
    t.buy("Lex Luthor")
    assert t.winners == (0, 1, 2)


@rule("REB-14.5")
@pytest.mark.parametrize("seed", range(3))
def test_the_locations_of_scenario_1(seed: int) -> None:
    view = start(seed, "rebirth", players=3).view(None)
    with_stack = {city_in(view).tile(space): bool(view.known(BASICS + space // 2)) for space in LOCATIONS}
    assert with_stack == {
        "Arkham Asylum": False,
        "Daily Planet": False,
        "Batcave": True,
        "City": True,
        "Police Station": True,
    }


@rule("REB-14.6", "REB-19.6")
@pytest.mark.parametrize(("players", "threat", "there"), [(2, 1, "S5"), (2, 2, "L1"), (1, 2, "L1"), (3, 2, "S5")])
def test_small_teams_have_tile_a_beside_level_2(players: int, threat: int, there: str) -> None:
    city = {"S5": ["General Zod"]}
    t = table(
        "rebirth", players=players, threat=threat, at=dict.fromkeys(range(players), "S5"), city=city, from_start=True
    )
    assert t.city(there)[:1] == ["General Zod"]


@rule("REB-14.6", "REB-19.8", "REB-19.9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_player_alone_has_tiles_c_and_d_from_the_start(players: int) -> None:
    at = dict.fromkeys(range(players), "L1")
    t = table("rebirth", players=players, at=at, city={"L5": ["Bane"]}, main=["Scarecrow"] * 3, from_start=True)
    assert (t.discard(0), t.city("L4")) == ((["Weakness"], ["Bane"]) if players == 1 else ([], []))

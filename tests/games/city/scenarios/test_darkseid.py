"""Scenario 8: Darkseid (REB-38.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.events import ATTACKED
from archfoe.games.city.ring import goal_of
from archfoe.games.city.tiles import TILES
from archfoe.games.city.view import city_in
from archfoe.games.city.words.goals import goal_lines, result_line
from tests.games.city import told
from tests.games.city.openings import check_stacks, place_of
from tests.games.city.scenes import opened, scene, sides, where_is
from tests.vocabulary import Table, rule

DARKSEID = 8


def dusk(players: int = 3, **position: Any) -> Table:
    """A table of scenario 8; if he is nowhere else, Darkseid lies at the bottom of the main deck."""
    there = [name for names in position.get("city", {}).values() for name in names]
    there += [*position.get("main", ()), *position.get("destroyed", ())]
    if "Darkseid" not in there:
        position["main"] = [*position.get("main", ["Green Arrow"] * 5), "Darkseid"]
    return scene(DARKSEID, **{"players": players} | position)


# Set-up


@rule("REB-38.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(6))
def test_its_locations(seed: int) -> None:
    session = opened(DARKSEID, seed=seed)
    assert sides(session) == {
        "Arkham Asylum": "A", "Bank": "A", "Police Station": "A", "Batcave": "B", "City": "B",
    }  # fmt: skip
    assert place_of(session, "Arkham Asylum") == 0  # Location 1


@rule("REB-38.1")
def test_the_others_are_mixed() -> None:
    assert len({place_of(opened(DARKSEID, seed=seed), "Bank") for seed in range(12)}) == 4


@rule("REB-38.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_its_threat_track(players: int) -> None:
    levels = city_in(opened(DARKSEID, players).view(None)).levels
    names = [[text.name for text in texts if text.rule] for texts in levels]
    assert names[0][1:] == ["Tile C", "Tile D"]
    assert names[1:5] == [[], ["Tile B"], [], ["Tile A"]]


@rule("REB-38.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(3))
def test_its_main_deck(seed: int) -> None:
    check_stacks(opened(DARKSEID, seed=seed), (0, 0, 2, 2, 2), {2: ["Darkseid"]})


# Darkseid


@rule("REB-38.2", "REB-38.4")
def test_the_clock_starts_with_him() -> None:
    t = dusk(from_start=True, threat=4, main=["Darkseid", *["Green Arrow"] * 5])
    assert (t.threat, city_in(t.view(0)).clock_box) == (5, 1)
    assert city_in(opened(DARKSEID).view(None)).threat == 4


@rule("REB-38.4")
def test_he_comes_as_any_super_villain_does() -> None:
    t = dusk(from_start=True, main=["Darkseid", *["Green Arrow"] * 5], p1=["Punch", "Run", "Run"])
    before = t.threat
    assert (where_is(t, "Darkseid"), told(t, ATTACKED)) == (["S1"], ["Darkseid"])
    t.answer(1, "Run", "Run")
    assert (before, t.hand(1)) == (1, ["Punch"])


@rule("REB-38.5")
@pytest.mark.parametrize(("defeated", "cost"), [(0, 21), (1, 20), (2, 19), (3, 18), (4, 18), (6, 18)])
def test_he_costs_less_for_each_super_villain_defeated(defeated: int, cost: int) -> None:
    position: dict[str, Any] = {"facts": {"defeated": defeated}, "city": {"S5": ["Darkseid"]}}
    assert "buy Darkseid" not in dusk(power=cost - 1, **position).offered(0)
    assert "buy Darkseid" in dusk(power=cost, **position).offered(0)


@rule("REB-38.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_he_costs_every_team_the_same(players: int) -> None:
    """The printed 16, and what all Super-Villains cost more."""
    cost = 16 + 5
    position: dict[str, Any] = {"city": {"S5": ["Darkseid"]}}
    assert "buy Darkseid" not in dusk(players, power=cost - 1, **position).offered(0)
    assert "buy Darkseid" in dusk(players, power=cost, **position).offered(0)


@rule("REB-38.5", "REB-6.1")
def test_a_super_villain_that_falls_makes_him_cheaper_at_once_and_a_regular_one_does_not() -> None:
    t = dusk(city={"S5": ["Darkseid", "Doomsday", "Bane"]}, power=7 + (8 + 5) + (15 + 5))
    t.buy("Bane")
    while t.asked() == [0] and "end turn" not in t.offered(0):
        t.answer(0, t.offered(0)[0])
    left = t.power(0)
    t.buy("Doomsday")
    t.buy("Darkseid")
    assert (left - t.power(0), t.over) == ((8 + 5) + (15 + 5), True)


@rule("REB-38.6", "REB-20.11")
@pytest.mark.parametrize(("ruins", "goal"), [(["arkham_asylum"], 2), ([], 0)])
def test_he_makes_for_the_next_location_that_stands_from_the_start(ruins: list[str], goal: int) -> None:
    session = opened(DARKSEID, damage=tuple((tile, 5) for tile in ruins))
    s = session.game.state
    (card,) = [card for card, what in enumerate(s.cards) if what.name == "Darkseid"]
    assert goal_of(s, card) == goal


@rule("REB-38.6")
def test_without_a_location_that_stands_it_stays_the_first() -> None:
    session = opened(DARKSEID, damage=tuple((tile, 5) for tile in TILES))
    s = session.game.state
    (card,) = [card for card, what in enumerate(s.cards) if what.name == "Darkseid"]
    assert goal_of(s, card) == 0


@rule("REB-38.6")
def test_when_his_destination_falls_he_turns_to_the_next() -> None:
    t = dusk(from_start=True, city={"L1": ["Darkseid"]}, damage={"L1": 4}, at=dict.fromkeys(range(3), "S3"))
    assert (city_in(t.view(0)).ruins, where_is(t, "Darkseid")) == ([0], ["S1"])  # on his way to Location 2


@rule("REB-38.7")
def test_a_defense_discarded_against_him_is_destroyed_and_avoids_the_attack() -> None:
    t = dusk(
        from_start=True,
        city={"L1": ["Darkseid"]},
        p0=["Hard Water Bubble", "Punch", "Run"],
        at=dict.fromkeys(range(3), "S3"),
    )
    t.answer(0, next(label for label in t.offered(0) if label.startswith("Hard Water")))
    while t.asked() == [0] and "end turn" not in t.offered(0):
        t.answer(0, None)
    assert ("Hard Water Bubble" in t.destroyed, "Hard Water Bubble" in t.discard(0), city_in(t.view(0)).damage(0)) == (
        True,
        False,
        0,
    )
    assert t.hand(0) == ["Punch", "Run"]


@rule("REB-38.7")
def test_one_that_is_revealed_stays_in_hand() -> None:
    t = dusk(from_start=True, city={"L1": ["Darkseid"]}, p0=["Bulletproof", "Punch"], at=dict.fromkeys(range(3), "S3"))
    t.answer(0, "Bulletproof for yourself")
    assert (t.hand(0), t.destroyed) == (["Bulletproof", "Punch"], [])


# The end


@rule("REB-38.8")
def test_darkseid_alone_wins() -> None:
    t = dusk(city={"S5": ["Darkseid"]}, power=21)
    t.buy("Darkseid")
    assert (t.over, t.winners) == (True, (0, 1, 2))
    assert result_line(t.view(0), 0) == "You win scenario 8, Darkseid Cometh."


@rule("REB-38.8")
def test_five_others_do_not() -> None:
    t = dusk(facts={"defeated": 6}, city={"S5": ["Doomsday"]}, power=8 + 5)
    t.buy("Doomsday")
    assert not t.over


@rule("REB-38.9", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = dusk(from_start=True, main=[], city={"S1": ["Darkseid"]})
    assert (t.over, t.winners) == (True, ())
    t = dusk(threat=5, facts={"clock": (1, 3)}, city={"S1": ["Darkseid"]})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-38.10", "REB-20.13")
def test_five_ruins_lose() -> None:
    damage = {"L1": 4, **{f"L{n}": 5 for n in range(2, 6)}}
    t = dusk(from_start=True, city={"L1": ["Darkseid"]}, damage=damage, at=dict.fromkeys(range(3), "S3"))
    assert (t.over, t.winners) == (True, ())


def test_how_far_it_is() -> None:
    t = dusk(facts={"defeated": 1}, destroyed=["Doomsday"], city={"S1": ["Darkseid"]})
    assert goal_lines(city_in(t.view(0)))[0].startswith(
        "Darkseid is in the city and costs 20. Other Super-Villains defeated: 1 (Doomsday). Destroyed Locations: 0, "
    )

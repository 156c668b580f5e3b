"""The second telling of the rules of a city: Threat tiles, Destinations, costs, and how each scenario is won."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import DESTROYED, REMOVED, UNDER
from archfoe.core.state import State
from archfoe.games.build import rules
from archfoe.games.city import threat
from archfoe.games.city.checks.second_telling import CityRetold
from archfoe.games.city.piles import BASICS, SPACE
from archfoe.games.city.ring import villains
from archfoe.games.city.rules import CityRules
from archfoe.games.city.scenarios.rows import SCENARIOS
from archfoe.games.options import Options
from tests.remembered import remember, reroute
from tests.vocabulary import Table, rule, table

SPACES = [f"{kind}{number}" for number in range(1, 6) for kind in "LS"]
SUPER_VILLAINS = ["Ocean Master", "Gorilla Grodd", "Sinestro", "Circe", "Brainiac", "Despero"]
CONTEST = ("competitive",)


def retold(scenario: int = 1, players: int = 3, *variants: str) -> CityRetold:
    return CityRetold(Options("rebirth", players, variants, scenario=scenario))


def with_tile(tile: str, scenario: int = 1, level: int = 3) -> CityRetold:
    """A Threat Track with nothing but one tile."""
    made = retold(scenario)
    made.levels = [tile if i == level else "" for i in range(6)]
    return made


def city(scenario: int = 1, players: int = 3, **more: Any) -> Table:
    return table("rebirth", players=players, scenario=scenario, **more)


# The Threat Track

#: What the game calls the texts.
WORDS = {
    "1": threat.TWO_CARDS,
    "2": threat.LOSE_DEAREST,
    "3": threat.VILLAINS_DEARER,
    "v": threat.FORTIFIED,
    "A": threat.SUPERS_SLIP_AWAY,
    "B": threat.GUARDED_GOODS,
    "C": threat.AMBUSH,
    "D": threat.HASTE,
    "E": threat.WEAKNESS_EACH,
    "F": threat.ADVANCE,
    "G": threat.HEAVY_BLOWS,
    "H": threat.TWO_CARDS,
    "I": threat.IN_LEAGUE,
}
UNTOLD = {threat.SUPERS_ENTER, threat.START_CLOCK, threat.LEADER_LOSES, ""}  # watched in other ways


@rule("REB-19.1", "REB-19.2", "REB-19.3", "REB-19.4", "REB-24.2", "REB-24.4", "REB-24.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", range(9))
def test_the_game_and_the_watch_have_the_same_texts_at_every_level(scenario: int, players: int) -> None:
    variants = () if scenario else CONTEST
    if players == 1 and not scenario:
        return
    options = Options("rebirth", players, variants, scenario=scenario or 1)
    mode = rules(options)
    assert isinstance(mode, CityRules)
    played = [{text.rule for text in level} - UNTOLD for level in mode.track.levels]
    assert [{WORDS[letter] for letter in level} for level in CityRetold(options).levels] == played


@rule("REB-19.5")
def test_a_text_works_from_its_level_on_or_once() -> None:
    there = with_tile("A")
    assert [there.works(level, "A") for level in range(6)] == [False, False, False, True, True, True]
    once = with_tile("F")
    assert not once.reached(0, 2, "F") and once.reached(2, 4, "F") and not once.reached(3, 5, "F")


# Steps


@rule("REB-19.6", "REB-19.9")
@pytest.mark.parametrize(
    ("tile", "name", "space", "at", "then"),
    [
        ("", "Bane", "S1", "S5", "L2"),  # to Location 4
        ("D", "Bane", "S1", "S5", "S2"),
        ("D", "Bane", "S1", "L2", "L2"),
        ("D", "Bane", "S3", "S5", "L4"),
        ("D", "Brainiac", "S3", "S5", "L3"),  # to Location 2; tile D is for regular Villains
        ("", "Brainiac", "S3", "S3", "S3"),
        ("A", "Brainiac", "S3", "S3", "L3"),
        ("A", "Bane", "S3", "S3", "S3"),
    ],
)
def test_step_3_with_tiles(tile: str, name: str, space: str, at: str, then: str) -> None:
    t = city(city={space: [name]}, at={0: at, 1: at, 2: at}, threat=3)
    (card,) = villains(t.state)
    assert SPACES[with_tile(tile).after_step_3(t.state, card, SPACES.index(space))] == then
    remember(t.state, "contained", card)
    assert SPACES[with_tile(tile).after_step_3(t.state, card, SPACES.index(space))] == space


@rule("REB-33.8", "REB-33.9", "REB-37.5")
@pytest.mark.parametrize(
    ("scenario", "name", "space", "at", "then"),
    [
        (3, "Doomsday", "L1", "S5", "S1"),
        (3, "Doomsday", "S5", "L1", "L1"),
        (3, "Doomsday", "S5", "S5", "S5"),
        (7, "Reverse-Flash, Thief of Time", "S5", "L5", "S1"),  # to Location 3, as far either way
        (7, "Reverse-Flash, Thief of Time", "S5", "L1", "L1"),
    ],
)
def test_step_3_of_villains_with_rules_of_their_own(scenario: int, name: str, space: str, at: str, then: str) -> None:
    t = city(scenario, city={space: [name]}, at={0: at, 1: at, 2: at})
    (card,) = villains(t.state)
    assert SPACES[with_tile("", scenario).after_step_3(t.state, card, SPACES.index(space))] == then
    remember(t.state, "contained", card)
    assert SPACES[with_tile("", scenario).after_step_3(t.state, card, SPACES.index(space))] == space


@rule("REB-19.6")
def test_what_held_before_step_4_counts_for_step_3() -> None:
    t = city(city={"S3": ["Brainiac"]}, at={0: "S3", 1: "S3", 2: "S3"}, threat=3)
    (card,) = villains(t.state)
    assert [with_tile("A").after_step_3(t.state, card, 5, threat=level) for level in (2, 3)] == [5, 4]


@rule("REB-19.11")
@pytest.mark.parametrize(
    ("space", "at", "then"), [("S5", "S4", "L2"), ("S4", "S4", "S4"), ("S5", "L1", "L1"), ("L5", "S4", "S1")]
)
def test_tile_f_takes_super_villains_ahead(space: str, at: str, then: str) -> None:
    t = city(city={space: ["Brainiac"]}, at={0: at, 1: at, 2: at})  # to Location 2
    (card,) = villains(t.state)
    assert SPACES[retold().advanced(t.state, card, SPACES.index(space))] == then


# Destinations


def homes(t: Table, scenario: int) -> list[list[str]]:
    return [[SPACES[space] for space in retold(scenario).homes(t.state, card)] for card in villains(t.state)]


@rule("REB-33.4")
def test_doomsday_is_at_home_on_every_location() -> None:
    assert homes(city(3, city={"S1": ["Doomsday"]}), 3) == [["L1", "L2", "L3", "L4", "L5"]]


@rule("REB-37.4", "REB-37.8")
def test_the_thief_goes_on_with_each_life() -> None:
    t = city(7, city={"S1": ["Reverse-Flash, Thief of Time"]})
    found = []
    for lives in range(3):
        remember(t.state, "lives", lives)
        found += homes(t, 7)
    assert found == [["L3"], ["L4"], ["L5"]]


@rule("REB-38.7")
def test_darkseid_looks_for_a_location_that_stands() -> None:
    t = city(8, city={"S1": ["Darkseid"]})
    assert homes(t, 8) == [["L3"]]
    for space in (4, 6):
        remember(t.state, ("damage", space), 5)
    assert homes(t, 8) == [["L5"]]
    for space in (8, 0, 2):
        remember(t.state, ("damage", space), 5)
    assert homes(t, 8) == [["L3"]]


@rule("REB-26.3")
def test_a_villain_of_another_set_goes_where_its_die_says() -> None:
    t = table("rebirth", city={"S1": ["Bane"]})
    s = t.state
    (bane,) = villains(s)
    reroute(s, bane, 8)
    assert retold().homes(s, bane) == (6,)  # Bane of Rebirth has his own
    assert retold(3).deals(s, bane, 5) == 0


# Blows


@rule("REB-19.12", "REB-32.6")
def test_what_a_blow_does() -> None:
    t = city(2, city={"S1": ["Firefly", "Bane", "Brainiac"]})
    firefly, bane, brainiac = villains(t.state)
    assert [retold(2).deals(t.state, card, 4) for card in (firefly, bane, brainiac)] == [1, 0, 1]
    assert [with_tile("G").deals(t.state, brainiac, level) for level in (2, 3)] == [1, 2]


# Costs


def price(t: Table, made: CityRetold, name: str) -> int:
    (card,) = (card for card in villains(t.state) if t.state.cards[card].name == name)
    return made.price(t.state, 0, card)


@rule("REB-38.6")
def test_darkseid_costs_less_with_each_who_has_fallen() -> None:
    for fallen, cost in [(0, 18), (3, 15), (5, 13), (6, 13)]:
        t = city(8, city={"S1": ["Darkseid"]}, destroyed=SUPER_VILLAINS[:fallen])
        assert price(t, with_tile("", 8), "Darkseid") == cost


@rule("REB-19.14")
def test_super_villains_in_league_cost_more() -> None:
    t = city(8, city={"S1": ["Darkseid", "Bane"], "S2": SUPER_VILLAINS[4:]}, threat=3)  # Bane is a regular Villain
    assert [price(t, with_tile("I", 8), name) for name in ("Darkseid", "Brainiac", "Bane")] == [18 + 2, 10 + 2, 6]
    assert price(t, with_tile("3", 8), "Bane") == 6 + 3


@rule("REB-34.5")
def test_eclipso_costs_more_with_each_secret_card() -> None:
    t = city(4, city={"S1": ["Eclipso"]}, under0=["Shard of Pride"], under2=["Shard of Envy"])
    held = price(t, with_tile("", 4), "Eclipso")
    for seat in (0, 2):
        t.state.put(t.state.piles[UNDER + seat][0], REMOVED)
    assert held - price(t, with_tile("", 4), "Eclipso") == 2


@rule("REB-37.6")
def test_the_thief_costs_more_with_each_life() -> None:
    t = city(7, city={"S1": ["Reverse-Flash, Thief of Time"]})
    prices = []
    for lives in range(3):
        remember(t.state, "lives", lives)
        prices.append(price(t, with_tile("", 7), "Reverse-Flash, Thief of Time"))
    assert [cost - prices[0] for cost in prices] == [0, 1, 2]


@rule("REB-24.4")
def test_a_fortified_villain_costs_more_at_home() -> None:
    for space, tile, cost in [("S1", "v", 6), ("L4", "", 6), ("L4", "v", 7)]:
        t = city(city={space: ["Bane"]}, threat=3)
        assert price(t, with_tile(tile), "Bane") == cost


# What is for sale


def goods(t: Table, made: CityRetold) -> list[str]:
    return sorted(t.state.cards[card].name for card in made.in_reach(t.state, 0))


@rule("REB-19.7")
def test_a_villain_guards_what_lies_beside_it() -> None:
    t = city(at={0: "L5"}, city={"L5": ["Robin", "Bane"]}, threat=3)
    assert goods(t, with_tile("")) == ["Bane", "Flight", "Robin"]
    assert goods(t, with_tile("B")) == ["Bane"]


@rule("REB-35.5")
def test_nothing_is_sold_in_the_dark() -> None:
    for dark, expected in [((), ["Flight", "Robin"]), ((8,), ["Robin"])]:
        t = city(5, at={0: "L5"}, city={"L5": ["Robin"]}, facts={"dark": dark}, tiles={"L5": "Airport B"})
        assert t.state.piles[BASICS + 4] and goods(t, retold(5)) == expected


@rule("REB-31.7")
def test_envy_buys_nothing_beside_another_character() -> None:
    for at, expected in [("L5", ["Bane"]), ("L4", ["Bane", "Robin"])]:
        t = city(4, at={0: "L5", 1: at, 2: "S1"}, city={"L5": ["Robin", "Bane"]}, under0=["Shard of Envy"])
        assert goods(t, retold(4)) == expected


# Winning


def is_won(t: Table, scenario: int) -> bool:
    return retold(scenario).won(t.state)


def fallen(scenario: int, *others: str, n: int, **facts: Any) -> State:
    """So many Super-Villains have fallen, and others."""
    return city(scenario, destroyed=[*others, *SUPER_VILLAINS[:n]], facts=facts).state


@rule("REB-33.11", "REB-34.7", "REB-35.10", "REB-36.17", "REB-37.11", "REB-38.9")
@pytest.mark.parametrize(
    ("scenario", "others", "more", "facts", "won"),
    [
        (1, [], -1, {}, False),
        (1, [], 0, {}, True),
        (3, ["Doomsday"], -1, {}, False),
        (3, ["Doomsday"], 0, {}, True),
        (3, [], 1, {}, False),
        (4, ["Eclipso"], -2, {}, False),
        (4, ["Eclipso"], -1, {}, True),
        (4, [], 1, {}, False),
        (5, [], 0, {"dark": (0,)}, False),
        (5, [], -1, {"dark": ()}, False),
        (5, [], 0, {"dark": ()}, True),
        (6, [], 0, {"saved": 6, "to_save": 7}, False),
        (6, [], -1, {"saved": 8, "to_save": 7}, False),
        (6, [], 0, {"saved": 7, "to_save": 7}, True),
        (7, [], 1, {"lives": 2}, False),
        (7, ["Reverse-Flash, Thief of Time"], -1, {"lives": 3}, False),
        (7, ["Reverse-Flash, Thief of Time"], 0, {"lives": 3}, True),
        (8, [], 0, {}, False),
        (8, ["Darkseid"], -5, {}, True),
    ],
)
def test_how_a_scenario_is_won(scenario: int, others: list[str], more: int, facts: dict[str, Any], won: bool) -> None:
    """`more` is how many Super-Villains have fallen beyond what the scenario asks for."""
    n = SCENARIOS[scenario].to_defeat + more
    assert retold(scenario).won(fallen(scenario, *others, n=n, **facts)) == won


@pytest.mark.parametrize("scenario", range(1, 9))
def test_where_the_threat_begins_and_how_many_ruins_lose(scenario: int) -> None:
    made, told = retold(scenario), SCENARIOS[scenario]
    assert (made.first_threat, made.most_ruins) == (told.start_level, told.ruins)


@rule("REB-32.8")
def test_all_three_escapees_must_be_caught() -> None:
    t = city(
        2, city={"S1": ["Firefly", "Victor Zsasz", "Professor Pyg"]}, destroyed=SUPER_VILLAINS[: SCENARIOS[2].to_defeat]
    )
    for card in list(t.state.piles[SPACE + 1]):
        assert not is_won(t, 2)
        t.state.put(card, REMOVED)
    assert is_won(t, 2)
    t.state.put(t.state.piles[DESTROYED][-1], SPACE)
    assert not is_won(t, 2)

"""The second telling of the rules of a city: Threat tiles, Destinations, costs, and how each scenario is won."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.state import State
from archfoe.games.city import threat
from archfoe.games.city.piles import BASICS
from archfoe.games.city.ring import villains
from archfoe.games.city.rules import CityRules
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.options import Options
from archfoe.games.shared.turns import rules_of
from tests.oracle.city.second_telling import CityRetold
from tests.remembered import remember, reroute
from tests.vocabulary import Table, rule, table

SPACES = [f"{kind}{number}" for number in range(1, 6) for kind in "LS"]
SUPER_VILLAINS = ["Deathstroke", "Sinestro", "Amazo", "Lex Luthor", "Despero", "General Zod"]
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
    "5": threat.START_CLOCK,
    "v": threat.FORTIFIED,
    "A": threat.SUPERS_SLIP_AWAY,
    "B": threat.GUARDED_GOODS,
    "C": threat.AMBUSH,
    "D": threat.HASTE,
    "E": threat.WEAKNESS_EACH,
    "F": threat.HELD,
    "G": threat.HEAVY_BLOWS,
    "H": threat.ADVANCE,
    "I": threat.IN_LEAGUE,
}
UNTOLD = {threat.SUPERS_ENTER, threat.LEADER_LOSES, ""}  # watched in other ways


@rule("REB-19.1", "REB-19.2", "REB-19.3", "REB-19.4", "REB-24.2", "REB-24.4", "REB-24.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", [*SCENARIOS, None])
def test_the_game_and_the_watch_have_the_same_texts_at_every_level(scenario: int | None, players: int) -> None:
    variants = () if scenario is not None else CONTEST
    if players == 1 and scenario is None:
        return
    options = Options("rebirth", players, variants, scenario=1 if scenario is None else scenario)
    mode = rules_of(options)
    assert isinstance(mode, CityRules)
    played = [{text.rule for text in level} - UNTOLD for level in mode.track.levels]
    told = [{WORDS[letter] for letter in level} for level in CityRetold(options).levels]
    if "I" in CityRetold(options).levels[5]:  # a tile with two rules
        told[5].add(threat.START_CLOCK)
    assert told == played


@rule("REB-19.5")
def test_a_text_works_from_its_level_on_or_once() -> None:
    there = with_tile("A")
    assert [there.works(level, "A") for level in range(6)] == [False, False, False, True, True, True]
    once = with_tile("H")
    assert not once.reached(0, 2, "H") and once.reached(2, 4, "H") and not once.reached(3, 5, "H")


# Steps


@rule("REB-19.6", "REB-19.9")
@pytest.mark.parametrize(
    ("tile", "name", "space", "at", "then"),
    [
        ("", "Bane", "S1", "S5", "L2"),  # to Location 4
        ("D", "Bane", "S1", "S5", "S2"),
        ("D", "Bane", "S1", "L2", "L2"),
        ("D", "Bane", "S3", "S5", "L4"),
        ("D", "Lex Luthor", "S3", "S5", "L3"),  # to Location 2; tile D is for regular Villains
        ("", "Lex Luthor", "S3", "S3", "S3"),
        ("A", "Lex Luthor", "S3", "S3", "L3"),
        ("A", "Bane", "S3", "S3", "S3"),
    ],
)
def test_step_3_with_tiles(tile: str, name: str, space: str, at: str, then: str) -> None:
    t = city(city={space: [name]}, at={0: at, 1: at, 2: at}, threat=3)
    (card,) = villains(t.state)
    assert SPACES[with_tile(tile).after_step_3(t.state, card, SPACES.index(space))] == then
    remember(t.state, "contained", card)
    assert SPACES[with_tile(tile).after_step_3(t.state, card, SPACES.index(space))] == space


@rule("REB-33.8", "REB-16.7")
@pytest.mark.parametrize(
    ("scenario", "name", "space", "at", "then"),
    [
        (3, "Mister Mxyzptlk", "L1", "S5", "S1"),
        (3, "Mister Mxyzptlk", "S5", "L1", "L1"),
        (3, "Mister Mxyzptlk", "S5", "S5", "S5"),
        (1, "Reverse-Flash", "S2", "L5", "S3"),  # to Location 4
        (1, "Reverse-Flash", "S2", "L3", "L3"),
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
    t = city(city={"S3": ["Lex Luthor"]}, at={0: "S3", 1: "S3", 2: "S3"}, threat=3)
    (card,) = villains(t.state)
    assert [with_tile("A").after_step_3(t.state, card, 5, threat=level) for level in (2, 3)] == [5, 4]


@rule("REB-19.13")
@pytest.mark.parametrize(
    ("space", "at", "then"), [("S5", "S4", "L2"), ("S4", "S4", "S4"), ("S5", "L1", "L1"), ("L5", "S4", "S1")]
)
def test_tile_h_takes_super_villains_ahead(space: str, at: str, then: str) -> None:
    t = city(city={space: ["Lex Luthor"]}, at={0: at, 1: at, 2: at})  # to Location 2
    (card,) = villains(t.state)
    assert SPACES[retold().advanced(t.state, card, SPACES.index(space))] == then


# Destinations


def homes(t: Table, scenario: int) -> list[list[str]]:
    return [[SPACES[space] for space in retold(scenario).homes(t.state, card)] for card in villains(t.state)]


@rule("REB-33.4")
def test_the_imp_is_at_home_on_every_location() -> None:
    assert homes(city(3, city={"S1": ["Mister Mxyzptlk"]}), 3) == [["L1", "L2", "L3", "L4", "L5"]]


@rule("REB-26.3")
def test_a_villain_of_another_set_goes_where_its_die_says() -> None:
    t = table("rebirth", city={"S1": ["Bane"]})
    s = t.state
    (bane,) = villains(s)
    reroute(s, bane, 8)
    assert retold().homes(s, bane) == (6,)  # Bane of Rebirth has his own
    assert retold(3).deals(s, bane, 5) == 0


# Blows


@rule("REB-19.12")
def test_what_a_blow_does() -> None:
    t = city(2, city={"S1": ["Bane", "Lex Luthor"]})
    bane, luthor = villains(t.state)
    assert [retold(2).deals(t.state, card, 4) for card in (bane, luthor)] == [0, 1]
    assert [with_tile("G").deals(t.state, luthor, level) for level in (2, 3)] == [1, 2]


# Costs


def price(t: Table, made: CityRetold, name: str) -> int:
    (card,) = (card for card in villains(t.state) if t.state.cards[card].name == name)
    return made.price(t.state, 0, card)


@rule("REB-19.14")
def test_super_villains_in_league_cost_more() -> None:
    t = city(city={"S1": ["Doomsday", "Bane"], "S2": ["Lex Luthor", "Despero"]}, threat=3)  # Bane is a regular Villain
    assert [price(t, with_tile("I"), name) for name in ("Doomsday", "Lex Luthor", "Bane")] == [8 + 2, 10 + 2, 6]
    assert price(t, with_tile("3"), "Bane") == 6 + 4


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
    t = city(at={0: "L4"}, city={"L4": ["Lois Lane", "Bane"]}, threat=3)
    assert goods(t, with_tile("")) == ["Bane", "Flight", "Lois Lane"]
    assert goods(t, with_tile("B")) == ["Bane"]


@rule("REB-34.6")
def test_nothing_is_sold_where_a_distraction_lies() -> None:
    for there, expected in [(2, ["Lois Lane", "Toss"]), (6, ["Lois Lane"])]:
        facts = {("distractions", there): "Setting the Stage"}
        t = city(4, at={0: "L4"}, city={"L4": ["Lois Lane"]}, facts=facts)
        assert t.state.piles[BASICS + 3] and goods(t, retold(4)) == expected


@rule("REB-31.7")
def test_gluttons_buy_nothing_beside_another_character() -> None:
    for at, expected in [("L2", ["Bane"]), ("L4", ["Bane", "Lois Lane"])]:
        t = city(2, at={0: "L2", 1: at, 2: "S1"}, city={"L2": ["Lois Lane", "Bane"]}, under0=["Glutton"])
        assert goods(t, retold(2)) == expected


# Winning


def fallen(scenario: int, *others: str, n: int, facts: dict[Any, Any]) -> State:
    """So many Super-Villains have fallen, and others."""
    return city(scenario, destroyed=[*others, *SUPER_VILLAINS[:n]], facts=facts).state


@rule("REB-27.5", "REB-32.12", "REB-33.11", "REB-34.11")
@pytest.mark.parametrize(
    ("scenario", "others", "more", "facts", "won"),
    [
        (0, [], -1, {}, False),
        (0, [], 0, {}, True),
        (1, [], -1, {}, False),
        (1, [], 0, {}, True),
        (2, [], 0, {"saved": 5, "to_save": 6}, False),
        (2, [], -1, {"saved": 8, "to_save": 6}, False),
        (2, [], 0, {"saved": 6, "to_save": 6}, True),
        (3, ["Mister Mxyzptlk"], -1, {}, False),
        (3, ["Mister Mxyzptlk"], 0, {}, True),
        (3, [], 1, {}, False),
        (4, [], 0, {("distractions", 4): "Setting the Stage"}, False),
        (4, [], -1, {}, False),
        (4, [], 0, {}, True),
    ],
)
def test_how_a_scenario_is_won(scenario: int, others: list[str], more: int, facts: dict[Any, Any], won: bool) -> None:
    """`more` is how many Super-Villains have fallen beyond what the scenario asks for."""
    n = SCENARIOS[scenario].to_defeat + more
    assert retold(scenario).won(fallen(scenario, *others, n=n, facts=facts)) == won


@pytest.mark.parametrize("variants", [(), ("impossible",)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_where_the_threat_begins_and_how_many_ruins_lose(
    scenario: int, players: int, variants: tuple[str, ...]
) -> None:
    made, told = retold(scenario, players, *variants), SCENARIOS[scenario].for_team(players)
    assert (made.first_threat, made.most_ruins) == (told.first_threat(bool(variants)), told.ruins)

"""Scenarios after the first: `scene` lays out a main step, `sunrise` the start of a turn, `opened` deals a game."""

from __future__ import annotations

from typing import Any

from archfoe.core.cards import SUPER_VILLAIN_KIND, Card
from archfoe.core.piles import MAIN
from archfoe.games.city.legacy import Legacy
from archfoe.games.city.outcome import Outcome, outcome
from archfoe.games.city.piles import BASICS, SPACE
from archfoe.games.city.ring import LOCATIONS, SLOTS
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.view import city_in
from archfoe.table.session import Session
from tests.games.city import RING
from tests.games.lineup.variants import start
from tests.remembered import remembered
from tests.vocabulary import Table, table

#: How the main deck is dealt into five stacks before a scenario adds anything.
DEALT = (17, 17, 17, 17, 16)


def scene(scenario: int, **position: Any) -> Table:
    """Three players in the main step of a turn, if nothing else is said."""
    return table("rebirth", scenario=scenario, **{"players": 3} | position)


def sunrise(scenario: int, **position: Any) -> Table:
    """The turn begins: clock, Attacks, movement and new card come before anything is played."""
    return scene(scenario, from_start=True, **position)


def with_legacy(t: Table, **legacy: Any) -> Table:
    """The same table in a campaign that brings this along."""
    t.rules.options = t.rules.options.but(legacy=Legacy(**legacy))
    return t


def opened(scenario: int, players: int = 3, seed: int = 1, **legacy: Any) -> Session:
    """A scenario that was set up, with Super Heroes dealt; its team is asked who begins."""
    brought = Legacy(**legacy)
    return start(seed, "rebirth", players=players, scenario=scenario, heroes="dealt", legacy=brought)


def dearer(scenario: int, players: int = 3) -> int:
    """What Super-Villains cost a team more there than is printed; `test_super_cost.py` has the numbers."""
    return SCENARIOS[scenario].super_cost_for(players)


def ended(t: Table) -> Outcome:
    """What the game leaves to its campaign."""
    return outcome(t.rules, t.state)


def completed(t: Table) -> list[str]:
    """The Side Missions that were told to be completed; the campaign hears of the same ones."""
    told = [event.note for event in t.view(None).events() if event.what == "completed"]
    before = set(remembered(t.state, "missions")) - set(told)
    assert tuple(mission for mission in ended(t).missions if mission not in before) == tuple(told)
    return told


def damage(t: Table) -> list[int | None]:
    """Of Locations 1 to 5; None if destroyed."""
    return [city_in(t.view(None)).damage(space) for space in LOCATIONS]


def where_is(t: Table, name: str) -> list[str]:
    return [space for space in RING if name in t.city(space)]


def lines_up(t: Table) -> int:
    """How many cards lie in the city."""
    return sum(len(t.city(space)) for space in RING)


def sides(session: Session) -> dict[str, str]:
    """The tiles in use, with B where a Basic stack lies."""
    view = session.view(None)
    return {city_in(view).tile(space): "B" if view.size(BASICS + space // 2) else "A" for space in LOCATIONS}


def stacks(session: Session, added: tuple[int, ...]) -> list[list[Card]]:
    """The main deck as it was piled up, cut into its five stacks; `added` cards went into each of them."""
    s = session.game.state
    cards = [s.cards[card] for slot in SLOTS for card in s.piles[SPACE + slot]]
    cards += [s.cards[card] for card in reversed(s.piles[MAIN])]
    out = []
    for dealt, more in zip(DEALT, added, strict=True):
        out.append(cards[: dealt + more])
        cards = cards[dealt + more :]
    assert not cards
    return out


def super_villains_in(piles: list[list[Card]]) -> list[int]:
    """How many of the eight Super-Villains of the box lie in each stack."""
    return [sum(card.kind == SUPER_VILLAIN_KIND for card in pile) for pile in piles]


def holding(piles: list[list[Card]], name: str) -> list[int]:
    """The numbers of the stacks in which a card lies, once for each copy."""
    return [number for number, pile in enumerate(piles, 1) for card in pile if card.name == name]

"""Whole set-ups of Rebirth, read as the players and the box would read them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from archfoe.core.cards import SUPER_VILLAIN_KIND, Card
from archfoe.core.city import LOCATIONS
from archfoe.core.game import Game
from archfoe.core.piles import BASICS, MAIN, SPACE
from archfoe.core.state import State
from archfoe.modes.legacy import Legacy
from archfoe.session import Session
from tests.rules.heroes_unite import start
from tests.vocabulary import Table

DEALT = (17, 17, 17, 17, 16)  # the 84 cards of the main deck, stack by stack
EIGHT = {
    "Ocean Master", "Reverse-Flash", "Gorilla Grodd", "Sinestro", "Circe", "Brainiac", "Despero", "General Zod",
}  # fmt: skip


def opened(scenario: int = 1, players: int = 3, seed: int = 1, legacy: Legacy | None = None, **more: Any) -> Session:
    """A game that waits for its first answer; Super Heroes were dealt, if nothing else is said."""
    options = {"heroes": "dealt", "scenario": scenario, "legacy": legacy or Legacy()} | more
    return start(seed, "rebirth", players=players, **options)


def tiles(session: Session) -> dict[str, bool]:
    """The Locations of a game, and whether each has its Basic stack."""
    view = session.view(None)
    return {view.tile(space): bool(view.size(BASICS + space // 2)) for space in LOCATIONS}


def sides(*, b: Sequence[str], a: Sequence[str]) -> dict[str, bool]:
    """What `tiles` says if these Locations show side B and those side A."""
    return dict.fromkeys(b, True) | dict.fromkeys(a, False)


def place_of(session: Session, tile: str) -> int:
    """The space on which a tile lies."""
    return next(space for space in LOCATIONS if session.view(None).tile(space) == tile)


def cards_in(session: Session, *piles: int) -> list[Card]:
    s = session.game.state
    return [s.cards[card] for pile in piles for card in s.piles[pile]]


def main_deck(session: Session) -> list[Card]:
    """The main deck as it was piled up, the top card first; nothing lies in a slot but its first five cards."""
    opening = cards_in(session, *(SPACE + space for space in range(1, 10, 2)))
    return opening + cards_in(session, MAIN)[::-1]


def stacks(session: Session, supers: Sequence[int], added: Mapping[int, Sequence[str]]) -> list[list[Card]]:
    """The five stacks, if so many Super-Villains and these cards went into each (1 to 5)."""
    deck, out = main_deck(session), []
    for number, size in enumerate(DEALT):
        size += supers[number] + len(added.get(number + 1, ()))
        out.append(deck[:size])
        deck = deck[size:]
    assert deck == []
    return out


def check_stacks(session: Session, supers: Sequence[int], added: Mapping[int, Sequence[str]]) -> None:
    """Each stack has its share of the Super-Villains of the box, and what the scenario adds to it."""
    wanted = {name for names in added.values() for name in names}
    for number, stack in enumerate(stacks(session, supers, added)):
        assert sum(card.kind == SUPER_VILLAIN_KIND for card in stack) == supers[number]
        there = Counter(card.name for card in stack if card.name in wanted)
        assert there == Counter(added.get(number + 1, ()))


def rigged(t: Table, change: Callable[[State], None]) -> Table:
    """The same table after a change that no player could make."""
    s = t.state.copy()
    change(s)
    t.game = Game(t.rules, s)
    return t

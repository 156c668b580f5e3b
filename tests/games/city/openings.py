"""Set-ups of Rebirth read as the box would read them, and tables changed as no player could."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from archfoe.core.card import CardTable
from archfoe.core.cards import Card
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from archfoe.table.session import Session
from tests.games.city.scenes import holding, stacks, super_villains_in
from tests.vocabulary import Table


def place_of(session: Session, tile: str) -> int:
    """The space on which a tile lies."""
    return next(space for space in LOCATIONS if city_in(session.view(None)).tile(space) == tile)


def cards_in(session: Session, *piles: int) -> list[Card]:
    s = session.game.state
    return [s.cards[card] for pile in piles for card in s.piles[pile]]


def check_stacks(session: Session, supers: Sequence[int], added: Mapping[int, Sequence[str]]) -> None:
    """Each stack has its share of the Super-Villains of the box, and what the scenario adds to it (1 to 5)."""
    more = [n + len(added.get(number, ())) for number, n in enumerate(supers, 1)]
    piles = stacks(session, tuple(more))
    assert super_villains_in(piles) == list(supers)
    for name in {name for names in added.values() for name in names}:
        assert holding(piles, name) == [
            number for number in range(1, 6) for one in added.get(number, ()) if one == name
        ]


def rigged(t: Table, change: Callable[[State], None]) -> Table:
    """The same table after a change that no player could make."""
    s = t.state.copy()
    change(s)
    t.game = Game(t.rules, s)
    return t


def exchanged(t: Table, cards: Mapping[str, Card], *, from_start: bool = False) -> Table:
    """The same table with other cards in place of those with these names; perhaps from the start of the turn."""

    def change(s: State) -> None:
        s.card_table = CardTable([cards.get(card.name, card) for card in s.cards])
        s.cards, s.costs = s.card_table.cards, s.card_table.costs
        if from_start:
            s.between, s.agenda = True, [("start_turn",)]

    return rigged(t, change)

"""The rules of Heroes Unite: `start` begins a game, `unite` and `mixed` lay out a table."""

from __future__ import annotations

from typing import Any

from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.view import View
from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import Table

NAMES = ["Ann", "Bob", "Cem", "Dot", "Eve"]


def start(seed: int = 1, mode: str = "heroes_unite", **options: Any) -> Session:
    """A game of people that waits for its first answer."""
    return begin(Options(mode, **options), seed)


def begin(options: Options, seed: int = 1) -> Session:
    return Session.seeded(options, NAMES[: options.players], seed)


def names(view: View, pile: int) -> list[str | None]:
    """The cards of a pile as a seat sees them: None for each that it does not know."""
    return [card.name if card is not None else None for card in view.pile(pile)]


def heroes(session: Session, seat: int) -> list[str]:
    return [hero.name for hero in session.view(None).heroes(seat)]


def choices(session: Session, seat: int) -> list[str]:
    """The names of the cards that a seat may choose among."""
    return [option.card.name for option in session.view(seat).options if option.card is not None]


def choose(session: Session, seat: int, name: str) -> None:
    session.decide(seat, choices(session, seat).index(name))


def told(t: Table, what: str) -> list[str]:
    """The cards of all events of a sort, in order."""
    return [card.name for event in t.view(None).events() if event.what == what for card in event.cards]


__all__ = ["NAMES", "begin", "choices", "choose", "heroes", "mixed", "names", "start", "told", "unite"]

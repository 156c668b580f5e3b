"""Events as one seat sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from archfoe.core.cards import Card
from archfoe.core.events import Event
from archfoe.core.state import State
from archfoe.games.shared.citing import rule_behind


class Seen(NamedTuple):
    """An event as a seat sees it: cards by definition, or only how many there were."""

    what: str
    seat: int
    cards: tuple[Card, ...]
    hidden: int  # how many cards the seat may not see
    pile: int
    n: int
    other: int
    source: Card | None
    note: str
    rule: str
    power: int = 0


def seen_by(seat: int | None, event: Event, s: State, rule_of: Mapping[str, str]) -> Seen:
    """A spectator (`seat` None) sees what all seats do; `rule_of` is the game's table of rules by cause."""
    everybody = (1 << len(s.teams)) - 1
    visible = event.seen_by & everybody == everybody if seat is None else bool(event.seen_by >> seat & 1)
    return Seen(
        event.what,
        event.seat,
        tuple([s.cards[card] for card in event.cards]) if visible else (),
        0 if visible else len(event.cards),
        event.pile,
        event.n,
        event.other,
        s.cards[event.source] if event.source >= 0 else None,
        event.note,
        rule_behind(rule_of, event, s),
        event.power,
    )

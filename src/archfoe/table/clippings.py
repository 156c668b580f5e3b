"""What a newspaper would cut out of the log of a game: what fell on whom, what was avoided, what nobody ever used.

All of it was seen by everybody at the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from archfoe.core.events import (
    AVOIDED,
    BOUGHT,
    DISCARDED,
    DREW,
    EVERYBODY,
    GAINED,
    LOOKED,
    PLAYED,
    PUT,
    REVEALED,
    SHUFFLED,
    TURN,
    Event,
)
from archfoe.core.state import State

#: What may happen to a card that is not used.
_IDLE: Final = (BOUGHT, GAINED, PUT, DREW, DISCARDED, REVEALED, LOOKED, SHUFFLED)


class Purchase(NamedTuple):
    turn: int
    seat: int
    card: int


@dataclass
class Clippings:
    """By seat, but for what is for sale and what was played."""

    weak: Counter[int] = field(default_factory=Counter)  # Weaknesses that came to it
    avoided: Counter[int] = field(default_factory=Counter)  # Attacks
    bought: Counter[int] = field(default_factory=Counter)  # cards
    played: dict[int, list[int]] = field(default_factory=dict)  # turn -> what its player played in it
    unused: list[Purchase] = field(default_factory=list)  # bought and never used since, the dearest first


def clippings(s: State, events: Sequence[Event], turn_of: Callable[[int], int], weakness: str) -> Clippings:
    """`turn_of` says in which turn an event lies; `weakness` is how such a card is called."""
    found = Clippings()
    purchases: list[Purchase] = []
    active = -1
    for i, event in enumerate(events):
        active = event.seat if event.what == TURN else active
        if event.what == AVOIDED:
            found.avoided[event.seat] += 1
        elif event.what == GAINED:
            found.weak[event.seat] += sum(s.cards[card].name == weakness for card in event.cards)
        elif event.what == BOUGHT:
            found.bought[event.seat] += len(event.cards)
            if event.seen_by == EVERYBODY:
                purchases += (Purchase(turn_of(i), event.seat, card) for card in event.cards)
        elif event.what == PLAYED and event.seat == active:
            found.played.setdefault(turn_of(i), []).extend(event.cards)
    used = set(_used(s, events))
    found.unused = [one for one in purchases if (one.seat, s.cards[one.card].name) not in used]
    found.unused.sort(key=lambda one: -s.cards[one.card].cost)
    return found


def _used(s: State, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """(seat, name of a card) for all that somebody did something with. Copies are not told apart."""
    for event in events:
        cards = [event.source] if event.source >= 0 else []
        if event.what not in _IDLE:
            cards += event.cards
        for card in cards:
            yield event.seat, s.cards[card].name
            yield event.other, s.cards[card].name

"""What is said of civilians, and only here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.exodus.events import LOST, RESCUED, SAVED
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import Log, LogWords
from archfoe.table.words.log.teller import Teller


def civilians(n: int) -> str:
    return "1 civilian" if n == 1 else f"{n} civilians"


def rescued(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'pick')} up a civilian on {space_name(e.n)}."


def saved(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'put')} {civilians(e.n)} aboard the Javelin: saved."


def lost(t: Teller, e: Seen) -> str:
    return f"{civilians(e.n)} on {space_name(e.other)} {'is' if e.n == 1 else 'are'} lost."


def _rescues(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """One after the other are told as one."""
    first = events[i]
    row = list(takewhile(lambda e: (e.what, e.seat, e.other) == (first.what, first.seat, first.other), events[i:]))
    if len(row) == 1:
        return None
    return log.sentence(first).replace("a civilian", civilians(len(row))), len(row)


LOG: Final = LogWords({RESCUED: rescued, SAVED: saved, LOST: lost}, {RESCUED: _rescues}, alarms=frozenset({LOST}))

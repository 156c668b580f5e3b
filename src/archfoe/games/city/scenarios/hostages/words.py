"""What is said of hostages, and only here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.hostages.events import FREED, LOST, SAVED
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import Log, LogWords
from archfoe.table.words.log.teller import Teller


def hostages(n: int) -> str:
    return "1 hostage" if n == 1 else f"{n} hostages"


def freed(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'free')} a hostage on {space_name(e.n)}."


def saved(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'hand')} {hostages(e.n)} over at the cordon: saved."


def lost(t: Teller, e: Seen) -> str:
    return f"{hostages(e.n)} on {space_name(e.other)} {'is' if e.n == 1 else 'are'} lost."


def _one_after_the_other(log: Log, events: Sequence[Seen], i: int) -> tuple[str, int] | None:
    """Hostages that are freed in a row are told as one."""
    first = events[i]
    row = list(takewhile(lambda e: (e.what, e.seat, e.n) == (first.what, first.seat, first.n), events[i:]))
    if len(row) == 1:
        return None
    return log.sentence(first).replace("a hostage", hostages(len(row))), len(row)


LOG: Final = LogWords(
    {FREED: freed, SAVED: saved, LOST: lost}, {FREED: _one_after_the_other}, alarms=frozenset({LOST})
)

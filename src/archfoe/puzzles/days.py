"""Which puzzle is that of a day, by UTC. What a day had it keeps, however many puzzles there are by now.

The calendar has chapters: from its first day on, a chapter goes about among the puzzles up to a number. When the shelf
has grown, a chapter is added whose first day is still to come; none is ever changed. Its new puzzles come first, then
the others, and so on in this order.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

from archfoe.puzzles.shelf import holds


class Chapter(NamedTuple):
    first: date
    last_number: int  # of the puzzles that it knows: 1 up to this


#: Only ever added to, and with days to come.
CALENDAR: Final = (Chapter(date(2026, 9, 27), 21), Chapter(date(2026, 11, 24), 58))


def number_on(day: date, calendar: Sequence[Chapter] = CALENDAR) -> int:
    """The number of the puzzle of a day; before the first day, that of the first.

    If rules or cards have changed since it was proved, the next one that holds stands in for it.
    """
    chapter = max((at for at, one in enumerate(calendar) if one.first <= day), default=0)
    known = calendar[chapter - 1].last_number if chapter else 0
    first, last_number = calendar[chapter]
    numbers = (*_mixed(range(known + 1, last_number + 1), first), *_mixed(range(1, known + 1), first))
    at = max((day - first).days, 0) % len(numbers)
    return next((number for number in (*numbers[at:], *numbers[:at]) if holds(number)), numbers[at])


@lru_cache(maxsize=64)
def _mixed(numbers: range, first: date) -> tuple[int, ...]:
    def place(number: int) -> bytes:
        return blake2b(f"puzzle {number} {first}".encode(), digest_size=8).digest()

    return tuple(sorted(numbers, key=place))

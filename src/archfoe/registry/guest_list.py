"""Which sets give cards to the main deck of another one's game, and how many: "base", "base:30", "base:20+rivals"."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

_DIGITS: Final = 6  # of a number of cards


class Share(NamedTuple):
    """What one set gives: so many cards, or 0 for its part of one half of the main deck."""

    set: str
    cards: int = 0


@lru_cache(maxsize=256)  # positions ask for every card that they name
def shares(mix: str) -> tuple[Share, ...]:
    """Read from the words of a mixture; what is no number of cards belongs to the name, which then nobody has."""
    return tuple(_share(part.strip()) for part in mix.split("+")) if mix else ()


def _share(words: str) -> Share:
    name, colon, number = words.partition(":")
    wanted = int(number) if number.isdecimal() and len(number) <= _DIGITS else 0
    return Share(name, wanted) if colon and wanted else Share(words)


def names(mix: str) -> tuple[str, ...]:
    return tuple(share.set for share in shares(mix))


def is_plain(mix: str) -> bool:
    """Is it one set that gives half of the main deck?"""
    found = shares(mix)
    return len(found) == 1 and found[0] == Share(mix)


def dealt_out(size: int, wanted: tuple[Share, ...], there: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards each set gives to a main deck of this size, of those that it has.

    Who names no number has an equal part of one half, less what the others give by number; the first one card more.
    """
    fixed = [min(share.cards, most) for share, most in zip(wanted, there, strict=True)]
    left, rest = max(0, size // 2 - sum(fixed)), [i for i, share in enumerate(wanted) if not share.cards]
    for place, i in enumerate(rest):
        part, more = divmod(left, len(rest))
        fixed[i] = min(part + (place < more), there[i])
    return tuple(fixed)

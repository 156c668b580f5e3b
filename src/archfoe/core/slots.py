"""Places in the Line-Up, the same for all who look: a card keeps its place, and a new one takes the first free one.

The pile itself closes its ranks whenever a card leaves, so the places are noted beside it. No rule knows of them.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1


def placed(slots: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    """The places once cards have left and others have come: the last one is never empty."""
    found = [card if card in cards else EMPTY for card in slots]
    for card in cards:
        if card in found:
            continue
        if EMPTY in found:
            found[found.index(EMPTY)] = card
        else:
            found.append(card)
    while found and found[-1] == EMPTY:
        found.pop()
    return tuple(found)


def closed(slots: tuple[int, ...], usual: int) -> tuple[int, ...]:
    """Between two turns: places beyond the usual ones are given up again as soon as others are empty."""
    found = list(slots)
    while len(found) > usual and EMPTY in found:
        last = len(found) - 1
        while found[last] != EMPTY:
            last -= 1
        found.pop(last)
    return tuple(found)

"""How much work a text may be. It is counted, not timed: the same text is read, or refused, on every machine."""

from __future__ import annotations

from typing import Final

from archfoe.core.errors import ArchfoeError

#: For one text: half as much again as the longest of our own cards takes, and about 40 ms.
ENOUGH: Final = 16_000


class TooTangled(ArchfoeError):
    """A text that could be meant in more ways than anybody would look through."""


class Steps:
    """Those that are left."""

    def __init__(self, most: int = ENOUGH) -> None:
        self.left = most

    def take(self, n: int = 1) -> None:
        self.left -= n
        if self.left < 0:
            raise TooTangled(
                "This text could be meant in too many ways: make its sentences shorter, or make two cards of it."
            )

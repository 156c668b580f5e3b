"""What people are called in a review: each by one name, and its reader, if there is only one, is "you"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

#: Stands for the reader where words speak to somebody else: "you" is said last.
_READER: Final = "\0"
#: Words that speak to the player who is asked, as they are told to others; the longest first.
_TO_OTHERS: Final = tuple(
    (re.compile(rf"\b{mine}\b"), theirs)
    for mine, theirs in (
        (r"(for|to|than|with|against|from|lets?|hits?) you", r"\1 them"),
        ("you are", "they are"),
        ("you're", "they're"),
        ("yourself", "themselves"),
        ("your", "their"),
        ("Your", "Their"),
        ("you", "they"),
        ("You", "They"),
    )
)
_OF_READER: Final = (
    (f"{_READER}'s", "your"),
    (f"{_READER} is", "you are"),
    (f"{_READER} has", "you have"),
    (_READER, "you"),
)


@dataclass(frozen=True)
class People:
    names: tuple[str, ...]
    reader: int | None  # the seat that is told of as "you"; None: there are several readers, or only bots

    @property
    def called(self) -> tuple[str, ...]:
        """In a sentence. Somebody who is called "You" at their own table has no name for others."""
        return tuple([self._called(seat, name) for seat, name in enumerate(self.names)])

    def _called(self, seat: int, name: str) -> str:
        if seat == self.reader:
            return "you"
        return f"Player {seat + 1}" if name.casefold() == "you" else name

    def naming(self, seat: int) -> Sequence[str]:
        """The names for words that speak to a seat, before they are retold."""
        return [_READER if one == "you" and seat != self.reader else one for one in self.called]

    def retold(self, seat: int, words: str) -> str:
        """Words that speak to a seat, as they are told to the reader."""
        if seat == self.reader:
            return words
        for mine, theirs in _TO_OTHERS:
            words = mine.sub(theirs, words)
        for stand_in, said in _OF_READER:
            words = words.replace(stand_in, said)
        return words

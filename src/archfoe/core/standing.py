"""Rules that hold because a card is there, and that the rules of the game themselves carry out."""

from __future__ import annotations

from dataclasses import dataclass

from archfoe.core.effects.base import Word
from archfoe.core.text import YOU, Person


@dataclass(frozen=True)
class StandingRule(Word):
    """What such a rule says; the game that knows it looks for it among the `standing` rules of a card."""

    words: str
    short: str = ""  # the same in the terse voice

    def text(self, who: Person = YOU) -> str:
        return self.short if self.short and who.terse else self.words

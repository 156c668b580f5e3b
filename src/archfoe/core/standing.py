"""Rules that hold because a card is there, and that the rules of the game themselves carry out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Standing:
    """What such a rule says; the mode that knows it looks for it among the `standing` rules of a card."""

    words: str

    def text(self) -> str:
        return self.words


FAST: Final = Standing(
    "in Step 3 this Villain moves up to 2 spaces, and stops at its Destination or where a Character is"
)
LENDS_DEFENSES: Final = Standing(
    "a Defense card that you discard from hand or reveal may protect a Character within Range 1 instead of you"
)
FIRST_VILLAIN_CHEAPER: Final = Standing("the first Villain that you defeat in each of your turns costs you 1 less")
KEEPS_A_CARD: Final = Standing(
    "at the end of your turn, you may keep a Defense or Assist card of your hand; you still draw five cards"
)
REMOTE: Final = Standing(
    "once during your turn, you may use the ability of a Location, or buy from its Basic stack, as if your Character "
    "were there"
)

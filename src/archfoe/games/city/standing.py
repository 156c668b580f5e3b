"""Rules that hold in a city because a card is there."""

from __future__ import annotations

from typing import Final

from archfoe.core.abilities import StandingRule

FAST: Final = StandingRule(
    "in Step 3 this Villain moves up to 2 spaces, and stops at its Destination or where a Character is",
    short="moves up to 2 spaces in Step 3",
)


LENDS_DEFENSES: Final = StandingRule(
    "a Defense card you discard from your hand or reveal may protect a Character within Range 1 instead of you",
    short="your Defense may protect one within Range 1 instead",
)


FIRST_VILLAIN_CHEAPER: Final = StandingRule(
    "the first Villain you defeat in each of your turns costs you 1 less",
    short="first Villain you defeat each turn: 1 less",
)


KEEPS_A_CARD: Final = StandingRule(
    "at the end of your turn, you may keep a Defense or Assist card from your hand. You still draw 5 cards",
    short="end of turn: you may keep a Defense or Assist card; still draw 5",
)


REMOTE: Final = StandingRule(
    "once during your turn, you may use the ability of a Location, or buy from its Basic stack, as if your Character "
    "were there",
    short="once a turn, you may use or buy at a Location as if you were there",
)

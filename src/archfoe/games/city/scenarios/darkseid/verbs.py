"""What only cards of this scenario do."""

from __future__ import annotations

from typing import Final

from archfoe.core.standing import StandingRule

CHEAPER_BY_SUPERS: Final = StandingRule(
    "this Villain costs 1 less for each other Super-Villain that was defeated in this game, but never less than 13",
    short="costs 1 less for each other Super-Villain defeated, at least 13",
)


DESTROYS_DEFENSES: Final = StandingRule(
    "a Defense card that is discarded to avoid this Villain's Attack is destroyed instead",
    short="destroys Defenses discarded against it",
)

"""What only cards of this scenario do."""

from __future__ import annotations

from typing import Final

from archfoe.core.standing import StandingRule

THREE_LIVES: Final = StandingRule(
    "this Villain must be defeated three times; after the first and the second time it costs 1 more, has the next "
    "Location clockwise as its Destination, and comes back on the slot that is farthest from your Character"
)

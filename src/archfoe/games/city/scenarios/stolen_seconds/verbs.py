"""What only cards of this scenario do."""

from __future__ import annotations

from typing import Final

from archfoe.core.standing import Standing

THREE_LIVES: Final = Standing(
    "this Villain must be defeated three times; after the first and the second time it costs 1 more, has the next "
    "Location clockwise as its Destination, and comes back on the slot that is farthest from your Character"
)

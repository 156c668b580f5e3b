"""How much of the same is tried: a covering part of all tables, sizes and seeds, or `ARCHFOE_TESTS=all make test`."""

from __future__ import annotations

import os
from typing import Final, TypeVar

T = TypeVar("T")

EVERYTHING: Final = os.environ.get("ARCHFOE_TESTS") == "all"


def usually(few: T, every: T) -> T:
    """What is enough for every day. The rest may only show more of the same, never something new."""
    return every if EVERYTHING else few

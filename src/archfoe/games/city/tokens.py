"""What scenarios of Rebirth count and mark beside their cards, by the words of a position file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from archfoe.games.city.scenarios.rows import SCENARIOS

COUNT, BY_LOCATION, BY_SEAT, LOCATIONS, MISSIONS = "count", "by Location", "by seat", "Locations", "Side Missions"
_ALL: Final = tuple(SCENARIOS)
EXODUS: Final = 6
TO_SAVE, TO_SAVE_SMALL = 7, 6  # civilians, if no Location is destroyed; the latter with one or two players


@dataclass(frozen=True)
class Token:
    """How it is written, and the field that has it; one by Location or seat is a row."""

    form: str
    fact: str
    scenarios: Sequence[int] = _ALL


TOKENS: Final[dict[str, Token]] = {
    "defeated": Token(COUNT, "defeated"),
    "missions": Token(MISSIONS, "missions", _ALL[1:]),
    "dark": Token(LOCATIONS, "dark", (5,)),
    "civilians": Token(BY_LOCATION, "civilians", (EXODUS,)),
    "carried": Token(BY_SEAT, "carried", (EXODUS,)),
    "saved": Token(COUNT, "saved", (EXODUS,)),
    "lost": Token(COUNT, "lost", (EXODUS,)),
    "to_save": Token(COUNT, "to_save", (EXODUS,)),
    "lives_lost": Token(COUNT, "lives", (7,)),
}

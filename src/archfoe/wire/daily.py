"""The daily deal as it is sent: what the first screen says of it, and what came of it at a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DailyBot(Struct, frozen=True):
    name: str
    face: str


class Daily(Struct, frozen=True):
    """The answer to `GET /api/daily`: which deal is that of today."""

    number: int  # below 1: there is none yet
    day: str  # by the clock of the server and UTC, as 2026-11-18
    mark: str  # four signs that are the same wherever the same cards are dealt
    bots: list[DailyBot]
    minutes: int  # about as long as it takes


class DailyPar(Struct, frozen=True):
    """The answer to `GET /api/daily/53/par`: what the fixed bot reaches at your seat of the same deal."""

    number: int
    mark: str
    margin: int


class DailyResult(Struct, frozen=True):
    outcome: Literal["won", "tied", "lost"]
    margin: int  # to the best other
    lines: list[str]  # to be pasted: no card is named


class DailyPlayed(Struct, frozen=True):
    """The deal that a table plays."""

    number: int
    mark: str
    begun: bool  # has its person answered anything?
    result: DailyResult | None  # null: it is not over, or was ended unfinished

"""How tables stand, in a few words each, for a page that lists those of one browser; and which one has these words."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from archfoe.wire.protocol import Phase
from archfoe.wire.shapes import Feats
from archfoe.wire.sheet import CampaignSheet
from archfoe.wire.to_server import SeatKind

MOST_GLANCES = 30


class SeatKey(Struct, frozen=True, forbid_unknown_fields=True):
    room: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)]


class GlancesWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`: keys of seats, which must not be in an address."""

    seats: Annotated[list[SeatKey], Meta(max_length=MOST_GLANCES)]


class GlanceSeat(Struct, frozen=True):
    name: str
    face: str
    kind: SeatKind
    here: bool
    figure: str | None  # the card of the Super Hero or Character; None before the game or while it is face down


class Glance(Struct, frozen=True):
    """One table as one seat may see it."""

    room: str
    seat: int
    phase: Phase
    mode: str
    title: str  # that its host gave it; "" without one
    host: bool
    seats: list[GlanceSeat]
    turn: int  # 0 before the game, or while an Attack is kept open
    active: int | None  # whose turn it is
    waiting: list[int]  # who is asked something
    kind: str  # of the question to this seat; "" if it is asked nothing
    question: str
    campaign: CampaignSheet | None
    paused: bool
    game: str = ""  # which one runs, or ran last
    feats: Feats | None = None  # what this seat did in it, once it is over; null if a bot played much of it
    feed: str = ""  # that names the feed of this seat: `/feed/ROOM/FEED.atom`


class Glances(Struct, frozen=True):
    """The answer to it: keys that open nothing here are left out."""

    tables: list[Glance]


class WordsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/words`: `room.words`, as somebody has heard them."""

    words: Annotated[str, Meta(max_length=200)]


class TableFound(Struct, frozen=True):
    """The answer to it: the room as its link names it, and never a seat."""

    room: str

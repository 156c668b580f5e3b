"""The words of a table, said aloud to who is to come and typed by them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class WordsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/words`: `room.words`, as somebody has heard them."""

    words: Annotated[str, Meta(max_length=200)]


class TableFound(Struct, frozen=True):
    """The answer to it: the room as its link names it, and never a seat."""

    room: str

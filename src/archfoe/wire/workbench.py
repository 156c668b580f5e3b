"""The workshop on the page: a set file as it stands, and a sentence that shall become what a card does."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from archfoe.registry.brought import LONGEST_TEXT
from archfoe.wire.protocol import Face

LONGEST_SENTENCES = 1200
#: Bytes of what is asked: every sign of a text may take four.
LONGEST_ASKED = 4 * (LONGEST_TEXT + LONGEST_SENTENCES) + 1000


class WorkshopWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/workshop`."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]  # a set file, right or wrong
    say: Annotated[str, Meta(max_length=LONGEST_SENTENCES)] = ""  # rules text to be understood
    game: Annotated[str, Meta(max_length=80)] = ""  # in whose words


class Flaw(Struct, frozen=True):
    line: int  # of the file; 0 for all of it
    text: str


class Draft(Struct, frozen=True):
    """A card of the file: what the form asks for as it is written, other lines, the face as far as it can be read."""

    said: dict[str, str]
    more: str
    face: Face | None


class Meaning(Struct, frozen=True):
    """One reading of a text."""

    lines: list[str]  # as they stand in a set file
    differs: list[str]  # what its words mean that other readings do not have


class Unread(Struct, frozen=True):
    sentence: str
    place: int  # which of the sentences it is
    near: list[str]  # what would be understood


class Understood(Struct, frozen=True):
    """What a text may mean, the likeliest first; or what of it is not understood."""

    readings: list[Meaning]
    unread: list[Unread]
    problem: str


class Workbench(Struct, frozen=True):
    name: str
    title: str
    game: str
    mode: str  # in which its cards are tried; "" if there is no such game
    drafts: list[Draft]
    problems: list[Flaw]
    notes: list[Flaw]
    said: Understood | None

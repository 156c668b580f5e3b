"""An album as it is sent: its places, and the ladders whose rungs are played for their marks."""

from __future__ import annotations

from msgspec import Struct

from archfoe.agents.levels import STAFF
from archfoe.registry import modes
from archfoe.table.album import pages
from archfoe.table.ladder import MATE, ladders
from archfoe.table.stamps import Page
from archfoe.wire.card_names import optional_name
from archfoe.wire.shapes import CardName


class AlbumPlace(Struct, frozen=True):
    """Where a stamp belongs."""

    key: str
    title: str
    group: str  # the heading under which it stands; "" for none
    card: CardName | None  # whose picture it has


class AlbumPage(Struct, frozen=True):
    name: str
    title: str
    places: list[AlbumPlace]


class Ladder(Struct, frozen=True):
    """The table of all its rungs: who sits where."""

    mode: str
    short: str  # what a button says
    players: int
    mates: list[int]  # the seats beside you, which is seat 0
    mate: str  # the bot that plays there
    foes: list[int]


class Album(Struct, frozen=True):
    """The answer to `GET /api/album`. What is in the album the page knows by itself."""

    pages: list[AlbumPage]
    ladders: list[Ladder]
    staff: list[str]  # the bots of each ladder, from its lowest rung


def album_pages() -> list[Page]:
    return pages({level.name: level.called for level in STAFF.values()})


def shown() -> Album:
    short = {mode.name: mode.sets[0].name_on_button for mode in modes().values()}
    return Album(
        pages=[
            AlbumPage(
                page.name,
                page.title,
                [AlbumPlace(place.key, place.title, place.group, optional_name(place.card)) for place in page.places],
            )
            for page in album_pages()
        ],
        ladders=[
            Ladder(one.mode, short[one.mode], one.players, list(one.mates), MATE, list(one.foes)) for one in ladders()
        ],
        staff=[level.name for level in STAFF.values()],
    )

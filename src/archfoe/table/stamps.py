"""The stamps of an album and the places for them; what a game has for it beside what every game has.

A stamp is known by its key, so it is there once, however many games have it. Pages name nothing that has to be met
first; the stamp brings such a name along.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from archfoe.core.cards import Card
from archfoe.games.options import Options
from archfoe.registry import GameType
from archfoe.table.words.own import own_words

BEATEN, WON_WITH = "beaten", "won with"


class Stamp(NamedTuple):
    key: str
    title: str = ""  # where its place does not name it before


class Place(NamedTuple):
    key: str
    title: str
    group: str  # the heading under which it stands, such as the title of a set; "" for none
    card: Card | None = None  # whose picture it has


class Page(NamedTuple):
    name: str
    title: str
    places: tuple[Place, ...]


class OwnAlbum:
    """What a game has for an album beside what every game has."""

    def pages(self) -> Sequence[Page]:
        return ()

    def stamps(self, options: Options) -> Sequence[Stamp]:
        """Of a game that was won."""
        return ()


_PLAIN: Final = OwnAlbum()


def own_album(game: GameType) -> OwnAlbum:
    return own_words(game, "album", _PLAIN)


# Keys


def card_key(deed: str, card: Card) -> str:
    return f"{deed} {card.set}/{card.id}"


def variant_key(name: str) -> str:
    return f"variant {name}"


def bot_key(name: str) -> str:
    return f"bot {name}"


def lesson_key(name: str) -> str:
    return f"lesson {name}"

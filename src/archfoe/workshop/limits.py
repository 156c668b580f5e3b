"""What is too long, too large or not to be seen in a set file; each time a few words, or "" if all is well."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from archfoe.core.look_alikes import looks, plain
from archfoe.core.signs import unseen_in
from archfoe.registry.brought import LONGEST_WORDS
from archfoe.registry.found import SET_NAME, shipped
from archfoe.workshop.expressions import LARGEST

LONGEST_SET_NAME: Final = 60  # it is the name of files, too
_LONGEST_NOTES: Final = 1000
#: Numbers above the cards.
_MOST: Final = {"minutes": 999, "revision": 999_999}
#: What people read of a set.
_WORDS: Final = {"title": LONGEST_WORDS, "short": LONGEST_WORDS}


def wrong_set_name(name: str) -> str:
    if len(name) > LONGEST_SET_NAME:
        return f"the name of a set has at most {LONGEST_SET_NAME} signs, not {len(name)}: shorten it"
    if not SET_NAME.fullmatch(name):
        return f"the name {name!r} must be small letters, digits and _, a letter first; the title may be any text"
    if name in shipped().sets:
        return f"there is a set {name} already: choose another name"
    return ""


def wrong_words(what: str, words: str, most: int = LONGEST_WORDS) -> str:
    """Of a name or a title."""
    if sign := unseen_in(words):
        return f"{what} may have only signs that can be seen: take {ascii(sign)[1:-1]} out of {words[:most]!a}"
    if len(words) > most:
        return f"{what} has at most {most} signs, not {len(words)}: make {words[:20]!r}... shorter"
    if meant := _imitated(words):
        return f"{what} looks like {meant}, but is written with other signs: write {meant}, or something else"
    return ""


def _imitated(words: str) -> str:
    """The card or set that would be taken for this one."""
    if words.isascii() or plain(words) == words:
        return ""
    known = _shipped_names()
    return next((known[look] for look in looks(words) if look in known), "")


@cache
def _shipped_names() -> dict[str, str]:
    boxes = shipped().sets.values()
    names = [own.title for own in boxes] + [card.name for own in boxes for card in own.box.values()]
    return {look: name for name in names for look in looks(name)}


def wrong_head(key: str, value: Any) -> str:
    """Of what stands above the cards, and is of the right kind."""
    if isinstance(value, str) and key != "name":
        return wrong_words(key, value, _WORDS.get(key, _LONGEST_NOTES))
    if key in _MOST and not 0 < value <= _MOST[key]:
        return f"{key} must be 1 to {_MOST[key]:,}, not {value}"
    return ""


def wrong_players(game: str, players: int) -> str:
    seats = shipped().games[game].players
    return "" if players in seats else f"players must be {seats[0]} to {seats[-1]}, not {players}"


def wrong_number(key: str, value: Any) -> str:
    """Of a field of a card; copies have a limit of their own."""
    if not isinstance(value, int) or key == "copies" or abs(value) <= LARGEST:
        return ""
    return f"{key} must be at {f'most {LARGEST}' if value > 0 else f'least {-LARGEST}'}"

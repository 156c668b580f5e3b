"""Sets that a game brings along: the text of a set file travels with a table and its record (docs/set-files.md).

Such a set is called by its name and a digest of its text. So two tables may bring sets of one name, nothing that is
installed here is in their way, and no text can be taken for another. Nobody finds it who has not got that name.

Of sets that nobody plays only the latest are kept. Options of a game hold theirs, so it is there as long as the game.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from importlib import import_module
from threading import RLock
from typing import Any, Final
from weakref import WeakValueDictionary

from archfoe.core.errors import ArchfoeError
from archfoe.registry.things import Set

#: What may come from anybody is small.
LONGEST_TEXT: Final = 24_000
MOST_CARDS: Final = 80  # different ones
LONGEST_WORDS: Final = 60  # of names and titles
_LONGEST_NAME: Final = 24
_DIGEST_BYTES: Final = 10
_KEPT_SIGNS: Final = 6_000_000  # of texts in memory; the one that was used longest ago goes first
_READER: Final = "archfoe.workshop.set_file"
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*_([0-9a-f]{20})")


class Brought:
    """A set and its text. Whoever has this keeps the set alive, in another process too."""

    def __init__(self, found: Set, text: str) -> None:
        self.found, self.text = found, text

    def __reduce__(self) -> tuple[Any, ...]:
        return _taken_in, (self.text,)


_kept: OrderedDict[str, Brought] = OrderedDict()
_held: WeakValueDictionary[str, Brought] = WeakValueDictionary()  # these, and what games still hold
_lock: Final = RLock()  # a server takes texts in beside its other work
TURNED_OFF: Final = "This server plays no sets that people bring along."
_allowed = True


def turn_off() -> None:
    """From here on this process takes no text in, wherever it comes from."""
    global _allowed
    _allowed = False


def why_not() -> str:
    """Why nobody can bring a set; "" if anybody can."""
    return "" if _allowed else TURNED_OFF


def held(name: str) -> Brought | None:
    """What keeps a set alive that some game has brought along; None if there is no such set."""
    with _lock:
        known = _held.get(name)
        if known is not None and name in _kept:
            _kept.move_to_end(name)
        return known


def brought(name: str) -> Set | None:
    """A set that some game has brought along, by the name that it got then."""
    known = held(name)
    return None if known is None else known.found


def bring(text: str) -> Set:
    """Takes in the text of a set file; raises the first thing that is wrong with it."""
    return _taken_in(text).found


def _taken_in(text: str) -> Brought:
    if not _allowed:
        raise ArchfoeError(TURNED_OFF)
    text = text.replace("\r\n", "\n")
    if len(text) > LONGEST_TEXT:
        raise ArchfoeError(f"A set that comes with a table has at most {LONGEST_TEXT:,} signs: leave some cards out.")
    digest = blake2b(text.encode(errors="replace"), digest_size=_DIGEST_BYTES).hexdigest()
    with _lock:
        known = next((one for name, one in _held.items() if name.endswith(f"_{digest}") and one.text == text), None)
        if known is None:
            reader: Any = import_module(_READER)
            known = Brought(reader.brought(text, digest), text)
            _check(known.found)
        name = known.found.name
        _kept[name] = _held[name] = known
        _kept.move_to_end(name)
        _make_room()
        return known


def _check(found: Set) -> None:
    if len(found.name) > _LONGEST_NAME + 1 + 2 * _DIGEST_BYTES:
        raise ArchfoeError(f"The name of a set that comes with a table has at most {_LONGEST_NAME} signs.")
    if len(found.box) > MOST_CARDS:
        raise ArchfoeError(f"A set that comes with a table has at most {MOST_CARDS} different cards.")
    for word in (found.blurb, *(card.name for card in found.box.values())):  # the reader has looked at the rest
        if len(word) > LONGEST_WORDS:
            raise ArchfoeError(
                f"A set that comes with a table has names and a blurb of at most {LONGEST_WORDS} signs: "
                f"change {word[:20]!r}."
            )


def _make_room() -> None:
    signs = sum(len(known.text) for known in _kept.values())
    while signs > _KEPT_SIGNS:
        signs -= len(_kept.popitem(last=False)[1].text)


def texts_of(names: Iterable[str]) -> dict[str, str]:
    """What a record keeps of the sets that were brought along: the text of each."""
    return {name: known.text for name in names if (known := held(name)) is not None}


def take_in(texts: Mapping[str, str]) -> None:
    """The sets of a record or a stored game; each must be what its name says."""
    for name, text in texts.items():
        if not isinstance(text, str) or _NAME.fullmatch(name) is None or bring(text).name != name:
            raise ArchfoeError(f"the set {name[:60]!r} that comes with it is not the one that was played.")


__all__ = [
    "LONGEST_TEXT",
    "LONGEST_WORDS",
    "TURNED_OFF",
    "Brought",
    "bring",
    "brought",
    "held",
    "take_in",
    "texts_of",
    "turn_off",
    "why_not",
]

"""What takes long to make and is the same until the program changes: kept in the user's cache folder.

It is plain JSON, and nothing depends on it: a file that is missing, damaged or of another program is made again.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from archfoe.core import text as text_module
from archfoe.core.text import Person
from archfoe.version import VERSION
from archfoe.workshop.stand_ins import PERSONS

#: A folder in place of the usual one; empty: nothing is kept.
CACHE: Final = "ARCHFOE_CACHE"
_PACKAGE: Final = Path(__file__).parents[1]
#: What texts of cards are made of.
_SOURCES: Final = ("core", "games", "sets", "workshop")


class Kept:
    """Values by name. It stays empty until somebody opens a file."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}
        self._file: Path | None = None
        self._changed = False

    def get(self, name: str) -> Any:
        return self._values.get(name)

    def put(self, name: str, value: Any) -> None:
        if self._file is not None:
            self._values[name], self._changed = value, True

    def open(self) -> None:
        folder = cache_folder()
        if self._file is not None or folder is None:
            return
        self._file = folder / f"sentences-{VERSION}-{_stamp()}.json"
        try:
            told = json.loads(self._file.read_text(encoding="utf-8"))
            persons, values = [_person(one) for one in told["persons"]], dict(told["values"])
        except (OSError, ValueError, TypeError, KeyError):
            return
        known = PERSONS.all
        if [_as_row(one) for one in persons[: len(known)]] == [_as_row(one) for one in known]:
            self._values = values  # numbers in what is kept mean these persons
            known += persons[len(known) :]

    def close(self) -> None:
        """Writes what is new; an earlier program's file goes."""
        if self._file is None or not self._changed:
            return
        text = json.dumps({"persons": [_as_row(one) for one in PERSONS.all], "values": self._values})
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            draft = self._file.with_suffix(f".{os.getpid()}")
            draft.write_text(text, encoding="utf-8")
            draft.replace(self._file)
            for old in self._file.parent.glob("sentences-*.json"):
                if old != self._file:
                    old.unlink()
        self._changed = False


KEPT: Final = Kept()


def _as_row(one: Person) -> list[Any]:
    return [one.name, one.their, one.they, one.third, one.terse]


def _person(row: list[Any]) -> Person:
    """One of those that texts speak of, or another one."""
    known = (one for one in vars(text_module).values() if isinstance(one, Person))
    return next((one for one in known if _as_row(one) == row), None) or Person(*row)


def cache_folder() -> Path | None:
    """Where each system keeps what can be made again; None for who wants nothing kept."""
    if CACHE in os.environ:
        return Path(os.environ[CACHE]) if os.environ[CACHE] else None
    if given := os.environ.get("XDG_CACHE_HOME"):
        base = Path(given)
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    else:
        base = Path("~/Library/Caches" if sys.platform == "darwin" else "~/.cache")
    try:
        return base.expanduser() / "archfoe"
    except RuntimeError:
        return None


def _stamp() -> str:
    """Another one as soon as a source is changed, whatever the version says."""
    seen = blake2b(digest_size=8)
    for part in _SOURCES:
        for folder, inner, files in os.walk(_PACKAGE / part):
            inner.sort()
            for name in sorted(files):
                if not name.endswith(".pyc"):
                    told = os.stat(os.path.join(folder, name))
                    seen.update(f"{name} {told.st_size} {told.st_mtime_ns}".encode())
    return seen.hexdigest()

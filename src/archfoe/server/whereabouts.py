"""Which database is meant. Its address may have a password, and everybody on a machine can read what commands say."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from archfoe.core.errors import ArchfoeError
from archfoe.saves import folder
from archfoe.server.store import sqlite_url

VARIABLE: Final = "ARCHFOE_DATABASE"


def database_of(said: str) -> str:
    """The address in these words, in the file that they name with an @, in the environment, or one's own file."""
    words = said or os.environ.get(VARIABLE, "")
    if words.startswith("@"):
        words = _in_file(Path(words[1:]))
    return words or sqlite_url(folder().parent / "tables.sqlite3")


def has_password(words: str) -> bool:
    try:
        return not words.startswith("@") and bool(make_url(words).password)
    except ArgumentError:
        return False


def _in_file(path: Path) -> str:
    try:
        words = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or "it has signs that are not text"
        raise ArchfoeError(f"The address of the database cannot be read from {path}: {why}.") from None
    if not words or "\n" in words:
        raise ArchfoeError(f"{path} must have one line: the address of a database.")
    return words

"""Where games are saved: each in a file of its own, so that a new game never takes an old one's place."""

from __future__ import annotations

import shlex
import time
from pathlib import Path

from archfoe.core.errors import ArchfoeError
from archfoe.registry.places import data_folder

ENDING = ".archfoe.json"


def folder() -> Path:
    """Among the user's own data."""
    data = data_folder()
    return Path("archfoe-games").absolute() if data is None else data / "games"


def new_place() -> Path:
    """A file for a new game, named after its start; made at once, so that no other game takes the name."""
    place = folder()
    start = time.strftime("%Y-%m-%d-%H%M%S")
    try:
        place.mkdir(parents=True, exist_ok=True)
        for n in range(1, 100):
            path = place / f"{start}{f'-{n}' if n > 1 else ''}{ENDING}"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            return path
    except OSError as error:
        raise ArchfoeError(f"{place} cannot be written: {error.strerror}.") from None
    raise ArchfoeError(f"{place} has too many games that began at {start}.")


def second_place(path: Path) -> Path:
    """Where the second game of a match is saved: beside the first, "friday.json" and "friday-game-2.json"."""
    ending = ENDING if path.name.endswith(ENDING) else path.suffix
    return path.with_name(f"{path.name.removesuffix(ending)}-game-2{ending}")


def keep_old(path: Path) -> Path | None:
    """Moves what lies in a place aside before a new game is saved there; returns where it is now."""
    try:
        if not path.is_file() or not path.stat().st_size:
            return None
        aside = path.with_name(path.name + ".old")
        path.replace(aside)
    except OSError as error:
        raise ArchfoeError(f"{path} cannot be written: {error.strerror}.") from None
    return aside


def latest() -> Path:
    """The game that was saved last."""
    games = [path for path in folder().glob(f"*{ENDING}") if path.stat().st_size]
    if not games:
        raise ArchfoeError("No game has been saved yet: start one with `archfoe play`.")
    return max(games, key=lambda path: path.stat().st_mtime_ns)


def quoted(path: Path) -> str:
    """A path as it can be typed into a shell."""
    return shlex.quote(str(path))

"""Coached games: records with notes that tell a new player what to look at and what to do next (docs/coached.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from archfoe.core.decisions import Answer
from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.registry import Set, sets
from archfoe.table.session import options_of

FORMAT: Final = 1
MOST_SENTENCES: Final = 3
#: What the answers of a learner may be named in a note beside the label of an option.
PLAY_ALL: Final = "play all"
_HEAD: Final = {"coached": int, "name": str, "title": str, "about": str, "minutes": int, "record": dict, "notes": list}
_POINTS: Final = frozenset({"zone", "card", "button", "part"})
_NOTE: Final = frozenset({"at", "title", "say", "point", "do", "else", "early"})


@dataclass(frozen=True, slots=True)
class Note:
    """What is said once the record has come so far, and what the player is expected to do then."""

    at: int  # after how many answers of the record
    title: str
    say: tuple[str, ...]
    point: Mapping[str, str]  # a card or a zone of the table, a button, or a part of the page, by what it is
    do: str  # the option that is meant, by its label; "": it is only read
    otherwise: str  # what is said if the player does something else
    early: bool = False  # said before the turns of others that lead there are shown


@dataclass(frozen=True, slots=True)
class CoachedGame:
    name: str
    title: str
    about: str  # one sentence
    minutes: int
    record: Record
    options: Options
    notes: tuple[Note, ...]

    @property
    def learner(self) -> int:
        """The seat of the person: the first answer of the record that a note is about is theirs."""
        return self.record.answers[next(note.at for note in self.notes if note.do)][0]

    @property
    def start(self) -> int:
        """Where the player sits down: what lies before it has been played."""
        return self.notes[0].at

    @property
    def last(self) -> int:
        """Where the coach leaves."""
        return self.notes[-1].at

    def place(self, key: bytes, answers: Sequence[tuple[int, Answer]]) -> int | None:
        """How far a game has followed the record; None: it is another game, or has gone its own way."""
        far = len(answers)
        if key != self.record.key or far > len(self.record.answers):
            return None
        return far if list(answers) == self.record.answers[:far] else None

    def by_heart(self, place: int) -> list[tuple[int, Answer]]:
        """What the others answer next, up to the next answer of the learner."""
        found: list[tuple[int, Answer]] = []
        for seat, answer in self.record.answers[place:]:
            if seat == self.learner:
                break
            found.append((seat, answer))
        return found


def coached_games() -> dict[str, CoachedGame]:
    """By name, in the order of the sets that bring them."""
    return _read_all(tuple([file for own in sets().values() for file in own.coached]))


@cache
def _read_all(files: tuple[str, ...]) -> dict[str, CoachedGame]:
    return {game.name: game for game in map(read, map(Path, files))}


def check(own: Set) -> None:
    """Raises what is wrong with the coached games of a set."""
    for file in own.coached:
        read(Path(file))


def read(path: Path) -> CoachedGame:
    """Reads a file, or says in one sentence what is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise ArchfoeError(f"The coached game {path.name} can't be read: {error}.") from None
    _check_head(data, path.name)
    record = Record.loads(json.dumps(data["record"]), path.name)
    notes = tuple(_note(note, path.name) for note in data["notes"])
    _check_notes(notes, record, path.name)
    head = data["name"], data["title"], data["about"], data["minutes"]
    return CoachedGame(*head, record, options_of(record, path.name), notes)


def _check_head(data: Any, name: str) -> None:
    if not isinstance(data, dict) or data.get("coached") != FORMAT:
        raise ArchfoeError(f"{name} is not a coached game: it needs the entry 'coached' with the value {FORMAT}.")
    for key, kind in _HEAD.items():
        if type(data.get(key)) is not kind:
            raise ArchfoeError(f"{name} needs the entry {key!r}, see docs/coached.md.")


def _note(data: Any, name: str) -> Note:
    where = f"{name}, the note {str(data)[:60]!r}"
    if not isinstance(data, dict) or not _NOTE.issuperset(data):
        raise ArchfoeError(f"{where}: a note has only the entries {', '.join(sorted(_NOTE))}.")
    say, point = data.get("say"), data.get("point", {})
    if type(data.get("at")) is not int or not isinstance(say, list) or not 1 <= len(say) <= MOST_SENTENCES:
        raise ArchfoeError(f"{where}: it needs a place 'at' and one to three sentences 'say'.")
    if not isinstance(point, dict) or not _POINTS.issuperset(point):
        raise ArchfoeError(f"{where}: it can point at {', '.join(sorted(_POINTS))}.")
    words = [data.get(key, "") for key in ("title", "do", "else")]
    if not all(isinstance(word, str) for word in (*words, *say, *point.values())):
        raise ArchfoeError(f"{where}: all but 'at' is text.")
    title, do, otherwise = words
    early = data.get("early", False)
    if early not in (False, True) or (early and do):
        raise ArchfoeError(f"{where}: 'early' is true for a note that is only read.")
    otherwise = otherwise or (f"Let's do this first: {do}." if do else "")
    return Note(data["at"], title, tuple(say), point, do, otherwise, early)


def _check_notes(notes: Sequence[Note], record: Record, name: str) -> None:
    places = [note.at for note in notes]
    if not any(note.do for note in notes):
        raise ArchfoeError(f"{name} asks the player for nothing: at least one note needs a 'do'.")
    if places != sorted(places) or not 0 <= places[0] <= places[-1] <= len(record.answers):
        raise ArchfoeError(f"{name}: the notes are not in the order of the record, or go beyond its end.")
    if any(note.do and note.at == len(record.answers) for note in notes):
        raise ArchfoeError(f"{name}: a note asks for an answer that the record does not have.")

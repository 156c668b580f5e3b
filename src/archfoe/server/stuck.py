"""A stored game that cannot go on, mostly since it was begun under earlier rulings: what people are told of it.

Nothing of it is changed. Its room is set for a new game, and until that begins the record of this one can be had.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.server.journal import record_of
from archfoe.server.store import Entry


@dataclass(frozen=True, slots=True)
class StuckGame:
    """`why` is a sentence that can be shown."""

    id: str
    head: dict[str, Any]
    entries: Sequence[Entry]
    why: str

    @property
    def begun(self) -> bool:
        """Has anybody answered anything?"""
        return bool(self.entries)

    def record(self) -> Record:
        """With its own version and ruling set; raises one sentence if the journal is not whole."""
        return record_of(self.head, self.entries)

    def once_more(self, usual: Options) -> Options:
        """What is played in its place: of a match the same game with the same points, else what the table is for."""
        try:
            options = Options.from_dict(self.head["options"])
        except ArchfoeError:
            return usual
        return options if options.game > 1 else usual

    def lines(self, *, campaign: bool) -> list[str]:
        """What is wrong, and what people can do."""
        new = "begin that game of the campaign anew" if campaign else "start a new game"
        try:
            version = self.record().version
        except ArchfoeError:
            return [self.why, f"What is left of it stays stored. The host can {new} here."]
        safe = f"Nothing of it is lost: it stays stored, and its record can be opened with archfoe {version}."
        return [self.why, f"{safe} Save the record before you go on: the host can {new} here."]

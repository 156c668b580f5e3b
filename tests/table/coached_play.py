"""A coached game played through the engine: at every place of the record what the player is asked and what is meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from archfoe.core.decisions import Answer
from archfoe.server.journal import Journal
from archfoe.table.coached import CoachedGame, Note
from archfoe.wire.shapes import Option, Table
from archfoe.wire.table import TableWire


class Place(NamedTuple):
    """Where the player answers, or where the coach leaves."""

    at: int
    table: Table  # as the player sees it
    notes: tuple[Note, ...]  # that are said here for the first time
    asks: Note | None  # the one that says what to do
    answer: Answer
    all_plain: Answer | None  # what "play all" would do next

    @property
    def meant(self) -> list[Option]:
        assert self.table.prompt is not None
        return [self.table.prompt.options[pick] for pick in self.answer]


def _named(game: CoachedGame) -> list[str]:
    """As at a table of the server, where the player has a name."""
    return ["Ann" if seat == game.learner else player for seat, player in enumerate(game.record.players)]


def places(game: CoachedGame) -> Iterator[Place]:
    journal = Journal.begin("coached", game.options, _named(game), game.record.key)
    journal.follow(game.record.answers[: game.start])
    asks: Note | None = None
    for at in range(game.start, game.last + 1):
        notes = tuple(note for note in game.notes if note.at == at)
        asks = next((note for note in notes if note.do), None if notes else asks)
        seat, answer = game.record.answers[at] if at < game.last else (game.learner, ())
        if seat == game.learner:
            table = TableWire(journal.session, seat).table(0)
            yield Place(at, table, notes, asks, answer, journal.plays_itself(seat))
        else:
            assert not notes, f"the note at {at} is said while somebody else answers"
        if at < game.last:
            journal.follow([(seat, answer)])

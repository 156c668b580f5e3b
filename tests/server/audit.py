"""Holds what people said, and were told, against the journal: the game is played again, entry by entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from archfoe.core.decisions import DEFEND, DEFEND_TEAM, Answer, Seat
from archfoe.server.journal import Journal, survivors
from archfoe.server.keeping import Entry
from archfoe.wire import protocol as p

Press = p.Answer | p.PlayAll
LOST = "an acknowledged answer is lost"
DOUBLED = "an answer was done twice, or done and refused"


class Heard(NamedTuple):
    """What became of the presses of a seat, as its page was told."""

    confirmed: Sequence[Press]
    refused: Sequence[Press]
    unconfirmed: Press | None  # it may have been done or not
    ordered: bool = False  # standing orders may have answered for it
    replaced: bool = False  # and so may a bot


class Audit:
    """Of one game; `people` are the seats that pages answered for."""

    def __init__(self, head: Mapping[str, Any], entries: Sequence[Entry], *, hides_timing: bool) -> None:
        self._head, self._entries, self._hides_timing = dict(head), entries, hides_timing
        self._kept = survivors(entries)

    def complaint(self, people: Mapping[int, Heard]) -> str:
        """What is wrong; empty if every press that was confirmed was done once, and no other one."""
        open_presses = {
            (seat, press.number): press
            for seat, heard in people.items()
            for press in (*heard.refused, heard.unconfirmed, *heard.confirmed)
            if press is not None
        }
        refused = {(seat, press.number) for seat, heard in people.items() for press in heard.refused}
        confirmed = {(seat, press.number) for seat, heard in people.items() for press in heard.confirmed}
        journal, at = self._until(0), 0
        while at < len(self._entries):
            entry = self._entries[at]
            if entry.takeback:
                at += 1
                journal = self._until(at)
                continue
            question = entry.seat, journal.asked.get(entry.seat, -1)
            press = open_presses.pop(question, None)
            if entry.seat in people and question not in confirmed:
                if self._by_others(journal, entry, people[entry.seat]):
                    press = None
                elif press is None or (question in refused and entry.number in self._kept):
                    return DOUBLED
            done = self._done(journal, entry, press)
            if done != [(one.seat, one.picked) for one in self._entries[at : at + len(done)]]:
                return LOST
            at += len(done)
        return LOST if confirmed & set(open_presses) else ""

    def _until(self, n: int) -> Journal:
        """The game after so many entries."""
        return Journal.resumed("", self._head, self._entries[:n], hides_timing=self._hides_timing)

    def _by_others(self, journal: Journal, entry: Entry, heard: Heard) -> bool:
        """May somebody else have given it? Where timing is hidden, who is late does not avoid an Attack."""
        attacked = journal.session.game.waiting[entry.seat].kind in (DEFEND, DEFEND_TEAM)
        was_late = self._hides_timing and entry.picked == ()
        return heard.replaced or (attacked and (heard.ordered or was_late))

    def _done(self, journal: Journal, entry: Entry, press: Press | None) -> list[tuple[Seat, Answer]]:
        """The answers that a press gives in this game, or the one of the entry if nobody pressed anything."""
        if press is None:
            made = journal.follow([(entry.seat, entry.picked)])
        elif isinstance(press, p.PlayAll):
            made = journal.play_all(entry.seat, press.number)
        else:
            made = journal.answer(entry.seat, press.number, press.picked, otherwise=press.otherwise)
        return [(one.seat, one.picked) for one in made]

"""A stored game that cannot go on, as it stood: the last position of it that today's rules lead to as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.registry.editions import check_sets
from archfoe.server.journal import check_whole, survivors
from archfoe.server.keeping import Entry
from archfoe.server.landmarks import check
from archfoe.server.remote_session import RemoteSession
from archfoe.wire.log import new_log
from archfoe.wire.protocol import View
from archfoe.wire.table import TableWire


@dataclass(frozen=True, slots=True)
class Frozen:
    """`at`: after so many of the `answers` that were not taken back; `sure`: a landmark there says that it was so."""

    session: RemoteSession
    at: int
    answers: int
    sure: bool

    @property
    def line(self) -> str:
        how = "as it stood after" if self.sure else "as far as these rules can follow it, after"
        return f"You can look at the table {how} answer {self.at} of {self.answers}."

    def view(self, game: str, seat: int | None) -> View:
        """What a seat may see of it; nobody is asked anything."""
        wire = TableWire(self.session, seat)
        log = new_log(wire.view, self.session.game, 0, wire.names)
        return View(game, 0, wire.table(None), log)


def as_it_stood(head: Mapping[str, Any], entries: Sequence[Entry]) -> Frozen | None:
    """None if nothing of it can be shown truly: cards are gone, or it has led elsewhere before its first landmark."""
    try:
        check_sets(head.get("sets", {}), head["options"], head["version"])
        check_whole(entries)
        left = survivors(entries)
        given = [entry for entry in entries if entry.number in left]
        place, sure = _last_place(_begun(head), given)
        if not place:
            return None
        session = _begun(head)
        session.game.play_on([(entry.seat, entry.picked) for entry in given[:place]])
    except ArchfoeError:
        return None
    return Frozen(session, place, len(given), sure)


def _begun(head: Mapping[str, Any]) -> RemoteSession:
    return RemoteSession(Options.from_dict(head["options"]), head["players"], bytes.fromhex(head["key"]))


def _last_place(session: RemoteSession, given: Sequence[Entry]) -> tuple[int, bool]:
    """After how many answers it surely stood as it does now; where nothing was ever noted, as far as all are legal."""
    marked = any(entry.landmark for entry in given)
    place = 0
    for number, entry in enumerate(given, 1):
        try:
            session.decide(entry.seat, *entry.picked)
            if entry.landmark:
                check(entry.landmark, session)
        except ArchfoeError:
            break
        if entry.landmark or not marked:
            place = number
    return place, marked

"""A stored game that cannot go on, mostly since it was begun under earlier rulings: what is told of it, how it stood.

Nothing of it is changed. Its room is set for a new game, and until that begins the record of this one can be had.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.core.text import listed
from archfoe.games.options import Options
from archfoe.games.shared.mixing import mixing_key
from archfoe.registry import USUAL_MODE, modes, sets, told_apart
from archfoe.registry.editions import check_sets
from archfoe.server.journal import check_whole, record_of, survivors
from archfoe.server.keeping import Entry
from archfoe.server.landmarks import check, last_points
from archfoe.table.match import key_of_second
from archfoe.table.words.labels import table_names
from archfoe.wire.log import new_log
from archfoe.wire.protocol import View
from archfoe.wire.session import RemoteSession
from archfoe.wire.table import TableWire
from archfoe.wire.to_server import TableWish


@dataclass(frozen=True, slots=True)
class StuckGame:
    """`why` is a sentence that can be shown."""

    id: str
    head: dict[str, Any]
    entries: Sequence[Entry]
    why: str
    instead: str = ""  # what the room is for now, if what it was made for is not there
    stood: Frozen | None = None  # how it can still be shown

    @property
    def begun(self) -> bool:
        """Has anybody answered anything?"""
        return bool(self.entries)

    def record(self) -> Record:
        """With its own version and ruling set; raises one sentence if the journal is not whole."""
        return record_of(self.head, self.entries)

    def once_more(self, usual: Options) -> tuple[Options, bytes | None]:
        """What is played in its place: of a match the same game with the same points, else what the table is for.

        The key is a new one, but for the part that says which cards the second game of a match has.
        """
        try:
            options = Options.from_dict(self.head["options"])
        except ArchfoeError:
            return usual, None
        if options.game == 1:
            return usual, None
        return options, key_of_second(mixing_key(options.game, bytes.fromhex(self.head["key"])))

    def lines(self, *, campaign: bool) -> list[str]:
        """What is wrong, and what people can do."""
        new = "restart that game of the campaign" if campaign else f"start a new game{self.instead}"
        try:
            record = self.record()
        except ArchfoeError:
            return [self.why, f"What is left of it stays stored. The host can {new} here."]
        safe = f"Nothing of it is lost: it stays stored, and its record can be opened with archfoe {record.version}."
        shown = [] if self.stood is None else [self.stood.line]
        way_on = f"{safe} Save the record before you go on: the host can {new} here."
        return [self.why, *self._points(record), way_on, *shown]

    def _points(self, record: Record) -> list[str]:
        """The score so far, as it was noted while the game could be played."""
        noted = last_points(self.entries)
        if noted is None:
            return []
        at, points = noted
        each = listed([f"{name} {vp} VP" for name, vp in zip(table_names(record.players), points, strict=True)])
        when = "At the end" if at == len(record.answers) else f"After answer {at}"
        return [f"{when} the score was: {each}."]


def without_missing(wish: TableWish) -> TableWish:
    """The nearest wish that asks for nothing which is not installed: no guest, and only variants that are there."""
    played = [name for name in wish.mode.split("+") if name in sets()]
    mode = next((name for name in (wish.mode, *played) if name in modes()), USUAL_MODE)
    kept = [name for name in wish.variants if name in modes()[mode].choices]
    mix = wish.mix if told_apart(mode, wish.mix)[1] == wish.mix and wish.mix in sets() else ""
    own = {} if mode != wish.mode else wish.own
    return structs.replace(wish, mode=mode, variants=kept, heroes="", mix=mix, own=own, brings="", first="")


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

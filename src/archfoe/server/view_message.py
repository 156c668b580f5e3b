"""The position as a message, and what somebody may ask for: why something is so, earlier lines, the record."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from archfoe.core.text import count
from archfoe.registry.blame import blamed
from archfoe.server.connections import encode
from archfoe.server.errors import Refusal
from archfoe.server.evening import rounds_of
from archfoe.server.hidden_timing import hides
from archfoe.server.journal import Journal
from archfoe.server.seating import Seating
from archfoe.server.stand_ins import coached_place
from archfoe.table.words.board import score_lines
from archfoe.wire import protocol as p
from archfoe.wire.explain import explanation
from archfoe.wire.log import PAGE, new_log, page_of_log
from archfoe.wire.shapes import Step, Table
from archfoe.wire.table import TableWire

ENDED: Final = "Ended by agreement after {}"

_log = logging.getLogger(__name__)


class Shown(NamedTuple):
    """A view as it is sent, up to which event it tells, and its table."""

    data: bytes
    end: int
    table: Table


def wire_of(journal: Journal, wish: p.TableWish, seat: int | None) -> TableWire:
    hides_timing = wish.hides_timing and hides(journal.session.game)
    return TableWire(journal.session, seat, counts_points=wish.counts_points, hides_timing=hides_timing)


def table_of(wire: TableWire, journal: Journal, seat: int | None) -> Table:
    """A game that all agreed to end is over, though its rules would go on."""
    if not journal.ended:
        return wire.table(0 if seat is None else journal.asked.get(seat, 0))
    stood = [line.strip() for line in score_lines(journal.session, wire.names)]
    rounds = rounds_of(journal)
    told = [ENDED.format("1 round" if rounds == 1 else count(rounds, "round")), *stood]
    page = wire.front_page()
    return replace(wire.table(None), over=True, winners=[], result=told, front_page=page, waiting=[])


def view_message(
    journal: Journal, wish: p.TableWish, seat: int | None, seen: int, steps: Sequence[Step] = (), most: int = PAGE
) -> Shown:
    """The position as a seat that has seen so many events is sent it; `most`: as many of them are told at once."""
    wire = wire_of(journal, wish, seat)
    log = new_log(wire.view, journal.session.game, seen, wire.names, wire.alike, most, journal.lent)
    table = table_of(wire, journal, seat)
    sent = journal.session.pieces.of_table(table)
    view = p.View(journal.id, journal.shown_to(seat), sent, log, list(steps), coached_place(journal, wish))
    return Shown(encode(view), log.end, table)


def view_or_reason(
    journal: Journal, wish: p.TableWish, seat: int | None, seen: int, steps: Sequence[Step] = (), most: int = PAGE
) -> Shown | p.Refused:
    """What rules or words of others cannot show is said in a sentence: the other seats must still be shown theirs."""
    try:
        return view_message(journal, wish, seat, seen, steps, most)
    except Exception as error:
        _log.exception("What seat %s sees of the game %s could not be made.", seat, journal.id)
        return p.Refused(f"The table cannot be shown: {blamed(error)}. You can take something back.", "", "")


def explained(journal: Journal, seat: int | None, what: str) -> p.Explained:
    return p.Explained(what, explanation(journal.session.view(seat), what))


def earlier(journal: Journal, seat: int | None, message: p.Earlier, names: Sequence[str]) -> p.EarlierLog:
    journal.check_game(message.game)
    view = journal.session.view(seat)
    return p.EarlierLog(journal.id, page_of_log(view, journal.session.game, message.before, names, journal.lent))


def record_file(seating: Seating, seat: int | None) -> p.RecordText:
    """The record of the game, for one who plays alone or has played to the end."""
    if seat is None:
        raise Refusal("The record tells what is hidden: only those who play are given it.")
    stuck = seating.stuck
    if stuck is not None:
        return p.RecordText(_name(stuck.id), stuck.record().dumps())
    journal = seating.running()
    if not journal.over and seating.others(seat):
        raise Refusal("This file would reveal hidden cards. You can save it when the game is over.")
    record = journal.record()
    record.lent = [seat for seat in seating.people if seating.is_bots(seat)]
    return p.RecordText(_name(journal.id), record.dumps())


def _name(game: str) -> str:
    return f"{game}.archfoe.json"

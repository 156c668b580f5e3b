"""The position as a message."""

from __future__ import annotations

import logging

from archfoe.registry.blame import blamed
from archfoe.server.connections import encode
from archfoe.server.hidden_timing import hides
from archfoe.server.journal import Journal
from archfoe.wire import protocol as p
from archfoe.wire.log import new_log
from archfoe.wire.table import TableWire

_log = logging.getLogger(__name__)


def view_message(journal: Journal, wish: p.TableWish, seat: int | None, seen: int) -> tuple[bytes, int]:
    """The position as a seat that has seen so many events is sent it, and up to which event that tells."""
    hides_timing = wish.hides_timing and hides(journal.session.game)
    wire = TableWire(journal.session, seat, counts_points=wish.counts_points, hides_timing=hides_timing)
    asked = 0 if seat is None else journal.asked.get(seat, 0)
    log = new_log(wire.view, journal.session.game, seen, wire.names, wire.alike)
    table = journal.session.pieces.of_table(wire.table(asked))
    return encode(p.View(journal.id, journal.number, table, log)), log.end


def view_or_reason(journal: Journal, wish: p.TableWish, seat: int | None, seen: int) -> tuple[bytes, int] | p.Refused:
    """What rules or words of others cannot show is said in a sentence: the other seats must still be shown theirs."""
    try:
        return view_message(journal, wish, seat, seen)
    except Exception as error:
        _log.exception("What seat %s sees of the game %s could not be made.", seat, journal.id)
        return p.Refused(f"The table cannot be shown: {blamed(error)}. You can take something back.", "", "")

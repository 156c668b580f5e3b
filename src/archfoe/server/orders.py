"""Answers that nobody gives at the moment: those that people have given in advance, and those of who was too late."""

from __future__ import annotations

from archfoe.server.journal import Journal
from archfoe.server.keeping import Entry
from archfoe.server.seating import Seating
from archfoe.wire.table import defenders
from archfoe.wire.to_server import HUMAN


def standing_orders(journal: Journal, seating: Seating) -> list[Entry]:
    """What the orders of people say about Attacks, as long as they say something."""
    entries: list[Entry] = []
    again = True
    while again:
        again = False
        for seat in sorted(journal.asked):
            chair = seating.chairs[seat]
            picked = journal.ordered(seat, chair.orders) if chair.kind == HUMAN and chair.orders else None
            if picked is not None:
                entries += journal.answer(seat, journal.asked[seat], picked)
                again = True
                break
    return entries


def declined(journal: Journal, seating: Seating) -> list[Entry]:
    """Who has not answered in time does not avoid the Attack."""
    entries: list[Entry] = []
    while late := [seat for seat in defenders(journal.session.game) if seat in seating.people]:
        entries += journal.answer(late[0], journal.asked[late[0]], ())
    return entries

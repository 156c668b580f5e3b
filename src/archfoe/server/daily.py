"""The daily deal at tables: which day it is, and what a table of one is."""

from __future__ import annotations

from datetime import UTC, date, datetime

import msgspec

from archfoe.agents.levels import face_of
from archfoe.registry import modes
from archfoe.server.seating import Seating, wish_of
from archfoe.table.daily import YOU, Deal, number_of, out_on, par_of, result_of
from archfoe.table.words.labels import table_names
from archfoe.wire import daily as w
from archfoe.wire.to_server import BOT, HUMAN, SeatWish, TableWish


def today() -> date:
    """The same everywhere on earth."""
    return datetime.now(UTC).date()


def shown() -> w.Daily:
    """That of today."""
    day = today()
    deal = Deal(number_of(day))
    names = table_names(deal.players("Player 1"))[YOU + 1 :]
    minutes = next(own.minutes for own in modes()[deal.options.mode].sets)
    return w.Daily(
        deal.number, day.isoformat(), deal.mark, [w.DailyBot(name, face_of(name)) for name in names], minutes
    )


def par(number: int) -> w.DailyPar:
    deal = out_on(number, today())
    return w.DailyPar(number, deal.mark, par_of(deal).margin)


def settled(wish: TableWish) -> tuple[Deal, TableWish]:
    """The deal that is asked for, and the wish for its table: all but the name is settled."""
    deal = out_on(wish.daily, today())
    name = next((seat.name for seat in wish.seats if seat.kind == HUMAN), "")
    seats = [SeatWish(HUMAN, name), *(SeatWish(BOT, bot=bot) for bot in deal.players("")[YOU + 1 :])]
    return deal, msgspec.structs.replace(wish_of(deal.options, seats), daily=deal.number)


def deal_at(seating: Seating) -> Deal | None:
    """The deal that a table plays; after it there may be other games."""
    journal = seating.journal
    if journal is None or not seating.wish.daily:
        return None
    deal = Deal(seating.wish.daily, journal.rulings)
    return deal if deal.is_played_in(journal.session) else None


def played(seating: Seating) -> w.DailyPlayed | None:
    deal, journal = deal_at(seating), seating.journal
    if deal is None or journal is None:
        return None
    session, result = journal.session, None
    if session.game.over:
        found = result_of(deal, session)
        result = w.DailyResult(found.outcome, found.margin, found.lines)
    begun = any(seat == YOU for seat, _ in session.game.record)
    return w.DailyPlayed(deal.number, deal.mark, begun, result)

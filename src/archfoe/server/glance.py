"""How a table stands for one seat, without a connection to it."""

from __future__ import annotations

import logging
from hashlib import sha256

from archfoe.core.errors import ArchfoeError
from archfoe.server.housing import Housed
from archfoe.server.keeping import READ_ONLY, StoreFailed
from archfoe.server.live_table import LiveTable
from archfoe.server.lobby import Lobby
from archfoe.server.room_message import room_message
from archfoe.server.seating import hash_of
from archfoe.server.view_message import table_of, wire_of
from archfoe.wire import protocol as p
from archfoe.wire.glances import Glance, Glances, GlanceSeat, GlancesWish
from archfoe.wire.shapes import Feats, Table

_log = logging.getLogger(__name__)
_FEED_SIGNS = 32  # 128 bits


def feed_of(key: str) -> str:
    """What names the feed of a seat: whoever has it can read the feed, and cannot sit down."""
    return sha256(f"feed {key}".encode()).hexdigest()[:_FEED_SIGNS]


async def glances(lobby: Lobby, wish: GlancesWish) -> Glances:
    """One for each key that opens a seat; a table that cannot be read must not hide the others."""
    found: list[Glance | None] = []
    for key in wish.seats:
        try:
            table = await lobby.look(key.room)
        except StoreFailed:
            raise
        except Housed as housed:
            found.append(await housed.house.glance(hash_of(key.token)))
            continue
        except ArchfoeError:  # it was made for something that is not there any more
            continue
        if table is not None:
            found.append(await glance(table, hash_of(key.token)))
    return Glances([one for one in found if one is not None])


async def glance(table: LiveTable, key: str) -> Glance | None:
    """None if no seat has this hash of a token."""
    seat = table.seating.seat_with(key)
    if seat is None:
        return None
    async with table.lock:
        return _glance(table, seat)


def _glance(table: LiveTable, seat: int) -> Glance:
    room = room_message(table.seating, seat, table.here, hold_back=table.keeps_open)
    shown = _shown(table, seat)
    prompt = None if shown is None or room.chairs[seat].kind != p.HUMAN else shown.prompt
    prompt = prompt and (prompt.otherwise or prompt)
    return Glance(
        room=room.room,
        seat=seat,
        phase=room.phase,
        mode=room.choices.mode,
        title=room.title,
        host=room.host,
        seats=[
            GlanceSeat(chair.name, chair.face, chair.kind, chair.here, _figure(shown, chair.seat))
            for chair in room.chairs
        ],
        turn=0 if shown is None else shown.turn,
        active=None if shown is None or shown.over else shown.active,
        waiting=[] if shown is None else shown.waiting,
        kind="" if prompt is None else prompt.kind,
        question="" if prompt is None else prompt.text,
        campaign=room.campaign,
        paused=table.pauses.now is not None,
        game=room.game,
        feats=_feats(room, shown, seat),
        feed=feed_of(table.seating.keys[seat]),
    )


def _feats(room: p.Room, shown: Table | None, seat: int) -> Feats | None:
    if shown is None or shown.story is None or room.chairs[seat].bolt:
        return None
    return next(side.feats for side in shown.story.sides if side.seat == seat)


def _shown(table: LiveTable, seat: int) -> Table | None:
    """The table as this seat may see it now; None before the game, and while it may not."""
    journal = table.seating.journal
    if journal is None or table.holds_back(seat):
        return None
    if table.hold is READ_ONLY and table.seating.wish.hides_timing:  # only its own server knows what is kept open
        return None
    try:
        return table_of(wire_of(journal, table.seating.wish, seat), journal, seat)
    except Exception:  # rules or words of others
        _log.exception("How the game %s stands could not be told.", journal.id)
        return None


def _figure(shown: Table | None, seat: int) -> str | None:
    if shown is None or shown.seats[seat].face_down or not shown.seats[seat].figures:
        return None
    return shown.seats[seat].figures[-1]

"""Views for everybody at a table, and for those who watch the others play, the positions that led to them.

Bots answer in bulk, and so does who plays all cards at once: one view comes of many answers. Before an answer changes
a position, those who watch get their table of it, if it is one in which the player whose turn it is may act. Only
there: a step for every answer would tell that somebody was asked something, such as for a Defense.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from archfoe.core.decisions import MAIN_ACTION
from archfoe.server.connections import Connection
from archfoe.server.journal import Journal
from archfoe.server.seating import Seating
from archfoe.server.view_message import Shown, view_or_reason, wire_of
from archfoe.wire import protocol as p
from archfoe.wire.log import PAGE
from archfoe.wire.shapes import Step, Table
from archfoe.wire.steps import difference

MOST_STEPS: Final = 400  # who is further behind is only shown where the game stands
MOST_EVENTS: Final = 4 * PAGE  # that are told at once to who watches: five bots may do much

_log = logging.getLogger(__name__)


class _Cut(NamedTuple):
    """A position on the way: how many events lie before it, and the table of each who watches."""

    told: int
    tables: dict[int | None, Table]


def _position(journal: Journal, seat: int | None) -> tuple[int, int, int]:
    """By what a seat tells two positions apart: the number, how many events there are, and what it is asked."""
    return journal.shown_to(seat), journal.session.game.told, -1 if seat is None else journal.asked.get(seat, -1)


def show_frozen(seating: Seating, connections: Sequence[Connection]) -> None:
    """The table of a stored game that cannot go on, if it can still be shown."""
    stuck = seating.stuck
    if stuck is None or stuck.stood is None:
        return
    for connection in connections:
        if connection.seat is None and not seating.wish.spectators:
            continue
        try:
            connection.send(stuck.stood.view(stuck.id, connection.seat))
        except Exception:  # rules or words of others: the room says what is to be said
            _log.exception("The game %s could not be shown as it stood.", stuck.id)


class Showing:
    """`connections` are those of the table, whoever comes and goes."""

    def __init__(self, connections: list[Connection]) -> None:
        self._connections = connections
        self._cuts: deque[_Cut] = deque(maxlen=MOST_STEPS + 1)
        self._told = 0  # of the last position that everybody was shown, or that is kept
        self._game = ""

    def show(
        self, journal: Journal, wish: p.TableWish, connections: Sequence[Connection], *, news_only: bool = False
    ) -> None:
        """The position as it is now to each of them; tabs of one seat that have read as far share the work.

        `news_only`: not to who would see nothing new, since a view would tell that somebody was asked in secret.
        """
        if journal.id != self._game:
            self._game, self._told = journal.id, 0
            self._cuts.clear()
        made: dict[tuple[int | None, int, int], Shown | p.Refused] = {}
        for connection in connections:
            if connection.game != journal.id:
                connection.forget(journal.id)
            position = _position(journal, connection.seat)
            if news_only and connection.position == position:
                continue
            connection.position = position
            key = connection.seat, connection.seen, id(connection.table)
            if key not in made:
                most = PAGE if connection.table is None else MOST_EVENTS
                made[key] = view_or_reason(journal, wish, *key[:2], self._steps(connection), most)
            shown = made[key]
            if isinstance(shown, p.Refused):
                connection.send(shown)
            else:
                connection.show(shown.data, journal.id, shown.end, shown.table)
        self._watch(journal, wish, connections)

    def anew(self) -> None:
        """The game has gone back: what everybody has of the log is longer than it is now."""
        self._cuts.clear()
        self._told = 0
        for connection in self._connections:
            connection.forget(connection.game)

    def _watch(self, journal: Journal, wish: p.TableWish, shown: Sequence[Connection]) -> None:
        watching = [connection for connection in self._connections if connection.playback]
        if not watching:
            journal.before_answer = None
            self._cuts.clear()
            return
        sent = min(connection.seen for connection in watching)
        while self._cuts and self._cuts[0].told <= sent:
            self._cuts.popleft()
        seats = {connection.seat for connection in watching}
        if seats <= {connection.seat for connection in shown}:
            self._told = journal.session.game.told
        journal.before_answer = partial(self._keep, journal, wish, seats)

    def _keep(self, journal: Journal, wish: p.TableWish, seats: set[int | None]) -> None:
        """The position that an answer is about to change, unless it was shown as it is."""
        game = journal.session.game
        if game.told <= self._told or not any(decision.kind is MAIN_ACTION for decision in game.waiting.values()):
            return
        self._told = game.told
        try:
            tables = {seat: wire_of(journal, wish, seat).table(None) for seat in seats}
        except Exception:  # rules or words of others: the answer counts all the same
            _log.exception("A step of the game %s could not be kept.", journal.id)
        else:
            self._cuts.append(_Cut(game.told, tables))

    def _steps(self, connection: Connection) -> list[Step]:
        """From the table that this connection was sent last, one position after the other."""
        last, steps = connection.table, list[Step]()
        if last is None or len(self._cuts) > MOST_STEPS:
            return []
        for cut in self._cuts:
            table = cut.tables.get(connection.seat)
            if table is not None and cut.told > connection.seen:
                steps.append(Step(cut.told, difference(last, table)))
                last = table
        return steps


async def told_beside(journal: Journal) -> None:
    """The story of a game that has ended, for which it is played once more: not while all tables wait."""
    if journal.session.game.over:
        with contextlib.suppress(Exception):  # who is shown the end finds out
            await asyncio.to_thread(journal.session.story)

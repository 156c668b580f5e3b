"""A game that its people let stand still: five minutes for anybody once a game, as long as wanted for the host.

Nobody is asked meanwhile, no bot answers, and nobody's waiting time goes on. A pause is kept with the table, so a
restart does not end it; whatever begins or ends it is said in the chat.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol

from archfoe.server.absence import Absence
from archfoe.server.connections import Connection
from archfoe.server.errors import Refusal
from archfoe.server.evening import Pause, known
from archfoe.server.keeping import TableLost
from archfoe.server.seating import Seating
from archfoe.wire import protocol as p
from archfoe.wire import to_server
from archfoe.wire.room import Paused

SECONDS: Final = 300
PAUSED: Final = "The game is paused."
HAD: Final = "You have paused this game once. The host can pause it again."
#: What would be decided by the table, beside answers and what is asked about them.
_DECIDES: Final = (p.SetOrders, p.GoOnWithout, p.WaitFor)


class Hosting(Protocol):
    """What is needed of a table."""

    seating: Seating
    absence: Absence
    lock: asyncio.Lock

    @property
    def lost(self) -> bool: ...

    @property
    def may_come(self) -> set[int]: ...

    @property
    def keeps_open(self) -> bool: ...

    def seat_of(self, connection: Connection) -> int: ...

    async def save_customs(self) -> None: ...

    async def announce(self, text: str) -> None: ...

    def wake_bots(self) -> None: ...


class Pauses:
    """Times are those of the loop; what is stored has the date."""

    def __init__(self, table: Hosting) -> None:
        self._table = table
        self._since = self._ends = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None
        self.handlers: Mapping[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            to_server.Pause: self._pause,
            to_server.Resume: self._resume,
        }

    @property
    def now(self) -> Pause | None:
        seating = self._table.seating
        pause = seating.customs.pause
        playing = pause is not None and seating.journal is not None and pause.game == seating.journal.id
        return pause if playing and seating.phase == "playing" else None

    def check(self, message: p.ToServer | None = None) -> None:
        """Of a message: whether that one decides anything."""
        if self.now is not None and (message is None or isinstance(message, _DECIDES)):
            raise Refusal(PAUSED)

    def told(self) -> Paused | None:
        pause = self.now
        if pause is None:
            return None
        return Paused(pause.by, max(0, round(self._ends - _now())) if pause.until else None)

    def may(self, seat: int | None, host: int) -> bool:
        """Could this seat begin a pause now?"""
        seating = self._table.seating
        if seat is None or seating.phase != "playing" or seating.chairs[seat].kind != p.HUMAN:
            return False
        pause = self.now
        return (pause is None or bool(pause.until)) if seat == host else pause is None and not self._has_had(seat)

    def _has_had(self, seat: int) -> bool:
        seating = self._table.seating
        return [seating.running().id, known(seating.keys)[seat]] in seating.customs.had_pause

    async def _pause(self, connection: Connection, message: to_server.Pause) -> None:
        seat, seating = self._table.seat_of(connection), self._table.seating
        game = seating.running().id
        host = seating.acting_host(self._table.may_come)
        if self._table.keeps_open:
            raise Refusal("An Attack is under way. Pause in a moment.")
        if not self.may(seat, host):
            why = HAD if seating.phase == "playing" and self._has_had(seat) else "You can't pause the game now."
            raise Refusal(why if self.now is None else PAUSED)
        customs, until = seating.customs, 0
        if seat != host:
            mine = [game, known(seating.keys)[seat]]
            customs.had_pause = [*(one for one in customs.had_pause if one[0] == game), mine]
            until = math.ceil(time.time()) + SECONDS
        if self.now is None:
            self._since = _now()
        self.stop()
        customs.pause = Pause(game, seat, until)
        self.watch()
        await self._table.save_customs()
        who = seating.called(seat)
        how = " for 5 minutes" if until else f". It goes on when {who} says so"
        await self._table.announce(f"{who} paused the game{how}.")

    def watch(self) -> None:
        """Also of a pause that was stored: it ends at its time, or at once if that is over."""
        pause = self.now
        if pause is None or not pause.until or self._alarm is not None:
            return
        left = max(0.0, min(SECONDS, pause.until - time.time()))
        self._ends = _now() + left
        self._alarm = asyncio.get_running_loop().call_later(left, self._time_is_over)

    def _time_is_over(self) -> None:
        self._alarm = None
        self._ending = asyncio.create_task(self._end_in_time())

    async def _end_in_time(self) -> None:
        async with self._table.lock:
            if not self._table.lost and (pause := self.now) is not None and pause.until:
                try:
                    await self._end("The pause is over. The game goes on.")
                except TableLost:
                    return

    async def _resume(self, connection: Connection, message: to_server.Resume) -> None:
        seat, seating, pause = self._table.seat_of(connection), self._table.seating, self.now
        if pause is None:
            raise Refusal("The game is not paused.")
        if seat not in (pause.by, seating.acting_host(self._table.may_come)):
            raise Refusal(f"Only {seating.called(pause.by)} or the host can go on now.")
        await self._end(f"{seating.called(seat)} ended the pause. The game goes on.")

    async def _end(self, told: str) -> None:
        self.stop()
        self._table.seating.customs.pause = None
        self._table.absence.stood_still(_now() - self._since)
        await self._table.save_customs()
        await self._table.announce(told)
        self._table.wake_bots()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _now() -> float:
    return asyncio.get_running_loop().time()

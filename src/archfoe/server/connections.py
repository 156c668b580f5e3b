"""One open connection: what waits to be sent on it. A slow page gets the newest view, not all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from archfoe.server.errors import Refusal
from archfoe.server.fair import CLIENT
from archfoe.server.limits import Pace
from archfoe.wire.protocol import ToClient
from archfoe.wire.shapes import Table

_MOST_WAITING = 200  # messages; who reads nothing at all is let go
_MOST_BYTES = 4 * 1024 * 1024  # of messages: a record is long
#: Codes with which a connection is closed by the table; those of the first message are in `sockets`.
WRONG_TOKEN, TOO_SLOW, COME_AGAIN = 4403, 4410, 4503
NO_SPECTATORS = "This table has no spectators."
NOT_READ = "The page did not read what it was sent."
_encoder = msgspec.json.Encoder()
encode: Callable[[Any], bytes] = _encoder.encode


class Connection:
    """`seat` is None for a spectator; `seen` is how much of the log of `game` has been sent.

    Who wants `playback` is told how the game came from one view to the next, so the last `table` is kept for it.
    """

    def __init__(self, seat: int | None = None) -> None:
        self.seat = seat
        self.name, self.face = "", ""  # of a spectator who has told them
        self.paces: dict[str, Pace] = {}  # of a spectator: how often what may be done
        self.client = CLIENT.get()
        self.game, self.seen = "", 0
        self.playback = False
        self.position: tuple[int, int, int] | None = None  # that was shown last, see `showing`
        self.table: Table | None = None
        self.closed = False
        self.ending: tuple[int, str] | None = None  # code and reason, if it was the table that closed it
        self._messages: deque[bytes] = deque()
        self._size = 0  # of them all
        self._room: bytes | None = None
        self._view: tuple[bytes, str, int, Table | None] | None = None
        self._wake = asyncio.Event()

    def own_seat(self) -> int:
        if self.seat is None:
            raise Refusal("You are watching. Take a seat to play.")
        return self.seat

    def send(self, message: ToClient) -> None:
        """In order, before the view that waits."""
        data = encode(message)
        self._size += len(data)
        if len(self._messages) >= _MOST_WAITING or (self._messages and self._size > _MOST_BYTES):
            self.end(TOO_SLOW, NOT_READ)
        else:
            self._messages.append(data)
        self._wake.set()

    def show_room(self, data: bytes) -> None:
        self._room = data
        self._wake.set()

    def show(self, data: bytes, game: str, end: int, table: Table) -> None:
        """A view takes the place of one that has not been sent yet; its log goes on from the last one sent."""
        self._view = (data, game, end, table if self.playback else None)
        self._wake.set()

    def forget(self, game: str) -> None:
        """Nothing that was sent of a game can be built on."""
        self.game, self.seen, self.table, self.position = game, 0, None, None

    def end(self, code: int, reason: str) -> None:
        """Closes it, and says why; the first reason counts."""
        self.ending = self.ending or (code, reason)
        self.close()

    def close(self) -> None:
        self.closed = True
        self._wake.set()

    def waiting(self) -> list[bytes]:
        """Takes all that is to be sent now: the room, then messages, then the view."""
        out = [] if self._room is None else [self._room]
        self._room = None
        out += self._messages
        self._messages.clear()
        self._size = 0
        if self._view is not None:
            data, self.game, self.seen, self.table = self._view
            self._view = None
            out.append(data)
        self._wake.clear()
        return out

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Sends what comes until the connection is closed, and what waits then."""
        done = False
        while not done:
            await self._wake.wait()
            done = self.closed
            for data in self.waiting():
                await send(data.decode())

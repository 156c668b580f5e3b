"""Clients take turns at slow work, so that whoever asks for much waits for itself and not others for it.

A client is an address (`addresses.client_of`). Whose work something is goes with the task that does it (`CLIENT`): that
of a request or of a message is its sender's, that of the bots at a table is the one's who hosts it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Generator
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from archfoe.core.errors import ArchfoeError

T = TypeVar("T")
CLIENT: ContextVar[str] = ContextVar("client", default="")
MOST_WAITING: Final = 40  # things that one client may wait for at one place
STEP_SECONDS: Final = 0.02
_MOST_REMEMBERED: Final = 10_000
TOO_MUCH: Final = "You asked for too much at once. Wait until some of it is done."


class TooMuchAsked(ArchfoeError):
    """A client waits for so much already that nothing is added."""

    def __init__(self) -> None:
        super().__init__(TOO_MUCH)


class FairTurns:
    """A lock that goes to whichever client has waited for a turn longest, and within a client to who came first."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self.taken = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._served: dict[str, None] = {}  # clients, the one whose turn was last at the end

    async def take(self) -> None:
        """Waits for a turn; raises `TooMuchAsked` if this client waits for too many already."""
        client = CLIENT.get()
        if self.taken:
            line = self._waiting.setdefault(client, deque())
            if len(line) >= self._most:
                raise TooMuchAsked
            mine = asyncio.get_running_loop().create_future()
            line.append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():  # it was given just now
                    self.give()
                else:
                    self._leave(client, mine)
                raise
        self.taken = True
        self._served.pop(client, None)
        self._served[client] = None
        if len(self._served) > _MOST_REMEMBERED:
            del self._served[next(iter(self._served))]

    def give(self) -> None:
        """Lets the next one in."""
        self.taken = bool(self._waiting)
        if self._waiting:
            client = self._next()
            mine = self._waiting[client][0]
            self._leave(client, mine)
            mine.set_result(None)

    async def __aenter__(self) -> None:
        await self.take()

    async def __aexit__(self, *_: object) -> None:
        self.give()

    def _next(self) -> str:
        for client in self._waiting:
            if client not in self._served:
                return client
        return next(client for client in self._served if client in self._waiting)

    def _leave(self, client: str, mine: asyncio.Future[None]) -> None:
        self._waiting[client].remove(mine)
        if not self._waiting[client]:
            del self._waiting[client]


class Beside:
    """Work in a thread beside the event loop: one thing at a time, and what is long lets others in between."""

    def __init__(self) -> None:
        self._turns = FairTurns()

    async def do(self, function: Callable[..., T], *arguments: Any) -> T:
        """Whoever does not wait for it any more does not let the next one begin."""
        await self._turns.take()
        work = asyncio.ensure_future(asyncio.to_thread(function, *arguments))
        work.add_done_callback(self._done)
        return await asyncio.shield(work)

    def _done(self, work: asyncio.Future[Any]) -> None:
        if not work.cancelled():
            work.exception()  # nobody may be there to hear it
        self._turns.give()

    async def piecewise(self, steps: Generator[None, None, T]) -> T:
        """The same with a turn for some steps of it at a time."""
        while True:
            done, found = await self.do(_step, steps)
            if done:
                return found  # type: ignore[no-any-return]


def _step(steps: Generator[None, None, Any]) -> tuple[bool, Any]:
    end = time.monotonic() + STEP_SECONDS
    try:
        while True:
            next(steps)
            if time.monotonic() >= end:
                return False, None
    except StopIteration as done:
        return True, done.value

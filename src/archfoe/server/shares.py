"""The time of the event loop, shared out: whoever has used much of it waits a moment before the next message."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final, TypeVar

from archfoe.server.fair import CLIENT, TooMuchAsked
from archfoe.server.limits import ByClient, is_here

T = TypeVar("T")
SHARE: Final = 0.25  # of the time, for one client
OVERHEAD: Final = 0.001  # seconds: to read a request and to send its answer keeps the loop, too
SPARE: Final = 0.5  # seconds that may be used at once
LONGEST_PAUSE: Final = 10.0  # whoever would wait longer is told so


class Share:
    """What one client has used."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._used, self._at = 0.0, clock()
        self.gate = asyncio.Lock()  # one at a time goes on after a pause

    def spend(self, seconds: float) -> None:
        self._settle()
        self._used += seconds

    def pause(self) -> float:
        """How long to wait before anything else is done."""
        self._settle()
        return max(0.0, (self._used - SPARE) / SHARE)

    def idle(self) -> bool:
        self._settle()
        return not self._used and not self.gate.locked()

    def _settle(self) -> None:
        now = self._clock()
        self._used, self._at = max(0.0, self._used - SHARE * (now - self._at)), now


class LoopTime:
    """Clients of this machine are not measured: one of them may be a proxy that asks for everybody."""

    def __init__(self) -> None:
        self._shares: ByClient[Share] = ByClient(Share)

    async def spent_on(self, work: Coroutine[Any, Any, T], *, patient: bool = False) -> T:
        """Does it, now or after a pause; who is not patient is refused in the place of a long one."""
        client = CLIENT.get()
        if is_here(client):
            return await work
        share = self._shares[client]
        try:
            if not patient and share.pause() > LONGEST_PAUSE:
                raise TooMuchAsked
            async with share.gate:
                await asyncio.sleep(0)  # one of each client in a round of the loop
                while (pause := share.pause()) > 0:
                    await asyncio.sleep(pause)
        except BaseException:
            work.close()
            raise
        share.spend(OVERHEAD)
        found: T = await _Metered(work, share.spend)
        return found


class _Metered:
    """Tells how long each step of a coroutine keeps the loop, from one wait to the next."""

    def __init__(self, work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> None:
        self._work, self._spend = work, spend

    def __await__(self) -> Generator[Any, Any, Any]:
        sent, failure = None, None
        while True:
            began = time.perf_counter()
            try:
                waits_for = self._work.send(sent) if failure is None else self._work.throw(failure)
            except StopIteration as end:
                return end.value
            finally:
                self._spend(time.perf_counter() - began)
            try:
                sent, failure = (yield waits_for), None
            except BaseException as error:  # it is for whoever waits there
                sent, failure = None, error

"""A clock for tables that hide timing."""

from __future__ import annotations

import asyncio

from archfoe.server.live_table import LiveTable

STEP = 0.5  # seconds from one look at what everybody has got to the next


class Clock:
    """Time that passes when the test says so, at once: no other work of the machine can change what is measured."""

    def __init__(self) -> None:
        self.now = 0.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    async def pause(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._sleepers.append((self.now + seconds, woken))
        await woken.wait()

    async def tick(self, table: LiveTable) -> None:
        """One step on; everything is done that was due by then."""
        self.now += STEP
        due = [woken for at, woken in self._sleepers if at <= self.now]
        self._sleepers = [(at, woken) for at, woken in self._sleepers if at > self.now]
        for woken in due:
            woken.set()
        while table._window is not None and not self._sleepers:
            await asyncio.sleep(0)

"""What has failed is tried again by itself, after a pause that grows: a worker may fail twice, or a disk be full."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

_LONGEST: Final = 60.0  # seconds


class Again:
    def __init__(self) -> None:
        self._failures = 0
        self._alarm: asyncio.TimerHandle | None = None

    def later(self, work: Callable[[], None]) -> None:
        """After 1 second, then 2, 4 and so on."""
        self.stop()
        pause = min(_LONGEST, 2.0**self._failures)
        self._failures += 1
        self._alarm = asyncio.get_running_loop().call_later(pause, work)

    def succeeded(self) -> None:
        self._failures = 0

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

"""What has failed is tried again by itself, after a pause that grows: a worker may fail twice, or a disk be full."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

#: Seconds. People wait at the table: who reloads the page must not be served sooner than who does not.
_LONGEST: Final = 8.0
_MANY: Final = 10  # failures that make the pause no longer: two to the power of a thousand is no number of seconds


class Again:
    def __init__(self) -> None:
        self._failures = 0
        self._alarm: asyncio.TimerHandle | None = None

    def later(self, work: Callable[[], None]) -> None:
        """After 1 second, then 2, 4 and 8."""
        self.stop()
        pause = min(_LONGEST, 2.0 ** min(self._failures, _MANY))
        self._failures += 1
        self._alarm = asyncio.get_running_loop().call_later(pause, work)

    def succeeded(self) -> None:
        self._failures = 0

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

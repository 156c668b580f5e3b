"""How much one client may send."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

MOST_MESSAGES, MESSAGE_SECONDS = 100, 20.0
MOST_ROOMS, ROOM_SECONDS = 30, 60.0
MOST_REPLAYS, REPLAY_SECONDS = 30, 60.0
MOST_LISTS, LIST_SECONDS = 60, 60.0  # of tables; a page that lists them asks every twenty seconds
MOST_LOOKS, LOOK_SECONDS = 800, 20.0  # a hand on the slider asks for twenty places in a second
MOST_REVIEWS = 8  # that are made or wait; one takes up to a minute
REVIEW_PATIENCE = 20.0  # seconds after which nobody waits any more; a page asks every second
_MOST_CLIENTS = 10_000


class Pace:
    """At most `most` events within `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self._clock = most, seconds, clock
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        """Notes one more event; False if it is one too many."""
        now = self._clock()
        while self._times and now - self._times[0] >= self.seconds:
            self._times.popleft()
        if len(self._times) >= self.most:
            return False
        self._times.append(now)
        return True


class PaceByClient:
    """The same for each address; the oldest are forgotten when there are too many."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._paces: dict[str, Pace] = {}

    def allows(self, client: str) -> bool:
        if client not in self._paces:
            if len(self._paces) >= _MOST_CLIENTS:
                del self._paces[next(iter(self._paces))]
            self._paces[client] = Pace(self._most, self._seconds, self._clock)
        return self._paces[client].allows()

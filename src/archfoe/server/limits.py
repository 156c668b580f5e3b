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
MOST_EDITS, EDIT_SECONDS = 600, 60.0  # in the workshop, where every pause in typing asks
MOST_AT_WORKSHOP = 30  # who wait there
MOST_REVIEWS = 8  # that are made or wait; one takes up to a minute
REVIEW_PATIENCE = 20.0  # seconds after which nobody waits any more; a page asks every second
MOST_CONNECTIONS = 200  # of one address at a time
#: What one address may add to the disk in a day: tables, and answers of records that tables go on from.
A_DAY, MOST_ROOMS_A_DAY, MOST_ANSWERS_A_DAY = 86_400.0, 2_000, 200_000
BODY_SECONDS = 30.0  # for what is sent with a request
_MOST_CLIENTS = 10_000


class Pace:
    """At most `most` events within `seconds`; an event may count as several."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self._clock = most, seconds, clock
        self._events: deque[tuple[float, int]] = deque()
        self._sum = 0

    def allows(self, weight: int = 1) -> bool:
        """Notes one more event; False if it is too much."""
        now = self._clock()
        while self._events and now - self._events[0][0] >= self.seconds:
            self._sum -= self._events.popleft()[1]
        if self._sum + weight > self.most:
            return False
        self._events.append((now, weight))
        self._sum += weight
        return True


class PaceByClient:
    """The same for each address; the oldest are forgotten when there are too many."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._paces: dict[str, Pace] = {}

    def allows(self, client: str, weight: int = 1) -> bool:
        if client not in self._paces:
            if len(self._paces) >= _MOST_CLIENTS:
                del self._paces[next(iter(self._paces))]
            self._paces[client] = Pace(self._most, self._seconds, self._clock)
        return self._paces[client].allows(weight)

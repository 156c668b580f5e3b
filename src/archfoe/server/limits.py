"""How much one client may send, how many connections it may have, and whom an address counts as."""

from __future__ import annotations

import ipaddress
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Final, Generic, Protocol, TypeVar
from urllib.parse import SplitResult, urlsplit

MOST_MESSAGES, MESSAGE_SECONDS = 100, 20.0
MOST_ROOMS, ROOM_SECONDS = 30, 60.0
MOST_REPLAYS, REPLAY_SECONDS = 30, 60.0
MOST_LISTS, LIST_SECONDS = 60, 60.0  # of tables; a page that lists them asks every twenty seconds
MOST_FEEDS, FEED_SECONDS = 60, 60.0  # a reader of feeds asks for all its tables at once, seldom
MOST_WORDS, WORDS_SECONDS = 12, 60.0  # of tables that somebody looks for: whoever mistypes needs few, who guesses many
MOST_LOOKS, LOOK_SECONDS = 800, 20.0  # a hand on the slider asks for twenty places in a second
MOST_EDITS, EDIT_SECONDS = 600, 60.0  # in the workshop, where every pause in typing asks
MOST_REVIEWS = 8  # of one client that are made or wait; one takes up to a minute
MOST_REVIEWS_AT_ONCE = 8  # clients for whom one is being made
REVIEW_PATIENCE = 20.0  # seconds after which nobody waits any more; a page asks every second
MOST_CONNECTIONS = 200  # of one address at a time
#: What one address may add to the disk in a day: tables, and answers of records that tables go on from.
A_DAY, MOST_ROOMS_A_DAY, MOST_ANSWERS_A_DAY = 86_400.0, 2_000, 200_000
BODY_SECONDS = 30.0  # for what is sent with a request
MOST_CLIENTS = 10_000  # that are remembered one by one
_SHARED = 4_096  # counters for those who come after them
_GRAINS = 20  # events that are this fraction of the time apart are remembered as one


class Pace:
    """At most `most` events within `seconds`; an event may count as several."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self._clock = most, seconds, clock
        self._events: deque[tuple[float, int]] = deque()
        self._sum = 0

    def allows(self, weight: int = 1) -> bool:
        """Notes one more event; False if it is too much."""
        now = self._clock()
        self._forget(now)
        if self._sum + weight > self.most:
            return False
        if self._events and now - self._events[-1][0] < self.seconds / _GRAINS:
            now, before = self._events.pop()
            self._events.append((now, before + weight))
        else:
            self._events.append((now, weight))
        self._sum += weight
        return True

    def idle(self) -> bool:
        """Is there nothing to remember any more?"""
        self._forget(self._clock())
        return not self._events

    def _forget(self, now: float) -> None:
        while self._events and now - self._events[0][0] >= self.seconds:
            self._sum -= self._events.popleft()[1]


class Counts(Protocol):
    def idle(self) -> bool: ...


C = TypeVar("C", bound=Counts)


class ByClient(Generic[C]):
    """A counter for each client. Nobody's is dropped for others while it still counts something.

    When there are too many, those who come then share a few: everybody of one network the same, and it cannot be
    chosen which.
    """

    def __init__(self, new: Callable[[], C]) -> None:
        self._new = new
        self._own: dict[str, C] = {}
        self._shared: dict[int, C] = {}
        self._salt = secrets.token_bytes(16)
        self._full = 0  # so many who come are not worth another look whether there is room

    def __getitem__(self, client: str) -> C:
        if client in self._own:
            return self._own[client]
        if len(self._own) >= MOST_CLIENTS and not self._makes_room():
            return self._shared.setdefault(self._number(client), self._new())
        return self._own.setdefault(client, self._new())

    def _makes_room(self) -> bool:
        """Drops what counts nothing; looked for only now and then, since it means to look at all."""
        if self._full:
            self._full -= 1
            return False
        self._own = {client: counter for client, counter in self._own.items() if not counter.idle()}
        self._shared = {number: counter for number, counter in self._shared.items() if not counter.idle()}
        self._full = MOST_CLIENTS // 10
        return len(self._own) < MOST_CLIENTS

    def _number(self, client: str) -> int:
        network = neighborhood_of(client).encode()
        return int.from_bytes(blake2b(network, key=self._salt, digest_size=4).digest(), "big") % _SHARED


class PaceByClient:
    """A pace for each client."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._paces = ByClient(lambda: Pace(most, seconds, clock))

    def allows(self, client: str, weight: int = 1) -> bool:
        return self._paces[client].allows(weight)


_ONE_HOUSEHOLD: Final = 64  # bits of an IPv6 address: who has one has all addresses that begin so
_NEIGHBORHOOD: Final = {4: 24, 6: 48}


def address_of(url: str) -> SplitResult | None:
    """None for what is none, such as brackets that hold no address: anybody may send that."""
    try:
        return urlsplit(url)
    except ValueError:
        return None


def client_of(address: str) -> str:
    """Who is meant by an address: of IPv6 everybody behind the same 64 bits, since those are given out together."""
    found = _parsed(address)
    if found is None or found.version == 4:
        return address if found is None else str(found)
    return str(ipaddress.ip_network((found, _ONE_HOUSEHOLD), strict=False))


def neighborhood_of(client: str) -> str:
    """The wider network that a client is in: one who has very many addresses mostly has them all there."""
    found = _parsed(client.partition("/")[0])
    if found is None:
        return client
    return str(ipaddress.ip_network((found, _NEIGHBORHOOD[found.version]), strict=False))


def is_here(address: str) -> bool:
    """Of this machine: it may be a proxy's, which asks for anybody. A socket of this machine has no address."""
    found = _parsed(address)
    return found is None or found.is_loopback


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


CROWDED: Final = "There are too many connections from your address."


class Crowd:
    """Those of this machine, and of proxies that were named, are not counted: they are for anybody."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        self._proxies = frozenset(map(client_of, proxies))
        self._inside: Counter[str] = Counter()

    def let_in(self, address: str) -> bool:
        """Notes one more; False if there are too many."""
        client = client_of(address)
        if self._inside[client] >= MOST_CONNECTIONS and not is_here(address) and client not in self._proxies:
            return False
        self._inside[client] += 1
        return True

    def let_out(self, address: str) -> None:
        client = client_of(address)
        self._inside[client] -= 1
        if not self._inside[client]:
            del self._inside[client]

    def __len__(self) -> int:
        return self._inside.total()

"""How many connections one client has at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from archfoe.server.addresses import client_of, is_here
from archfoe.server.limits import MOST_CONNECTIONS

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

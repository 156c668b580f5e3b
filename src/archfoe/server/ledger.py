"""What one table writes, and the one rule for all that can go wrong with it.

After a write that failed, or of which nobody knows whether it did, the table in memory and the store may differ. So a
table whose store has failed once is dropped: nothing more is done at it, everybody there is sent away to come again,
and who comes finds a table that was read anew. So is a table of a server whose lease has run out: another one may
play it by now.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from archfoe.server.keeping import LOST, MOVED, Entry, Hold, Keeper, StoreFailed
from archfoe.server.metrics import TABLES_LOST

T = TypeVar("T")
READ_ANEW: Final = "The game could not be saved. It comes back by itself, as it was last saved."


class TableLost(StoreFailed):
    """Nothing more can be done at this table: everybody is on the way to one that is read anew."""

    def __init__(self) -> None:
        super().__init__(READ_ANEW)


class Ledger:
    """`hold` is what the table was read with; `on_loss` is called once, with the reason."""

    def __init__(self, store: Keeper, hold: Hold, on_loss: Callable[[str], None]) -> None:
        self._store, self.hold, self._on_loss = store, hold, on_loss
        self._lost = False

    @property
    def lost(self) -> bool:
        if not self._store.lease.still(self.hold):
            self._lose(MOVED)
        elif self._store.trouble == LOST:
            self._lose(READ_ANEW)
        return self._lost

    def _lose(self, why: str) -> None:
        if not self._lost:
            self._lost = True
            TABLES_LOST.inc()
            self._on_loss(why)

    async def do(self, work: Callable[[Any], T]) -> T:
        return await self._surely(lambda: self._store.do(work, self.hold))

    async def add(self, entries: Sequence[Entry]) -> None:
        await self._surely(lambda: self._store.add(entries, self.hold))

    async def _surely(self, work: Callable[[], Awaitable[T]]) -> T:
        if self.lost:
            raise TableLost
        try:
            return await work()
        except Exception as error:  # whatever it is, the table has gone where the store has not
            self._lose(MOVED if str(error) == MOVED else READ_ANEW)
            raise TableLost from error

"""What one table writes, and the one rule for all that can go wrong with it.

After a write that failed, or of which nobody knows whether it did, the table in memory and the store may differ. So a
table whose store has failed once is dropped: nothing more is done at it, everybody there is sent away to come again,
and who comes finds a table that was read anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import sqlalchemy as sa

from archfoe.server.store import Entry, Store, StoreFailed

T = TypeVar("T")
READ_ANEW: Final = "The game could not be saved. It comes back by itself, as it was last saved."


class TableLost(StoreFailed):
    """Nothing more can be done at this table: everybody is on the way to one that is read anew."""

    def __init__(self) -> None:
        super().__init__(READ_ANEW)


class Ledger:
    """`epoch` is that of the store when the table was read; `on_loss` is called once."""

    def __init__(self, store: Store, epoch: int, on_loss: Callable[[], None]) -> None:
        self._store, self._epoch, self._on_loss = store, epoch, on_loss
        self.lost = False

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        return await self._surely(lambda: self._store.do(work, self._epoch))

    async def add(self, entries: Sequence[Entry]) -> None:
        await self._surely(lambda: self._store.add(entries, self._epoch))

    async def _surely(self, work: Callable[[], Awaitable[T]]) -> T:
        if self.lost:
            raise TableLost
        try:
            return await work()
        except Exception as error:  # whatever it is, the table has gone where the store has not
            self.lost = True
            self._on_loss()
            raise TableLost from error

"""What tables need of whoever keeps them, be it a database or the storage of a browser.

A piece of work (`Keeper.do`) gets whatever its keeper writes with; `rows_of` makes the few things of it that rooms and
games need, so that what is written when is said once, in `archive`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import singledispatch
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from archfoe.core.errors import ArchfoeError
from archfoe.server.metrics import TABLES_LOST

T = TypeVar("T")
FAILED: Final = "The games cannot be stored at the moment. Try again in a moment."
LOST: Final = "the store is lost"  # for good: only a restart may help
MOVED: Final = "This table moves to another server. It comes back by itself."


class StoreFailed(ArchfoeError):
    """What was to be kept could not be written, or it is not known whether it was. Its text may be shown to anybody."""


class Entry(NamedTuple):
    """One line under the head of a game: an answer, or a takeback (to how many answers, and how: see `journal`)."""

    game: str
    number: int
    seat: int
    picked: tuple[int, ...]
    takeback: bool = False
    landmark: str = ""  # how the game stood after it, now and then


class Hold(NamedTuple):
    """What a table was read with, and writes with: the connection of the store, the room's epoch, the lease's term."""

    found: int = 0  # how often the store had found its database again
    room: str = ""
    epoch: int = 0
    term: int = 0  # how often the lease had run out


READ_ONLY: Final = Hold(found=-1, term=-1)  # of a table that is only looked at, and so is nobody's


class Elsewhere(NamedTuple):
    """Another server plays the room; "" if it is just changing hands."""

    address: str


class Alone:
    """The one server of its database: what it reads is its own."""

    address = ""
    peers: Sequence[str] = ()
    shared = False  # does it hold its rooms only as long as its lease lasts?
    term = 0  # how often that had run out

    @property
    def good(self) -> bool:
        return True

    def still(self, hold: Hold) -> bool:
        """Surely nobody else has played what was held since: the lease runs, and has run all the time."""
        return self.good and hold.term in (self.term, READ_ONLY.term)

    def new(self, connection: Any, room: str) -> int:
        return 0

    def take(self, connection: Any, room: str) -> int | Elsewhere:
        return 0

    def kept(self, connection: Any, wanted: Collection[Hold]) -> Collection[Hold]:
        return wanted

    def let_go(self, connection: Any, given: Collection[Hold]) -> None:
        pass

    def end(self, connection: Any) -> None:
        pass

    def ended(self) -> None:
        pass


class Keeper(Protocol):
    """A store."""

    lease: Alone
    epoch: int
    trouble: str  # since it was last written; `LOST` if there is no end to it

    async def do(self, work: Callable[[Any], T], hold: Hold | None = None) -> T:
        """Runs a piece of work; what it wrote is durable when this returns."""

    async def add(self, entries: Sequence[Entry], hold: Hold | None = None) -> None:
        """Adds lines under the heads of games; they are durable when this returns."""

    def new_room(self, connection: Any, room: str) -> Hold:
        """For what adds a room."""

    def take_room(self, connection: Any, room: str) -> Hold | Elsewhere:
        """Before a room is read to be played."""

    @property
    def waiting(self) -> int:
        """Pieces of work that nobody has begun."""

    def close(self) -> None: ...


class Rows(Protocol):
    """Rows of the tables that `sql_tables` lists; `where` names values of columns."""

    def add(self, table: str, rows: Sequence[Mapping[str, Any]]) -> None: ...

    def change(self, table: str, where: Mapping[str, Any], values: Mapping[str, Any]) -> None: ...

    def forget(self, table: str, where: Mapping[str, Any], column: str, most: int) -> None:
        """Those whose number in a column is at most this one."""

    def find(self, table: str, where: Mapping[str, Any], by: str = "", last: int | None = None) -> list[Any]:
        """In the order of a column, the last ones only if so many are wanted; columns are attributes."""


@singledispatch
def rows_of(connection: Any) -> Rows:
    """For a database: see `sql_rows`."""
    rows: Rows = connection
    return rows


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

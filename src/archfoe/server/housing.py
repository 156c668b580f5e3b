"""What a lobby knows of tables that live in processes of their own (see `houses`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sized
from typing import TYPE_CHECKING, Protocol

from archfoe.core.errors import ArchfoeError
from archfoe.server.keeping import Hold
from archfoe.wire.glances import Glance
from archfoe.wire.to_server import Hello

if TYPE_CHECKING:
    from archfoe.server.archive import Stored


class HungUp(Exception):
    """The other side has gone."""


class Line(Protocol):
    """A websocket, or what stands in for one."""

    async def accept(self) -> None: ...

    async def receive(self) -> str:
        """The next text; raises `HungUp`."""

    async def send(self, text: str) -> None:
        """Raises `HungUp`, too."""

    async def close(self, code: int, reason: str) -> None:
        """Also of one that is closed."""


class HouseEnded(ArchfoeError):
    """The table has taken more than a table may; its text says so to people."""


class House(ABC):
    """A table in a house. `hold` is what it was read with; `lost`: it is to be read again."""

    connections: Sized
    idle_since: float
    hold: Hold

    @property
    @abstractmethod
    def lost(self) -> bool: ...

    @abstractmethod
    async def converse(self, line: Line, hello: Hello) -> None:
        """A whole connection, after its first message."""

    @abstractmethod
    async def glance(self, key: str) -> Glance | None:
        """How the table stands for the seat with this hash of a token."""

    @abstractmethod
    def close(self) -> None:
        """Nobody needs it any more."""


class Housed(ArchfoeError):
    """The table that was asked for lives in a house."""

    def __init__(self, house: House) -> None:
        super().__init__("This table is played in a process of its own.")
        self.house = house


class Houses(ABC):
    """All houses of a server."""

    @abstractmethod
    def expect(self) -> None:
        """One will be needed soon."""

    @abstractmethod
    async def open(self, room: str, stored: Stored, hold: Hold) -> House:
        """Raises `HouseEnded` if the table cannot even be loaded in it, and what loading it says."""

    @abstractmethod
    def close(self) -> None: ...

"""Messages between a house and its server: rows of plain values, the first of which says what they are."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

LARGEST: Final = 16 * 1024 * 1024  # of one message
_SIZE: Final = 4  # bytes, before each message
_encode, _decode = msgspec.msgpack.encode, msgspec.msgpack.decode


class Pipe:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, *message: Any) -> None:
        data = _encode(message)
        self._writer.write(len(data).to_bytes(_SIZE, "big") + data)
        await self._writer.drain()

    async def receive(self) -> list[Any]:
        """Raises `EOFError` when nothing can come any more."""
        size = int.from_bytes(await self._reader.readexactly(_SIZE), "big")
        if size > LARGEST:
            raise EOFError
        message: list[Any] = _decode(await self._reader.readexactly(size))
        return message

    def close(self) -> None:
        self._writer.close()

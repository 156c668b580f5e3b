"""Processes for work that may be anybody's: limits of memory and time, where the system has them, and messages."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final

import msgspec

if sys.platform != "win32":
    with contextlib.suppress(ImportError):  # a browser has none
        import resource

_MEGABYTE: Final = 1024 * 1024


class TookTooLong(BaseException):
    """Nothing that handles mistakes of cards may take it for one."""


def limit_memory(megabytes: int) -> int | None:
    """So much more than the process has now; returns the limit that was there before, None if there can be none."""
    if (
        sys.platform != "linux" or "resource" not in globals()
    ):  # elsewhere what a process has is not told, or not heeded
        return None
    with open("/proc/self/statm", encoding="ascii") as told:
        pages = int(told.read().split()[0])
    before, most = resource.getrlimit(resource.RLIMIT_AS)
    wanted = pages * resource.getpagesize() + megabytes * _MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (wanted if most < 0 else min(wanted, most), most))
    return before


def cpu_seconds(process: int) -> float:
    """How long it has worked so far; what the clock says where the system does not tell, or of one that has ended."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError), open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as told:
            user, system = told.read().rpartition(")")[2].split()[11:13]
            return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    return time.monotonic()


@contextlib.contextmanager
def confined(megabytes: int, seconds: float) -> Iterator[None]:
    """Raises `MemoryError` or `TookTooLong` in the middle of whatever takes more; `seconds` are those of the CPU."""
    before = limit_memory(megabytes)
    clock = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if clock:
        signal.signal(signal.SIGVTALRM, _stop)
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        if clock:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if before is not None:
            resource.setrlimit(resource.RLIMIT_AS, (before, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _stop(signum: int, frame: FrameType | None) -> None:
    raise TookTooLong


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

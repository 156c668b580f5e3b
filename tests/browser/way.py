"""The way from a page to its server, as a proxy makes it: to the first server that answers; a test can cut it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator, Sequence

_PIECE = 65536


class Way:
    """Bytes go through as they are; of several `servers`, given by their ports, the first one that takes them."""

    def __init__(self, servers: Sequence[int]) -> None:
        self.address = ""
        self._servers, self._open = servers, True
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        ready.wait()

    def cut(self) -> None:
        """Nobody gets through any more, nor hears anything."""
        self._loop.call_soon_threadsafe(self._cut)

    def mend(self) -> None:
        self._open = True

    def close(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _cut(self) -> None:
        self._open = False
        for end in self._ends:
            end.transport.abort()

    def _run(self, ready: threading.Event) -> None:
        door = self._loop.run_until_complete(asyncio.start_server(self._come, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
        ready.set()
        self._loop.run_forever()
        door.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with self._known(writer):
            for port in self._servers if self._open else ():
                try:
                    there, back = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    continue
                with self._known(back):
                    await asyncio.gather(_carry(reader, back), _carry(there, writer))
                return

    @contextlib.contextmanager
    def _known(self, end: asyncio.StreamWriter) -> Iterator[None]:
        self._ends.add(end)
        try:
            yield
        finally:
            self._ends.discard(end)
            end.close()


async def _carry(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(_PIECE):
            to.write(data)
            await to.drain()
    to.close()

"""Ctrl-C and SIGTERM ask the server to stop, at whatever moment they come: also while it starts.

They are only noted; whoever starts or runs something looks at the note and ends in good order.
"""

from __future__ import annotations

import contextlib
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from types import FrameType
from typing import Any

import uvicorn

from archfoe.signals import heard_by


class Stop:
    """Whether the server is to stop; told once more, it does not wait for anybody."""

    def __init__(self) -> None:
        self.asked = self.urgent = False
        self._server: Server | None = None

    def __call__(self, sig: int, frame: FrameType | None) -> None:
        self.asked, self.urgent = True, self.asked
        if self._server is not None:
            self._tell(self._server)

    def ask(self) -> None:
        """As a signal does, from whatever thread."""
        self.asked = True
        if self._server is not None:
            self._tell(self._server)

    def run(self, server: Server, **how: Any) -> None:
        """Runs a server until it is to stop; one that is to stop already does not begin."""
        self._server = server
        self._tell(server)
        if not self.asked:
            server.run(**how)

    def _tell(self, server: Server) -> None:
        server.should_exit, server.force_exit = self.asked, self.urgent


class Server(uvicorn.Server):
    """Uvicorn's, which would hear signals only while it runs, and kill the program with them again when it is done.

    `farewell` is what is done before it lets anybody go.
    """

    def __init__(self, config: uvicorn.Config, farewell: Callable[[], Awaitable[None]] | None = None) -> None:
        super().__init__(config)
        self._farewell = farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._farewell is not None:
            await self._farewell()
        await super().shutdown(sockets)
        if self.force_exit:  # uvicorn leaves it out then, and what runs for the app would be torn off with a traceback
            await self.lifespan.shutdown()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.contextmanager
def stop_by_signals() -> Iterator[Stop]:
    """From here on Ctrl-C and SIGTERM do nothing but tell."""
    stop = Stop()
    with heard_by(stop, signal.SIGINT, signal.SIGTERM):
        yield stop

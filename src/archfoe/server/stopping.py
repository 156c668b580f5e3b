"""Ctrl-C and SIGTERM ask the server to stop, at whatever moment they come.

A KeyboardInterrupt comes in the middle of anything: while tables are brought up to date, while a process is started, or
in a callback of the garbage collector, which drops it, so that the server would run on as if nobody had said anything.
So a signal changes nothing but a note; whoever starts or runs something looks at it and ends in good order.
"""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final

import uvicorn

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Whether the server is to stop; told once more, it does not wait for anybody."""

    def __init__(self) -> None:
        self.asked = self.urgent = False
        self._server: Server | None = None

    def __call__(self, sig: int, frame: FrameType | None) -> None:
        self.asked, self.urgent = True, self.asked
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
    """Uvicorn's, which would hear signals only while it runs, and kill the program with them again when it is done."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.contextmanager
def stop_by_signals() -> Iterator[Stop]:
    """From here on a signal does nothing but tell; only the main thread of a program can hear it."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = {sig: signal.signal(sig, stop) for sig in _SIGNALS}
    try:
        yield stop
    finally:
        for sig, handler in before.items():
            signal.signal(sig, handler)


@contextlib.contextmanager
def deaf_children() -> Iterator[None]:
    """A process started in here never hears Ctrl-C, not even while it is loading; who starts it hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

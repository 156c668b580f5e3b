"""Signals that are noted and not raised.

A KeyboardInterrupt comes in the middle of anything, also in a callback of the garbage collector, where Python drops it.
Whoever only notes a signal, and looks at the note where it is fit to end, neither misses one nor leaves anything half
done.
"""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final


@contextlib.contextmanager
def heard_by(listener: Callable[[int, FrameType | None], None], *signals: signal.Signals) -> Iterator[None]:
    """Signals go to a listener, then to whom they went before; only the main thread of a program hears any."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {sig: signal.signal(sig, listener) for sig in signals}
    try:
        yield
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


#: Seconds between two looks at whether to go on.
GLANCE: Final = 0.1


class Interrupt:
    """Whether Ctrl-C was pressed. Pressed again, it is raised like any other."""

    def __init__(self) -> None:
        self.heard = False

    def __call__(self, sig: int, frame: FrameType | None) -> None:
        if self.heard:
            raise KeyboardInterrupt
        self.heard = True


@contextlib.contextmanager
def interruptible() -> Iterator[Interrupt]:
    interrupt = Interrupt()
    with heard_by(interrupt, signal.SIGINT):
        yield interrupt

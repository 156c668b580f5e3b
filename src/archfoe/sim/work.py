"""Work for several processes that Ctrl-C ends at once, with what is there by then."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from archfoe.signals import deaf_children, heard_by

Piece = TypeVar("Piece")
Result = TypeVar("Result")
_GLANCE = 0.1  # seconds between two looks at whether to go on


class Interrupt:
    """Whether Ctrl-C was pressed. Pressed again, it is raised like any other."""

    def __init__(self) -> None:
        self.heard = False

    def __call__(self, sig: int, frame: FrameType | None) -> None:
        if self.heard:
            raise KeyboardInterrupt
        self.heard = True


@contextmanager
def interruptible() -> Iterator[Interrupt]:
    interrupt = Interrupt()
    with heard_by(interrupt, signal.SIGINT):
        yield interrupt


def in_processes(
    function: Callable[[Piece], Result], pieces: Iterable[Piece], processes: int, interrupt: Interrupt
) -> Iterator[Result]:
    """Results as they come, until all are there or an interrupt was heard: then the processes are ended at once."""
    with deaf_children():
        pool = multiprocessing.Pool(processes)
    with pool:  # leaving it ends its processes
        results = pool.imap_unordered(function, pieces)
        while not interrupt.heard:
            try:
                yield results.next(_GLANCE)
            except multiprocessing.TimeoutError:
                continue
            except StopIteration:
                return

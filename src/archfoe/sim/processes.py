"""Processes of this machine that do pieces of work. One that dies is replaced, and its piece is done again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import Pipe, Process, connection, parent_process
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar

from archfoe.core.errors import ArchfoeError
from archfoe.signals import GLANCE, Interrupt, deaf_children

Piece = TypeVar("Piece")
Result = TypeVar("Result")

#: A piece at which so many processes have died is at fault itself, or the machine is out of memory.
MOST_DEATHS: Final = 3
_ORPHANED = 1.0  # seconds after which an idle process looks whether anybody still wants it


def in_processes(
    function: Callable[[Piece], Result], pieces: Iterable[Piece], processes: int, interrupt: Interrupt
) -> Iterator[Result]:
    """Results as they come, until all are there or an interrupt was heard: then the processes are ended at once."""
    queue = _Queue(pieces)
    workers = [_Worker(function, queue) for _ in range(processes)]
    try:
        while not interrupt.heard:
            busy = [worker for worker in workers if worker.goes_on()]
            if not busy:
                return
            of_signs = {sign: worker for worker in busy for sign in worker.signs}
            heard = {of_signs[sign]: None for sign in connection.wait(list(of_signs), GLANCE)}
            for worker in heard:
                yield from worker.results()
    finally:
        for one in workers:
            one.end()


class _Queue(Generic[Piece]):
    """Pieces that nobody does yet, made when they are wanted; those whose process has died come first."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self._pieces = iter(pieces)
        self._again: deque[tuple[Piece, int]] = deque()

    def give_back(self, piece: Piece, deaths: int) -> None:
        if deaths >= MOST_DEATHS:
            raise ArchfoeError(
                f"{deaths} processes in a row died over the same games. Is there enough memory? Ask for fewer --jobs."
            )
        self._again.append((piece, deaths))

    def take(self) -> list[tuple[Piece, int]]:
        """One piece and how many have died over it, or none."""
        if self._again:
            return [self._again.popleft()]
        return [(piece, 0) for piece in [*_first(self._pieces)]]


def _first(pieces: Iterator[Piece]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        return


class _Worker(Generic[Piece, Result]):
    """One process after another, each with a pipe; what it has is known here, so nothing is lost or done twice."""

    def __init__(self, function: Callable[[Piece], Result], queue: _Queue[Piece]) -> None:
        self._function, self._queue = function, queue
        self._has: list[tuple[Piece, int]] = []
        self._process: Process | None = None
        self._pipe: Connection | None = None

    @property
    def signs(self) -> list[Any]:
        """What says that there is news: a result, or the end of the process."""
        assert self._process is not None and self._pipe is not None
        return [self._pipe, self._process.sentinel]

    def goes_on(self) -> bool:
        """Has it a piece, perhaps a new one?"""
        if not self._has:
            self._has = self._queue.take()
            if self._has:
                if self._process is None:
                    self._start()
                assert self._pipe is not None
                try:
                    self._pipe.send(self._has[0][0])
                except OSError:  # it died while it was idle
                    self._replace()
        return bool(self._has)

    def results(self) -> Iterator[Result]:
        assert self._pipe is not None and self._process is not None
        try:
            if not self._pipe.poll():
                if not self._process.is_alive() and not self._pipe.poll():
                    self._replace()
                return
            error, result = self._pipe.recv()
        except (EOFError, OSError):
            self._replace()
            return
        self._has = []
        if error is not None:
            raise error
        yield result

    def _start(self) -> None:
        self._pipe, theirs = Pipe()
        with deaf_children():
            self._process = Process(target=_work, args=(self._function, theirs), daemon=True)
            self._process.start()
        theirs.close()

    def _replace(self) -> None:
        """Its piece goes to whoever is free next."""
        self.end()
        for piece, deaths in self._has:
            self._queue.give_back(piece, deaths + 1)
        self._has, self._process = [], None

    def end(self) -> None:
        if self._process is not None and self._pipe is not None:
            self._process.terminate()
            self._process.join()
            self._pipe.close()


def _work(function: Callable[[Any], Any], pipe: Connection) -> None:
    parent = parent_process()
    while True:
        while not pipe.poll(_ORPHANED):
            if parent is None or not parent.is_alive():
                return
        try:
            piece = pipe.recv()
        except EOFError:
            return
        try:
            done = None, function(piece)
        except Exception as error:
            pipe.send((error, None))
        else:
            pipe.send(done)

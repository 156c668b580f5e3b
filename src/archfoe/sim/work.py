"""Work for many hands: this process, others of this machine, or a Ray cluster. Ctrl-C ends it with what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, Protocol, TypeVar

from archfoe.core.errors import ArchfoeError
from archfoe.signals import Interrupt

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Crew(Protocol):
    """Who does the work. Whoever it is, each piece is done once, and a worker that dies loses none."""

    @property
    def hands(self) -> int:
        """How many pieces are worked on at once."""
        ...

    def do(
        self, function: Callable[[Piece], Result], pieces: Iterable[Piece], interrupt: Interrupt
    ) -> Iterator[Result]:
        """Results as they come, in any order, until all are there or an interrupt was heard."""
        ...


class Processes(NamedTuple):
    """So many processes of this machine; one works in this process itself."""

    hands: int

    def do(
        self, function: Callable[[Piece], Result], pieces: Iterable[Piece], interrupt: Interrupt
    ) -> Iterator[Result]:
        if self.hands > 1:
            yield from in_processes(function, pieces, self.hands, interrupt)
            return
        for piece in pieces:
            if interrupt.heard:
                return
            yield function(piece)


#: A number of processes is as good as a crew.
Jobs = int | Crew


def crew(jobs: Jobs) -> Crew:
    if not isinstance(jobs, int):
        return jobs
    if jobs < 1:
        raise ArchfoeError(f"{jobs} processes cannot play: ask for at least 1 with --jobs.")
    return Processes(jobs)


def crew_on(place: str, jobs: int) -> Jobs:
    """Where work is done, as the command line says it: nothing, or ray[:ADDRESS]."""
    name, _, address = place.partition(":")
    if not place:
        return jobs
    if name != "ray":
        raise ArchfoeError(f"Work cannot be done on {place!r}: choose ray or ray:ADDRESS, or leave out --on.")
    from archfoe.sim.on_ray import RayCrew

    return RayCrew(address)


def in_processes(
    function: Callable[[Piece], Result], pieces: Iterable[Piece], processes: int, interrupt: Interrupt
) -> Iterator[Result]:
    from archfoe.sim import processes as here  # takes a moment to load, and only who has several needs it

    return here.in_processes(function, pieces, processes, interrupt)

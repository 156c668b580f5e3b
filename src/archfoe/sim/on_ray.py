"""Work on a Ray cluster. Ray starts the task of a worker that dies again elsewhere; each result is taken once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from time import monotonic
from typing import Any, Final, TypeVar

from archfoe.core.errors import ArchfoeError
from archfoe.extras import FOR_RAY, RAY, need
from archfoe.signals import GLANCE, Interrupt
from archfoe.version import VERSION

Piece = TypeVar("Piece")
Result = TypeVar("Result")

#: Tasks for each core that wait or run, so that no core waits for the next one.
_AHEAD: Final = 3
#: Seconds between two looks at how many cores there are: a cluster may grow.
_LOOK: Final = 5.0


class RayCrew:
    """All cores of a cluster: of one that runs at the address, else of one that is started here for this program."""

    def __init__(self, address: str = "") -> None:
        need(RAY, "Work on a Ray cluster", *FOR_RAY)
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else Ray warns of what it will do one day
        ray: Any = import_module("ray")
        if not ray.is_initialized():
            try:
                ray.init(address or "local", log_to_driver=False, logging_level="ERROR", **({} if address else _LOCAL))
            except (ConnectionError, ValueError, RuntimeError) as error:
                said = str(error).splitlines()[0] if str(error) else "no answer"
                raise ArchfoeError(f"There is no Ray cluster at {address or 'this machine'} ({said}).") from None
        self._ray: Any = ray
        #: A worker that dies is no fault of its task: the task is begun again as often as it takes.
        self._task = ray.remote(max_retries=-1)(_done)

    @property
    def hands(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def do(
        self, function: Callable[[Piece], Result], pieces: Iterable[Piece], interrupt: Interrupt
    ) -> Iterator[Result]:
        ray, left = self._ray, iter(pieces)
        what = ray.put(function)  # travels once to each machine
        under_way: list[Any] = []
        hands, asked = self.hands, monotonic()
        try:
            while not interrupt.heard:
                if monotonic() - asked > _LOOK:
                    hands, asked = self.hands, monotonic()
                wanted = _AHEAD * hands - len(under_way) if len(under_way) < 2 * hands else 0
                under_way += [self._task.remote(what, piece, VERSION) for piece in islice(left, wanted)]
                if not under_way:
                    return
                ready, under_way = ray.wait(under_way, num_returns=1, timeout=GLANCE)
                for one in ready:
                    yield _taken(ray, one)
        finally:
            for one in under_way:
                ray.cancel(one, force=True)


_LOCAL: Final = {"include_dashboard": False}


def _taken(ray: Any, one: Any) -> Any:
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise error.as_instanceof_cause() from None


def _done(function: Callable[[Piece], Result], piece: Piece, version: str) -> Result:
    """One piece, in a worker of the cluster. Another version might play other games."""
    if version != VERSION:
        raise ArchfoeError(f"A machine of the cluster has archfoe {VERSION}, this one {version}: install the same.")
    return function(piece)

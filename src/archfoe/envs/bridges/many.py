"""Gymnasium: many seats, each at a table of its own, stepped together in one process or in several.

Gymnasium's own way has a process for every environment, which then waits for messages most of the time. Here a process
has a whole group, and what its seats see is written where all processes read it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from archfoe.core.errors import ArchfoeError, IllegalAnswer
from archfoe.envs.bridges.seat import SeatEnv
from archfoe.envs.layout import ACTIONS, OPTION_SIZE, SLOTS

#: As others can start them, too: nothing of this process is copied.
_PROCESSES: Final = get_context("spawn")
_PATIENCE: Final = 5.0  # seconds for a process to end by itself
#: By their letters in an `array`; what a number of each takes.
_LETTERS: Final = {"f": np.float32, "b": np.int8, "d": np.float64}


class Board:
    """What all seats see and got, in memory that processes share."""

    def __init__(self, seats: int, size: int) -> None:
        self._parts = {
            "observation": ("f", (seats, size)),
            "options": ("f", (seats, SLOTS, OPTION_SIZE)),
            "action_mask": ("b", (seats, ACTIONS)),
            "reward": ("d", (seats,)),
            "over": ("b", (seats,)),
        }
        self._memory = {
            name: _PROCESSES.RawArray(letter, int(np.prod(shape))) for name, (letter, shape) in self._parts.items()
        }

    def rows(self) -> dict[str, Any]:
        """As arrays of numpy, which cannot travel to another process themselves."""
        return {
            name: np.frombuffer(self._memory[name], _LETTERS[letter]).reshape(shape)
            for name, (letter, shape) in self._parts.items()
        }


class _Group:
    """The seats of one process: `first` and those after it."""

    def __init__(self, board: Board, first: int, seats: int, settings: dict[str, Any]) -> None:
        self._rows, self._first = board.rows(), first
        self._envs = [SeatEnv(**settings) for _ in range(seats)]

    def reset(self, seeds: Sequence[int | None]) -> list[dict[str, Any]]:
        return [self._begin(i, seed) for i, seed in enumerate(seeds)]

    def _begin(self, i: int, seed: int | None = None) -> dict[str, Any]:
        seen, info = self._envs[i].reset(seed=seed)
        self._show(i, seen, 0.0, False)
        return info

    def step(self, actions: Sequence[int]) -> list[dict[str, Any]]:
        """A seat whose game is over begins the next one, whatever its action."""
        infos = []
        for i, action in enumerate(actions):
            if self._rows["over"][self._first + i]:
                infos.append(self._begin(i))
                continue
            seen, reward, over, _, info = self._envs[i].step(action)
            self._show(i, seen, reward, over)
            infos.append(info)
        return infos

    def _show(self, i: int, seen: dict[str, Any], reward: float, over: bool) -> None:
        at, rows = self._first + i, self._rows
        for name, row in seen.items():
            rows[name][at] = row
        rows["reward"][at], rows["over"][at] = reward, over


def _serve(pipe: Connection, board: Board, first: int, seats: int, settings: dict[str, Any]) -> None:
    """A process: does what it is told until it is told nothing more."""
    with suppress(EOFError, KeyboardInterrupt):  # nobody is there any more
        group = _Group(board, first, seats, settings)
        while (told := pipe.recv()) is not None:
            name, argument = told
            try:
                pipe.send(getattr(group, name)(argument))
            except ArchfoeError as error:
                pipe.send(error)


class ManySeats(VectorEnv[dict[str, Any], Any, Any]):
    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int = 1, *, processes: int = 1, **settings: Any) -> None:
        """`settings` are those of one seat; each process has as many environments as the others, or one more."""
        if num_envs < 1 or not 1 <= processes <= num_envs:
            raise ArchfoeError(
                f"{num_envs} environments in {processes} processes cannot be: each process needs at least one."
            )
        one = SeatEnv(**settings)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)
        board = Board(num_envs, one.table.layout.size)
        self._rows = board.rows()
        starts = [num_envs * i // processes for i in range(processes + 1)]
        self._parts = list(pairwise(starts))
        self._group = _Group(board, 0, num_envs, settings) if processes == 1 else None
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        self._begun = False
        if processes > 1:
            for start, end in self._parts:
                ours, theirs = _PROCESSES.Pipe()
                worker = _PROCESSES.Process(
                    target=_serve, args=(theirs, board, start, end - start, settings), daemon=True
                )
                worker.start()
                theirs.close()
                self._pipes.append(ours)
                self._workers.append(worker)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """One seed for all: each environment has the next number, as in Gymnasium's own."""
        if isinstance(seed, list):
            seeds = seed
            if len(seeds) != self.num_envs:
                raise ArchfoeError(f"{len(seeds)} seeds are given for {self.num_envs} environments.")
        else:
            super().reset(seed=seed)
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        infos = self._told(self._all("reset", seeds))
        self._begun = True
        return self._seen(), infos

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        if not self._begun:
            raise ArchfoeError("No game has begun: reset the environments first.")
        picks = np.asarray(actions)
        if picks.shape != (self.num_envs,) or picks.dtype.kind not in "iu":
            raise IllegalAnswer(f"Actions are {self.num_envs} whole numbers, one for each environment.")
        infos = self._told(self._all("step", picks.tolist()))
        over = self._rows["over"].astype(bool)
        return self._seen(), self._rows["reward"].copy(), over, np.zeros(self.num_envs, bool), infos

    def _all(self, what: str, arguments: list[Any]) -> list[dict[str, Any]]:
        """Every group does its part; the infos of all seats."""
        if self._group is not None:
            infos: list[dict[str, Any]] = getattr(self._group, what)(arguments)
            return infos
        found: list[Any] = []
        try:
            for pipe, (start, end) in zip(self._pipes, self._parts, strict=True):
                pipe.send((what, arguments[start:end]))
            found = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            self.close()
            raise ArchfoeError("A process of these environments has ended: make new ones.") from None
        for answer in found:
            if isinstance(answer, ArchfoeError):
                raise answer
        return [info for answer in found for info in answer]

    def _told(self, infos: list[dict[str, Any]]) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for i, info in enumerate(infos):
            told = self._add_info(told, info, i)
        return told

    def _seen(self) -> dict[str, Any]:
        """Copies: the next step writes over the shared numbers."""
        return {name: self._rows[name].copy() for name in ("observation", "options", "action_mask")}

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(None)
            pipe.close()
        for worker in self._workers:
            worker.join(_PATIENCE)
            if worker.is_alive():
                worker.terminate()

"""Plays games with a net, many side by side, and keeps what it saw and did. This is what the worker processes do.

Nothing is remembered from one call to the next: whatever the number of processes, the same games are played.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import torch
from net import ACTION_SIZE, Policy, Seen

from archfoe.agents import make_agent, seated
from archfoe.core.state import State
from archfoe.envs import MORE, OPTION_SIZE, SLOTS, STOP, ActingBot, Stepper
from archfoe.envs.stepper import table_of
from archfoe.envs.tables import key_of_game
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores

SELF = "self"  # in place of a bot: the net has that seat too
_AT_ONCE = 64  # games side by side: one look of the net serves all of them
_POINTS = 20.0


class Task(NamedTuple):
    """Some of the games of a round."""

    options: Options
    numbers: Sequence[int]  # of the games: deal, seat and foe follow from it
    seed: int
    foes: tuple[str, ...]
    weights: dict[str, Any]  # of the net
    teacher: str = ""  # a bot that has all seats: the net only watches
    best: bool = False  # the likeliest actions, as in an exam
    shape: float = 0.0  # how much 20 points of margin count beside the win
    gamma: float = 1.0
    trace: float = 0.95


class Harvest(NamedTuple):
    """What came of a task. All but the last three have a row for each decision of the net, or of its teacher."""

    tables: np.ndarray
    actions: np.ndarray
    counts: np.ndarray
    taken: np.ndarray  # which of its actions
    chances: np.ndarray  # the logarithm of the chance that it had
    gains: np.ndarray  # how much better it came than expected
    returns: np.ndarray  # what did come
    won: list[float]  # of each game with a foe: 1, 0.5 for a tie, or 0
    games: int
    seconds: float  # CPU


class Trace:
    """What one seat saw and did in one game."""

    def __init__(self) -> None:
        self.tables: list[np.ndarray] = []
        self.actions: list[np.ndarray] = []
        self.taken: list[int] = []
        self.chances: list[float] = []
        self.values: list[float] = []
        self.margins: list[float] = []

    def advantages(self, task: Task, margin: float, won: float) -> np.ndarray:
        """Generalized advantage estimation. The change of the margin is paid step by step, the win at the end."""
        rewards = task.shape * np.diff([*self.margins, margin])
        rewards[-1] += won
        values = np.array([*self.values, 0.0])
        gains, last = np.zeros(len(rewards), np.float32), 0.0
        for t in range(len(rewards) - 1, -1, -1):
            last = rewards[t] + task.gamma * values[t + 1] - values[t] + task.gamma * task.trace * last
            gains[t] = last
        return gains


def margin(state: State, seat: int) -> float:
    """Points ahead of the best foe; 0 where all are one team."""
    told = scores(state)
    foes = [n for p, n in enumerate(told) if state.teams[p] != state.teams[seat]]
    return (told[seat] - max(foes)) / _POINTS if foes else 0.0


class Running:
    """A game that goes on."""

    def __init__(self, task: Task, number: int) -> None:
        self.foe = SELF if task.teacher else task.foes[number % len(task.foes)]
        n = task.options.players
        self.seat = number // len(task.foes) % n
        name = f"{task.seed} {number}"
        others = [] if self.foe == SELF else [p for p in range(n) if p != self.seat]
        bots = {p: make_agent(self.foe, f"{name} {p}") for p in others}
        self.teachers: dict[int, ActingBot] = {}
        if task.teacher:
            self.teachers = {p: ActingBot(make_agent(task.teacher, f"{name} {p}")) for p in range(n)}
        self.stepper = Stepper(table_of(task.options), key_of_game(1_000_003 * task.seed + number), seated(bots))
        self._margins: dict[int, tuple[int, float]] = {}
        self.dice = np.random.default_rng([task.seed, number])
        self.traces = {p: Trace() for p in range(n) if p not in bots}

    def look(self) -> tuple[np.ndarray, np.ndarray]:
        """The table and the legal actions, as the seat that is asked sees them."""
        stepper = self.stepper
        legal = np.array(stepper.legal)
        rows = np.zeros((len(legal), ACTION_SIZE), np.float16)
        options = np.frombuffer(stepper.observe_options(stepper.seat), np.float32).reshape(SLOTS, OPTION_SIZE)
        slots = legal < SLOTS
        rows[slots, :OPTION_SIZE] = options[legal[slots]]
        rows[:, OPTION_SIZE] = legal == MORE
        rows[:, OPTION_SIZE + 1] = legal == STOP
        return np.frombuffer(stepper.observe(stepper.seat), np.float32).astype(np.float16), rows

    def margin(self) -> float:
        """Counted once a turn for each seat: it takes long, and hardly matters sooner."""
        state, seat = self.stepper.game.state, self.stepper.seat
        kept = self._margins.get(seat)
        if kept is None or kept[0] != state.turn:
            kept = self._margins[seat] = state.turn, margin(state, seat)
        return kept[1]

    def taught(self) -> int:
        """Which of the legal actions the teacher takes."""
        return self.stepper.legal.index(self.teachers[self.stepper.seat].action(self.stepper))


def play(task: Task) -> Harvest:
    began = time.process_time()
    net = None if task.teacher else _net(task)
    waiting = list(reversed(task.numbers))
    running: list[Running] = []
    done: list[Running] = []
    while waiting or running:
        while waiting and len(running) < _AT_ONCE:
            running.append(Running(task, waiting.pop()))
        done += [one for one in running if one.stepper.over]
        running = [one for one in running if not one.stepper.over]
        if net is None:
            for one in running:
                _note(one, *one.look(), one.taught(), 0.0, 0.0)
        elif running:
            _act(net, task, running)
    return _gathered(task, done, began)


@torch.no_grad()
def _act(net: Policy, task: Task, running: list[Running]) -> None:
    """The net answers in all games at once."""
    looks = [one.look() for one in running]
    counts = torch.tensor([len(actions) for _, actions in looks])
    seen = Seen(
        torch.from_numpy(np.stack([table for table, _ in looks])),
        torch.from_numpy(np.concatenate([actions for _, actions in looks])),
        counts,
    )
    chances, values = net(seen)
    for one, look, row, value in zip(running, looks, chances.numpy(), values.tolist(), strict=True):
        row = row[: len(look[1])]
        taken = int(row.argmax()) if task.best else int((row + one.dice.gumbel(size=len(row))).argmax())
        if task.best:
            one.stepper.step(one.stepper.legal[taken])
        else:
            _note(one, *look, taken, float(row[taken]), value)


def _note(one: Running, table: np.ndarray, actions: np.ndarray, taken: int, chance: float, value: float) -> None:
    stepper = one.stepper
    trace = one.traces[stepper.seat]
    trace.tables.append(table)
    trace.actions.append(actions)
    trace.taken.append(taken)
    trace.chances.append(chance)
    trace.values.append(value)
    trace.margins.append(one.margin())
    stepper.step(stepper.legal[taken])


def _gathered(task: Task, done: list[Running], began: float) -> Harvest:
    traces: list[Trace] = []
    gains: list[np.ndarray] = [np.zeros(0, np.float32)]
    won: list[float] = []
    for one in done:
        state = one.stepper.game.state
        result = one.stepper.reward(one.seat)
        won.append((1.0 + (result > 0) - (result < 0)) / 2)
        for seat, trace in one.traces.items():
            if trace.taken:
                traces.append(trace)
                gains.append(trace.advantages(task, margin(state, seat), one.stepper.reward(seat)))
    size = table_of(task.options).layout.size
    together = np.concatenate(gains)
    values = np.array([value for trace in traces for value in trace.values], np.float32)
    return Harvest(
        np.array([row for trace in traces for row in trace.tables], np.float16).reshape(-1, size),
        np.concatenate([np.zeros((0, ACTION_SIZE), np.float16), *[rows for trace in traces for rows in trace.actions]]),
        np.array([len(rows) for trace in traces for rows in trace.actions], np.int64),
        np.array([taken for trace in traces for taken in trace.taken], np.int64),
        np.array([chance for trace in traces for chance in trace.chances], np.float32),
        together,
        together + values,
        won,
        len(done),
        time.process_time() - began,
    )


@lru_cache(maxsize=1)
def _empty(options: Options) -> Policy:
    torch.set_num_threads(1)  # each core has a process already
    return Policy(table_of(options).layout).eval()


def _net(task: Task) -> Policy:
    net = _empty(task.options)
    net.load_state_dict({name: torch.from_numpy(part) for name, part in task.weights.items()})
    return net

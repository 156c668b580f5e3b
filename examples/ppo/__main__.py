"""Masked PPO for archfoe, with worker processes that play and one learner.

    pip install "archfoe[train]"
    python examples/ppo --processes 2 --minutes 120 --seed 1 --out ppo

First the net watches a bot play (`--lessons`; 0 leaves that out), then it learns from games against bots and itself
(`--foes`). Now and then it plays for the record: the curve is a line of JSON each in `curve.jsonl`, the net and all
that is needed to go on are in `net.pt`. The same command again goes on where the last one stopped. docs/research.md
says what the numbers of an observation are, and what came of it.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import torch
import workers
from net import Policy, Seen
from torch import Tensor, nn
from workers import Harvest, Task

from archfoe.envs.stepper import table_of
from archfoe.envs.tables import options_of

_EXAM_SEED = 1_000_003  # deals that no lesson has


def interval(won: float, of: int) -> tuple[float, float]:
    """95 % for a share (Wilson)."""
    z, p = 1.96, won / of
    middle, width = p + z * z / (2 * of), z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return (middle - width) / (1 + z * z / of), (middle + width) / (1 + z * z / of)


class Learner:
    def __init__(self, asked: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
        self.asked, self.pool = asked, pool
        more = {"scenario": asked.scenario} if asked.scenario else {}
        self.options = options_of(asked.mode, asked.players, **more)
        torch.manual_seed(asked.seed)
        self.policy = Policy(table_of(self.options).layout).to(asked.device)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=asked.rate, eps=1e-5)
        self.done = {"lessons": 0, "rounds": 0, "games": 0, "steps": 0, "seconds": 0.0, "cpu": 0.0}
        self.task = Task(
            self.options, (), asked.seed, tuple(asked.foes.split(",")), {}, shape=asked.shape, trace=asked.trace
        )

    # Games

    def played(self, task: Task, first: int, count: int) -> list[Harvest]:
        """So many games, spread over the processes."""
        weights = {name: part.detach().cpu().numpy() for name, part in self.policy.state_dict().items()}
        parts = np.array_split(np.arange(first, first + count), self.asked.processes)
        tasks = [task._replace(weights=weights, numbers=part.tolist()) for part in parts if len(part)]
        return list(self.pool.map(workers.play, tasks))

    def exam(self, bot: str) -> dict[str, Any]:
        """Fresh games, always the same deals, with the likeliest actions; a tie is half a win."""
        task = self.task._replace(seed=_EXAM_SEED, foes=(bot,), best=True)
        won = [game for part in self.played(task, 0, self.asked.exam) for game in part.won]
        low, high = interval(sum(won), len(won))
        return {bot: round(sum(won) / len(won), 4), f"{bot} 95 %": [round(low, 3), round(high, 3)]}

    # Learning

    def study(self) -> dict[str, float]:
        """One round: games, then what they teach. A lesson is a round in which a teacher has all seats."""
        asked, began, cpu = self.asked, time.perf_counter(), time.process_time()
        lesson = self.done["lessons"] < asked.lessons
        kind = "lessons" if lesson else "rounds"
        first = (self.done["lessons"] + self.done["rounds"]) * asked.games
        task = self.task._replace(teacher=asked.teacher, trace=1.0) if lesson else self.task
        harvests = self.played(task, first, asked.games)
        torch.manual_seed(1_000_003 * asked.seed + first)
        said = (self.imitate if lesson else self.improve)(*self.joined(harvests))
        self.done[kind] += 1
        self.done["games"] += asked.games
        self.done["steps"] += sum(len(part.taken) for part in harvests)
        self.done["seconds"] += time.perf_counter() - began
        self.done["cpu"] += time.process_time() - cpu + sum(part.seconds for part in harvests)
        won = [game for part in harvests for game in part.won]
        return {"won": sum(won) / len(won), **said}

    def joined(self, harvests: list[Harvest]) -> tuple[Seen, dict[str, Tensor]]:
        def put(name: str) -> Tensor:
            return torch.from_numpy(np.concatenate([getattr(part, name) for part in harvests])).to(self.asked.device)

        return Seen(*map(put, Seen._fields)), {name: put(name) for name in ("taken", "chances", "gains", "returns")}

    def parts(self, count: int, epochs: int) -> list[Tensor]:
        return [
            part for _ in range(epochs) for part in torch.randperm(count).to(self.asked.device).split(self.asked.batch)
        ]

    def step(self, loss: Tensor, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimizer.step()

    def imitate(self, seen: Seen, noted: dict[str, Tensor]) -> dict[str, float]:
        """Behavior cloning: what the teacher did, and what came of it."""
        right, surprise = [], []
        for part in self.parts(len(noted["taken"]), 2):
            chances, values = self.policy(seen.of(part))
            taken = noted["taken"][part]
            cloned = -chances.gather(1, taken[:, None]).mean()
            wrong = (values - noted["returns"][part]).square().mean()
            self.step(cloned + 0.5 * wrong, 1e-3)
            right.append((chances.argmax(1) == taken).float().mean().item())
            surprise.append(wrong.item())
        return {"right": float(np.mean(right)), "value loss": float(np.mean(surprise))}

    def improve(self, seen: Seen, noted: dict[str, Tensor]) -> dict[str, float]:
        """PPO with a clipped ratio."""
        asked, gains = self.asked, noted["gains"]
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        rate = asked.rate * max(0.1, 0.5 ** (self.done["rounds"] / asked.half_life))
        entropies, surprise, moved = [], [], []
        for part in self.parts(len(gains), asked.epochs):
            chances, values = self.policy(seen.of(part))
            change = chances.gather(1, noted["taken"][part][:, None]).squeeze(1) - noted["chances"][part]
            ratio, gain = change.exp(), gains[part]
            won = torch.min(ratio * gain, ratio.clamp(1 - asked.clip, 1 + asked.clip) * gain).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            wrong = (values - noted["returns"][part]).square().mean()
            self.step(-won - asked.entropy * entropy + 0.5 * wrong, rate)
            entropies.append(entropy.item())
            surprise.append(wrong.item())
            moved.append((ratio - 1 - change).mean().item())
        return {
            "entropy": float(np.mean(entropies)),
            "value loss": float(np.mean(surprise)),
            "moved": float(np.mean(moved)),
        }

    # Keeping

    def save(self, path: Path) -> None:
        kept = {"policy": self.policy.state_dict(), "optimizer": self.optimizer.state_dict(), "done": self.done}
        torch.save(kept, path.with_suffix(".new"))
        os.replace(path.with_suffix(".new"), path)

    def load(self, path: Path) -> None:
        kept = torch.load(path, map_location=self.asked.device, weights_only=True)
        self.policy.load_state_dict(kept["policy"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.done = kept["done"]


def settings() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python examples/ppo", description="Masked PPO for archfoe.")
    add = partial(parser.add_argument)
    add("--mode", default="base")
    add("--players", type=int, default=2)
    add("--scenario", type=int, default=0, help="where there are several")
    add("--foes", default="greedy,self", help="whom it learns against, game by game in turn: bots, or itself")
    add("--teacher", default="greedy", help="the bot that it watches first")
    add("--lessons", type=int, default=12, help="rounds of that; 0: it learns from nothing")
    add("--processes", type=int, default=os.cpu_count() or 1, help="that play games")
    add("--device", default="cpu", help="where the net learns: cpu or cuda")
    add("--minutes", type=float, default=120.0, help="of this command, exams included")
    add("--rounds", type=float, default=math.inf, help="lessons and rounds in all")
    add("--cpu-hours", type=float, default=math.inf, help="of training in all, exams left out")
    add("--seed", type=int, default=1)
    add("--games", type=int, default=128, help="of a round")
    add("--batch", type=int, default=2048)
    add("--epochs", type=int, default=3)
    add("--clip", type=float, default=0.2)
    add("--rate", type=float, default=3e-4)
    add("--half-life", type=float, default=200, help="rounds after which the rate is half of what it was")
    add("--shape", type=float, default=0.5, help="how much 20 points of margin count beside the win, paid as they come")
    add("--trace", type=float, default=0.97, help="lambda of the advantage estimation")
    add("--entropy", type=float, default=0.01)
    add("--every", type=float, default=5.0, help="minutes of training between exams")
    add("--exam", type=int, default=400, help="games of each exam and bot")
    add("--exams", default="random,greedy", help="the bots of the exams")
    add("--out", type=Path, default=Path("ppo"), help="a folder for the curve and the net")
    return parser.parse_args()


def write(row: dict[str, Any], path: Path) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
    print(row, flush=True)


def train(learner: Learner) -> None:
    asked, done, began = learner.asked, learner.done, time.perf_counter()

    def spent() -> bool:
        enough = done["lessons"] + done["rounds"] >= asked.rounds or done["cpu"] > 3600 * asked.cpu_hours
        return enough or time.perf_counter() - began > 60 * asked.minutes

    due = done["seconds"] + 60 * asked.every
    while not spent():
        if done["seconds"] >= due:
            due = done["seconds"] + 60 * asked.every
            examine(learner)
        said = learner.study()
        learner.save(asked.out / "net.pt")
        print({**now(done), **{name: round(what, 4) for name, what in said.items()}}, flush=True)
    examine(learner)


def now(done: dict[str, Any]) -> dict[str, Any]:
    return {name: round(what, 1) if isinstance(what, float) else what for name, what in done.items()}


def examine(learner: Learner) -> None:
    row = now(learner.done)
    for bot in learner.asked.exams.split(","):
        row |= learner.exam(bot)
    write(row, learner.asked.out / "curve.jsonl")


def main() -> None:
    asked = settings()
    torch.set_num_threads(min(asked.processes, 4))  # more only get in each other's way: the net is small
    asked.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        learner = Learner(asked, pool)
        if (asked.out / "net.pt").exists():
            learner.load(asked.out / "net.pt")
        train(learner)


if __name__ == "__main__":
    main()

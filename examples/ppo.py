"""Masked PPO for one seat of archfoe, in one file.

    pip install "archfoe[rl,train]"
    python examples/ppo.py --minutes 20 --seed 1

plays many games side by side against bots (`--bots`), learns from them, and now and then plays for the record against
random and greedy: the curve is printed and written to `--out`. The net scores every option by what it is, not by its
slot, so it could meet cards that it has never seen. docs/research.md says what the numbers of an observation are.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv
from torch import Tensor, nn

from archfoe.envs import OPTION_SIZE, SLOTS, layout_of, seat_env
from archfoe.envs.layout import OPTION_PLACES
from archfoe.envs.tables import options_of

CARD = OPTION_PLACES["card"]
Batch = dict[str, Tensor]


class Policy(nn.Module):
    """One look at the table, one at each option; an option's score says how well the two fit together."""

    def __init__(self, mode: str, players: int, width: int = 256, cards: int = 24) -> None:
        super().__init__()
        layout = layout_of(options_of(mode, players))
        scale = torch.ones(layout.size)
        scale[[layout.places["source"], layout.places["about"]]] = 0.0  # numbers of cards mean nothing as numbers
        self.register_buffer("scale", scale)
        self.card = nn.Embedding(len(layout.keys) + 1, cards)
        self.table = nn.Sequential(nn.Linear(layout.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.option = nn.Sequential(nn.Linear(OPTION_SIZE + cards, width), nn.ReLU(), nn.Linear(width, width))
        self.wanted = nn.Linear(width, width)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(width, 1))
        self.other = nn.Linear(width, 2)  # more, stop
        self.value = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, seen: Batch) -> tuple[torch.distributions.Categorical, Tensor]:
        table = self.table(seen["observation"] * self.scale)
        options, mask = seen["options"], seen["action_mask"].bool()
        cards = self.card(options[..., CARD].long())
        options = options.clone()
        options[..., CARD] = 0.0
        each = self.option(torch.cat([options, cards], dim=-1))
        scores = self.score(each + self.wanted(table)[:, None]).squeeze(-1)
        logits = torch.cat([scores, self.other(table)], dim=-1).masked_fill(~mask, -1e9)
        offered = mask[:, :SLOTS, None]
        pooled = (each * offered).sum(1) / offered.sum(1).clamp(min=1)
        value = self.value(torch.cat([table, pooled], dim=-1)).squeeze(-1)
        return torch.distributions.Categorical(logits=logits), value


def tables(asked: argparse.Namespace, bots: list[str], reward: str) -> VectorEnv:
    """So many games side by side, the bots in turn, the seat at random."""
    table = partial(seat_env, asked.mode, asked.players, seat=None, reward=reward)
    makers = [partial(table, bots=bots[i % len(bots)]) for i in range(asked.envs)]
    kind = SyncVectorEnv if asked.alone else AsyncVectorEnv
    return kind(makers, autoreset_mode=AutoresetMode.SAME_STEP)


def as_batch(seen: dict[str, np.ndarray], device: str) -> Batch:
    return {name: torch.as_tensor(part, device=device) for name, part in seen.items()}


def advantages(rewards: Tensor, values: Tensor, over: Tensor, gamma: float, trace: float) -> Tensor:
    """Generalized advantage estimation; `values` has one row more than the others."""
    out, last = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
    for step in range(len(rewards) - 1, -1, -1):
        goes_on = 1.0 - over[step]
        error = rewards[step] + gamma * values[step + 1] * goes_on - values[step]
        out[step] = last = error + gamma * trace * goes_on * last
    return out


class Learner:
    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        torch.manual_seed(asked.seed)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.policy = Policy(asked.mode, asked.players).to(self.device)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=asked.rate, eps=1e-5)
        self.envs = tables(asked, asked.bots.split(","), asked.reward)
        seen, _ = self.envs.reset(seed=asked.seed)
        self.seen = as_batch(seen, self.device)
        self.steps = 0

    @torch.no_grad()
    def play(self) -> tuple[Batch, dict[str, Tensor]]:
        """`horizon` steps of all tables, with the policy as it is."""
        kept: list[Batch] = []
        noted: dict[str, list[Tensor]] = {name: [] for name in ("action", "chance", "value", "reward", "over")}
        for _ in range(self.asked.horizon):
            choice, value = self.policy(self.seen)
            action = choice.sample()
            kept.append(self.seen)
            seen, reward, over, _, _ = self.envs.step(action.cpu().numpy())
            for name, what in (("action", action), ("chance", choice.log_prob(action)), ("value", value)):
                noted[name].append(what)
            noted["reward"].append(torch.as_tensor(reward, dtype=torch.float32, device=self.device))
            noted["over"].append(torch.as_tensor(over, dtype=torch.float32, device=self.device))
            self.seen = as_batch(seen, self.device)
        noted["value"].append(self.policy(self.seen)[1])
        self.steps += self.asked.horizon * self.asked.envs
        batch = {name: torch.cat([step[name] for step in kept]) for name in kept[0]}
        return batch, {name: torch.stack(what) for name, what in noted.items()}

    def learn(self, batch: Batch, noted: dict[str, Tensor]) -> None:
        asked = self.asked
        gain = advantages(noted["reward"], noted["value"], noted["over"], asked.gamma, asked.trace)
        target, gain = (gain + noted["value"][:-1]).flatten(), gain.flatten()
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        action, chance = noted["action"].flatten(), noted["chance"].flatten()
        for _ in range(asked.epochs):
            for part in torch.randperm(len(action), device=self.device).split(asked.batch):
                choice, value = self.policy({name: what[part] for name, what in batch.items()})
                ratio = (choice.log_prob(action[part]) - chance[part]).exp()
                surrogate = torch.min(ratio * gain[part], ratio.clamp(0.8, 1.2) * gain[part])
                loss = -surrogate.mean() + 0.5 * (value - target[part]).square().mean()
                loss = loss - asked.entropy * choice.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()

    @torch.no_grad()
    def exam(self, bot: str, games: int) -> float:
        """The part of so many fresh games that the likeliest actions win; a tie is half a win."""
        asked, won = self.asked, 0.0
        each = -(-games // asked.envs)
        envs = tables(asked, [bot], "win")
        seen, _ = envs.reset(seed=10_000_000 + self.steps)
        left = np.full(asked.envs, each)
        while left.any():
            choice, _ = self.policy(as_batch(seen, self.device))
            seen, reward, over, _, _ = envs.step(choice.logits.argmax(-1).cpu().numpy())
            counted = over & (left > 0)  # each table plays the same number: short games must not count more often
            won += float((reward[counted] > 0).sum() + 0.5 * (reward[counted] == 0).sum())
            left -= counted
        envs.close()
        return won / (each * asked.envs)


def settings() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Masked PPO for one seat of archfoe.")
    parser.add_argument("--mode", default="base")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random,greedy,greedy", help="whom it learns against, table by table in turn")
    parser.add_argument("--reward", default="points", help="win, points or team")
    parser.add_argument("--minutes", type=float, default=20.0, help="exams not counted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--envs", type=int, default=16, help="tables side by side, each in a process of its own")
    parser.add_argument("--alone", action="store_true", help="all tables in this process, on one core")
    parser.add_argument("--horizon", type=int, default=128, help="steps of each table between two lessons")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--gamma", type=float, default=0.999)
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantage estimation")
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--every", type=float, default=2.0, help="minutes between exams")
    parser.add_argument("--exam", type=int, default=200, help="games of each exam and bot")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="a folder for the curve and the net")
    return parser.parse_args()


def main() -> None:
    asked = settings()
    if asked.alone:
        torch.set_num_threads(1)
    asked.out.mkdir(parents=True, exist_ok=True)
    learner, spent, due = Learner(asked), 0.0, 0.0
    with (asked.out / "curve.jsonl").open("w", encoding="utf-8") as curve:
        while True:
            if spent >= due or spent >= 60 * asked.minutes:
                due += 60 * asked.every
                row = {"minutes": round(spent / 60, 2), "steps": learner.steps}
                row |= {bot: round(learner.exam(bot, asked.exam), 4) for bot in ("random", "greedy")}
                print(row, flush=True)
                curve.write(json.dumps(row) + "\n")
                curve.flush()
                torch.save(learner.policy.state_dict(), asked.out / "net.pt")
            if spent >= 60 * asked.minutes:
                break
            start = time.perf_counter()
            learner.learn(*learner.play())
            spent += time.perf_counter() - start
    learner.envs.close()


if __name__ == "__main__":
    gymnasium.logger.min_level = gymnasium.logger.ERROR
    main()

"""PettingZoo's parallel API: every seat acts at every step; the actions of those who are asked count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from archfoe.core.errors import IllegalAnswer
from archfoe.envs.bridges.seats import Seats
from archfoe.envs.bridges.spaces import observed, pick_of
from archfoe.envs.layout import ACTIONS, OPTION_SIZE, SLOTS, VERSION
from archfoe.envs.rewards import ILLEGAL
from archfoe.envs.together import Together

#: What a seat that is not asked could do: nothing, and its action is not looked at.
_NOTHING = {"options": np.zeros((SLOTS, OPTION_SIZE), np.float32), "action_mask": np.zeros(ACTIONS, np.int8)}
Each = dict[str, Any]


class ArchfoeParallel(Seats, ParallelEnv):  # type: ignore[misc]  # the package has no types
    metadata = {"name": f"archfoe_parallel_v{VERSION}", "render_modes": []}  # noqa: RUF012

    def __init__(self, mode: str = "", players: int = 0, *, reward: str = "win", **options: Any) -> None:
        self.sit_down(mode, players, reward, options)
        self.render_mode = None

    def reset(self, seed: int | None = None, options: Each | None = None) -> tuple[Each, Each]:
        self.game = Together(self.table, self.next_key(seed))
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Each, Each, Each, Each, Each]:
        """An action that the mask forbids ends the game; who took it gets -1."""
        agents, game = self.agents, self.game
        if not isinstance(actions, Mapping):
            raise IllegalAnswer(
                f"Actions are a dictionary, such as {{{self.possible_agents[0]!r}: 0}}, not {actions!r}."
            )
        picks = {
            seat: pick_of(actions[agent])
            for seat, agent in enumerate(agents)
            if seat in game.asked and agent in actions
        }
        wrong = {seat for seat, pick in picks.items() if pick not in game.asked[seat].legal}
        if wrong:
            rewards = {agent: ILLEGAL if seat in wrong else 0.0 for seat, agent in enumerate(agents)}
        else:
            game.step(picks)
            rewards = {agent: game.reward(seat, self.reward) for seat, agent in enumerate(agents)}
        seen, over = self._seen(), game.over or bool(wrong)
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return seen, rewards, ended, cut, {agent: {} for agent in agents}

    def _seen(self) -> Each:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> Each:
        stepper = self.game.asked.get(seat)
        if stepper is not None:
            return observed(stepper, seat)
        return {"observation": np.frombuffer(self.game.observe(seat), np.float32), **_NOTHING}

    def render(self) -> None:
        """Nothing is drawn."""

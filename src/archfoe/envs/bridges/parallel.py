"""PettingZoo's parallel API: every seat acts at every step; the actions of those who are asked count."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from archfoe.core.chance import new_key
from archfoe.envs.bridges.spaces import action_space, observation_space, observed
from archfoe.envs.layout import ACTIONS, OPTION_SIZE, SLOTS, VERSION
from archfoe.envs.rewards import ILLEGAL, reward_named
from archfoe.envs.stepper import table_of
from archfoe.envs.tables import key_of_game, options_of
from archfoe.envs.together import Together

_MOST_SEED = 2**31 - 1
#: What a seat that is not asked could do: nothing, and its action is not looked at.
_NOTHING = {"options": np.zeros((SLOTS, OPTION_SIZE), np.float32), "action_mask": np.zeros(ACTIONS, np.int8)}
Each = dict[str, Any]


class ArchfoeParallel(ParallelEnv):  # type: ignore[misc]  # the package has no types
    metadata = {"name": f"archfoe_parallel_v{VERSION}", "render_modes": []}  # noqa: RUF012

    def __init__(self, mode: str = "", players: int = 0, *, reward: str = "win", **options: Any) -> None:
        self.table = table_of(options_of(mode, players, **options))
        reward_named(reward)  # says what is wrong at once
        self.reward, self.render_mode = reward, None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.options.players)]
        seen = observation_space(self.table.layout)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._random: Any = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Each | None = None) -> tuple[Each, Each]:
        """With a seed always the same games, one after the other; without one they are new."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        key = new_key() if self._random is None else key_of_game(int(self._random.integers(_MOST_SEED)))
        self.game = Together(self.table, key)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Each, Each, Each, Each, Each]:
        """An action that the mask forbids ends the game; who took it gets -1."""
        agents, game = self.agents, self.game
        picks = {
            seat: int(actions[agent]) for seat, agent in enumerate(agents) if seat in game.asked and agent in actions
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

    def close(self) -> None:
        """Nothing is held open."""

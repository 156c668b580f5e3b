"""What both environments of PettingZoo have in common: every seat is an agent, and one deal comes after another."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding

from archfoe.core.chance import new_key
from archfoe.envs.bridges.spaces import action_space, observation_space
from archfoe.envs.rewards import reward_named
from archfoe.envs.stepper import table_of
from archfoe.envs.tables import MOST_GAMES, key_of_game, options_of


class Seats:
    def sit_down(self, mode: str, players: int, reward: str, options: dict[str, Any]) -> None:
        self.table = table_of(options_of(mode, players, **options))
        reward_named(reward)  # says what is wrong at once
        self.reward = reward
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

    def next_key(self, seed: int | None) -> bytes:
        """With a seed always the same games, one after the other; without one they are new."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        return new_key() if self._random is None else key_of_game(int(self._random.integers(MOST_GAMES)))

    def close(self) -> None:
        """Nothing is held open."""

"""PettingZoo: every seat is an agent, and who is asked comes next."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from archfoe.envs.bridges.seats import Seats
from archfoe.envs.bridges.spaces import observed, pick_of, told
from archfoe.envs.layout import VERSION
from archfoe.envs.stepper import Stepper


def wrapped(mode: str = "", players: int = 0, **settings: Any) -> AECEnv:
    """As PettingZoo hands its own games out."""
    env: AECEnv = wrappers.TerminateIllegalWrapper(ArchfoeAEC(mode, players, **settings), illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class ArchfoeAEC(Seats, AECEnv):  # type: ignore[misc]  # the package has no types
    metadata = {"name": f"archfoe_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        mode: str = "",
        players: int = 0,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.sit_down(mode, players, reward, options)
        self.render_mode = render_mode
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.stepper = Stepper(self.table, self.next_key(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.stepper.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = {agent: self.stepper.reward(self._seat[agent], self.reward) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        pick = pick_of(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.stepper.step(pick)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.stepper, self._seat[agent])

    def render(self) -> str | None:
        return told(self.stepper) if self.render_mode == "ansi" else None

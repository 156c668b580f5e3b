"""Bots by name. Each gets a view and gives an answer, never the game itself."""

from __future__ import annotations

from collections.abc import Callable

from archfoe.agents.greedy import GreedyAgent
from archfoe.agents.protocol import Agent, seated
from archfoe.agents.random import RandomAgent
from archfoe.core.errors import unknown

AGENTS: dict[str, Callable[[int | str | None], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}


def make_agent(name: str, seed: int | str | None = None) -> Agent:
    """A bot by its name; the seed makes its dice repeatable."""
    if name not in AGENTS:
        raise unknown("bot", name, AGENTS)
    return AGENTS[name](seed)


__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "make_agent", "seated"]

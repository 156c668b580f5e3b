"""What a run remembers beside its piles of cards."""

from __future__ import annotations

from typing import cast

from archfoe.design import GAME_FACTS, Facts, State


class Run(Facts):
    stamina: int = 0
    defeated: int = 0
    boons: tuple[str, ...] = ()  # in the order in which they were chosen


def run(s: State) -> Run:
    return cast("Run", s.facts[GAME_FACTS])


def own_run(s: State) -> Run:
    """The same, to be changed."""
    return cast("Run", s.own_facts(GAME_FACTS))

"""From games to strengths: a Bradley-Terry model, told in Elo, with intervals over the deals.

Each bot has one number, and a side wins with odds of e to that number against the others: tables of two, of teams and
of more sides all tell of the same numbers. Where all win or lose together, the game itself is the other side.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final, NamedTuple

from archfoe.sim.ladder import Outcome, Results
from archfoe.sim.report import is_cooperative

#: Elo points of odds of e to 1.
_ELO: Final = 400 / log(10)
#: A win that nobody had, shared by all: without it, who never lost would be endlessly strong.
_PRIOR: Final = 0.5
_RESAMPLED: Final = 200
_STEPS: Final = 60
Z: Final = 1.96


class Share(NamedTuple):
    """A part of the wins, with half the width of its 95 % interval, over so many deals."""

    mean: float
    half: float
    deals: int


class Strength(NamedTuple):
    elo: float
    low: float
    high: float


#: What a kind of table came to: how often each bot sat there as a side, and who won so many games of it.
_Group = tuple[tuple[int, ...], list[float], float]


def share(results: Results, one: int, other: int) -> Share | None:
    """How much of what both have won in games against each other the one has: at a fair table of any size a half.

    Of more than two sides it is the part that the single bot wins among many of the other; fair is one by the sides.
    """
    teams = results.contest.options.teams
    values = []
    for games in results.between(one, other).values():
        single = [game for game in games if _is_single(game, one, teams)]
        if single:
            values.append(sum(game.wins[one] for game in single) / len(single))
    return over_deals(values) if values else None


def _is_single(game: Outcome, bot: int, teams: Sequence[int]) -> bool:
    """Does this bot play one side only?"""
    return len({team for team, own in zip(teams, game.table.bots, strict=True) if own == bot}) == 1


def over_deals(values: Sequence[float]) -> Share:
    """The games of one deal belong together, so deals are what is counted."""
    n = len(values)
    mean = sum(values) / n
    spread = sqrt(sum([(value - mean) ** 2 for value in values]) / (n - 1)) if n > 1 else 0.5
    return Share(mean, Z * spread / sqrt(n), n)


def strengths(results: Results, anchor: int = 0) -> list[Strength]:
    """Elo of each bot, that of `anchor` being 0, with 95 % intervals from resampled deals."""
    deals: dict[int, list[Outcome]] = {}
    for outcome in results.outcomes:
        deals.setdefault(outcome.table.deal, []).append(outcome)
    every = list(deals.values())
    fitted = _elos(every, results, anchor)
    dice = Random(0)
    samples = [_elos(dice.choices(every, k=len(every)), results, anchor) for _ in range(_RESAMPLED)]
    out = []
    for bot, elo in enumerate(fitted):
        column = sorted(sample[bot] for sample in samples)
        edge = round(0.025 * (len(column) - 1))
        out.append(Strength(elo, column[edge], column[-1 - edge]))
    return out


def _elos(deals: Sequence[Sequence[Outcome]], results: Results, anchor: int) -> list[float]:
    logits = _fit(_grouped(deals, results), len(results.contest.bots))
    return [_ELO * (logit - logits[anchor]) for logit in logits[: len(results.contest.bots)]]


def _grouped(deals: Sequence[Sequence[Outcome]], results: Results) -> list[_Group]:
    teams, count = results.contest.options.teams, len(results.contest.bots)
    alone = is_cooperative(results.contest.options)
    found: dict[tuple[int, ...], _Group] = {}
    for games in deals:
        for game in games:
            of_team = dict(zip(teams, game.table.bots, strict=True))
            sides = tuple(sorted(of_team.values())) + ((count,) if alone else ())
            _, wins, _ = group = found.setdefault(sides, (sides, [0.0] * (count + 1), 0.0))
            for bot in range(count):
                wins[bot] += game.wins[bot]
            wins[count] += alone * (1 - sum(game.wins))
            found[sides] = (*group[:2], group[2] + sum(game.wins) if not alone else group[2] + 1)
    return list(found.values())


def _fit(groups: Sequence[_Group], count: int) -> list[float]:
    """The likeliest numbers, by Newton's steps one bot at a time; a last one is the game itself."""
    logits = [0.0] * (count + 1)
    for _ in range(_STEPS):
        for bot in range(count):
            slope = curve = 0.0
            for sides, wins, games in groups:
                if bot not in sides:
                    continue
                total = sum([exp(logits[side]) for side in sides])
                chance = sides.count(bot) * exp(logits[bot]) / total
                slope += wins[bot] + _PRIOR * sides.count(bot) / len(sides) - (games + _PRIOR) * chance
                curve += (games + _PRIOR) * chance * (1 - chance)
            if curve > 0:
                logits[bot] += max(-1.0, min(1.0, slope / curve))
    return logits

"""Chances of whole numbers: how likely each of them is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import floor

Odds = Mapping[int, float]

NOTHING: Odds = {0: 1.0}


def exactly(n: float) -> Odds:
    """One number; between two whole ones, each of them as often as the mean demands."""
    low = floor(n)
    part = n - low
    return {low: 1.0} if part < 0.01 else {low: 1 - part, low + 1: part}


def mixed(parts: Iterable[tuple[float, Odds]]) -> Odds:
    """One of several, by weight."""
    out: dict[int, float] = {}
    total = 0.0
    for weight, odds in parts:
        total += weight
        for n, chance in odds.items():
            out[n] = out.get(n, 0.0) + weight * chance
    return {n: chance / total for n, chance in out.items()} if total else NOTHING


def plus(a: Odds, b: Odds) -> Odds:
    """The sum of two that know nothing of each other."""
    if len(b) == 1:
        (more,) = b
        return {n + more: chance for n, chance in a.items()}
    out: dict[int, float] = {}
    for n, chance in a.items():
        for m, other in b.items():
            out[n + m] = out.get(n + m, 0.0) + chance * other
    return out


def highest(a: Odds, b: Odds) -> Odds:
    """The greater of two."""
    out: dict[int, float] = {}
    for n, chance in a.items():
        for m, other in b.items():
            out[max(n, m)] = out.get(max(n, m), 0.0) + chance * other
    return out


def mean(odds: Odds) -> float:
    return sum([n * chance for n, chance in odds.items()])


def at_least(a: Odds, b: Odds) -> float:
    """The chance that the one reaches the other."""
    return sum([chance * other for n, chance in a.items() for m, other in b.items() if n >= m])

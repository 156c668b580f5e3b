"""How a seat stands in a game with Characters, in numbers: Levels that are left, and what it takes to defeat them."""

from __future__ import annotations

from archfoe.games.duel.piles import NEXT
from archfoe.games.shared.piles import TROPHIES
from archfoe.table.view import View


def numbers(view: View, seat: int) -> list[float]:
    """Of both sides: Levels to come, defeated Characters, who is out, what the own and the weakest Character cost."""
    teams, out = view.teams, view.out
    mine = [p for p in range(view.players) if teams[p] == teams[seat]]
    foes = [p for p in range(view.players) if teams[p] != teams[seat]]
    found: list[float] = []
    for side in (mine, foes):
        share = 1.0 / max(len(side), 1)
        there = [p for p in side if p not in out and view.character(p) is not None]
        costs = [view.lasting_cost(p) for p in there]
        found += [
            share * sum([view.size(NEXT + p) for p in there]) / 2,
            share * sum([view.size(TROPHIES + p) for p in side]) / 2,
            share * len(there),
            min(costs, default=0) / 15,
            max(costs, default=0) / 15,
        ]
    return found

"""Who is likely to win a game with Characters, by what lies on the table."""

from __future__ import annotations

from typing import Final

from archfoe.agents.evaluation import deck_power, odds
from archfoe.games.duel.piles import NEXT
from archfoe.games.shared.scoring import vp_of
from archfoe.table.view import View

# Fitted to 150 games of greedy against itself, for two: who won, by what stood at the end of each turn.
POINT: Final = 0.3  # what each adds to the logarithm of the odds
POWER: Final = 0.17
LAST_LEVEL: Final = -0.5  # one more defeat of this Character ends the game
TEMPO: Final = 0.35  # to be the next to act


def chance(view: View) -> float:
    outlooks: dict[int, list[float]] = {}
    for seat, team in enumerate(view.teams):
        if seat not in view.out:
            outlooks.setdefault(team, []).append(_outlook(view, seat))
    found = {team: sum(values) / len(values) for team, values in outlooks.items()}
    if view.teams[view.active] in found:
        found[view.teams[view.active]] -= TEMPO
    return odds(found, view, 1.0)


def _outlook(view: View, seat: int) -> float:
    owned = view.owned(seat)
    points = sum([vp_of(card, owned) for card in owned])
    return POINT * points + POWER * deck_power(owned) + (0.0 if view.size(NEXT + seat) else LAST_LEVEL)


def effort(view: View) -> float:
    """Forecasts of Confrontations take time, most of all with stored cards or with a teammate."""
    return 6.0 if view.rules.parts else 1.5

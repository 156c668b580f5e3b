"""What the greedy bot knows of games with Characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.agents.choices import LIKINGS
from archfoe.agents.evaluation import deck_power, odds
from archfoe.agents.knowledge import BotKnowledge
from archfoe.agents.timing import POWER, stage
from archfoe.agents.turn import Used, buy_next, in_hand, in_order, of_variants, ripest, use_first, use_last
from archfoe.core.decisions import MAIN_ACTION, MAY
from archfoe.games.duel.bot.decisions import assist, block, confront, may, store
from archfoe.games.duel.bot.outlook import DuelOutlook, outlook
from archfoe.games.duel.bot.readings import READINGS, block_points, tough_each_round
from archfoe.games.duel.card import DuelCard
from archfoe.games.duel.events import ANNOUNCE
from archfoe.games.duel.kinds import BLOCK_WITH, CONFRONT
from archfoe.games.duel.piles import NEXT
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.piles import TROPHIES
from archfoe.games.shared.scoring import vp_of
from archfoe.table.view import Option, View

# Fitted to 150 games of greedy against itself, for two: who won, by what stood at the end of each turn.
POINT: Final = 0.3  # what each adds to the logarithm of the odds
DECK_POWER: Final = 0.17
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
    return POINT * points + DECK_POWER * deck_power(owned) + (0.0 if view.size(NEXT + seat) else LAST_LEVEL)


def effort(view: View) -> float:
    """Forecasts of Confrontations take time, most of all with stored cards or with a teammate."""
    return 6.0 if view.rules.parts else 1.5


def numbers(view: View, seat: int) -> list[float]:
    """Of both sides: Levels to come, defeated Characters, who is out, what the own and the weakest Character cost."""
    teams, out = view.teams, view.out
    mine = [p for p in range(view.players) if teams[p] == teams[seat]]
    foes = [p for p in range(view.players) if teams[p] != teams[seat]]
    found: list[float] = []
    for side in (mine, foes):
        share = 1.0 / max(len(side), 1)
        there = [p for p in side if p not in out and view.staged(p) is not None]
        costs = [view.lasting_cost(p) for p in there]
        found += [
            share * sum([view.size(NEXT + p) for p in there]) / 2,
            share * sum([view.size(TROPHIES + p) for p in side]) / 2,
            share * len(there),
            min(costs, default=0) / 15,
            max(costs, default=0) / 15,
        ]
    return found


def play_next(options: Sequence[Option], at: DuelOutlook, used: Used) -> int | None:
    """The card whose time has come. Plain Power that might be stored waits until nothing else is left."""
    hand = in_hand(options)
    stored = [option.card for option in options if option.what == "store" and option.card is not None]
    waiting = {card for card in stored if stage(card, at) >= POWER}
    if waiting:
        others = {card: i for card, i in hand.items() if card not in waiting}
        if not others:
            kept = store(options, at)
            if kept is not None:
                return kept
        hand = others or hand
    return ripest(hand, at)


STEPS: Final = (use_first, play_next, buy_next, use_last, of_variants)

KNOWLEDGE: Final[BotKnowledge[DuelOutlook]] = BotKnowledge(
    outlook,
    {
        MAIN_ACTION: in_order(*STEPS),
        BLOCK_WITH: block,
        ASSIST: assist,
    },
    {**LIKINGS, CONFRONT: confront, MAY: may},
    chance=chance,
    effort=effort,
    careful=True,  # who is thought to buy badly would rather Confront
    readings=READINGS,
    moments={ANNOUNCE: lambda weights: weights.confronts},
    guards={DuelCard: block_points},
    lasting={DuelCard: tough_each_round},
    steps=STEPS,
    numbers=numbers,
)

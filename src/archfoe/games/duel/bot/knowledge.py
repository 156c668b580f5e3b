"""What the greedy bot knows of games with Characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.agents.choices import LIKINGS
from archfoe.agents.knowledge import BotKnowledge
from archfoe.agents.timing import POWER, stage
from archfoe.agents.turn import Used, buy_next, in_hand, in_order, of_variants, ripest, use_first, use_last
from archfoe.core.decisions import MAIN_ACTION, MAY
from archfoe.games.duel.bot.chance import chance, effort
from archfoe.games.duel.bot.decisions import assist, block, confront, may, store
from archfoe.games.duel.bot.numbers import numbers
from archfoe.games.duel.bot.outlook import DuelOutlook, outlook
from archfoe.games.duel.bot.readings import BLOCKS, READINGS
from archfoe.games.duel.kinds import BLOCK_WITH, CONFRONT
from archfoe.games.duel.moments import ANNOUNCE
from archfoe.games.shared.kinds import ASSIST
from archfoe.table.view import Option


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
    blocks=BLOCKS,
    steps=STEPS,
    numbers=numbers,
)

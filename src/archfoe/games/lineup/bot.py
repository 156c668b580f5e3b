"""What the greedy bot knows of games with a Line-Up: when to turn up new cards for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.agents.choices import LIKINGS, swap
from archfoe.agents.knowledge import BotKnowledge
from archfoe.agents.outlook import Outlook
from archfoe.agents.turn import Used, buy_next, in_order, of_variants, play_next, use_first, use_last
from archfoe.core.decisions import MAIN_ACTION
from archfoe.games.lineup.kinds import ANSWER_FOE
from archfoe.table.view import Option


def patrol(options: Sequence[Option], at: Outlook, used: Used) -> int | None:
    """Turns up new cards while there is Power for them."""
    if at.power < at.weights.cheap:
        return None
    return next((i for i, option in enumerate(options) if option.what == "patrol"), None)


STEPS: Final = (use_first, play_next, buy_next, use_last, patrol, of_variants)

KNOWLEDGE: Final[BotKnowledge[Outlook]] = BotKnowledge(
    Outlook, {MAIN_ACTION: in_order(*STEPS)}, {**LIKINGS, ANSWER_FOE: swap}, steps=STEPS
)

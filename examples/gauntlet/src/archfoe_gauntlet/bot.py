"""What the bots know of a run: which boon to choose, how likely it is won, and two numbers for value nets."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from archfoe.design import LIKINGS, STEPS, BotKnowledge, Option, Outlook, View
from archfoe_gauntlet import boons
from archfoe_gauntlet.panel import GauntletSection

_WORTH: Final = {boons.MIND: 3.0, boons.START: 2.5, boons.NAME: 2.0, boons.SLATE: 1.5}
_UNKNOWN: Final = 1.5  # a boon of somebody else
_ROUNDS_EACH: Final = 2.6  # that a foe stands, as bots play


def _section(view: View) -> GauntletSection:
    return cast("GauntletSection", view.section)


def boon(option: Option, at: Outlook) -> float:
    """Breath when it is needed; else what lasts, the sooner the better."""
    now = _section(at.view)
    left = now.foes - now.defeated
    if option.word == boons.BREATH:
        lost = now.top - now.stamina
        return 4.0 if now.stamina <= 4 else min(lost, boons.BREATH_BACK) * 0.5
    if option.word == boons.NERVES:
        return 0.7 * left
    return _WORTH.get(option.word, _UNKNOWN) * (left / now.foes + 0.5)


def chance(view: View) -> float:
    """That the run is won: stamina against the rounds that are still to come."""
    if view.over:
        return 1.0 if view.winners else 0.0
    now = _section(view)
    ahead = now.foes - now.defeated
    strikes = sum(2 if n >= 4 else 1 for n in range(now.defeated + 1, now.foes + 1)) * _ROUNDS_EACH
    return 1.0 if not ahead else 1 / (1 + exp((strikes * 0.6 - now.stamina) / 2))


def numbers(view: View, seat: int) -> tuple[float, ...]:
    now = _section(view)
    return now.stamina / now.top, now.defeated / now.foes


KNOWLEDGE: Final[BotKnowledge[Outlook]] = BotKnowledge(
    Outlook, likings={**LIKINGS, boons.BOON: boon}, chance=chance, steps=STEPS, numbers=numbers
)

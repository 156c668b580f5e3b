"""What may be chosen after each foe. The keys are what the rules remember; the words are read by people."""

from __future__ import annotations

from typing import Final

from archfoe.design import SAYINGS, WORD, Kind, saying

BREATH: Final = saying("gauntlet breath", "Breath: get 4 stamina back")
SLATE: Final = saying("gauntlet slate", "Clean slate: destroy up to 3 cards of your hand and discard pile")
NERVES: Final = saying("gauntlet nerves", "Iron nerves: every strike takes 1 stamina less")
START: Final = saying("gauntlet start", "Head start: each turn begins with 1 Power")
NAME: Final = saying("gauntlet name", "Good name: cards of the Line-Up cost 1 less")
MIND: Final = saying("gauntlet mind", "Keen mind: draw six cards for a new hand")

AGAIN: Final = (BREATH, SLATE)  # these are over at once and may come again; the others stay, also those of variants
ALL: Final = (*AGAIN, NERVES, START, NAME, MIND)
OFFERED: Final = 3
BREATH_BACK: Final = 4
SLATE_CARDS: Final = 3

BOON: Final = Kind("gauntlet boon", "Which boon?", WORD)


def name_of(boon: str) -> str:
    """ "Breath": what stands before the colon."""
    return SAYINGS[boon].partition(":")[0]

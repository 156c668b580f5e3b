"""What a run asks before it begins: flags of the command and the form of the page are made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archfoe.design import Choice, GameOptions, Question

LEAST_FOES, USUAL_FOES, MOST_FOES = 3, 6, 8
EASY, USUAL, HARD = 18, 14, 10


@dataclass(frozen=True)
class GauntletOptions(GameOptions):
    foes: int = USUAL_FOES
    stamina: int = USUAL


QUESTIONS: Final = (
    Question(
        name="foes",
        label="Foes in the row",
        kind="number",
        default=USUAL_FOES,
        help="How many foes stand in the row.",
        said="{} foes",
        least=LEAST_FOES,
        most=MOST_FOES,
    ),
    Question(
        name="stamina",
        label="Stamina",
        kind="choice",
        default=USUAL,
        help="How much stamina you begin with.",
        said="{} stamina",
        choices=(Choice(EASY, f"{EASY}: easy"), Choice(USUAL, f"{USUAL}: usual"), Choice(HARD, f"{HARD}: hard")),
    ),
)

"""Rivals - Batman vs The Joker: 98 game cards and 6 Character cards, one file for each type."""

from pathlib import Path

from archfoe.registry import Counts, Set, later
from archfoe.sets.rivals.statements import STATEMENTS

SET = Set(
    name="rivals",
    title="Rivals: Batman against The Joker",
    short="Rivals",
    game="duel",
    box=later("archfoe.sets.rivals.box:RIVALS"),
    api=1,
    revision=2,
    changed="since then World's Greatest Detective is worth 2 VP and a third Level 0, so points may add up to others",
    counts=Counts(98, 6),
    seats=range(2, 3),
    variants=(),
    players=2,
    plain="Red Robin",
    figures=("Batman", "The Joker"),
    icon="domino-mask",
    blurb="A duel. Beat your rival 3 times.",
    minutes=25,
    rules="rivals.md",
    statements=STATEMENTS,
    coached=(str(Path(__file__).with_name("confrontations.coached.json")),),
    worths={
        "play_top_of_that_foe": 1.8,
        "draw_equipment_in_a_row": 2.2,
        "LetFoePick": 2.5,
        "help_at_once": 0.3,
    },
)
THINGS = (SET,)

__all__ = ["SET", "THINGS"]

"""The base set (2012): 214 game cards and 7 Super Heroes, one file for each type."""

from pathlib import Path

from archfoe.registry import Counts, Set, later
from archfoe.sets.base.statements import STATEMENTS

SET = Set(
    name="base",
    title="Base set",
    game="lineup",
    box=later("archfoe.sets.base.box:BASE"),
    api=1,
    counts=Counts(214, 7, 1),
    players=3,
    first_heroes=("Batman", "Superman", "Green Lantern", "Wonder Woman", "The Flash"),  # as the rulebook says
    plain="Super Strength",
    foes=("Ra's al Ghul", "Lex Luthor", "Black Manta"),
    icon="crowned-skull",
    blurb="Buy, build, beat 8 Super-Villains. Start here.",
    minutes=30,
    fan=("swamp_thing", "kid_flash", "heat_vision", "the_joker", "supergirl"),
    rules="base.md",
    statements=STATEMENTS,
    coached=(str(Path(__file__).with_name("first.coached.json")),),
    worths={
        "play_a_top_card": 2.2,
        "play_what_foes_reveal": 2.2,
        "play_what_was_discarded": 1.5,
        "torment": 1.8,
        "take_the_top": 2.9,
        "call_even_or_odd": 0.8,
        "pool_two_cards": -0.3,
        "pass_a_card_left": -1.0,
    },
)
THINGS = (SET,)

__all__ = ["SET", "THINGS"]

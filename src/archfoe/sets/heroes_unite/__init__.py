"""Heroes Unite: 211 game cards and 7 Super Heroes, one file for each type."""

from archfoe.registry import Counts, Mixture, Set, later
from archfoe.sets.heroes_unite.statements import RULE_IDS, STATEMENTS

SET = Set(
    name="heroes_unite",
    title="Heroes Unite",
    game="lineup",
    box=later("archfoe.sets.heroes_unite.box:UNITE"),
    api=1,
    counts=Counts(211, 7, 1),
    players=3,
    plain="Brother Blood",
    foes=("Vandal Savage", "Trigon", "Black Adam"),
    icon="power-ring",
    blurb="New heroes, rings that work together, wilder turns.",
    minutes=35,
    rules="heroes_unite.md",
    rule_ids=RULE_IDS,
    statements=STATEMENTS,
    builds_on="base",
    worths={
        "burn_one_of_two": 2.5,
        "draw_two_types": 2.0,
        "add_from_main_deck": 0.5,
        "play_two_again": 3.5,
        "draw_until_seven": 4.5,
        "take_one_type": 4.0,
        "take_of_two": 4.0,
        "pass_left_and_right": -0.3,
        "weaken_the_richest": -4.5,
        "burn_the_richest": -2.0,
        "offer_cards": -2.0,
        "gain_from_main_deck": -1.5,
        "lose_of_three": -2.5,
        "discard_ring_or_two": -2.5,
        "freeze_equipment": -2.0,
    },
)
MIXTURE = Mixture(sets=("base", "heroes_unite"), title="Base set and Heroes Unite", api=1)
THINGS = (SET, MIXTURE)

__all__ = ["MIXTURE", "SET", "THINGS"]

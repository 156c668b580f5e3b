"""Rebirth: Starters, Basic and Signature cards, 84 cards of the main deck, Super-Villains, Super Heroes, Locations."""

from pathlib import Path

from archfoe.registry import Counts, Set, later
from archfoe.sets.rebirth.statements import STATEMENTS

SET = Set(
    name="rebirth",
    title="Rebirth: one team in a city",
    short="Rebirth",
    game="city",
    box=later("archfoe.sets.rebirth.box:REBIRTH"),
    api=1,
    counts=Counts(206, 8),
    players=2,
    revision=2,
    oldest=2,
    changed="whose cards were for the most part our own inventions and are gone since the printed ones are known",
    plain="Green Arrow",
    figures=("Superman", "The Flash", "Simon Baz", "Cyborg"),
    icon="modern-city",
    blurb="Together against the city's worst night. With a campaign.",
    minutes=60,
    rules="rebirth.md",
    statements=STATEMENTS,
    coached=(str(Path(__file__).with_name("rebirth.coached.json")),),
    stories=(str(Path(__file__).with_name("nights.toml")),),
    notes="Names, types, costs and Victory Points are those of a public list. What the rulebook tells of a card is "
    "marked so; what the others do is our own reconstruction.",
    worths={
        # cards, Rewards, Locations
        "leave_it_there": 0.5,
        "shelter_others": 0.5,
        "defeat_the_attacker": 2.0,
        "scatter_villains": 0.3,
        "have_rewards_twice": 0.5,
        "carry_villains": 0.4,
        "take_the_next_purchase": 1.0,
        "power_for_new_locations": 1.5,
        "put_it_third": 0.3,
        "put_it_last": 0.4,
        "sort_top_of_main_deck": 0.5,
        # Attacks of Villains
        "lose_1_power": -1.0,
        "lose_2_move": -0.7,
        "discard_2_power": -2.0,
        "discard_the_strongest": -2.0,
        "bury_the_dearest": -2.0,
        "discard_down_to_3": -2.0,
        "discard_down_to_2": -2.5,
        "pass_left_and_lose": -3.0,
    },
)
THINGS = (SET,)

__all__ = ["SET", "THINGS"]

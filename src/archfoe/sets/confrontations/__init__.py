"""Confrontations: 180 game cards and 24 Character cards, one file for each type."""

from archfoe.registry import Counts, Mixture, Set, later
from archfoe.registry.things import Trade
from archfoe.sets.confrontations.statements import STATEMENTS

SET = Set(
    name="confrontations",
    title="Confrontations: two teams",
    short="Confrontations",
    game="duel",
    box=later("archfoe.sets.confrontations.box:CONFRONTATIONS"),
    api=1,
    counts=Counts(180, 24),
    features=frozenset({"assist"}),
    players=4,
    revision=2,
    oldest=2,
    changed="whose cards were for the most part our own inventions and are gone since the printed ones are known",
    plain="Cold Breath",
    figures=("Wonder Woman", "Lex Luthor", "Aquaman", "Ocean Master"),
    icon="crossed-swords",
    blurb="Two against two. Block and Assist.",
    minutes=45,
    rules="confrontations.md",
    statements=STATEMENTS,
    trades={"transmute": Trade(3, 2.0)},
    worths={
        "possess_top_of_a_foe": 1.8,
        "sift_three_and_draw": 2.3,
        "transmute": 2.0,
        "discard_for_a_spell": 0.4,
        "strip_that_foe": 0.6,
        "discard_more_and_draw_as_many": 2.5,
        "lure_one_away": -1.2,
        "clear_the_way": 0.1,
    },
)
MIXTURE = Mixture(sets=("rivals", "confrontations"), title="Rivals and Confrontations", api=1, home="confrontations")
THINGS = (SET, MIXTURE)

__all__ = ["MIXTURE", "SET", "THINGS"]

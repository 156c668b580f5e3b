"""Super Powers of the main deck: 12 cards."""

from archfoe.core.abilities import Defense
from archfoe.core.cards import Provenance
from archfoe.core.effects import DestroyIt, Draw, DrawIt, GainTop, OneOf, Power, RevealTop
from archfoe.core.filters import ANY
from archfoe.core.piles import HAND
from archfoe.games.duel.verbs import InConfrontation, Toughen
from archfoe.sets.rivals.box import COPIES_OURS
from archfoe.sets.rivals.box import RIVALS as rivals

rivals.super_power(
    "Billionaire", copies=2, cost=5, vp=1, play=InConfrontation(GainTop(HAND), Power(2)), provenance=COPIES_OURS
)
rivals.super_power(
    "Homicidal Maniac",
    copies=2,
    cost=3,
    vp=1,
    play=RevealTop(ANY, OneOf((DrawIt(), DestroyIt()))),
    provenance=COPIES_OURS,
)
rivals.super_power("Insanity", copies=2, cost=2, vp=1, play=Power(1), defense=Defense(Draw(1)), provenance=COPIES_OURS)
rivals.super_power("Killing Joke", cost=7, vp=3, play=(Power(2), Draw(1)), block=Toughen(4), provenance=COPIES_OURS)
rivals.super_power(
    "Maniacal Laugh", copies=2, cost=4, vp=1, play=(Power(1), InConfrontation(Draw(2))), provenance=COPIES_OURS
)
rivals.super_power(
    "Master Martial Artist", copies=2, cost=4, vp=1, play=Power(2), block=Toughen(3), provenance=COPIES_OURS
)
rivals.super_power(
    "World's Greatest Detective",
    cost=6,
    vp=2,
    play=(Power(1), Draw(1)),
    defense=Defense(use="reveal"),
    provenance=Provenance(
        "public-list",
        "medium",
        "Ours: copies, which the list leaves blank. Two public lists give 1 and 2 Victory Points: it has 2 here, like "
        "every other non-Location card costing 6 in its box (G-66).",
    ),
)

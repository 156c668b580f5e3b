"""Super Powers of the main deck."""

from archfoe.core.abilities import Defense, Use
from archfoe.core.effects import (
    Destroy,
    Discard,
    Draw,
    ForPlayer,
    May,
    Move,
    OneOf,
    Played,
    Power,
    PowerEachPlayed,
    Then,
)
from archfoe.core.filters import MOVE_CARD, named
from archfoe.games.city.verbs.cards import PowerForProtected
from archfoe.games.city.verbs.characters import Walk
from archfoe.games.city.verbs.villains import CheaperVillain, Contain, Freeze, MoveVillain
from archfoe.sets.rebirth.box import MAIN_CARD, told_effect
from archfoe.sets.rebirth.box import REBIRTH as rebirth

rebirth.super_power(
    "Blast",
    copies=2,
    cost=3,
    vp=1,
    play=Power(2),
    uses=Use(MoveVillain(2), power=1, limit=0),
    provenance=told_effect("copies, Power, price and effect of the ability"),
)
rebirth.super_power("Bolt of Zeus", copies=2, cost=4, vp=1, play=(Power(2), CheaperVillain(2, 1)), provenance=MAIN_CARD)
rebirth.super_power(
    "Constructs",
    cost=6,
    vp=2,
    subtype=MOVE_CARD,
    play=(Power(2), OneOf((Power(2), Move(4), Draw(1)))),
    provenance=MAIN_CARD,
)
rebirth.super_power(
    "Contained",
    copies=2,
    cost=3,
    vp=1,
    play=(Power(2), Contain(1)),
    provenance=told_effect("copies, Power, Range"),
)
rebirth.super_power(
    "Flurry of Fists",
    copies=2,
    cost=5,
    vp=1,
    play=(Power(2), PowerEachPlayed(1, Played(named("Punch")))),
    provenance=MAIN_CARD,
)
rebirth.super_power(
    "Hard Water Bubble",
    copies=2,
    cost=2,
    vp=1,
    play=Power(1),
    defense=Defense(PowerForProtected(1), range=1),
    provenance=told_effect("copies, Power, Range, size of the bonus"),
)
rebirth.super_power("Heat Vision", copies=2, cost=5, vp=1, play=(Power(3), ForPlayer(Destroy())), provenance=MAIN_CARD)
rebirth.super_power(
    "Shields Up",
    copies=2,
    cost=5,
    vp=2,
    play=Power(2),
    defense=Defense(Draw(1), range=2, protects=4),
    provenance=MAIN_CARD,
)
rebirth.super_power(
    "Speed Force",
    cost=6,
    vp=2,
    subtype=MOVE_CARD,
    play=Move(4),
    uses=Use(Then(Draw(3), Discard())),
    provenance=told_effect("copies, Move, what the effect does"),
)
rebirth.super_power("Super Breath", copies=2, cost=4, vp=1, play=(Power(2), Freeze(2)), provenance=MAIN_CARD)
rebirth.super_power("Super Strength", cost=7, vp=2, play=(Power(5), May(MoveVillain(0, 2))), provenance=MAIN_CARD)
rebirth.super_power(
    "Telepathy",
    copies=2,
    cost=3,
    vp=1,
    assist=True,
    assist_range=5,
    play=Then(Draw(2), Discard()),
    provenance=MAIN_CARD,
)
rebirth.super_power(
    "Vibration",
    copies=2,
    cost=4,
    vp=1,
    subtype=MOVE_CARD,
    play=Power(2),
    defense=Defense(Walk(2)),
    provenance=MAIN_CARD,
)

"""Super Powers of the main deck."""

from archfoe.core.abilities import Defense, Use
from archfoe.core.cards import DESIGNED, clarified
from archfoe.core.effects import Destroy, Discard, Draw, ForPlayer, May, Move, Power, Then
from archfoe.core.filters import MOVE_CARD
from archfoe.games.city.verbs.cards import PowerForProtected
from archfoe.games.city.verbs.characters import Place
from archfoe.games.city.verbs.villains import Contain, Freeze, MoveVillain
from archfoe.sets.rebirth.box import REBIRTH as rebirth

rebirth.super_power("Arctic Breath", cost=4, vp=1, play=(Power(2), Freeze(2)), provenance=DESIGNED)
rebirth.super_power(
    "Blast",
    copies=3,
    cost=4,
    vp=1,
    play=Power(2),
    uses=Use(MoveVillain(2), power=1, limit=0),
    provenance=clarified("copies, cost, Victory Points, Power, price and effect of the ability"),
)
rebirth.super_power(
    "Electrified Field",
    copies=2,
    cost=4,
    vp=1,
    play=(Power(2), Contain(2)),
    provenance=clarified("copies, cost, Victory Points, Power, Range"),
)
rebirth.super_power(
    "Hard Water Bubble",
    copies=2,
    cost=3,
    vp=1,
    play=Power(1),
    defense=Defense(PowerForProtected(1), range=1),
    provenance=clarified("copies, cost, Victory Points, Power, Range, size of the bonus"),
)
rebirth.super_power("Heat Vision", copies=3, cost=6, vp=2, play=(Power(3), ForPlayer(Destroy())), provenance=DESIGNED)
rebirth.super_power(
    "Invulnerability", copies=2, cost=5, vp=2, play=Power(3), defense=Defense(use="reveal"), provenance=DESIGNED
)
rebirth.super_power(
    "Speed Force",
    copies=2,
    cost=4,
    vp=1,
    subtype=MOVE_CARD,
    play=Move(3),
    uses=Use(Then(Draw(2), Discard())),
    provenance=clarified("copies, cost, Victory Points, Move, what the effect does"),
)
rebirth.super_power(
    "Super Strength", copies=2, cost=7, vp=3, play=(Power(5), May(MoveVillain(0, 2))), provenance=DESIGNED
)
rebirth.super_power(
    "Telepathic Link",
    copies=2,
    cost=3,
    vp=1,
    assist=True,
    assist_range=5,
    play=Then(Draw(2), Discard()),
    provenance=DESIGNED,
)
rebirth.super_power(
    "Whoosh!",
    copies=2,
    cost=2,
    vp=1,
    subtype=MOVE_CARD,
    play=(Power(1), Place(occupied=True)),
    provenance=clarified("copies, cost, Victory Points, Power, which spaces"),
)

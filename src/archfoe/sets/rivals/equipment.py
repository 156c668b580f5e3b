"""Equipment of the main deck: 10 cards."""

from archfoe.core.abilities import Defense
from archfoe.core.effects import Attack, Discard, DiscardHand, Draw, Fetch, FirstPlay, GainWeakness, If, Power, Then
from archfoe.core.filters import HERO, only
from archfoe.games.duel.verbs import InConfrontation, ThatFoe, Toughen
from archfoe.sets.rivals.box import COPIES_OURS
from archfoe.sets.rivals.box import RIVALS as rivals

rivals.equipment(
    "Batarang",
    copies=2,
    cost=4,
    vp=1,
    play=(Power(1), Draw(1)),
    defense=Defense(Draw(1)),
    provenance=COPIES_OURS,
)
rivals.equipment(
    "Batmobile", cost=3, vp=1, play=If(FirstPlay(), Then(DiscardHand(), Draw(4)), Power(2)), provenance=COPIES_OURS
)
rivals.equipment("The Bat-Signal", cost=7, vp=3, play=(Power(3), InConfrontation(Fetch(only(HERO)))))
rivals.equipment("Grappling Hook", copies=2, cost=3, vp=1, play=Power(2), block=Toughen(2), provenance=COPIES_OURS)
rivals.equipment(
    "Joy Buzzer",
    copies=2,
    cost=2,
    vp=1,
    play=(Power(1), InConfrontation(ThatFoe(Discard()))),
    provenance=COPIES_OURS,
)
rivals.equipment("Laughing Gas", cost=6, vp=2, play=(Power(2), Attack(GainWeakness())), provenance=COPIES_OURS)
rivals.equipment("Utility Belt", cost=5, vp=1, play=Then(Draw(2), Discard()), block=Toughen(3))

"""Equipment of the main deck."""

from archfoe.core.abilities import Defense, Use
from archfoe.core.effects import (
    Attack,
    Destroy,
    Discard,
    Draw,
    GainWeakness,
    IfDone,
    Power,
    RevealHand,
    TakeGained,
    Then,
)
from archfoe.core.filters import COSTLY, named
from archfoe.core.piles import DECK, DISCARD, HAND
from archfoe.core.player import Player
from archfoe.games.duel.verbs import InConfrontation, LimitBlocks, ThatFoe, Toughen
from archfoe.sets.confrontations.box import AQUAMAN, CIRCE, FAUST, LEX, OCEAN_MASTER, SUPERMAN, WONDER_WOMAN, ZATANNA
from archfoe.sets.confrontations.box import CONFRONTATIONS as confrontations


def toughen_by_top_card(me: Player) -> None:
    """Discard the top card of your deck; the Confronted Character costs that card's cost more this turn."""
    for card in me.top():
        me.discard(card)
        Toughen(me.card(card).cost).do(me)


confrontations.equipment(
    "Signal Watch",
    copies=2,
    cost=3,
    vp=1,
    symbol=SUPERMAN,
    assist=True,
    play=(Power(1), InConfrontation(Draw(1), Power(1))),
)
confrontations.equipment("Kryptonian Armor", cost=6, vp=2, symbol=SUPERMAN, play=Power(3), block=Toughen(4))
confrontations.equipment(
    "Kryptonite Ring",
    copies=2,
    cost=3,
    vp=1,
    symbol=LEX,
    assist=True,
    play=(Power(1), InConfrontation(ThatFoe(Discard()), Power(1))),
)
confrontations.equipment("LexCorp Warsuit", cost=7, vp=3, symbol=LEX, play=Power(4), block=Toughen(4))
confrontations.equipment(
    "Lasso of Truth", cost=4, vp=1, symbol=WONDER_WOMAN, play=(Power(2), InConfrontation(LimitBlocks(1)))
)
confrontations.equipment(
    "Bracelets of Submission",
    cost=3,
    vp=1,
    symbol=WONDER_WOMAN,
    play=Power(1),
    defense=Defense(Draw(1)),
    block=Toughen(2),
)
confrontations.equipment("Invisible Jet", cost=5, vp=1, symbol=WONDER_WOMAN, assist=True, play=Then(Draw(2), Discard()))
confrontations.equipment(
    "Circe's Staff",
    cost=5,
    vp=1,
    symbol=CIRCE,
    play=(Power(2), Destroy(places=(DISCARD,)), Attack(GainWeakness(), chosen=True)),
)
confrontations.equipment(
    "Witch's Brew",
    copies=2,
    cost=2,
    vp=1,
    symbol=CIRCE,
    assist=True,
    play=(Power(1), Destroy(places=(HAND,), test=named("Vulnerability", "Weakness"))),
)
confrontations.equipment(
    "Trident of Neptune",
    cost=6,
    vp=2,
    symbol=AQUAMAN,
    play=(Power(3), InConfrontation(Power(1))),
    uses=Use(TakeGained(DECK)),
)
confrontations.equipment("Atlantean Armor", copies=2, cost=4, vp=1, symbol=AQUAMAN, play=Power(2), block=Toughen(3))
confrontations.equipment(
    "Ocean Master's Trident",
    cost=5,
    vp=1,
    symbol=OCEAN_MASTER,
    play=(Power(2), Attack(IfDone(Discard(1, COSTLY), otherwise=RevealHand()), chosen=True)),
)
confrontations.equipment(
    "Atlantean War Helm", copies=2, cost=3, vp=1, symbol=OCEAN_MASTER, play=Power(2), block=Toughen(2)
)
confrontations.equipment("Top Hat", copies=2, cost=2, vp=1, symbol=ZATANNA, play=Power(1), defense=Defense(Draw(1)))
confrontations.equipment("Magician's Wand", cost=4, vp=1, symbol=ZATANNA, play=Power(2), block=toughen_by_top_card)
confrontations.equipment("Books of Magic", cost=7, vp=3, symbol=FAUST, play=(Draw(2), InConfrontation(Draw(1))))
confrontations.equipment(
    "Cursed Amulet", copies=2, cost=3, vp=1, symbol=FAUST, play=(Power(1), Attack(GainWeakness(), chosen=True))
)

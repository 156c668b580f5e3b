"""Scenario 2: three Escapees, and two cards that Side Missions bring into later games."""

from archfoe.core.abilities import Use
from archfoe.core.cards import DESIGNED
from archfoe.core.effects import Destroy, Discard, Draw, ForPlayer, GainWeakness, IfDone, May, Move, Power, Then
from archfoe.core.filters import EQUIPMENT, HERO, MOVE_CARD, VILLAIN, only
from archfoe.core.piles import HAND
from archfoe.games.city.cards import ESCAPEE
from archfoe.games.city.scenarios.open_cells.verbs import FromPlay
from archfoe.games.city.verbs.cards import ReturnWeakness
from archfoe.games.city.verbs.characters import PlaceTargets
from archfoe.games.city.verbs.villains import MoveVillain
from archfoe.sets.rebirth.box import REBIRTH as rebirth

rebirth.scenario(
    "Victor Zsasz",
    VILLAIN,
    "2B",
    subtype=ESCAPEE,
    cost=4,
    vp=1,
    destination=2,
    attack=Discard(),
    reward=ForPlayer(Destroy(places=(HAND,))),
    provenance=DESIGNED,
)
rebirth.scenario(
    "Firefly",
    VILLAIN,
    "2C",
    subtype=ESCAPEE,
    cost=5,
    vp=1,
    destination=4,
    attack=IfDone(Discard(1, only(EQUIPMENT)), otherwise=GainWeakness()),
    reward=ForPlayer(Destroy()),
    provenance=DESIGNED,
)
rebirth.scenario(
    "Professor Pyg",
    VILLAIN,
    "2D",
    subtype=ESCAPEE,
    cost=6,
    vp=2,
    destination=5,
    attack=Then(GainWeakness(), Discard(1, only(HERO))),
    reward=ForPlayer(Then(Draw(1), ReturnWeakness((HAND,)))),
    provenance=DESIGNED,
)
rebirth.mission(
    "Martian Manhunter",
    HERO,
    "2H",
    subtype=MOVE_CARD,
    cost=6,
    vp=2,
    assist=True,
    assist_range=5,
    play=(Power(3), Move(2), May(MoveVillain(2, 2))),
    provenance=DESIGNED,
)
rebirth.mission(
    "Invisible Jet",
    EQUIPMENT,
    "2I",
    subtype=MOVE_CARD,
    cost=5,
    vp=2,
    ongoing=True,
    uses=(Use(Move(2)), Use(FromPlay(PlaceTargets()), anytime=True)),
    provenance=DESIGNED,
)

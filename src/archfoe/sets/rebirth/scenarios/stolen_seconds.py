"""Scenario 7: the Super-Villain who comes back, and a way to get something back from him."""

from archfoe.core.cards import DESIGNED
from archfoe.core.effects import Discard, DiscardHand, Fetch, ForPlayer, IfDone, Move
from archfoe.core.filters import EQUIPMENT, MOVE_CARD, VILLAIN, Test
from archfoe.core.piles import DECK
from archfoe.games.city.scenarios.stolen_seconds.verbs import THREE_LIVES
from archfoe.games.city.standing import FAST
from archfoe.sets.rebirth.box import REBIRTH as rebirth

rebirth.scenario(
    "Reverse-Flash, Thief of Time",
    VILLAIN,
    "7B",
    super_villain=True,
    cost=16,
    vp=6,
    destination=3,
    standing=(FAST, THREE_LIVES),
    attack=IfDone(DiscardHand(Test(subtype=MOVE_CARD)), otherwise=Discard()),
    reward=ForPlayer(Fetch(optional=True)),
    provenance=DESIGNED,
)
rebirth.scenario(
    "Cosmic Treadmill",
    EQUIPMENT,
    "7C",
    subtype=MOVE_CARD,
    cost=3,
    vp=1,
    play=(Move(3), Fetch(to=DECK, optional=True)),
    provenance=DESIGNED,
)

"""Starting cards, and the Weaknesses."""

from archfoe.core.cards import known
from archfoe.core.effects import ForPlayer, Move, Power
from archfoe.core.filters import MOVE_CARD
from archfoe.core.piles import WEAKNESSES
from archfoe.games.city.verbs.characters import Walk
from archfoe.sets.rebirth.box import REBIRTH as rebirth

rebirth.starter("Punch", copies=24, play=Power(1), provenance=known("Victory Points"))
rebirth.starter("Run", copies=12, subtype=MOVE_CARD, play=Move(2), provenance=known("Victory Points"))
rebirth.starter(
    "Helping Hand",
    copies=4,
    subtype=MOVE_CARD,
    assist=True,
    assist_range=0,
    play=(Power(1), ForPlayer(Walk(1))),
    provenance=known("Victory Points"),
)
rebirth.stack("Weakness", returns=WEAKNESSES, vp=-1, copies=15, provenance=known("cost"))

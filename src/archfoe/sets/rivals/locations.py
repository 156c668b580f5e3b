"""Locations: two of them count in Confrontations only, two put cards back under the deck."""

from archfoe.core.abilities import Use, When
from archfoe.core.cards import Provenance
from archfoe.core.effects import Fetch, GaveNothing, Power
from archfoe.core.filters import HERO, VILLAIN, only
from archfoe.core.piles import DECK
from archfoe.core.player import Player
from archfoe.games.duel.card import Tough
from archfoe.games.duel.events import ANNOUNCE
from archfoe.games.duel.verbs import Confronting
from archfoe.sets.rivals.box import RIVALS as rivals

_BOTTOM = Provenance(
    "public-list", "medium", "The list says the bottom of the deck; the top would be stronger and is not ruled out."
)


def help_at_once(me: Player) -> None:
    """In a Confrontation in which you play this card, +1 Power.

    Short: In a Confrontation, +1 Power at once.
    """
    if Confronting().met(me) and GaveNothing().met(me):
        me.add_power(1)


rivals.location("Abandoned Amusement Park", cost=4, vp=1, tough=Tough(1))
rivals.location("Arkham Asylum", cost=6, vp=1, uses=Use(Fetch(only(VILLAIN), DECK, bottom=True)), provenance=_BOTTOM)
rivals.location(
    "The Batcave",
    cost=4,
    vp=1,
    play=help_at_once,
    when=When(ANNOUNCE, Power(1)),
)
rivals.location("Wayne Manor", cost=6, vp=1, uses=Use(Fetch(only(HERO), DECK, bottom=True)), provenance=_BOTTOM)

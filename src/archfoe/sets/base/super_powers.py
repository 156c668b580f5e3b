"""Super Powers of the main deck: 16 cards."""

from archfoe.core.abilities import Defense
from archfoe.core.decisions import PLAY_CARD
from archfoe.core.effects import Destroy, Draw, Power
from archfoe.core.filters import NO_LOCATION
from archfoe.core.piles import DISCARD
from archfoe.core.player import Player
from archfoe.sets.base.box import BASE as base


def play_a_top_card(me: Player) -> None:
    """Each foe reveals the top card of their deck. You may play one of those that is not a Location; then put it
    back.

    Short: Each foe reveals their top card; may play one (no Location), then return it.
    """
    shown = [card for foe in me.foes for card in foe.reveal(foe.top())]
    card = me.choose(me.among(shown, NO_LOCATION), PLAY_CARD, optional=True, rule="G-9")
    if card is not None:
        me.play_for_once(card, me.s.where[card])


base.super_power(
    "Bulletproof", copies=3, cost=4, vp=1, play=Power(2), defense=Defense((Draw(1), Destroy(places=(DISCARD,))))
)
base.super_power("Heat Vision", copies=3, cost=6, vp=2, play=(Power(3), Destroy()))
base.super_power("Super Speed", copies=4, cost=3, vp=1, play=Draw(1), defense=Defense(Draw(2)))
base.super_power("Super Strength", copies=3, cost=7, vp=2, play=Power(5))
base.super_power("X-Ray Vision", copies=3, cost=3, vp=1, play=play_a_top_card)

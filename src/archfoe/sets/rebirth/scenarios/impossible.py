"""Impossible Mode: Super-Villains who have learnt from their defeat. Who has not won scenario 8 should not read on.

Their Destinations, rules and Rewards are those of the Super-Villains whose places they take.
"""

from archfoe.core.cards import Card
from archfoe.core.decisions import DISCARD_CARD
from archfoe.core.effects import (
    Ability,
    Discard,
    DiscardHand,
    DiscardRandom,
    GainWeakness,
    IfDone,
    Jointly,
    Then,
)
from archfoe.core.filters import COSTLY, EQUIPMENT, MOVE_CARD, SUPER_POWER, Test, only
from archfoe.core.player import Player
from archfoe.games.city.scenarios.mind_control.verbs import GainSpore
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import our_effect
from archfoe.sets.rebirth.super_villains import bury_the_dearest, pass_a_card_left

_ZOD = 2  # cards that may stay in hand


def discard_down_to_2(me: Player) -> None:
    """Discards down to 2 cards.

    Short: Discard down to 2.
    """
    n = len(me.hand) - _ZOD
    if n > 0:
        me.discard(*me.choose_some(me.hand, DISCARD_CARD, n, n))


def pass_left_and_lose(me: Player, hit: list[Player]) -> None:
    """Passes a card costing 1 or more from their hand, any card if there is none, to the discard pile of the next
    player to their left who is hit, or to their own, and then discards a random card

    Short: Pass a card costing 1+ to the discard of the next player hit; discard 1 at random.
    """
    pass_a_card_left(me, hit)
    for player in hit:
        DiscardRandom().do(player)


def harder(name: str, pack: str, attack: Ability) -> Card:
    return rebirth.impossible(
        rebirth.named(name), pack, attack=attack, provenance=our_effect("cost, Victory Points, what the card does")
    )


harder("Deathstroke", "8D", IfDone(Discard(2, COSTLY), otherwise=GainWeakness()))
harder("Doomsday", "8E", Discard(3))
harder("Despero", "8F", Jointly(pass_left_and_lose))
harder("Reverse-Flash", "8G", Then(DiscardHand(Test(subtype=MOVE_CARD)), Discard()))
harder("Amazo", "8H", IfDone(DiscardHand(only(SUPER_POWER, EQUIPMENT)), otherwise=Discard(2)))
harder("Lex Luthor", "8I", Then(bury_the_dearest, GainWeakness()))
harder("General Zod", "8J", discard_down_to_2)
harder("Sinestro", "8K", Then(GainWeakness(2), Discard()))
harder("Mister Mxyzptlk", "8L", DiscardRandom(2))
harder("Starro", "8M", Then(GainSpore(), GainWeakness()))
harder("Darkseid", "8N", Discard(3))

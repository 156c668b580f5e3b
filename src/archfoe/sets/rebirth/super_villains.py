"""Super-Villains: what their Attacks do to everybody who is hit, and what they bring who defeats them."""

from archfoe.core.decisions import DISCARD_CARD, MOVE_CARD, PASS_CARD, Decision
from archfoe.core.effects import (
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    EachPlayer,
    Fetch,
    ForPlayer,
    GainWeakness,
    IfDone,
    Jointly,
    May,
    Then,
)
from archfoe.core.events import PASSED
from archfoe.core.filters import COSTLY, NO_TYPE, STARTER, SUPER_POWER, Test, only
from archfoe.core.filters import MOVE_CARD as MOVE
from archfoe.core.piles import DECK, DISCARD
from archfoe.core.player import Player
from archfoe.games.city.standing import FAST
from archfoe.games.city.verbs.characters import Walk
from archfoe.games.city.verbs.villains import OnceRobbed
from archfoe.sets.rebirth.box import OF_SUPER_VILLAIN, told_effect
from archfoe.sets.rebirth.box import REBIRTH as rebirth

_ZOD = 3  # cards that may stay in hand


def bury_the_dearest(me: Player) -> None:
    """Puts the most expensive card in their hand on the bottom of their deck.

    Short: Put your most expensive card under your deck.
    """
    costs = {card: me.s.costs[card] for card in me.hand}
    highest = max(costs.values(), default=0)
    card = me.choose([card for card, cost in costs.items() if cost == highest], MOVE_CARD)
    if card is not None:
        me.move(card, DECK + me.seat, top=False)


def discard_down_to_3(me: Player) -> None:
    """Discards down to 3 cards.

    Short: Discard down to 3.
    """
    n = len(me.hand) - _ZOD
    if n > 0:
        me.discard(*me.choose_some(me.hand, DISCARD_CARD, n, n))


def pass_a_card_left(me: Player, hit: list[Player]) -> None:
    """Passes a card costing 1 or more from their hand, any card if there is none, to the discard pile of the next
    player to their left who is hit, or to their own

    Short: Pass a card costing 1+ to the discard of the next player hit.
    """
    asked = {
        p.seat: Decision(
            p.seat,
            PASS_CARD,
            me.among(p.hand, COSTLY) or p.hand[:],
            source=me.source,
            receiver=p.next_of(hit).seat,
        )
        for p in hit
        if p.hand
    }
    answers = me.game.ask_all(asked)
    for giver in hit:
        if giver.seat in answers:
            card = asked[giver.seat].options[answers[giver.seat][0]]
            receiver = giver.next_of(hit)
            me.s.put(card, DISCARD + receiver.seat)
            giver.tell(PASSED, card, other=receiver.seat)


rebirth.super_villain(
    "Deathstroke",
    cost=8,
    vp=5,
    destination=2,
    attack=OnceRobbed(IfDone(Discard(1, COSTLY), otherwise=GainWeakness())),
    reward=ForPlayer(Draw(2)),
    provenance=OF_SUPER_VILLAIN,
)
rebirth.super_villain(
    "Doomsday",
    cost=8,
    vp=5,
    destination=3,
    attack=OnceRobbed(Discard(2)),
    reward=EachPlayer(Destroy(test=only(STARTER, NO_TYPE))),
    provenance=OF_SUPER_VILLAIN,
)
rebirth.super_villain(
    "Despero",
    cost=9,
    vp=6,
    destination=5,
    attack=Jointly(pass_a_card_left),
    reward=EachPlayer(May(Then(Draw(1), Discard()))),
    provenance=told_effect("Destination, which card is passed, Reward"),
)
rebirth.super_villain(
    "Reverse-Flash",
    cost=9,
    vp=6,
    destination=4,
    standing=FAST,
    attack=OnceRobbed(IfDone(DiscardHand(Test(subtype=MOVE)), otherwise=Discard())),
    reward=(EachPlayer(Walk(2)), ForPlayer(Draw(1))),
    provenance=told_effect("Destination, Attack, Reward"),
)
rebirth.super_villain(
    "Amazo",
    cost=10,
    vp=6,
    destination=3,
    attack=OnceRobbed(IfDone(DiscardHand(only(SUPER_POWER)), otherwise=Discard())),
    reward=EachPlayer(Fetch(to=DECK, optional=True)),
    provenance=OF_SUPER_VILLAIN,
)
rebirth.super_villain(
    "Lex Luthor",
    cost=10,
    vp=6,
    destination=2,
    attack=OnceRobbed(bury_the_dearest),
    reward=EachPlayer(Destroy()),
    provenance=OF_SUPER_VILLAIN,
)
rebirth.super_villain(
    "General Zod",
    cost=11,
    vp=7,
    destination=1,
    attack=OnceRobbed(discard_down_to_3),
    reward=Destroy(3),
    provenance=told_effect("Destination, Attack, that the effect is his Reward"),
)
rebirth.super_villain(
    "Sinestro",
    cost=11,
    vp=7,
    destination=5,
    attack=OnceRobbed(Then(GainWeakness(), Discard())),
    reward=EachPlayer(Then(Draw(1), Destroy(test=only(STARTER, NO_TYPE)))),
    provenance=OF_SUPER_VILLAIN,
)

"""Villains of the main deck: what their Attacks do to who is hit, and what they bring who defeats them."""

from archfoe.core.cards import DESIGNED, clarified
from archfoe.core.decisions import DISCARD_CARD
from archfoe.core.effects import (
    Destroy,
    Discard,
    DiscardRandom,
    DiscardTop,
    Draw,
    Fetch,
    ForPlayer,
    GainWeakness,
    HandBelow,
    If,
    IfDone,
    OneOf,
    Then,
    printed_power,
)
from archfoe.core.filters import COSTLY, MOVE_CARD, STARTER, SUPER_POWER, Test, only
from archfoe.core.piles import DECK, DISCARD, HAND, MAIN
from archfoe.core.player import Player
from archfoe.games.city.verbs.cards import DestroyDearest
from archfoe.games.city.verbs.characters import Walk
from archfoe.sets.rebirth.box import REBIRTH as rebirth
from archfoe.sets.rebirth.box import named_in_public

_VERTIGO = 2  # the Power that must be discarded


def lose_1_power(me: Player) -> None:
    """Has 1 Power less this turn."""
    me.lose_power(1)


def lose_2_move(me: Player) -> None:
    """Has 2 Move less this turn."""
    me.s.moves[me.seat] -= 2


def sort_top_of_main_deck(me: Player) -> None:
    """Look at the top three cards of the main deck and put them back in any order."""
    top = me.look(me.s.piles[MAIN][-3:][::-1])
    me.put_back(top, MAIN)


def discard_2_power(me: Player) -> None:
    """Discards cards with a total printed Power of 2 or more, or the whole hand if it has less."""
    power = {card: printed_power(me.card(card).play) for card in me.hand}
    if sum(power.values()) < _VERTIGO:
        me.discard(*me.hand[:])
        return
    chosen: list[int] = []
    while sum(power[card] for card in chosen) < _VERTIGO:
        card = me.choose([card for card, n in power.items() if n and card not in chosen], DISCARD_CARD)
        assert card is not None
        chosen.append(card)
    me.discard(*chosen)


rebirth.villain(
    "Trickster",
    copies=2,
    cost=2,
    vp=1,
    destination=3,
    attack=Fetch(only(STARTER), DECK),
    reward=ForPlayer(Fetch(to=DECK, optional=True)),
    provenance=DESIGNED,
)
rebirth.villain(
    "The Riddler",
    copies=2,
    cost=3,
    vp=1,
    destination=1,
    attack=DiscardTop(Test(high=0), lose_1_power),
    reward=sort_top_of_main_deck,
    provenance=DESIGNED,
)
rebirth.villain(
    "Captain Cold",
    copies=2,
    cost=3,
    vp=1,
    destination=4,
    attack=lose_2_move,
    reward=ForPlayer(Walk(3)),
    provenance=DESIGNED,
)
rebirth.villain(
    "Cheetah",
    copies=2,
    cost=4,
    vp=1,
    destination=5,
    attack=IfDone(Discard(1, Test(subtype=MOVE_CARD)), otherwise=GainWeakness()),
    reward=ForPlayer(Fetch(only(STARTER), optional=True)),
    provenance=named_in_public("copies, cost, Victory Points, Destination, Attack, Reward"),
)
rebirth.villain(
    "Count Vertigo",
    copies=2,
    cost=4,
    vp=1,
    destination=3,
    attack=discard_2_power,
    reward=ForPlayer(Destroy(places=(HAND,), test=only(STARTER))),
    provenance=clarified("copies, cost, Victory Points, Destination, Reward, that it is a regular Villain"),
)
rebirth.villain(
    "Killer Frost",
    cost=4,
    vp=1,
    destination=2,
    attack=IfDone(Discard(1, only(SUPER_POWER)), otherwise=Discard()),
    reward=ForPlayer(Destroy(test=only(STARTER))),
    provenance=DESIGNED,
)
rebirth.villain(
    "Major Disaster",
    copies=2,
    cost=5,
    vp=1,
    destination=1,
    attack=OneOf((Discard(), DestroyDearest())),
    reward=ForPlayer(Destroy(places=(HAND,))),
    provenance=clarified("copies, the exact cost, Victory Points, Attack, Reward, Destination"),
)
rebirth.villain(
    "Scarecrow",
    copies=2,
    cost=5,
    vp=1,
    destination=2,
    attack=GainWeakness(),
    reward=ForPlayer(Destroy()),
    provenance=DESIGNED,
)
rebirth.villain(
    "Bane",
    cost=6,
    vp=2,
    destination=4,
    attack=DiscardRandom(),
    reward=ForPlayer(Destroy(2, (HAND,))),
    provenance=DESIGNED,
)
rebirth.villain(
    "Black Manta",
    cost=6,
    vp=2,
    destination=5,
    attack=DiscardTop(COSTLY, Discard()),
    reward=ForPlayer(Draw(1)),
    provenance=DESIGNED,
)
rebirth.villain(
    "Solomon Grundy",
    cost=7,
    vp=2,
    destination=4,
    attack=Then(Discard(), If(HandBelow(4), GainWeakness())),
    reward=ForPlayer(Then(Draw(1), Destroy(places=(DISCARD,)))),
    provenance=DESIGNED,
)

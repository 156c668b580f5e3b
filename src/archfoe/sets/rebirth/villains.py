"""Villains of the main deck: what their Attacks do to who is hit, and what they bring who defeats them."""

from archfoe.core.decisions import DISCARD_CARD
from archfoe.core.effects import (
    Destroy,
    Discard,
    DiscardHand,
    DiscardRandom,
    DiscardTop,
    Draw,
    EachPlayer,
    Fetch,
    ForPlayer,
    GainDestroyed,
    GainWeakness,
    HandBelow,
    If,
    IfDone,
    May,
    OneOf,
    Then,
    printed_power,
)
from archfoe.core.filters import COSTLY, EQUIPMENT, HERO, MOVE_CARD, STARTER, SUPER_POWER, VILLAIN, Test, only
from archfoe.core.piles import DECK, HAND, MAIN
from archfoe.core.player import Player
from archfoe.games.city.verbs.cards import DestroyDearest, ReturnWeakness
from archfoe.games.city.verbs.characters import Walk
from archfoe.games.city.verbs.villains import OnceRobbed, note_robbery
from archfoe.sets.rebirth.box import OF_VILLAIN, told_effect
from archfoe.sets.rebirth.box import REBIRTH as rebirth

_VERTIGO = 2  # the Power that must be discarded


def lose_1_power(me: Player) -> None:
    """Has 1 less Power this turn.

    Short: Lose 1 Power.
    """
    me.lose_power(1)


def lose_2_move(me: Player) -> None:
    """Has 2 less Move this turn.

    Short: Lose 2 Move.
    """
    me.s.moves[me.seat] -= 2


def sort_top_of_main_deck(me: Player) -> None:
    """Look at the top 3 cards of the main deck and put them back in any order.

    Short: Sort the main deck's top 3 cards.
    """
    top = me.look(me.s.piles[MAIN][-3:][::-1])
    me.put_back(top, MAIN)


def discard_2_power(me: Player) -> None:
    """Discards cards with a total printed Power of 2 or more, or the whole hand if it has less.

    Short: Discard cards with 2+ printed Power, or your hand.
    """
    power, before = {card: printed_power(me.card(card).play) for card in me.hand}, len(me.hand)
    chosen: list[int] = me.hand[:] if sum(power.values()) < _VERTIGO else []
    while len(chosen) < before and sum(power[card] for card in chosen) < _VERTIGO:
        card = me.choose([card for card, n in power.items() if n and card not in chosen], DISCARD_CARD)
        assert card is not None
        chosen.append(card)
    me.discard(*chosen)
    note_robbery(me, before)  # outside the city nobody else notes it


def discard_the_strongest(me: Player) -> None:
    """Discards the card with the highest printed Power in their hand.

    Short: Discard your card with the most printed Power.
    """
    power = {card: printed_power(me.card(card).play) for card in me.hand}
    highest = max(power.values(), default=0)
    card = me.choose([card for card, n in power.items() if n == highest], DISCARD_CARD)
    if card is not None:
        me.discard(card)


rebirth.villain(
    "Count Vertigo",
    cost=5,
    vp=3,
    destination=3,
    attack=discard_2_power,
    reward=ForPlayer(Destroy(test=only(STARTER))),
    provenance=told_effect("copies, Destination, Reward"),
)
rebirth.villain(
    "Giganta",
    cost=5,
    vp=3,
    destination=4,
    attack=OnceRobbed(discard_the_strongest),
    reward=ForPlayer(Draw(1)),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Major Disaster",
    cost=5,
    vp=3,
    destination=1,
    attack=OnceRobbed(OneOf((Discard(), DestroyDearest()))),
    reward=ForPlayer(Destroy(places=(HAND,))),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Psycho-Pirate",
    cost=5,
    vp=3,
    destination=5,
    attack=OnceRobbed(IfDone(Discard(1, only(HERO)), otherwise=Discard())),
    reward=ForPlayer(Fetch(to=DECK, optional=True)),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Scarecrow",
    cost=5,
    vp=3,
    destination=2,
    attack=OnceRobbed(GainWeakness()),
    reward=ForPlayer(Destroy()),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Bane",
    cost=6,
    vp=4,
    destination=4,
    attack=OnceRobbed(DiscardRandom()),
    reward=ForPlayer(Destroy(2, (HAND,))),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Bizarro",
    cost=6,
    vp=4,
    destination=3,
    attack=OnceRobbed(IfDone(Fetch(only(STARTER), DECK), otherwise=Discard())),
    reward=ForPlayer(GainDestroyed(Test(not_types=(VILLAIN,), high=5))),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Cheetah",
    cost=6,
    vp=4,
    destination=5,
    attack=OnceRobbed(IfDone(Discard(1, Test(subtype=MOVE_CARD)), otherwise=GainWeakness())),
    reward=ForPlayer(Fetch(Test(high=4), optional=True)),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Doctor Polaris",
    cost=6,
    vp=4,
    destination=1,
    attack=OnceRobbed(IfDone(DiscardHand(only(EQUIPMENT)), otherwise=Discard())),
    reward=ForPlayer(Then(Draw(1), Walk(2))),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Poison Ivy",
    cost=6,
    vp=4,
    destination=2,
    attack=OnceRobbed(Then(lose_2_move, Discard())),
    reward=ForPlayer(Then(Draw(1), ReturnWeakness(n=2))),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Black Manta",
    cost=7,
    vp=4,
    destination=5,
    attack=DiscardTop(COSTLY, OnceRobbed(Discard())),
    reward=ForPlayer(Draw(2)),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Eradicator",
    cost=7,
    vp=4,
    destination=1,
    attack=OnceRobbed(IfDone(Discard(1, only(SUPER_POWER)), otherwise=Discard())),
    reward=ForPlayer(Destroy(2)),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Psimon",
    cost=7,
    vp=4,
    destination=3,
    attack=DiscardTop(Test(high=0), lose_1_power),
    reward=(sort_top_of_main_deck, ForPlayer(Draw(1))),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "Solomon Grundy",
    cost=7,
    vp=4,
    destination=4,
    attack=OnceRobbed(Then(Discard(), If(HandBelow(4), GainWeakness()))),
    reward=ForPlayer(Then(Draw(1), Destroy())),
    provenance=OF_VILLAIN,
)
rebirth.villain(
    "The Joker",
    cost=7,
    vp=4,
    destination=2,
    attack=OnceRobbed(Then(DiscardRandom(), If(HandBelow(4), GainWeakness()))),
    reward=(EachPlayer(May(Then(Draw(1), Discard()))), ForPlayer(Draw(1))),
    provenance=OF_VILLAIN,
)

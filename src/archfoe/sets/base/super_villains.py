"""Super-Villains: what they do for who defeated them, and their First Appearances."""

from archfoe.core.causes import BACK
from archfoe.core.decisions import CHOOSE_ONE, PASS_CARD, PLAY_CARD, Decision, saying
from archfoe.core.effects import (
    Destroy,
    DestroyDiscarded,
    Discard,
    DiscardEach,
    DiscardHand,
    DiscardTop,
    DoublePower,
    Draw,
    FoesWithDiscarded,
    Gain,
    GainWeaknessEach,
    GoUnder,
    HideUnderHero,
    InHand,
    InLineup,
    Jointly,
    May,
    OneOf,
    Power,
    PowerEach,
    ReplaceInLineup,
    ReturnFromUnder,
    RevealHand,
    ToLineup,
    TurnHeroDown,
    TurnHeroesUp,
    Unless,
)
from archfoe.core.events import PASSED
from archfoe.core.filters import COSTLY, EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, Test, non, only
from archfoe.core.piles import DECK, DISCARD, HAND, MAIN
from archfoe.core.player import Player
from archfoe.sets.base.box import BASE as base


def play_what_foes_reveal(me: Player) -> None:
    """Each foe reveals a random card from their hand. Play each of those that is not a Location; then it goes back
    to its owner's hand.

    Short: Each foe shows a random card; play all but Locations, then return them.
    """
    homes = {}
    for foe in me.foes:
        if foe.hand:
            card = foe.random(foe.hand)
            foe.reveal([card])
            homes[card] = HAND + foe.seat
    left = me.among(homes, non(LOCATION))
    while left:
        ready = [card for card in left if me.s.where[card] == homes[card]]
        chosen = me.choose(ready, PLAY_CARD)
        if chosen is None:
            return
        left.remove(chosen)
        me.play_for_once(chosen, homes[chosen])


def pool_two_cards(me: Player, hit: list[Player]) -> None:
    """Puts 2 cards from their hand face down into a pool, which is shuffled; then each is dealt as many back

    Short: Puts 2 cards into a pool; all are shuffled and dealt back.
    """
    asked = {
        p.seat: Decision(
            p.seat, PASS_CARD, p.hand[:], least=min(2, len(p.hand)), most=min(2, len(p.hand)), source=me.source
        )
        for p in hit
        if p.hand
    }
    answers = me.game.ask_all(asked)
    given = [(seat, asked[seat].options[i]) for seat, picked in answers.items() for i in picked]
    me.deal_out(given)


def pass_a_card_left(me: Player, hit: list[Player]) -> None:
    """Puts a card from their hand into the discard pile of the player to their left; each player
    who receives a card costing 1 or more puts a Weakness on top of their deck

    Short: Gives a card to the left, into the discard; who gets one of cost 1+ puts a Weakness on their deck.
    """
    asked = {
        p.seat: Decision(p.seat, PASS_CARD, p.hand[:], source=me.source, receiver=p.next_of(hit).seat)
        for p in hit
        if p.hand
    }
    answers = me.game.ask_all(asked)
    got: list[tuple[Player, int]] = []
    for giver in hit:
        if giver.seat in answers:
            card = asked[giver.seat].options[answers[giver.seat][0]]
            receiver = giver.next_of(hit)
            me.s.put(card, DISCARD + receiver.seat)
            giver.tell(PASSED, card, other=receiver.seat, rule=BACK if receiver.seat == giver.seat else "")
            got.append((receiver, card))
    for receiver, card in sorted(got, key=lambda pair: [p.seat for p in hit].index(pair[0].seat)):
        if receiver.fits(card, COSTLY):
            receiver.gain_weakness(DECK)


DISCARD_RANDOM = saying("discard_random", "discard a random card")
LET_DRAW = saying("let_draw", "let the foe draw a card")


def torment(me: Player) -> None:
    """Each foe chooses: discard a random card, or let you draw a card.

    Short: Each foe: discard 1 at random, or you draw 1.
    """
    for foe in me.foes:
        if foe.hand and foe.choose_one((DISCARD_RANDOM, LET_DRAW), CHOOSE_ONE) == 0:
            foe.discard(foe.random(foe.hand))
        else:
            me.draw(1)


def take_the_top(me: Player) -> None:
    """Reveal the top card of the main deck. If it is a Hero, +3 Power and destroy it. Otherwise, put it into your
    hand.

    Short: Show the top main-deck card: destroy a Hero for +3 Power, else take it.
    """
    for card in me.reveal(me.s.piles[MAIN][-1:]):
        if me.fits(card, only(HERO)):
            me.add_power(3)
            me.destroy(card)
        else:
            me.move(card, HAND + me.seat)


base.super_villain("Ra's al Ghul", cost=8, vp=4, play=Power(3), at_end=GoUnder(), starts_on_top=True)
base.super_villain(
    "The Anti-Monitor",
    cost=12,
    vp=6,
    play=(Power(2), ReplaceInLineup(99)),
    first_appearance=(RevealHand(), ToLineup(COSTLY)),
)
base.super_villain(
    "Atrocitus",
    cost=10,
    vp=5,
    play=(Power(2), Destroy(2, (DISCARD,))),
    first_appearance=HideUnderHero(),
    defeated=ReturnFromUnder(),
)
base.super_villain(
    "Black Manta",
    cost=8,
    vp=4,
    play=(Power(3), Draw(1)),
    first_appearance=DiscardTop(COSTLY, OneOf((DestroyDiscarded(), DiscardHand()))),
)
base.super_villain("Brainiac", cost=11, vp=6, play=play_what_foes_reveal, first_appearance=Jointly(pool_two_cards))
base.super_villain(
    "Captain Cold",
    cost=9,
    vp=5,
    play=(Power(2), PowerEach(1, FoesWithDiscarded(only(HERO)))),
    first_appearance=TurnHeroDown(),
    defeated=TurnHeroesUp(),
)
base.super_villain(
    "Darkseid",
    cost=11,
    vp=6,
    play=May(Destroy(2, (HAND,), least=2), Power(5), Power(3)),
    first_appearance=Unless(only(VILLAIN), Discard(2)),
)
base.super_villain(
    "Deathstroke",
    cost=9,
    vp=5,
    play=May(Gain(only(HERO, VILLAIN)), otherwise=Power(3)),
    first_appearance=(RevealHand(), Destroy(test=only(HERO, SUPER_POWER, EQUIPMENT), least=1)),
)
base.super_villain("The Joker", cost=10, vp=5, play=(Power(2), torment), first_appearance=Jointly(pass_a_card_left))
base.super_villain(
    "Lex Luthor", cost=10, vp=5, play=Draw(3), first_appearance=GainWeaknessEach(InLineup(only(VILLAIN)))
)
base.super_villain(
    "Parallax", cost=12, vp=6, play=DoublePower(), first_appearance=(RevealHand(), DiscardHand(Test(high=2)))
)
base.super_villain(
    "Sinestro", cost=10, vp=5, play=take_the_top, first_appearance=(RevealHand(), DiscardEach(InHand(only(HERO))))
)

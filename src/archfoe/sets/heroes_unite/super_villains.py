"""Super-Villains: what they do for who defeated them, and their First Appearances."""

from archfoe.core.abilities import When
from archfoe.core.decisions import (
    CHOOSE_TYPE,
    DESTROY_CARD,
    DISCARD_CARD,
    FETCH_CARD,
    PASS_CARD,
    PLACE_CARD,
    PLAY_AGAIN,
    Decision,
    saying,
)
from archfoe.core.effects import (
    Destroy,
    DestroyToDraw,
    DifferentTypes,
    Discard,
    DiscardRandom,
    Draw,
    Fetch,
    GainAll,
    GainWeakness,
    GaveNothing,
    If,
    IfDone,
    Jointly,
    May,
    Power,
    PowerEachPlayed,
    PutFromPlay,
    ToLineup,
)
from archfoe.core.events import NAMED, PASSED
from archfoe.core.filters import COSTLY, EQUIPMENT, HERO, LOCATION, NO_TYPE, VILLAIN, Test, only
from archfoe.core.moments import START
from archfoe.core.piles import DECK, DISCARD, HAND, MAIN, POOL
from archfoe.core.player import Player
from archfoe.sets.heroes_unite.box import UNITE as unite
from archfoe.sets.heroes_unite.main_deck import POWER_RING


def play_two_again(me: Player) -> None:
    """You may choose another Villain, a Hero or both that you played this turn, and play each of them again. If
    you choose none, +3 Power.

    Short: May play a Villain, a Hero or both again; if none, +3 Power.
    """
    again = []
    for kind in (VILLAIN, HERO):
        ready = [c for c in me.among(me.played, only(kind)) if c != me.source and c not in me.game.resolving]
        card = me.choose(ready, PLAY_AGAIN, optional=True)
        if card is not None:
            again.append(card)
    for card in again:
        me.play(card)
    if not again:
        me.add_power(3)


def pass_left_and_right(me: Player, hit: list[Player]) -> None:
    """Passes a card from their hand to the player on their left and another to the one on their right, into their
    hands

    Short: Passes a card to the left and one to the right.
    """
    asked = {
        p.seat: Decision(
            p.seat,
            PASS_CARD,
            p.hand[:],
            least=min(2, len(p.hand)),
            most=min(2, len(p.hand)),
            ordered=True,
            source=me.source,
        )
        for p in hit
        if p.hand
    }
    answers = me.game.ask_all(asked)
    passed = [
        (giver, giver.next_of(hit, step), asked[giver.seat].options[i])
        for giver in hit
        for step, i in zip((1, -1), answers.get(giver.seat, ()), strict=False)
    ]
    for giver, _, card in passed:
        giver.hide(card, POOL, told=False)  # all cards change hands at once
    for giver, receiver, card in passed:
        me.s.put(card, HAND + receiver.seat)
        both = 1 << giver.seat | 1 << receiver.seat
        giver.tell(PASSED, card, seen_by=both, other=receiver.seat)


def total_cost(me: Player) -> int:
    return sum(me.s.costs[card] for card in me.hand)


def richest(hit: list[Player]) -> list[Player]:
    """Whose hands cost most, ties included."""
    most = max((total_cost(player) for player in hit), default=0)
    return [player for player in hit if total_cost(player) == most]


def announce_totals(hit: list[Player]) -> None:
    """Each says what the hand costs, once all Defenses are decided; the cards stay hidden."""
    for player in hit:
        player.tell(NAMED, note=f"a total cost of {total_cost(player)}")


def weaken_the_richest(me: Player, hit: list[Player]) -> None:
    """Totals the cost of the cards in their hand; each player with the highest total gains 3 Weaknesses

    Short: With the highest total cost in hand gains 3 Weaknesses.
    """
    announce_totals(hit)
    for player in richest(hit):
        GainWeakness(3).do(player)


def burn_the_richest(me: Player, hit: list[Player]) -> None:
    """Totals the cost of the cards in their hand; each player with the highest total destroys a random card of it,
    and each other player discards a card

    Short: With the highest total cost in hand destroys a random card; each other player discards 1.
    """
    announce_totals(hit)
    rich = richest(hit)
    for player in hit:
        if player in rich:
            if player.hand:
                player.destroy(player.random(player.hand))
        else:
            Discard().do(player)


def offer_cards(me: Player, hit: list[Player]) -> None:
    """Puts a card from their hand face down; all are revealed and destroyed, and a player whose card alone cost most
    draws 2 cards

    Short: Puts a card face down, all are destroyed; the one highest draws 2.
    """
    asked = {p.seat: Decision(p.seat, DESTROY_CARD, p.hand[:], source=me.source) for p in hit if p.hand}
    answers = me.game.ask_all(asked)
    offered = [(p, asked[p.seat].options[answers[p.seat][0]]) for p in hit if p.seat in answers]
    for player, card in offered:
        player.destroy(card)
    most = max((me.s.costs[card] for _, card in offered), default=0)
    best = [player for player, card in offered if me.s.costs[card] == most]
    if len(best) == 1:
        best[0].draw(2)


def gain_from_main_deck(me: Player) -> None:
    """Gains the top card of the main deck. If it costs 4 or more, they also gain 2 Weaknesses

    Short: Gains the main deck's top card; for cost 4+, 2 Weaknesses as well.
    """
    for card in me.s.piles[MAIN][-1:]:
        me.gain(card)
        if me.s.costs[card] >= 4:
            GainWeakness(2).do(me)


def draw_until_seven(me: Player) -> None:
    """Reveal and draw cards from your deck, one by one, until their costs total 7 or more.

    Short: Draw cards, one by one, until their costs total 7+.
    """
    total = 0
    while total < 7:
        top = me.reveal(me.top())
        me.draw(1)  # told to draw, even if there is no card left (ruling G-57)
        if not top:
            return
        total += me.s.costs[top[0]]


def lose_of_three(me: Player) -> None:
    """Reveals the top 3 cards of their deck, destroys one of them costing 1 or more, and discards the rest

    Short: Reveals their top 3 cards, destroys one costing 1+, discards the rest.
    """
    shown = me.reveal(me.top(3))
    for card in me.choose_some(me.among(shown, COSTLY), DESTROY_CARD, 1, 1):
        me.destroy(card)
    me.discard(*(card for card in shown if me.s.where[card] == DECK + me.seat))


NO_CARD_TYPE = saying("no_card_type", "no card type")


def take_one_type(me: Player) -> None:
    """You may put any number of cards of one card type, each costing 3 or less, from your discard pile into your hand.
    If you do not, +3 Power.

    Short: May take any cards of one type, each costing 3 or less, back; if not, +3 Power.
    """
    cheap = [card for card in me.among(me.discards, Test(high=3)) if me.card(card).type != NO_TYPE]
    types = sorted({me.card(card).type for card in cheap})
    cards: list[int] = []
    picked = me.choose_one([*types, NO_CARD_TYPE], CHOOSE_TYPE) if types else 0
    if picked < len(types):
        of_type = me.among(cheap, only(types[picked]))
        cards = me.choose_some(of_type, FETCH_CARD, 0, len(of_type))
    for card in cards:
        me.move(card, HAND + me.seat)
    if not cards:
        me.add_power(3)


def discard_ring_or_two(me: Player) -> None:
    """Discards a Power Ring or 2 random cards from their hand"""
    ring = me.choose(me.among(me.hand, POWER_RING), DISCARD_CARD, optional=True)
    if ring is not None:
        me.discard(ring)
    else:
        DiscardRandom(2).do(me)


def freeze_equipment(me: Player, hit: list[Player]) -> None:
    """Puts an Equipment from their hand or discard pile into the Line-Up, after every Equipment there has been
    destroyed

    Short: Puts an Equipment into the Line-Up, after all there are destroyed.
    """
    me.destroy(*me.among(me.lineup, only(EQUIPMENT)), by_itself=True)
    for player in hit:
        ToLineup(only(EQUIPMENT), (HAND, DISCARD)).do(player)


def take_of_two(me: Player) -> None:
    """Look at the top 2 cards of the main deck. Put one into your hand and the other on the bottom of the main
    deck.

    Short: See the main deck's top 2 cards: one into your hand, one under the deck.
    """
    shown = me.look(me.s.piles[MAIN][:-3:-1])
    for card in me.choose_some(shown, PLACE_CARD, 1, 1):
        if len(shown) > 1:
            me.unseen(shown)
        me.move(card, HAND + me.seat)
        for other in shown:
            if other != card:
                me.move(other, MAIN, top=False)


unite.super_villain(
    "Vandal Savage",
    cost=8,
    vp=4,
    play=If(GaveNothing(), Power(1)),
    ongoing=True,
    when=When(START, Power(1)),
    starts_on_top=True,
)
unite.super_villain("Amazo", cost=10, vp=5, play=play_two_again, first_appearance=Jointly(pass_left_and_right))
unite.super_villain(
    "Arkillo",
    cost=10,
    vp=5,
    play=(Power(2), Fetch(only(EQUIPMENT), n=0)),
    first_appearance=Jointly(weaken_the_richest),
)
unite.super_villain(
    "Black Adam",
    cost=11,
    vp=6,
    play=PowerEachPlayed(2, DifferentTypes()),
    first_appearance=Destroy(test=only(HERO), least=1),
)
unite.super_villain(
    "Graves", cost=9, vp=5, play=(Power(4), Fetch(to=DECK, optional=True)), first_appearance=Jointly(offer_cards)
)
unite.super_villain(
    "Hector Hammond",
    cost=11,
    vp=6,
    play=IfDone(Fetch(n=2, optional=True), otherwise=Power(3)),
    first_appearance=gain_from_main_deck,
)
unite.super_villain("H'el", cost=9, vp=5, play=draw_until_seven, first_appearance=lose_of_three)
unite.super_villain(
    "Helspont",
    cost=10,
    vp=5,
    play=take_one_type,
    first_appearance=IfDone(PutFromPlay(only(LOCATION)), otherwise=Discard(2)),
)
unite.super_villain(
    "Mongul",
    cost=11,
    vp=6,
    play=(Power(2), Draw(2), Destroy(places=(HAND,), least=1)),
    first_appearance=discard_ring_or_two,
)
unite.super_villain(
    "Mr. Freeze",
    cost=9,
    vp=5,
    play=May(GainAll(only(EQUIPMENT), HAND), otherwise=Power(3)),
    first_appearance=Jointly(freeze_equipment),
)
unite.super_villain("Nekron", cost=12, vp=6, play=DestroyToDraw(3), first_appearance=Jointly(burn_the_richest))
unite.super_villain(
    "Trigon", cost=12, vp=6, play=take_of_two, first_appearance=Destroy(places=(HAND,), test=COSTLY, least=1)
)

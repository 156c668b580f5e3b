"""How much the greedy bot likes each option of a question: above zero it would pick it unasked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from archfoe.agents.average_position import AveragePosition
from archfoe.agents.cards import hero_worth
from archfoe.agents.outlook import Outlook
from archfoe.agents.rooms import guarding
from archfoe.agents.shopping import best_basket
from archfoe.agents.weights import trade_of
from archfoe.agents.worth import suffering, value, walk
from archfoe.core import decisions as ask
from archfoe.core import effects as fx
from archfoe.core.cards import Card
from archfoe.core.decisions import Kind
from archfoe.core.effects import Ability, Effect
from archfoe.core.effects.attacks import attacks_of
from archfoe.core.piles import DECK, DISCARD, HAND, MAIN, SEATS, SHELF, kind_of, owner_of
from archfoe.table.view import Option

Liking = Callable[[Option, Outlook], float]


# The abilities of the card that asks


def abilities(card: Card) -> tuple[Ability, ...]:
    """Everything on a card that may ask its owner something."""
    bonus = card.defense.bonus if card.defense is not None else None
    triggered = [when.effect for when in card.when]
    used = [use.effect for use in card.uses]
    own = (card.play, card.gained, card.defeated, card.at_end, card.first_appearance)
    of_game = [ability for part in card.own for ability in part.abilities()]
    return (*own, *of_game, bonus, *triggered, *used)


@cache
def inner(card: Card) -> tuple[object, ...]:
    """All parts of all abilities of a card."""
    return tuple(part for ability in abilities(card) for part in walk(ability, foes=True))


def of_source(at: Outlook) -> tuple[object, ...]:
    """All parts of the card that asks."""
    source = at.view.source
    return inner(source) if source is not None else ()


def extra(at: Outlook, kind: type[Effect]) -> float:
    """What else the asking card gives if the offer is taken instead of declined, in Victory Points."""
    for part in of_source(at):
        if isinstance(part, (fx.May, fx.IfDone)) and isinstance(part.effect, kind):
            return at.power_worth(value(part.then, at) - value(part.otherwise, at))
    return 0.0


# One question each


def discard(option: Option, at: Outlook) -> float:
    """The least useful of the hand; from the deck what is below its average; of a foe's hand the best."""
    card = option.card
    assert card is not None
    if option.pile is not None and kind_of(option.pile) == DECK:
        return at.draw - at.use(card)
    if option.pile is not None and not at.is_ours(option.pile % SEATS):
        return at.use(card)
    if at.view.least == 0 and any(isinstance(part, fx.DiscardToDraw) for part in of_source(at)):
        return swap(option, at)
    return -at.use(card) - guarding(card) * _need_of_guards(at)


def _need_of_guards(at: Outlook) -> float:
    """Beside what they are always worth: more while a foe is upon us, nothing in our own turn."""
    target = at.view.target
    if target is not None and at.is_ours(target):
        return 1.0
    return -at.weights.guard if at.view.active == at.me else 0.0


def destroy(option: Option, at: Outlook) -> float:
    """The own cards that only stand in the way; of the Line-Up what is worth less than a new card."""
    assert option.card is not None
    owner = owner_of(option.pile) if option.pile is not None else None
    if owner is None:
        return _replace(option.card, at)
    kind = kind_of(option.pile or 0)
    worth = at.loss_now(option.card, kind) if owner == at.me else at.loss(option.card, kind)
    return (-worth if at.is_ours(owner) else worth) + extra(at, fx.Destroy) + _traded(option.card, at)


def _traded(card: Card, at: Outlook) -> float:
    """What a card that is given up for one of the Line-Up brings, less the Power that one has otherwise."""
    names = {getattr(part, "__name__", "") for part in of_source(at)} - {""}
    trade = next(filter(None, map(trade_of, names)), None)
    if trade is None:
        return 0.0
    gained = [at.price(new) for new in at.view.lineup if new.cost <= card.cost + trade.more]
    return max(gained, default=0.0) - at.power_worth(trade.instead) - at.weights.rate * at.weights.fuss


def _replace(card: Card, at: Outlook) -> float:
    """A card of the Line-Up goes if a new one would be better: for me if I have Power left, else for the foes."""
    if at.view.target is not None:  # nothing will be bought
        return at.price(card) - at.unseen_card() + (5.0 if _clears_lineup(card, at) else 0.0)
    _, basket = best_basket(at.for_sale(), at.power)
    if any(wanted is card for wanted, _, _ in basket):
        return -1.0
    better = at.unseen_card() - at.price(card)
    return better if at.power - sum([cost for _, cost, _ in basket]) >= at.weights.cheap else -better


def _clears_lineup(card: Card, at: Outlook) -> bool:
    """Is it the last one that keeps the asking card from giving more?"""
    waits = [getattr(part, "cond", None) for part in of_source(at)]
    tests = [cond.test for cond in waits if isinstance(cond, fx.NoneInLineup)]
    return any(test(card) and sum(map(test, at.view.lineup)) == 1 for test in tests)


def gain(option: Option, at: Outlook) -> float:
    """What it is worth to own it, and to play it at once if it comes into the hand."""
    assert option.card is not None
    to_hand = any(isinstance(part, (fx.Gain, fx.GainDestroyed)) and part.to == HAND for part in of_source(at))
    now = at.weights.rate * at.now(option.card) if to_hand else 0.0
    return at.price(option.card) + now + extra(at, fx.Gain)


def fetch(option: Option, at: Outlook) -> float:
    """Into the hand anything helps; into the deck only what is better than the rest of it."""
    assert option.card is not None
    return _brought(option.card, at, fx.Fetch)


def _brought(card: Card, at: Outlook, verb: type[fx.Fetch | fx.TakeGained]) -> float:
    to_hand = any(isinstance(part, verb) and part.to == HAND for part in of_source(at))
    return at.now(card) if to_hand else at.use(card) - at.draw


def place(option: Option, at: Outlook) -> float:
    """On top of the deck if the card is better than others there; a partner gets nothing."""
    card = at.view.about
    if option.pile is None or card is None:
        return 0.0
    if owner_of(option.pile) != at.me:
        return -1.0
    return at.use(card) - at.draw if kind_of(option.pile) in (DECK, HAND) else 0.0


def may(option: Option, at: Outlook) -> float:
    """Yes to what pays; what cannot be read is taken to be a benefit."""
    if option.word == ask.NO:
        return 0.0
    if is_late(at):
        return -1.0
    offer = option.effect
    if isinstance(offer, fx.PayFor):
        return pay(offer, at)
    if isinstance(offer, fx.May):
        return value(offer.effect, at) + value(offer.then, at) - value(offer.otherwise, at)
    return 1.0


def is_late(at: Outlook) -> bool:
    """Has the turn become so long that no offer is taken any more?"""
    return len(at.view.plays()) > at.weights.long_turn


def pay(offer: fx.PayFor, at: Outlook) -> float:
    """A card unseen, or what else could be bought with that Power?"""
    goods = at.for_sale()
    kept, _ = best_basket(goods, at.power + int(value(offer.otherwise, at)))
    left, _ = best_basket(goods, at.power - offer.price)
    return at.weights.rate * value(offer.effect, at) + left - kept


def choose_one(option: Option, at: Outlook) -> float:
    if option.effect is not None:
        return value(option.effect, at)
    return WISHES[option.word](at) if option.word in WISHES else 0.0


def _given_away(at: Outlook) -> float:
    """To a foe: the card on top of the main deck, if the one beneath it is likely to be better."""
    top = at.view.pile(MAIN)[0]
    return 0.0 if top is None else at.unseen_card() - at.price(top)


def _even(at: Outlook) -> float:
    known = [at.top] if at.top is not None else at.mine
    return sum(card.cost % 2 == 0 for card in known) / max(len(known), 1)


#: What functions ask, by its key.
WISHES: Mapping[str, Callable[[Outlook], float]] = {
    "even": _even,
    "odd": lambda at: 1 - _even(at),
    "discard_random": lambda at: -at.whole_hand() / max(len(at.hand), 1),
    "let_draw": lambda at: -at.weights.draw,
    "no_card_type": lambda at: 3.0,
    "shown": _given_away,
}


def defend(option: Option, at: Outlook) -> float:
    """What the Attack would cost, against what the Defense costs and gives."""
    card = option.card
    if card is None or card.defense is None:
        return 0.0
    mine = option.seat is None or option.seat == at.me
    avoided = blow(at) if mine else suffering(attack_of(at), AveragePosition(at.weights))
    lost = at.use(card) if card.defense.use == "discard" else 0.0
    return avoided + value(card.defense.bonus, at) - lost


def blow(at: Outlook) -> float:
    """What the Attack would cost me: a Super-Villain that is hunted in my discard pile, or what the card says."""
    source = at.view.source
    if source is not None and source.super_villain and not at.view.between and source in at.discards:
        return at.loss(source, DISCARD) / at.weights.rate
    return suffering(attack_of(at), at)


def attack_of(at: Outlook) -> Ability:
    """What those suffer who do not avoid the Attack that is being made."""
    source = at.view.source
    if source is None:
        return None
    if at.view.between and source.first_appearance is not None:
        return source.first_appearance
    hits = tuple(attack.hit for attack in attacks_of(source))
    return hits or source.first_appearance or source.of_game("attack")


def play(option: Option, at: Outlook) -> float:
    assert option.card is not None
    return at.now(option.card)


def hand_over(option: Option, at: Outlook) -> float:
    assert option.card is not None
    return -at.loss(option.card, HAND)


def move(option: Option, at: Outlook) -> float:
    """Out of the own hand goes the worst; towards it, or onto the deck, comes the best."""
    assert option.card is not None
    if option.pile is not None and kind_of(option.pile) == HAND:
        return hand_over(option, at)
    return _brought(option.card, at, fx.TakeGained)


def swap(option: Option, at: Outlook) -> float:
    """A card is discarded and another drawn, if that one is likely to be better, not just as good."""
    assert option.card is not None
    return at.draw - at.use(option.card) - at.weights.fuss


def hero(option: Option, at: Outlook) -> float:
    """What it gives in a turn; a Character with the Levels that wait for it."""
    card = option.card
    assert card is not None
    levels = [other for other in at.view.known(SHELF) if other.figure == card.figure]
    return sum([hero_worth(level, at.weights) for level in levels or [card]])


def match(option: Option, at: Outlook) -> float:
    """The card that has given most Power this turn."""
    given = [part.n for part in at.view.power_parts(at.me) if part.card is option.card]
    return sum(given) / max(at.view.plays().count(option.card), 1) if option.card is not None else 0.0


def card_type(option: Option, at: Outlook) -> float:
    """A type of cheap cards to take back from the discard pile."""
    if option.word in WISHES:
        return WISHES[option.word](at)
    return sum([at.use(card) for card in at.discards if card.type == option.word and card.cost <= 3])


def put(option: Option, at: Outlook) -> float:
    """Useful cards to the top of the own deck; of the main deck what one would like to have, and could pay."""
    assert option.card is not None
    if option.pile is not None and owner_of(option.pile) is not None:
        return at.use(option.card)
    affordable = at.view.least > 0 or at.view.cost(option.card) <= at.power
    return at.price(option.card) if affordable else -1.0


def target(option: Option, at: Outlook) -> float:
    """Oneself for what helps, a foe for what hurts."""
    found = [part for part in of_source(at) if isinstance(part, fx.TargetPlayer)]
    helps = not found or value(found[0].effect, at) > 0
    if option.seat == at.me:
        return 2.0 if helps else -2.0
    ours = option.seat is not None and at.is_ours(option.seat)
    return 1.0 if ours == helps else -1.0


def target_foe(option: Option, at: Outlook) -> float:
    """Who is Confronted, else who holds most cards, else who comes next."""
    seat = option.seat
    assert seat is not None
    view = at.view
    turns_until = (seat - at.me) % view.players
    return 10.0 * (seat == view.target) + view.size(HAND + seat) - 0.1 * turns_until


def draw_one(option: Option, at: Outlook) -> float:
    assert option.card is not None
    return at.now(option.card) if at.view.active == at.me else at.use(option.card)


def order(option: Option, at: Outlook) -> float:
    """The best comes first."""
    assert option.card is not None
    return at.use(option.card)


def yes(option: Option, at: Outlook) -> float:
    return 1.0


LIKINGS: Mapping[Kind, Liking] = {
    ask.DEFEND: defend,
    ask.DEFEND_TEAM: defend,
    ask.SHOW: yes,
    ask.DISCARD_CARD: discard,
    ask.DESTROY_CARD: destroy,
    ask.GAIN_CARD: gain,
    ask.FETCH_CARD: fetch,
    ask.WHERE_TO: place,
    ask.WHICH_FIRST: yes,
    ask.MAY: may,
    ask.CHOOSE_ONE: choose_one,
    ask.PLAY_CARD: play,
    ask.PLAY_AGAIN: play,
    ask.BORROW_CARD: play,
    ask.PASS_CARD: hand_over,
    ask.MOVE_CARD: move,
    ask.CHOOSE_HERO: hero,
    ask.MATCH_CARD: match,
    ask.CHOOSE_TYPE: card_type,
    ask.PLACE_CARD: put,
    ask.TARGET_PLAYER: target,
    ask.TARGET_FOE: target_foe,
    ask.TAKE_CARD: draw_one,
    ask.ORDER_CARDS: order,
}

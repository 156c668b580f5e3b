"""What the greedy bot decides about Confrontations: announce, call off, switch, Block, assist, store."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from archfoe.agents import choices
from archfoe.agents.cards import playable, subsets, use
from archfoe.agents.odds import mean
from archfoe.agents.outlook import Outlook
from archfoe.agents.shopping import best_basket
from archfoe.agents.turn import Used
from archfoe.core import effects as fx
from archfoe.core.cards import Card
from archfoe.core.decisions import Answer
from archfoe.core.effects import Effect
from archfoe.core.piles import HAND
from archfoe.games.duel.bot.forecast import Forecast, WithFigures, prize, purchases
from archfoe.games.duel.bot.readings import block_points
from archfoe.games.duel.bot.weights import own_of
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.events import BLOCK
from archfoe.games.duel.verbs import CallOff, Switch, Toughen, ToughenEach
from archfoe.table.view import Option, View


def confront(option: Option, at: Outlook) -> float:
    """What it would bring, less what could be bought instead; below zero if it is likely to fail."""
    assert option.seat is not None
    forecast = Forecast(at.view, at.weights, at.me)
    chance = forecast.chance(option.seat)
    if chance < own_of(at.weights).sure:
        return -1.0
    return chance * prize(at, option.seat) - purchases(at, mean(forecast.power_odds))


def call_off(at: Outlook) -> float:
    """What can be bought then, against what the Confrontation promises; in Power, like other offers."""
    target = at.view.target
    if target is None:
        return 0.0
    forecast = Forecast(at.view, at.weights, at.view.active)
    bought = purchases(at, mean(forecast.power_odds))
    return (bought - forecast.chance(target) * prize(at, target)) / at.weights.rate


def switch(at: Outlook) -> float:
    """The other foe, against the one whom the Confrontation was announced to."""
    view = at.view
    if view.target is None:
        return 0.0
    forecast = Forecast(view, at.weights, view.active)
    foes = [seat for seat in range(view.players) if not at.is_ours(seat) and seat not in view.out]
    hopes = {seat: forecast.chance(seat) * prize(at, seat) for seat in foes}
    stay = hopes.pop(view.target, 0.0)
    return (max(hopes.values(), default=0.0) - stay) / at.weights.rate


# Blocks


def block(options: Sequence[Option], at: Outlook, used: Used) -> Answer:
    """The cheapest cards that save the Character, the own ones before the partner's; none if nothing saves it."""
    view = at.view
    assert view.target is not None
    own = [option.card for option in options if option.card is not None]
    mates = [seat for seat in view.partners if at.is_ours(seat)]
    theirs = [(seat, card) for seat in mates for card in view.known(HAND + seat) if card.has("block")]
    limit = view.blocks_left
    for blocks in ([(at.me, card) for card in own], [(at.me, card) for card in own] + theirs):
        saving = [chosen for chosen in subsets(blocks, limit) if saves(chosen, view)]
        if saving:
            price, chosen = min([(cost_of(chosen, at), i, chosen) for i, chosen in enumerate(saving)])[::2]
            mine = [card for seat, card in chosen if seat == at.me]
            if not mine or price >= own_of(at.weights).saved * prize(at, view.target):
                return ()
            return (own.index(min(mine, key=_certain)),)
    return ()


def saves(blocks: Sequence[tuple[int, Card]], view: View) -> bool:
    """Does the Character cost more than the Power of the foe after these Blocks?"""
    assert view.target is not None
    if not blocks:
        return view.figure_cost(view.target) > view.power(view.active)
    cost = view.figure_cost(view.target)
    if any(isinstance(duel_card(card).block, Switch) for _, card in blocks):
        other = [seat for seat in foes_of(view.active, view) if seat != view.target]
        if any(view.teams[seat] != view.teams[view.target] for seat in other):
            return True  # another foe of his: that is not our trouble
        cost = min([view.figure_cost(seat) for seat in other], default=cost)
    return cost + sum([points_of(card, seat, view) for seat, card in blocks]) > view.power(view.active)


def points_of(card: Card, seat: int, view: View) -> int:
    """What a Block of this player adds, with what the Character of that player makes of it."""
    if isinstance(duel_card(card).block, Switch):
        return 0
    extra = [
        when.effect.n
        for figure in view.heroes(seat)
        for when in figure.when
        if when.event == BLOCK and isinstance(when.effect, Toughen)
    ]
    return block_points(card, view.discard(seat)) + sum(extra)


def cost_of(blocks: Sequence[tuple[int, Card]], at: Outlook) -> float:
    """What the next hand lacks without these cards, in Victory Points."""
    return at.weights.rate * sum([use(card, at.weights) for _, card in blocks])


def _certain(card: Card) -> int:
    """A Block of which one does not know what it adds comes first: more can follow."""
    return 1 if isinstance(duel_card(card).block, (Toughen, ToughenEach)) else 0


def foes_of(seat: int, view: View) -> list[int]:
    return [p for p in range(view.players) if view.teams[p] != view.teams[seat] and p not in view.out]


# Assist


def assist(options: Sequence[Option], at: Outlook, used: Used) -> Answer:
    """Helps if that decides more than the cards are worth in the own turn.

    Until the partner is done it waits for what is still uncertain: cards to draw, and what will be bought.
    """
    view = at.view
    active = view.active
    coming, sure = to_come(at, active)
    if not sure and not view.last_help:
        return ()
    if view.last_help:
        coming = 0.0  # what the partner has kept is not played any more
    offered = {i: option.card for i, option in enumerate(options) if option.card is not None}
    gain = help_worth(at, active)
    forecast = Forecast(view, at.weights, active, clash=view.target is not None)
    worths = [(i, forecast.gives(card, by_partner=True), at.weights.rate * at.use(card)) for i, card in offered.items()]
    nothing = gain(coming)
    best = 0.0
    chosen: tuple[tuple[int, float, float], ...] = ()
    for some in subsets([item for item in worths if item[1] > 0]):
        net = gain(coming + sum([gives for _, gives, _ in some])) - nothing - sum([lost for _, _, lost in some])
        if net > best:
            best, chosen = net, some
    return (chosen[0][0],) if chosen else ()


def to_come(at: Outlook, active: int) -> tuple[float, bool]:
    """(the Power that the hand of the active player still holds, whether one can rely on it)."""
    view = at.view
    hand = [card for card in view.known(HAND + active) if playable(card)]
    if not hand:
        return 0.0, True
    forecast = Forecast(view, at.weights, active, clash=view.target is not None)
    power, drawn = forecast.split(hand)
    return power, view.target is not None and drawn < 0.1


def help_worth(at: Outlook, seat: int) -> Callable[[float], float]:
    """What so much more Power would bring the player whose turn it is, in Victory Points."""
    view = at.view
    target = view.target
    if target is None:
        buyer = at if seat == at.me else WithFigures(view, at.weights, seat)
        for_sale = [item for item in buyer.for_sale() if item[2] > 0]
        return lambda more: best_basket(for_sale, int(buyer.power + more + 0.01))[0]
    forecast = Forecast(view, at.weights, seat)
    forecast.without_cards()
    return lambda more: forecast.chance(target, more) * prize(at, target)


# Assist cards without partners


def store(options: Sequence[Option], at: Outlook) -> int | None:
    """An Assist card that brings less now than it will in the next turn; everything else is played before."""
    offers = [
        (i, option.card) for i, option in enumerate(options) if option.what == "store" and option.card is not None
    ]
    if not offers:
        return None
    forecast = Forecast(at.view, at.weights, at.me, clash=at.view.target is not None)
    more = sum([forecast.gives(card) for card in at.hand])
    gain = help_worth(at, at.me)
    best, chosen = 0.0, None
    for i, card in offers:
        gives = forecast.gives(card)
        lost = gain(more) - gain(more - gives)
        net = own_of(at.weights).later * at.weights.rate * gives - lost
        if net > best:
            best, chosen = net, i
    return chosen


#: Offers that are about the Confrontation itself.
OFFERS: Mapping[type[Effect], Callable[[Outlook], float]] = {CallOff: call_off, Switch: switch}


def may(option: Option, at: Outlook) -> float:
    offer = option.effect
    about = OFFERS.get(type(offer.effect)) if isinstance(offer, fx.May) else None
    if about is None or choices.is_late(at):
        return choices.may(option, at)
    return about(at)

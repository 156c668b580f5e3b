"""How much the greedy bot likes each option of a question in the city: where it stands, whom it helps and protects."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from archfoe.agents import choices
from archfoe.agents.average_position import AveragePosition
from archfoe.agents.choices import of_source
from archfoe.agents.worth import suffering, value, walk
from archfoe.core import decisions as ask
from archfoe.core import effects as fx
from archfoe.core.cards import Card
from archfoe.core.decisions import Kind
from archfoe.core.effects import Ability, Effect
from archfoe.core.filters import VILLAIN
from archfoe.core.moments import AVOID
from archfoe.core.piles import HAND, MAIN, kind_of, owner_of
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.bot.outlook import CityOutlook, promise
from archfoe.games.city.bot.routes import CityPosition
from archfoe.games.city.bot.weights import own_of
from archfoe.games.city.card import city_card
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import ALLY, distance, near, step_toward
from archfoe.games.city.verbs.cards import GainBasic, PowerForProtected
from archfoe.games.city.verbs.villains import (
    CheaperVillain,
    Contain,
    Freeze,
    Lure,
    MoveVillain,
    OnceRobbed,
    PullVillain,
)
from archfoe.table.view import Option

# Where Characters and Villains go


def _space(option: Option) -> int:
    assert option.pile is not None
    return option.pile - SPACE


def stand_in(option: Option, at: CityOutlook) -> float:
    """What can be done from there."""
    return at.position.standing(_space(option)).plan().value


def begin_in(option: Option, at: CityOutlook) -> float:
    """The same; Villains in that space Attack at once, save in the first turn of the game."""
    space = _space(option)
    attacked = [
        purchase.attack
        for purchase in at.position.purchases[space]
        if purchase.is_villain and purchase.goal not in (space, None)
    ]
    return stand_in(option, at) - (sum(attacked) if at.view.turn > 1 else 0.0)


def choose_space(option: Option, at: CityOutlook) -> float:
    """For the Villain that the question is about, or for the own Character."""
    card = at.view.about
    there = _space(option)
    if card is None or card.type != VILLAIN:
        return stand_in(option, at)
    starts = [
        space for space, purchase in at.position.villains() if purchase.card is card and distance(space, there) <= 2
    ]
    return _shifted(card, starts[0], there, at, at.position) if starts else 0.0


def _goal(card: Card, space: int, at: CityOutlook) -> int | None:
    """Where a Villain of a space is at home; None: on every Location."""
    return next((purchase.goal for purchase in at.position.purchases[space] if purchase.card is card), None)


def _shifted(card: Card, start: int, there: int, at: CityOutlook, position: CityPosition) -> float:
    """What it brings that a Villain is elsewhere."""
    if start == there:
        return 0.0
    moved = position.moved(card, start, there)
    return at.gain_of(moved) + position.harm_to_come() - moved.harm_to_come()


def shift(card: Card, start: int, effect: Effect, at: CityOutlook, position: CityPosition) -> float:
    """The best that an effect can make of a Villain."""
    here = at.here
    if here is None:
        return 0.0
    if isinstance(effect, MoveVillain):
        if distance(here, start) > effect.reach:
            return 0.0
        spaces = [there for there in near(start, effect.steps) if there != start]
    else:
        spaces = [step_toward(start, here)] if isinstance(effect, Lure) else [here]
    return max([_shifted(card, start, there, at, position) for there in spaces])


def target_villain(option: Option, at: CityOutlook) -> float:
    """By what the asking card does to it."""
    card = option.card
    assert card is not None
    space = _space(option)
    at_home = _goal(card, space, at) in (space, None)
    effect = next((part for part in of_source(at) if type(part) in _ON_VILLAINS), None)
    if isinstance(effect, Contain):
        held = space in at.position.others
        return at.attack(card) * (0.05 if at_home or held else 1.0)
    if isinstance(effect, Freeze):
        return at.attack(card) * (1.0 if at_home else 0.3)
    if isinstance(effect, CheaperVillain):
        return at.price(card) + at.attack(card)
    if isinstance(effect, (MoveVillain, PullVillain)):
        return shift(card, space, effect, at, at.position)
    return shift(card, space, Lure(), at, at.position)


_ON_VILLAINS = (Contain, Freeze, CheaperVillain, MoveVillain, PullVillain)


def target_character(option: Option, at: CityOutlook) -> float:
    """Oneself first: one knows best where one wants to be."""
    if option.seat == at.me:
        return 1.0
    return 0.5 if option.seat is None or at.is_ours(option.seat) else -1.0


def attack_order(option: Option, at: CityOutlook) -> float:
    """The worst first, while there are Defenses; else last what spares a hand that was hit, the mildest of it first."""
    assert option.card is not None
    worst = at.attack(option.card)
    spares = isinstance(city_card(option.card).attack, OnceRobbed)
    return -worst if spares and not any(card.defense is not None for card in at.hand) else worst


# Whom it helps


def attacked_next(option: Option, at: CityOutlook) -> float:
    """Who has most Defense cards: what that draws may help the others."""
    seat = option.seat
    return 0.0 if seat is None or seat == ALLY else sum(card.defense is not None for card in at.view.known(HAND + seat))


def target_player(option: Option, at: CityOutlook) -> float:
    """Who has most of it."""
    found = [part.effect for part in of_source(at) if isinstance(part, fx.ForPlayer)]
    if option.seat is not None and not at.is_ours(option.seat):
        return -1.0
    if not found or option.seat is None:
        return 1.0 if option.seat == at.me else 0.5
    return benefit(found[0], option.seat, at)


def benefit(effect: Effect, seat: int, at: CityOutlook) -> float:
    """What an effect brings a player, in Victory Points; cards drawn now are best for whose turn it is."""
    view, weights = at.view, at.weights
    drawn = sum([part.n for part in walk(effect) if isinstance(part, fx.Draw)])
    if seat == at.me:
        if drawn and view.active == at.me:
            return max(at.gain_of(at.position.richer(power=drawn)), 0.1)
        return weights.rate * value(effect, at) + 0.01
    theirs = CityOutlook(view, weights, seat)
    return weights.rate * value(effect, theirs) * (1.0 if seat == view.active or not drawn else 0.8)


def first_player(option: Option, at: CityOutlook) -> float:
    """Oneself, with a good hand; else somebody else may say so."""
    power = sum([promise(card.play)[0] for card in at.hand])
    return 1.0 if option.seat == at.me and power >= own_of(at.weights).begins else -1.0


# Attacks


def defend(option: Option, at: CityOutlook) -> float:
    """What the Attack would do, to the Location as well, against what the Defense costs and gives."""
    card, attacker = option.card, at.view.source
    if card is None or card.defense is None or attacker is None:
        return 0.0
    if option.seat == ALLY:
        return own_of(at.weights).ally_hurt + _bonus(card.defense.bonus, ALLY, attacker, at) - _price_of(card, at)
    mine = option.seat == at.me
    avoided = suffering(city_card(attacker).attack, at if mine else AveragePosition(at.weights))
    homes = [
        space
        for space, purchase in at.position.villains()
        if purchase.card is attacker and purchase.goal in (space, None)
    ]
    if homes and at.needs.city.damage(homes[0]) is not None:
        avoided += at.damage(attacker)
    heard = _heard_avoiding(at) if mine else 0.0
    return avoided + _bonus(card.defense.bonus, option.seat, attacker, at) + heard - _price_of(card, at)


def _price_of(card: Card, at: CityOutlook) -> float:
    """What is lost with a Defense card that is used."""
    used_up = card.defense is not None and card.defense.use == "discard"
    return value(card.play, at) if used_up else 0.0


def _bonus(bonus: Ability, seat: int | None, attacker: Card, at: CityOutlook) -> float:
    if isinstance(bonus, PowerForProtected):
        return float(bonus.n) if seat == at.view.active else 0.0
    if getattr(bonus, "__name__", "") == "defeat_the_attacker":
        worths = [purchase.worth for _, purchase in at.position.villains() if purchase.card is attacker]
        return 0.0 if attacker.super_villain else max(worths, default=0.0) / at.weights.rate
    return value(bonus, at)


def _heard_avoiding(at: CityOutlook) -> float:
    return sum([value(when.effect, at) for hero in at.view.heroes(at.me) for when in hero.when if when.event == AVOID])


def discard(option: Option, at: CityOutlook) -> float:
    """From the own hand what the next purchases need least."""
    card = option.card
    if card is None or option.pile != HAND + at.me:
        return choices.discard(option, at)
    power, move = promise(card.play)
    return at.gain_of(at.position.richer(-int(power), -move)) - 0.3 * at.weights.rate * at.use(card)


# Cards


def destroy(option: Option, at: CityOutlook) -> float:
    """In the city what is missed least."""
    assert option.card is not None
    in_city = option.pile is not None and owner_of(option.pile) is None
    return -at.price(option.card) if in_city else choices.destroy(option, at)


def order(option: Option, at: CityOutlook) -> float:
    """On top of the main deck: good cards soon, Villains late."""
    card = option.card
    assert card is not None
    if option.pile is None or kind_of(option.pile) != MAIN:
        return choices.order(option, at)
    return -at.attack(card) - card.cost if card.type == VILLAIN else at.price(card)


def choose_one(option: Option, at: CityOutlook) -> float:
    """Power, Move or a card: what makes the rest of the turn best."""
    effect = option.effect
    if isinstance(effect, fx.Power):
        return at.gain_of(at.position.richer(power=effect.n)) + 0.01
    if isinstance(effect, fx.Move):
        return at.gain_of(at.position.richer(moves=effect.n))
    if isinstance(effect, GainBasic):
        return at.weights.rate * at.basic()
    return choices.choose_one(option, at)


def may(option: Option, at: CityOutlook) -> float:
    wish = OFFERS.get(option.word)
    return choices.may(option, at) if wish is None else wish(at)


def _put_away(at: CityOutlook) -> float:
    """The top card of the main deck, if it is a Villain or worse than most."""
    top = at.view.pile(MAIN)[0]
    if top is None:
        return 0.0
    return 1.0 if top.type == VILLAIN else at.unseen_card() - at.price(top)


def _leave(at: CityOutlook) -> float:
    """Two Power now for the card itself."""
    source = at.view.source
    lost = at.worth(source) if source is not None else 0.0
    return at.gain_of(at.position.richer(power=2)) - max(lost, 0.0)


#: What functions offer, by its key.
OFFERS: Mapping[str, Callable[[CityOutlook], float]] = {
    "put_third": _put_away,
    "put_last": _put_away,
    "leave_here": _leave,
}


def keep(option: Option, at: CityOutlook) -> float:
    """The most useful of the next turn."""
    assert option.card is not None
    return at.use(option.card)


def give_up(option: Option, at: CityOutlook) -> float:
    """The least useful of them."""
    return -keep(option, at)


LIKINGS: Mapping[Kind, Callable[[Option, CityOutlook], float]] = {
    **choices.LIKINGS,
    ask.DEFEND_TEAM: defend,
    ask.DISCARD_CARD: discard,
    ask.DESTROY_CARD: destroy,
    ask.ORDER_CARDS: order,
    ask.CHOOSE_ONE: choose_one,
    ask.MAY: may,
    ask.TARGET_PLAYER: target_player,
    city_ask.CHOOSE_SPACE: choose_space,
    city_ask.PLACE_CHARACTER: begin_in,
    city_ask.WALK: stand_in,
    city_ask.TARGET_VILLAIN: target_villain,
    city_ask.TARGET_CHARACTER: target_character,
    city_ask.ATTACK_ORDER: attack_order,
    city_ask.ATTACKED_NEXT: attacked_next,
    city_ask.FIRST_PLAYER: first_player,
    city_ask.KEEP_CARD: keep,
    city_ask.GIVE_UP: give_up,
}

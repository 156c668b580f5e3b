"""What must hold of every question: it can be answered, it offers what it should, and it betrays nothing."""

from __future__ import annotations

from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.cards import SECRET_KIND
from archfoe.core.city import ALLY, ally_of, facts_of_city
from archfoe.core.decisions import ACTION, CARD, PILE, SAYINGS, SEAT, SPACE_OPTION, WORD, Decision, Kind
from archfoe.core.effects import clause
from archfoe.core.filters import TYPES
from archfoe.core.game import Game
from archfoe.core.piles import (
    BASICS,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    KICKS,
    LINEUP,
    MAIN,
    ONGOING,
    OWNED,
    SEATS,
    SET_ASIDE,
    SHELF,
    SPACE,
    SPACES,
    STACK,
    STORED,
    UNDER,
    kind_of,
    pile_name,
)
from archfoe.core.state import State
from archfoe.games.families import REBIRTH
from archfoe.games.options import HUNT, ON_PATROL
from archfoe.games.shared.turns import END_TURN, Turns


class Violation(Exception):
    """Something that must hold at all times does not."""


#: Where the cards on offer lie: piles of the asked seat, and shared ones.
_OWN_PLACES: dict[Kind, tuple[int, ...]] = {
    ask.DEFEND: (HAND, ONGOING),
    ask.SHOW: (HAND,),
    ask.DISCARD_CARD: (HAND, DECK),
    ask.DESTROY_CARD: (HAND, DISCARD, DECK, SET_ASIDE),
    ask.FETCH_CARD: (DISCARD,),
    ask.PASS_CARD: (HAND,),
    ask.MOVE_CARD: (HAND, DISCARD, DECK, ONGOING),
    ask.PLACE_CARD: (DECK,),
    ask.CHOOSE_HERO: (HEROES,),
    ask.ANSWER_FOE: (HAND,),
    ask.GAIN_CARD: (SET_ASIDE,),
    ask.BORROW_CARD: (SET_ASIDE,),
    ask.PLAY_CARD: (SET_ASIDE,),
    ask.TAKE_CARD: (DECK,),
    ask.BLOCK_WITH: (HAND,),
    ask.KEEP_CARD: (HAND,),
}
#: What only a Character in a city does.
_CITY_ACTIONS = ("walk", "lead", "location", "rebuild", "light", "rescue", "board")
_CITY = tuple(range(SPACE, BASICS))
_BASIC_STACKS = tuple(range(BASICS, BASICS + SPACES // 2))
_SHARED_PLACES: dict[Kind, tuple[int, ...]] = {
    ask.DESTROY_CARD: (LINEUP, *_CITY),
    ask.GAIN_CARD: (LINEUP, DESTROYED, *_CITY, *_BASIC_STACKS),
    ask.BORROW_CARD: (LINEUP, *_CITY),
    ask.PLAY_CARD: (LINEUP, DESTROYED, *_CITY),
    ask.PLACE_CARD: (MAIN,),
    ask.CHOOSE_HERO: (SHELF,),
}


def check_decision(game: Game, d: Decision) -> None:
    s, n = game.state, len(d.options)
    hides = not n and _may_hide(s, d)
    if not 0 <= d.least <= d.most <= n or not (n or hides):
        raise Violation(f"{d.kind.name}: pick {d.least} to {d.most} of {n} options cannot be answered")
    if len(set(d.options)) != n:
        raise Violation(f"{d.kind.name}: an option is offered twice")
    # People end their turns themselves, and who is done may still be helped by a partner; bots only end without a word.
    over = d.options == [("end",)] and d.seat in game.agents and not game.mode.helped
    if d.forced and (d.kind is not ask.MAIN_ACTION or over) and not hides:
        raise Violation(f"{d.kind.name}: asked though there is only one answer")
    if not (-1 <= d.source < len(s.cards) and -1 <= d.about < len(s.cards) and 0 <= d.seat < len(s.teams)):
        raise Violation(f"{d.kind.name}: asked by or about a card or a seat that does not exist")
    _BY_OPTIONS[d.kind.of](game, s, d)


def _check_cards(game: Game, s: State, d: Decision) -> None:
    """Each card on offer lies where the question says, and the asked seat may know it."""
    for card in d.options:
        if d.kind.played:
            copied = d.kind is ask.COPY_CARD and s.where[card] == DISCARD + d.seat
            if (d.seat, card) not in s.plays and not copied:
                raise Violation(f"{d.kind.name}: {s.cards[card].name} was not played by seat {d.seat} this turn")
            continue
        if not s.seers(card) >> d.seat & 1:
            raise Violation(f"{d.kind.name}: seat {d.seat} is offered a card that it may not know")
        if not _may_be_offered(s, d, s.where[card]):
            raise Violation(f"{d.kind.name}: {s.cards[card].name} is offered from the {pile_name(s.where[card])}")
        if d.kind is ask.DEFEND:
            _check_shield(s, d.seat, card)


def _may_hide(s: State, d: Decision) -> bool:
    """Is this asked although there is nothing to choose, so that nobody learns of a Secret Card that forbids it?"""
    held = [card for pile in s.piles[UNDER : UNDER + len(s.teams)] for card in pile]
    return d.kind in (ask.DEFEND_TEAM, ask.ASSIST) and any(s.cards[card].kind == SECRET_KIND for card in held)


def _may_be_offered(s: State, d: Decision, pile: int) -> bool:
    """Is this a pile from which such a question offers cards to this seat?"""
    own = _OWN_PLACES.get(d.kind)
    if own is None or pile in _SHARED_PLACES.get(d.kind, ()):
        return True
    if pile >= OWNED:
        return False
    if d.kind is ask.DISCARD_CARD and s.teams[pile % SEATS] != s.teams[d.seat]:  # out of a hand that was shown
        return kind_of(pile) == HAND and d.seat == s.active
    if d.kind is ask.PLAY_CARD and s.teams[pile % SEATS] != s.teams[d.seat]:  # a foe's card
        return kind_of(pile) != SET_ASIDE
    in_turn = s.active == d.seat and not s.between
    return pile % SEATS == d.seat and kind_of(pile) in own and (kind_of(pile) != SET_ASIDE or in_turn)


def _check_shield(s: State, seat: int, card: int) -> None:
    defense = s.cards[card].defense
    if defense is None:
        raise Violation(f"{s.cards[card].name} is offered as a Defense and has none")
    if s.where[card] != (ONGOING if defense.use == "from play" else HAND) + seat:
        raise Violation(f"{s.cards[card].name} cannot be used as a Defense from the {pile_name(s.where[card])}")


def _check_actions(game: Game, s: State, d: Decision) -> None:
    if d.kind is ask.MAIN_ACTION:
        _check_main(game, s, d)
    elif d.kind is ask.DEFEND_TEAM:
        for _, card, protected in d.options:
            _check_shield(s, d.seat, card)
            if protected != ALLY and s.teams[protected] != s.teams[d.seat]:
                raise Violation(f"seat {d.seat} may defend seat {protected}, who is no partner")


def _check_main(game: Game, s: State, d: Decision) -> None:
    """What is offered is legal, and for what is not the rules have a reason."""
    mode = game.mode
    assert isinstance(mode, Turns)
    if d.seat != s.active or s.between:
        raise Violation(f"seat {d.seat} is to act outside its turn")
    if (d.options[-1] != END_TURN and not s.piles[STORED + d.seat]) or d.least != 1 or d.most != 1:
        raise Violation("a turn must be ended by exactly one option, the last")
    offered = set(d.options)
    wanted = [("play", card) for card in s.piles[HAND + d.seat] + s.piles[STORED + d.seat]]
    in_a_city = mode.options.family is REBIRTH
    wanted += [("buy", card) for card in (_in_the_city(s) if in_a_city else _for_sale(s, d.seat))]
    for verb, card in wanted:
        _check_reason(s, mode.barred(game, d.seat, verb, card), (verb, card), (verb, card) in offered)
    for option in offered.difference(wanted):
        _check_other_action(s, mode, d.seat, option)


def _for_sale(s: State, seat: int) -> list[int]:
    top = [] if s.face_down else s.piles[STACK][-1:]
    return s.piles[LINEUP] + s.piles[SET_ASIDE + seat] + s.piles[KICKS][-1:] + top


def _in_the_city(s: State) -> list[int]:
    """Near or far."""
    cards = [card for pile in _CITY for card in s.piles[pile]]
    return cards + [card for pile in _BASIC_STACKS for card in s.piles[pile][-1:]]


def _check_reason(s: State, reason: Any, action: tuple[str, int], offered: bool) -> None:
    verb, card = action
    name = s.cards[card].name
    if offered and reason is not None:
        raise Violation(f"{verb} {name} is offered and barred at once: {reason.text}")
    if not offered and (reason is None or not reason.text or not reason.rule):
        raise Violation(f"{verb} {name} is not offered and no rule says why")
    in_a_city = s.where[card] in _CITY  # where other things count, too
    if offered and verb == "buy" and not in_a_city and price(s, card) > s.power(s.active):
        raise Violation(f"{name} is for sale to seat {s.active}, who cannot pay for it")


def price(s: State, card: int) -> int:
    """What a card costs the active player, counted anew."""
    less = sum(amount for seat, test, amount in s.discounts if seat == s.active and test(s.cards[card]))
    return max(0, s.cards[card].cost - less)


def _check_other_action(s: State, mode: Turns, seat: int, option: tuple[Any, ...]) -> None:
    if option == END_TURN:
        return
    if option[0] == "use":
        _, source, number = option
        secret = s.where[source] == UNDER + seat and s.cards[source].kind == SECRET_KIND
        at_hand = s.where[source] in (HEROES + seat, ONGOING + seat) or (seat, source) in s.plays or secret
        if not at_hand or (s.where[source] == HEROES + seat and s.down[seat]):
            raise Violation(f"seat {seat} may use {s.cards[source].name}, which is not before it")
        if not 0 <= number < len(s.defn(source).uses):
            raise Violation(f"{s.cards[source].name} has no ability number {number}")
    elif option == ("patrol",):
        full = len(s.piles[LINEUP]) >= mode.lineup_size or not s.piles[MAIN]
        if ON_PATROL not in mode.options.variants or full:
            raise Violation("a refill is offered where there is none")
    elif option[0] in _CITY_ACTIONS:  # where to, the watch of the city knows
        if mode.options.family is not REBIRTH:
            raise Violation("a Character may act in a city where there is none")
    elif option[0] == "hunt":  # which ones, the watch of the variant knows
        if HUNT not in mode.options.variants:
            raise Violation("a hunt is offered where there is none")
    elif option[0] == "store":
        if "store" not in mode.doers or s.where[option[1]] != HAND + seat:
            raise Violation("a card may be stored where there is no place for it")
    else:
        raise Violation(f"the action {option} is not among what a player may do")


def _check_piles(game: Game, s: State, d: Decision) -> None:
    in_a_city = facts_of_city(s) is not None  # where a foe who is near may be given a card, too
    mates = {seat for seat, team in enumerate(s.teams) if in_a_city or team == s.teams[d.seat]}
    for pile in d.options:
        own = pile < OWNED and pile % SEATS == d.seat and kind_of(pile) in (DECK, HAND, DISCARD)
        if not own and not (kind_of(pile) == DISCARD and pile % SEATS in mates):
            raise Violation(f"{d.kind.name}: a card may not go to the {pile_name(pile)}")


def _check_seats(game: Game, s: State, d: Decision) -> None:
    allies = [ALLY] if ally_of(s) is not None else []
    if not set(d.options) <= {*range(len(s.teams)), *allies}:
        raise Violation(f"{d.kind.name}: a seat is offered that nobody sits on")


def _check_spaces(game: Game, s: State, d: Decision) -> None:
    if not set(d.options) <= set(range(SPACES)):
        raise Violation(f"{d.kind.name}: a space is offered that no city has")


def _check_words(game: Game, s: State, d: Decision) -> None:
    """Bots look at effects and keys; words are made of them for people."""
    for option in d.options:
        if isinstance(option, str) and option not in SAYINGS and option not in TYPES:
            raise Violation(f"{d.kind.name}: the option {option!r} is no key")
        if not isinstance(option, str) and not clause(option):
            raise Violation(f"{d.kind.name}: an option has no words")


def _no_check(game: Game, s: State, d: Decision) -> None:
    """Numbers are what they are."""


_BY_OPTIONS = {
    CARD: _check_cards,
    ACTION: _check_actions,
    PILE: _check_piles,
    SEAT: _check_seats,
    WORD: _check_words,
    SPACE_OPTION: _check_spaces,
    ask.NUMBER: _no_check,
}

"""What must hold of every question: it can be answered, it offers what it should, and it betrays nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from archfoe.core import decisions as ask
from archfoe.core.decisions import ACTION, CARD, PILE, SAYINGS, SEAT, SPACE_OPTION, WORD, Decision, Kind
from archfoe.core.effects import clause
from archfoe.core.filters import TYPES
from archfoe.core.game import Game
from archfoe.core.piles import (
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    MAIN,
    ONGOING,
    OWNED,
    SEATS,
    SET_ASIDE,
    SHELF,
    kind_of,
    pile_name,
)
from archfoe.core.state import State
from archfoe.games.shared.piles import STORED
from archfoe.games.shared.turns import END_TURN, Turns
from archfoe.sim.checks import checks_of
from archfoe.sim.watch import Violation

if TYPE_CHECKING:
    from archfoe.sim.checks import Checks

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
    ask.GAIN_CARD: (SET_ASIDE,),
    ask.BORROW_CARD: (SET_ASIDE,),
    ask.PLAY_CARD: (SET_ASIDE,),
    ask.TAKE_CARD: (DECK,),
}
#: Beside what lies on the table.
_SHARED_PLACES: dict[Kind, tuple[int, ...]] = {
    ask.GAIN_CARD: (DESTROYED,),
    ask.PLAY_CARD: (DESTROYED,),
    ask.PLACE_CARD: (MAIN,),
    ask.CHOOSE_HERO: (SHELF,),
}


def check_decision(game: Game, d: Decision, checks: Checks | None = None) -> None:
    s, n = game.state, len(d.options)
    checks = checks if checks is not None else _checks_of(game)
    hides = not n and checks.may_hide(s, d)
    if not 0 <= d.least <= d.most <= n or not (n or hides):
        raise Violation(f"{d.kind.name}: pick {d.least} to {d.most} of {n} options cannot be answered")
    if len(set(d.options)) != n:
        raise Violation(f"{d.kind.name}: an option is offered twice")
    # People end their turns themselves, and who is done may still be helped by a partner; bots only end without a word.
    over = d.options == [("end",)] and d.seat in game.agents and not checks.is_helped
    if d.forced and (d.kind is not ask.MAIN_ACTION or over) and not hides:
        raise Violation(f"{d.kind.name}: asked though there is only one answer")
    if not (-1 <= d.source < len(s.cards) and -1 <= d.about < len(s.cards) and 0 <= d.seat < len(s.teams)):
        raise Violation(f"{d.kind.name}: asked by or about a card or a seat that does not exist")
    _BY_OPTIONS[d.kind.of](game, s, d, checks)


def _checks_of(game: Game) -> Checks:

    rules = game.rules
    assert isinstance(rules, Turns)
    return checks_of(rules.options)


def _check_cards(game: Game, s: State, d: Decision, checks: Checks) -> None:
    """Each card on offer lies where the question says, and the asked seat may know it."""
    for card in d.options:
        if d.kind.played:
            copied = d.kind is ask.COPY_CARD and s.where[card] == DISCARD + d.seat
            if (d.seat, card) not in s.plays and not copied:
                raise Violation(f"{d.kind.name}: {s.cards[card].name} was not played by seat {d.seat} this turn")
            continue
        if not s.who_knows(card) >> d.seat & 1:
            raise Violation(f"{d.kind.name}: seat {d.seat} is offered a card that it may not know")
        if not _may_be_offered(s, d, s.where[card], checks):
            raise Violation(
                f"{d.kind.name}: {s.cards[card].name} is offered from the {pile_name(s.where[card], checks.own_piles)}"
            )
        if d.kind is ask.DEFEND:
            _check_shield(s, d.seat, card, checks)


def _may_be_offered(s: State, d: Decision, pile: int, checks: Checks) -> bool:
    """Is this a pile from which such a question offers cards to this seat?"""
    own = _OWN_PLACES.get(d.kind) or checks.own_places.get(d.kind)
    if own is None or pile in checks.on_the_table(d.kind) or pile in _SHARED_PLACES.get(d.kind, ()):
        return True
    if pile >= OWNED:
        return False
    if d.kind is ask.DISCARD_CARD and s.teams[pile % SEATS] != s.teams[d.seat]:  # out of a hand that was shown
        return kind_of(pile) == HAND and d.seat == s.active
    if d.kind is ask.PLAY_CARD and s.teams[pile % SEATS] != s.teams[d.seat]:  # a foe's card
        return kind_of(pile) != SET_ASIDE
    in_turn = s.active == d.seat and not s.between
    return pile % SEATS == d.seat and kind_of(pile) in own and (kind_of(pile) != SET_ASIDE or in_turn)


def _check_shield(s: State, seat: int, card: int, checks: Checks) -> None:
    defense = s.cards[card].defense
    if defense is None:
        raise Violation(f"{s.cards[card].name} is offered as a Defense and has none")
    if s.where[card] != (ONGOING if defense.use == "from play" else HAND) + seat:
        raise Violation(
            f"{s.cards[card].name} cannot be used as a Defense from the {pile_name(s.where[card], checks.own_piles)}"
        )


def _check_actions(game: Game, s: State, d: Decision, checks: Checks) -> None:
    if d.kind is ask.MAIN_ACTION:
        _check_main(game, s, d, checks)
    elif d.kind is ask.DEFEND_TEAM:
        for _, card, protected in d.options:
            _check_shield(s, d.seat, card, checks)
            if protected not in checks.stand_ins(s) and s.teams[protected] != s.teams[d.seat]:
                raise Violation(f"seat {d.seat} may defend seat {protected}, who is not a teammate")


def _check_main(game: Game, s: State, d: Decision, checks: Checks) -> None:
    """What is offered is legal, and for what is not the rules have a reason."""
    rules = game.rules
    assert isinstance(rules, Turns)
    if d.seat != s.active or s.between:
        raise Violation(f"seat {d.seat} is to act outside its turn")
    if (d.options[-1] != END_TURN and not s.piles[STORED + d.seat]) or d.least != 1 or d.most != 1:
        raise Violation("a turn must be ended by exactly one option, the last")
    offered = set(d.options)
    wanted = [("play", card) for card in s.piles[HAND + d.seat] + s.piles[STORED + d.seat]]
    wanted += [("buy", card) for card in checks.for_sale(s, d.seat)]
    for verb, card in wanted:
        _check_reason(s, rules.why_not(game, d.seat, verb, card), (verb, card), (verb, card) in offered)
        if verb == "buy" and (verb, card) in offered and (checks.price(s, card) or 0) > s.power(s.active):
            raise Violation(f"{s.cards[card].name} is for sale to seat {s.active}, who cannot pay for it")
    for option in offered.difference(wanted):
        _check_other_action(s, d.seat, option, checks)


def _check_reason(s: State, reason: Any, action: tuple[str, int], offered: bool) -> None:
    verb, card = action
    name = s.cards[card].name
    if offered and reason is not None:
        raise Violation(f"{verb} {name} is offered and barred at once: {reason.text}")
    if not offered and (reason is None or not reason.text or not reason.rule):
        raise Violation(f"{verb} {name} is not offered and no rule says why")


def _check_other_action(s: State, seat: int, option: tuple[Any, ...], checks: Checks) -> None:
    if option == END_TURN:
        return
    if option[0] == "use":
        _, source, number = option
        if not checks.at_hand(s, seat, source) or (s.where[source] == HEROES + seat and s.down[seat]):
            raise Violation(f"seat {seat} may use {s.cards[source].name}, which is not before it")
        if not 0 <= number < len(s.defn(source).uses):
            raise Violation(f"{s.cards[source].name} has no ability number {number}")
    elif not checks.check_action(s, seat, option):
        raise Violation(f"the action {option} is not among what a player may do")


def _check_piles(game: Game, s: State, d: Decision, checks: Checks) -> None:
    mates = {seat for seat, team in enumerate(s.teams) if checks.given_to_foes or team == s.teams[d.seat]}
    for pile in d.options:
        own = pile < OWNED and pile % SEATS == d.seat and kind_of(pile) in (DECK, HAND, DISCARD)
        if not own and not (kind_of(pile) == DISCARD and pile % SEATS in mates):
            raise Violation(f"{d.kind.name}: a card may not go to the {pile_name(pile, checks.own_piles)}")


def _check_seats(game: Game, s: State, d: Decision, checks: Checks) -> None:
    if not set(d.options) <= {*range(len(s.teams)), *checks.stand_ins(s)}:
        raise Violation(f"{d.kind.name}: a seat is offered that nobody sits on")


def _check_spaces(game: Game, s: State, d: Decision, checks: Checks) -> None:
    if not set(d.options) <= set(range(checks.spaces)):
        raise Violation(f"{d.kind.name}: a space is offered that no board has")


def _check_words(game: Game, s: State, d: Decision, checks: Checks) -> None:
    """Bots look at effects and keys; words are made of them for people."""
    for option in d.options:
        if isinstance(option, str) and option not in SAYINGS and option not in TYPES:
            raise Violation(f"{d.kind.name}: the option {option!r} is not a key: make it with saying()")
        if not isinstance(option, str) and not clause(option):
            raise Violation(f"{d.kind.name}: an option has no words")


def _no_check(game: Game, s: State, d: Decision, checks: Checks) -> None:
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

"""What must hold of the questions that only a city asks: all that may be done there is offered, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from archfoe.core import decisions as ask
from archfoe.core.decisions import Decision
from archfoe.core.filters import HERO
from archfoe.core.piles import HAND, ONGOING
from archfoe.core.state import State
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.card import city_card
from archfoe.games.city.facts import city, city_turn
from archfoe.games.city.legacy import REPAIRS
from archfoe.games.city.options import city_options
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import space_of_character
from archfoe.games.options import Options
from archfoe.games.shared import assists
from archfoe.games.shared.facts import storing
from archfoe.games.shared.piles import STORED
from archfoe.sim.watch import Violation
from tests.oracle.city.second_telling import (
    CityRetold,
    apart,
    destroyed,
    in_the_city,
    is_called,
    is_villain,
)

_ABILITY_SIDE = "A"
_FOREIGN_RANGE = 2  # of Assist cards of a set without a city
REBUILD_POWER, REBUILD_MOVE = 7, 3


def _far(s: State, seat: int) -> int | None:
    """How many steps a Character is from the active one."""
    mine, other = s.at[seat], s.at[s.active]
    return None if mine is None or other is None else apart(mine, other)


def check_main(retold: CityRetold, s: State, d: Decision) -> None:
    seat = d.seat
    offered = {option[1] for option in d.options if option[0] == "buy"}
    wanted = {card for card in retold.in_reach(s, seat) if retold.price(s, seat, card) <= s.power(seat)}
    if offered != wanted:
        names = sorted(s.cards[card].name for card in offered ^ wanted)
        raise Violation(
            f"{', '.join(names)} may be bought and is too far away or costs too much, or the other way round"
        )
    for verb, there in (("walk", True), ("lead", city(s).ally is not None)):
        steps = sorted(option[1] for option in d.options if option[0] == verb)
        if steps != ([-1, 1] if there and s.moves[seat] > 0 else []):
            raise Violation(f"seat {seat} has {s.moves[seat]} Move and may {verb} the steps {steps}")
    for option in d.options:
        if option[0] == "location":
            _check_location(retold, s, seat, option[1])
    for verb, possible in {"rebuild": _can_rebuild(retold, s, seat), **retold.own.deeds(s, seat)}.items():
        spaces = [option[1] for option in d.options if option[0] == verb]
        if spaces != ([s.at[seat]] if possible else []):
            raise Violation(f"seat {seat} may {verb} in {spaces}, from space {s.at[seat]}")
    _check_stored(retold, s, d)


def _check_location(retold: CityRetold, s: State, seat: int, space: int) -> None:
    remote = is_called(s, seat, "Cyborg") and not city_turn(s).remote[seat]
    usable = city(s).tiles[space // 2][1] == _ABILITY_SIDE and not destroyed(s, space) and not retold.held(s, space)
    if space % 2 or not usable or retold.own.stopped(s, space) or not (remote or s.at[seat] == space):
        raise Violation(f"seat {seat} may use space {space}, which has nothing to use or is too far")


def _can_rebuild(retold: CityRetold, s: State, seat: int) -> bool:
    here = s.at[seat]
    done = (*city_options(retold.options).legacy.missions, *city(s).missions)
    broken = here is not None and city(s).damage[here] > 0
    rich = s.power(seat) >= REBUILD_POWER and s.moves[seat] >= REBUILD_MOVE
    return retold.missions and broken and rich and REPAIRS not in done


def _check_stored(retold: CityRetold, s: State, d: Decision) -> None:
    """Without teammates one Assist card at a time is kept, and no later turn ends before it is played."""
    stored, since = s.piles[STORED + d.seat], storing(s).since[d.seat]
    offered = {option[1] for option in d.options if option[0] == "store"}
    may_store = retold.alone or (retold.contest and not retold.teams)
    may_store = may_store and not stored and since != s.turn and not retold.own.refuses_storing(s, d.seat)
    wanted = {card for card in s.piles[HAND + d.seat] if s.cards[card].assist} if may_store else set()
    if offered != wanted:
        raise Violation(f"seat {d.seat} may store a card that it may not, or the other way round")
    if (("end",) in d.options) == (bool(stored) and since < s.turn):
        raise Violation(f"seat {d.seat} has a stored card and may end the turn, or has none and may not")


def check_assist(retold: CityRetold, s: State, d: Decision) -> None:
    """Only teammates help; out of Range, or if a card forbids it, they have nothing to play."""
    far = _far(s, d.seat)
    if d.seat == s.active or s.between or far is None or s.teams[d.seat] != s.teams[s.active]:
        raise Violation(f"seat {d.seat} may assist seat {s.active}")
    refused = retold.own.refuses_help(s, d.seat)
    for option in d.options:
        if option[0] == "assist":
            what = s.cards[option[1]]
            printed = city_card(what).assist_range
            reach = _FOREIGN_RANGE if printed is None else printed
            held = s.where[option[1]] == HAND + d.seat and (
                what.assist or (what.type == HERO and _lends_assist(s, retold.options))
            )
            if not held or refused or far > reach:
                raise Violation(f"{what.name} is offered as an Assist")
        elif option[0] == "use":
            _check_use_now(s, d.seat, option)
        elif option[0] in retold.own.deeds(s, d.seat) and not retold.own.may_do(s, d.seat, option[0]):
            raise Violation(f"seat {d.seat} may {option[0]} on another player's turn")


def _lends_assist(s: State, options: Options) -> bool:
    """Has the Lois Lane of Confrontations been played this turn, with whom all Heroes assist?"""
    home = options.played.home.name
    return any(s.cards[card].name == "Lois Lane" and s.cards[card].set != home for _, card in s.plays)


def _check_use_now(s: State, seat: int, option: tuple[Any, ...]) -> None:
    _, card, number = option
    if s.where[card] != ONGOING + seat or not s.cards[card].uses[number].anytime:
        raise Violation(f"seat {seat} may use {s.cards[card].name} in another's turn")


def _check_placing(retold: CityRetold, s: State, d: Decision) -> None:
    if s.at[d.seat] is not None or d.seat != s.active or list(d.options) != list(range(SPACES)):
        raise Violation(f"seat {d.seat} is not placed by the rules")


def _check_target(retold: CityRetold, s: State, d: Decision) -> None:
    for card in d.options:
        if not is_villain(s, card) or not in_the_city(s, card):
            raise Violation(f"{s.cards[card].name} is not a Villain in the city and may be chosen as one")


def _check_character(retold: CityRetold, s: State, d: Decision) -> None:
    if any(space_of_character(s, seat) is None for seat in d.options):
        raise Violation("a Character may be chosen that has not been placed")


QUESTIONS: dict[str, Callable[[CityRetold, State, Decision], None]] = {
    ask.MAIN_ACTION.name: check_main,
    assists.ASSIST.name: check_assist,
    city_ask.PLACE_CHARACTER.name: _check_placing,
    city_ask.TARGET_VILLAIN.name: _check_target,
    city_ask.TARGET_CHARACTER.name: _check_character,
}

"""One option of a question as numbers, whatever slot it comes to lie in."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache

from archfoe.agents.nets.traits import traits
from archfoe.agents.worth import walk
from archfoe.core import effects as fx
from archfoe.core.decisions import NO
from archfoe.core.effects import Ability
from archfoe.core.filters import TYPES
from archfoe.core.piles import OWNED, SEATS, kind_of
from archfoe.envs.layout import ACTS, OPTION_PLACES, OPTION_SIZE, PLACES, SPACES, Layout
from archfoe.table.options_shown import Option
from archfoe.table.view import View

_ACTS = {name: i for i, name in enumerate(ACTS)}
_PLACES = {pile: i for i, pile in enumerate(PLACES)}
_TYPES = {name: i for i, name in enumerate(TYPES)}
_EMPTY = array("f", bytes(4 * OPTION_SIZE))
_AT = OPTION_PLACES
#: More than this are not remembered: a game has some hundred, and a program may play many games.
_MOST_KEPT = 50_000


class OptionRows:
    """Rows of one table for one seat; each sort of option is worked out once."""

    __slots__ = ("_kept", "_layout")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._kept: dict[tuple[Option, int], array[float]] = {}

    def row(self, option: Option, view: View) -> array[float]:
        """Numbers that do not depend on what else is offered; not to be written to."""
        me = view.seat if view.seat is not None else 0
        found = self._kept.get((option, me))
        if found is None:
            if len(self._kept) > _MOST_KEPT:
                self._kept.clear()
            found = self._kept[option, me] = self._made(option, view, me)
        return found

    def _made(self, option: Option, view: View, me: int) -> array[float]:
        row = _EMPTY[:]
        row[_AT["act"] + _ACTS.get(option.what, len(ACTS))] = 1.0
        if option.card is not None:
            number = self._layout.numbers[option.card]
            row[_AT["card"]] = float((number + 1) % (len(self._layout.keys) + 1))
            for i, trait in traits(option.card):
                row[_AT["traits"] + i] = trait
        row[_AT["cost"]] = (option.cost or 0) / 10
        self._set_place(row, option, view, me)
        row[_AT["no"]] = float(option.word == NO)
        if option.word in _TYPES:
            row[_AT["type"] + _TYPES[option.word]] = 1.0
        effect = option.use.effect if option.use is not None else option.effect
        if effect is not None:
            at = _AT["effect"]
            row[at : at + len(effect_numbers(effect))] = effect_numbers(effect)
        return row

    def _set_place(self, row: array[float], option: Option, view: View, me: int) -> None:
        pile, seat = option.pile, option.seat
        if pile is not None:
            row[_AT["place"] + _PLACES.get(kind_of(pile), len(PLACES))] = 1.0
            if pile in view.rules.spaces:
                row[_AT["space"]] = (pile - view.rules.spaces[0] + 1) / SPACES
            if seat is None and pile < OWNED:
                seat = pile % SEATS
        if seat is not None:
            row[_AT["seat"] + (seat - me) % max(view.players, seat + 1)] = 1.0
            row[_AT["ours"]] = float(seat < view.players and view.teams[seat] == view.teams[me])


@lru_cache(maxsize=4096)
def effect_numbers(effect: Ability) -> array[float]:
    """What an effect that is offered would do, roughly."""
    parts = list(walk(effect))
    names = [type(part).__name__ for part in parts]
    return array(
        "f",
        [
            1.0,
            sum([part.n for part in parts if isinstance(part, fx.Power)]) / 3,
            float(sum([part.n for part in parts if isinstance(part, fx.Draw)])),
            _any(names, "Destroy"),
            _any(names, "Discard"),
            _any(names, "Gain"),
            _any(names, "Attack"),
            len(parts) / 5,
        ],
    )


def _any(names: Iterable[str], beginning: str) -> float:
    return float(any(name.startswith(beginning) for name in names))

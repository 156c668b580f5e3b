"""How much Power a card gives when it is played, as the one figure at its edge."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final, NamedTuple

from archfoe.core.effect import Ability, Effect, Function, parts_of
from archfoe.core.effects import Attack, EachFoe, EachPlayer, ForPlayer, OneOf, Power, TargetPlayer

_FOR_OTHERS: Final = (Attack, EachFoe, EachPlayer, ForPlayer, TargetPlayer)


class Figure(NamedTuple):
    """From `low` to `high`, and `each` for each of something."""

    low: int = 0
    high: int = 0
    each: int = 0

    def __str__(self) -> str:
        if self.each:
            return f"{self.low}+" if self.low else f"{self.each}x"
        if self.low != self.high:
            return f"{self.low}-{self.high}"
        return f"+{self.low}" if self.low else ""


def power_figure(ability: Ability) -> str:
    """ "+2", "2-5" where it depends, "2x" for each of something, "1+" if there is more for each; "" for none.

    What others get does not count, and what a plain function gives is not known.
    """
    return str(_together(*parts_of(ability)))


def least_power(ability: Ability) -> int:
    """What it gives in any case, whatever is chosen or turns up."""
    return _together(*parts_of(ability)).low


def _together(*parts: Effect | Function) -> Figure:
    found = [_of(part) for part in parts]
    return Figure(
        sum(one.low for one in found), sum(one.high for one in found), max((one.each for one in found), default=0)
    )


def _either(one: Figure, other: Figure) -> Figure:
    return Figure(min(one.low, other.low), max(one.high, other.high), max(one.each, other.each))


def _of(part: Effect | Function) -> Figure:
    """Read off the fields that effects share: what is done, what then, what otherwise."""
    if isinstance(part, Power):
        return Figure(part.n, part.n)
    if not is_dataclass(part) or isinstance(part, _FOR_OTHERS):
        return Figure()
    has = {field.name: getattr(part, field.name) for field in fields(part)}
    name = type(part).__name__
    if name.startswith("PowerEach"):
        return Figure(each=has["n"])
    if {"low", "high"} <= has.keys():
        return Figure(has["low"], has["high"])
    if isinstance(part, OneOf):
        first, *others = [_together(*parts_of(option)) for option in part.options]
        for other in others:
            first = _either(first, other)
        return first
    done = [has[field] for field in ("first", "second", "effect", "then") if field in has]
    if "first" in has:
        return _together(*parts_of(tuple(done)))
    return _either(_together(*parts_of(tuple(done))), _together(*parts_of(has.get("otherwise"))))

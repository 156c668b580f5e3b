"""Who has the first turn of the next game, as far as it can be told before the Super Heroes are dealt."""

from __future__ import annotations

from typing import NamedTuple

from archfoe.games.options import Options
from archfoe.games.shared.choices import HERO_WAYS
from archfoe.games.shared.heroes import suited_to_begin


class FirstTurn(NamedTuple):
    seat: int | None  # None: chance decides
    unless: list[str]  # Super Heroes who go first, whoever else would


def first_turn(options: Options, agreed: int | None) -> FirstTurn:
    """`agreed`: whose turn it is to begin; a Super Hero who goes first wins over that, as soon as somebody has it."""
    if agreed is None:
        return FirstTurn(None, [])
    swift = [hero.figure for hero in options.hero_pool() if hero.goes_first]
    if options.heroes not in HERO_WAYS:
        named = [place for place, name in enumerate(options.hero_names()) if name in swift]
        return FirstTurn(named[0] // options.heroes_each if named else agreed, [])
    suited = suited_to_begin(options)
    return FirstTurn(agreed, [name for name in swift if not suited or name in suited])

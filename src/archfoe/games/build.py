"""Modes of play by name: `build` makes the rules and the first position of a game."""

from __future__ import annotations

from functools import cache

from archfoe.core.cards import Box
from archfoe.core.state import State
from archfoe.games.city import setup as city_setup
from archfoe.games.city.rules import Rebirth
from archfoe.games.city.scenarios.by_number import PACK_RULES
from archfoe.games.city.tables.contest import FreeForAll, Versus
from archfoe.games.city.tables.solo import Solo
from archfoe.games.duel import setup as duel_setup
from archfoe.games.duel.alone import Duel, LastStanding
from archfoe.games.duel.rules import Confronting
from archfoe.games.families import (
    COMPETITIVE,
    COMPETITIVE_CITY,
    HIDDEN,
    HUNT,
    ON_PATROL,
    REBIRTH,
    RIVALS,
    SYNERGY,
    TEAM,
)
from archfoe.games.lineup import setup
from archfoe.games.lineup.rules import Competitive
from archfoe.games.lineup.variants import Hidden, Hunt, OnPatrol, Synergy, TeamGame
from archfoe.games.options import Options
from archfoe.games.shared.partners import Partners
from archfoe.games.shared.turns import Turns
from archfoe.games.tryout import bring_in

_CLASSES: dict[str, type[Competitive]] = {
    TEAM: TeamGame,
    ON_PATROL: OnPatrol,
    SYNERGY: Synergy,
    HUNT: Hunt,
    HIDDEN: Hidden,
}
_WITHOUT_PARTNERS: dict[int, type[Confronting]] = {2: Duel, 3: LastStanding}


@cache
def _class_of(variants: tuple[str, ...]) -> type[Competitive]:
    """The rules with all these variants: each is a small override of the one before it."""
    parts = tuple(_CLASSES[name] for name in variants if name in _CLASSES)
    return type("_".join(["Competitive", *(part.__name__ for part in parts)]), (*parts, Competitive), {})


@cache
def _city_class(scenario: int, alone: bool, variants: tuple[str, ...]) -> type[Rebirth]:
    """Rebirth with the rules of a scenario, for a team or for one player; or as a contest."""
    if COMPETITIVE_CITY in variants:
        return Versus if TEAM in variants else FreeForAll
    table = Solo if alone else Rebirth
    if scenario not in PACK_RULES:
        return table
    pack = PACK_RULES[scenario]
    return type(f"{pack.__name__}_{table.__name__}", (pack, table), {}) if alone else pack


def rules(options: Options) -> Turns:
    if options.family is COMPETITIVE:
        return _class_of(options.variants)(options)
    if options.family is RIVALS:
        return Confronting(options)
    if options.family is REBIRTH:
        return _city_class(options.scenario, options.players == 1, options.variants)(options)
    return _WITHOUT_PARTNERS.get(options.players, Partners)(options)


def build(options: Options, key: bytes, guests: Box | None = None) -> tuple[Turns, State]:
    """The rules and the first position; cards of a set of one's own may come into the main deck as guests."""
    state = _new_state(options, key)
    if guests is not None:
        bring_in(guests, options, state)
    return rules(options), state


def _new_state(options: Options, key: bytes) -> State:
    if options.family is COMPETITIVE:
        return setup.new_state(options, key)
    if options.family is REBIRTH:
        return city_setup.new_state(options, key)
    return duel_setup.new_state(options, key)


__all__ = ["Competitive", "Confronting", "Options", "Partners", "Turns", "build", "rules"]

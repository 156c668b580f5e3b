"""What a finished game leaves to its campaign."""

from __future__ import annotations

from typing import NamedTuple

from archfoe.core.piles import HEROES
from archfoe.core.rules import Rules
from archfoe.core.state import State
from archfoe.games.city.facts import city
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.rules import CityRules
from archfoe.games.city.setup import tile_at
from archfoe.games.city.tiles import TILES
from archfoe.games.shared.scoring import scores


class Outcome(NamedTuple):
    won: bool
    damage: tuple[tuple[str, int], ...]  # (tile, points) of every tile that has any, in this game or not
    missions: tuple[str, ...]  # completed in this game
    heroes: tuple[str, ...]  # by seat
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def outcome(rules: Rules, s: State) -> Outcome:
    assert isinstance(rules, CityRules)
    damage = dict(rules.options.legacy.damage)
    for space in LOCATIONS:
        tile, _ = tile_at(s, space)
        damage[tile] = city(s).damage[space]
    return Outcome(
        bool(s.winners),
        tuple((tile, damage[tile]) for tile in TILES if damage.get(tile)),
        city(s).missions,
        tuple(s.cards[s.piles[HEROES + seat][0]].name for seat in range(len(s.teams))),
        tuple(scores(s)),
        s.winners,
    )

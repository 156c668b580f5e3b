"""What a finished game leaves to its campaign."""

from __future__ import annotations

from typing import NamedTuple

from archfoe.core.cards import LATER_KIND, MAIN_KIND
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import DESTROYED, HEROES, UNUSED
from archfoe.core.rules import Rules
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.facts import city
from archfoe.games.city.legacy import SIGNATURES
from archfoe.games.city.options import city_options, is_contest
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
    signatures: tuple[int, ...] = ()  # by seat: how many its Super Hero has now
    destroyed: tuple[str, ...] = ()  # cards of the main deck, if they stay out of the next scenario
    given_up: tuple[int, ...] = ()  # by seat: the number of the Signature card that it played without, 0 if it had all


def outcome(rules: Rules, s: State) -> Outcome:
    assert isinstance(rules, CityRules)
    damage = dict(city_options(rules.options).legacy.damage)
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
        tuple(_signatures(rules, s, seat) for seat in range(len(s.teams))),
        _destroyed(s, rules.options.played.home.name)
        if not is_contest(rules.options) and rules.scenario.keeps_destroyed
        else (),
        tuple(_given_up(rules, s, seat) for seat in range(len(s.teams))) if is_contest(rules.options) else (),
    )


def _given_up(rules: CityRules, s: State, seat: int) -> int:
    """Of who had to give one up."""
    legacy = city_options(rules.options).legacy
    if not legacy.signatures or legacy.signatures[seat] != SIGNATURES - 1:
        return 0
    name = s.cards[s.piles[HEROES + seat][0]].name
    return next(
        (own.number for own in (city_card(s.cards[card]) for card in s.piles[UNUSED]) if own.super_hero == name), 0
    )


def _signatures(rules: CityRules, s: State, seat: int) -> int:
    """Those that were earned before, and in this game."""
    name = s.cards[s.piles[HEROES + seat][0]].name
    own = [card for card, what in enumerate(s.cards) if city_card(what).super_hero == name]
    legacy = city_options(rules.options).legacy.signatures
    before = legacy[seat] if legacy else 0
    return max(before, sum(s.where[card] != UNUSED for card in own))


def _destroyed(s: State, home: str) -> tuple[str, ...]:
    """No Villains: they are destroyed by being defeated; and no guests, of which each game has others."""
    cards = [s.cards[card] for card in s.piles[DESTROYED] if s.cards[card].set == home]
    gone = [card.name for card in cards if card.kind in (MAIN_KIND, LATER_KIND) and card.type != VILLAIN]
    return tuple(sorted(gone))

"""How a game of Rebirth must begin: the city, the stacks, what a campaign brings, and what a scenario lays out.

Locations, stacks and cards of each scenario are listed here a second time.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from archfoe.core.cards import BOARD_KIND, PRIVATE_KIND, SUPER_VILLAIN_KIND, Card
from archfoe.core.decisions import Decision
from archfoe.core.piles import DECK, DISCARD, HAND, HEROES, MAIN, REMOVED, UNDER, WEAKNESSES
from archfoe.core.state import State
from archfoe.games.city import kinds as city_ask
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SCENARIO_KIND, SIGNATURE_KIND
from archfoe.games.city.facts import city, is_destroyed
from archfoe.games.city.impossible import IMPOSSIBLE_KIND
from archfoe.games.city.legacy import BASIC_EACH, SIX_CARDS
from archfoe.games.city.options import city_options
from archfoe.games.city.piles import BASICS, SPACE, SPACES
from archfoe.sim.watch import Violation, Watch
from tests.oracle.city.second_telling import CityRetold, is_villain
from tests.oracle.city.told import is_harder, plain

_STACKS = 5
_DESTROYED = 5  # damage
_ALL_LOCATIONS = {"arkham_asylum", "bank", "batcave", "city", "daily_planet", "police_station", "star_labs"}
_STARTING_DECK = {"Punch": 6, "Helping Hand": 1, "Run": 3}
_WEAKNESSES = 15


class SetupWatch(Watch):
    """Looks once: when the first Character is about to be placed, all is laid out and nothing has happened."""

    def __init__(self, retold: CityRetold) -> None:
        self.retold = retold
        self._looked = False

    def look(self, s: State, decision: Decision) -> None:
        if decision.kind is city_ask.PLACE_CHARACTER and s.turn == 1 and not self._looked:
            check_setup(self.retold, s)
            self._looked = True


def check_setup(retold: CityRetold, s: State) -> None:
    _check_players(retold, s)
    _check_locations(retold, s)
    _check_stacks(retold, s)
    _check_scenario(retold, s)
    for slot in range(1, SPACES, 2):
        if len(s.piles[SPACE + slot]) != 1 or (retold.contest and is_villain(s, s.piles[SPACE + slot][0])):
            raise Violation(f"the game begins with {len(s.piles[SPACE + slot])} cards in space {slot}, or a Villain")
    if city(s).threat != retold.first_threat or len(s.piles[WEAKNESSES]) != _WEAKNESSES:
        raise Violation(f"the game begins at Threat {city(s).threat}, or not with all Weaknesses")


# What players have


def _check_players(retold: CityRetold, s: State) -> None:
    legacy = city_options(retold.options).legacy
    for seat in range(len(s.teams)):
        if s.partners[seat] != sum(1 << p for p in retold.who_sees_hand(seat)):
            raise Violation(f"the hand of seat {seat} lies open to the wrong players")
        if len(s.piles[HAND + seat]) != (6 if legacy.head_start == SIX_CARDS else 5):
            raise Violation(f"seat {seat} begins with {len(s.piles[HAND + seat])} cards in hand")
        earned = max(legacy.signatures[seat] if legacy.signatures else 0, retold.own.signatures)
        _check_deck(s, seat, earned, legacy.given_up[seat] if legacy.given_up else 0)
        basics = [s.cards[card] for card in s.piles[DISCARD + seat]]
        stacks = any(s.piles[BASICS : BASICS + _STACKS])
        if [card.kind for card in basics] != [BOARD_KIND] * (legacy.head_start == BASIC_EACH and stacks):
            raise Violation(f"seat {seat} begins with {[card.name for card in basics]} in the discard pile")
    punches = sum(s.cards[card].name == "Punch" for card in s.piles[REMOVED])
    earned = sum(max(n, retold.own.signatures) for n in legacy.signatures or (0,) * len(s.teams))
    if punches != earned:
        raise Violation(f"{punches} Punches have made room for {earned} Signature cards")


def _check_deck(s: State, seat: int, earned: int, given_up: int) -> None:
    """Ten cards: each Signature card of the own Super Hero, in order, takes the place of a Punch.

    Who has given one up, or chose to just now, has all the others.
    """
    cards = [s.cards[card] for card in s.piles[DECK + seat] + s.piles[HAND + seat]]
    heroes = [s.cards[hero].name for hero in s.piles[HEROES + seat]]
    signatures = [card for card in cards if card.kind == SIGNATURE_KIND]
    own = sorted(own.number for own in map(city_card, signatures) if own.super_hero in heroes)
    plain = Counter(card.name for card in cards if card.kind != SIGNATURE_KIND)
    wanted = _STARTING_DECK | {"Punch": _STARTING_DECK["Punch"] - earned}
    wrong = own != [n for n in range(1, earned + 1 + bool(given_up)) if n != given_up] if given_up >= 0 else False
    if wrong or len(set(own)) != earned or len(signatures) != earned or plain != Counter(wanted):
        raise Violation(f"seat {seat} begins with the deck {dict(plain)} and the Signature cards {own}")


# The city


def _check_locations(retold: CityRetold, s: State) -> None:
    tiles = city(s).tiles
    names = [tile for tile, _ in tiles]
    if retold.contest:
        sides = [side for _, side in tiles]
        wrong = len(set(names)) != _STACKS or not set(names) <= _ALL_LOCATIONS or max(map(sides.count, "AB")) > 3
    else:
        wrong = sorted(f"{tile} {side}" for tile, side in tiles) != sorted(retold.own.locations.split(", "))
        wrong = wrong or any(names[number - 1] != tile for number, tile in retold.own.placed.items())
    if wrong:
        raise Violation(f"the game begins with the Locations {tiles}")
    damage = dict(city_options(retold.options).legacy.damage)
    for number, (tile, side) in enumerate(tiles):
        points, space = damage.get(tile, 0), 2 * number
        taken = city(s).damage[space]
        if taken != points:
            raise Violation(f"{tile} begins with {taken} damage and has {points}")
        taken_away = len(s.teams) if city_options(retold.options).legacy.head_start == BASIC_EACH else 0
        full = 5 if side == "B" and points < _DESTROYED else 0
        if not full - taken_away <= len(s.piles[BASICS + number]) <= full:
            raise Violation(f"{tile} begins with {len(s.piles[BASICS + number])} Basic cards")


def _pack(card: Card, retold: CityRetold) -> str:
    """Number and letter; of a harder version those of the card whose place it takes."""
    if not is_harder(card):
        return city_card(card).pack
    box = retold.options.played.home.box
    return next(city_card(other).pack for other in box.values() if other.name == plain(card))


def _check_stacks(retold: CityRetold, s: State) -> None:
    """From the top: each stack has its share of the main deck, its Super-Villains and what the scenario adds."""
    own = retold.own
    supers = [n + [*own.fixed.values()].count(stack) for stack, n in enumerate(own.super_villains, 1)]
    added = own.added
    deck = [s.cards[card] for card in reversed(s.piles[MAIN])]
    opening = [s.cards[card] for slot in range(1, SPACES, 2) for card in s.piles[SPACE + slot]]
    shares = sum(card.kind not in (SUPER_VILLAIN_KIND, IMPOSSIBLE_KIND, SCENARIO_KIND) for card in deck + opening)
    share = own.shares or [shares // _STACKS + (number < shares % _STACKS) for number in range(_STACKS)]
    sizes = [n + supers[number] + len(added.get(number + 1, [])) for number, n in enumerate(share)]
    if city(s).stacks != tuple(reversed(sizes)):
        raise Violation(f"the main deck has the stacks {city(s).stacks}, from the lowest on")
    borders = [0, *(sum(sizes[: number + 1]) - len(opening) for number in range(len(sizes)))]
    if borders[-1] != len(deck):
        raise Violation(f"the main deck has {len(deck)} cards")
    for number, (start, end) in enumerate(pairwise(borders)):
        stack = deck[start:end] + (opening if number == 0 else [])
        found = sorted(_pack(card, retold) for card in stack if card.kind == SCENARIO_KIND)
        there = [card for card in stack if card.kind in (SUPER_VILLAIN_KIND, IMPOSSIBLE_KIND)]
        n = len(there)
        ours = [plain(card) for card in there if card.set == retold.options.played.home.name]
        misplaced = any(own.fixed.get(name, number + 1) != number + 1 or name in own.absent for name in ours)
        if misplaced or (own.fixed and len(ours) != n):
            raise Violation(f"stack {number + 1} has the Super-Villains {[card.name for card in there]}")
        if n != supers[number] or found != sorted(added.get(number + 1, [])):
            raise Violation(f"stack {number + 1} has {n} Super-Villains and the cards {found}")


# The scenario


def _check_scenario(retold: CityRetold, s: State) -> None:
    legacy = city_options(retold.options).legacy
    held = [len(s.piles[UNDER + seat]) for seat in range(len(s.teams))]
    if any(n != (retold.own.secrets and legacy.attempt == 1) for n in held):
        raise Violation(f"{held} Secret Cards have been passed")
    if any(s.cards[card].kind == PRIVATE_KIND for card in s.piles[REMOVED]):
        raise Violation("a Secret Card is out of the game from the start")
    for space in range(0, SPACES, 2):
        if s.piles[SPACE + space]:
            raise Violation(f"a card lies on the Location of space {space} from the start")
    retold.own.check_setup(s, {space for space in range(0, SPACES, 2) if is_destroyed(s, space)})

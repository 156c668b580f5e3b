"""The city as plain data: its ten spaces, what lies and stands in each, and what the Villains will do next.

All of it lies open on the table, so every seat may know it; costs are those for the seat that looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from archfoe.core.cards import SECRET_KIND, Card
from archfoe.core.city import (
    at_destination,
    distance,
    goal_of,
    is_location,
    location,
    near,
    space_of,
    villains,
    way,
)
from archfoe.core.effects.packs import dark_spaces, times_done
from archfoe.core.filters import ESCAPEE, VILLAIN
from archfoe.core.game import Game
from archfoe.core.piles import BASICS, DESTROYED, IS_OPEN, REMOVED, SPACE, SPACES, TROPHIES, UNDER
from archfoe.core.player import Player
from archfoe.core.reason import Reason
from archfoe.core.standing import Standing
from archfoe.games.city.facts import city, city_turn
from archfoe.games.city.help import FOREIGN_ASSIST_RANGE
from archfoe.games.city.legacy import REBUILD
from archfoe.games.city.missions import REBUILD_MOVE, REBUILD_POWER, Missions
from archfoe.games.city.rules import Rebirth
from archfoe.games.city.scenario import ABILITY, Scenario
from archfoe.games.city.scenarios.exodus.facts import exodus
from archfoe.games.city.scenarios.exodus.rules import EACH, JAVELIN, Exodus
from archfoe.games.city.scenarios.lights_out.rules import LightsOut
from archfoe.games.city.scenarios.stolen_seconds.facts import stolen_seconds
from archfoe.games.city.scenarios.stolen_seconds.rules import StolenSeconds
from archfoe.games.city.setup import tile_at
from archfoe.games.city.threat import CLOCK, HEAVY_BLOWS, ONGOING, ThreatText
from archfoe.games.city.tiles import TILES, Tile
from archfoe.games.city.track import TOP_LEVEL
from archfoe.games.city.villains import CLOCK_BOXES
from archfoe.games.families import COMPETITIVE_CITY, FAMILIES, REBIRTH
from archfoe.games.shared.scoring import beside_cards, vp_of
from archfoe.table.view import View

AT_HOME, HELD, CONTAINED, WALKS = "at home", "held", "contained", "walks"
NEXT_DOOR = 1  # so far away a space is near enough to read every card in it
TO_COME, IN_CITY, FALLEN = "to come", "in the city", "fallen"  # how it stands with the chief Villain of a scenario


def in_city(mode: str) -> bool:
    """Is it a game in the city?"""
    return FAMILIES[mode] is REBIRTH


def is_contest(view: View) -> bool:
    """Do the players of a city play against one another?"""
    return COMPETITIVE_CITY in view.variants


class Villain(NamedTuple):
    """A Villain in the city, and what it will do by itself."""

    card: Card
    space: int
    place: int  # among the cards of its space
    cost: int
    goal: int | None  # the space of its Destination; None: every Location is one
    doing: str
    then: int  # where it is after the next Step 3, as things stand
    frozen_by: int | None  # until whose next turn it makes no Attack
    home: bool  # attacks whoever's turn it is, since this is its Destination
    damage: int  # what its Attack does to the Location, from its Destination


class Ware(NamedTuple):
    """Equal cards of a space that are no Villains."""

    card: Card
    cost: int
    copies: int


class Spot(NamedTuple):
    """A space: its tile if it is a Location, and all that is there."""

    space: int
    tile: Tile | None
    ability: bool  # is side A up?
    damage: int | None  # None: destroyed
    basic: Ware | None  # the stack of side B, with how many are left
    cards: list[tuple[Card, int]]  # every one with its cost, in the order in which they lie
    villains: list[Villain]
    seats: list[int]
    ally: bool  # of a solo game
    dark: bool
    civilians: int  # who wait there
    javelin: bool

    @property
    def wares(self) -> list[Ware]:
        """What is no Villain, equal cards together."""
        found = Counter(one for one in self.cards if one[0].type != VILLAIN)
        return [Ware(card, cost, copies) for (card, cost), copies in found.items()]

    @property
    def empty(self) -> bool:
        return not (self.cards or self.seats or self.basic or self.javelin)


class Chief(NamedTuple):
    """The Villain whom a scenario is about."""

    card: Card
    state: str
    cost: int  # for the seat that looks


class CityMap:
    """What a seat sees of the city, at this moment: it is made anew for every look."""

    def __init__(self, view: View) -> None:
        self._game: Game = view._game
        mode = self._game.mode
        assert isinstance(mode, Rebirth)
        self._mode, self._s = mode, self._game.state
        self.view = view
        self.buyer = view.active if view.seat is None else view.seat
        self._costs: dict[int, int] = {}  # each is looked for several times, and takes a while

    # Spaces

    @cached_property
    def spots(self) -> list[Spot]:
        return [self._spot(space) for space in range(SPACES)]

    def spot(self, space: int) -> Spot:
        return self.spots[space]

    def _spot(self, space: int) -> Spot:
        s = self._s
        cards = [(s.cards[card], self._cost(card)) for card in s.piles[SPACE + space]]
        villains = [villain for villain in self.villains if villain.space == space] if cards else []
        seats = [seat for seat, at in enumerate(s.at) if at == space] if space in s.at else []
        ally = city(s).ally == space
        waiting = exodus(s).civilians[space] if self.has_civilians else 0
        if not is_location(space):
            javelin = self.has_civilians and space == JAVELIN
            return Spot(space, None, False, 0, None, cards, villains, seats, ally, False, waiting, javelin)
        tile, side = tile_at(s, space)
        stack = s.piles[BASICS + space // 2]
        basic = Ware(s.cards[stack[-1]], self._cost(stack[-1]), len(stack)) if stack else None
        damage, dark, up = self.view.damage(space), space in self.dark, side == ABILITY
        return Spot(space, TILES[tile], up, damage, basic, cards, villains, seats, ally, dark, waiting, False)

    def _lying(self, pile: int) -> Iterator[Card]:
        """The cards of an open pile."""
        assert IS_OPEN[pile]
        return (self._s.cards[card] for card in self._s.piles[pile])

    def _cost(self, card: int) -> int:
        cost = self._costs.get(card)
        if cost is None:
            cost = self._costs[card] = self._mode.cost(self._s, self.buyer, card)
        return cost

    def away(self, space: int, seat: int | None = None) -> int | None:
        """How far it is from a Character, one's own if no other is named; None before it is placed."""
        at = self._s.at[self.buyer if seat is None else seat]
        return None if at is None else distance(at, space)

    # Villains

    @cached_property
    def villains(self) -> list[Villain]:
        return [self._villain(card) for card in villains(self._s)]

    def _villain(self, card: int) -> Villain:
        s, goal, space = self._s, goal_of(self._s, card), space_of(self._s, card)
        assert space is not None
        then, home = self._mode.after_step(s, card, space), at_destination(s, card)
        if then != space:
            doing = WALKS
        elif city(s).contained == card:
            doing = CONTAINED
        else:
            doing = AT_HOME if home else HELD
        frozen = next((seat for villain, seat in city(s).frozen if villain == card), None)
        damage = self._damage(s.cards[card], space) if home else 0
        place = s.piles[SPACE + space].index(card)
        return Villain(s.cards[card], space, place, self._cost(card), goal, doing, then, frozen, home, damage)

    def _damage(self, card: Card, space: int) -> int:
        if self.view.damage(space) is None:
            return 0
        if card.super_villain:
            return 2 if self._mode.works(self._s, HEAVY_BLOWS) else 1
        return int(card.subtype == ESCAPEE)

    @cached_property
    def next_seat(self) -> int:
        """Whose turn comes next."""
        return (self.view.active + 1) % self.view.players

    @property
    def last_turn(self) -> bool:
        """Is the clock about to run out, or the game over, so that no other turn comes?"""
        return self._s.over or self.clock == (self.next_seat, CLOCK_BOXES)

    @property
    def next_attackers(self) -> list[Villain]:
        """Who attacks when the next turn begins, as things stand; nobody if none comes."""
        return [] if self.last_turn else self.attackers(self.next_seat, self.view.at(self.next_seat))

    def attackers(self, seat: int, at: int | None) -> list[Villain]:
        """Who attacks a player at the start of a turn, as things stand, with the Character in that space."""
        return [
            villain
            for villain in self.villains
            if (villain.home or villain.space == at) and villain.frozen_by in (None, seat)
        ]

    # Threat, clock, Super-Villains

    @property
    def contest(self) -> bool:
        return is_contest(self.view)

    @property
    def levels(self) -> list[tuple[ThreatText, ...]]:
        """What stands at each Level of the Threat Track."""
        return self._mode.track.levels

    @property
    def clock_level(self) -> int | None:
        """The Threat Level that starts the clock."""
        return next((n for n, texts in enumerate(self.levels) if any(text.kind == CLOCK for text in texts)), None)

    @property
    def in_force(self) -> list[ThreatText]:
        """The lasting texts of all Levels that are reached; what two of them say is said once."""
        reached = self._mode.track.levels[: self.view.threat + 1]
        return list({text.rule: text for texts in reached for text in texts if text.kind == ONGOING}.values())

    @property
    def coming(self) -> list[ThreatText]:
        """What the next Level brings that is not in force yet."""
        levels, old = self._mode.track.levels, {text.rule for text in self.in_force}
        if self.view.threat >= TOP_LEVEL:
            return []
        return [text for text in levels[self.view.threat + 1] if text.rule and text.rule not in old]

    @property
    def scenario(self) -> Scenario:
        return self._mode.scenario

    @property
    def signatures(self) -> tuple[int, ...]:
        """By seat: how many Signature cards its Super Hero has earned; or none."""
        return self._mode.options.legacy.signatures

    @property
    def defeated(self) -> int:
        """How many Super-Villains have been defeated."""
        return city(self._s).defeated

    @cached_property
    def fallen(self) -> list[Card]:
        """The Super-Villains that lie in the destroyed pile."""
        return [card for card in self._lying(DESTROYED) if card.super_villain]

    @property
    def clock(self) -> tuple[int, int] | None:
        """Who started the clock, and its box."""
        return city(self._s).clock

    @property
    def ruins(self) -> list[int]:
        """Locations that are destroyed."""
        return [space for space in map(location, range(1, 6)) if self.view.damage(space) is None]

    def rule_of(self, word: str) -> str:
        """The rule by which something happens in this game; "" where it cannot happen."""
        return self._mode.rule_of.get(word, "")

    # What single scenarios have

    @cached_property
    def dark(self) -> tuple[int, ...]:
        """Locations without light."""
        return dark_spaces(self._s)

    @property
    def has_darkness(self) -> bool:
        return isinstance(self._mode, LightsOut)

    @property
    def light_price(self) -> int:
        """The Power that lights a Location."""
        assert isinstance(self._mode, LightsOut)
        return self._mode.price

    @cached_property
    def has_civilians(self) -> bool:
        return isinstance(self._mode, Exodus)

    def civilians(self, what: str) -> int:
        """How many are "saved" or "lost", or are "to save"."""
        if not self.has_civilians:
            return 0
        facts = exodus(self._s)
        return {"saved": facts.saved, "lost": facts.lost, "to save": facts.to_save}[what]

    @property
    def may_be_lost(self) -> int:
        """With so many civilians lost the game is lost."""
        assert isinstance(self._mode, Exodus)
        return self._mode.may_be_lost

    def carried(self, seat: int) -> int:
        """Civilians who go along with a Character."""
        return exodus(self._s).carried[seat] if self.has_civilians else 0

    @property
    def caught(self) -> list[Card]:
        """Escapees that have been defeated."""
        return [card for card in self._lying(REMOVED) if card.subtype == ESCAPEE]

    @property
    def lives_lost(self) -> int:
        """How often the Thief of Time was defeated."""
        return stolen_seconds(self._s).lives if isinstance(self._mode, StolenSeconds) else 0

    def chief(self, standing: Standing) -> Chief | None:
        """The Villain who has this rule, if the game has one; before he has come nobody knows where he is."""
        s = self._s
        card = next((card for card, what in enumerate(s.cards) if standing in what.standing), None)
        if card is None:
            return None
        state = IN_CITY if space_of(s, card) is not None else FALLEN if s.where[card] == DESTROYED else TO_COME
        return Chief(s.cards[card], state, self._cost(card))

    def done_so_far(self, deed: str, seat: int) -> int:
        """How far a player has come towards the release of a Secret Card."""
        return times_done(self._s, deed, seat)

    def secrets(self, seat: int) -> int:
        """How many Secret Cards a player holds that are not released; which they are only the holder knows."""
        return sum(self._s.cards[card].kind == SECRET_KIND for card in self._s.piles[UNDER + seat])

    @property
    def open_missions(self) -> list[str]:
        """The Side Missions that can still be completed."""
        return self._mode.open_missions(self._s) if isinstance(self._mode, Missions) else []

    def score_pile(self, seat: int) -> int:
        """The Victory Points of the Villains that a player has defeated in a contest."""
        cards = self.view.known(TROPHIES + seat)
        return sum(vp_of(card, cards) for card in cards) + beside_cards(self._s, seat)

    # Move, Range

    def move(self, seat: int) -> int:
        return max(self._s.moves[seat], 0)

    def reach(self, seat: int) -> int:
        """How far away a player may buy this turn."""
        return city_turn(self._s).reach[seat]

    def assist_range(self, card: Card) -> int:
        """How far away a player may be who is assisted with a card."""
        return FOREIGN_ASSIST_RANGE if card.assist_range is None else card.assist_range

    def mates_within(self, seat: int, steps: int) -> list[int]:
        """Teammates whose Characters are so near."""
        at = self._s.at[seat]
        spaces = [] if at is None else near(at, steps)
        return [mate for mate in self.mates(seat) if self._s.at[mate] in spaces]

    def mates(self, seat: int) -> list[int]:
        teams = self.view.teams
        return [other for other, team in enumerate(teams) if other != seat and team == teams[seat]]

    def route(self, goal: int) -> list[int]:
        """The spaces that the shortest way from one's own Character enters."""
        at = self._s.at[self.buyer]
        return [] if at is None else way(at, goal)

    # Buying and using

    def on_sale(self) -> Iterator[tuple[int, Card]]:
        """Every card of the city with its space, and the top cards of the Basic stacks."""
        for space in range(SPACES):
            for card in self._s.piles[SPACE + space]:
                yield space, self._s.cards[card]
        for number in range(SPACES // 2):
            for card in self._s.piles[BASICS + number][-1:]:
                yield 2 * number, self._s.cards[card]

    def why_not_buy(self, card: Card) -> Reason | None:
        """Why none of the copies in the city can be bought now: what is said of the nearest."""
        s = self._s
        if self.view.seat is None:  # what forbids it may be a secret of the player
            return Reason("You look on and buy nothing.", self._mode.rule_of["too far"])
        piles = [*range(SPACE, BASICS), *range(BASICS, BASICS + SPACES // 2)]
        copies = [c for pile in piles for c in s.piles[pile] if s.cards[c] is card]
        tops = [c for c in copies if s.where[c] < BASICS or s.piles[s.where[c]][-1] == c]
        if not tops:
            return Reason(f"{card.name} is not in the city.", self._mode.rule_of["too far"])
        reasons = {c: self._mode.barred(self._game, self.buyer, "buy", c) for c in tops}
        if None in reasons.values():
            return None
        return reasons[min(tops, key=lambda c: self.away(self._space(c)) or 0)]

    def _space(self, card: int) -> int:
        pile = self._s.where[card]
        return pile - SPACE if pile < BASICS else 2 * (pile - BASICS)

    def why_not_use(self, tile: Tile) -> Reason | None:
        """Why the ability of a Location cannot be used now."""
        s, seat, rule = self._s, self.buyer, "REB-10.1"
        space = next((spot.space for spot in self.spots if spot.tile is tile), None)
        if space is None:
            return Reason(f"{tile.name} is not in this game.", "REB-14.5")
        if not self.spot(space).ability:
            return Reason(f"{tile.name} lies with its Basic side up and has no ability here.", "REB-2.5")
        if self.view.damage(space) is None:
            return Reason(f"{tile.name} is destroyed.", "REB-11.3")
        if space in self.dark:
            return Reason(f"{tile.name} is dark and has no ability until somebody lights it.", "REB-35.5")
        if s.active != seat or s.between:
            return Reason("It is not your turn.", "REB-4.8")
        if space in city_turn(s).used_tiles:
            return Reason(f"You have used {tile.name} this turn.", rule)
        price = replace(tile.ability, effect=None).barred(Player(self._game, seat), 0)
        if price is not None:
            return Reason(f"{tile.name}: {price}.", rule)
        if s.at[seat] != space and not any(o.what == "location" and o.word == tile.name for o in self.view.options):
            return Reason(f"Your Character is not at {tile.name}.", rule)
        return None

    # Deeds that only some games have

    def why_not_do(self, verb: str) -> Reason | None:
        """Why a player cannot "rebuild", "light", "rescue" or "board" now; None if nothing stands in the way."""
        reasons = {"rebuild": self._no_rebuilding, "light": self._no_light, "rescue": self._no_rescue,
                   "board": self._no_boarding}  # fmt: skip
        here = self._s.at[self.buyer]
        if here is None:
            return Reason("Your Character is not in the city yet.", "REB-3.1")
        return reasons[verb](here)

    def _no_rebuilding(self, here: int) -> Reason | None:
        s, seat = self._s, self.buyer
        if not isinstance(self._mode, Missions):
            return Reason("There are no Side Missions in this game.", "REB-30.1")
        if REBUILD not in self.open_missions:
            return Reason("The Side Mission Rebuild is completed.", "REB-30.2")
        if not is_location(here) or not city(s).damage[here]:
            return Reason("Your Character is not on a damaged or destroyed Location.", "REB-30.9")
        if s.power(seat) < REBUILD_POWER or s.moves[seat] < REBUILD_MOVE:
            have = f"{s.power(seat)} Power and {self.move(seat)} Move"
            return Reason(
                f"To rebuild takes {REBUILD_POWER} Power and {REBUILD_MOVE} Move; you have {have}.", "REB-30.9"
            )
        return None

    def _no_light(self, here: int) -> Reason | None:
        power = self._s.power(self.buyer)
        if not self.has_darkness:
            return Reason("There are no dark Locations in this game.", "")
        if here not in self.dark:
            return Reason("Your Character is not on a dark Location.", "REB-35.6")
        if power < self.light_price:
            return Reason(f"To light it takes {self.light_price} Power; you have {power}.", "REB-35.6")
        return None

    def _no_rescue(self, here: int) -> Reason | None:
        if not self.has_civilians:
            return Reason("There are no civilians in this game.", "")
        if not exodus(self._s).civilians[here]:
            return Reason("No civilian waits where your Character is.", "REB-36.6")
        if self.carried(self.buyer) >= EACH:
            return Reason(f"Your Character goes with {EACH} civilians already, and takes no more.", "REB-36.6")
        if self.move(self.buyer) == 0:
            return Reason("To pick up a civilian takes 1 Move; you have none.", "REB-36.6")
        return None

    def _no_boarding(self, here: int) -> Reason | None:
        if not self.has_civilians:
            return Reason("There is no Javelin in this game.", "")
        if not self.carried(self.buyer):
            return Reason("No civilian is with your Character.", "REB-36.8")
        if here != JAVELIN:
            return Reason("Your Character is not in slot 1, where the Javelin stands.", "REB-36.8")
        return None

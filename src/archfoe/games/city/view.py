"""The city as plain data: its ten spaces, what lies and stands in each, and what the Villains will do next.

All of it lies open on the table, so every seat may know it; costs are those for the seat that looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from typing import Any, Concatenate, ParamSpec, TypeVar

from archfoe.core.cards import PRIVATE_KIND, Card
from archfoe.core.decisions import Reason
from archfoe.core.facts import GAME, TURN
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import DESTROYED, UNDER
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.facts import city, city_turn, is_destroyed
from archfoe.games.city.help import FOREIGN_ASSIST_RANGE
from archfoe.games.city.missions import Missions
from archfoe.games.city.parts import IN_SPACE, ON_VILLAIN, WITH_CHARACTER
from archfoe.games.city.piles import BASICS, SPACE, SPACES, space_name
from archfoe.games.city.ring import (
    at_destination,
    distance,
    goal_of,
    is_location,
    location,
    near,
    space_of,
    villains,
    villains_at,
    way,
)
from archfoe.games.city.rules import CityPart, CityRules
from archfoe.games.city.scenario import ABILITY, Scenario, chief_of
from archfoe.games.city.scenarios.by_number import SCENARIO_PARTS
from archfoe.games.city.setup import tile_at, tile_name
from archfoe.games.city.spaces import (
    AT_HOME,
    CONTAINED,
    FALLEN,
    HELD,
    IN_CITY,
    TO_COME,
    WALKS,
    Chief,
    ForSale,
    SpaceShown,
    Villain,
)
from archfoe.games.city.threat import CLOCK, HEAVY_BLOWS, ONGOING, TOP_LEVEL, ThreatText
from archfoe.games.city.tiles import TILES, Tile
from archfoe.games.city.villains import CLOCK_BOXES
from archfoe.games.shared.choices import CONTEST
from archfoe.games.shared.piles import TROPHIES
from archfoe.games.shared.scoring import beside_cards, vp_of
from archfoe.table.view import Look, View

T = TypeVar("T")
PartT = TypeVar("PartT", bound=CityPart)
P = ParamSpec("P")

#: What is said of a deed that only other games of the city have, and the rule behind it.
NOT_IN_THIS_GAME = {
    "rebuild": ("There are no Side Missions in this game.", "REB-30.1"),
}


def is_contest(view: View) -> bool:
    """Do the players of a city play against one another?"""
    return CONTEST in view.variants


def city_in(view: View) -> CityView:
    """The city of a game that has one."""
    return CityView(Look(view))


class CityView:
    """What a seat sees of the city, at this moment: it is made anew for every look."""

    def __init__(self, look: Look) -> None:
        rules = look.rules
        assert isinstance(rules, CityRules)
        self._look, self._rules, self._facts = look, rules, look.ask(city)
        self.view = look.view
        self.buyer = look.buyer
        self._costs: dict[int, int] = {}  # each is looked for several times, and takes a while
        self._spots: dict[int, SpaceShown] = {}

    # Spaces

    @cached_property
    def made_of(self) -> tuple[Any, ...]:
        """All that the spaces are shown by, costs and readers apart: where it is the same, they look the same."""
        return self._look.ask(_made_of, self._rules)

    @property
    def spots(self) -> list[SpaceShown]:
        return [self.spot(space) for space in range(SPACES)]

    def take_spots(self, spots: Sequence[SpaceShown]) -> None:
        """Those that somebody has seen who pays the same at this moment: nothing else in them differs."""
        self._spots = dict(enumerate(spots))

    def spot(self, space: int) -> SpaceShown:
        found = self._spots.get(space)
        if found is None:
            found = self._spots[space] = self._spot(space)
        return found

    def _spot(self, space: int) -> SpaceShown:
        look = self._look
        lying = look.open_pile(SPACE + space)
        cards = [(look.card(card), self._cost(card)) for card in lying]
        villains = [self._villain(card, space) for card in lying if look.card(card).type == VILLAIN]
        seats = [seat for seat, at in enumerate(look.at) if at == space] if space in look.at else []
        ally, marks = self.ally == space, look.ask(self._rules.marks, IN_SPACE, space)
        if not is_location(space):
            return SpaceShown(space, None, False, 0, None, cards, villains, seats, ally, False, marks)
        tile, side = look.ask(tile_at, space)
        stack = look.open_pile(BASICS + space // 2)
        basic = ForSale(look.card(stack[-1]), self._cost(stack[-1]), len(stack)) if stack else None
        damage, up = self.damage(space), side == ABILITY
        idle = damage is not None and look.ask(self._rules.out_of_order, space) is not None
        return SpaceShown(space, TILES[tile], up, damage, basic, cards, villains, seats, ally, idle, marks)

    def tile(self, space: int) -> str:
        """The name of the tile on a Location, "" in a slot."""
        return self._look.ask(tile_name, space)

    def damage(self, space: int) -> int | None:
        """Of a Location; None if it is destroyed."""
        return None if self._look.ask(is_destroyed, space) else self._facts.damage[space]

    def _lying(self, pile: int) -> Iterator[Card]:
        """The cards of an open pile."""
        return map(self._look.card, self._look.open_pile(pile))

    def _cost(self, card: int) -> int:
        cost = self._costs.get(card)
        if cost is None:
            cost = self._costs[card] = self._look.cost(card)
        return cost

    @cached_property
    def prices(self) -> tuple[int, ...]:
        """What each card of the city costs the seat that looks, and each on top of a Basic stack."""
        found = self._look.ask(self._rules.prices, self.buyer)
        self._costs.update(found)
        return tuple(found.values())

    @property
    def own_prices(self) -> tuple[Any, ...]:
        """All that makes a price one's own: who has the same pays the same for every card."""
        return self._look.ask(self._rules.own_prices, self.buyer)

    @property
    def names_reader(self) -> bool:
        """Would it say "you" of the seat that looks, which holds a Villain or has frozen one?"""
        seat = self.view.seat
        if seat is None:
            return False
        here = self._look.at[seat]
        beside = [] if here is None else self._look.ask(villains_at, here)
        return bool(beside) or any(seat == who for _, who in self._facts.frozen)

    def away(self, space: int, seat: int | None = None) -> int | None:
        """How far it is from a Character, one's own if no other is named; None before it is placed."""
        at = self._look.at[self.buyer if seat is None else seat]
        return None if at is None else distance(at, space)

    @property
    def ally(self) -> int | None:
        """The space of the ally of a solo game, if one is in the city."""
        return self._facts.ally

    # Villains

    @cached_property
    def villains(self) -> list[Villain]:
        return [villain for spot in self.spots for villain in spot.villains]

    def _villain(self, card: int, space: int) -> Villain:
        ask = self._look.ask
        goal, home = ask(goal_of, card), ask(at_destination, card)
        then = ask(self._rules.after_step, card, space)
        if then != space:
            doing = WALKS
        elif self._facts.contained == card:
            doing = CONTAINED
        else:
            doing = AT_HOME if home else HELD
        frozen = next((seat for villain, seat in self._facts.frozen if villain == card), None)
        defn = self._look.card(card)
        damage = self._damage(defn, space) if home else 0
        place = self._look.open_pile(SPACE + space).index(card)
        marks = ask(self._rules.marks, ON_VILLAIN, card)
        return Villain(defn, space, place, self._cost(card), goal, doing, then, frozen, home, damage, marks)

    def _damage(self, card: Card, space: int) -> int:
        if self.damage(space) is None:
            return 0
        if card.super_villain:
            return 2 if self._look.ask(self._rules.works, HEAVY_BLOWS) else 1
        return 0

    @property
    def contained(self) -> Card | None:
        card = self._facts.contained
        return None if card is None else self._look.card(card)

    @cached_property
    def next_seat(self) -> int:
        """Whose turn comes next."""
        return (self.view.active + 1) % self.view.players

    @property
    def last_turn(self) -> bool:
        """Is the clock about to run out, or the game over, so that no other turn comes?"""
        return self.view.over or self.clock == (self.next_seat, CLOCK_BOXES)

    @property
    def next_attackers(self) -> list[Villain]:
        """Who attacks when the next turn begins, as things stand; nobody if none comes."""
        return [] if self.last_turn else self.attackers(self.next_seat, self.view.at(self.next_seat))

    def attackers(self, seat: int, at: int | None) -> list[Villain]:
        """Who attacks a player at the start of a turn, as things stand, with the Character in that space."""
        return [villain for villain in self.villains if villain.attacks(seat, at)]

    # Threat, clock, Super-Villains

    @property
    def threat(self) -> int:
        return self._facts.threat

    @property
    def contest(self) -> bool:
        return is_contest(self.view)

    @property
    def levels(self) -> list[tuple[ThreatText, ...]]:
        """What stands at each Level of the Threat Track."""
        return self._rules.track.levels

    @property
    def clock_level(self) -> int | None:
        """The Threat Level that starts the clock."""
        return next((n for n, texts in enumerate(self.levels) if any(text.kind == CLOCK for text in texts)), None)

    @property
    def in_force(self) -> list[ThreatText]:
        """The lasting texts of all Levels that are reached; what two of them say is said once."""
        reached = self.levels[: self.threat + 1]
        return list({text.rule: text for texts in reached for text in texts if text.kind == ONGOING}.values())

    @property
    def coming(self) -> list[ThreatText]:
        """What the next Level brings that is not in force yet."""
        old = {text.rule for text in self.in_force}
        if self.threat >= TOP_LEVEL:
            return []
        return [text for text in self.levels[self.threat + 1] if text.rule and text.rule not in old]

    @property
    def scenario(self) -> Scenario:
        return self._rules.scenario

    @property
    def signatures(self) -> tuple[int, ...]:
        """By seat: how many Signature cards its Super Hero has earned; or none."""
        return self._rules.signatures

    @property
    def defeated(self) -> int:
        """How many Super-Villains have been defeated."""
        return self._facts.defeated

    @cached_property
    def fallen(self) -> list[Card]:
        """The Super-Villains that lie in the destroyed pile."""
        return [card for card in self._lying(DESTROYED) if card.super_villain]

    @property
    def clock(self) -> tuple[int, int] | None:
        """Who started the clock, and its box."""
        return self._facts.clock

    @property
    def clock_box(self) -> int | None:
        """The box of the clock, from 1 to 3, once it runs."""
        return None if self.clock is None else self.clock[1]

    @property
    def ruins(self) -> list[int]:
        """Locations that are destroyed."""
        return [space for space in map(location, range(1, 6)) if self.damage(space) is None]

    def rule_of(self, word: str) -> str:
        """The rule by which something happens in this game; "" where it cannot happen."""
        return self._rules.rule_of.get(word, "")

    # What single scenarios have

    def with_character(self, seat: int) -> list[str]:
        """What the scenario has put beside a Character."""
        return self._look.ask(self._rules.marks, WITH_CHARACTER, seat)

    def part(self, kind: type[PartT]) -> PartT:
        """The part of the rules that this game has."""
        part = self._rules.part(kind)
        assert part is not None
        return part

    def ask(self, question: Callable[Concatenate[State, P], T], *args: P.args, **more: P.kwargs) -> T:
        """What a scenario remembers, for its own words: all of that lies open."""
        return self._look.ask(question, *args, **more)

    def chief(self) -> Chief | None:
        """The Villain whom the scenario is about; before he has come nobody knows where he is."""
        card = self._look.ask(chief_of, self.scenario)
        if card is None:
            return None
        in_city = self._look.ask(space_of, card) is not None
        fallen = card in self._look.open_pile(DESTROYED)
        return Chief(self._look.card(card), IN_CITY if in_city else FALLEN if fallen else TO_COME, self._cost(card))

    def secrets(self, seat: int) -> int:
        """How many Secret Cards a player holds that are not released; which they are only the holder knows."""
        return self._look.ask(_secrets_held, seat)

    @property
    def open_missions(self) -> list[str]:
        """The Side Missions that can still be completed."""
        missions = self._rules.part(Missions)
        return self._look.ask(missions.open_missions) if missions else []

    def score_pile(self, seat: int) -> int:
        """The Victory Points of the Villains that a player has defeated in a contest."""
        cards = self.view.known(TROPHIES + seat)
        bonus = self._look.ask(beside_cards, seat)
        return sum(vp_of(card, cards) for card in cards) + bonus

    # Move, Range

    def reach(self, seat: int) -> int:
        """How far away a player may buy this turn."""
        return self._look.ask(city_turn).reach[seat]

    def assist_range(self, card: Card) -> int:
        """How far away a player may be who is assisted with a card."""
        own = city_card(card).assist_range
        return FOREIGN_ASSIST_RANGE if own is None else own

    def mates_within(self, seat: int, steps: int) -> list[int]:
        """Teammates whose Characters are so near."""
        at = self._look.at[seat]
        spaces = [] if at is None else near(at, steps)
        return [mate for mate in self.mates(seat) if self._look.at[mate] in spaces]

    def mates(self, seat: int) -> list[int]:
        teams = self.view.teams
        return [other for other, team in enumerate(teams) if other != seat and team == teams[seat]]

    def route(self, goal: int, ally: bool = False) -> list[int]:
        """The spaces that the shortest way from one's own Character enters, or from the ally."""
        at = self.ally if ally else self._look.at[self.buyer]
        return [] if at is None else way(at, goal)

    # Buying and using

    def on_sale(self) -> Iterator[tuple[int, Card]]:
        """Every card of the city with its space, and the top cards of the Basic stacks."""
        for space in range(SPACES):
            for card in self._lying(SPACE + space):
                yield space, card
        for number in range(SPACES // 2):
            for top in self._look.open_pile(BASICS + number)[-1:]:
                yield 2 * number, self._look.card(top)

    def why_not_buy(self, card: Card) -> Reason | None:
        """Why none of the copies in the city can be bought now: what is said of the nearest."""
        if self.view.seat is None:  # what forbids it may be a secret of the player
            return Reason("Spectators buy nothing.", self.rule_of("too far"))
        piles = [*range(SPACE, SPACE + SPACES), *range(BASICS, BASICS + SPACES // 2)]
        lying = [c for pile in piles for c in self._look.open_pile(pile)[0 if pile < BASICS else -1 :]]
        copies = [c for c in lying if self._look.card(c) is card]
        if not copies:
            return Reason(f"{card.name} is not in the city.", self.rule_of("too far"))
        reasons = {c: self._look.why_not("buy", c) for c in copies}
        if None in reasons.values():
            return None
        return reasons[min(copies, key=lambda c: self.away(self._look.ask(self._rules.shop_of, c)) or 0)]

    def why_not_use(self, tile: Tile) -> Reason | None:
        """Why the ability of a Location cannot be used now."""
        space = next((spot.space for spot in self.spots if spot.tile is tile), None)
        if space is None:
            return Reason(f"{tile.name} is not in this game.", "REB-14.5")
        return self._look.why_not("location", space)

    @property
    def deeds(self) -> tuple[str, ...]:
        """What a Character may do where it is, in this game."""
        return self._rules.deeds()

    def why_not_do(self, deed: str) -> Reason | None:
        """Why a player cannot do one of them now; None if nothing stands in the way."""
        here = self._look.at[self.buyer]
        if here is None:
            return Reason("Your Character is not in the city yet.", "REB-3.1")
        if deed not in self.deeds:
            return Reason(*_elsewhere()[deed])
        return self._look.ask(self._rules.why_no_deed, self.buyer, deed, here)

    # All of it

    def plain_data(self) -> dict[str, Any]:
        return {"city": {
            "threat": self.threat,
            "clock": self.clock_box,
            "defeated": self.defeated,
            "ally": self.ally,
            "contained": self.contained.name if self.contained else None,
            "spaces": [self._plain_space(space) for space in range(SPACES)],
        }}  # fmt: skip

    def _plain_space(self, space: int) -> dict[str, Any]:
        stack = self._lying(BASICS + space // 2) if is_location(space) else ()
        return {
            "name": space_name(space),
            "tile": self.tile(space) or None,
            "damage": self.damage(space) if is_location(space) else None,
            "cards": [card.name for card in self._lying(SPACE + space)],
            "basics": [card.name for card in stack],
            "characters": [seat for seat, at in enumerate(self._look.at) if at == space],
        }


@cache
def _elsewhere() -> dict[str, tuple[str, str]]:
    """What is said of deeds that only other games of the city have."""
    parts = SCENARIO_PARTS.values()
    return NOT_IN_THIS_GAME | {deed: said for part in parts for deed, said in part.elsewhere.items()}


def _made_of(s: State, rules: CityRules) -> tuple[Any, ...]:
    """As values of its own, which stay as they are when the position is answered."""
    steps = [rules.after_step(s, card, s.where[card] - SPACE) for card in villains(s)]
    piles = list(map(tuple, s.piles[SPACE : BASICS + SPACES // 2]))
    facts = [facts.values() for facts in (s.facts[GAME], *s.facts[TURN + 1 :]) if facts is not None]
    return steps, piles, tuple(s.at), facts, s.active, s.over


def _secrets_held(s: State, seat: int) -> int:
    return sum(s.cards[card].kind == PRIVATE_KIND for card in s.piles[UNDER + seat])

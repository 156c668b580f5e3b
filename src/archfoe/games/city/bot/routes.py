"""The city as a plan needs it: what can be bought on which walk, and where it is good to stand at the end of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from archfoe.core.cards import Card
from archfoe.games.city.piles import SPACES
from archfoe.games.city.ring import distance, way

#: The chance to get so far in a turn, and to have one Power more than usual.
REACHED = (1.0, 0.9, 0.75, 0.5, 0.35, 0.25)
SHORT = 0.6

#: The chance to get from one space to another: looked up very often.
_CHANCE = tuple(tuple(REACHED[distance(a, b)] for b in range(SPACES)) for a in range(SPACES))


class Purchase(NamedTuple):
    """Something to buy, to defeat or to do in a space."""

    card: Card | None  # None: a deed
    cost: int
    worth: float  # in Victory Points
    attack: float = 0.0  # what one Attack of it costs who is hit, with damage to its Location
    is_villain: bool = False
    goal: int | None = None  # where a Villain is at home; None: on every Location
    steps: int = 1  # that it goes in Step 3
    slips: bool = False  # nobody holds it
    deed: str = ""  # the action that does it


class Trip(NamedTuple):
    """A walk, in steps clockwise from where it begins: all that it passes lies between `low` and `high`."""

    low: int
    high: int
    end: int
    length: int
    first: int  # the first step: 1, -1, or 0 for none


@dataclass(frozen=True)
class Errand:
    """People who wait in the city, and those who are carried to where they are safe."""

    waiting: tuple[int, ...]  # by space
    carried: int
    room: int  # for so many more
    wanted: int  # so many more are to be picked up
    haven: int  # the space where they are safe
    saved: float  # what it is worth to bring one there
    carried_worth: float  # what it is worth that one is on the way, as a part of that
    waiting_worth: float  # to pick one up this turn
    near_worth: float  # to be where one waits

    def value(self, here: int, trip: Trip, moves: int) -> float:
        """What a walk does for them; who is picked up costs a step."""
        end = (here + trip.end) % SPACES
        passed = [space % SPACES for space in range(here + trip.low, here + trip.high + 1)]
        out, carried, room = 0.0, self.carried, self.room
        if carried and self.haven in passed:
            out += self.saved * carried
            room += carried
            carried = 0
        waiting = sum([self.waiting[space] for space in passed])
        picked = max(0, min(moves - trip.length, room, waiting, self.wanted))
        part = carried * self.carried_worth + picked * self.waiting_worth
        out += self.saved * part * (1 - 0.06 * distance(end, self.haven))
        if carried + picked == 0 and self.wanted:
            far = [distance(end, space) for space, n in enumerate(self.waiting) if n]
            out += self.saved * self.near_worth * (1 - 0.15 * min(far, default=5))
        return out

    def with_one_from(self, space: int) -> Errand:
        waiting = tuple(n - (there == space) for there, n in enumerate(self.waiting))
        return replace(
            self, waiting=waiting, carried=self.carried + 1, room=self.room - 1, wanted=max(0, self.wanted - 1)
        )


class Plan(NamedTuple):
    """The best thing to do with the Power and the Move at hand."""

    value: float
    trip: Trip
    basket: tuple[tuple[int, Purchase], ...]  # (space, what is bought there)


@cache
def trips(moves: int) -> tuple[Trip, ...]:
    """All walks of so many steps, each the shortest way to pass the same spaces and to end in the same one."""
    out = []
    for high in range(min(moves, SPACES - 1) + 1):
        for low in range(0, -min(moves, SPACES - 1 - high) - 1, -1):
            for end in range(low, high + 1):
                up_first = (high + (high - low) + (end - low) if low else high + (high - end), 1 if high else -1)
                down_first = (-low + (high - low) + (high - end) if high else -low + (end - low), -1 if low else 1)
                length, first = min(up_first, down_first, key=lambda way: way[0])
                if length <= moves:
                    out.append(Trip(low, high, end, length, first if length else 0))
    return tuple(sorted(out, key=lambda trip: trip.length))


@cache
def path_to(start: int, goal: int) -> tuple[int, ...]:
    """The spaces of a Villain on its way, with the first and the last."""
    return (start, *way(start, goal))


class CityPosition:
    """A position, or one that might come about: a copy in which something else is set."""

    def __init__(
        self,
        here: int,
        moves: int,
        power: int,
        purchases: tuple[tuple[Purchase, ...], ...],  # by space
        others: tuple[int, ...],  # where the other Characters stand
        players: int,
        delay: float,
        hope: float,  # what is in reach of the next turn, as a part of its worth
        income: float,  # Power of a usual turn
        reach: int = 0,
        contained: Card | None = None,
    ) -> None:
        self.here = here
        self.moves = moves
        self.power = power
        self.purchases = purchases
        self.others = others
        self.players = players
        self.delay = delay
        self.hope = hope
        self.income = income
        self.reach = reach
        self.contained = contained
        self.from_afar: tuple[Purchase, ...] = ()  # what can be bought from anywhere
        self.more: Mapping[int, int] = {}  # Power that is had only in some spaces
        self.errand: Errand | None = None
        self.ends: Mapping[int, float] = {}  # what else it is worth to end the turn in a space
        # What was found out of the purchases
        self._wanted: list[list[tuple[int, Purchase]]] | None = None
        self._hoped: list[tuple[float, tuple[int, Purchase]]] | None = None

    # What might be

    def copy(self) -> CityPosition:
        other = CityPosition(
            self.here,
            self.moves,
            self.power,
            self.purchases,
            self.others,
            self.players,
            self.delay,
            self.hope,
            self.income,
            self.reach,
            self.contained,
        )
        other.from_afar, other.more, other.errand, other.ends = self.from_afar, self.more, self.errand, self.ends
        other._wanted, other._hoped = self._wanted, self._hoped
        return other

    def moved(self, card: Card, start: int, there: int) -> CityPosition:
        """With a Villain elsewhere."""
        purchases = [list(some) for some in self.purchases]
        purchase = next(purchase for purchase in purchases[start] if purchase.card is card)
        purchases[start].remove(purchase)
        purchases[there].append(purchase)
        other = self.copy()
        other.purchases = tuple([tuple(some) for some in purchases])
        other._wanted = other._hoped = None
        return other

    def standing(self, space: int) -> CityPosition:
        other = self.copy()
        other.here = space
        return other

    def richer(self, power: int = 0, moves: int = 0) -> CityPosition:
        other = self.copy()
        other.power, other.moves = max(0, self.power + power), max(0, self.moves + moves)
        return other

    def on_errand(self, errand: Errand) -> CityPosition:
        other = self.copy()
        other.errand = errand
        return other

    def beside(self, others: tuple[int, ...]) -> CityPosition:
        """With other Characters elsewhere."""
        other = self.copy()
        other.others = others
        return other

    def villains(self) -> list[tuple[int, Purchase]]:
        return [
            (space, purchase) for space, some in enumerate(self.purchases) for purchase in some if purchase.is_villain
        ]

    def harm_to_come(self) -> float:
        """What the Villains will do to all players in a round if nobody stands in their way, in Victory Points."""
        out = 0.0
        for space, purchase in self.villains():
            goal = space if purchase.goal is None else purchase.goal
            free = self.contained is not purchase.card and (purchase.slips or space not in self.others)
            turns = -(-distance(space, goal) // purchase.steps)
            if not turns or free:
                out += purchase.attack * max(0, self.players - turns)
        return out

    # What is best

    def plan(self) -> Plan:
        best: Plan | None = None
        baskets: dict[tuple[int, int], tuple[float, tuple[tuple[int, Purchase], ...]]] = {}
        villains = self.villains()
        stands: dict[tuple[int, tuple[tuple[int, Purchase], ...]], float] = {}
        most, here, errand = float("-inf"), self.here, self.errand
        for trip in trips(min(self.moves, SPACES)):
            low, high, turned, length, _ = trip
            passed = (low, high)
            if passed not in baskets:
                baskets[passed] = self._basket(range(here + low, here + high + 1))
            worth, basket = baskets[passed]
            end = (here + turned) % SPACES
            key = (end, basket)
            if key not in stands:
                held: float = sum([self.stand(end, *one) for one in villains if one not in basket])
                stands[key] = held + self.prospect(end, basket) + self.ends.get(end, 0.0)
            value = worth + stands[key] - 0.01 * length
            if errand is not None:
                value += errand.value(here, trip, self.moves)
            if value > most:
                most, best = value, Plan(value, trip, basket)
        assert best is not None
        return best

    def _basket(self, passed: range) -> tuple[float, tuple[tuple[int, Purchase], ...]]:
        """The purchases in these spaces that are worth most together."""
        power = self.power
        if self.more:
            power += max([self.more.get(space % SPACES, 0) for space in passed])
        goods = self._goods()
        if self.reach:
            spaces = {space % SPACES for space in range(passed.start - self.reach, passed.stop + self.reach)}
        else:
            spaces = {space % SPACES for space in passed}
        items = [item for space in sorted(spaces) for item in goods[space] if item[1].cost <= power]
        if self.from_afar:
            items += [
                (self.here, purchase) for purchase in self.from_afar if purchase.cost <= power and purchase.worth > 0
            ]
        return basket(items, power)

    def _goods(self) -> list[list[tuple[int, Purchase]]]:
        """By space: all that is worth having."""
        if self._wanted is None:
            self._wanted = [
                [(space, purchase) for purchase in some if purchase.worth > 0]
                for space, some in enumerate(self.purchases)
            ]
        return self._wanted

    def stand(self, space: int, start: int, purchase: Purchase) -> float:
        """What a Character in a space changes about a Villain until its next turn, in Victory Points."""
        goal, n = purchase.goal, self.players
        if goal is None or start == goal:
            return 0.0
        if self.contained is purchase.card:
            return -purchase.attack if space == start else 0.0
        if purchase.slips:
            return 0.0
        path = path_to(start, goal)
        stop = next((i for i, there in enumerate(path[:-1]) if there in self.others), None)
        if stop is not None and path[stop] == space:
            return -purchase.attack  # held already: this is one more who is attacked
        blocked = path.index(space) if space in path[:-1] else None
        if blocked is None or (stop is not None and stop < blocked):
            return 0.0
        turns = -(-(len(path) - 1) // purchase.steps)
        spared = max(n - turns, self.delay * n) if stop is None else 0.0
        attacks = 1.0 if blocked < n else 0.0
        return purchase.attack * (spared - attacks)

    def prospect(self, space: int, bought: Sequence[tuple[int, Purchase]]) -> float:
        """What the next turn may bring from there: the best thing that a usual hand can reach and pay."""
        out, chances = 0.0, _CHANCE[space]
        for hope, item in self._hopes():
            if hope <= out:
                break
            chance = chances[item[0]]
            if hope * chance > out and item not in bought:
                out = hope * chance
        return self.hope * out

    def _hopes(self) -> list[tuple[float, tuple[int, Purchase]]]:
        """The best first: what a purchase is worth, less if a usual turn cannot pay for it."""
        if self._hoped is None:
            goods = [item for some in self._goods() for item in some]
            self._hoped = [(item[1].worth * SHORT ** max(0.0, item[1].cost - self.income), item) for item in goods]
            self._hoped.sort(key=_first, reverse=True)
        return self._hoped


def _first(pair: tuple[float, object]) -> float:
    return pair[0]


def basket(items: Sequence[tuple[int, Purchase]], power: int) -> tuple[float, tuple[tuple[int, Purchase], ...]]:
    """What is worth most together, and how much that is."""
    if not items:
        return 0.0, ()
    if sum([purchase.cost for _, purchase in items]) <= power:
        return sum([purchase.worth for _, purchase in items]), tuple(items)
    best = [(0.0, 0)] * (power + 1)  # worth, and which items as bits
    for i, (_, purchase) in enumerate(items):
        cost, worth, bit = purchase.cost, purchase.worth, 1 << i
        for p in range(power, cost - 1, -1):
            before, chosen = best[p - cost]
            if before + worth > best[p][0]:
                best[p] = (before + worth, chosen | bit)
    worth, chosen = best[power]
    return worth, tuple(item for i, item in enumerate(items) if chosen >> i & 1)

"""What a city remembers, and what of it only for a turn. Rows are by seat, or by space with a place for each of ten."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import GAME, TURN, Facts
from archfoe.core.piles import SEATS
from archfoe.games.city.legacy import DESTROYED_AT
from archfoe.games.city.piles import SPACES
from archfoe.games.shared.facts import HelpTurn

if TYPE_CHECKING:
    from archfoe.core.filters import Test
    from archfoe.core.state import State

#: Where in `State.facts` the way to sit down (alone, a contest) and the scenario have their own, if they need any.
TABLE: Final = 3
SCENARIO: Final = 4
FIRST_FREE: Final = 5  # and those of other packages

_NOBODY: Final[tuple[tuple[Test, ...], ...]] = ((),) * SEATS
_EACH: Final = (0,) * SEATS
_NO: Final = (False,) * SEATS
_UNHURT: Final = (0,) * SPACES


class CityFacts(Facts):
    __slots__ = (
        "ally", "clock", "contained", "damage", "defeated", "destinations", "first", "frozen", "missions", "named",
        "stacks", "threat", "tiles",
    )  # fmt: skip
    room: ClassVar[str] = "city"
    fields: ClassVar[tuple[str, ...]] = (
        "threat", "clock", "tiles", "stacks", "damage", "defeated", "contained", "destinations", "frozen", "missions",
        "first", "ally", "named",
    )  # fmt: skip

    def __init__(
        self,
        threat: int = 0,
        clock: tuple[int, int] | None = None,
        tiles: tuple[tuple[str, str], ...] = (),
        stacks: tuple[int, ...] | None = None,
        damage: tuple[int, ...] = _UNHURT,
        defeated: int = 0,
        contained: int | None = None,
        destinations: tuple[int, ...] = (),
        frozen: tuple[tuple[int, int], ...] = (),
        missions: tuple[str, ...] = (),
        first: int = 0,
        ally: int | None = None,
        named: tuple[int, ...] = (),
    ) -> None:
        self.threat = threat
        self.clock = clock  # who started it, and in which box it is
        self.tiles = tiles  # (tile, side) of each Location
        self.stacks = stacks  # sizes of the stacks of the main deck, the lowest first: all know where each begins
        self.damage = damage  # space -> points; with `DESTROYED_AT` a Location is destroyed
        self.defeated = defeated  # Super-Villains
        self.contained = contained  # the Villain with the token
        self.destinations = destinations  # card -> the space that it makes for, -1 for the printed one; or empty
        self.frozen = frozen  # (card, seat): it makes no Attacks until the next turn of that player
        self.missions = missions  # completed in this game
        self.first = first  # who began
        self.ally = ally  # where the ally of one who plays alone stands
        self.named = named  # Super-Villains whose stack of the main deck all know

    def copy(self) -> CityFacts:
        return CityFacts(
            self.threat,
            self.clock,
            self.tiles,
            self.stacks,
            self.damage,
            self.defeated,
            self.contained,
            self.destinations,
            self.frozen,
            self.missions,
            self.first,
            self.ally,
            self.named,
        )

    def rerouted(self, card: int) -> int | None:
        """The space that a Villain makes for, if it is not the printed one."""
        moved = self.destinations
        return moved[card] if moved and moved[card] >= 0 else None

    def is_destroyed(self, space: int) -> bool:
        return self.damage[space] >= DESTROYED_AT


class CityTurn(HelpTurn):
    __slots__ = (
        "attacker", "bought_basics", "carry", "cheaper", "cheaper_here", "cheaper_supers_here", "entry", "felled",
        "reach", "remote", "rewards_twice", "sheltered", "tile", "to_hand", "used_tiles",
    )  # fmt: skip
    room: ClassVar[str] = "city"
    fields: ClassVar[tuple[str, ...]] = (
        "assist", "quiet", "later", "carry", "bought_basics", "used_tiles", "attacker", "entry", "sheltered", "reach",
        "cheaper", "cheaper_here", "cheaper_supers_here", "rewards_twice", "to_hand", "remote", "felled", "tile",
    )  # fmt: skip

    def __init__(
        self,
        assist: tuple[tuple[Test, ...], ...] = _NOBODY,
        quiet: tuple[int, ...] = (),
        later: tuple[int, ...] = (),
        carry: str = "",
        bought_basics: tuple[int, ...] = (),
        used_tiles: tuple[int, ...] = (),
        attacker: int = -1,
        entry: bool = False,
        sheltered: int | None = None,
        reach: tuple[int, ...] = _EACH,
        cheaper: tuple[tuple[int, int, int], ...] = (),
        cheaper_here: tuple[int, ...] = _EACH,
        cheaper_supers_here: tuple[int, ...] = _EACH,
        rewards_twice: tuple[bool, ...] = _NO,
        to_hand: tuple[bool, ...] = _NO,
        remote: tuple[bool, ...] = _NO,
        felled: tuple[int, ...] = _EACH,
        tile: int | None = None,
    ) -> None:
        self.assist = assist
        self.quiet = quiet
        self.later = later
        self.carry = carry  # do Villains follow the active Character?
        self.bought_basics = bought_basics  # Locations whose Basic stack has been bought from
        self.used_tiles = used_tiles  # Locations whose ability has been used
        self.attacker = attacker  # the Villain whose Attack is being dealt with
        self.entry = entry  # does it attack because it has come into the city?
        self.sheltered = sheltered  # the space in which a Defense protects all
        self.reach = reach  # seat -> how far away it may buy
        self.cheaper = cheaper  # (seat, card, n): one Villain costs one player so much less
        self.cheaper_here = cheaper_here  # seat -> so much less cost Villains in the space of its Character
        self.cheaper_supers_here = cheaper_supers_here  # seat -> Super-Villains there
        self.rewards_twice = rewards_twice  # seat -> has Rewards twice
        self.to_hand = to_hand  # seat -> the next purchase goes to the hand
        self.remote = remote  # seat -> a Location has been used from afar
        self.felled = felled  # seat -> Villains
        self.tile = tile  # the Location whose ability is used or looked at, for what it says of itself

    def copy(self) -> CityTurn:
        return CityTurn(
            self.assist,
            self.quiet,
            self.later,
            self.carry,
            self.bought_basics,
            self.used_tiles,
            self.attacker,
            self.entry,
            self.sheltered,
            self.reach,
            self.cheaper,
            self.cheaper_here,
            self.cheaper_supers_here,
            self.rewards_twice,
            self.to_hand,
            self.remote,
            self.felled,
            self.tile,
        )


BLANK_TURN: Final = CityTurn()


def city(s: State) -> CityFacts:
    facts: CityFacts = s.facts[GAME]
    return facts


def own_city(s: State) -> CityFacts:
    facts: CityFacts = s.own_facts(GAME)
    return facts


def city_turn(s: State) -> CityTurn:
    turn: CityTurn = s.facts[TURN]
    return turn


def own_city_turn(s: State) -> CityTurn:
    turn: CityTurn = s.own_facts(TURN)
    return turn


def is_destroyed(s: State, space: int) -> bool:
    facts: CityFacts = s.facts[GAME]  # in place: this is asked very often
    return facts.damage[space] >= DESTROYED_AT


def is_frozen(s: State, card: int) -> bool:
    return any(frozen == card for frozen, _ in city(s).frozen)

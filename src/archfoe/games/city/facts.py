"""What a city remembers, and what of it only for a turn. Rows are by seat, or by space with a place for each of ten."""

# mypy: no-warn-return-any
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
    room: ClassVar[str] = "city"

    threat: int = 0
    clock: tuple[int, int] | None = None  # who started it, and in which box it is
    tiles: tuple[tuple[str, str], ...] = ()  # (tile, side) of each Location
    #: Sizes of the stacks of the main deck, the lowest first: all know where each begins.
    stacks: tuple[int, ...] | None = None
    damage: tuple[int, ...] = _UNHURT  # space -> points; with `DESTROYED_AT` a Location is destroyed
    defeated: int = 0  # Super-Villains
    contained: int | None = None  # the Villain with the token
    destinations: tuple[int, ...] = ()  # card -> the space that it makes for, -1 for the printed one; or empty
    frozen: tuple[tuple[int, int], ...] = ()  # (card, seat): it makes no Attacks until the next turn of that player
    missions: tuple[str, ...] = ()  # completed in this game
    first: int = 0  # who began
    ally: int | None = None  # where the ally of one who plays alone stands
    named: tuple[int, ...] = ()  # Super-Villains whose stack of the main deck all know

    def rerouted(self, card: int) -> int | None:
        """The space that a Villain makes for, if it is not the printed one."""
        moved = self.destinations
        return moved[card] if moved and moved[card] >= 0 else None

    def is_destroyed(self, space: int) -> bool:
        return self.damage[space] >= DESTROYED_AT


class CityTurn(HelpTurn):
    room: ClassVar[str] = "city"

    carry: str = ""  # do Villains follow the active Character?
    bought_basics: tuple[int, ...] = ()  # Locations whose Basic stack has been bought from
    used_tiles: tuple[int, ...] = ()  # Locations whose ability has been used
    attacker: int = -1  # the Villain whose Attack is being dealt with
    entry: bool = False  # does it attack because it has come into the city?
    sheltered: int | None = None  # the space in which a Defense protects all
    reach: tuple[int, ...] = _EACH  # seat -> how far away it may buy
    cheaper: tuple[tuple[int, int, int], ...] = ()  # (seat, card, n): one Villain costs one player so much less
    cheaper_here: tuple[int, ...] = _EACH  # seat -> so much less cost Villains in the space of its Character
    cheaper_supers_here: tuple[int, ...] = _EACH  # seat -> Super-Villains there
    rewards_twice: tuple[bool, ...] = _NO  # seat -> has Rewards twice
    to_hand: tuple[bool, ...] = _NO  # seat -> the next purchase goes to the hand
    remote: tuple[bool, ...] = _NO  # seat -> a Location has been used from afar
    felled: tuple[int, ...] = _EACH  # seat -> Villains
    tile: int | None = None  # the Location whose ability is used or looked at, for what it says of itself


BLANK_TURN: Final = CityTurn()


def city(s: State) -> CityFacts:
    return s.facts[GAME]


def own_city(s: State) -> CityFacts:
    return s.own_facts(GAME)


def city_turn(s: State) -> CityTurn:
    return s.facts[TURN]


def own_city_turn(s: State) -> CityTurn:
    return s.own_facts(TURN)


def is_destroyed(s: State, space: int) -> bool:
    facts: CityFacts = s.facts[GAME]  # in place: this is asked very often
    return facts.damage[space] >= DESTROYED_AT


def is_frozen(s: State, card: int) -> bool:
    return any(frozen == card for frozen, _ in city(s).frozen)

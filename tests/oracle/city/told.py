"""A scenario as the oracle tells it: plain data, and what only it does.

Each scenario has one in `scenarios/`, measured without the code of its rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.cards import Card
from archfoe.core.state import State

if TYPE_CHECKING:
    from tests.oracle.city.scenario import ScenarioWatch
    from tests.oracle.city.second_telling import CityRetold


_HARDER: Final = " (Impossible Mode)"


def plain(card: Card) -> str:
    """The name without what marks a harder version."""
    return card.name.removesuffix(_HARDER)


def is_harder(card: Card) -> bool:
    return card.name.endswith(_HARDER)


class Told:
    locations: ClassVar[str] = ""  # with the side that each shows
    placed: ClassVar[Mapping[int, str]] = {}  # number of a Location -> the tile that always lies there
    #: Tiles of the Threat Track with their Levels: "+F0" lies beside the text, "=B4" covers it, "-2" blanks it out.
    track: ClassVar[str] = ""
    small_track: ClassVar[str] = "+A2"  # as well, for one or two players
    sized_track: ClassVar[Mapping[int, str]] = {}  # as well, by number of players
    first_threat: ClassVar[int] = 0
    sized_threat: ClassVar[Mapping[int, int]] = {}  # another first Threat, by number of players
    super_cost: ClassVar[int] = 0  # what Super-Villains cost more
    small_super_cost: ClassVar[int] = 0  # as well, for one or two players
    impossible_cost: ClassVar[int] = 0  # and what they cost more in Impossible Mode
    super_villains: ClassVar[tuple[int, ...]] = (0, 2, 2, 2, 2)  # in each stack
    shares: ClassVar[tuple[int, ...]] = ()  # cards of the main deck in each; empty: all, in five stacks
    fixed: ClassVar[Mapping[str, int]] = {}  # Super-Villains by name, with their stack
    added: ClassVar[Mapping[int, list[str]]] = {}  # stack -> cards of the pack; copies have the letter of the first
    absent: ClassVar[tuple[str, ...]] = ()  # Super-Villains
    needed: ClassVar[int] = 5  # Super-Villains that must fall
    needed_alone: ClassVar[int] = 0  # the same for a player alone, if it is another number
    ruins: ClassVar[int | None] = None  # so many destroyed Locations lose it
    signatures: ClassVar[int] = 0  # every Super Hero is brought up to so many
    earns: ClassVar[bool] = False  # can a Signature card be earned in the middle of it?
    secrets: ClassVar[bool] = False  # are Secret Cards passed?
    won_between_turns: ClassVar[bool] = False
    turns_back: ClassVar[bool] = False  # do cards come from players into the city?
    watch: ClassVar[type[ScenarioWatch] | None] = None

    def __init__(self, retold: CityRetold) -> None:
        self.retold = retold

    # Set-up and cards

    def check_setup(self, s: State, fallen: set[int]) -> None:
        """What it lays out beside cards; `fallen` Locations are destroyed from the start."""

    def lies_beside(self, card: Card) -> bool:
        """May a card lie beside the city?"""
        return False

    def may_be_removed(self, card: Card) -> bool:
        """May it be out of the game?"""
        return False

    # Villains

    def homes(self, s: State, card: int) -> tuple[int, ...] | None:
        """Its Destinations, if they are others than the printed one."""
        return None

    def step(self, s: State, card: int, space: int, held: bool) -> int | None:
        """Where it is after Step 3, if it goes its own ways."""
        return None

    def walks_on(self, s: State, card: int) -> bool:
        """Does it go a space further after an Attack that hit?"""
        return False

    def comes_back(self, s: State, card: int) -> bool:
        """May it be in the city after it was defeated?"""
        return False

    def extra(self, s: State, card: int) -> int:
        """What is put on the cost of a Villain."""
        return 0

    def defeated(self, s: State, fallen: int) -> int:
        """Super-Villains that count, of so many that lie where the defeated do."""
        return fallen

    # What players may do

    def stopped(self, s: State, space: int) -> bool:
        """Does a Location that stands serve nobody?"""
        return False

    def deeds(self, s: State, seat: int) -> dict[str, bool]:
        """What it lets a Character do where it is: can it, now?"""
        return {}

    def may_do(self, s: State, seat: int, verb: str) -> bool:
        """In the turn of another."""
        return False

    def refuses_help(self, s: State, helper: int) -> bool:
        return False

    def refuses_storing(self, s: State, seat: int) -> bool:
        return False

    def refuses_buying(self, s: State, seat: int, space: int) -> bool:
        """Of cards that are no Villains."""
        return False

    # The end

    def done(self, s: State) -> bool:
        """All that it asks for beside Super-Villains."""
        return True

    def lost(self, s: State) -> bool:
        return False

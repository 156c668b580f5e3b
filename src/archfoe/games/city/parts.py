"""What a way to sit, the Side Missions or a scenario may change in the city, beside what may change in any game.

`before_...` and `instead_of_...` are asked from the other end: the outermost part, which is the scenario, comes first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from archfoe.core.compiling import mypyc_attr
from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.shared.parts import Action, Part


class Chore(NamedTuple):
    """Something to be done in a space, for a price."""

    space: int
    verb: str
    power: int = 0
    move: int = 0
    cards: int = 0  # to be discarded
    company: bool = False  # not alone


class People(NamedTuple):
    """Who wait in the city for somebody to lead them away."""

    waiting: tuple[int, ...]  # by space
    led: tuple[int, ...]  # by seat
    most: int  # with one Character
    haven: int  # the space where they are safe
    to_save: int  # so many more
    losses_left: int  # with so many more lost the game is lost
    take: str  # the action that takes one along, for 1 Move
    bring: str  # the action that saves all who are led


class Wants(NamedTuple):
    supers: int  # Super-Villains that must still be defeated, beside the chief
    chief_times: int = 0  # so often the chief must still be defeated
    others_help: bool = False  # the others need not be defeated, but each makes it easier
    chores: tuple[Chore, ...] = ()
    people: People | None = None
    favors: tuple[str, ...] = ()  # deeds that are worth their price before a turn ends, as things stand

    @property
    def left(self) -> int:
        """How many things are still to be done."""
        people = 0 if self.people is None else self.people.to_save
        return self.chief_times + (0 if self.others_help else self.supers) + len(self.chores) + people


#: Where something is marked.
IN_SPACE, ON_VILLAIN, WITH_CHARACTER = "in", "on", "with"


class Assault:
    """An Attack of a Villain that is being dealt with. It stands on the agenda, so it never changes."""

    __slots__ = ("card", "enters", "hit", "home", "open", "spent")

    def __init__(
        self,
        card: CardId,
        open_: tuple[Seat, ...],
        hit: tuple[Seat, ...] = (),
        spent: tuple[Seat, ...] = (),
        home: int | None = None,
        enters: bool = False,
    ) -> None:
        self.card = card
        self.open = open_  # who is still to avoid it or to be hit
        self.hit = hit
        self.spent = spent  # who has used a Defense card against it
        self.home = home  # the Location that it is made from, if that is the Villain's Destination
        self.enters = enters  # is it made because the Villain has come into the city?

    def gone_on(self, open_: tuple[Seat, ...], hit: tuple[Seat, ...], spent: tuple[Seat, ...]) -> Assault:
        """The same when some have avoided it or been hit."""
        return Assault(self.card, open_, hit, spent, self.home, self.enters)

    def key(self) -> tuple[Any, ...]:
        return self.card, self.open, self.hit, self.spent, self.home, self.enters

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Assault) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Assault{self.key()}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Assault, self.key()


@mypyc_attr(allow_interpreted_subclasses=True)
class CityHooks(Part):
    """What the rules call; parts build on `CityPart` of `rules.py`, which knows the rules."""

    #: Must nobody see from the questions what a hand holds? Then all are asked in turn order, and hit together.
    hides_hands: ClassVar[bool] = False
    #: Stacks from which Attacks give cards, beside the Weaknesses.
    scarce: ClassVar[tuple[int, ...]] = ()
    #: May a player have a card that forbids something, and that nobody else knows?
    has_secrets: ClassVar[bool] = False
    #: What is said of its deeds in games that do not have them, with the rule behind it.
    elsewhere: ClassVar[Mapping[str, tuple[str, str]]] = {}

    def acts_on_board(self) -> frozenset[str]:
        return frozenset(self.deeds())

    # What a Character may do where it is

    def deeds(self) -> tuple[str, ...]:
        """The actions that it brings which are done in a space, beside using the Location."""
        return ()

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        """Why one of these cannot be done in a space now."""
        raise NotImplementedError(f"nobody can {verb} in this game")

    # What those who play must know of it

    def wants(self, s: State, wants: Wants) -> Wants:
        """What is still to be done to win."""
        return wants

    def shut_out(self, s: State, seat: Seat, space: int) -> bool:
        """Would something that only this player knows forbid to buy cards in a space?"""
        return False

    def paid_for_rest(self, s: State, seat: Seat) -> int:
        """So many cards a player loses by ending a turn without a Villain in the space."""
        return 0

    def marks(self, s: State, where: str, n: int, marks: list[str]) -> list[str]:
        """What it shows in the city, in a few words each; `n` is a space, a card or a seat, as `where` says."""
        return marks

    # Nouns: help and defence

    def others_may(self, game: Game, s: State, seat: Seat, out: dict[Seat, list[Action]]) -> dict[Seat, list[Action]]:
        """What players may do in the turn of another, beside playing Assist cards."""
        return out

    def offers(self, game: Game, s: State, seat: Seat, out: dict[Seat, list[Action]]) -> dict[Seat, list[Action]]:
        """All that others could do in this player's turn; who has nothing to choose is asked all the same."""
        return out

    # Nouns: Villains

    def victims_of(self, s: State, card: CardId, seats: list[Seat], enters: bool) -> list[Seat]:
        """Whom a Villain attacks, in Step 2 or because it comes into the city."""
        return seats

    def next_attackers(self, me: Player, ready: list[CardId]) -> list[CardId]:
        """Of which Villains the next one to attack is chosen."""
        return ready

    def step(self, s: State, card: CardId, space: int, there: int) -> int:
        """Where a Villain that is in `space` will be after Step 3."""
        return there

    # Nouns: buying, and the end

    def out_of_order(self, s: State, space: int, why: Reason | None) -> Reason | None:
        """Why a Location has no ability now."""
        return why

    def why_not_buy(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        """Why a card that is near enough cannot be bought; the outermost part is asked first."""
        return None

    def surcharge(self, s: State, card: CardId, more: int) -> int:
        """What is put on the cost of a Villain."""
        return more

    def won(self, s: State, so_far: bool) -> bool:
        """Has the team done what the scenario asks for?"""
        return so_far

    # Before and after: setting up

    def before_opening(self, game: Game) -> None:
        """Super Heroes are chosen, and no card is in the city yet."""

    # Before and after: what players do

    def after_pay(self, s: State, seat: Seat, power: int, move: int) -> None:
        """A player has spent Power or Move."""

    def after_fell(self, me: Player, card: CardId, space: int) -> None:
        """A Villain from this space was defeated; whether the game is won by it is still to be seen."""

    def after_defeat(self, me: Player, card: CardId) -> None:
        """All of a defeat is done but for the Reward."""

    def before_tidy(self, game: Game) -> None:
        """The turn is over, and cards that were played are still to be put away."""

    # Before and after: what Villains do

    def after_attack(self, game: Game, card: CardId, hit: bool, enters: bool) -> None:
        """The Attack of a Villain is over; was anybody hit who was attacked, in Step 2 the active player?"""

    def after_damage(self, game: Game, space: int, n: int) -> None:
        """A Location that stood has taken damage, and may have been destroyed by it; 0: it was repaired."""

    def before_ruin(self, game: Game, space: int) -> None:
        """A Location is destroyed; whether the game is lost by it is still to be seen."""

    def after_threat(self, game: Game, level: int) -> None:
        """The Threat has risen to this Level, and what comes with it is done."""

    # Instead

    def instead_of_opening(self, game: Game) -> bool:
        """The first cards come into the slots."""
        return False

    def instead_of_suffering(self, me: Player, victim: Seat, assault: Assault) -> bool:
        """Somebody who does not avoid an Attack is hit."""
        return False

    def instead_of_spending_defense(self, me: Player, card: CardId) -> bool:
        """A Defense card that was used is discarded."""
        return False

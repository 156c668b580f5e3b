"""What a way to sit, the Side Missions or a scenario may change in the city, beside what may change in any game.

`before_...` and `instead_of_...` are asked from the other end: the outermost part, which is the scenario, comes first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from archfoe.core.compiling import mypyc_attr
from archfoe.core.decisions import CardId, Seat
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.core.reason import Reason
from archfoe.core.state import State
from archfoe.games.shared.parts import Action, Part

if TYPE_CHECKING:
    from archfoe.games.city.assault import Assault
    from archfoe.games.city.rules import CityRules
    from archfoe.games.city.track import Track
    from archfoe.games.city.wants import Wants


@mypyc_attr(allow_interpreted_subclasses=True)
class CityPart(Part):
    #: Must nobody see from the questions what a hand holds? Then all are asked in turn order, and hit together.
    hides_hands: ClassVar[bool] = False
    #: Stacks from which Attacks give cards, beside the Weaknesses.
    scarce: ClassVar[tuple[int, ...]] = ()
    #: May a player have a card that forbids something, and that nobody else knows?
    has_secrets: ClassVar[bool] = False
    #: What is said of its deeds in games that do not have them, with the rule behind it.
    elsewhere: ClassVar[Mapping[str, tuple[str, str]]] = {}

    def __init__(self, rules: CityRules) -> None:
        self.rules = rules

    def acts_on_board(self) -> frozenset[str]:
        return frozenset(self.deeds())

    # What a Character may do where it is

    def deeds(self) -> tuple[str, ...]:
        """The actions that it brings which are done in a space, beside using the Location."""
        return ()

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        """Why one of these cannot be done in a space now."""
        raise NotImplementedError(f"nobody can {verb} in this game")

    def place_of(self, s: State, seat: Seat, what: str, space: int) -> int:
        """The space that an action on the board is about; `space` is what it names."""
        return space

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

    # What it shows in the city, in a few words each

    def marks_in(self, s: State, space: int, marks: list[str]) -> list[str]:
        """What a scenario has put into a space: tokens, people, a place of its own."""
        return marks

    def marks_on(self, s: State, card: CardId, marks: list[str]) -> list[str]:
        """What lies on a Villain, or is special about it in this game."""
        return marks

    def marks_with(self, s: State, seat: Seat, marks: list[str]) -> list[str]:
        """What a Character has with it."""
        return marks

    # Nouns: help and defence

    def others_may(self, game: Game, s: State, seat: Seat, out: dict[Seat, list[Action]]) -> dict[Seat, list[Action]]:
        """What players may do in the turn of another, beside playing Assist cards."""
        return out

    def offers(self, game: Game, s: State, seat: Seat, out: dict[Seat, list[Action]]) -> dict[Seat, list[Action]]:
        """All that others could do in this player's turn; who has nothing to choose is asked all the same."""
        return out

    def storable(self, s: State, seat: Seat, cards: list[CardId]) -> list[CardId]:
        """The cards in a hand that may be laid aside."""
        return cards

    def shields(self, me: Player, cards: list[CardId]) -> list[CardId]:
        """The Defense cards that a player could use now."""
        return cards

    def covers(self, s: State, seat: Seat, card: CardId, at: int | None, so_far: bool) -> bool:
        """Does a Defense protect a Character in another space?"""
        return so_far

    def protects(self, s: State, seat: Seat, card: CardId, n: int) -> int:
        """How many Characters a Defense card protects from one Attack."""
        return n

    def seems_able(self, player: Player, attacked: list[Seat], so_far: bool) -> bool:
        """Does all that lies open say that a player has a Defense, though a hidden card forbids every one?"""
        return so_far

    # Nouns: Villains

    def track(self, track: Track) -> Track:
        """The Threat Track."""
        return track

    def victims_of(self, s: State, card: CardId, seats: list[Seat]) -> list[Seat]:
        """Whom a Villain attacks in Step 2."""
        return seats

    def victims_of_entry(self, s: State, card: CardId, seats: list[Seat]) -> list[Seat]:
        """Whom a Villain attacks that comes into the city."""
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

    def move_given(self, s: State, n: int) -> int:
        """How many steps a card gives that says so many."""
        return n

    def won(self, s: State, so_far: bool) -> bool:
        """Has the team done what the scenario asks for?"""
        return so_far

    # Before and after: setting up

    def before_opening(self, game: Game) -> None:
        """Super Heroes are chosen, and no card is in the city yet."""

    def after_begin(self, game: Game) -> None:
        """City and hands are laid out; who begins is still to be said."""

    def after_placing(self, game: Game) -> None:
        """The active player has placed the Character, in the first turn."""

    # Before and after: what players do

    def before_play(self, s: State, seat: Seat, card: CardId) -> None:
        """A card is about to be played, in a player's own turn or to assist."""

    def after_play(self, s: State, seat: Seat, card: CardId) -> None:
        """It was played."""

    def before_defend(self, defender: Player, card: CardId) -> None:
        """A Defense card is about to be used."""

    def after_defend(self, defender: Player, card: CardId) -> None:
        """It was used."""

    def after_pay(self, s: State, seat: Seat, power: int, move: int) -> None:
        """A player has spent Power or Move."""

    def before_buy(self, s: State, seat: Seat, card: CardId) -> None:
        """A card is about to be bought, or a Villain to be defeated with Power."""

    def after_fell(self, me: Player, card: CardId, space: int) -> None:
        """A Villain was taken away; whether the game is won by it is still to be seen."""

    def after_take_away(self, me: Player, card: CardId) -> None:
        """A defeated Villain lies where it belongs."""

    def after_defeat(self, me: Player, card: CardId) -> None:
        """All of a defeat is done but for the Reward."""

    def after_reward(self, game: Game, seat: Seat, card: CardId) -> None:
        """The Reward for a Villain was given."""

    def after_rebuild(self, s: State, space: int) -> None:
        """A Location has been rebuilt."""

    def before_tidy(self, game: Game) -> None:
        """The turn is over, and cards that were played are still to be put away."""

    # Before and after: what Villains do

    def after_enter(self, game: Game, card: CardId, before: int) -> None:
        """A card has come into the city; before that the Threat was so high."""

    def after_entry_attack(self, game: Game, card: CardId, hit: bool) -> None:
        """The Attack of a Villain that has come is over; was anybody hit?"""

    def after_hit(self, game: Game, card: CardId, home: int | None) -> None:
        """The active player was hit in Step 2; `home` is the Location, if the Villain was at its Destination."""

    def after_damage(self, game: Game, space: int) -> None:
        """A Location that stood has taken damage, and may have been destroyed by it."""

    def before_ruin(self, game: Game, space: int) -> None:
        """A Location is destroyed; whether the game is lost by it is still to be seen."""

    def after_ruin(self, game: Game, space: int) -> None:
        """A Location was destroyed."""

    def after_threat(self, game: Game, level: int) -> None:
        """The Threat has risen to this Level, and what comes with it is done."""

    # Instead

    def instead_of_opening(self, game: Game) -> bool:
        """The first cards come into the slots."""
        return False

    def instead_of_choosing_first(self, game: Game) -> bool:
        """The team says who begins."""
        return False

    def instead_of_suffering(self, me: Player, victim: Seat, assault: Assault) -> bool:
        """Somebody who does not avoid an Attack is hit."""
        return False

    def instead_of_spending_defense(self, me: Player, card: CardId) -> bool:
        """A Defense card that was used is discarded."""
        return False

    def instead_of_take_away(self, me: Player, card: CardId) -> bool:
        """A defeated Villain is destroyed, and counted."""
        return False

    def instead_of_one_shot(self, game: Game, rule: str) -> bool:
        """Something happens once, with a Level of the Threat Track."""
        return False

    def instead_of_next_turn(self, game: Game) -> bool:
        """The next turn begins."""
        return False

    def instead_of_run_out(self, game: Game, rule: str) -> bool:
        """Time or cards are over, and the game is lost."""
        return False

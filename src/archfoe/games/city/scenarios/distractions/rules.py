"""Scenario 4: Distractions, which stop a Location until somebody pays what they ask for."""

# mypy: no-warn-return-any
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.facts import Facts, changed
from archfoe.core.game import Game
from archfoe.core.piles import HAND
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.events import MOVED_VILLAIN, PLACED, WALKED
from archfoe.games.city.facts import SCENARIO, is_destroyed
from archfoe.games.city.parts import IN_SPACE, Chore, Wants
from archfoe.games.city.piles import BASICS, BESIDE, SPACES
from archfoe.games.city.ring import LOCATIONS, distance, location, space_of
from archfoe.games.city.rules import CityPart
from archfoe.games.city.scenarios.distractions.verbs import Clear, in_company
from archfoe.games.city.setup import tile_name
from archfoe.games.shared.parts import Action, Doer, Task

if TYPE_CHECKING:
    from archfoe.core.card import Card

DISTRACTED: Final = "distracted"  # a Distraction comes to a Location
CLEARED: Final = "cleared"  # a Distraction was paid for, and is gone from its Location


_NONE: Final = (-1,) * SPACES


class DistractionFacts(Facts):
    room: ClassVar[str] = "distractions"

    distractions: tuple[int, ...] = _NONE  # space -> the card that lies there, -1 for none
    unlaid: tuple[int, ...] = ()  # the pile, the next one first


def distractions(s: State) -> DistractionFacts:
    return s.facts[SCENARIO]


def own_distractions(s: State) -> DistractionFacts:
    return s.own_facts(SCENARIO)


def distracted(s: State) -> list[int]:
    """The Locations on which a Distraction lies."""
    return [space for space, card in enumerate(distractions(s).distractions) if card >= 0]


def may_stay(s: State) -> int:
    """So many Distractions may lie on Locations when the game is won: a player alone cannot be everywhere."""
    return 1 if len(s.teams) == 1 else 0


def card_at(s: State, space: int) -> Card | None:
    """The Distraction that lies on a Location."""
    card = distractions(s).distractions[space]
    return None if card < 0 else s.cards[card]


AT_FIRST: Final = (location(1), location(3))
CLEAR: Final = "clear"


class Distractions(CityPart):
    rule_ids: ClassVar[Mapping[str, str]] = {
        DISTRACTED: "REB-34.8",
        CLEARED: "REB-34.7",
        **{f"{CLEARED}: {word}": "REB-34.7" for word in (PLACED, WALKED, MOVED_VILLAIN)},
        "won": "REB-34.11",
        "in ruins": "REB-34.13",
    }
    elsewhere: ClassVar[Mapping[str, tuple[str, str]]] = {CLEAR: ("There are no Distractions in this game.", "")}
    slot: int = SCENARIO

    def new_facts(self) -> DistractionFacts:
        return DistractionFacts()

    def before_opening(self, game: Game) -> None:
        """The four are shuffled; the first two lie on Locations 1 and 3, if these stand."""
        s = game.state
        cards = s.piles[BESIDE][:]
        s.shuffle(cards)
        own_distractions(s).unlaid = tuple(cards)
        for space in AT_FIRST:
            if not is_destroyed(s, space):
                self._lay(game, space)

    def _lay(self, game: Game, space: int) -> None:
        """The next one of the pile, if there is any."""
        own = own_distractions(game.state)
        if own.unlaid:
            card, *rest = own.unlaid
            own.unlaid = tuple(rest)
            own.distractions = changed(own.distractions, space, card)
            game.tell(DISTRACTED, -1, (card,), n=space)

    def _take_off(self, s: State, space: int) -> CardId:
        """It goes under the pile."""
        own = own_distractions(s)
        card = own.distractions[space]
        own.distractions = changed(own.distractions, space, -1)
        own.unlaid = (*own.unlaid, card)
        return card

    # What is shown, and what is to be done

    def marks(self, s: State, where: str, n: int, marks: list[str]) -> list[str]:
        card = distractions(s).distractions[n] if where == IN_SPACE else -1
        return marks if card < 0 else [*marks, f"Distraction: {s.cards[card].name}"]

    def wants(self, s: State, wants: Wants) -> Wants:
        return wants._replace(chores=tuple([self._chore(s, space) for space in distracted(s)]))

    def _chore(self, s: State, space: int) -> Chore:
        use = s.cards[distractions(s).distractions[space]].uses[0]
        assert isinstance(use.effect, Clear)
        return Chore(space, CLEAR, use.power, use.move, use.effect.discards, use.ready is not None)

    # What a Distraction stops

    def out_of_order(self, s: State, space: int, why: Reason | None) -> Reason | None:
        if why is not None or distractions(s).distractions[space] < 0:
            return why
        name = s.cards[distractions(s).distractions[space]].name
        return Reason(f"{name} lies on {tile_name(s, space)}: it has no ability until that is cleared.", "REB-34.6")

    def why_not_buy(self, s: State, seat: Seat, card: CardId) -> Reason | None:
        if s.where[card] >= BASICS and self.rules.shop_of(s, card) in distracted(s):
            return Reason("A Distraction lies there: nothing can be bought from the Basic stack.", "REB-34.6")
        return None

    # Clearing it

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        here = s.at[seat]
        if here is not None and self.why_no_deed(s, seat, CLEAR, here) is None:
            options.insert(-1, (CLEAR, here))
        return options

    def doers(self) -> dict[str, Doer]:
        return {CLEAR: self.clear}

    def deeds(self) -> tuple[str, ...]:
        return (CLEAR,)

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        card = distractions(s).distractions[here]
        if card < 0:
            return Reason("No Distraction lies where your Character is.", "REB-34.7")
        lacking = self.lacking(s, seat, card)
        return Reason(f"{s.cards[card].name} takes {lacking}.", "REB-34.7") if lacking else None

    def lacking(self, s: State, seat: Seat, card: CardId) -> str:
        """What a player lacks to clear a Distraction, "" if nothing."""
        use = s.cards[card].uses[0]
        assert isinstance(use.effect, Clear)
        if s.power(seat) < use.power:
            return f"{use.power} Power; you have {s.power(seat)}"
        if s.moves[seat] < use.move:
            return f"{use.move} Move; you have {max(s.moves[seat], 0)}"
        if len(s.piles[HAND + seat]) < use.effect.discards:
            return f"{use.effect.discards} cards of your hand; you have {len(s.piles[HAND + seat])}"
        if use.ready is not None and not in_company(s, seat):
            return "another Character in your space; you are alone there"
        return ""

    def clear(self, game: Game, s: State, seat: Seat, space: int) -> None:
        card = distractions(s).distractions[space]
        use = s.cards[card].uses[0]
        self.rules.pay(s, seat, use.power, use.move)
        self._take_off(s, space)
        game.tell(CLEARED, seat, (card,), n=space, power=use.power)
        assert isinstance(use.effect, Clear)
        use.effect.do(Player(game, seat, card, cause=CLEARED))

    # New ones

    def after_attack(self, game: Game, card: CardId, hit: bool, enters: bool) -> None:
        """The next one goes to the nearest Location without one; of two equal ones to the clockwise one."""
        s = game.state
        start = space_of(s, card)
        if not enters or start is None or not s.cards[card].super_villain:
            return
        taken = distracted(s)
        free = [space for space in LOCATIONS if space not in taken and not is_destroyed(s, space)]
        if free:
            nearest = min(free, key=lambda space: (distance(start, space), (space - start) % SPACES))
            self._lay(game, nearest)

    def before_ruin(self, game: Game, space: int) -> None:
        if distractions(game.state).distractions[space] >= 0:
            self._take_off(game.state, space)

    # Winning

    def won(self, s: State, so_far: bool) -> bool:
        """Only at the end of a turn."""
        return s.between and len(distracted(s)) <= may_stay(s) and so_far

    def tasks(self) -> dict[str, Task]:
        return {"next_turn": self.next_turn}

    def next_turn(self, game: Game) -> None:
        if self.rules.won(game.state):
            self.rules.team_wins(game)
        else:
            self.rules.next_turn(game)

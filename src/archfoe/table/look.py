"""What the section of a game may read of a running game, beside what its view shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from archfoe.core.cards import Card
from archfoe.core.decisions import CardId
from archfoe.core.piles import IS_OPEN
from archfoe.core.reason import Reason
from archfoe.core.state import State
from archfoe.games.shared.turns import Turns

if TYPE_CHECKING:
    from archfoe.table.view import View

P = ParamSpec("P")
T = TypeVar("T")


class Look:
    """The eyes of a seat on what its game has beside the common table.

    A section tells only what lies open: it names piles that do, and asks rules about the position without holding it.
    """

    __slots__ = ("_game", "buyer", "rules", "view")

    def __init__(self, view: View) -> None:
        self._game = view._game
        self.view = view
        self.rules: Turns = view.rules
        self.buyer = view.active if view.seat is None else view.seat  # for whom costs are told

    def ask(self, rule: Callable[Concatenate[State, P], T], *args: P.args, **more: P.kwargs) -> T:
        """What a rule says of the position."""
        return rule(self._game.state, *args, **more)

    @property
    def facts(self) -> Mapping[Any, Any]:
        return self._game.state.facts

    @property
    def at(self) -> Sequence[int | None]:
        """By seat: the space of its Character."""
        return self._game.state.at

    def open_pile(self, pile: int) -> Sequence[CardId]:
        assert IS_OPEN[pile]
        return self._game.state.piles[pile]

    def card(self, card: CardId) -> Card:
        return self._game.state.cards[card]

    def place(self, card: CardId) -> int:
        """The open pile in which a card lies."""
        pile = self._game.state.where[card]
        assert IS_OPEN[pile]
        return pile

    def cost(self, card: CardId) -> int:
        """What it costs the seat that looks; a spectator is told what the active player would pay."""
        return self.rules.cost(self._game.state, self.buyer, card)

    def why_not(self, verb: str, what: int) -> Reason | None:
        """Why the seat that looks cannot do something with a card or a space now."""
        return self.rules.barred(self._game, self.buyer, verb, what)

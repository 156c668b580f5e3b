"""What cards do wherever players help each other. In other games there is nothing to remember of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.effect import Condition, Effect
from archfoe.core.facts import TURN, changed
from archfoe.core.filters import Test
from archfoe.core.text import YOU, Person, plural

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State
    from archfoe.games.shared.facts import HelpTurn


def _own_help_turn(s: State) -> HelpTurn | None:
    """Where others may help."""
    return s.own_facts(TURN) if "assist" in s.facts[TURN].fields else None


@dataclass(frozen=True)
class Assisting(Condition):
    """The card was played on a teammate's turn."""

    def met(self, me: Player) -> bool:
        return me.by != me.seat

    def is_settled(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return "this card is played during your teammate's turn"


@dataclass(frozen=True)
class LendAssist(Effect):
    """Such cards in the teammate's hand have Assist for the rest of the turn."""

    test: Test

    def do(self, me: Player) -> bool:
        own_turn = _own_help_turn(me.s)
        if own_turn is not None:
            for mate in me.mates:
                own_turn.assist = changed(own_turn.assist, mate.seat, (*own_turn.assist[mate.seat], self.test))
        return bool(me.mates)

    def is_plain(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{plural(self.test.noun())} in your teammate's hand have Assist for the rest of the turn"

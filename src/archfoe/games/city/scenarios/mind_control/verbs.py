"""What only cards of this scenario do: Spores come into decks, and leave the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from archfoe.core.abilities import StandingRule
from archfoe.core.effect import Effect
from archfoe.core.events import REMOVED as REMOVED_EVENT
from archfoe.core.filters import Test
from archfoe.core.piles import REMOVED
from archfoe.core.text import YOU, Person, plural
from archfoe.games.city.piles import BESIDE

if TYPE_CHECKING:
    from archfoe.core.player import Player

# A card that weighs on who has it
NO_HELP: Final = StandingRule("while this card is in your hand, nobody can assist you")


@dataclass(frozen=True)
class GainSpore(Effect):
    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[BESIDE])

    def do(self, me: Player) -> bool:
        stack = me.s.piles[BESIDE]
        if not stack:
            return False
        me.gain(stack[-1])
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('gain')} a Spore"


@dataclass(frozen=True)
class RemoveAll(Effect):
    """Every such card leaves the game, wherever it is."""

    test: Test

    def do(self, me: Player) -> bool:
        s = me.s
        cards = [card for card in me.among(range(len(s.cards)), self.test) if s.where[card] != REMOVED]
        for card in cards:
            s.put(card, REMOVED)
        if cards:
            me.tell(REMOVED_EVENT, *cards, rule="REB-35.7")
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('remove')} all {plural(self.test.noun())} from the game, wherever they are"

"""What only cards of this scenario do: a Villain who walks on, and a card that earns a Signature card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from archfoe.core.abilities import StandingRule
from archfoe.core.decisions import MOVE_CARD
from archfoe.core.effect import Effect
from archfoe.core.events import REMOVED as REMOVED_EVENT
from archfoe.core.filters import named
from archfoe.core.piles import DECK, HAND, HEROES, REMOVED, UNUSED
from archfoe.core.text import YOU, Person, count
from archfoe.games.city.card import city_card

if TYPE_CHECKING:
    from archfoe.core.player import Player

EARNED: Final = "earned"  # a Signature card, in the middle of a game


# Villains of scenarios
STEPS_ON: Final = StandingRule(
    "after each of this Villain's Attacks that is not avoided, it moves 1 space clockwise, even out of a space it "
    "shares with a Character. In Step 3 it moves 1 space clockwise, even from a Location, unless a Character holds it "
    "there",
    short="moves 1 space clockwise in Step 3 and after an Attack that hits",
)
_PUNCH: Final = named("Punch")


@dataclass(frozen=True)
class EarnSignature(Effect):
    """The next Signature card of your Super Hero, for good, in place of a Punch; who has them all draws instead.

    This card leaves the game, whatever comes of it.
    """

    otherwise: int = 3  # cards drawn by who has earned all

    def do(self, me: Player) -> bool:
        s = me.s
        s.put(me.source, REMOVED)
        me.tell(REMOVED_EVENT, me.source, rule="REB-33.10")
        card = self._next(me)
        if card is None:
            return me.draw(self.otherwise) > 0
        me.move(card, HAND + me.seat)
        me.tell(EARNED, card)
        self._give_up_punch(me)
        return True

    def _next(self, me: Player) -> int | None:
        """The lowest number that is not earned."""
        s = me.s
        names = [s.cards[hero].name for hero in s.piles[HEROES + me.seat]]
        left = [card for card in s.piles[UNUSED] if city_card(s.cards[card]).super_hero in names]
        return min(left, key=lambda card: city_card(s.cards[card]).number, default=None)

    def _give_up_punch(self, me: Player) -> None:
        """One in hand or discard pile; only if there is none, one out of the deck, which is shuffled."""
        s = me.s
        near = me.among([*me.hand, *me.discards], _PUNCH)
        punch = me.choose(near, MOVE_CARD)
        if punch is None:
            hidden = me.among(s.piles[DECK + me.seat], _PUNCH)
            if not hidden:
                return
            punch = hidden[-1]
            s.put(punch, REMOVED)
            s.shuffle(s.own(DECK + me.seat))
        else:
            s.put(punch, REMOVED)
        me.tell(REMOVED_EVENT, punch, rule="REB-33.14")

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return f"remove it and a Punch, take your next Signature; if you have all 3, draw {self.otherwise}"
        return (
            f"remove it from the game, {who.verb('put')} the next Signature card of {who.their} Super Hero into "
            f"{who.their} hand and {who.verb('remove')} a Punch from {who.their} hand, discard pile or deck from the "
            f"game. If {who.they} have all 3, {who.verb('draw')} {count(self.otherwise, 'card')} instead"
        )

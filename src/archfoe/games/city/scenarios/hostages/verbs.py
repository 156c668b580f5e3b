"""What only cards of this scenario do: Secret Cards, each a burden until a deed releases it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from archfoe.core.abilities import StandingRule
from archfoe.core.effect import Ability, Condition, Effect, clause, do_ability
from archfoe.core.events import REMOVED as REMOVED_EVENT
from archfoe.core.piles import DECK, DISCARD, HAND, REMOVED, UNDER
from archfoe.core.text import YOU, Person
from archfoe.games.city.ring import facts_of_scenario

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State
    from archfoe.games.city.scenarios.hostages.facts import HostageFacts

# Deeds that are counted
DEFEATED_SUPER, DEFEATED_VILLAINS, SPENT_TOGETHER = "fell super", "villains felled", "spent together"


def _secrets(s: State) -> HostageFacts | None:
    """Where Secret Cards are released by deeds."""
    secrets: HostageFacts | None = facts_of_scenario(s, "hostages")
    return secrets


SUSPICIOUS: Final = StandingRule(
    "nobody can assist you. Alone, you store no Assist card", short="nobody can assist you"
)
GLUTTON: Final = StandingRule(
    "you cannot buy a card in a space you share with another Character. You can still defeat Villains there",
    short="you cannot buy where another Character is",
)
GLORY_HOUND: Final = StandingRule(
    "at the end of your turn, you draw 1 fewer card unless you have defeated a Villain this turn or a Villain is in "
    "your space",
    short="draw 1 fewer at the end of the turn unless you defeated or are with a Villain",
)
HOARDER: Final = StandingRule(
    "you play no Assist card during another player's turn. Alone, you store none",
    short="you play no Assist on another player's turn",
)


@dataclass(frozen=True)
class Release(Effect):
    """Ends the burden of a Secret Card, which everybody sees now; then something good happens."""

    boon: Ability

    def do(self, me: Player) -> bool:
        me.s.put(me.source, REMOVED)
        me.tell(REMOVED_EVENT, me.source)
        do_ability(me, self.boon)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('release')} this card: {clause(self.boon, who)}"


@dataclass(frozen=True)
class HoldsSecret(Condition):
    """A Secret Card that is not released lies with the Super Hero."""

    def met(self, me: Player) -> bool:
        return any(me.s.cards[card].is_brought for card in me.s.piles[UNDER + me.seat])

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} hold a Secret Card that is not released"


def times_done(s: State, deed: str, seat: int) -> int:
    """How often, or how much: what is counted for this turn comes before what is counted for the game."""
    this_turn = s.counts.get((deed, seat))
    if this_turn is not None:
        return this_turn
    secrets = _secrets(s)
    return 0 if secrets is None else secrets.times(deed, seat)


@dataclass(frozen=True)
class Deed(Condition):
    """What the rules count for a player, in this turn (`State.counts`) or in the whole game."""

    deed: str
    n: int
    words: str  # complete "you have ..."

    def met(self, me: Player) -> bool:
        return times_done(me.s, self.deed, me.seat) >= self.n

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} have {self.words}"


def _dear(me: Player) -> int:
    """The last card of cost 6 or more, and no Villain, that was bought; -1 if there is none."""
    secrets = _secrets(me.s)
    return -1 if secrets is None else secrets.bought_dear[me.seat]


@dataclass(frozen=True)
class BoughtDear(Condition):
    def met(self, me: Player) -> bool:
        return _dear(me) >= 0

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} have bought a non-Villain card costing 6 or more"


@dataclass(frozen=True)
class TakeDear(Effect):
    """The card of `BoughtDear` comes to the hand from discard pile or deck, unless it was shuffled since."""

    def possible(self, me: Player) -> bool:
        card, s = _dear(me), me.s
        mine = card >= 0 and s.where[card] in (DISCARD + me.seat, DECK + me.seat)
        return mine and bool(s.who_knows(card) >> me.seat & 1)

    def do(self, me: Player) -> bool:
        if not self.possible(me):
            return False
        me.move(_dear(me), HAND + me.seat)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('put')} that card into {who.their} hand"

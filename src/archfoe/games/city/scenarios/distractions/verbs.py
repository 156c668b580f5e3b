"""What only cards of this scenario do: Distractions ask for a price, and thank for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.effect import Ability, Condition, Effect, clause, do_ability
from archfoe.core.effects.moving import Discard
from archfoe.core.text import YOU, Person
from archfoe.games.city.ring import ally_of

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State


def in_company(s: State, seat: int) -> bool:
    """Is another Character, or the ally, in the space of this player?"""
    here = s.at[seat]
    others = [at for other, at in enumerate(s.at) if other != seat]
    return here is not None and (here in others or here == ally_of(s))


@dataclass(frozen=True)
class InCompany(Condition):
    def met(self, me: Player) -> bool:
        return in_company(me.s, me.seat)

    def text(self, who: Person = YOU) -> str:
        return f"another Character shares {who.their} space"


@dataclass(frozen=True)
class Clear(Effect):
    """Takes this Distraction off its Location, for cards of the hand or for what its ability costs."""

    boon: Ability
    discards: int = 0

    def possible(self, me: Player) -> bool:
        return len(me.hand) >= self.discards

    def do(self, me: Player) -> bool:
        if self.discards:
            Discard(self.discards).do(me)
        do_ability(me, self.boon)
        return True

    def text(self, who: Person = YOU) -> str:
        price = f"{Discard(self.discards).text(who)} and " if self.discards else ""
        if who.terse:
            return f"{price}clear this, then {clause(self.boon, who)}"
        return f"{price}clear this Distraction from {who.their} Location, then {clause(self.boon, who)}"

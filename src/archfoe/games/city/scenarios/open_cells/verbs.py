"""What only cards of this scenario do: a card that leaves play for something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.effects.base import Effect
from archfoe.core.piles import DISCARD, ONGOING
from archfoe.core.text import YOU, Person

if TYPE_CHECKING:
    from archfoe.core.player import Player


@dataclass(frozen=True)
class FromPlay(Effect):
    """This card goes from play to the discard pile of its owner; then something happens."""

    effect: Effect

    def possible(self, me: Player) -> bool:
        return me.s.where[me.source] == ONGOING + me.seat and self.effect.possible(me)

    def do(self, me: Player) -> bool:
        me.move(me.source, DISCARD + me.seat)
        return self.effect.do(me)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('put')} this card from play into {who.their} discard pile and {self.effect.text(who)}"

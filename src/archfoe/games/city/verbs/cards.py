"""Cards in a city: what is bought and gained there, the main deck, Weaknesses, and who is protected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from archfoe.core.abilities import Offer
from archfoe.core.decisions import DESTROY_CARD, GAIN_CARD, MOVE_CARD
from archfoe.core.effect import Ability, Effect, do_ability
from archfoe.core.effects.moving import places_text
from archfoe.core.effects.tops import what_follows
from archfoe.core.facts import changed
from archfoe.core.filters import ANY, VILLAIN, Test, named, non
from archfoe.core.piles import DISCARD, HAND, MAIN, WEAKNESSES, pile_name
from archfoe.core.text import YOU, Person, count
from archfoe.games.city.piles import BASICS, SPACES
from archfoe.games.city.ring import distance, own_turn_of_city

if TYPE_CHECKING:
    from archfoe.core.player import Player

_NO_VILLAIN: Final = non(VILLAIN)


@dataclass(frozen=True)
class Reach(Effect):
    """This turn you may buy in spaces near you."""

    reach: int

    def is_quiet(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        own_turn = own_turn_of_city(me.s)
        if own_turn is not None:
            own_turn.reach = changed(own_turn.reach, me.seat, max(self.reach, own_turn.reach[me.seat]))
        return True

    def text(self, who: Person = YOU) -> str:
        return f"this turn {who.may(f'buy cards in spaces within Range {self.reach}')}"


@dataclass(frozen=True)
class GainBasic(Effect):
    """A Basic card from any stack in play; the limit of purchases does not count."""

    def _tops(self, me: Player) -> list[int]:
        return [stack[-1] for stack in me.s.piles[BASICS : BASICS + SPACES // 2] if stack]

    def possible(self, me: Player) -> bool:
        return bool(self._tops(me))

    def do(self, me: Player) -> bool:
        card = me.choose(self._tops(me), GAIN_CARD)
        if card is not None:
            me.gain(card)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('gain')} a Basic card from any stack in play"


@dataclass(frozen=True)
class SeeMain(Effect):
    """Looks at the top card of the main deck, or shows it; what follows speaks of "it"."""

    then: Ability
    test: Test = ANY
    otherwise: Ability = None
    shown: bool = False

    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[MAIN])

    def do(self, me: Player) -> bool:
        cards = (me.reveal if self.shown else me.look)(me.s.piles[MAIN][-1:])
        for card in cards:
            do_ability(me, self.then if me.fits(card, self.test) else self.otherwise)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        see = "reveal" if self.shown else "look at"
        out = f"{who.verb(see)} the top card of the main deck"
        return out + what_follows(self.test, self.then, self.otherwise, who)


@dataclass(frozen=True)
class DestroyDearest(Effect):
    """The most expensive non-Villain card in the city; Basic stacks do not count."""

    def _cards(self, me: Player) -> list[int]:
        costs, cards = me.s.costs, me.among(me.lineup, _NO_VILLAIN)
        most = max([costs[card] for card in cards], default=0)
        return [card for card in cards if costs[card] == most]

    def possible(self, me: Player) -> bool:
        return bool(me.among(me.lineup, _NO_VILLAIN))

    def do(self, me: Player) -> bool:
        card = me.choose(self._cards(me), DESTROY_CARD)
        if card is not None:
            me.destroy(card, by_itself=me.source < 0)  # a Level of the Threat
        return card is not None

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('destroy')} the most expensive non-Villain card in the Line-Up"


@dataclass(frozen=True)
class ReturnWeakness(Effect):
    """Weaknesses go back to their stack, as many as their owner likes; n=0: all of them must."""

    places: tuple[int, ...] = (HAND, DISCARD)
    n: int = 1

    def _cards(self, me: Player) -> list[int]:
        return [card for kind in self.places for card in me.among(me.s.piles[kind + me.seat], named("Weakness"))]

    def possible(self, me: Player) -> bool:
        return bool(self._cards(me))

    def do(self, me: Player) -> bool:
        cards = self._cards(me)
        if self.n:
            cards = me.choose_some(cards, MOVE_CARD, 0, self.n)
        for card in cards:
            me.move(card, WEAKNESSES)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        where = f"from {places_text(self.places, self.n, who)}"
        if not self.n:
            where = f"from {who.their} {' and '.join(pile_name(kind) for kind in self.places)}"
            return f"{who.verb('return')} every Weakness {where} to its stack"
        if self.n == 1:
            return who.may(f"return a Weakness {where} to its stack")
        return who.may(f"return up to {count(self.n, 'Weakness')} {where} to their stack")


@dataclass(frozen=True)
class PowerForProtected(Effect):
    """A Defense bonus: who was protected gets Power, which lasts no longer than a turn of that player."""

    n: int

    def do(self, me: Player) -> bool:
        if me.s.active != me.by:
            return False
        me.as_seat(me.by).add_power(self.n)
        return True

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return f"on their own turn they get +{self.n} Power"
        return f"the protected player gets +{self.n} Power if it is their turn"


@dataclass(frozen=True)
class OfferAround(Offer):
    """Also the discard pile of a player whose Character is within that Range; elsewhere nobody is."""

    reach: int = 0

    def others(self, me: Player) -> list[int]:
        s = me.s
        mine = s.at[me.seat]
        if mine is None:
            return []
        near = [p for p, at in enumerate(s.at) if p != me.seat and at is not None and distance(mine, at) <= self.reach]
        return [DISCARD + p for p in near if p not in s.out]

    def other_words(self) -> str:
        return f", or into the discard pile of a player whose Character is within Range {self.reach}"

"""Cards that come to a player, and what happens to the Line-Up."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from archfoe.core.decisions import DESTROY_CARD, GAIN_CARD, MOVE_CARD, ORDER_CARDS
from archfoe.core.effect import Ability, Amount, Effect, clause, do_ability, look_once
from archfoe.core.events import PAID
from archfoe.core.filters import ANY, NO_LIMIT, Test, named
from archfoe.core.piles import DECK, DESTROYED, DISCARD, HAND, KICKS, MAIN, OWNED, WEAKNESSES, pile_name
from archfoe.core.text import YOU, Person, count

if TYPE_CHECKING:
    from archfoe.core.player import Player

_KICK: Final = named("Kick")
_TO: Final = {HAND: " into {their} hand", DECK: " on top of {their} deck", DISCARD: ""}
_WHERE: Final = {**_TO, DISCARD: " to {their} discard pile"}  # where it is one of several places


@dataclass(frozen=True)
class GainWeakness(Effect):
    n: int = 1
    to: int = DISCARD

    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[WEAKNESSES])

    def do(self, me: Player) -> bool:
        done = True
        for _ in range(self.n):
            done = me.gain_weakness(self.to) and done
            me.game.works(me.source)
        return done

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('gain')} {count(self.n, 'Weakness')}{_TO[self.to].format(their=who.their)}"


@dataclass(frozen=True)
class GainWeaknessEach(Effect):
    """As many as something counts."""

    of: Amount

    def __post_init__(self) -> None:
        look_once(self, "of")

    def do(self, me: Player) -> bool:
        return GainWeakness(self.of.count(me)).do(me)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('gain')} a Weakness for each {self.of.each(who)}"


@dataclass(frozen=True)
class Gain(Effect):
    """A card from the Line-Up."""

    test: Test = ANY
    to: int = DISCARD
    optional: bool = False

    def possible(self, me: Player) -> bool:
        return bool(me.gainable(me.lineup, self.test))

    def offered(self) -> Effect | None:
        return Gain(self.test, self.to, optional=True)

    def do(self, me: Player) -> bool:
        card = me.choose(me.gainable(me.lineup, self.test), GAIN_CARD, self.optional)
        if card is not None:
            me.gain(card, self.to)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        to = _TO[self.to].format(their=who.their)
        return who.does(f"gain {count(1, self.test.noun())} from the Line-Up{to}", self.optional)


@dataclass(frozen=True)
class GainAll(Effect):
    """Every such card in the Line-Up, from left to right, or in the order of one's choice if that matters."""

    test: Test
    to: int = DISCARD

    def possible(self, me: Player) -> bool:
        return bool(me.gainable(me.lineup, self.test))

    def do(self, me: Player) -> bool:
        cards = me.gainable(me.lineup, self.test)
        for card in self._in_order(me, cards) if len(cards) > 1 else cards:
            me.gain(card, self.to)
        return bool(cards)

    def _in_order(self, me: Player, cards: list[int]) -> list[int]:
        """Those that may come on top of the deck are gained last, the topmost at the end (ruling G-58)."""
        deck, places = DECK + me.seat, me.game.rules.places
        tops = [card for card in cards if deck == self.to + me.seat or deck in places(me, card)]
        if len(tops) < 2:
            return cards
        ordered = me.choose_some(tops, ORDER_CARDS, len(tops), len(tops), ordered=True)
        return [card for card in cards if card not in tops] + ordered[::-1]

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('gain')} every {self.test.noun()} in the Line-Up{_TO[self.to].format(their=who.their)}"


@dataclass(frozen=True)
class GainTop(Effect):
    """The top card of the main deck, unseen until it is gained."""

    to: int = DISCARD

    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[MAIN])

    def do(self, me: Player) -> bool:
        deck = me.s.piles[MAIN]
        if deck:
            me.gain(deck[-1], self.to)
            return True
        return False

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('gain')} the top card of the main deck{_TO[self.to].format(their=who.their)}"


@dataclass(frozen=True)
class GainDestroyed(Effect):
    """A card of the destroyed pile."""

    test: Test = ANY
    to: int = DISCARD
    optional: bool = False

    def possible(self, me: Player) -> bool:
        return bool(me.gainable(me.s.piles[DESTROYED], self.test))

    def offered(self) -> Effect | None:
        return replace(self, optional=True)

    def do(self, me: Player) -> bool:
        card = me.choose(me.gainable(me.s.piles[DESTROYED], self.test), GAIN_CARD, self.optional)
        if card is not None:
            me.gain(card, self.to)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        to = _TO[self.to].format(their=who.their)
        return who.does(f"gain {count(1, self.test.noun())} from the destroyed pile{to}", self.optional)


@dataclass(frozen=True)
class DestroyInLineup(Effect):
    test: Test = ANY
    optional: bool = False

    def possible(self, me: Player) -> bool:
        return bool(me.among(me.lineup, self.test))

    def offered(self) -> Effect | None:
        return replace(self, optional=True)

    def do(self, me: Player) -> bool:
        card = me.choose(me.among(me.lineup, self.test), DESTROY_CARD, self.optional)
        if card is not None:
            me.destroy(card)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        return who.does(f"destroy {count(1, self.test.noun())} in the Line-Up", self.optional)


@dataclass(frozen=True)
class PayFor(Effect):
    """Pays Power for something, any number of times while the card is being played (ruling G-34)."""

    price: int
    effect: Effect
    otherwise: Ability = None

    def do(self, me: Player) -> bool:
        paid = False
        while me.s.power(me.seat) >= self.price and self.effect.possible(me):
            if not me.may(self, "G-34"):
                break
            me.s.spent[me.seat] += self.price
            me.tell(PAID, n=self.price, power=self.price)
            do_ability(me, self.effect)
            paid = True
        if not paid:
            do_ability(me, self.otherwise)
        return paid

    def offer(self) -> str:
        return f"pay {self.price} Power to {clause(self.effect)}"

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            never = "" if self.otherwise is None else f"; if none, {clause(self.otherwise, who)}"
            return f"each {self.price} Power {who.they} pay: {clause(self.effect, who)}{never}"
        out = f"any number of times, {who.may(self.offer())}"
        return out if self.otherwise is None else f"{out}. If {who.they} never do, {clause(self.otherwise, who)}"


@dataclass(frozen=True)
class TakeKick(Effect):
    """Puts the top Kick into the hand. It is put, not gained. Other sets may have another stack in its place."""

    def _kicks(self, me: Player) -> list[int]:
        return me.among(me.s.piles[KICKS][-1:], _KICK)

    def possible(self, me: Player) -> bool:
        return bool(self._kicks(me))

    def do(self, me: Player) -> bool:
        kicks = self._kicks(me)
        for card in kicks:
            me.move(card, HAND + me.seat)
        return bool(kicks)

    def text(self, who: Person = YOU) -> str:
        return who.verb(f"put a Kick from the Kick stack into {who.their} hand")


@dataclass(frozen=True)
class ReplaceInLineup(Effect):
    """Destroys up to n cards of the Line-Up, then puts as many new ones there; fills what it can (ruling G-2)."""

    n: int

    def do(self, me: Player) -> bool:
        cards = me.choose_some(me.lineup, DESTROY_CARD, 0, self.n)
        slots = [card for card in cards if me.s.where[card] >= OWNED]  # a card set aside takes none
        me.destroy(*cards)
        for _ in slots:
            if me.s.piles[MAIN]:
                me.to_lineup(me.s.piles[MAIN][-1])
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        what = "any number of cards" if self.n >= NO_LIMIT else count(self.n, "card")
        what = what if self.n == 1 or self.n >= NO_LIMIT else f"up to {what}"
        return f"{who.may('destroy')} {what} in the Line-Up and replace {'it' if self.n == 1 else 'them'}"


@dataclass(frozen=True)
class ToLineup(Effect):
    """A card from the hand, or from other piles of one's own, joins the Line-Up, which may grow beyond its size."""

    test: Test = ANY
    places: tuple[int, ...] = (HAND,)

    def do(self, me: Player) -> bool:
        cards = [card for kind in self.places for card in me.among(me.s.piles[kind + me.seat], self.test)]
        card = me.choose(cards, MOVE_CARD)
        if card is not None:
            me.to_lineup(card)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        where = " or ".join(pile_name(kind) for kind in self.places)
        return f"{who.verb('add')} {count(1, self.test.noun())} from {who.their} {where} to the Line-Up"


@dataclass(frozen=True)
class GainWithin(Effect):
    """Cards of the Line-Up, one after the other, as long as their costs together stay within a sum."""

    total: int
    to: int = DISCARD

    def possible(self, me: Player) -> bool:
        return bool(me.gainable(me.lineup, Test(high=self.total)))

    def do(self, me: Player) -> bool:
        left, done = self.total, False
        while True:
            card = me.choose(me.gainable(me.lineup, Test(high=left)), GAIN_CARD, optional=True)
            if card is None:
                return done
            left -= me.s.costs[card]
            me.gain(card, self.to)
            done = True

    def text(self, who: Person = YOU) -> str:
        to = _TO[self.to].format(their=who.their)
        return who.may(f"gain cards of total cost {self.total} or less from the Line-Up{to}")


@dataclass(frozen=True)
class GainTopWhere(Effect):
    """The top card of the main deck, to a place of one's choice."""

    places: tuple[int, ...] = (DISCARD, DECK)

    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[MAIN])

    def do(self, me: Player) -> bool:
        if not me.s.piles[MAIN]:
            return False
        me.gain(me.s.piles[MAIN][-1], *self.places)
        return True

    def text(self, who: Person = YOU) -> str:
        where = " or".join(_WHERE[place].format(their=who.their) for place in self.places)
        return f"{who.verb('gain')} the top card of the main deck,{where}"

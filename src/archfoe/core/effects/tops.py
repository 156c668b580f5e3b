"""The top card of the deck: discarded, looked at, revealed; "it" is the card that has just been seen there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.decisions import DESTROY_CARD, DISCARD_CARD, TAKE_CARD
from archfoe.core.effect import Ability, Effect, clause, do_ability, then_does
from archfoe.core.filters import ANY, Test
from archfoe.core.piles import DECK
from archfoe.core.text import YOU, Person, count, lower_first, sentence

if TYPE_CHECKING:
    from archfoe.core.decisions import CardId
    from archfoe.core.player import Player


def has_cards(me: Player) -> bool:
    """Is there a card to draw, look at or reveal, after a shuffle if need be?"""
    return bool(me.s.piles[DECK + me.seat] or me.discards)


def top_card(me: Player) -> CardId | None:
    """Without a shuffle: what has been seen lies there."""
    deck = me.s.piles[DECK + me.seat]
    return deck[-1] if deck else None


def what_follows(test: Test, then: Ability, otherwise: Ability, who: Person) -> str:
    """ ". If it is a Hero, draw it. Otherwise, discard it"."""
    if who.terse:
        return _tersely_follows(test, then, otherwise, who)
    out = "" if then is None else f". {if_it_is(test, then, who)}"
    if otherwise is None:
        return out
    lead = "Otherwise" if then is not None else f"If it is not {count(1, test.noun())}"
    return f"{out}. {lead}, {then_does(otherwise, who)}"


def _tersely_follows(test: Test, then: Ability, otherwise: Ability, who: Person) -> str:
    if then is not None:
        out = f"; {lower_first(if_it_is(test, then, who))}"
    else:
        out = f"; if not {count(1, test.noun())}, {clause(otherwise, who)}" if otherwise is not None else ""
    return out if otherwise is None or then is None else f"{out}; else {clause(otherwise, who)}"


def if_it_is(test: Test, then: Ability, who: Person) -> str:
    """ "If it is a Hero, draw it", "If its cost is odd, they gain a Weakness"."""
    if test == ANY:
        return sentence(clause(then, who)).rstrip(".")
    if test.costs() and test == Test(low=test.low, high=test.high):
        what = f"it costs {test.costs()[0]}"
    elif test == Test(odd=True):
        what = "its cost is odd"
    else:
        what = f"it is {count(1, test.noun())}"
    return f"If {what}, {clause(then, who) if who.terse else then_does(then, who)}"


@dataclass(frozen=True)
class DiscardTop(Effect):
    """The top card of the deck; then, if it is such a card, something more."""

    test: Test = ANY
    then: Ability = None
    otherwise: Ability = None

    def possible(self, me: Player) -> bool:
        return has_cards(me)

    def do(self, me: Player) -> bool:
        for card in me.top():
            me.discard(card)
            do_ability(me, self.then if me.fits(card, self.test) else self.otherwise)
            return True
        return False

    def text(self, who: Person = YOU) -> str:
        out = f"{who.verb('discard')} the top card of {who.their} deck"
        return out + what_follows(self.test, self.then, self.otherwise, who)


@dataclass(frozen=True)
class LookTop(Effect):
    """Looks at the top card of the deck; what follows speaks of "it"."""

    then: Effect

    def possible(self, me: Player) -> bool:
        return has_cards(me)

    def do(self, me: Player) -> bool:
        cards = me.look(me.top())
        return bool(cards) and self.then.do(me)

    def text(self, who: Person = YOU) -> str:
        then = sentence(self.then.text(who)).rstrip(".")
        return f"{who.verb('look')} at the top card of {who.their} deck. {then}"


@dataclass(frozen=True)
class DestroyIt(Effect):
    """The card that was just seen on top of the deck."""

    optional: bool = False

    def offered(self) -> Effect | None:
        return DestroyIt(optional=True)

    def do(self, me: Player) -> bool:
        cards = me.choose_some(me.top(), DESTROY_CARD, 0 if self.optional else 1, 1)
        me.destroy(*cards)
        return bool(cards)

    def speaks_of(self, me: Player) -> CardId | None:
        return top_card(me)

    def text(self, who: Person = YOU) -> str:
        return who.does("destroy it", self.optional)


@dataclass(frozen=True)
class RevealTop(Effect):
    """Reveals the top card of the deck, which stays there: one thing or another follows."""

    test: Test
    then: Ability
    otherwise: Ability = None

    def possible(self, me: Player) -> bool:
        return has_cards(me)

    def do(self, me: Player) -> bool:
        cards = me.reveal(me.top())
        fits = any(me.fits(card, self.test) for card in cards)
        do_ability(me, self.then if fits else self.otherwise)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        out = f"{who.verb('reveal')} the top card of {who.their} deck"
        return out + what_follows(self.test, self.then, self.otherwise, who)


@dataclass(frozen=True)
class DiscardIt(Effect):
    """The card that was just seen on top of the deck."""

    optional: bool = False

    def offered(self) -> Effect | None:
        return DiscardIt(optional=True)

    def do(self, me: Player) -> bool:
        cards = me.choose_some(me.top(), DISCARD_CARD, 0 if self.optional else 1, 1)
        me.discard(*cards)
        return bool(cards)

    def speaks_of(self, me: Player) -> CardId | None:
        return top_card(me)

    def text(self, who: Person = YOU) -> str:
        return who.does("discard it", self.optional)


@dataclass(frozen=True)
class PowerOfIt(Effect):
    """As much Power as the card costs that was just seen on top of the deck."""

    def do(self, me: Player) -> bool:
        n = sum(me.card(card).cost for card in me.top())
        if n:
            me.add_power(n)
        return n > 0

    def text(self, who: Person = YOU) -> str:
        return "+Power equal to its cost"


@dataclass(frozen=True)
class DrawOneOf(Effect):
    """Sees the top n cards of the deck and draws one; the others go back in any order, or are discarded."""

    n: int
    shown: bool = False  # to everybody
    discarded: bool = False  # the others

    def possible(self, me: Player) -> bool:
        return has_cards(me)

    def do(self, me: Player) -> bool:
        top = me.top(self.n)
        (me.reveal if self.shown else me.look)(top)
        card = me.choose(top, TAKE_CARD)
        if card is None:
            return me.draw(1) > 0  # told to draw, with no card there (ruling G-57)
        rest = [other for other in top if other != card]
        if self.discarded:
            me.discard(*rest)
        elif rest and not self.shown:
            me.unseen(top)
        me.s.put(card, DECK + me.seat)  # it is drawn from the top like any other card
        me.draw(1)
        if not self.discarded and len(rest) > 1:
            me.put_back(rest, DECK + me.seat)
        return True

    def text(self, who: Person = YOU) -> str:
        verb = "reveal" if self.shown else "see" if who.terse else "look at"
        rest = "the other" if self.n == 2 else "the others"
        end = f"discard {rest}" if self.discarded else f"put {rest} back on top{'' if self.n == 2 else ' in any order'}"
        one = "one" if who.terse else "one of them"
        return who.verb(f"{verb} the top {self.n} cards of {who.their} deck, draw {one} and {end}")


@dataclass(frozen=True)
class DrawIt(Effect):
    """The card that was just seen on top of the deck."""

    def do(self, me: Player) -> bool:
        return me.draw(1) > 0

    def speaks_of(self, me: Player) -> CardId | None:
        return top_card(me)

    def text(self, who: Person = YOU) -> str:
        return who.verb("draw it")

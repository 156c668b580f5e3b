"""Cards drawn, discarded, destroyed and moved between a player's own piles."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from archfoe.core.causes import MORE_CARDS
from archfoe.core.decisions import DESTROY_CARD, DISCARD_CARD, FETCH_CARD, MOVE_CARD
from archfoe.core.effect import Amount, Effect, look_once
from archfoe.core.effects.conditions import gained_elsewhere
from archfoe.core.effects.tops import has_cards
from archfoe.core.facts import changed
from archfoe.core.filters import ANY, Test
from archfoe.core.piles import BORROWED, DECK, DISCARD, HAND, ONGOING, PLAYED, SEATS, pile_name
from archfoe.core.text import YOU, Person, count

if TYPE_CHECKING:
    from archfoe.core.decisions import CardId
    from archfoe.core.player import Player


def places_text(kinds: tuple[int, ...], n: int, who: Person) -> str:
    """Where some of n cards may lie: "your hand or discard pile", "your hand, your discard pile or both"."""
    names = [pile_name(kind) for kind in kinds]
    if n == 1 or len(names) != 2:
        return f"{who.their} {' or '.join(names)}"
    return f"{who.their} {names[0]}, {who.their} {names[1]} or both"


@dataclass(frozen=True)
class Draw(Effect):
    n: int = 1

    def possible(self, me: Player) -> bool:
        return has_cards(me)

    def do(self, me: Player) -> bool:
        return me.draw(self.n) > 0

    def is_plain(self) -> bool:
        return True

    def never_asks(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('draw')} {who.cards(self.n)}"


@dataclass(frozen=True)
class DrawAtEnd(Effect):
    """More cards in the new hand at the end of the turn."""

    n: int = 1

    def do(self, me: Player) -> bool:
        more = me.s.extra_cards
        me.s.extra_cards = changed(more, me.seat, more[me.seat] + self.n)
        given = MORE_CARDS, me.seat, me.source
        me.s.counts[given] = me.s.counts.get(given, 0) + self.n  # for the log: who has given them
        return True

    def text(self, who: Person = YOU) -> str:
        what = f"{self.n} more" if who.terse else count(self.n, "extra card")
        return f"{who.verb('draw')} {what} at the end of the turn"


@dataclass(frozen=True)
class Discard(Effect):
    """Cards from the hand, chosen by the player who discards them; as many as there are."""

    n: int = 1
    test: Test = ANY

    def possible(self, me: Player) -> bool:
        return bool(me.among(me.hand, self.test))

    def do(self, me: Player) -> bool:
        cards = me.choose_some(me.among(me.hand, self.test), DISCARD_CARD, self.n, self.n)
        me.discard(*cards)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('discard')} {who.cards(self.n, self.test.noun())}"


@dataclass(frozen=True)
class DiscardEach(Effect):
    """As many cards of the hand as something counts."""

    of: Amount

    def __post_init__(self) -> None:
        look_once(self, "of")

    def do(self, me: Player) -> bool:
        n = self.of.count(me)
        cards = me.choose_some(me.hand, DISCARD_CARD, n, n) if n else []
        me.discard(*cards)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('discard')} a card for each {self.of.each(who)}"


@dataclass(frozen=True)
class DiscardHand(Effect):
    """The whole hand, or every card in it of a sort."""

    test: Test = ANY

    def do(self, me: Player) -> bool:
        cards = me.among(me.hand, self.test)
        me.discard(*cards)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        if self.test == ANY:
            return f"{who.verb('discard')} {who.their} hand"
        return f"{who.verb('discard')} every {self.test.noun()} from {who.their} hand"


@dataclass(frozen=True)
class RevealHand(Effect):
    def do(self, me: Player) -> bool:
        me.reveal(me.hand[:])
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('reveal')} {who.their} hand"


@dataclass(frozen=True)
class Destroy(Effect):
    """Up to n cards in the places named, which are one pool; `least` makes it a must."""

    n: int = 1
    places: tuple[int, ...] = (HAND, DISCARD)
    test: Test = ANY
    least: int = 0

    def pool(self, me: Player) -> list[int]:
        return [card for kind in self.places for card in me.among(me.s.piles[kind + me.seat], self.test)]

    def possible(self, me: Player) -> bool:
        return len(self.pool(me)) >= max(self.least, 1)

    def offered(self) -> Effect | None:
        """The same as an offer that can be declined within the choice itself."""
        return replace(self, least=0) if self.n == 1 else None

    def do(self, me: Player) -> bool:
        cards = me.choose_some(self.pool(me), DESTROY_CARD, self.least, self.n)
        me.destroy(*cards)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        where = places_text(self.places, self.n, who)
        what = count(self.n, self.test.noun())
        if self.least:
            what = what if self.least >= self.n else f"at least {count(self.least, 'card')} and at most {what}"
            return f"{who.verb('destroy')} {what} in {where}"
        return who.may(f"destroy {what if self.n == 1 else 'up to ' + what} in {where}")


@dataclass(frozen=True)
class DestroyDiscarded(Effect):
    """The card that was discarded last: "it" in the sentence before."""

    def do(self, me: Player) -> bool:
        me.destroy(*me.discards[-1:])
        return True

    def speaks_of(self, me: Player) -> CardId | None:
        return me.discards[-1] if me.discards else None

    def text(self, who: Person = YOU) -> str:
        return who.verb("destroy it")


@dataclass(frozen=True)
class Fetch(Effect):
    """Moves cards from the discard pile to the hand, or to the top or bottom of the deck; n=0: all of them."""

    test: Test = ANY
    to: int = HAND
    n: int = 1
    optional: bool = False
    bottom: bool = False

    def possible(self, me: Player) -> bool:
        return bool(me.among(me.discards, self.test))

    def offered(self) -> Effect | None:
        return replace(self, optional=True) if self.n == 1 else None

    def do(self, me: Player) -> bool:
        cards = me.among(me.discards, self.test)
        if self.n:
            ordered = self.to == DECK and self.n > 1
            cards = me.choose_some(cards, FETCH_CARD, 0 if self.optional else self.n, self.n, ordered)
        on_top = self.to == DECK and not self.bottom
        for card in cards[::-1] if on_top else cards:  # the first of several ends above the others
            me.move(card, self.to + me.seat, not self.bottom)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        noun = self.test.noun()
        what = f"every {noun}" if not self.n else count(self.n, noun)
        if self.optional and self.n > 1:
            what = f"up to {what}"
        top = "the bottom" if self.bottom else "top"
        if who.terse and self.to == HAND:
            return who.does(f"take {what} back from {who.their} discard pile", self.optional)
        where = f"into {who.their} hand" if self.to == HAND else f"on {top} of {who.their} deck"
        phrase = f"put {what} from {who.their} discard pile {where}"
        return who.does(phrase, self.optional)


@dataclass(frozen=True)
class TakeGained(Effect):
    """Moves a card that was bought or gained this turn to the hand or onto the deck."""

    to: int
    test: Test = ANY
    optional: bool = False

    def possible(self, me: Player) -> bool:
        return bool(self._cards(me))

    def _cards(self, me: Player) -> list[int]:
        if not me.s.gained:
            return []
        return me.among(gained_elsewhere(me, self.to), self.test)

    def offered(self) -> Effect | None:
        return replace(self, optional=True)

    def do(self, me: Player) -> bool:
        card = me.choose(self._cards(me), MOVE_CARD, self.optional)
        if card is not None:
            me.move(card, self.to + me.seat)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        where = f"into {who.their} hand" if self.to == HAND else f"on top of {who.their} deck"
        what = f"{count(1, self.test.noun())} {who.they} bought or gained this turn"
        return who.does(f"put {what} {where}", self.optional)


@dataclass(frozen=True)
class GoUnder(Effect):
    """The asking card goes to the bottom of its owner's deck, if it is still in play."""

    def do(self, me: Player) -> bool:
        pile = me.s.where[me.source]
        if not (PLAYED <= pile < PLAYED + SEATS or BORROWED <= pile < BORROWED + SEATS):
            return False
        me.move(me.source, DECK + pile % SEATS, top=False)
        return True

    def text(self, who: Person = YOU) -> str:
        when = "" if who.terse else ", before the new hand is drawn"
        return f"{who.verb('put')} this card on the bottom of its owner's deck{when}"


@dataclass(frozen=True)
class DeckToDiscard(Effect):
    """The whole deck goes into the discard pile: a move, not discarding."""

    def possible(self, me: Player) -> bool:
        return bool(me.s.piles[DECK + me.seat])

    def do(self, me: Player) -> bool:
        for card in me.s.piles[DECK + me.seat][::-1]:
            me.move(card, DISCARD + me.seat)
        return True

    def text(self, who: Person = YOU) -> str:
        return who.verb(f"put {who.their} deck into {who.their} discard pile")


@dataclass(frozen=True)
class DiscardRandom(Effect):
    n: int = 1

    def do(self, me: Player) -> bool:
        done = False
        for _ in range(min(self.n, len(me.hand))):
            me.discard(me.random(me.hand))
            done = True
        return done

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('discard')} {count(self.n, 'random card')}"


@dataclass(frozen=True)
class DiscardToDraw(Effect):
    """Any number of cards of the hand; then draws as many."""

    def do(self, me: Player) -> bool:
        cards = me.choose_some(me.hand, DISCARD_CARD, 0, len(me.hand))
        me.discard(*cards)
        return bool(cards) and me.draw(len(cards)) > 0

    def text(self, who: Person = YOU) -> str:
        what = "any number" if who.terse else "any number of cards"
        return f"{who.may(f'discard {what}')}, then {who.verb('draw')} as many"


@dataclass(frozen=True)
class DestroyToDraw(Effect):
    """Up to n cards of hand and discard pile; draws one for each."""

    n: int

    def do(self, me: Player) -> bool:
        cards = me.choose_some([*me.hand, *me.discards], DESTROY_CARD, 0, self.n)
        me.destroy(*cards)
        return bool(cards) and me.draw(len(cards)) > 0

    def text(self, who: Person = YOU) -> str:
        what = f"destroy up to {count(self.n, 'card')} in {places_text((HAND, DISCARD), self.n, who)}"
        return f"{who.may(what)} and draw {who.cards(1)} for each"


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """A card of the discard pile comes into play without being played."""

    test: Test

    def do(self, me: Player) -> bool:
        card = me.choose(me.among(me.discards, self.test), MOVE_CARD)
        if card is not None:
            me.move(card, ONGOING + me.seat)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        return who.verb(f"put {count(1, self.test.noun())} from {who.their} discard pile into play")


@dataclass(frozen=True)
class PutFromPlay(Effect):
    """A card in play goes to the discard pile."""

    test: Test

    def do(self, me: Player) -> bool:
        card = me.choose(me.among(me.s.piles[ONGOING + me.seat], self.test), MOVE_CARD)
        if card is not None:
            me.move(card, DISCARD + me.seat)
        return card is not None

    def text(self, who: Person = YOU) -> str:
        return who.verb(f"put {count(1, self.test.noun())} {who.they} control into {who.their} discard pile")

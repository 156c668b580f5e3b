"""What may hold, and what may be counted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from archfoe.core.effect import Amount, Condition, wait_for
from archfoe.core.filters import ANY, LOCATION, NO_TYPE, Test, only
from archfoe.core.piles import DECK, DISCARD, ONGOING
from archfoe.core.text import YOU, Person, count, plural

if TYPE_CHECKING:
    from archfoe.core.player import Player


_LOCATIONS: Final = only(LOCATION)

#: Of plays that count whether they come earlier or later in the turn.
WHENEVER: Final = "this turn, before or after this card"


def _plays(already: bool, what: str = "") -> str:
    """ "play a Hero this turn, before or after this card", or what has been played by then."""
    what = f"{what} " if what else ""
    return f"have already played {what}this turn" if already else f"play {what}{WHENEVER}"


@dataclass(frozen=True)
class Played(Amount):
    """Cards that you have played this turn. Each card counts once, also if played again (ruling G-7)."""

    test: Test = ANY
    n: int = 1
    other: bool = False  # other than the card that asks
    already: bool = False  # words it for who looks once; whoever has the condition sees to it

    def count(self, me: Player) -> int:
        s = me.s
        skip = me.source if self.other else -1
        return len({c for seat, c in s.plays if seat == me.seat and c != skip and self.test(s.defn(c))})

    def met(self, me: Player) -> bool:
        return self.count(me) >= self.n

    def text(self, who: Person = YOU) -> str:
        noun = self.test.noun()
        if self.other:
            what = f"another {noun}" if self.n == 1 else f"{self.n} other {plural(noun)}"
        else:
            what = noun if self.test.names and self.n == 1 else count(self.n, noun)
        return f"{who.they} {_plays(self.already, what)}"

    def each(self, who: Person = YOU) -> str:
        return f"{'other ' if self.other else ''}{self.test.noun()} {who.they} {_plays(self.already)}"


@dataclass(frozen=True)
class Controls(Condition):
    """A card that stays in play in front of you."""

    test: Test = _LOCATIONS

    def met(self, me: Player) -> bool:
        return bool(me.among(me.s.piles[ONGOING + me.seat], self.test))

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} control {count(1, self.test.noun())}"


@dataclass(frozen=True)
class EmptyDiscard(Condition):
    def met(self, me: Player) -> bool:
        return not me.discards

    def text(self, who: Person = YOU) -> str:
        return f"{who.their} discard pile is empty"


@dataclass(frozen=True)
class FirstPlay(Condition):
    """The asking card is the first that was played this turn."""

    def met(self, me: Player) -> bool:
        return me.play_no == next((i for i, (seat, _) in enumerate(me.s.plays) if seat == me.seat), -1)

    def text(self, who: Person = YOU) -> str:
        return "played first" if who.terse else f"this is the first card {who.they} play this turn"

    def says_when(self) -> bool:
        return True


@dataclass(frozen=True)
class InLineup(Amount):
    test: Test

    def count(self, me: Player) -> int:
        return len(me.among(me.whole_lineup, self.test))

    def each(self, who: Person = YOU) -> str:
        return f"{self.test.noun()} in the Line-Up"


@dataclass(frozen=True)
class InHand(Amount):
    test: Test

    def count(self, me: Player) -> int:
        return len(me.among(me.hand, self.test))

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} have {count(1, self.test.noun())} in {who.their} hand"

    def each(self, who: Person = YOU) -> str:
        return f"{self.test.noun()} shown"


@dataclass(frozen=True)
class InDiscard(Amount):
    test: Test

    def count(self, me: Player) -> int:
        return len(me.among(me.discards, self.test))

    def is_fleeting(self) -> bool:
        return True

    def each(self, who: Person = YOU) -> str:
        return f"{self.test.noun()} in {who.their} discard pile"


@dataclass(frozen=True)
class FoesWithDiscarded(Amount):
    test: Test

    def count(self, me: Player) -> int:
        return sum(bool(me.among(me.s.piles[DISCARD + foe.seat], self.test)) for foe in me.foes)

    def each(self, who: Person = YOU) -> str:
        return f"foe with {count(1, self.test.noun())} in their discard pile"


@dataclass(frozen=True)
class GaveNothing(Condition):
    """The asking card has given no Power this turn: for what it gives once in each turn."""

    def met(self, me: Player) -> bool:
        return not any(seat == me.seat and card == me.source for seat, card, _, _ in me.s.parts)

    def is_settled(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return "it gave none yet"
        return f"this card has not given {who.they} Power this turn"


@dataclass(frozen=True)
class NoneInLineup(Condition):
    test: Test

    def met(self, me: Player) -> bool:
        return not me.among(me.whole_lineup, self.test)

    def text(self, who: Person = YOU) -> str:
        return f"there is no {self.test.noun()} in the Line-Up"


@dataclass(frozen=True)
class TypesInDiscard(Amount):
    """Different card types; a Weakness has none."""

    n: int = 1

    def count(self, me: Player) -> int:
        return len({me.card(card).type for card in me.discards} - {NO_TYPE})

    def met(self, me: Player) -> bool:
        return self.count(me) >= self.n

    def is_fleeting(self) -> bool:
        return True

    def each(self, who: Person = YOU) -> str:
        return f"different card type in {who.their} discard pile"

    def text(self, who: Person = YOU) -> str:
        types = "a card type" if self.n == 1 else f"{self.n} or more different card types"
        return f"{who.their} discard pile has {types}"


@dataclass(frozen=True)
class Both(Condition):
    """One thing and another."""

    first: Condition
    second: Condition
    already: bool = False  # as with `Played`

    def __post_init__(self) -> None:
        for field in ("first", "second"):
            wait_for(self, field)  # one spelling for what is worded by the whole

    def met(self, me: Player) -> bool:
        return self.first.met(me) and self.second.met(me)

    def text(self, who: Person = YOU) -> str:
        parts = (self.first, self.second)
        plays = [one for one in parts if isinstance(one, Played) and not one.other]
        if len(plays) == 2:
            cards = " and ".join(count(one.n, one.test.noun()) for one in plays)
            return (
                f"{who.they} have played {cards} this turn" if self.already else f"{who.they} play {cards} {WHENEVER}"
            )
        words = " and ".join([_by_then(one, who) for one in parts])
        return words if self.already else f"{words}, now or later this turn"


def _by_then(one: Condition, who: Person) -> str:
    """What holds at the moment when something else does, too."""
    if not hasattr(one, "already"):
        return one.text(who)
    told: Any = one
    words: str = replace(told, already=True).text(who)
    return words.replace("have already played", "have played")


@dataclass(frozen=True)
class HandBelow(Condition):
    n: int

    def met(self, me: Player) -> bool:
        return len(me.hand) < self.n

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} have {'no' if self.n == 1 else f'fewer than {self.n}'} cards in hand"


@dataclass(frozen=True)
class PointsInHand(Amount):
    """Victory Points of the cards in hand together, Weaknesses taken off; never below zero."""

    def count(self, me: Player) -> int:
        hand = [me.card(card) for card in me.hand]
        return max(0, sum(card.vp if isinstance(card.vp, int) else card.vp.score(hand) for card in hand))

    def is_fleeting(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return f"the cards left in {who.their} hand have 1 or more Victory Points together"

    def each(self, who: Person = YOU) -> str:
        if who.terse:
            return f"VP of the cards left in {who.their} hand, at least 0"
        return f"Victory Point of the cards left in {who.their} hand together, never below 0"


@dataclass(frozen=True)
class PlayedLater(Amount):
    """Plays of such cards from some play of the turn on; a second play of one card counts again.

    No word for cards: only what waits from now on says the truth with it (`PowerEachLater`).
    """

    test: Test
    since: int

    def says_when(self) -> bool:
        return True

    def count(self, me: Player) -> int:
        s = me.s
        return sum(seat == me.seat and self.test(s.defn(card)) for seat, card in s.plays[self.since :])

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} play {count(1, self.test.noun())} later this turn"

    def each(self, who: Person = YOU) -> str:
        return f"{self.test.noun()} {who.they} play later this turn"


@dataclass(frozen=True)
class VillainCosts(Condition):
    """The Super-Villain on the table costs that much; the rules know where it lies."""

    least: int

    def met(self, me: Player) -> bool:
        return any(me.s.costs[card] >= self.least for card in me.game.rules.villains_shown(me.s))

    def text(self, who: Person = YOU) -> str:
        return f"the Super-Villain on top of the stack costs {self.least} or more"


@dataclass(frozen=True)
class DifferentTypes(Amount):
    """Card types among what you have played this turn."""

    already: bool = False  # as with `Played`

    def count(self, me: Player) -> int:
        return len({me.card(card).type for card in me.played} - {NO_TYPE})

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} {_plays(self.already, 'a card with a type')}"

    def each(self, who: Person = YOU) -> str:
        return f"different card type {who.they} {_plays(self.already)}"


@dataclass(frozen=True)
class DifferentNames(Amount):
    """Names of such cards among what you have played this turn, and those noted before."""

    test: Test
    n: int = 1
    noted: tuple[str, ...] = ()
    already: bool = False  # as with `Played`

    def count(self, me: Player) -> int:
        return len({me.card(card).name for card in me.among(me.played, self.test)} | set(self.noted))

    def met(self, me: Player) -> bool:
        return self.count(me) >= self.n

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} {_plays(self.already, count(self.n, 'different ' + self.test.noun()))}"

    def each(self, who: Person = YOU) -> str:
        return f"different {self.test.noun()} {who.they} {_plays(self.already)}"


def gained_elsewhere(me: Player, to: int) -> list[int]:
    """Cards gained this turn that still lie where it is known that they lie, and not yet where they would go."""
    s, mine = me.s, 1 << me.seat
    places = {DISCARD + me.seat, DECK + me.seat} - {to + me.seat}
    gained = dict.fromkeys(card for seat, card in s.gained if seat == me.seat)
    return [card for card in gained if s.where[card] in places and s.who_knows(card) & mine]

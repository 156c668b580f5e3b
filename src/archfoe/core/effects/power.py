"""Power, and what waits for another card to be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from archfoe.core.decisions import MATCH_CARD
from archfoe.core.effect import (
    Ability,
    Amount,
    Condition,
    Effect,
    Word,
    awaited,
    clause,
    do_ability,
    look_once,
    parts_of,
    wait_for,
)
from archfoe.core.effects.conditions import DifferentNames, DifferentTypes, Played, PlayedLater
from archfoe.core.events import PICKED
from archfoe.core.filters import Test
from archfoe.core.text import YOU, Person, plural

if TYPE_CHECKING:
    from archfoe.core.player import Player


#: Then it buys everything many times over; a number of thousands of digits could not be shown.
MOST_DOUBLED: Final = 30


@dataclass(frozen=True)
class Power(Effect):
    n: int

    def is_quiet(self) -> bool:
        return True

    def plain_power(self) -> int:
        return self.n

    def at_edge(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        me.add_power(self.n)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"+{self.n} Power" if who.addressed else who.verb(f"get +{self.n} Power")


def printed_power(ability: Ability) -> int:
    """What it gives in any case, without anything that a condition or a choice might add."""
    if isinstance(ability, Power):
        return ability.n
    return sum([part.n for part in parts_of(ability) if isinstance(part, Power)])


@dataclass(frozen=True)
class PowerEach(Effect):
    """Counted once, when it resolves."""

    n: int
    of: Amount

    def __post_init__(self) -> None:
        look_once(self, "of")

    def is_quiet(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        n = self.n * self.of.count(me)
        if n:
            me.add_power(n)
        return n > 0

    def is_plain(self) -> bool:
        return not self.of.is_fleeting() and Effect.is_plain(self)

    def text(self, who: Person = YOU) -> str:
        return f"+{self.n} Power for each {self.of.each(who)}"


@dataclass(frozen=True)
class Watch(Word):
    """Data of a waiting condition: looked at after each task, paid once (or once for each)."""

    cond: Condition
    effect: Ability
    each: bool = False

    def met(self, me: Player) -> int:
        if self.each:
            assert isinstance(self.cond, Amount)
            return self.cond.count(me)
        return int(self.cond.met(me))


def _watch(me: Player, watch: Watch, paid: int = 0) -> None:
    me.s.watches.append((me.seat, me.source, me.play_no, watch, paid))


def _power_for_each(me: Player, n: int, of: Amount) -> None:
    """For those that are there already at once, as a part of the card, and for the others when they come."""
    there = of.count(me)
    if there:
        me.add_power(n * there)
    _watch(me, Watch(of, Power(n), each=True), there)


@dataclass(frozen=True)
class PowerIf(Effect):
    """That much Power, or more as soon as the condition holds, now or later this turn."""

    low: int
    high: int
    cond: Condition

    def __post_init__(self) -> None:
        wait_for(self, "cond")

    def do(self, me: Player) -> bool:
        met = self.cond.met(me)
        n = self.high if met else self.low
        if n:
            me.add_power(n)
        if not met:
            _watch(me, Watch(self.cond, Power(self.high - self.low)))
        return True

    def is_plain(self) -> bool:
        return True

    def never_asks(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        if who.terse and self.low:
            return f"+{self.low} Power; +{self.high} if {awaited(self.cond, who)}"
        least = f"+{self.low} Power, or " if self.low else ""
        return f"{least}+{self.high} Power{' instead' if self.low else ''} if {awaited(self.cond, who)}"


@dataclass(frozen=True)
class Once(Effect):
    """Once, as soon as the condition holds, now or later this turn.

    What has been played stays played: then it is a part of the card, and comes before anything that the card triggers.
    What lies in the Line-Up may be away for a moment (ruling G-54), so that is looked at when the card is resolved.
    """

    cond: Condition
    effect: Ability

    def __post_init__(self) -> None:
        wait_for(self, "cond")

    def do(self, me: Player) -> bool:
        if isinstance(self.cond, Played) and self.cond.met(me):
            do_ability(me, self.effect)
        else:
            _watch(me, Watch(self.cond, self.effect))
        return True

    def text(self, who: Person = YOU) -> str:
        return f"if {awaited(self.cond, who)}, {clause(self.effect, who)}"


@dataclass(frozen=True)
class PowerEachPlayed(Effect):
    """For each such card, whether it is played before this one or after."""

    n: int
    of: Amount

    def __post_init__(self) -> None:
        wait_for(self, "of")

    def do(self, me: Player) -> bool:
        _power_for_each(me, self.n, self.of)
        return True

    def is_plain(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        most = "" if self.of.says_when() else ", counted now or later this turn, when there are most of them"
        return f"+{self.n} Power for each {self.of.each(who)}{most}"


@dataclass(frozen=True)
class PowerEachLater(Effect):
    """For each play of such a card after this one."""

    n: int
    test: Test

    def do(self, me: Player) -> bool:
        _watch(me, Watch(PlayedLater(self.test, len(me.s.plays)), Power(self.n), each=True))
        return True

    def text(self, who: Person = YOU) -> str:
        return f"+{self.n} Power for each {self.test.noun()} {who.they} play later this turn"


@dataclass(frozen=True)
class PowerForNewType(Effect):
    """For each card type that is played for the first time in the turn; what had been played before counts, too."""

    def is_quiet(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        given = sum(n for seat, card, _, n in me.s.parts if seat == me.seat and card == me.source)
        n = DifferentTypes().count(me) - given
        if n > 0:
            me.add_power(n)
        return n > 0

    def text(self, who: Person = YOU) -> str:
        return f"+1 Power if {who.they} have played no other card of its type this turn"


@dataclass(frozen=True)
class PowerEachName(Effect):
    """For each different name among the discard pile now and the plays of the turn, before and after."""

    n: int
    test: Test

    def do(self, me: Player) -> bool:
        noted = sorted({me.card(card).name for card in me.among(me.discards, self.test)})
        _power_for_each(me, self.n, DifferentNames(self.test, noted=tuple(noted)))
        return True

    def text(self, who: Person = YOU) -> str:
        noun = self.test.noun()
        return f"+{self.n} Power for each different {noun} in {who.their} discard pile or played this turn"


@dataclass(frozen=True)
class MatchPower(Effect):
    """As much as a card played earlier this turn has given so far, conditional parts included (ruling G-40)."""

    def do(self, me: Player) -> bool:
        card = me.choose([card for card in me.played if card != me.source], MATCH_CARD, rule="G-40")
        if card is None:
            return False
        me.tell(PICKED, card)
        n = sum(n for seat, source, _, n in me.s.parts if seat == me.seat and source == card)
        if n:
            me.add_power(n)
        return n > 0

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return f"+Power equal to what another card {who.they} played this turn gave"
        return f"choose another card {who.they} played this turn. Get as much Power as it has given {who.them}"


@dataclass(frozen=True)
class DoublePower(Effect):
    """All Power of the turn, before and after; what was spent is then subtracted (ruling G-6)."""

    def is_quiet(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        me.s.doubled[me.seat] = min(me.s.doubled[me.seat] + 1, MOST_DOUBLED)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('double')} all the Power {who.they} get this turn, before and after this card"


@dataclass(frozen=True)
class Discount(Effect):
    """Such cards cost less for the rest of the turn; several add up."""

    n: int
    test: Test

    def is_quiet(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        me.s.discounts.append((me.seat, self.test, self.n))
        return True

    def text(self, who: Person = YOU) -> str:
        names = self.test.names
        what = f"{names[0]} costs" if len(names) == 1 else f"{plural(self.test.noun())} cost"
        return f"{what} {who.they} {self.n} less this turn"


@dataclass(frozen=True)
class Move(Effect):
    """Steps on a board."""

    n: int

    def is_quiet(self) -> bool:
        return True

    def at_edge(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        me.s.moves[me.seat] += self.n
        return True

    def text(self, who: Person = YOU) -> str:
        return f"Move {self.n}"

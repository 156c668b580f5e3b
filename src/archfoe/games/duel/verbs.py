"""Confrontations: what a card does only in one, and what it does to its target and its course.

They may be played in other games as well: there is no Confrontation, and nothing to remember of one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from archfoe.core.abilities import During
from archfoe.core.effect import (
    Ability,
    Amount,
    Condition,
    Effect,
    clause,
    do_ability,
    is_plain,
    look_once,
    wait_for,
)
from archfoe.core.effects.power import Once
from archfoe.core.facts import TURN, changed
from archfoe.core.filters import Test
from archfoe.core.piles import HEROES
from archfoe.core.text import TARGET, YOU, Person
from archfoe.games.duel.events import CALLED_OFF, RAISED, SWITCHED
from archfoe.games.shared.causes import CONFRONTING, THAT_FOE

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State
    from archfoe.games.duel.facts import DuelTurn


def _duel_turn(s: State) -> DuelTurn | None:
    """What this turn remembers in a game with Confrontations, to be read; None in other games."""
    turn = s.facts[TURN]
    return turn if turn.room == "duel" else None


def _own_duel_turn(s: State) -> DuelTurn | None:
    """The same, to be written."""
    return None if _duel_turn(s) is None else s.own_facts(TURN)


def confronted(me: Player) -> Player | None:
    """The foe whose Character the active player is Confronting."""
    turn = _duel_turn(me.s)
    return None if turn is None or turn.target is None else me.as_seat(turn.target)


@dataclass(frozen=True)
class Confrontation(During):
    """One that the owner of an ability, or the owner's team, has announced."""

    def runs(self, s: State, owner: int) -> bool:
        turn = _duel_turn(s)
        return turn is not None and turn.target is not None and s.teams[s.active] == s.teams[owner]

    def text(self, own_turn: bool) -> str:
        return "during your Confrontation" if own_turn else "during a Confrontation of your team"


CONFRONTATION: Final = Confrontation()


@dataclass(frozen=True)
class Confronting(Condition):
    """The active player has announced a Confrontation, and nobody has called it off."""

    def met(self, me: Player) -> bool:
        return confronted(me) is not None

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} are in a Confrontation"


@dataclass(frozen=True)
class Succeeded(Condition):
    """The Confrontation of this turn has defeated a Character."""

    already: bool = False  # words it for who looks once

    def met(self, me: Player) -> bool:
        turn = _duel_turn(me.s)
        return turn is not None and turn.succeeded

    def text(self, who: Person = YOU) -> str:
        return f"{who.they} {'have succeeded' if self.already else 'succeed'} in a Confrontation this turn"


@dataclass(frozen=True)
class InConfrontation(Effect):
    """One thing in a Confrontation, perhaps another one outside."""

    effect: Ability
    otherwise: Ability = None

    def do(self, me: Player) -> bool:
        confronting = confronted(me) is not None
        before, me.cause = me.cause, CONFRONTING
        do_ability(me, self.effect if confronting else self.otherwise)
        me.cause = before
        return confronting

    def is_plain(self) -> bool:
        return is_plain(self.effect) and is_plain(self.otherwise)

    def text(self, who: Person = YOU) -> str:
        lead = "; else " if who.terse else ". Otherwise, "
        rest = lead + clause(self.otherwise, who) if self.otherwise is not None else ""
        return f"Confrontation: {clause(self.effect, who)}{rest}"


@dataclass(frozen=True)
class WhileConfronting(Effect):
    """For an ability of a Confrontation that acts later than it was triggered: not if it was called off since."""

    effect: Effect

    def do(self, me: Player) -> bool:
        return confronted(me) is not None and self.effect.do(me)

    def text(self, who: Person = YOU) -> str:
        return self.effect.text(who)


@dataclass(frozen=True)
class PowerIn(Effect):
    """That much Power, or more in a Confrontation."""

    low: int
    high: int

    def is_quiet(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        me.add_power(self.low if confronted(me) is None else self.high)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"+{self.low} Power, or +{self.high} Power in a Confrontation"


@dataclass(frozen=True)
class AsSoonAs(Effect):
    """Once, as soon as the condition holds, now or later this turn, even if it was called off since (ruling G-67)."""

    cond: Condition
    effect: Ability

    def __post_init__(self) -> None:
        wait_for(self, "cond")

    def do(self, me: Player) -> bool:
        return Once(self.cond, self.effect).do(me)

    def text(self, who: Person = YOU) -> str:
        return f"as soon as {self.cond.text(who)}, {clause(self.effect, who)}"


@dataclass(frozen=True)
class CallOff(Effect):
    """Nobody is defeated, and the active player may buy again (ruling G-18)."""

    def possible(self, me: Player) -> bool:
        return confronted(me) is not None

    def do(self, me: Player) -> bool:
        foe, own_turn = confronted(me), _own_duel_turn(me.s)
        if foe is None or own_turn is None:
            return False
        own_turn.target = None
        me.tell(CALLED_OFF, other=foe.seat)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('call')} off the Confrontation"


@dataclass(frozen=True)
class Switch(Effect):
    """The Confrontation turns to another foe, whatever that Character costs; what was raised stays where it is."""

    def others(self, me: Player) -> list[int]:
        """The other foes of the Confronting player."""
        target = confronted(me)
        foes = [foe.seat for foe in me.as_seat(me.s.active).foes]
        return [seat for seat in foes if target is None or seat != target.seat]

    def possible(self, me: Player) -> bool:
        return confronted(me) is not None and bool(self.others(me))

    def do(self, me: Player) -> bool:
        own_turn = _own_duel_turn(me.s)
        if own_turn is None or not self.possible(me):
            return False
        (target,) = self.others(me)  # there are never more than two foes
        own_turn.target = target
        me.tell(SWITCHED, other=target)
        return True

    def text(self, who: Person = YOU) -> str:
        return who.verb("switch the Confrontation to the other foe")


def raise_cost(me: Player, seat: int, n: int) -> None:
    """A Character costs more for the rest of this turn; who plays a Super Hero has nothing that could cost more."""
    s = me.s
    own_turn = _own_duel_turn(s)
    if n and own_turn is not None and any(s.cards[figure].stage for figure in s.piles[HEROES + seat]):
        own_turn.raised = changed(own_turn.raised, seat, own_turn.raised[seat] + n)
        me.tell(RAISED, other=seat, n=n)


def _confronted(who: Person) -> str:
    return "the Character costs" if who.terse else "the Confronted Character costs"


def _this_turn(who: Person) -> str:
    return "" if who.terse else " this turn"


@dataclass(frozen=True)
class Toughen(Effect):
    """The Confronted Character, of oneself or of the teammate, costs more this turn."""

    n: int

    def is_quiet(self) -> bool:
        return True

    def do(self, me: Player) -> bool:
        foe = confronted(me)
        if foe is not None:
            raise_cost(me, foe.seat, self.n)
        return foe is not None

    def text(self, who: Person = YOU) -> str:
        return f"{_confronted(who)} {self.n} more{_this_turn(who)}"


@dataclass(frozen=True)
class ToughenEach(Effect):
    """That much for each of what is counted, as the player counts who uses the Block."""

    n: int
    of: Amount

    def __post_init__(self) -> None:
        look_once(self, "of")

    def do(self, me: Player) -> bool:
        return Toughen(self.n * self.of.count(me)).do(me)

    def text(self, who: Person = YOU) -> str:
        return f"{_confronted(who)} {self.n} more{_this_turn(who)} for each {self.of.each(who)}"


@dataclass(frozen=True)
class ToughenSelf(Effect):
    """One's own Character costs more this turn, whoever is Confronted."""

    n: int

    def do(self, me: Player) -> bool:
        raise_cost(me, me.seat, self.n)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.their} Character costs {self.n} more{_this_turn(who)}"


@dataclass(frozen=True)
class LimitBlocks(Effect):
    """The Confronted team may use that many Block cards this turn and no more."""

    n: int

    def do(self, me: Player) -> bool:
        foe, own_turn = confronted(me), _own_duel_turn(me.s)
        if foe is None or own_turn is None:
            return False
        team = me.s.teams[foe.seat]
        limit = own_turn.blocks_left[team]
        own_turn.blocks_left = changed(own_turn.blocks_left, team, self.n if limit is None else min(self.n, limit))
        return True

    def is_plain(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return f"that foe's team may use at most {self.n} Block card{'s' if self.n > 1 else ''}"
        return f"that foe's team may use at most {self.n} Block card{'s' if self.n > 1 else ''} this turn"


@dataclass(frozen=True)
class ThatFoe(Effect):
    """The foe who is Confronted does it. That is no Attack, so no Defense helps (ruling G-16)."""

    effect: Ability

    def do(self, me: Player) -> bool:
        foe = confronted(me)
        if foe is None:
            return False
        foe.cause = THAT_FOE
        do_ability(foe, self.effect)
        return True

    def is_plain(self) -> bool:
        return True

    def text(self, who: Person = YOU) -> str:
        return f"that foe {clause(self.effect, who.of(TARGET))}"


def _level(s: State, seat: int) -> int:
    """Of the Character of a seat; a Super Hero has none."""
    return max((s.cards[figure].stage for figure in s.piles[HEROES + seat]), default=0)


@dataclass(frozen=True)
class OwnLevel(Amount):
    """The Level of one's own Character, or that of the player whom the card assists."""

    def count(self, me: Player) -> int:
        return _level(me.s, me.seat)

    def each(self, who: Person = YOU) -> str:
        return f"Level of {who.their} Character"


@dataclass(frozen=True)
class LevelOfThatFoe(Amount):
    """The Level of the Character that is Confronted."""

    def count(self, me: Player) -> int:
        foe = confronted(me)
        return 0 if foe is None else _level(me.s, foe.seat)

    def is_fleeting(self) -> bool:
        return True

    def each(self, who: Person = YOU) -> str:
        return "Level of that foe's Character"


@dataclass(frozen=True)
class DiscardedByThatFoe(Amount):
    """Such cards in the discard pile of the foe who is Confronted."""

    test: Test

    def count(self, me: Player) -> int:
        foe = confronted(me)
        return 0 if foe is None else len(me.among(foe.discards, self.test))

    def is_fleeting(self) -> bool:
        return True

    def each(self, who: Person = YOU) -> str:
        return f"{self.test.noun()} in the discard pile of that foe"

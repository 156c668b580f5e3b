"""Joints: then, if, may, one of; and who does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.decisions import CHOOSE_ONE, SHOW, TARGET_PLAYER
from archfoe.core.effect import (
    Ability,
    Condition,
    Effect,
    clause,
    do_ability,
    is_plain,
    look_once,
    never_asks,
    parts_of,
    spoken_of,
    then_does,
)
from archfoe.core.events import PICKED, SPARED
from archfoe.core.filters import Test
from archfoe.core.piles import HEROES
from archfoe.core.text import FOE, YOU, Person, count

if TYPE_CHECKING:
    from archfoe.core.player import Player


@dataclass(frozen=True)
class Then(Effect):
    """One sentence: a, then b."""

    first: Ability
    second: Ability

    def do(self, me: Player) -> bool:
        do_ability(me, self.first)
        do_ability(me, self.second)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{clause(self.first, who)}, then {clause(self.second, who)}"


@dataclass(frozen=True)
class If(Effect):
    """Looked at once, when it resolves."""

    cond: Condition
    effect: Ability
    otherwise: Ability = None

    def __post_init__(self) -> None:
        look_once(self, "cond")

    def do(self, me: Player) -> bool:
        met = self.cond.met(me)
        do_ability(me, self.effect if met else self.otherwise)
        return met

    def is_plain(self) -> bool:
        return self.cond.is_settled() and is_plain(self.effect) and is_plain(self.otherwise)

    def never_asks(self) -> bool:
        return never_asks(self.effect) and never_asks(self.otherwise)

    def text(self, who: Person = YOU) -> str:
        rest = f". Otherwise, {clause(self.otherwise, who)}" if self.otherwise is not None else ""
        return f"if {self.cond.text(who)}, {clause(self.effect, who)}{rest}"


@dataclass(frozen=True)
class May(Effect):
    """An offer; what follows if it is taken, or if it is not. One that cannot be met is not made."""

    effect: Effect
    then: Ability = None
    otherwise: Ability = None

    def do(self, me: Player) -> bool:
        done = self._offer(me)
        do_ability(me, self.then if done else self.otherwise)
        return done

    def _offer(self, me: Player) -> bool:
        effect = self.effect
        if not effect.possible(me):
            return False
        offered = effect.offered()
        if offered is not None:  # picks a card or none: one question, not two
            return offered.do(me)
        of_hero = me.s.where[me.source] == HEROES + me.seat and not me.card(me.source).stage
        return me.may(self, "G-25" if of_hero else "", spoken_of(me, effect)) and effect.do(me)

    def offer(self) -> str:
        return clause(self.effect)

    def text(self, who: Person = YOU) -> str:
        offer = self.effect.text(who.plain if who.third else who)
        out = who.may(offer.removeprefix("you may ").removeprefix("may "))  # it may be an offer by itself
        if who.terse:
            return out + _terse_outcome(self.then, self.otherwise, who, taken=":")
        if self.then is not None:
            out += f". If {who.they} do, {then_does(self.then, who)}"
        if self.otherwise is not None:
            lead = "otherwise" if self.then is not None else f"if {who.they} do not"
            out += f". {lead.capitalize()}, {then_does(self.otherwise, who)}"
        return out


def _terse_outcome(then: Ability, otherwise: Ability, who: Person, taken: str) -> str:
    """ ": +3 Power; else +1 Power"."""
    done = f"{taken} {clause(then, who)}" if then is not None else ""
    return done if otherwise is None else f"{done}; else {clause(otherwise, who)}"


@dataclass(frozen=True)
class IfDone(Effect):
    """Something, and what follows if it could be done, or if it could not."""

    effect: Effect
    then: Ability = None
    otherwise: Ability = None

    def possible(self, me: Player) -> bool:
        return self.effect.possible(me)

    def do(self, me: Player) -> bool:
        done = self.effect.do(me)
        do_ability(me, self.then if done else self.otherwise)
        return done

    def text(self, who: Person = YOU) -> str:
        out = self.effect.text(who)
        if who.terse:
            return out + _terse_outcome(self.then, self.otherwise, who, taken=f"; if {who.they} do,")
        if self.then is not None:
            out += f". If {who.they} do, {then_does(self.then, who)}"
        if self.otherwise is not None:
            out += f". If {who.they} do not, {then_does(self.otherwise, who)}"
        return out


@dataclass(frozen=True)
class OnceATurn(Effect):
    """An offer that may be taken once in each turn; declining does not use it up (ruling G-51)."""

    effect: Effect

    def _key(self, me: Player) -> tuple[str, int, int]:
        return ("once a turn", me.seat, me.source)

    def possible(self, me: Player) -> bool:
        return self._key(me) not in me.s.counts and self.effect.possible(me)

    def do(self, me: Player) -> bool:
        if self._key(me) in me.s.counts or not self.effect.do(me):
            return False
        me.s.counts[self._key(me)] = 1
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{self.effect.text(who)} (once a turn)"


@dataclass(frozen=True)
class OneOf(Effect):
    """A choice between effects, made aloud: one that shows in nothing else is told (ruling G-56)."""

    options: tuple[Ability, ...]

    def do(self, me: Player) -> bool:
        """What cannot be done is not offered, and a single option is no choice."""
        open_ = [option for option in self.options if _possible(me, option)]
        if not open_:
            return False
        i, told = me.choose_one(open_, CHOOSE_ONE, spoken_of(me, *open_)), me.game.told
        do_ability(me, open_[i])
        if me.game.telling and me.game.told == told:
            me.tell(PICKED, note=clause(open_[i]))
        return True

    def attacks(self) -> tuple[Effect, ...]:
        return tuple([one for part in parts_of(self.options) if isinstance(part, Effect) for one in part.attacks()])

    def text(self, who: Person = YOU) -> str:
        options = [clause(option, who.plain if who.third else who) for option in self.options]
        if who.terse:
            return f"{who.verb('choose')}: {', or '.join(options)}" if who.third else ", or ".join(options)
        return f"{who.verb('choose')} one: " + "; or ".join(options)


def _possible(me: Player, ability: Ability) -> bool:
    """A function may always be called."""
    if isinstance(ability, Effect):
        return ability.possible(me)
    return not isinstance(ability, tuple) or all(_possible(me, part) for part in ability)


@dataclass(frozen=True)
class Unless(Effect):
    """Happens unless the player shows such a card from hand. That is no Defense (ruling G-12)."""

    shown: Test
    effect: Ability
    rule: str = "G-12"

    def do(self, me: Player) -> bool:
        if self.is_spared(me):
            return False
        do_ability(me, self.effect)
        return True

    def is_spared(self, me: Player) -> bool:
        """Does the player show such a card? Nothing has happened before that."""
        card = me.choose(me.among(me.hand, self.shown), SHOW, optional=True, rule=self.rule)
        if card is None:
            return False
        me.reveal([card])
        me.tell(SPARED, card)
        return True

    def text(self, who: Person = YOU) -> str:
        shown = count(1, self.shown.noun())
        where = "" if who.terse else f" from {who.their} hand"
        return f"{clause(self.effect, who)} unless {who.they} reveal {shown}{where}"


@dataclass(frozen=True)
class EachFoe(Effect):
    """Each foe in turn order; no Attack, so no Defense helps."""

    effect: Ability

    def do(self, me: Player) -> bool:
        foes = me.foes
        for foe in foes:
            do_ability(foe, self.effect)
        return bool(foes)

    def text(self, who: Person = YOU) -> str:
        return f"each foe {clause(self.effect, who.of(FOE))}"


@dataclass(frozen=True)
class TargetPlayer(Effect):
    """You choose any player, and that player does it."""

    effect: Effect

    def do(self, me: Player) -> bool:
        seat = me.choose([p.seat for p in me.everyone], TARGET_PLAYER)
        assert seat is not None
        return self.effect.do(me.as_seat(seat))

    def text(self, who: Person = YOU) -> str:
        if who.terse:
            return f"a player {clause(self.effect, who.of(FOE))}"
        return f"a player of your choice {clause(self.effect, FOE)}"


@dataclass(frozen=True)
class EachPlayer(Effect):
    """Every player in turn order, you first."""

    effect: Ability

    def do(self, me: Player) -> bool:
        for player in me.everyone:
            do_ability(player, self.effect)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"each player {clause(self.effect, who.of(FOE))}"


@dataclass(frozen=True)
class ForPlayer(Effect):
    """A player of your choice, perhaps yourself, has the benefit; who cannot, as far as you know, is not offered."""

    effect: Effect
    optional: bool = False

    def _seats(self, me: Player) -> list[int]:
        return [p.seat for p in me.everyone if self.effect.possible(me.as_known(p.seat))]

    def possible(self, me: Player) -> bool:
        """Where somebody else would choose, all that is looked at is one choice ahead: each would ask for all again."""
        return me.is_guessed() or bool(self._seats(me))

    def do(self, me: Player) -> bool:
        seat = me.choose(self._seats(me), TARGET_PLAYER, self.optional)
        return seat is not None and self.effect.do(me.as_seat(seat))

    def text(self, who: Person = YOU) -> str:
        if self.optional and who.terse:
            return who.may(f"let a player {clause(self.effect, who.of(FOE).plain)}")
        if self.optional:
            return f"{who.may('let a player of your choice')} {clause(self.effect, FOE.plain)}"
        return f"target player {clause(self.effect, who.of(FOE))}"

"""What an ability is worth to who has it, in Power.

Abilities are read, not remembered: `value` walks the effect tree that also plays the card and says
its text, so cards of boxes to come are understood as far as they use the same words. The second
argument says where: `Typical` is a position of which nothing is known, `outlook.Outlook` a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from inspect import isfunction
from typing import Any

from archfoe.agents.taste import Taste
from archfoe.core import effects as fx
from archfoe.core.effects import Ability, Amount, Condition, Effect
from archfoe.core.effects.base import Function
from archfoe.core.filters import ANY, Test
from archfoe.core.piles import HAND


class Typical:
    """A position of which nothing is known: every question has its average answer."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    @property
    def foes(self) -> int:
        return 1

    @property
    def draw(self) -> float:
        """A card from the top of the deck."""
        return self.taste.draw

    def fits(self, test: Test) -> float:
        """The chance that a card of the own deck fits."""
        if test.names or test.super_villain:
            return 0.1
        return 0.75 if test.low else 0.3 if test.types else 0.9

    def top_fits(self, test: Test) -> float:
        """The same for the card on top."""
        return self.fits(test)

    def can_show(self, test: Test) -> float:
        """The chance to hold such a card."""
        return float(1 - (1 - self.fits(test)) ** 5)

    def played(self, test: Test, n: int) -> float:
        """The chance that so many fitting cards are played in a turn."""
        return float((0.2 if test.names else 0.6 if test.types else 0.9) ** n)

    def controls(self, test: Test) -> float:
        """The chance to have such a card in play."""
        return 0.25

    def discard_is_empty(self) -> float:
        return 0.35

    def nothing_played(self) -> float:
        return 0.5

    def count(self, amount: Amount) -> float:
        return 1.0

    def worst(self, n: float, test: Test = ANY) -> float:
        """What is lost by the discard of the n least useful cards of the hand."""
        return 0.5 * n + 0.1 * n * n

    def whole_hand(self, test: Test = ANY) -> float:
        return 4 * self.draw * (1 if test is ANY else self.fits(test))

    def best_discarded(self, test: Test, n: int) -> float:
        """The most useful cards in the own discard pile, as if they were drawn (n=0: all that fit)."""
        return 2.0 * n if n else 5.0

    def gained(self, test: Test, every: bool = False) -> float:
        """The best fitting card of the Line-Up for nothing, or all of them."""
        return self.taste.gain * (1.5 if every else 1.0)

    def culled(self, n: int, places: tuple[int, ...], test: Test, least: int) -> float:
        """What the deck gains if up to n of its cards are destroyed."""
        if least and test is not ANY:
            return -self.taste.card_lost * n  # a sort of cards that one would rather keep
        return float(self.taste.cull * n**0.5) if least < 2 else -0.5

    def given_up(self, test: Test) -> float:
        """The loss of a card of the hand, for ever."""
        return self.taste.card_lost

    def last_discarded(self) -> float:
        """The loss of the card that was discarded last, for ever."""
        return self.taste.card_lost

    def again(self, not_named: str) -> float:
        """The best card of the turn, played once more."""
        return self.taste.replay

    def borrowed(self, test: Test) -> float:
        """The best card of the Line-Up, played for once."""
        return self.taste.borrow

    def villain(self) -> float:
        """The Super-Villain on top of the stack, played for once."""
        return self.taste.villain

    def kick(self) -> float:
        """A Kick from the stack into the hand."""
        return self.taste.kick

    def doubling(self) -> float:
        return self.taste.doubling


def value(ability: Ability, at: Typical) -> float:
    """Power, or what is as good as that much Power, for who does it; below zero if it hurts."""
    if isinstance(ability, Effect):
        read = VALUES.get(type(ability))
        return at.taste.unknown if read is None else read(ability, at)
    if isinstance(ability, tuple):
        return sum([value(part, at) for part in ability])
    return 0.0 if ability is None else of_function(ability, at)


def of_function(function: Callable[..., object] | None, at: Typical) -> float:
    if function is None:
        return 0.0
    return at.taste.functions.get(getattr(function, "__name__", ""), at.taste.unknown)


def suffering(ability: Ability, at: Typical) -> float:
    """What an Attack costs its victim. It never helps: what cannot be read is bad."""
    return abs(value(ability, at))


def harm(ability: Ability, at: Typical) -> float:
    """What it is worth that the foes have to do this."""
    return at.taste.harm * suffering(ability, Typical(at.taste))


def _if(effect: fx.If, at: Typical) -> float:
    chance = likely(effect.cond, at)
    yes, no = value(effect.effect, at), value(effect.otherwise, at)
    if isinstance(effect.cond, fx.FirstPlay) and 0 < chance < 1:  # one's own choice
        return max(yes, no) + at.taste.first_play
    return chance * yes + (1 - chance) * no


def _may(effect: fx.May, at: Typical) -> float:
    return max(value(effect.effect, at) + value(effect.then, at), value(effect.otherwise, at))


def _target(effect: fx.TargetPlayer, at: Typical) -> float:
    gives = value(effect.effect, at)
    return gives if gives > 0 else -gives * at.taste.harm


def _reveal_top(effect: fx.RevealTop, at: Typical) -> float:
    chance = at.top_fits(effect.test)
    return chance * value(effect.then, at) + (1 - chance) * value(effect.otherwise, at)


def _fetch(effect: fx.Fetch, at: Typical) -> float:
    if effect.bottom:
        return at.taste.to_bottom * (effect.n or 1)
    better = at.best_discarded(effect.test, effect.n)
    return better if effect.to == HAND else better - at.draw * (effect.n or 1)


#: How each word of the vocabulary is read.
VALUES: Mapping[type[Effect], Callable[[Any, Typical], float]] = {
    # Power
    fx.Power: lambda e, at: e.n,
    fx.PowerEach: lambda e, at: e.n * at.count(e.of),
    fx.PowerIf: lambda e, at: e.low + (e.high - e.low) * likely(e.cond, at),
    fx.PowerEachPlayed: lambda e, at: 1.5 * e.n,
    fx.DoublePower: lambda e, at: at.doubling(),
    fx.Discount: lambda e, at: at.taste.discount * e.n,
    fx.Move: lambda e, at: at.taste.step * e.n,
    fx.Once: lambda e, at: likely(e.cond, at) * value(e.effect, at),
    # The own cards
    fx.Draw: lambda e, at: e.n * at.draw,
    fx.DrawAtEnd: lambda e, at: e.n * at.draw,
    fx.Discard: lambda e, at: -at.worst(e.n, e.test),
    fx.DiscardEach: lambda e, at: -at.worst(at.count(e.of)),
    fx.DiscardHand: lambda e, at: -at.whole_hand(e.test),
    fx.DiscardTop: lambda e, at: at.top_fits(e.test) * value(e.then, at),
    fx.RevealHand: lambda e, at: 0.0,
    fx.LookTop: lambda e, at: at.taste.look,
    fx.RevealTop: _reveal_top,
    fx.Destroy: lambda e, at: at.culled(e.n, e.places, e.test, e.least),
    fx.DestroyDiscarded: lambda e, at: -at.last_discarded(),
    fx.Fetch: _fetch,
    fx.TakeGained: lambda e, at: at.taste.gained_to_hand if e.to == HAND else at.taste.gained_to_deck,
    fx.GoUnder: lambda e, at: 0.0,
    # Cards that come, and the Line-Up
    fx.GainWeakness: lambda e, at: -at.taste.weakness * e.n,
    fx.GainWeaknessEach: lambda e, at: -at.taste.weakness * at.count(e.of),
    fx.Gain: lambda e, at: at.gained(e.test),
    fx.GainAll: lambda e, at: at.gained(e.test, every=True),
    fx.GainTop: lambda e, at: at.taste.gain,
    fx.PayFor: lambda e, at: max(value(e.otherwise, at), at.taste.bargain * e.price),
    fx.TakeKick: lambda e, at: at.kick(),
    fx.ReplaceInLineup: lambda e, at: at.taste.new_lineup,
    fx.ToLineup: lambda e, at: -at.given_up(e.test),
    # Other players
    fx.Attack: lambda e, at: harm(e.hit, at) + at.foes * of_function(e.spoils, at),
    fx.EachFoe: lambda e, at: harm(e.effect, at),
    fx.Jointly: lambda e, at: of_function(e.act, at),
    fx.TargetPlayer: _target,
    fx.TurnHeroDown: lambda e, at: -at.taste.hero_down,
    fx.TurnHeroesUp: lambda e, at: 0.0,
    fx.HideUnderHero: lambda e, at: -at.draw,
    fx.ReturnFromUnder: lambda e, at: 0.0,
    # Joints
    fx.Then: lambda e, at: value(e.first, at) + value(e.second, at),
    fx.If: _if,
    fx.May: _may,
    fx.OneOf: lambda e, at: max(value(option, at) for option in e.options),
    fx.Unless: lambda e, at: (1 - at.can_show(e.shown)) * value(e.effect, at),
    # Cards played again, or from elsewhere
    fx.PlayAgain: lambda e, at: at.again(e.not_named),
    fx.BorrowFromLineup: lambda e, at: at.borrowed(e.test),
    fx.PlayTopOfStack: lambda e, at: at.villain(),
    fx.CopyText: lambda e, at: at.taste.replay,
}


def likely(cond: Condition, at: Typical) -> float:
    """The chance that a condition holds, now or in a typical turn."""
    read = CHANCES.get(type(cond))
    return 0.5 if read is None else read(cond, at)


CHANCES: Mapping[type[Condition], Callable[[Any, Typical], float]] = {
    fx.Played: lambda c, at: at.played(c.test, c.n),
    fx.Controls: lambda c, at: at.controls(c.test),
    fx.EmptyDiscard: lambda c, at: at.discard_is_empty(),
    fx.FirstPlay: lambda c, at: at.nothing_played(),
}


def walk(ability: Ability, *, foes: bool = False) -> Iterator[Effect | Function]:
    """All effects and functions of a tree, outermost first; what only foes have to do, if asked for."""
    if isinstance(ability, tuple):
        for part in ability:
            yield from walk(part, foes=foes)
    elif isinstance(ability, Effect):
        yield ability
        if foes or not isinstance(ability, (fx.Attack, fx.EachFoe)):
            for name in getattr(ability, "__slots__", ()):
                inner = getattr(ability, name)
                if isinstance(inner, (Effect, tuple)) or isfunction(inner):
                    yield from walk(inner, foes=foes)
    elif isfunction(ability):
        yield ability

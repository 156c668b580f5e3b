"""What an ability is worth to who has it, in Power.

Abilities are read, not remembered: `value` walks the effect tree that also plays the card and says
its text, so cards of boxes to come are understood as far as they use the same words. The second
argument says where: `Typical` is a position of which nothing is known, `outlook.Outlook` a real one.
"""

from __future__ import annotations

from functools import lru_cache, singledispatch
from typing import Any

from archfoe.agents.taste import Taste
from archfoe.core import effects as fx
from archfoe.core.abilities import DRAW, GAIN, PLAY, When
from archfoe.core.cards import Card
from archfoe.core.effects import Ability, Amount, Condition, Effect, parts_of
from archfoe.core.filters import ANY, LOCATION, Test
from archfoe.core.piles import DECK, DISCARD, HAND


class Typical:
    """A position of which nothing is known: every question has its average answer."""

    foes: float = 1.0
    discard_is_empty: float = 0.35
    nothing_played: float = 0.3

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    @property
    def draw(self) -> float:
        """A card from the top of the deck."""
        return self.taste.draw

    def fits(self, test: Test) -> float:
        """The chance that an unseen card of the own deck fits."""
        if test.names or test.super_villain:
            return 0.1
        return 0.6 if test.low else 0.3 if test.types else 0.9

    def played(self, test: Test, n: int) -> float:
        """The chance that so many fitting cards are played in a turn."""
        return (0.2 if test.names else 0.6 if test.types else 0.9) ** n

    def controls(self, test: Test) -> float:
        return 0.25

    def count(self, amount: Amount) -> float:
        return 1.0

    def worst(self, n: float, test: Test = ANY) -> float:
        """What is lost by the discard of the n least useful cards of the hand."""
        return 0.6 * n + 0.15 * n * n

    def whole_hand(self, test: Test = ANY) -> float:
        return 5 * self.draw * self.fits(test) if test is not ANY else 5 * self.draw

    def best_discarded(self, test: Test, n: int) -> float:
        """The most useful cards in the own discard pile (n=0: all of them), as if they were drawn."""
        return 2.0 * (n or 1.5)

    def gained(self, test: Test, every: bool = False) -> float:
        """The best fitting card of the Line-Up for nothing, or all of them."""
        return self.taste.gain * (1.5 if every else 1.0)

    def culled(self, n: int, places: tuple[int, ...], test: Test, least: int) -> float:
        """What the deck gains if up to n of its cards are destroyed."""
        return -self.taste.card_lost * n if least and test is not ANY else self.taste.cull * n**0.5

    def again(self, not_named: str) -> float:
        return self.taste.replay

    def borrowed(self, test: Test) -> float:
        return self.taste.replay

    def villain(self) -> float:
        """The Super-Villain on top of the stack, played for once."""
        return 3.0

    def doubling(self) -> float:
        return self.taste.doubling

    def can_show(self, test: Test) -> float:
        """The chance to hold such a card."""
        return 1 - (1 - self.fits(test)) ** 5

    def top_fits(self, test: Test) -> float:
        return self.fits(test)


# Abilities


def value(ability: Ability, at: Typical) -> float:
    """Power, or what is as good as that much Power, for who does it; below zero if it hurts."""
    if isinstance(ability, Effect):
        return _value(ability, at)
    if isinstance(ability, tuple):
        return sum([value(part, at) for part in ability])
    if ability is None:
        return 0.0
    return function_value(ability, at)


def function_value(function: object, at: Typical) -> float:
    name = getattr(function, "__name__", "")
    return at.taste.functions.get(name, at.taste.unknown)


@singledispatch
def _value(effect: Effect, at: Typical) -> float:
    return at.taste.unknown


@_value.register
def _(effect: fx.Power, at: Typical) -> float:
    return effect.n


@_value.register
def _(effect: fx.PowerEach, at: Typical) -> float:
    return effect.n * at.count(effect.of)


@_value.register
def _(effect: fx.PowerIf, at: Typical) -> float:
    return effect.low + (effect.high - effect.low) * likely(effect.cond, at)


@_value.register
def _(effect: fx.PowerEachPlayed, at: Typical) -> float:
    return 1.5 * effect.n


@_value.register
def _(effect: fx.DoublePower, at: Typical) -> float:
    return at.doubling()


@_value.register
def _(effect: fx.Discount, at: Typical) -> float:
    return at.taste.discount * effect.n


@_value.register
def _(effect: fx.Move, at: Typical) -> float:
    return 0.5 * effect.n


@_value.register
def _(effect: fx.Once, at: Typical) -> float:
    return likely(effect.cond, at) * value(effect.effect, at)


@_value.register
def _(effect: fx.Draw, at: Typical) -> float:
    return effect.n * at.draw


@_value.register
def _(effect: fx.DrawAtEnd, at: Typical) -> float:
    return effect.n * at.draw


@_value.register
def _(effect: fx.Discard, at: Typical) -> float:
    return -at.worst(effect.n, effect.test)


@_value.register
def _(effect: fx.DiscardEach, at: Typical) -> float:
    return -at.worst(at.count(effect.of))


@_value.register
def _(effect: fx.DiscardHand, at: Typical) -> float:
    return -at.whole_hand(effect.test)


@_value.register
def _(effect: fx.RevealHand, at: Typical) -> float:
    return 0.0


@_value.register
def _(effect: fx.DiscardTop, at: Typical) -> float:
    return at.top_fits(effect.test) * value(effect.then, at)


@_value.register
def _(effect: fx.LookTop, at: Typical) -> float:
    return 0.4 * at.taste.cull


@_value.register
def _(effect: fx.RevealTop, at: Typical) -> float:
    fits = at.top_fits(effect.test)
    return fits * value(effect.then, at) + (1 - fits) * value(effect.otherwise, at)


@_value.register
def _(effect: fx.Destroy, at: Typical) -> float:
    return at.culled(effect.n, effect.places, effect.test, effect.least)


@_value.register
def _(effect: fx.DestroyDiscarded, at: Typical) -> float:
    return -at.taste.card_lost


@_value.register
def _(effect: fx.Fetch, at: Typical) -> float:
    if effect.to == HAND:
        return at.best_discarded(effect.test, effect.n)
    if effect.bottom:
        return 0.2 * (effect.n or 1)
    return at.best_discarded(effect.test, effect.n) - at.draw * (effect.n or 1)


@_value.register
def _(effect: fx.TakeGained, at: Typical) -> float:
    return 2.0 if effect.to == HAND else 0.5


@_value.register
def _(effect: fx.GoUnder, at: Typical) -> float:
    return 0.0


@_value.register
def _(effect: fx.GainWeakness, at: Typical) -> float:
    return -at.taste.weakness * effect.n


@_value.register
def _(effect: fx.GainWeaknessEach, at: Typical) -> float:
    return -at.taste.weakness * at.count(effect.of)


@_value.register
def _(effect: fx.Gain, at: Typical) -> float:
    return at.gained(effect.test)


@_value.register
def _(effect: fx.GainAll, at: Typical) -> float:
    return at.gained(effect.test, every=True)


@_value.register
def _(effect: fx.GainTop, at: Typical) -> float:
    return at.taste.gain


@_value.register
def _(effect: fx.PayFor, at: Typical) -> float:
    return max(value(effect.otherwise, at), 0.5 * value(effect.effect, at))


@_value.register
def _(effect: fx.TakeKick, at: Typical) -> float:
    return at.taste.kick


@_value.register
def _(effect: fx.ReplaceInLineup, at: Typical) -> float:
    return 0.5


@_value.register
def _(effect: fx.ToLineup, at: Typical) -> float:
    return -at.worst(1, effect.test) - 0.5


@_value.register
def _(effect: fx.Attack, at: Typical) -> float:
    spoils = function_value(effect.spoils, at) if effect.spoils is not None else 0.0
    return at.taste.harm * -value(effect.hit, Typical(at.taste)) + spoils * at.foes


@_value.register
def _(effect: fx.EachFoe, at: Typical) -> float:
    return at.taste.harm * -value(effect.effect, Typical(at.taste))


@_value.register
def _(effect: fx.Jointly, at: Typical) -> float:
    return function_value(effect.act, at)


@_value.register
def _(effect: fx.TurnHeroDown, at: Typical) -> float:
    return -at.taste.hero_down


@_value.register
def _(effect: fx.TurnHeroesUp, at: Typical) -> float:
    return 0.0


@_value.register
def _(effect: fx.HideUnderHero, at: Typical) -> float:
    return -at.draw


@_value.register
def _(effect: fx.ReturnFromUnder, at: Typical) -> float:
    return 0.0


@_value.register
def _(effect: fx.Then, at: Typical) -> float:
    return value(effect.first, at) + value(effect.second, at)


@_value.register
def _(effect: fx.If, at: Typical) -> float:
    chance = likely(effect.cond, at)
    return chance * value(effect.effect, at) + (1 - chance) * value(effect.otherwise, at)


@_value.register
def _(effect: fx.May, at: Typical) -> float:
    return max(value(effect.effect, at) + value(effect.then, at), value(effect.otherwise, at))


@_value.register
def _(effect: fx.OneOf, at: Typical) -> float:
    return max(value(option, at) for option in effect.options)


@_value.register
def _(effect: fx.Unless, at: Typical) -> float:
    return (1 - at.can_show(effect.shown)) * value(effect.effect, at)


@_value.register
def _(effect: fx.TargetPlayer, at: Typical) -> float:
    gives = value(effect.effect, at)
    return gives if gives > 0 else -gives * at.taste.harm


@_value.register
def _(effect: fx.PlayAgain, at: Typical) -> float:
    return at.again(effect.not_named)


@_value.register
def _(effect: fx.BorrowFromLineup, at: Typical) -> float:
    return at.borrowed(effect.test)


@_value.register
def _(effect: fx.PlayTopOfStack, at: Typical) -> float:
    return at.villain()


@_value.register
def _(effect: fx.CopyText, at: Typical) -> float:
    return at.taste.replay


# Conditions


@singledispatch
def likely(cond: Condition, at: Typical) -> float:
    """The chance that a condition holds, now or in a typical turn."""
    return 0.5


@likely.register
def _(cond: fx.Played, at: Typical) -> float:
    return at.played(cond.test, cond.n)


@likely.register
def _(cond: fx.Controls, at: Typical) -> float:
    return at.controls(cond.test)


@likely.register
def _(cond: fx.EmptyDiscard, at: Typical) -> float:
    return at.discard_is_empty


@likely.register
def _(cond: fx.FirstPlay, at: Typical) -> float:
    return at.nothing_played

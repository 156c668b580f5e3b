"""What an ability is worth to who has it, in Power.

Abilities are read, not remembered: `value` walks the effect tree that also plays the card and says
its text, so cards of boxes to come are understood as far as they use the same words. The second
argument says where: `AveragePosition` is a position of which nothing is known, `Outlook` a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from types import BuiltinFunctionType, FunctionType
from typing import Final, TypeGuard

from archfoe.agents.average_position import AveragePosition, Reading, reading_of
from archfoe.agents.weights import worth_of
from archfoe.core import effects as fx
from archfoe.core.effect import Function
from archfoe.core.effects import Ability, Condition, Effect
from archfoe.core.filters import ANY, Test
from archfoe.core.piles import HAND
from archfoe.games.shared.verbs import Assisting, LendAssist


def value(ability: Ability, at: AveragePosition) -> float:
    """Power, or what is as good as that much Power, for who does it; below zero if it hurts."""
    if isinstance(ability, Effect):
        read = VALUES.get(type(ability)) or reading_of(type(ability))
        return of_name(type(ability).__name__, at) if read is None else read(ability, at)
    if isinstance(ability, tuple):
        return sum([value(part, at) for part in ability])
    return 0.0 if ability is None else of_function(ability, at)


def is_read(word: type[Effect | Condition]) -> bool:
    """Does the bot know what to make of a word?"""
    return word in VALUES or word in CHANCES or reading_of(word) is not None


def of_function(function: Callable[..., object] | None, at: AveragePosition) -> float:
    return 0.0 if function is None else of_name(getattr(function, "__name__", ""), at)


def of_name(name: str, at: AveragePosition) -> float:
    """A function, or a word that only one box knows."""
    return worth_of(name, at.weights.unknown)


def suffering(ability: Ability, at: AveragePosition) -> float:
    """What an Attack costs its victim. It never helps: what cannot be read is bad."""
    return abs(value(ability, at))


def harm(ability: Ability, at: AveragePosition) -> float:
    """What it is worth that the foes have to do this."""
    return at.weights.harm * suffering(ability, AveragePosition(at.weights))


def _if(effect: fx.If, at: AveragePosition) -> float:
    chance = likely(effect.cond, at)
    yes, no = value(effect.effect, at), value(effect.otherwise, at)
    if isinstance(effect.cond, fx.FirstPlay) and 0 < chance < 1:  # one's own choice
        return max(yes, no) + at.weights.first_play
    return chance * yes + (1 - chance) * no


def _may(effect: fx.May, at: AveragePosition) -> float:
    return max(value(effect.effect, at) + value(effect.then, at), value(effect.otherwise, at))


def _if_done(effect: fx.IfDone, at: AveragePosition) -> float:
    """What needs a card of some sort is not always done."""
    first, otherwise = effect.effect, value(effect.otherwise, at)
    chance, done = 1.0, value(effect.then, at)
    if isinstance(first, fx.Discard) and first.test != ANY:
        chance, done = at.holds(first.test), done - at.price_of(first.n, first.test)
    else:
        done += value(first, at)
    return max(chance * done + (1 - chance) * otherwise, otherwise)


def _target(effect: fx.TargetPlayer, at: AveragePosition) -> float:
    gives = value(effect.effect, at)
    return gives if gives > 0 else -gives * at.weights.harm


def _attack(effect: fx.Attack, at: AveragePosition) -> float:
    foes = 1 if effect.chosen else at.foes
    gives = 0.3 * value(effect.spared, at) + 0.7 * value(effect.harmed, at)
    return harm(effect.hit, at) + foes * of_function(effect.spoils, at) + gives


def _reveal_top(effect: fx.RevealTop, at: AveragePosition) -> float:
    chance = at.top_fits(effect.test)
    return chance * value(effect.then, at) + (1 - chance) * value(effect.otherwise, at)


def _discard_top(effect: fx.DiscardTop, at: AveragePosition) -> float:
    chance = at.top_fits(effect.test)
    return chance * value(effect.then, at) + (1 - chance) * value(effect.otherwise, at)


def _fetch(effect: fx.Fetch, at: AveragePosition) -> float:
    if effect.bottom:
        return at.weights.to_bottom * (effect.n or 1)
    better = at.best_discarded(effect.test, effect.n)
    return better if effect.to == HAND else at.on_top(better, effect.n or 1)


#: How each word of the vocabulary is read.
VALUES: Final[dict[type[Effect], Reading]] = {
    # Power
    fx.Power: lambda e, at: e.n,
    fx.PowerEach: lambda e, at: e.n * at.count(e.of),
    fx.PowerIf: lambda e, at: e.low + (e.high - e.low) * likely(e.cond, at),
    fx.PowerEachPlayed: lambda e, at: 1.5 * e.n,
    fx.PowerEachName: lambda e, at: e.n * at.fits(e.test) * 4,
    fx.PowerEachLater: lambda e, at: e.n * at.later(e.test),
    fx.PowerForNewType: lambda e, at: 0.7,
    fx.PowerOfIt: lambda e, at: at.cost_of_top(),
    fx.MatchPower: lambda e, at: at.weights.replay,
    fx.DoublePower: lambda e, at: at.doubling(),
    fx.Discount: lambda e, at: at.weights.discount * e.n,
    fx.Move: lambda e, at: at.weights.step * e.n,
    fx.Once: lambda e, at: likely(e.cond, at) * value(e.effect, at),
    # The own cards
    fx.Draw: lambda e, at: e.n * at.draw,
    fx.DrawAtEnd: lambda e, at: e.n * at.draw,
    fx.Discard: lambda e, at: -at.worst(e.n, e.test),
    fx.DiscardEach: lambda e, at: -at.worst(at.count(e.of)),
    fx.DiscardRandom: lambda e, at: -e.n * at.draw,
    fx.DiscardToDraw: lambda e, at: max(0.0, at.draw - at.worst(1)),
    fx.DiscardHand: lambda e, at: -at.whole_hand(e.test),
    fx.DiscardTop: _discard_top,
    fx.RevealHand: lambda e, at: 0.0,
    fx.LookTop: lambda e, at: at.weights.look,
    fx.RevealTop: _reveal_top,
    fx.DrawIt: lambda e, at: at.draw,
    fx.DrawOneOf: lambda e, at: at.draw + at.weights.better_draw * (e.n - 1),
    fx.DiscardIt: lambda e, at: at.top_discarded(),
    fx.DestroyIt: lambda e, at: at.top_destroyed(),
    fx.Destroy: lambda e, at: at.culled(e.n, e.places, e.test, e.least),
    fx.DestroyToDraw: lambda e, at: at.weights.cull * e.n**0.5 + at.draw * e.n,
    fx.DestroyDiscarded: lambda e, at: -at.last_discarded(),
    fx.Fetch: _fetch,
    fx.TakeGained: lambda e, at: at.weights.gained_to_hand if e.to == HAND else at.gained_on_top(e.test),
    fx.GoUnder: lambda e, at: 0.0,
    fx.DeckToDiscard: lambda e, at: 0.0,
    fx.PutIntoPlay: lambda e, at: at.weights.stays * at.fits(e.test),
    fx.PutFromPlay: lambda e, at: -at.weights.stays * at.controls(e.test),
    # Cards that come, and the Line-Up
    fx.GainWeakness: lambda e, at: -at.weights.weakness * e.n,
    fx.GainWeaknessEach: lambda e, at: -at.weights.weakness * at.count(e.of),
    fx.Gain: lambda e, at: at.gained(e.test),
    fx.GainAll: lambda e, at: at.gained(e.test, every=True),
    fx.GainTop: lambda e, at: at.gained_unseen() + (at.draw if e.to == HAND else 0.0),
    fx.GainTopWhere: lambda e, at: at.gained_unseen() + at.weights.gained_to_deck,
    fx.GainWithin: lambda e, at: at.gained(Test(high=e.total)),
    fx.PayFor: lambda e, at: max(value(e.otherwise, at), at.weights.bargain * e.price),
    fx.TakeKick: lambda e, at: at.kick(),
    fx.ReplaceInLineup: lambda e, at: at.weights.new_lineup,
    fx.ToLineup: lambda e, at: -at.given_up(e.test),
    fx.DestroyInLineup: lambda e, at: at.weights.new_lineup,
    fx.GainDestroyed: lambda e, at: at.from_destroyed(e.test) + (at.draw if e.to == HAND else 0.0),
    # Other players
    fx.Attack: _attack,
    fx.EachFoe: lambda e, at: harm(e.effect, at),
    fx.Jointly: lambda e, at: of_function(e.act, at),
    fx.TargetPlayer: _target,
    fx.TurnHeroDown: lambda e, at: -at.weights.hero_down,
    fx.TurnHeroesUp: lambda e, at: 0.0,
    fx.HideUnderHero: lambda e, at: -at.draw,
    fx.ReturnFromUnder: lambda e, at: 0.0,
    LendAssist: lambda e, at: at.weights.lend,
    fx.EachPlayer: lambda e, at: value(e.effect, at) * (1 + at.weights.for_others * at.mates),
    fx.ForPlayer: lambda e, at: value(e.effect, at),
    # Joints
    fx.Then: lambda e, at: value(e.first, at) + value(e.second, at),
    fx.If: _if,
    fx.May: _may,
    fx.IfDone: _if_done,
    fx.OneOf: lambda e, at: max(value(option, at) for option in e.options),
    fx.OnceATurn: lambda e, at: value(e.effect, at),
    fx.Solace: lambda e, at: value(e.effect, at),
    fx.Unless: lambda e, at: (1 - at.can_show(e.shown)) * value(e.effect, at),
    # Cards played again, or from elsewhere
    fx.PlayAgain: lambda e, at: at.again(e.not_named, e.test),
    fx.PlayOneFrom: lambda e, at: at.played_from(e.pile, e.test),
    fx.BorrowFromLineup: lambda e, at: at.borrowed(e.test),
    fx.PlayInLineup: lambda e, at: 2 * at.borrowed(e.test),
    fx.PlayTopOfStack: lambda e, at: at.villain(),
    fx.PlayTopOfMain: lambda e, at: at.draw,
    fx.CopyText: lambda e, at: at.weights.replay,
    fx.Win: lambda e, at: 100.0,
}


def likely(cond: Condition, at: AveragePosition) -> float:
    """The chance that a condition holds, now or in a typical turn."""
    read = CHANCES.get(type(cond)) or reading_of(type(cond))
    return 0.5 if read is None else read(cond, at)


CHANCES: Final[dict[type[Condition], Reading]] = {
    fx.Played: lambda c, at: at.played(c.test, c.n, c.other, c.already),
    fx.Controls: lambda c, at: at.controls(c.test),
    fx.EmptyDiscard: lambda c, at: at.discard_is_empty(),
    fx.FirstPlay: lambda c, at: at.nothing_played(),
    fx.DifferentNames: lambda c, at: at.played(c.test, c.n),
    fx.Both: lambda c, at: likely(c.first, at) * likely(c.second, at),
    Assisting: lambda c, at: at.assisting(),
    fx.HandBelow: lambda c, at: at.small_hand(c.n),
    fx.NoneInLineup: lambda c, at: at.gone_from_lineup(c.test),
    fx.GaveNothing: lambda c, at: 1.0,
}


def walk(ability: Ability, *, foes: bool = False) -> Iterator[Effect | Function]:
    """All effects and functions of a tree, outermost first; what only foes have to do, if asked for."""
    if isinstance(ability, tuple):
        for part in ability:
            yield from walk(part, foes=foes)
    elif isinstance(ability, Effect):
        yield ability
        if foes or not isinstance(ability, (fx.Attack, fx.EachFoe)):
            for name in _field_names(type(ability)):
                inner = getattr(ability, name)
                if isinstance(inner, (Effect, tuple)) or is_function(inner):
                    yield from walk(inner, foes=foes)
    elif is_function(ability):
        yield ability


def _field_names(word: type) -> tuple[str, ...]:
    if word not in _FIELDS:
        _FIELDS[word] = tuple(field.name for field in fields(word)) if is_dataclass(word) else ()
    return _FIELDS[word]


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def is_function(thing: object) -> TypeGuard[Function]:
    """A function of a card, which may be compiled or not."""
    return isinstance(thing, FunctionType | BuiltinFunctionType)

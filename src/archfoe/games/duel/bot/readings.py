"""How the greedy bot reads the words that only games with Confrontations have, wherever their cards are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from archfoe.agents.average_position import AveragePosition, Reading
from archfoe.agents.weights import Weights
from archfoe.agents.worth import harm, likely, value
from archfoe.core.cards import Card
from archfoe.core.effect import Effect, Word
from archfoe.core.effects import InDiscard, TypesInDiscard
from archfoe.core.filters import NO_TYPE
from archfoe.games.duel.bot.weights import own_of
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.verbs import (
    AsSoonAs,
    CallOff,
    Confronting,
    DiscardedByThatFoe,
    InConfrontation,
    LevelOfThatFoe,
    LimitBlocks,
    OwnLevel,
    PowerIn,
    Succeeded,
    Switch,
    ThatFoe,
    Toughen,
    ToughenEach,
    ToughenSelf,
    WhileConfronting,
)

#: What a Block is taken for that moves the Confrontation.
MOVED: Final = 4
#: Of a Character of three Levels, over a game.
MIDDLE_LEVEL: Final = 1.7


def _confronting(effect: InConfrontation, at: AveragePosition) -> float:
    chance = at.clash()
    return chance * value(effect.effect, at) + (1 - chance) * value(effect.otherwise, at)


READINGS: Final[Mapping[type[Word], Reading]] = {
    PowerIn: lambda e, at: e.low + (e.high - e.low) * at.clash(),
    InConfrontation: _confronting,
    WhileConfronting: lambda e, at: at.clash() * value(e.effect, at),
    AsSoonAs: lambda e, at: likely(e.cond, at) * value(e.effect, at),
    ThatFoe: lambda e, at: harm(e.effect, at),
    CallOff: lambda e, at: own_of(at.weights).call_off,
    Switch: lambda e, at: own_of(at.weights).switch,
    LimitBlocks: lambda e, at: own_of(at.weights).limit,
    Toughen: lambda e, at: own_of(at.weights).toughness * e.n,
    ToughenEach: lambda e, at: own_of(at.weights).toughness * e.n * at.count(e.of),
    ToughenSelf: lambda e, at: own_of(at.weights).toughness * e.n * at.weights.confronts,
    # Conditions and amounts
    Confronting: lambda c, at: at.clash(),
    Succeeded: lambda c, at: at.succeeds(),
    DiscardedByThatFoe: lambda a, at: at.discarded_by_target(a.test),
    OwnLevel: lambda a, at: MIDDLE_LEVEL,
    LevelOfThatFoe: lambda a, at: MIDDLE_LEVEL,
}


def _toughen_each(block: ToughenEach, card: Card, discarded: Sequence[Card]) -> int:
    if isinstance(block.of, TypesInDiscard):
        return block.n * len({other.type for other in (*discarded, card)} - {NO_TYPE})
    if not isinstance(block.of, InDiscard):
        return UNREAD_BLOCK
    return block.n * (sum(map(block.of.test, discarded)) + block.of.test(card))  # it lies there by then


#: What a Block does: the effect, its card, and the discard pile of who uses it.
Block = Callable[[Any, Card, Sequence[Card]], int]
BLOCKS: Final[Mapping[type[Effect], Block]] = {
    Toughen: lambda block, card, discarded: block.n,
    ToughenEach: _toughen_each,
    Switch: lambda block, card, discarded: MOVED,
}

#: What a Block is taken for that cannot be read, as one by the cost of an unseen card.
UNREAD_BLOCK: Final = 2


def block_points(card: Card, discarded: Sequence[Card] = ()) -> int:
    """How much more a Character costs after this Block of a player with such a discard pile."""
    block = duel_card(card).block
    if block is None:
        return 0
    read = BLOCKS.get(type(block)) if isinstance(block, Effect) else None
    return UNREAD_BLOCK if read is None else read(block, card, discarded)


def tough_each_round(card: Card, weights: Weights) -> float:
    tough = duel_card(card).tough
    return 0.0 if tough is None else own_of(weights).tough * tough.n

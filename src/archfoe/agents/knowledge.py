"""What the greedy bot knows of one game. A game that says nothing has a bot all the same: it plays, it is not good."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from archfoe.agents.average_position import Reading
from archfoe.agents.choices import LIKINGS
from archfoe.agents.outlook import Outlook
from archfoe.agents.timing import Wish
from archfoe.agents.turn import STEPS, Step, Used, act
from archfoe.agents.weights import Weights
from archfoe.core.card import CardPart
from archfoe.core.cards import Card
from archfoe.core.decisions import MAIN_ACTION, Answer, Kind
from archfoe.core.effect import Effect, Word
from archfoe.registry import GameType, set_of
from archfoe.registry.faces import face
from archfoe.table.view import Option, View

At = TypeVar("At", bound=Outlook)
#: Answers a question as a whole.
Chooser = Callable[[Sequence[Option], At, Used], Answer]
#: How much it likes an option: above zero it would pick it unasked.
Liking = Callable[[Option, At], float]


@dataclass(frozen=True)
class BotKnowledge(Generic[At]):
    outlook: Callable[[View, Weights], At]  # a view, as the bot reads it in this game
    answers: Mapping[Kind, Chooser[At]] = field(default_factory=lambda: {MAIN_ACTION: act})
    likings: Mapping[Kind, Liking[At]] = field(default_factory=lambda: LIKINGS)
    chance: Callable[[View], float] | None = None  # that a seat's team wins, where Victory Points alone do not tell
    effort: Callable[[View], float] = lambda view: 1.0  # of a round of a roll-out, beside one with a Line-Up for two
    careful: bool = False  # must roll-outs buy as greedy does? A guess misleads where purchases vie with more
    # Of words that only this game has; its cards may be played in other games, too
    readings: Mapping[type[Word], Reading] = field(default_factory=dict)  # effects, chances of conditions, amounts
    stages: Mapping[type[Effect], Wish] = field(default_factory=dict)  # when in a turn
    inner_stages: Mapping[type[Word], Wish] = field(default_factory=dict)  # when, if another word is about this one
    moments: Mapping[str, Callable[[Weights], float]] = field(default_factory=dict)  # how often in a turn
    # Of what only its cards have (`Card.own`)
    guards: Mapping[type[CardPart], Callable[[Card], float]] = field(default_factory=dict)  # how well it protects
    lasting: Mapping[type[CardPart], Callable[[Card, Weights], float]] = field(default_factory=dict)  # in each round
    # For bots that judge positions
    steps: Sequence[
        Step[At]
    ] = ()  # what its answer to MAIN_ACTION tries in order, where baskets are all there is to buy
    numbers: Callable[[View, int], Sequence[float]] | None = None  # how a seat stands in what only this game has

    def answer(self, view: View, weights: Weights, used: Used) -> Answer:
        at, kind = self.outlook(view, weights), view.kind
        choose = self.answers.get(kind)
        if choose is not None:
            return choose(view.options, at, used)
        liking = self.likings.get(kind) or of_a_set(kind, view)
        if liking is None:
            return tuple(range(view.least))  # a question that nobody told it about: anything legal
        return take([liking(option, at) for option in view.options], view.least, view.most, view.ordered)


def of_a_set(kind: Kind, view: View) -> Liking[Any] | None:
    """What a set of the table says of a kind of question that only it has."""
    for name in view.rules.options.sets:
        own = set_of(name)
        if own is not None and kind.name in own.likings:
            return own.likings[kind.name]
    return None


def take(likings: Sequence[float], least: int, most: int, ordered: bool) -> Answer:
    """All that it likes, best first, as far as the question allows."""
    ranked = sorted(range(len(likings)), key=lambda i: -likings[i])
    picked = [i for n, i in enumerate(ranked[:most]) if n < least or likings[i] > 0]
    return tuple(picked if ordered else sorted(picked))


#: Of any game.
GENERIC: BotKnowledge[Outlook] = BotKnowledge(Outlook, steps=STEPS)


def bot_of(game: GameType) -> BotKnowledge[Any]:
    """What the bot knows of a game; without a word of its own it plays, and is not good."""
    known: BotKnowledge[Any] = face(game, "bot", GENERIC)
    return known

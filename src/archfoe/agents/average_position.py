"""A position of which nothing is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from archfoe.agents.rooms import knowledge_of
from archfoe.agents.weights import Weights
from archfoe.core.compiling import mypyc_attr
from archfoe.core.effects import Amount
from archfoe.core.filters import ANY, Test

#: A word as the bot reads it, in some position: an effect in Power, the chance of a condition, an amount.
Reading = Callable[[Any, "AveragePosition"], float]


def reading_of(word: type) -> Reading | None:
    """As the game reads a word that only it has."""
    if word not in _READINGS:
        knowledge = knowledge_of(word)
        _READINGS[word] = None if knowledge is None else knowledge.readings.get(word)
    return _READINGS[word]


_READINGS: Final[dict[type, Reading | None]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class AveragePosition:
    """A position of which nothing is known: every question has its average answer."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @property
    def foes(self) -> int:
        return 1

    @property
    def draw(self) -> float:
        """A card from the top of the deck."""
        return self.weights.draw

    def fits(self, test: Test) -> float:
        """The chance that a card of the own deck fits."""
        if test.names or test.super_villain:
            return 0.1
        return 0.75 if test.low else 0.3 if test.types else 0.9

    def top_fits(self, test: Test) -> float:
        """The same for the card on top."""
        return self.fits(test)

    def top_discarded(self) -> float:
        """To be rid of the card on top for now."""
        return 0.2

    def top_destroyed(self) -> float:
        """To be rid of it for ever."""
        return self.weights.cull

    def holds(self, test: Test) -> float:
        """The chance to have such a card in the hand of a turn."""
        return 1.0 if test == ANY else float(1 - (1 - self.fits(test)) ** 5)

    def can_show(self, test: Test) -> float:
        """The chance to hold such a card."""
        return float(1 - (1 - self.fits(test)) ** 5)

    def played(self, test: Test, n: int, other: bool = False, already: bool = False) -> float:
        """The chance that so many fitting cards are played in a turn, beside the asking one or before it."""
        return float((0.2 if test.names else 0.6 if test.types else 0.9) ** n)

    def controls(self, test: Test) -> float:
        """The chance to have such a card in play."""
        return 0.25

    def discard_is_empty(self) -> float:
        return 0.35

    def nothing_played(self) -> float:
        return 0.5

    def clash(self) -> float:
        """The chance that a turn has a Confrontation."""
        return self.weights.confronts

    def succeeds(self) -> float:
        """The chance that a turn sees a Character defeated."""
        return 0.6 * self.weights.confronts

    def assisting(self) -> float:
        """The chance that a card is played in the partner's turn."""
        return 0.0

    def small_hand(self, n: int) -> float:
        """The chance to have fewer cards than that."""
        return 0.15

    def gone_from_lineup(self, test: Test) -> float:
        """The chance that the Line-Up has no such card, or one that can be got rid of."""
        return 0.5

    def later(self, test: Test) -> float:
        """How many such cards are still to be played this turn."""
        return 4 * self.fits(test)

    def cost_of_top(self) -> float:
        """What the card on top of the deck costs, if it was worth looking for."""
        return self.weights.cost_of_it

    def count(self, amount: Amount) -> float:
        read = reading_of(type(amount))
        return 1.0 if read is None else read(amount, self)

    def discarded_by_target(self, test: Test) -> float:
        """Such cards in the discard pile of the foe who is Confronted."""
        return 1.0

    def worst(self, n: float, test: Test = ANY) -> float:
        """What is lost by the discard of the n least useful cards of the hand."""
        return 0.5 * n + 0.1 * n * n

    def price_of(self, n: float, test: Test) -> float:
        """The same where it is the price of something, in some turn in which such cards are there."""
        return self.worst(n, test)

    def whole_hand(self, test: Test = ANY) -> float:
        return 4 * self.draw * (1 if test == ANY else self.fits(test))

    def best_discarded(self, test: Test, n: int) -> float:
        """The most useful cards in the own discard pile, as if they were drawn (n=0: all that fit)."""
        return 2.0 * n if n else 5.0

    def on_top(self, better: float, n: int) -> float:
        """To have so useful cards on top of the deck, instead of others."""
        return better - self.draw * n

    def gained(self, test: Test, every: bool = False) -> float:
        """The best fitting card of the Line-Up for nothing, or all of them."""
        return self.weights.gain * (1.5 if every else 1.0)

    def gained_on_top(self, test: Test) -> float:
        """A card gained this turn on top of the deck."""
        return self.weights.gained_to_deck

    def gained_unseen(self) -> float:
        """A card from the main deck for nothing."""
        return self.weights.gain

    def culled(self, n: int, places: tuple[int, ...], test: Test, least: int) -> float:
        """What the deck gains if up to n of its cards are destroyed."""
        if least and test != ANY:
            return -self.weights.card_lost * n  # a sort of cards that one would rather keep
        return float(self.weights.cull * n**0.5) if least < 2 else -0.5

    def given_up(self, test: Test) -> float:
        """The loss of a card of the hand, for ever."""
        return self.weights.card_lost

    def last_discarded(self) -> float:
        """The loss of the card that was discarded last, for ever."""
        return self.weights.card_lost

    def again(self, not_named: str, test: Test = ANY) -> float:
        """The best card of the turn, played once more."""
        return self.weights.replay

    def borrowed(self, test: Test) -> float:
        """The best card of the Line-Up, played for once."""
        return self.weights.borrow

    def played_from(self, pile: int, test: Test) -> float:
        """The best card of some open pile, played for once."""
        return self.weights.borrow * (1.0 if test == ANY else 0.7)

    def from_destroyed(self, test: Test) -> float:
        """The best card of the destroyed pile, gained."""
        return 0.5 * self.weights.gain

    def villain(self) -> float:
        """The Super-Villain on top of the stack, played for once."""
        return self.weights.villain

    def kick(self) -> float:
        """A Kick from the stack into the hand."""
        return self.weights.kick

    def doubling(self) -> float:
        return self.weights.doubling

    # The city

    @property
    def mates(self) -> int:
        """How many others play on the same side."""
        return 1

    def on_location(self) -> float:
        """The chance to stand on a Location when that is wanted."""
        return 0.7

    def villain_within(self, reach: int) -> float:
        """The chance that a Villain is so near."""
        return min(1.0, 0.4 + 0.2 * reach)

    def main_fits(self, test: Test) -> float:
        """The chance that the top card of the main deck fits."""
        return 0.25 if test.types else 1.0

    def is_robbed(self) -> bool:
        """Has a Villain taken a card from the hand this turn?"""
        return False

    def basic(self) -> float:
        """A Basic card for nothing."""
        return self.weights.basic

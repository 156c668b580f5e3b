"""All numbers of the greedy bot in one place.

What draws, copies and functions of the base set give was read off a linear fit (the Power of a turn by the
cards of its first hand, 800 games of the bot against itself). The numbers for cards to own and the course of
the game were compared by letting bots play each other; most could change a little without a measurable
difference. The rest, and the functions of Heroes Unite and Rebirth, are estimates; of the numbers of the city only
`haunts` was compared, by letting teams play.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

from archfoe.core.compiling import mypyc_attr
from archfoe.registry.found import everything, shipped
from archfoe.registry.things import Trade


def worth_of(name: str, unknown: float) -> float:
    """What an ability gives that is a function, or a word of one set only: it cannot be read, so its set says it."""
    known = _worths(False)
    return known[name] if name in known else _worths(True).get(name, unknown)


@cache
def _worths(of_others: bool) -> dict[str, float]:
    """Those of our own sets; or of all, for which other packages must be looked through."""
    found = everything() if of_others else shipped()
    return {name: worth for own in found.sets.values() for name, worth in own.worths.items()}


@cache
def trade_of(name: str) -> Trade | None:
    """The trade that a function of a set offers; those of other packages are looked for if none of ours has it."""
    sets = (shipped() if name in _worths(False) else everything()).sets
    return next((own.trades[name] for own in sets.values() if name in own.trades), None)


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnWeights:
    """A frozen dataclass of numbers that only the bot of one game knows."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in getattr(self, "__match_args__", ())])


@dataclass(frozen=True, eq=False)
class Weights:
    """What the bot believes. Effects are valued in Power, cards to own in Victory Points."""

    # Effects, where nothing is known of the position
    draw: float = 1.7  # a card from the deck
    weakness: float = 3.0  # to gain one: a lost point, and a blank card in the deck
    harm: float = 0.6  # what a loss of the foes is worth, as a part of what each of them loses
    cull: float = 1.0  # to destroy a bad card
    look: float = 0.4  # to look at the top card of the deck and destroy it if it is bad
    gain: float = 2.5  # a free card
    gained_to_hand: float = 2.0
    gained_to_deck: float = 0.5
    to_bottom: float = 0.2  # a good card from the discard pile under the deck
    kick: float = 3.0  # a Kick into the hand: its Power now, the card afterwards
    bargain: float = 0.4  # to buy something unseen, for each Power of the price
    discount: float = 0.4  # a part of the Power that it saves, as there must be something to buy
    new_lineup: float = 0.5
    hero_down: float = 2.0  # to be without Super Hero for a while
    card_lost: float = 3.0  # to lose a good card for ever
    replay: float = 2.7  # to play the best of several cards once more
    borrow: float = 3.2  # to play the best of the Line-Up
    villain: float = 3.6  # to play the Super-Villain on top of the stack
    first_play: float = 1.0  # to choose whether a card is the first of the turn
    doubling: float = 9.0
    step: float = 0.5  # on a board
    offer: float = 0.7  # to put gained cards on top of the deck
    stays: float = 3.0  # a card that will stay in play, while it is in hand
    unknown: float = 1.5  # an ability that the bot cannot read
    fuss: float = 0.5  # what a card must be better than the one that is given up for it
    better_draw: float = 0.25  # each further card among which one may choose what to draw
    cost_of_it: float = 3.5  # what a card costs that was looked for on top of the deck
    lend: float = 0.4  # Assist for the cards of a partner
    basic: float = 1.2  # a Basic card of any stack
    for_others: float = 0.5  # what all others get as well, each, as a part of what it is worth to oneself

    # Cards to own
    rate: float = 0.5  # Victory Points that one Power makes in the end
    par: float = 2.1  # what a card of a grown deck gives: less than that stands in the way
    attacked: float = 0.25  # the chance that a Defense card is needed while it is in hand
    blow: float = 1.5  # what an Attack costs
    villain_bonus: float = 1.0  # for a Super-Villain: no foe gets it, and it decides ties
    hope: float = 1.0  # cards of a wanted sort that may still come before the end
    guard: float = 0.2  # a Block card, for each Power that it adds to the cost
    assist: float = 0.3  # a card that may also help the partner, or wait for a turn

    # Confrontations, or whatever else decides by Power
    confronts: float = 0.3  # the part of the turns in which one is announced
    reserve: int = 8  # Power that is kept for Blocks of the foe

    # The course of the game
    prior: float = 1.3  # a card of the own deck, before any is seen
    prior_weight: float = 5.0  # as many cards as that belief weighs
    hand: float = 5.5  # cards of the own deck that come up in a turn
    opening: float = 8.0  # turns before the first Super-Villain is defeated
    rounds_each_villain: float = 1.4  # and then for each one, at a table of two
    last_villains: float = 0.8  # the last goes faster
    sold: float = 1.7  # cards that leave the Line-Up in a turn
    plays_at_least: float = 0.2  # of a card gained late: nobody knows when the end comes
    long_turn: int = 200  # plays in one turn: cards that play each other in a circle must come to an end
    cheap: int = 2  # the least Power for which new cards are turned up

    #: What only one game asks for: an object of its own, where its numbers are not the usual ones.
    own: tuple[OwnWeights, ...] = ()

    def __deepcopy__(self, memo: object) -> Weights:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _weights_again, tuple(getattr(self, field.name) for field in fields(self))


@cache
def _weights_again(*numbers: Any) -> Weights:
    """The weights themselves when a pickle is read: bots know theirs by which they are, not by the numbers."""
    return next((weights for weights in KNOWN if weights.__reduce__()[1] == numbers), None) or Weights(*numbers)


PLAIN: Final = Weights()
#: Those that bots know by which they are; games add theirs.
KNOWN: Final = [PLAIN]

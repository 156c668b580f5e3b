"""Numbers that only the bot of games with Confrontations has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archfoe.agents.weights import OwnWeights, Weights


@dataclass(frozen=True)
class DuelWeights(OwnWeights):
    call_off: float = 0.3  # to be free to call a Confrontation off
    switch: float = 0.3  # or to turn it to another foe
    limit: float = 0.6  # to a single Block card
    toughness: float = 0.5  # a Character that costs one more in a Confrontation
    sure: float = 0.5  # the least chance with which one is announced
    advance: float = 3.0  # to defeat a Character, in Victory Points beside its own: one step towards the win
    win: float = 60.0  # to defeat the last one
    saved: float = 1.0  # to save the own Character, as a part of what its defeat is worth to the foe
    resolve: float = 2.0  # one that is announced, as a multiple of its worth: without it the turn was for nothing
    bought: float = 2.2  # Power of a bought card of which nothing is known
    block_share: float = 0.17  # Block cards among those that can be bought
    beside: float = 0.3  # what is not Power, as long as Power may decide
    par: float = 1.5  # what a card of a grown deck gives here
    tough: float = 0.5  # in each round: a Character that always costs one more
    later: float = 1.0  # Power of the next turn, as a part of that of this turn


_USUAL: Final = DuelWeights()


def own_of(weights: Weights) -> DuelWeights:
    for own in weights.own:
        if isinstance(own, DuelWeights):
            return own
    return _USUAL

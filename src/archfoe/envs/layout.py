"""Which number of an observation stands where. docs/research.md has the same as a table.

A layout belongs to a table (its mode, players, sets), not to a deal: what the deal decides must not show in it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from archfoe.agents.nets.features import GAME_NUMBERS, card_key
from archfoe.agents.nets.traits import TRAITS
from archfoe.core.cards import Card
from archfoe.core.filters import TYPES
from archfoe.core.piles import (
    DECK,
    DISCARD,
    HAND,
    HEROES,
    KICKS,
    LINEUP,
    MAIN,
    ONGOING,
    PLAYED,
    SEATS,
    SET_ASIDE,
    STACK,
)
from archfoe.games.options import Options
from archfoe.registry import sets

#: Counts up when a number changes its meaning or its place; it is the "-v1" of every registered name.
VERSION: Final = 1
#: Distinct options that are shown at once; two more actions turn to the next ones, and end an answer.
SLOTS: Final = 64
MORE: Final = SLOTS
STOP: Final = SLOTS + 1
ACTIONS: Final = SLOTS + 2
#: Questions by their names; others, of games of other packages, count as the place after the last.
KINDS: Final = (
    "main", "defend", "defend a teammate", "show", "discard", "destroy", "gain", "fetch", "where to", "which first",
    "may", "choose one", "play", "play again", "borrow", "pass", "move", "choose hero", "match", "card type", "place",
    "order", "take", "copy", "target player", "target foe", "space", "place character", "walk", "target villain",
    "target character", "attack order", "attacked next", "first player", "keep", "answer", "confront", "block",
    "assist", "give up",
)  # fmt: skip
#: What an option does; others count as the place after the last.
ACTS: Final = (
    "play", "buy", "use", "end", "hunt", "store", "assist", "later", "quiet", "defend", "walk", "lead", "location",
    "card", "pile", "seat", "space", "word",
)  # fmt: skip
#: Where the card of an option lies; others count as the place after the last.
PLACES: Final = (HAND, DECK, DISCARD, PLAYED, ONGOING, SET_ASIDE, HEROES, LINEUP, KICKS, STACK, MAIN)
SPACES: Final = 16
#: Numbers of one space of a board, of one seat, of the table, and of an effect that is offered.
SPACE_NUMBERS: Final = 5
SEAT_NUMBERS: Final = 17
TABLE_NUMBERS: Final = 9
EFFECT_NUMBERS: Final = 8


class Part(NamedTuple):
    """Numbers that stand side by side."""

    name: str
    size: int
    what: str  # for the table in docs


def places(parts: tuple[Part, ...]) -> dict[str, int]:
    """Where each part begins."""
    found, at = {}, 0
    for part in parts:
        found[part.name] = at
        at += part.size
    return found


#: Of one option.
OPTION_PARTS: Final = (
    Part("legal", 1, "1 if it may be picked now"),
    Part("copies", 1, "how many options are the same as this one, / 5"),
    Part("picked", 1, "how many of them are picked already"),
    Part("act", len(ACTS) + 1, f"one of: {', '.join(ACTS)}, other"),
    Part("card", 1, "the number of its card, from 1; 0: no card, or one that no set of the table has"),
    Part("traits", TRAITS, "what the card does: see below"),
    Part("cost", 1, "what it costs now, / 10"),
    Part(
        "place",
        len(PLACES) + 1,
        "where it lies: hand, deck, discard pile, played, in play, set aside, Super Heroes, Line-Up, Kicks,"
        " Super-Villains, main deck, other",
    ),
    Part("space", 1, "a space on a board, numbered from 1, / 16"),
    Part("seat", SEATS, "whose pile or which player: 1 at that seat, counted from one's own"),
    Part("ours", 1, "1 if that player is a teammate or oneself"),
    Part("no", 1, "1 if it declines an offer"),
    Part("type", len(TYPES), f"a card type that is named: {', '.join(TYPES)}"),
    Part(
        "effect",
        EFFECT_NUMBERS,
        "what it would do: 1 if anything, Power / 3, cards drawn, destroys, discards, gains, attacks, parts / 5",
    ),
)
OPTION_PLACES: Final = places(OPTION_PARTS)
OPTION_SIZE: Final = sum(part.size for part in OPTION_PARTS)


class Numbers(dict[Card, int]):
    """The place of a card among those of the table; the one after the last for others."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        super().__init__()
        self._places = {key: i for i, key in enumerate(keys)}

    def __missing__(self, card: Card) -> int:
        found = self[card] = self._places.get(card_key(card), len(self._places))
        return found


class Layout:
    """Of the observations at one table."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.keys = tuple(card_key(card) for name in options.sets for card in sets()[name].box.values())
        self.numbers = Numbers(self.keys)
        n = len(self.keys) + 1
        seats = range(options.players)
        each = f"copies of each card of the {len(self.keys)}, then of others"
        self.parts = (
            Part("kind", len(KINDS) + 1, f"what is asked: {', '.join(KINDS)}, other; all 0 if nothing is"),
            Part(
                "question", 6, "least and most picks and those made, / 5; 1 if their order counts; options / 64; page"
            ),
            Part("source", 1 + TRAITS, "the number of the card that asks, and its traits"),
            Part("about", 1 + TRAITS, "the number of the card that it is about, and its traits"),
            Part(
                "table",
                TABLE_NUMBERS,
                "turns of each player / 20; 1 between turns; sizes: main deck / 50, Kicks / 16, Super-Villains / 8,"
                " Weaknesses / 20, Line-Up / 5; cost of the Super-Villain that is seen / 10; players / 5",
            ),
            Part(
                "seats",
                SEATS * SEAT_NUMBERS,
                "for each seat, one's own first, then in turn order: is there, own team, has the turn, is out, hero"
                " face down, is Confronted; Power / 10, Move / 5; sizes of deck / 20, hand / 5, discard pile / 20,"
                " played / 10, in play / 5; cards under the hero / 5, cards known to be owned / 30; space from 1 / 16,"
                " cost of its Character / 15",
            ),
            Part("game", GAME_NUMBERS, "what only this game has: `numbers` of its bot"),
            Part(
                "spaces",
                SPACES * SPACE_NUMBERS,
                "for each space: cards / 5, Villains / 3, highest cost / 10, oneself there, others there / 4",
            ),
            Part("hand", n, f"one's own hand: {each}"),
            Part("partners", n, f"hands of teammates that are seen: {each}"),
            Part("discard", n, f"one's own discard pile: {each}"),
            Part("in play", n, f"what lies before oneself: {each}"),
            Part("plays", n, f"what has been played this turn by anybody: {each}"),
            Part("board", n, f"what lies open to be bought or defeated: {each}"),
            *(
                Part(f"owned {i}", n, f"known to be owned by the seat {i} further on, with its heroes: {each}")
                for i in seats
            ),
        )
        self.places = places(self.parts)
        self.size = sum(part.size for part in self.parts)


@lru_cache(maxsize=64)
def layout_of(options: Options) -> Layout:
    return Layout(options)

"""A position as numbers, from a view alone: what both sides are known to own, what is for sale, how the game stands.

The moment is the end of a turn: all is bought, and nothing is wound up. `Position` also says what other purchases would
change, so that a bot compares many of them for the price of one look.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from archfoe.agents.knowledge import bot_of
from archfoe.agents.nets.points import Points
from archfoe.agents.nets.traits import TRAITS, traits, usefulness
from archfoe.core.cards import Card
from archfoe.core.piles import DECK, DISCARD, HAND, HEROES, KICKS, LINEUP, MAIN, ONGOING, PLAYED, STACK
from archfoe.table.view import View

#: Counts up when a number changes its meaning: nets of other versions are refused.
VERSION: Final = 1
#: Numbers that depend on what the seat buys, then those that do not, then those of the game itself.
OWN_NUMBERS: Final = 14
OTHER_NUMBERS: Final = 26
GAME_NUMBERS: Final = 26
NUMBERS: Final = OWN_NUMBERS + OTHER_NUMBERS + GAME_NUMBERS
_SEATS: Final = 5
_HAND: Final = 5


def card_key(card: Card) -> str:
    """What a card is called in a net: two sets may have cards of one name."""
    return f"{card.set}/{card.id}"


class Purchase(NamedTuple):
    """A card that would be bought, and the pile that it would leave."""

    card: Card
    pile: int


class Layout:
    """Which number stands where: the cards that a net knows, then sums of traits, then numbers of the position."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = tuple(keys)
        self._places = {key: i for i, key in enumerate(self.keys)}
        self._found: dict[Card, int] = {}
        n = len(self.keys)
        self.foes, self.table = n, 2 * n  # the own cards come first
        self.traits = 3 * n
        self.numbers = 3 * n + 3 * TRAITS
        self.size = self.numbers + NUMBERS

    def place(self, card: Card) -> int:
        """Its place among the cards that are known; -1 for others."""
        found = self._found.get(card)
        if found is None:
            found = self._found[card] = self._places.get(card_key(card), -1)
        return found


class Side:
    """What the cards of one player add up to."""

    __slots__ = ("cards", "coming", "counted", "deck", "heroes", "points", "rest", "use")

    def __init__(self, view: View, seat: int) -> None:
        acting = seat == view.active
        self.cards = view.owned(seat)
        self.heroes = view.known(HEROES + seat)
        self.use: float = sum([usefulness(card) for card in self.cards])
        self.counted = Points(self.cards)
        self.points = self.counted.total
        open_cards = view.known(DISCARD + seat) + view.known(ONGOING + seat) + view.known(PLAYED + seat)
        if acting:
            open_cards += view.known(HAND + seat)  # what is left of it goes with the turn
        self.rest: float = sum([usefulness(card) for card in open_cards])
        #: Cards that come next, and what they are good for: of those whose turn it is not, the hand is among them.
        self.deck = view.size(DECK + seat) + (0 if acting else view.size(HAND + seat))
        self.coming = max(self.use - self.rest, 0.0)

    def next_hand(self, more: float = 0.0, cards: int = 0) -> float:
        """What the next hand is good for, if so many cards of such a use come into the discard pile now."""
        if self.deck >= _HAND:
            return _HAND * self.coming / self.deck
        others = max(len(self.cards) - self.deck + cards, 1)
        return self.coming + (_HAND - self.deck) * (self.rest + more) / others


class Position:
    """How it stands for one seat, as a row of numbers, and what purchases would change in it."""

    def __init__(self, layout: Layout, view: View, seat: int) -> None:
        self.layout, self.view, self.seat = layout, view, seat
        teams = view.teams
        self.mates = [p for p in range(view.players) if teams[p] == teams[seat]]
        self.against = [p for p in range(view.players) if teams[p] != teams[seat]]
        self.sides = [Side(view, p) for p in range(view.players)]
        self.mine = self.sides[seat]
        self.stack = view.size(STACK)
        self.shown = view.villain is not None
        carried = view.rules.options.carried or (0,) * view.players
        self.points = sum([self.sides[p].points + carried[p] for p in self.mates])
        self.best_foe = self._best_foe(carried)
        self.row = [0.0] * layout.size
        self._fill()

    def _best_foe(self, carried: Sequence[int]) -> int:
        """Victory Points of the best other team."""
        teams = self.view.teams
        of_teams: dict[int, int] = {}
        for p in self.against:
            of_teams[teams[p]] = of_teams.get(teams[p], 0) + self.sides[p].points + carried[p]
        return max(of_teams.values(), default=0)

    def _fill(self) -> None:
        layout, view = self.layout, self.view
        for seats, part, first in ((self.mates, 0, 0), (self.against, 1, layout.foes)):
            share = 1.0 / max(len(seats), 1)
            for p in seats:
                self._count(self.sides[p].cards, first, part, share)
                for hero in self.sides[p].heroes:
                    place = layout.place(hero)
                    if place >= 0:
                        self.row[first + place] += share
        self._count(self._for_sale(), layout.table, 2, 1.0)
        first = layout.numbers
        self.row[first : first + OWN_NUMBERS] = self._own_numbers(self.points, self.mine.use, 0, 0.0, self.stack)
        first += OWN_NUMBERS
        self.row[first : first + OTHER_NUMBERS] = self._other_numbers()
        read = bot_of(view.game_type).numbers
        if read is not None:
            own = list(read(view, self.seat))[:GAME_NUMBERS]
            self.row[first + OTHER_NUMBERS : first + OTHER_NUMBERS + len(own)] = own

    def _for_sale(self) -> list[Card]:
        """What lies open on the table, but for stacks that are always there."""
        view = self.view
        cards = view.lineup
        for space in view.rules.spaces:
            cards += view.known(space)
        return cards if view.villain is None else [*cards, view.villain]

    def _count(self, cards: Iterable[Card], first: int, part: int, share: float) -> None:
        row, layout = self.row, self.layout
        sums = [0.0] * TRAITS
        copies: dict[Card, int] = {}
        for card in cards:
            copies[card] = copies.get(card, 0) + 1
        for card, n in copies.items():
            place = layout.place(card)
            if place >= 0:
                row[first + place] += share * n
            for i, trait in traits(card):
                sums[i] += n * trait
        start = layout.traits + part * TRAITS
        for i in range(TRAITS):
            row[start + i] += share * sums[i] / 5

    def _own_numbers(self, points: float, use: float, cards: int, more: float, left: int) -> list[float]:
        """With so many Victory Points and so much use in all, after so many purchases of some use."""
        size = len(self.mine.cards) + cards
        lead = points - self.best_foe
        return [
            points / 20,
            lead / 20,
            max(-1.0, min(1.0, lead / 8)),
            lead / (1 + left) / 4,
            left / 8,
            float(left == 0),
            float(left == 1),
            float(left == 2),
            size / 20,
            use / max(size, 1),
            use / 30,
            self.mine.next_hand(more, cards) / 10,
            float(lead > 0),
            1.0 if left == self.stack and self.shown else 0.0,
        ]

    def _other_numbers(self) -> list[float]:
        view, foes = self.view, [self.sides[p] for p in self.against]
        share = 1.0 / max(len(foes), 1)
        away = (self.seat - view.active) % view.players
        hands = [side.next_hand() for side in foes]
        uses = [side.use / max(len(side.cards), 1) for side in foes]
        return [
            self.best_foe / 20,
            share * sum([side.points for side in foes]) / 20,
            view.size(MAIN) / 50,
            float(view.size(MAIN) < 10),
            share * sum([len(side.cards) for side in foes]) / 20,
            share * sum(uses),
            max(uses, default=0.0),
            share * sum(hands) / 10,
            max(hands, default=0.0) / 10,
            view.turn / view.players / 20,
            view.size(KICKS) / 16,
            len(view.lineup) / 5,
            len(self.mates) / 4,
            self.mine.deck / 20,
            share * sum([side.deck for side in foes]) / 20,
            0.0,
            *[float(view.players == n) for n in range(1, _SEATS + 1)],
            *[float(away == n) for n in range(_SEATS)],
        ]

    # Purchases

    def changes(self, bought: Purchase) -> dict[int, float]:
        """What one purchase adds to the row, but for the numbers that depend on all of them."""
        layout, card = self.layout, bought.card
        share = 1.0 / len(self.mates)
        from_table = bought.pile in (LINEUP, STACK) or bought.pile in self.view.rules.spaces
        out: dict[int, float] = {}
        place = layout.place(card)
        if place >= 0:
            out[place] = share
            if from_table:
                out[layout.table + place] = -1.0
        for i, trait in traits(card):
            out[layout.traits + i] = share * trait / 5
            if from_table:
                out[layout.traits + 2 * TRAITS + i] = -trait / 5
        return out

    def points_with(self, cards: Sequence[Card]) -> int:
        """The Victory Points of the own side with these cards as well."""
        return self.points - self.mine.points + self.mine.counted.with_more(cards)

    def number_changes(self, basket: Sequence[Purchase], points: int) -> list[float]:
        """What these purchases together add to the own numbers, which begin at `layout.numbers`."""
        more = sum([usefulness(bought.card) for bought in basket])
        left = self.stack - sum([bought.pile == STACK for bought in basket])
        then = self._own_numbers(points, self.mine.use + more, len(basket), more, left)
        first = self.layout.numbers
        return [a - b for a, b in zip(then, self.row[first : first + OWN_NUMBERS], strict=True)]

"""A position as numbers for one seat, from its view alone."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from archfoe.agents.knowledge import bot_of
from archfoe.agents.nets.features import GAME_NUMBERS
from archfoe.agents.nets.traits import traits
from archfoe.core.cards import Card
from archfoe.core.filters import VILLAIN
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
    STACK,
    UNDER,
    WEAKNESSES,
)
from archfoe.envs.layout import KINDS, SEAT_NUMBERS, SPACE_NUMBERS, SPACES, Layout
from archfoe.registry import game_of
from archfoe.table.view import View

_KINDS = {name: i for i, name in enumerate(KINDS)}
_OWNED = 14  # among the numbers of a seat
_MOST = 1000.0  # of any number: cards that multiply Power know no end


class Observer:
    """Makes the observations of one table."""

    __slots__ = ("_at", "_empty", "_kept", "_layout", "_none", "_owned", "_read", "_spaces")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._at = layout.places
        self._empty = array("f", bytes(4 * layout.size))
        self._none = array("f", bytes(4 * (len(layout.keys) + 1)))
        self._owned = [layout.places[f"owned {i}"] for i in range(layout.options.players)]
        self._read = bot_of(game_of(layout.options)).numbers
        # The last cards that were counted somewhere, and what came of it: mostly they are still the same
        self._kept: dict[int, tuple[list[Card], array[float]]] = {}
        self._spaces: dict[int, tuple[list[Card], list[int], array[float]]] = {}

    def row(self, view: View, picked: int = 0, distinct: int = 0, page: int = 0) -> array[float]:
        row = self._empty[:]
        if view.asked:
            self._set_question(row, view, picked, distinct, page)
        self._set_table(row, view)
        self._set_seats(row, view)
        if self._read is not None and view.seat is not None:
            own = array("f", self._read(view, view.seat))[:GAME_NUMBERS]
            at = self._at["game"]
            row[at : at + len(own)] = own
        self._set_cards(row, view)
        return row

    def _set_question(self, row: array[float], view: View, picked: int, distinct: int, page: int) -> None:
        row[self._at["kind"] + _KINDS.get(view.kind.name, len(KINDS))] = 1.0
        at = self._at["question"]
        numbers = (view.least / 5, view.most / 5, picked / 5, float(view.ordered), distinct / 64, float(page))
        row[at : at + 6] = array("f", numbers)
        for name, card in (("source", view.source), ("about", view.about)):
            if card is not None:
                at = self._at[name]
                row[at] = float((self._layout.numbers[card] + 1) % (len(self._layout.keys) + 1))
                for i, trait in traits(card):
                    row[at + 1 + i] = trait

    def _set_table(self, row: array[float], view: View) -> None:
        villain, at = view.villain, self._at["table"]
        numbers = (
            view.turn / view.players / 20,
            float(view.between),
            view.size(MAIN) / 50,
            view.size(KICKS) / 16,
            view.size(STACK) / 8,
            view.size(WEAKNESSES) / 20,
            view.size(LINEUP) / 5,
            villain.cost / 10 if villain is not None else 0.0,
            view.players / 5,
        )
        row[at : at + len(numbers)] = array("f", numbers)

    def _set_seats(self, row: array[float], view: View) -> None:
        me, players, teams, out, size = view.seat or 0, view.players, view.teams, view.out, view.size
        active, target, start = view.active, view.target, self._at["seats"]
        for i in range(players):
            seat = (me + i) % players
            space = view.at(seat)
            numbers = (
                1.0,
                float(teams[seat] == teams[me]),
                float(seat == active),
                float(seat in out),
                float(view.hero_down(seat)),
                float(seat == target),
                min(view.power(seat) / 10, _MOST),
                min(view.move(seat) / 5, _MOST),
                size(DECK + seat) / 20,
                size(HAND + seat) / 5,
                size(DISCARD + seat) / 20,
                size(PLAYED + seat) / 10,
                size(ONGOING + seat) / 5,
                size(UNDER + seat) / 5,
                0.0,  # counted with the cards themselves
                0.0 if space is None else (space + 1) / SPACES,
                view.figure_cost(seat) / 15 if view.staged(seat) is not None else 0.0,
            )
            at = start + i * SEAT_NUMBERS
            row[at : at + SEAT_NUMBERS] = array("f", numbers)

    def _set_spaces(self, row: array[float], view: View) -> None:
        """What lies where on a board, and who is there."""
        start, board = self._at["spaces"], self._at["board"]
        me, where = view.seat or 0, [view.at(seat) for seat in range(view.players)]
        for i, pile in enumerate(view.rules.spaces):
            at = start + i * SPACE_NUMBERS
            if view.size(pile):
                found, numbers = self._space(pile, view.known(pile))
                row[at : at + 3] = numbers
                for number in found:
                    row[board + number] += 1.0
            if i in where:
                row[at + 3] = float(where[me] == i)
                row[at + 4] = (where.count(i) - (where[me] == i)) / 4

    def _space(self, pile: int, cards: list[Card]) -> tuple[list[int], array[float]]:
        """The numbers of the cards there, and those of the space."""
        kept = self._spaces.get(pile)
        if kept is None or kept[0] != cards:
            villains = sum([card.type == VILLAIN for card in cards])
            highest = max([card.cost for card in cards], default=0)
            found = [self._layout.numbers[card] for card in cards]
            kept = self._spaces[pile] = cards, found, array("f", (len(cards) / 5, villains / 3, highest / 10))
        return kept[1], kept[2]

    def _set_cards(self, row: array[float], view: View) -> None:
        me, players, places = view.seat or 0, view.players, self._at
        self._count(row, places["hand"], view.hand)
        for partner in view.partners:
            self._count(row, places["partners"], view.known(HAND + partner))
        self._count_again(row, places["discard"], DISCARD + me, view.discard(me))
        self._count_again(row, places["in play"], ONGOING + me, view.played(me) + view.in_play(me))
        self._count(row, places["plays"], view.plays())
        self._count(row, places["board"], view.lineup)
        if (villain := view.villain) is not None:
            self._count(row, places["board"], (villain,))
        if view.rules.spaces:
            self._set_spaces(row, view)
        for i in range(players):
            seat = (me + i) % players
            owned = view.owned(seat)
            row[places["seats"] + i * SEAT_NUMBERS + _OWNED] = len(owned) / 30
            self._count_again(row, self._owned[i], DECK + seat, owned)
            self._count(row, self._owned[i], view.known(HEROES + seat))

    def _count(self, row: array[float], at: int, cards: Iterable[Card]) -> None:
        numbers = self._layout.numbers
        for card in cards:
            row[at + numbers[card]] += 1.0

    def _count_again(self, row: array[float], at: int, whose: int, cards: list[Card]) -> None:
        """As `_count` at a place that is still empty; a long list of a seat is mostly the one that was counted last."""
        kept = self._kept.get(whose)
        if kept is None or kept[0] != cards:
            counts, numbers = self._none[:], self._layout.numbers
            for card in cards:
                counts[numbers[card]] += 1.0
            kept = self._kept[whose] = cards, counts
        row[at : at + len(kept[1])] = kept[1]

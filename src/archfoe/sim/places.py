"""Which cards are in a game, and which of them may lie where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from archfoe.core.cards import (
    BOARD_KIND,
    MAIN_KIND,
    STACK_KIND,
    STARTER_KIND,
    SUPER_VILLAIN_KIND,
    Box,
    Card,
)
from archfoe.core.filters import LOCATION
from archfoe.core.piles import (
    BORROWED,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    NO_OWN_PILES,
    ONGOING,
    OWNED,
    PILES,
    PLAYED,
    POOL,
    SEATS,
    SET_ASIDE,
    SHELF,
    STACK,
    UNDER,
    UNUSED,
    WEAKNESSES,
    OwnPile,
    kind_of,
    pile_name,
)
from archfoe.core.state import State
from archfoe.sim.watch import Violation

MayLie = Callable[[Card], bool]


class Placed(Protocol):
    """Of the checks of a game, what says which cards there are and where they may lie."""

    options: Any

    @property
    def home(self) -> Box: ...

    @property
    def borrowed(self) -> frozenset[str]: ...

    def may_lie(self) -> dict[int, MayLie]: ...

    def cards(self, s: State) -> list[Card] | None: ...

    def is_by_halves(self, card: Card) -> bool: ...


# Super Heroes lie with their players or on the shelf, nowhere else.


def is_hero(card: Card) -> bool:
    return card.is_figure


def is_villain(card: Card) -> bool:
    return card.kind == SUPER_VILLAIN_KIND


def in_a_deck(card: Card) -> bool:
    return not is_hero(card)


def _passes_through(card: Card) -> bool:
    """What stays in play is never among the cards that leave at the end of a turn."""
    return in_a_deck(card) and not card.ongoing


def _can_be_borrowed(card: Card) -> bool:
    """Nothing borrows a Location; another card that would stay in play goes back all the same."""
    return in_a_deck(card) and card.type != LOCATION


def nothing(card: Card) -> bool:
    return False


MAY_LIE: Final[dict[int, MayLie]] = {
    DECK: in_a_deck,
    HAND: in_a_deck,
    DISCARD: in_a_deck,
    PLAYED: _passes_through,
    ONGOING: lambda card: card.ongoing,
    UNDER: in_a_deck,
    BORROWED: _can_be_borrowed,
    HEROES: is_hero,
    SET_ASIDE: nothing,
    MAIN: lambda card: card.kind == MAIN_KIND,
    LINEUP: lambda card: in_a_deck(card) and card.cost > 0,  # The Anti-Monitor adds cards of cost 1 or more
    WEAKNESSES: lambda card: card.name == "Weakness",
    KICKS: lambda card: card.kind == STACK_KIND and card.name != "Weakness",
    STACK: is_villain,
    DESTROYED: in_a_deck,
    POOL: nothing,  # dealt out again before anybody is asked
    LENT: _can_be_borrowed,
    UNUSED: is_villain,
    SHELF: is_hero,
}


def out_of_place(checks: Placed, cards: tuple[Card, ...]) -> list[frozenset[int]]:
    """Pile -> the cards that may not lie there."""
    nowhere = frozenset(range(len(cards)))
    wrong = {
        kind: frozenset(card for card, defn in enumerate(cards) if not fits(defn))
        for kind, fits in checks.may_lie().items()
    }
    nobody = range(checks.options.players, SEATS)
    return [
        nowhere if pile < OWNED and pile % SEATS in nobody else wrong.get(kind_of(pile), nowhere)
        for pile in range(PILES)
    ]


def check_places(s: State, out_of_place: list[frozenset[int]], own: Mapping[int, OwnPile] = NO_OWN_PILES) -> None:
    """Every card is in exactly one pile, `where` says which, and it is one where such a card may be."""
    found = [-1] * len(s.cards)
    for pile, cards in enumerate(s.piles):
        if cards:
            for card in cards:
                found[card] = pile
            if not out_of_place[pile].isdisjoint(cards):
                name = s.cards[next(card for card in cards if card in out_of_place[pile])].name
                raise Violation(f"{name} may not lie in the {pile_name(pile, own)}")
    if sum(map(len, s.piles)) != len(found) or -1 in found:
        raise Violation("some card is in two places or in none")
    if found != s.where:
        card = next(card for card, pile in enumerate(found) if pile != s.where[card])
        raise Violation(f"{s.cards[card].name} is not where the index has it")


def check_box(checks: Placed, s: State) -> None:
    """The cards on the table are those of the box: none has come, none has gone."""
    box, options = checks.home, checks.options
    cards = checks.cards(s)
    if cards is None:
        return
    expected = Counter(cards)
    for card in box.of_kind(STARTER_KIND):
        expected[card] = box.starting_deck[card.name] * options.players
    for card in box.of_kind(STACK_KIND, BOARD_KIND):
        expected[card] = card.copies
    found = Counter(s.cards[card] for pile in s.piles for card in pile)
    for card in found:
        if card.name in checks.borrowed:
            expected[card] = card.copies
    if options.guests:  # the main deck is counted by its halves
        for card in [card for card in found if checks.is_by_halves(card)]:
            del found[card]
    for card in expected | found:
        if expected[card] != found[card]:
            raise Violation(f"there are {found[card]} copies of {card.name}, not {expected[card]}")

"""Games in which a seat starts with another card in place of some of its own: the same deal with a card and without."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from archfoe.core.card import CardTable
from archfoe.core.cards import MAIN_KIND, Card
from archfoe.core.chance import key_of_seed
from archfoe.core.effects import Power
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HEROES
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.registry import sets
from archfoe.sim.arena import bots_at
from archfoe.sim.tables import Seating
from archfoe.table.seated import any_searches


class Gift(NamedTuple):
    """A card that is named, so that another process finds it; or, with `power`, a plain one that is as dear."""

    set: str
    card: str  # its id
    power: int = -1

    def found(self) -> Card:
        return _found(self)


@lru_cache(maxsize=1024)
def _found(gift: Gift) -> Card:
    card = sets()[gift.set].box[gift.card]
    if gift.power < 0:
        return card
    vp = card.vp if isinstance(card.vp, int) else 0
    name = f"+{gift.power}"
    return Card(name, card.type, MAIN_KIND, set=card.set, cost=card.cost, vp=vp, play=Power(gift.power))


class Deal(NamedTuple):
    """One game: by its number, what each seat is given, and how many copies of it."""

    seating: Seating
    seed: str
    gifts: tuple[Gift | None, ...] = ()
    copies: int = 2


class Ended(NamedTuple):
    """What came of a game: the part of the win of each seat, and the names of their Super Heroes."""

    won: tuple[float, ...]
    heroes: tuple[str, ...]
    turns: int


def play(deal: Deal) -> Ended:
    key = key_of_seed(deal.seed)
    rules, state = build(deal.seating.options, key)
    _give(state, deal)
    bots = bots_at(deal.seating, key)
    s = Game(rules, state, bots, log=False, searching=any_searches(bots)).state
    share = 1 / max(len(s.winners), 1)
    seats = range(deal.seating.options.players)
    return Ended(tuple(share * (seat in s.winners) for seat in seats), tuple(_hero(s, seat) for seat in seats), s.turn)


def _hero(s: State, seat: int) -> str:
    return ", ".join(s.cards[card].figure for card in s.piles[HEROES + seat])


def _give(s: State, deal: Deal) -> None:
    """Takes the place of the cards of which a seat has most: those everybody starts with."""
    places: list[tuple[int, Gift]] = []
    for seat, gift in enumerate(deal.gifts):
        if gift is not None:
            own = sorted(s.piles[DECK + seat])
            usual = Counter(s.cards[card].name for card in own).most_common(1)[0][0]
            places += [(card, gift) for card in own if s.cards[card].name == usual][: deal.copies]
    if places:
        s.card_table = _table(s.card_table, tuple(places))
        s.cards, s.costs = s.card_table.cards, s.card_table.costs


@lru_cache(maxsize=64)
def _table(usual: CardTable, places: tuple[tuple[int, Gift], ...]) -> CardTable:
    """Made once: all deals of a table have the same cards under the same numbers."""
    cards = list(usual.cards)
    for place, gift in places:
        cards[place] = gift.found()
    return CardTable(cards)

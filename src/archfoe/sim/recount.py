"""Victory Points and winners counted a second time, on purpose without the code that the game scores with."""

from __future__ import annotations

from collections import Counter

from archfoe.core.cards import Card
from archfoe.core.filters import EQUIPMENT, HERO
from archfoe.core.piles import HEROES, SEATS
from archfoe.core.state import State

#: What a card needs in company to be worth anything: (type, how many others, worth).
_IN_COMPANY = {"Green Arrow": (HERO, 4, 5), "Utility Belt": (EQUIPMENT, 4, 5)}
#: Worth so much for each card of a name.
_PER_NAME = {"Bizarro": ("Weakness", 2), "Suicide Squad": ("Suicide Squad", 1)}


def owned_cards(s: State) -> list[list[Card]]:
    """The cards of each seat, found by where each card lies; Super Heroes belong to nobody's deck."""
    owned: list[list[Card]] = [[] for _ in s.teams]
    for card, pile in enumerate(s.where):
        if 0 <= pile < HEROES:
            owned[pile % SEATS].append(s.cards[card])
    return owned


def points(cards: list[Card]) -> int:
    types = Counter(card.type for card in cards)
    names = Counter(card.name for card in cards)
    total = 0
    for card in cards:
        if card.name in _IN_COMPANY:
            kind, others, worth = _IN_COMPANY[card.name]
            total += worth if types[kind] - 1 >= others else 0
        elif card.name in _PER_NAME:
            name, worth = _PER_NAME[card.name]
            total += worth * names[name]
        elif isinstance(card.vp, int):
            total += card.vp
        else:
            raise NotImplementedError(f"the recount does not know what {card.name} is worth")
    return total


def scores(s: State) -> list[int]:
    return [points(cards) for cards in owned_cards(s)]


def winners(s: State) -> tuple[int, ...]:
    """Most points, then most Super-Villains; partners count together, and a tie is shared."""
    totals: dict[int, tuple[int, int]] = {}
    for seat, cards in enumerate(owned_cards(s)):
        vp, villains = totals.get(s.teams[seat], (0, 0))
        totals[s.teams[seat]] = (vp + points(cards), villains + sum(card.super_villain for card in cards))
    best = max(totals.values())
    return tuple(seat for seat, team in enumerate(s.teams) if totals[team] == best)

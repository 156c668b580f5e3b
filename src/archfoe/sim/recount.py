"""Victory Points and winners counted a second time, on purpose without the code that the game scores with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from archfoe.core.cards import STAGE_KIND, Card
from archfoe.core.filters import EQUIPMENT, HERO, VILLAIN
from archfoe.core.piles import HEROES, SEATS
from archfoe.core.state import State
from archfoe.games.shared.scoring import beside_cards
from archfoe.registry.found import shipped

#: What a card needs in company to be worth anything: (type, how many others, worth).
_IN_COMPANY = {"Green Arrow": (HERO, 4, 5), "Utility Belt": (EQUIPMENT, 4, 5)}
#: Worth so much for each card with a word in its name.
_PER_NAME = {"Bizarro": ("Weakness", 2), "Suicide Squad": ("Suicide Squad", 1)} | {
    f"{colour} Power Ring": ("Power Ring", 1)
    for colour in (
        "Blue Lantern",
        "Green Lantern",
        "Indigo Tribe",
        "Orange Lantern",
        "Red Lantern",
        "Star Sapphire",
        "Yellow Lantern Corps",
    )
}
#: Worth 1 for each different name of a type.
_PER_DIFFERENT = {"Saint Walker": HERO, "Sciencell": VILLAIN}
#: Worth 1 for so many cards of any kind.
_PER_CARDS = {"Larfleeze": 7}


def owned_cards(s: State) -> list[list[Card]]:
    """The cards of each seat, found by where each card lies; Super Heroes belong to nobody's deck."""
    owned: list[list[Card]] = [[] for _ in s.teams]
    for card, pile in enumerate(s.where):
        if 0 <= pile < HEROES:
            owned[pile % SEATS].append(s.cards[card])
    return owned


def points(cards: list[Card]) -> int:
    return sum(_worth(card, cards) for card in cards)


def _worth(card: Card, cards: list[Card]) -> int:
    if card.set not in shipped().sets and not isinstance(card.vp, int):  # nobody has told it a second time
        return card.vp.score(cards)
    if isinstance(card.vp, int):  # a card of another set may have the name of one that depends
        return card.vp
    if card.name in _IN_COMPANY:
        kind, others, worth = _IN_COMPANY[card.name]
        return worth if Counter(other.type for other in cards)[kind] > others else 0
    if card.name in _PER_NAME:
        word, worth = _PER_NAME[card.name]
        return worth * sum(word in other.name for other in cards)
    if card.name in _PER_DIFFERENT:
        return len({other.name for other in cards if other.type == _PER_DIFFERENT[card.name]})
    if card.name in _PER_CARDS:
        return len(cards) // _PER_CARDS[card.name]
    raise LookupError(f"the recount does not know what {card.name} is worth")


def scores(s: State, carried: Sequence[int] = ()) -> list[int]:
    """With what each seat brings along from the first game of a match, and what fortified Villains have brought."""
    before = carried or [0] * len(s.teams)
    owned = [[] if seat in s.out else cards for seat, cards in enumerate(owned_cards(s))]
    more = [brought + beside_cards(s, seat) for seat, brought in enumerate(before)]
    return [points(cards) + extra for cards, extra in zip(owned, more, strict=True)]


def winners(s: State, carried: Sequence[int] = ()) -> tuple[int, ...]:
    """Most points, then most Super-Villains or Characters; partners count together, and a tie is shared."""
    totals: dict[int, tuple[int, int]] = {}
    for seat, (cards, score) in enumerate(zip(owned_cards(s), scores(s, carried), strict=True)):
        if seat not in s.out:
            vp, prizes = totals.get(s.teams[seat], (0, 0))
            taken = sum(card.super_villain or card.kind == STAGE_KIND for card in cards)
            totals[s.teams[seat]] = (vp + score, prizes + taken)
    best = max(totals.values())
    return tuple(seat for seat, team in enumerate(s.teams) if totals.get(team) == best)


def won_at_once(s: State) -> tuple[int, ...]:
    """Who wins whatever the scores: by the last Character of a foe, or by Kyle Rayner and three Power Rings."""
    figures = [len(s.piles[HEROES + seat]) for seat in range(len(s.teams))]
    if any(card.kind == STAGE_KIND for card in s.cards):
        standing = [seat for seat, n in enumerate(figures) if n]
        if len(standing) == len(figures) or (len(figures) == 3 and len(standing) > 1):
            return ()
        return tuple(seat for seat, team in enumerate(s.teams) if team == s.teams[s.active])
    names = {s.cards[card].name for seat, card in s.plays if seat == s.active}
    if "Kyle Rayner" not in names or sum("Power Ring" in name for name in names) < 3:
        return ()
    return tuple(seat for seat, team in enumerate(s.teams) if team == s.teams[s.active])

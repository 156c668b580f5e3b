"""A game with cards of a set that no option knows, such as one of your own."""

from __future__ import annotations

from archfoe.core.card_table import CardTable
from archfoe.core.cards import MAIN_KIND, Box, Card
from archfoe.core.chance import permute
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import MAIN
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.mixing import copies, drawn
from archfoe.registry import game_of

_DRAW_PLACES, _DRAW_GUESTS = 1 << 43, 1 << 44  # random numbers far from those of the game and of mixtures


def bring_in(box: Box, options: Options, s: State) -> None:
    """Puts cards of another set in the place of others of the main deck: half of it, or as many as there are (G-60)."""
    guests = _guests(box, options)
    places = [card for card in s.piles[MAIN] if s.cards[card].kind == MAIN_KIND]
    permute(places, s.key, _DRAW_PLACES)
    n = min(len(places) // 2, len(guests))
    cards = list(s.cards)
    for place, guest in zip(places, drawn(guests, n, s.key, _DRAW_GUESTS), strict=False):
        cards[place] = guest
    s.card_table = CardTable(cards)
    s.cards, s.costs = s.card_table.cards, s.card_table.costs


def _guests(box: Box, options: Options) -> list[Card]:
    """Each copy, as it is in such a game."""
    all_copies = copies(box)
    if not all_copies:
        raise ArchfoeError(
            f"The set {box.name!r} has no card for a main deck: "
            "add some with hero, villain, super_power, equipment or location."
        )
    guests = game_of(options).guests(all_copies)
    if not guests:
        raise ArchfoeError(f"The set {box.name!r} has no card for a city: a Villain comes there only with an Attack.")
    return guests

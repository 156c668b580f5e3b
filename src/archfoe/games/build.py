"""`build` makes the rules and the first position of a game, whichever it is."""

from __future__ import annotations

from typing import Final

from archfoe.core.card import CardTable
from archfoe.core.cards import MAIN_KIND, Box, Card
from archfoe.core.chance import KEY_BYTES, permute
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import MAIN
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.mixing import copies, drawn
from archfoe.games.shared.turns import Turns, rules_of
from archfoe.registry import Mode, game_of, modes

_TRIAL_KEY: Final = bytes(KEY_BYTES)


def build(options: Options, key: bytes, guests: Box | None = None) -> tuple[Turns, State]:
    """The rules and the first position; cards of a set of one's own may come into the main deck as guests."""
    made: Turns
    made, state = game_of(options).start(options, key)
    if guests is not None:
        bring_in(guests, options, state)
    return made, state


def tried(mode: Mode) -> tuple[Turns, State]:
    """The first position of a mode as most play it; raises what is wrong with it."""
    options = Options(mode.name, mode.usual_players)
    options.answers()  # flags and forms ask it as well
    return build(options, _TRIAL_KEY)


def plain_rules(game: str, players: range | None = None) -> Turns | None:
    """Rules without any variant, to try a part with; None for a game that no set is made for."""
    mode = next((own for own in modes().values() if own.game.name == game and not own.mixed), None)
    if mode is None:
        return None
    seats = [n for n in players or () if n in mode.players]
    return rules_of(Options(mode.name, seats[0] if seats else mode.players[0]))


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

"""Rivals mixed into Confrontations: the cards of some Characters make room for those of Batman and The Joker."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from archfoe.core.cards import MAIN_KIND, STAGE_KIND, Box, Card
from archfoe.core.chance import permute
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.filters import EQUIPMENT, HERO, SUPER_POWER, VILLAIN
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.cards import HEROES_SIDE, VILLAINS_SIDE
from archfoe.registry import modes

EXAMPLE, RANDOM = "example", "random"
WAYS: Final = (EXAMPLE, RANDOM)
_EXAMPLE: Final = ("Zatanna Zatara", "Felix Faust")
_STAY: Final = ("Superman", "Lex Luthor")  # most Assist cards are theirs, so chance leaves them in
_MOST_A_SIDE: Final = 2  # each of the two has 30 cards, and no Character more than 14
_DRAW: Final = 1 << 40  # a random number for the mixture itself: far from those that the game will use

#: Whose cards the cards of Rivals are; the Locations are named, the other types belong to one of the two.
_TYPES: Final = {"Batman": (HERO, EQUIPMENT), "The Joker": (VILLAIN, SUPER_POWER)}
_LOCATIONS: Final = {
    "Batman": ("The Batcave", "Wayne Manor"),
    "The Joker": ("Abandoned Amusement Park", "Arkham Asylum"),
}


@cache
def _boxes() -> tuple[Box, Box]:
    """The one that stays, and the one whose cards come in: of the one mixture of sets with Characters."""
    mode = next(mode for mode in modes().values() if mode.mixed and mode.game.name == "duel")
    (other,) = (own for own in mode.sets if own is not mode.home)
    return mode.home.box, other.box


def side_of(character: str) -> str:
    return next(duel_card(card).side for card in _boxes()[0].of_kind(STAGE_KIND) if card.figure == character)


def _characters() -> tuple[str, ...]:
    return tuple(dict.fromkeys(card.figure for card in _boxes()[0].of_kind(STAGE_KIND)))


def check_exchange(mix: str, played: Collection[str]) -> None:
    """Refuses a mixture that cannot be played, with what to change; `played` are Characters named by the table."""
    if mix in WAYS:
        if mix == EXAMPLE:
            _check_unplayed(_EXAMPLE, played)
        return
    out = mix.split("+")
    for name in out:
        if name not in _characters():
            raise unknown("Character to leave out, or way to mix,", name, [*_characters(), *WAYS])
    if len(set(out)) != len(out):
        raise ArchfoeError("The mixture names a Character twice: name each one that is left out once.")
    for side, stand_in in ((HEROES_SIDE, "Batman"), (VILLAINS_SIDE, "The Joker")):
        if sum(side_of(name) == side for name in out) > _MOST_A_SIDE:
            raise ArchfoeError(
                f"{stand_in} has cards for {_MOST_A_SIDE} Characters of the {side} and no more: leave out fewer."
            )
    _check_unplayed(out, played)


def _check_unplayed(out: Sequence[str], played: Collection[str]) -> None:
    for name in out:
        if name in played:
            raise ArchfoeError(
                f"{name} is played, so that Character's cards stay in: leave another one out, or use the mix {RANDOM}."
            )


def left_out(mix: str, played: Collection[str], key: bytes) -> tuple[str, ...]:
    """The Characters whose cards are not in the game."""
    if mix == EXAMPLE:
        return _EXAMPLE
    if mix == RANDOM:
        return tuple(name for side in (HEROES_SIDE, VILLAINS_SIDE) for name in _pick(_may_go(side, played), key))
    return tuple(mix.split("+"))


def _may_go(side: str, played: Collection[str]) -> list[str]:
    return [name for name in _characters() if side_of(name) == side and name not in _STAY and name not in played]


def _pick(names: Sequence[str], key: bytes) -> list[str]:
    """One of them; none if all who might go are played, since one side left out is enough for a mixture."""
    order = list(range(len(names)))
    permute(order, key, _DRAW)
    return [names[i] for i in order[:1]]


@cache
def exchanged(out: tuple[str, ...]) -> tuple[Card, ...]:
    """The main deck of Confrontations, with a card of Rivals for each one that is out (ruling G-49)."""
    deck = [card for card in _boxes()[0].of_kind(MAIN_KIND) for _ in range(card.copies)]
    pools = {name: _cards_of(name) for name in _TYPES}
    missing = [i for i, card in enumerate(deck) if card.sign in out]
    for same_type in (True, False):  # who finds no card of the type takes none that another one could have
        for i in missing[:]:
            pool = pools["Batman" if side_of(deck[i].sign) == HEROES_SIDE else "The Joker"]
            fitting = [card for card in pool if card.type == deck[i].type] if same_type else pool
            if fitting:
                nearest = min(fitting, key=lambda card: abs(card.cost - deck[i].cost))
                pool.remove(nearest)
                deck[i] = nearest
                missing.remove(i)
    return tuple(deck)


def _cards_of(stand_in: str) -> list[Card]:
    return [
        card
        for card in _boxes()[1].of_kind(MAIN_KIND)
        for _ in range(card.copies)
        if card.type in _TYPES[stand_in] or card.name in _LOCATIONS[stand_in]
    ]

"""A table that brings a set along: the set is taken in, and one of its cards lies in the first Line-Up if wanted."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from archfoe.core.cards import MAIN_KIND
from archfoe.core.chance import KEY_BYTES, new_key
from archfoe.core.piles import LINEUP
from archfoe.games.options import Options
from archfoe.registry import Set, may_be_guest
from archfoe.registry.brought import bring
from archfoe.server.errors import Refusal
from archfoe.table.session import replay
from archfoe.wire.to_server import TableWish

_DEALS: Final = 400  # a card of which there is one copy lies in the first Line-Up of one deal in twenty or so


def taken_in(wish: TableWish) -> TableWish:
    """The same wish with the set that it brings as a guest, by the name that it has here."""
    if not wish.brings:
        if wish.first:
            raise Refusal("A card for the first Line-Up comes with its set.")
        return wish
    if wish.campaign is not None or wish.coached:
        raise Refusal("A set of your own comes into single games, not into campaigns or coached games.")
    found = bring(wish.brings)
    if wish.mix and wish.mix != found.name:
        raise Refusal("A game takes in the cards of one other set: leave out the mix.")
    if not may_be_guest(found.name, wish.mode):
        raise Refusal("A set of your own comes only into games of one set, not into mixtures.")
    if not found.box.of_kind(MAIN_KIND):
        raise Refusal(f"{found.title} has no card for the main deck, so no game would show it.")
    return msgspec.structs.replace(wish, mix=found.name, first=_card_called(found, wish.first))


def _card_called(found: Set, name: str) -> str:
    if not name:
        return ""
    known = {card.name.lower(): card.name for card in found.box.of_kind(MAIN_KIND)}
    if name.lower() not in known:
        raise Refusal(f"{name[:60]} does not come into a Line-Up: only cards of the main deck do.")
    return known[name.lower()]


def key_with(first: str, options: Options, seat: int) -> bytes:
    """A key with which this card lies in the first Line-Up, and this seat has the first turn to buy it.

    Any key if there is hardly one. A city has no Line-Up, and where Super Heroes are chosen nothing lies there yet.
    """
    secret = key = new_key()
    for number in range(_DEALS):
        s = replay(options, key, []).state
        dealt = {s.cards[card].name for card in s.piles[LINEUP]}
        if not dealt or (first in dealt and s.active == seat):
            break
        key = blake2b(number.to_bytes(8, "big"), key=secret, digest_size=KEY_BYTES).digest()
    return key

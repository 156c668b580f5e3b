"""The cards of the main deck and the Super-Villains of a game: those of Rebirth, perhaps mixed with another set."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from archfoe.core.cards import LATER_KIND, PRIVATE_KIND, SUPER_VILLAIN_KIND, Box, Card
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SCENARIO_KIND
from archfoe.games.city.guests import fits_the_city, for_the_city
from archfoe.games.city.impossible import at_their_worst, is_harder
from archfoe.games.city.legacy import RECRUIT_KRYPTO, RECRUIT_THE_RAY
from archfoe.games.city.options import city_options
from archfoe.games.options import Options
from archfoe.games.shared.mixing import box_of, copies, with_guests
from archfoe.registry.guest_list import names

#: The card that a completed Side Mission brings into the main deck of later games.
MISSION_CARDS: Final = {RECRUIT_KRYPTO: "Krypto", RECRUIT_THE_RAY: "The Ray"}


def main_deck(options: Options, key: bytes) -> tuple[Card, ...]:
    """Every copy; a mixture has half of its cards from each set (ruling RB-26)."""
    ours = _own_deck(options.played.home.box, city_options(options).legacy.missions, city_options(options).legacy.out)
    return with_guests(ours, options.mode, options.mix, key) if options.mix else ours


def main_deck_of(box: Box, missions: tuple[str, ...]) -> tuple[Card, ...]:
    """Every copy that a campaign could have, with what Side Missions have brought."""
    return _own_deck(box, missions, ())


@cache
def _own_deck(box: Box, missions: tuple[str, ...], out: tuple[str, ...]) -> tuple[Card, ...]:
    """`out` names a card for each copy that is not there."""
    earned = {MISSION_CARDS.get(mission) for mission in missions}
    cards = [*copies(box), *(card for card in box.of_kind(LATER_KIND) if card.name in earned)]
    for name in out:
        gone = next((card for card in cards if card.name == name), None)
        if gone is not None:
            cards.remove(gone)
    return tuple(cards)


@cache
def pack_of(box: Box, scenario: int, impossible: bool = False) -> tuple[Card, ...]:
    """The cards that only this scenario has."""
    own = [card for card in box.of_kind(SCENARIO_KIND, PRIVATE_KIND) if city_card(card).pack[0] == str(scenario)]
    cards = tuple(card for card in own if not is_harder(card) for _ in range(card.copies))
    return at_their_worst(box, cards) if impossible else cards


@lru_cache(64)
def super_villains(box: Box, mix: str, impossible: bool = False) -> tuple[Card, ...]:
    """Those of Rebirth, and those of the other sets that attack when they appear."""
    ours: Sequence[Card] = box.of_kind(SUPER_VILLAIN_KIND)
    if impossible:
        ours = at_their_worst(box, ours)
    theirs = [card for name in names(mix) for card in box_of(name).of_kind(SUPER_VILLAIN_KIND)]
    return (*ours, *(for_the_city(card) for card in theirs if fits_the_city(card)))

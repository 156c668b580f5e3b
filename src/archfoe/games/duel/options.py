"""What only games with Characters have to check of a table, and of a set that wants to be one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from archfoe.core.cards import MAIN_KIND, STACK_KIND, STAGE_KIND, Box, Card
from archfoe.core.errors import ArchfoeError
from archfoe.games.duel import exchange
from archfoe.games.duel.card import duel_card
from archfoe.games.options import Options
from archfoe.games.shared.choices import ANY_SIDES, HERO_WAYS, TEAM_PLAYERS
from archfoe.games.shared.mixing import check_guest

_LEAST_MAIN_DECK: Final = 40


def check(options: Options) -> Mapping[str, object]:
    """The names of a mixture may be written with spaces."""
    if ANY_SIDES in options.variants and options.players != TEAM_PLAYERS:
        raise ArchfoeError(
            f"The variant {ANY_SIDES} is for exactly {TEAM_PLAYERS} players, not {options.players}: leave it out, "
            "since without teammates anyone may play any Character."
        )
    if not options.played.mixed:
        check_guest(options.mode, options.mix)
        return {}
    mix = "+".join(name.strip() for name in options.mix.split("+"))
    exchange.check_exchange(mix, () if options.heroes in HERO_WAYS else options.hero_names())
    return {"mix": mix}


def check_sides(chosen: Sequence[Card]) -> None:
    """Partners stand on one side, foes on the other."""
    for seat, card in enumerate(chosen):
        mate = chosen[(seat + 2) % TEAM_PLAYERS]
        if duel_card(card).side != duel_card(mate).side:
            raise ArchfoeError(
                f"{card.figure} stands with the {duel_card(card).side} and cannot be a teammate of {mate.figure}: "
                f"choose teammates from one side, or play with the variant {ANY_SIDES}."
            )
    side = duel_card(chosen[0]).side
    if side == duel_card(chosen[1]).side:
        raise ArchfoeError(
            f"Both teams stand with the {side}: let one of them play the other side, or play with "
            f"the variant {ANY_SIDES}."
        )


def lacks(box: Box) -> str:
    """What a box must have to be a game by itself; "" if it has it all."""
    if len({card.figure for card in box.of_kind(STAGE_KIND)}) < 2:
        return "2 Characters"
    if len({bool(card.cost) for card in box.of_kind(STACK_KIND)}) < 2:
        return "a card that can always be bought, and one that nobody wants"
    if sum(card.copies for card in box.of_kind(MAIN_KIND)) < _LEAST_MAIN_DECK:
        return f"{_LEAST_MAIN_DECK} cards for the main deck"
    return ""

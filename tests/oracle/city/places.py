"""Which cards a game in the city has, and which of them may lie where: some belong to one scenario."""

from __future__ import annotations

from typing import Final

from archfoe.core.cards import (
    BOARD_KIND,
    LATER_KIND,
    MAIN_KIND,
    PRIVATE_KIND,
    STARTER_KIND,
    SUPER_HERO_KIND,
    SUPER_VILLAIN_KIND,
    Box,
    Card,
)
from archfoe.core.filters import VILLAIN
from archfoe.core.piles import (
    BORROWED,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    PLAYED,
    REMOVED,
    SET_ASIDE,
    STACK,
    UNDER,
    UNUSED,
)
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SCENARIO_KIND, SIGNATURE_KIND
from archfoe.games.city.impossible import IMPOSSIBLE, IMPOSSIBLE_KIND
from archfoe.games.city.legacy import RECRUIT_KRYPTO, RECRUIT_THE_RAY
from archfoe.games.city.options import city_options
from archfoe.games.city.piles import BASICS, BESIDE, SPACE, SPACES
from archfoe.games.options import Options
from archfoe.games.shared.piles import STORED, TROPHIES
from archfoe.sim.places import MAY_LIE, MayLie, in_a_deck, nothing
from tests.oracle.city.second_telling import CityRetold
from tests.oracle.city.told import is_harder, plain

#: What Side Missions bring into the main deck.
_BRINGS: Final = {RECRUIT_KRYPTO: "Krypto", RECRUIT_THE_RAY: "The Ray"}


def uses_signatures(retold: CityRetold) -> bool:
    """Are there Signature cards at this table?"""
    return any(city_options(retold.options).legacy.signatures) or bool(retold.own.signatures) or retold.own.earns


def stores(retold: CityRetold) -> bool:
    """Without partners Assist cards wait for the next turn."""
    return retold.alone or (retold.contest and not retold.teams)


def may_lie(retold: CityRetold) -> dict[int, MayLie]:
    """Cards lie in the spaces of the city, and Villains nowhere else; some belong to one scenario."""
    options, own = retold.options, retold.own

    def in_a_team(card: Card) -> bool:
        """Nobody ever has a Villain: they are destroyed, or lie in score piles."""
        return in_a_deck(card) and card.type != VILLAIN and card.kind != PRIVATE_KIND

    def of_the_main_deck(card: Card) -> bool:
        in_it = card.kind in (MAIN_KIND, SUPER_VILLAIN_KIND, IMPOSSIBLE_KIND, LATER_KIND, SCENARIO_KIND)
        return in_it and not own.lies_beside(card)

    def in_the_city(card: Card) -> bool:
        """What players begin with or buy at Locations only if something takes it from them: a scenario takes Basic
        cards, an Attack of another set Signature cards, too."""
        turned_back = card.kind == BOARD_KIND and own.turns_back
        taken = card.kind in (BOARD_KIND, SIGNATURE_KIND) and bool(options.mix)
        return of_the_main_deck(card) or turned_back or taken

    def removed(card: Card) -> bool:
        room_was_made = card.kind == STARTER_KIND and card.name == "Punch" and uses_signatures(retold)
        left_out = card.super_villain and (
            bool(own.fixed) or (card.set == options.played.home.name and plain(card) in own.absent)
        )
        return card.kind == PRIVATE_KIND or own.may_be_removed(card) or room_was_made or left_out

    def destroyed(card: Card) -> bool:
        elsewhere = own.lies_beside(card) or (retold.contest and card.type == VILLAIN)
        return in_a_deck(card) and card.name != "Weakness" and card.kind != PRIVATE_KIND and not elsewhere

    def unused(card: Card) -> bool:
        """Of a short deck also what was not dealt."""
        kinds = (BOARD_KIND, SUPER_VILLAIN_KIND, IMPOSSIBLE_KIND, SIGNATURE_KIND, PRIVATE_KIND)
        return card.kind in kinds or (bool(own.shares) and card.kind in (MAIN_KIND, LATER_KIND))

    for_a_turn = in_a_team if options.mix else nothing  # only cards of other sets borrow or hide any
    return MAY_LIE | {
        DECK: in_a_team,
        HAND: in_a_team,
        DISCARD: in_a_team,
        PLAYED: lambda card: in_a_team(card) and not card.ongoing,
        UNDER: lambda card: card.kind == PRIVATE_KIND or for_a_turn(card),
        BORROWED: for_a_turn,
        MAIN: of_the_main_deck,
        LINEUP: nothing,
        KICKS: nothing,
        STACK: nothing,
        STORED: (lambda card: card.assist) if stores(retold) else nothing,
        SET_ASIDE: (lambda card: card.name == "Weakness") if retold.alone else nothing,  # those of the ally
        TROPHIES: (lambda card: card.type == VILLAIN) if retold.contest else nothing,
        DESTROYED: destroyed,
        LENT: for_a_turn,
        UNUSED: unused,
        REMOVED: removed,
        BESIDE: own.lies_beside,
        **dict.fromkeys(range(SPACE, BASICS), in_the_city),
        **dict.fromkeys(range(BASICS, BASICS + SPACES // 2), lambda card: card.kind == BOARD_KIND),
    }


def cards_of(retold: CityRetold, box: Box) -> list[Card]:
    """With the pack of the scenario, earned Signature cards, and what Side Missions have brought."""
    options = retold.options
    impossible = IMPOSSIBLE in options.variants
    harder = {plain(card): card for card in box.values() if is_harder(card)} if impossible else {}
    cards = [harder.get(card.name, card) for card in box.of_kind(SUPER_VILLAIN_KIND)] + box.of_kind(SUPER_HERO_KIND)
    for card in box.of_kind(SCENARIO_KIND, PRIVATE_KIND):
        if city_card(card).pack[0] == str(retold.scenario) and not is_harder(card):
            cards += [harder.get(card.name, card)] * card.copies
    if uses_signatures(retold):
        cards += box.of_kind(SIGNATURE_KIND)
    if not options.mix:
        main = [card for card in box.of_kind(MAIN_KIND) for _ in range(card.copies)]
        main += [card for card in box.of_kind(LATER_KIND) if card.name in brought(options)]
        for name in city_options(options).legacy.out:
            main.remove(next(card for card in main if card.name == name))
        cards += main
    return cards


def brought(options: Options) -> list[str]:
    return [_BRINGS[mission] for mission in city_options(options).legacy.missions if mission in _BRINGS]


def has_an_attack(box: Box, name: str) -> bool:
    """A Villain of another set without one has no place in a city."""
    card = next(card for card in box.of_kind(MAIN_KIND, SUPER_VILLAIN_KIND) if card.name == name)
    made_for_it = city_card(card).attack is not None
    return card.type != VILLAIN or made_for_it or bool(card.attacks) or card.first_appearance is not None

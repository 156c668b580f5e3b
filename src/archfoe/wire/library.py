"""What a page can ask for before any game: the faces of all cards, what can be chosen for a table, the rules."""

from __future__ import annotations

import gzip
from collections.abc import Collection
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from archfoe.agents import AGENTS
from archfoe.cli.settings import usual_players
from archfoe.core.cards import SUPER_HERO_KIND, Card
from archfoe.games import families as fam
from archfoe.games.city.legacy import SIGNATURES
from archfoe.games.duel import exchange
from archfoe.games.options import MAX_VILLAINS, MIN_VILLAINS, MIXED_INTO_THE_CITY, SCENARIO_COUNT, Options
from archfoe.games.shared import mixing
from archfoe.games.shared.guests import for_the_city
from archfoe.games.shared.mixing import heroes_of
from archfoe.sets import BOXES
from archfoe.table import catalogue
from archfoe.version import NOTICE, VERSION
from archfoe.wire.card_names import card_name
from archfoe.wire.protocol import Catalogue, Face, Figure, Mode, Setup

_TITLES: Final = {
    "base": "Base set",
    "heroes_unite": "Heroes Unite",
    "base+heroes_unite": "Base set and Heroes Unite",
    "rivals": "Rivals: Batman against The Joker",
    "confrontations": "Confrontations: two teams",
    "rivals+confrontations": "Rivals and Confrontations",
    "rebirth": "Rebirth: one team in a city",
}
_NOTES: Final = {
    fam.TWO_HEADS: "Two players with two Super Heroes each.",
    fam.TEAM: "Two against two; partners sit across and win together.",
    fam.ON_PATROL: "The Line-Up is refilled when a player wants it, and what comes may attack.",
    fam.SYNERGY: "Each Super Hero has a Hero card of its own set aside for its player.",
    fam.HUNT: "A Super-Villain in a foe's discard pile may be hunted.",
    fam.HIDDEN: "Super-Villains hide in the main deck.",
    fam.ANY_SIDES: "Heroes and villains may be partners.",
    fam.COMPETITIVE_CITY: "In the city each plays for himself; with team, two against two.",
    fam.FIRST_GAME: "The Super Heroes that suit a first game.",
    fam.DEALT: "Dealt at random.",
    fam.TWO_DEALT: "Each player chooses one of those dealt.",
    fam.FREE: "Each player chooses, one after the other.",
    mixing.EXAMPLE: "The mixture that the rulebook recommends.",
    mixing.RANDOM: "Chosen by chance.",
    mixing.WHOLE: "All cards of both sets in one deck.",
    mixing.SPLIT: "Half of all cards; a match has the other half in its second game.",
    "greedy": "Plays and buys what is best at the moment.",
    "random": "Does anything that is legal.",
}


class Sheet(NamedTuple):
    """An encoded answer, also packed, and its tag: a page that has it already need not fetch it again."""

    body: bytes
    packed: bytes
    tag: str


def sheet(answer: msgspec.Struct) -> Sheet:
    body = msgspec.json.encode(answer)
    return Sheet(body, gzip.compress(body, mtime=0), blake2b(body, digest_size=12).hexdigest())


# Cards


def faces(wanted: Collection[str] = (), *, guests: bool = False, spoilers: bool = False) -> Catalogue:
    """The cards of some sets, or of all; surprises of campaigns are no business of who has not met them.

    `guests`: as they are in the city of Rebirth, where other rules hold for Villains of other sets.
    """
    sets = {name: box.title for name, box in BOXES.items() if not wanted or name in wanted}
    cards = [card for name in sets for card in catalogue.cards(name, spoilers)]
    if guests:
        cards = [for_the_city(card) if card.set in MIXED_INTO_THE_CITY else card for card in cards]
    return Catalogue(sets, [face(card) for card in cards])


@cache
def faces_sheet(wanted: frozenset[str], *, guests: bool = False, spoilers: bool = False) -> Sheet:
    return sheet(faces(wanted, guests=guests, spoilers=spoilers))


def face(card: Card) -> Face:
    return Face(
        card=card_name(card),
        name=card.name,
        kind=card.kind,
        type=card.type,
        type_word=catalogue.type_words(card),
        subtype=card.subtype,
        cost=None if card.kind == SUPER_HERO_KIND else card.cost,
        vp=catalogue.victory_points(card),
        copies=card.copies,
        power=catalogue.flat_power(card),
        move=catalogue.flat_move(card),
        text=card.text,
        keywords=catalogue.keywords(card),
        character=card.character,
        level=card.level,
        side=card.side,
        symbol=card.symbol,
        super_hero=card.super_hero,
        number=card.number,
        destination=card.destination,
        assist_range=card.assist_range,
        first_appearance=card.first_appearance is not None,
        promo=card.promo,
        ours=catalogue.ours(card),
    )


# Tables


def setup(address: str = "") -> Setup:
    """`address`: where other devices find the server."""
    return Setup([_mode(mode) for mode in fam.MODES], sorted(AGENTS), dict(_NOTES), address, NOTICE, VERSION)


def _mode(mode: str) -> Mode:
    usual = Options(mode)
    family = usual.family
    competitive, city = family is fam.COMPETITIVE, family is fam.REBIRTH
    two_sets = "+" in mode
    return Mode(
        mode=mode,
        family=family.name,
        title=_TITLES.get(mode, mode),
        least=family.least,
        most=family.most,
        usual=len(usual_players(mode).split(",")),
        figure=family.figure,
        ways=sorted(family.ways, key=lambda way: way != usual.heroes),
        variants=list(family.variants),
        mixes=_mixes(mode, family),
        groups=list(mixing.GROUPS) if two_sets and competitive else [],
        left_out=_may_be_left_out() if two_sets and not competitive else [],
        villains=[MIN_VILLAINS, MAX_VILLAINS] if competitive else [],
        match=two_sets and competitive,
        promos=competitive,
        scenarios=[f"Scenario {n}" for n in range(1, SCENARIO_COUNT + 1)] if city else [],
        signatures=SIGNATURES if city else 0,
        figures=[_figure(card) for card in heroes_of(mode, promos=True)],
    )


def _mixes(mode: str, family: fam.Family) -> list[str]:
    """The usual way first; "" is a game without other cards."""
    if mode in fam.GUESTS:
        return ["", *fam.GUESTS[mode]]
    return list(mixing.WAYS if family is fam.COMPETITIVE else exchange.WAYS)


def _may_be_left_out() -> list[str]:
    return [card.character for card in heroes_of("confrontations", promos=False)]


def _figure(card: Card) -> Figure:
    return Figure(card.character or card.name, card_name(card), card.side, card.promo)

"""What a page can ask for before any game: the faces of all cards, what can be chosen for a table, the rules."""

from __future__ import annotations

import gzip
from collections.abc import Collection
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from archfoe.agents.levels import AGENTS, LEVELS
from archfoe.core.cards import SUPER_HERO_KIND, Card
from archfoe.games.options import Options
from archfoe.games.shared import choices, mixing
from archfoe.games.shared.mixing import heroes_of
from archfoe.registry import Mode as Played
from archfoe.registry import guests_of, may_be_guest, modes, set_of, sets, variants
from archfoe.registry.brought import brought, why_not
from archfoe.table import catalogue
from archfoe.table.power_figure import power_figure
from archfoe.table.words.card_facts import origin
from archfoe.version import NOTICE, VERSION
from archfoe.wire import coaching
from archfoe.wire.card_names import card_name
from archfoe.wire.protocol import BotShown, Catalogue, Face, Figure, Mode, SetShown, Setup, Spine


class Sheet(NamedTuple):
    """An encoded answer, also packed, and its tag: a page that has it already need not fetch it again."""

    body: bytes
    packed: bytes
    tag: str


def sheet(answer: msgspec.Struct) -> Sheet:
    body = msgspec.json.encode(answer)
    return Sheet(body, gzip.compress(body, mtime=0), blake2b(body, digest_size=12).hexdigest())


# Cards


def faces(wanted: Collection[str] = (), *, guests: str = "", spoilers: bool = False) -> Catalogue:
    """The cards of some sets, or of all; surprises of campaigns are no business of who has not met them.

    `guests`: as they are as guests of this mode, where other rules may hold for them.
    """
    known = {**sets(), **{name: own for name in wanted if (own := brought(name)) is not None}}
    titles = {name: own.box.title for name, own in known.items() if not wanted or name in wanted}
    cards = [card for name in titles for card in _cards_of(name, spoilers)]
    if guests in modes():
        game = modes()[guests].game
        cards = [(game.guest(card) or card) if may_be_guest(card.set, guests) else card for card in cards]
    return Catalogue(titles, [face(card) for card in cards])


def _cards_of(name: str, spoilers: bool) -> Collection[Card]:
    own = brought(name)
    return catalogue.cards(name, spoilers) if own is None else own.box.values()


@lru_cache(256)  # not for every set that a table has brought
def faces_sheet(wanted: frozenset[str], *, guests: str = "", spoilers: bool = False) -> Sheet:
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
        short=card.short,
        first_short=card.first_short,
        spine=_spine(card),
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
        origin=origin(card),
        picture=own.pictures.get(card.id, "") if (own := set_of(card.set)) is not None else "",
    )


def _spine(card: Card) -> Spine:
    return Spine(
        power=power_figure(card.play),
        move=catalogue.flat_move(card),
        attack=bool(card.attacks) or card.attack is not None,
        defense=card.defense is not None,
        block=card.block is not None,
        ongoing=card.ongoing,
        assist=card.assist,
    )


# Tables


def setup(address: str = "") -> Setup:
    """`address`: where other devices find the server."""
    notes = {variant.name: variant.note for variant in variants().values()}
    notes |= {**choices.NOTES, **mixing.NOTES}
    return Setup(
        modes=[_mode(mode) for mode in modes().values()],
        sets=_sets(),
        coached=coaching.shown(),
        bots=list(AGENTS),
        about_bots={level.name: BotShown(level.strength, level.sentence) for level in LEVELS},
        notes=notes,
        address=address,
        no_brought_sets=why_not(),
        notice=NOTICE,
        version=VERSION,
    )


def _sets() -> list[SetShown]:
    """Those that are no game by themselves too: their cards can be looked at."""
    return [
        SetShown(
            name=own.name,
            title=own.title,
            short=own.name_on_button,
            icon=own.icon,
            blurb=own.blurb,
            minutes=own.minutes,
            players=own.players,
            alone=own.name in modes(),
            fan=[card_name(own.box[card]) for card in own.fan],
        )
        for own in sets().values()
    ]


def _mode(mode: Played) -> Mode:
    usual = Options(mode.name)
    game = mode.game
    return Mode(
        mode=mode.name,
        game=game.name,
        title=mode.title,
        short=" and ".join(own.name_on_button for own in mode.sets),
        least=mode.players[0],
        most=mode.players[-1],
        usual=mode.usual_players,
        figure=game.figure,
        ways=sorted(game.hero_ways, key=lambda way: way != usual.heroes),
        variants=list(mode.variants),
        mixes=list(game.mix_ways) if mode.mixed else ["", *guests_of(mode.name)],
        groups=list(game.mix_groups) if mode.mixed else [],
        left_out=game.left_out(mode) if mode.mixed else [],
        villains=[game.villains[0], game.villains[-1]] if game.villains else [],
        match=mode.mixed and game.matches,
        promos=game.promos,
        scenarios=[f"Scenario {n}" for n in range(1, game.scenarios + 1)],
        training=game.training,
        signatures=game.signatures,
        figures=[_figure(card) for card in heroes_of(mode.name, promos=True)],
    )


def _figure(card: Card) -> Figure:
    return Figure(card.character or card.name, card_name(card), card.side, card.promo)

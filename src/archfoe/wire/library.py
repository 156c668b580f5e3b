"""What a page can ask for before any game: the faces of all cards, what can be chosen for a table, the rules."""

from __future__ import annotations

import gzip
import struct
import zlib
from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from archfoe.agents.levels import AGENTS, LEVELS
from archfoe.core.cards import SUPER_HERO_KIND, Card
from archfoe.games.options import Options
from archfoe.games.shared import choices, mixing
from archfoe.games.shared.mixing import heroes_of
from archfoe.registry import Mode as Played
from archfoe.registry import guests_of, leave_out, may_be_guest, modes, set_of, sets, variants
from archfoe.registry.brought import brought, why_not
from archfoe.registry.found import shipped
from archfoe.registry.questions import Question as Asked
from archfoe.table import catalogue
from archfoe.table.campaigns import campaigns
from archfoe.table.power_figure import power_figure
from archfoe.table.words.card_facts import origin
from archfoe.version import NOTICE, VERSION
from archfoe.wire import coaching
from archfoe.wire.card_names import card_name
from archfoe.wire.protocol import (
    BotShown,
    Catalogue,
    Face,
    Figure,
    MixParts,
    Mode,
    Offer,
    Question,
    SetShown,
    Setup,
    Spine,
)

_GZIP: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # how a packed stream begins


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


class Part(NamedTuple):
    """The cards of one set as they are in an encoded catalogue, and the same packed so that it can be joined."""

    title: bytes
    cards: bytes
    packed: bytes
    tag: bytes


def sets_of(wanted: Collection[str]) -> list[str]:
    return [name for name in sets() if not wanted or name in wanted]


def part(name: str, guests: str = "", spoilers: bool = False) -> Part:
    """There are few of them, though there are many catalogues: any sets, as guests of any mode."""
    found = faces([name], guests=guests, spoilers=spoilers)
    title, cards = msgspec.json.encode(found.sets)[1:-1], msgspec.json.encode(found.cards)[1:-1]
    return Part(title, cards, _packed(cards), blake2b(title + cards, digest_size=12).digest())


def faces_sheet(parts: Sequence[Part]) -> Sheet:
    """What `sheet(faces(...))` would be, put together."""
    tag = blake2b(b"".join(one.tag for one in parts), digest_size=12).hexdigest()
    head = b'{"sets":{%s},"cards":[' % b",".join(one.title for one in parts)
    full = [one for one in parts if one.cards]
    body = head + b",".join(one.cards for one in full) + b"]}"
    packed = _packed(head) + _packed(b",").join(one.packed for one in full) + _packed(b"]}", last=True)
    return Sheet(body, _GZIP + packed + _checked(body), tag)


def _packed(words: bytes, *, last: bool = False) -> bytes:
    """A piece of a packed stream that needs nothing of what comes before it."""
    packing = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return packing.compress(words) + packing.flush(zlib.Z_FINISH if last else zlib.Z_FULL_FLUSH)


def _checked(body: bytes) -> bytes:
    """The end of a packed stream: what is in it, and how long that is."""
    return struct.pack("<II", zlib.crc32(body), len(body) & 0xFFFFFFFF)


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
        figure=card.figure,
        stage=card.stage,
        super_hero=card.values().get("super_hero", ""),
        notes=[fact for part in card.own for fact in part.facts()],
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
        attack=catalogue.attacks(card),
        defense=card.defense is not None,
        block=card.has("block"),
        ongoing=card.ongoing,
        assist=card.assist,
    )


# Tables


def setup(address: str = "") -> Setup:
    """`address`: where other devices find the server."""
    notes = {variant.name: variant.note for variant in variants().values()}
    notes |= {**choices.NOTES, **mixing.NOTES}
    return Setup(
        modes=[_mode(mode) for mode in offered()],
        sets=_sets(),
        coached=coaching.shown(),
        bots=list(AGENTS),
        about_bots={
            level.name: BotShown(level.strength, level.sentence, level.called, level.job, level.face)
            for level in LEVELS
        },
        notes=notes,
        address=address,
        no_brought_sets=why_not(),
        notice=NOTICE,
        version=VERSION,
    )


def offered() -> list[Played]:
    """The modes that a table can choose; one of others that can't be shown is left out with a sentence."""
    for mode in list(modes().values()):
        try:
            _mode(mode)
        except Exception as error:
            if mode.name in shipped().modes:
                raise
            leave_out(mode, error)
    return list(modes().values())


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
    usual = Options(mode.name, mode.usual_players)
    game = mode.game
    parts = game.mix_parts(mode) if mode.mixed else None
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
        mix_parts=MixParts(list(parts.names), parts.label, parts.many) if parts is not None else None,
        questions=[_question(question) for question in game.questions(mode)],
        campaign=mode.name in campaigns(),
        figures=[_figure(card) for card in heroes_of(mode.name, promos=True)],
    )


def _question(asked: Asked) -> Question:
    return Question(
        name=asked.name,
        label=asked.label,
        kind=asked.kind,
        default=asked.default,
        least=asked.least,
        most=asked.most,
        choices=[Offer(choice.value, choice.label) for choice in asked.choices],
        said=asked.said,
        first=asked.first,
        unless=list(asked.unless),
    )


def _figure(card: Card) -> Figure:
    return Figure(card.figure, card_name(card), card.of_game("side") or "", card.promo)

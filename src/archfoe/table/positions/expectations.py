"""What must hold: each key of an `expect` is one or several claims, each checked by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from yaml.nodes import MappingNode, Node

from archfoe.core.city import LOCATIONS
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.piles import BASICS, DECK, KICKS, MAIN, REMOVED, SPACE, STACK, TROPHIES, WEAKNESSES, kind_of
from archfoe.games.city.legacy import DESTROYED_AT as HIT_POINTS
from archfoe.games.city.legacy import MISSIONS
from archfoe.games.city.tokens import BY_LOCATION, BY_SEAT, TOKENS, Token
from archfoe.games.city.tokens import COUNT as COUNTED
from archfoe.games.city.tokens import LOCATIONS as MARKED
from archfoe.table.positions import notation as read
from archfoe.table.positions.moves import check_offer, in_full, same, short
from archfoe.table.positions.notation import Mistake, line_of
from archfoe.table.positions.table import (
    FIGURES,
    OWNED_PILES,
    SHARED_PILES,
    Table,
    card_named,
    has_city,
    space_of_word,
    word_of_space,
)

#: A card that a seat does not know, where `sees` says what it sees.
UNSEEN: Final = "?"

#: How a pile is compared: the ending of its key.
EXACT, CONTAIN, LACK, COUNT, TOP, BOTTOM = "", "_contain", "_lack", "_count", "_top", "_bottom"
_ENDINGS = (CONTAIN, LACK, COUNT, TOP, BOTTOM)
_WORDING = {EXACT: "are", CONTAIN: "contain", LACK: "lack", COUNT: "number", TOP: "start with", BOTTOM: "end with"}
_ORDERED = (DECK, MAIN, STACK)

_SEAT_NUMBERS: Mapping[str, Callable[[Table, int], int]] = {
    "power": Table.power,
    "vp": Table.vp,
    "move": Table.move,
}
_COSTS: Final = "costs"
_NUMBERS: Mapping[str, Callable[[Table], int]] = {
    "kicks": lambda table: len(table.names(KICKS)),
    "weaknesses": lambda table: len(table.names(WEAKNESSES)),
    "threat": lambda table: table.threat,
    "clock": lambda table: table.section(CITY)["clock"] or 0,
}
_FLAGS: Mapping[str, Callable[[Table], bool]] = {
    "over": lambda table: table.over,
    "face_down": lambda table: bool(table.stack) and not table.state.top_shown,
}
_SEATS: Mapping[str, Callable[[Table], list[int]]] = {
    "asked": Table.asked,
    "winners": lambda table: list(table.winners),
    "out": lambda table: list(table.state.out),
    "target": lambda table: [] if table.target is None else [table.target],
    "turn": lambda table: [] if table.state.between else [table.active],
    "heroes_down": lambda table: [seat for seat, down in enumerate(table.state.down) if down],
}
_OFFERS: Final = ("offered", "not_offered", "options", "question")
_SEES: Final = "sees"
#: The city: piles by spaces, places of figures, and numbers by Locations.
CITY: Final = "city"
_AT, _ALLY, _CONTAINED = "at", "ally", "contained"
_BY_LOCATION: Mapping[str, Callable[[Table, int], int]] = {
    "damage": lambda table, space: HIT_POINTS if (lost := _damage(table, space)) is None else lost,
    "basics": lambda table, space: len(table.names(BASICS + space // 2)),
}
#: Piles that are only looked at: a released Secret Card, an Escapee beside the Threat Track.
_OUT_OF_GAME: Final = "removed"
_SHARED = {**SHARED_PILES, _OUT_OF_GAME: REMOVED}
_PILE_KEYS = frozenset(pile + end for pile in (*OWNED_PILES, *_SHARED, CITY) for end in (EXACT, *_ENDINGS))
_OF_CITY = frozenset(
    {
        *(pile + end for pile in (CITY, "spores") for end in (EXACT, *_ENDINGS)),
        *_BY_LOCATION, *TOKENS, _AT, _ALLY, _CONTAINED, "threat", "clock", "move",
    }
)  # fmt: skip
KEYS = frozenset({*_PILE_KEYS, *_SEAT_NUMBERS, *_NUMBERS, *_FLAGS, *_SEATS, *_OFFERS, *_OF_CITY, _COSTS, _SEES})
NOWHERE: Final = "none"  # where a Character is that has not been placed


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that must hold. `check` returns what was found instead, or None."""

    line: int
    what: str  # "discards of P1"
    wanted: str
    check: Callable[[Table], str | None]


def parse_claims(node: Node, mode: str, players: int) -> tuple[Claim, ...]:
    return tuple(
        claim
        for key, _, value in read.entries(node, "expect", KEYS)
        for claim in _claims(key, value, mode, players, None)
    )


def _claims(key: str, node: Node, mode: str, players: int, seer: int | None) -> Iterator[Claim]:
    if key in _OF_CITY and not has_city(mode):
        raise Mistake(line_of(node), f"`{key}` is for games with a city, and {mode} is none.")
    if key in _PILE_KEYS:
        yield from _pile_claims(key, node, mode, players, seer)
    elif key in _SEAT_NUMBERS:
        for seat, value in _by_seat(key, node, players):
            yield _number_claim(f"{key} of P{seat}", value, _said_of(_SEAT_NUMBERS[key], seat))
    elif key == _COSTS:
        for seat, value in _by_seat(key, node, players):
            yield _cost_claim(seat, value)
    elif key in _NUMBERS:
        yield _number_claim(key, node, _NUMBERS[key])
    elif key in TOKENS:
        yield from _token_claims(key, TOKENS[key], node, players)
    elif key in _BY_LOCATION:
        for space, value in by_space(key, node, locations=True):
            yield _number_claim(f"{key} of {word_of_space(space)}", value, _said_of(_BY_LOCATION[key], space))
    elif key == _AT:
        for seat, value in _by_seat(key, node, players):
            yield _word_claim(f"{key} of P{seat}", place(value) or NOWHERE, value, _whereabouts(seat))
    elif key == _ALLY:
        yield _word_claim(key, place(node) or NOWHERE, node, _ally)
    elif key == _CONTAINED:
        names = card_names(node, key, mode)
        yield _word_claim(key, names[0] if names else NOWHERE, node, _contained)
    elif key in _FLAGS:
        yield _flag_claim(key, node)
    elif key in _SEATS:
        yield _seats_claim(key, node, players)
    elif key in _OFFERS:
        yield from _offer_claims(key, node, mode, players)
    else:
        for seat, view in _by_seat(_SEES, node, players):
            for inner, _, value in read.entries(view, f"what P{seat} sees", _PILE_KEYS):
                yield from _claims(inner, value, mode, players, seat)


def _by_seat(what: str, node: Node, players: int) -> Iterator[tuple[int, Node]]:
    for _, key, value in read.entries(node, f"`{what}`"):
        yield read.seat(key, players), value


def _said_of(get: Callable[[Table, int], int], seat: int) -> Callable[[Table], int]:
    return lambda table: get(table, seat)


# Numbers, flags and players


def _number_claim(what: str, node: Node, get: Callable[[Table], int]) -> Claim:
    wanted = read.number(node, what)
    return Claim(line_of(node), what, str(wanted), lambda table: _unless(get(table) == wanted, str(get(table))))


def _cost_claim(seat: int, node: Node) -> Claim:
    """What a Character costs; Super Heroes cost nothing, and who is out has no Character any more."""
    what = f"{_COSTS} of P{seat}"
    wanted = str(read.number(node, what))

    def check(table: Table) -> str | None:
        has_one = table.view(None).character(seat) is not None
        found = str(table.character_cost(seat)) if has_one else "no Character"
        return _unless(found == wanted, found)

    return Claim(line_of(node), what, wanted, check)


def _flag_claim(key: str, node: Node) -> Claim:
    wanted, get = read.flag(node, key), _FLAGS[key]
    return Claim(line_of(node), key, str(wanted).lower(), lambda t: _unless(get(t) == wanted, str(get(t)).lower()))


def _seats_claim(key: str, node: Node, players: int) -> Claim:
    wanted = sorted(read.seat(item, players) for item in read.items(node, key))
    get = _SEATS[key]
    return Claim(line_of(node), key, _seats(wanted), lambda t: _unless(sorted(get(t)) == wanted, _seats(get(t))))


def _seats(seats: list[int]) -> str:
    return ", ".join(f"P{seat}" for seat in seats) or "nobody"


def _unless(holds: bool, found: str) -> str | None:
    return None if holds else found


# The city


def by_space(what: str, node: Node, *, locations: bool = False) -> Iterator[tuple[int, Node]]:
    """The spaces of `{L1: ..., S3: ...}`, perhaps Locations only."""
    for word, key, value in read.entries(node, f"`{what}`"):
        space = _space(key, word)
        if locations and space not in LOCATIONS:
            raise Mistake(line_of(key), f"`{what}` is said of Locations, and {word} is a slot.")
        yield space, value


def places(what: str, node: Node) -> list[int]:
    """The Locations of `[L1, L3]`."""
    out = []
    for item in read.items(node, what):
        word = read.text(item, "a Location")
        out.append(_space(item, word))
        if out[-1] not in LOCATIONS:
            raise Mistake(line_of(item), f"`{what}` is said of Locations, and {word} is a slot.")
    return out


def missions(node: Node) -> tuple[str, ...]:
    """Side Missions as they are written, large or small."""
    out = []
    for item in read.items(node, "missions"):
        out.append(read.text(item, "a Side Mission").lower())
        if out[-1] not in MISSIONS:
            raise Mistake(line_of(item), str(unknown("Side Mission", out[-1], MISSIONS)))
    return tuple(out)


def place(node: Node) -> str | None:
    """A space as it is written, or None for `none`."""
    word = read.text(node, "a space")
    return None if word == NOWHERE else word_of_space(_space(node, word))


def _space(node: Node, word: str) -> int:
    try:
        return space_of_word(word)
    except ArchfoeError as error:
        raise Mistake(line_of(node), str(error)) from None


def _word_claim(what: str, wanted: str, node: Node, get: Callable[[Table], str]) -> Claim:
    return Claim(line_of(node), what, wanted, lambda table: _unless(get(table) == wanted, get(table)))


def _token_claims(key: str, token: Token, node: Node, players: int) -> Iterator[Claim]:
    """What a scenario counts or marks."""
    if token.form == COUNTED:
        yield _number_claim(key, node, lambda table: int(table.state.facts.get(token.fact, 0)))
    elif token.form == BY_LOCATION:
        for space, value in by_space(key, node, locations=True):
            yield _number_claim(f"{key} of {word_of_space(space)}", value, _counted(token.fact, space))
    elif token.form == BY_SEAT:
        for seat, value in _by_seat(key, node, players):
            yield _number_claim(f"{key} of P{seat}", value, _counted(token.fact, seat))
    elif token.form == MARKED:
        wanted = [word_of_space(space) for space in sorted(places(key, node))]
        yield _word_claim(key, _listed(wanted), node, lambda t: _listed(map(word_of_space, _fact(t, token))))
    else:
        done = sorted(missions(node))
        yield _word_claim(key, _listed(done), node, lambda t: _listed(sorted(_fact(t, token))))


def _counted(fact: str, where: int) -> Callable[[Table], int]:
    return lambda table: int(table.state.facts.get((fact, where), 0))


def _fact(table: Table, token: Token) -> tuple[Any, ...]:
    found: tuple[Any, ...] = table.state.facts.get(token.fact, ())
    return found


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or NOWHERE


def _whereabouts(seat: int) -> Callable[[Table], str]:
    return lambda table: table.at(seat) or NOWHERE


def _ally(table: Table) -> str:
    space = table.section(CITY)["ally"]
    return NOWHERE if space is None else word_of_space(space)


def _contained(table: Table) -> str:
    card: str | None = table.section(CITY)["contained"]
    return NOWHERE if card is None else card


def _damage(table: Table, space: int) -> int | None:
    """Of a Location; None if it is destroyed."""
    damage: int | None = table.section(CITY)["spaces"][space]["damage"]
    return damage


# Piles


def _pile_claims(key: str, node: Node, mode: str, players: int, seer: int | None) -> Iterator[Claim]:
    end = next((end for end in _ENDINGS if key.endswith(end)), EXACT)
    word = key.removesuffix(end)
    if word in _SHARED:
        yield _pile_claim(key, _SHARED[word], end, node, mode, seer)
    elif word == CITY:
        for space, value in by_space(key, node):
            yield _pile_claim(f"{key} of {word_of_space(space)}", SPACE + space, end, value, mode, seer)
    else:
        for seat, value in _by_seat(key, node, players):
            yield _pile_claim(f"{key} of P{seat}", OWNED_PILES[word] + seat, end, value, mode, seer)


def _pile_claim(what: str, pile: int, end: str, node: Node, mode: str, seer: int | None) -> Claim:
    if seer is not None:
        what = f"{what} as P{seer} sees them"

    def have(table: Table) -> list[str]:
        if seer is None:
            return table.names(pile)
        return [UNSEEN if card is None else card.name for card in table.view(seer).pile(pile)]

    if end == COUNT:
        return _number_claim(what, node, lambda table: len(have(table)))
    wanted = card_names(node, what, mode, hero=holds_figures(kind_of(pile), mode), unseen=seer is not None)
    ordered = kind_of(pile) in _ORDERED

    def check(table: Table) -> str | None:
        found = have(table)
        return _unless(_compare(end, wanted, found, ordered), _cards(found))

    return Claim(line_of(node), what, f"{_WORDING[end]} {_cards(wanted)}" if end else _cards(wanted), check)


def _compare(end: str, wanted: list[str], found: list[str], ordered: bool) -> bool:
    if end == CONTAIN:
        return not Counter(wanted) - Counter(found)
    if end == LACK:
        return not set(wanted) & set(found)
    if end == TOP:
        return found[: len(wanted)] == wanted
    if end == BOTTOM:
        return found[len(found) - len(wanted) :] == wanted
    return found == wanted if ordered else sorted(found) == sorted(wanted)


def holds_figures(kind: int, mode: str) -> bool:
    """Super Heroes and Characters, not cards; in a city the score piles hold Villains."""
    return kind in FIGURES and not (kind == TROPHIES and has_city(mode))


def card_names(node: Node, what: str, mode: str, *, hero: bool = False, unseen: bool = False) -> list[str]:
    """The cards of a list: `[Kick, Punch x4]`, or one name."""
    out: list[str] = []
    for item in read.items(node, what):
        name, n = read.counted(read.text(item, f"a card of {what}"))
        if not (unseen and name == UNSEEN):
            try:
                name = card_named(name, mode, hero=hero).name
            except ArchfoeError as error:
                raise Mistake(line_of(item), str(error)) from None
        out += [name] * n
    return out


def _cards(names: list[str]) -> str:
    """ "Kick, Punch x4"; the order is kept, neighbours are counted together."""
    runs: list[list[str]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]} x{len(run)}" for run in runs) or "no cards"


# Questions


def _offer_claims(key: str, node: Node, mode: str, players: int) -> Iterator[Claim]:
    """For the one player who is asked, or `{P1: ..., P2: ...}` if several are."""
    if isinstance(node, MappingNode):
        for seat, value in _by_seat(key, node, players):
            yield _offer_claim(key, value, mode, seat)
    else:
        yield _offer_claim(key, node, mode, None)


def _offer_claim(key: str, node: Node, mode: str, seat: int | None) -> Claim:
    what = key if seat is None else f"{key} to P{seat}"
    words = [in_full(read.text(item, what), mode) for item in read.items(node, what)]
    if key == "not_offered":
        for item, word in zip(read.items(node, what), words, strict=True):
            _check_exists(item, word, mode)

    def check(table: Table) -> str | None:
        who = seat if seat is not None else _one(table)
        if who is None or who not in table.asked():
            return f"nothing; asked: {_seats(table.asked())}"
        have = table.offered(who)
        if key == "question":
            name = table.view(who).kind.name
            return _unless([name] == words, name)
        return _unless(_offers_fit(key, words, have), short(have))

    return Claim(line_of(node), what, ", ".join(words) or "nothing", check)


def _check_exists(item: Node, word: str, mode: str) -> None:
    try:
        check_offer(word, mode)
    except ArchfoeError as error:
        raise Mistake(line_of(item), str(error)) from None


def _one(table: Table) -> int | None:
    asked = table.asked()
    return asked[0] if len(asked) == 1 else None


def _offers_fit(key: str, words: list[str], have: list[str]) -> bool:
    found = [any(same(label, word) for label in have) for word in words]
    if key == "not_offered":
        return not any(found)
    return all(found) and (key == "offered" or all(same(label, *words) for label in have))

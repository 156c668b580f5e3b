"""What must hold: each key of an `expect` is one or several expectations, each checked by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from yaml.nodes import MappingNode, Node

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK, KICKS, MAIN, REMOVED, STACK, WEAKNESSES, kind_of
from archfoe.table.positions import notation as read
from archfoe.table.positions.keys import Expectation, all_keys, keys_of
from archfoe.table.positions.moves import action_names, check_offer, in_full, same, short
from archfoe.table.positions.notation import Mistake, line_of
from archfoe.table.positions.table import OWNED_PILES, SHARED_PILES, Table, card_named

#: A card that a seat does not know, where `sees` says what it sees.
UNSEEN: Final = "?"

#: How a pile is compared: the ending of its key.
EXACT, CONTAIN, LACK, COUNT, TOP, BOTTOM = "", "_contain", "_lack", "_count", "_top", "_bottom"
ENDINGS = (CONTAIN, LACK, COUNT, TOP, BOTTOM)
_WORDING = {EXACT: "are", CONTAIN: "contain", LACK: "lack", COUNT: "number", TOP: "start with", BOTTOM: "end with"}
_ORDERED = (DECK, MAIN, STACK)

_SEAT_NUMBERS: Mapping[str, Callable[[Table, int], int]] = {
    "power": Table.power,
    "vp": Table.vp,
}
_NUMBERS: Mapping[str, Callable[[Table], int]] = {
    "kicks": lambda table: len(table.names(KICKS)),
    "weaknesses": lambda table: len(table.names(WEAKNESSES)),
}
_FLAGS: Mapping[str, Callable[[Table], bool]] = {
    "over": lambda table: table.over,
    "face_down": lambda table: bool(table.names(STACK)) and not table.state.top_shown,
}
_SEATS: Mapping[str, Callable[[Table], list[int]]] = {
    "asked": Table.asked,
    "winners": lambda table: list(table.winners),
    "out": lambda table: list(table.state.out),
    "turn": lambda table: [] if table.state.between else [table.active],
    "heroes_down": lambda table: [seat for seat, down in enumerate(table.state.down) if down],
}
_OFFERS: Final = ("offered", "not_offered", "options", "question")
_SEES: Final = "sees"
#: Piles that are only looked at: such as a released Secret Card.
_OUT_OF_GAME: Final = "removed"
_SHARED = {**SHARED_PILES, _OUT_OF_GAME: REMOVED}
PILE_KEYS: Final = frozenset(pile + end for pile in (*OWNED_PILES, *_SHARED) for end in (EXACT, *ENDINGS))
COMMON_KEYS: Final = frozenset({*PILE_KEYS, *_SEAT_NUMBERS, *_NUMBERS, *_FLAGS, *_SEATS, *_OFFERS, _SEES})
NOWHERE: Final = "none"


@cache
def known_keys() -> frozenset[str]:
    """Of all games."""
    return COMMON_KEYS.union(*(keys.expectations for keys in all_keys()))


def parse_expectations(node: Node, mode: str, players: int) -> tuple[Expectation, ...]:
    return tuple(
        expectation
        for key, _, value in read.entries(node, "expect", known_keys())
        for expectation in _expectations(key, value, mode, players, None)
    )


def _expectations(key: str, node: Node, mode: str, players: int, seer: int | None) -> Iterator[Expectation]:
    own = keys_of(mode)
    for other in all_keys():
        if key in other.expectations and key not in own.expectations:
            raise Mistake(line_of(node), f"`{key}` is for {other.sort}, and {mode} is none.")
    if key in PILE_KEYS or told_apart(key)[0] in {**own.shared_piles, **own.owned_piles}:
        yield from _pile_expectations(key, node, mode, players, seer)
    elif key in own.expectations:
        yield from own.expect(key, node, mode, players, seer)
    elif key in _SEAT_NUMBERS:
        for seat, value in by_seat(key, node, players):
            yield number_expectation(f"{key} of P{seat}", value, said_of(_SEAT_NUMBERS[key], seat))
    elif key in _NUMBERS:
        yield number_expectation(key, node, _NUMBERS[key])
    elif key in _FLAGS:
        yield _flag_expectation(key, node)
    elif key in _SEATS:
        yield seats_expectation(key, node, players, _SEATS[key])
    elif key in _OFFERS:
        yield from _offer_expectations(key, node, mode, players)
    else:
        for seat, view in by_seat(_SEES, node, players):
            for inner, _, value in read.entries(view, f"what P{seat} sees", PILE_KEYS | keys_of(mode).piles):
                yield from _expectations(inner, value, mode, players, seat)


def by_seat(what: str, node: Node, players: int) -> Iterator[tuple[int, Node]]:
    for _, key, value in read.entries(node, f"`{what}`"):
        yield read.seat(key, players), value


def said_of(get: Callable[[Table, int], int], seat: int) -> Callable[[Table], int]:
    return lambda table: get(table, seat)


# Numbers, flags and players


def number_expectation(what: str, node: Node, get: Callable[[Table], int]) -> Expectation:
    wanted = read.number(node, what)
    return Expectation(line_of(node), what, str(wanted), lambda table: unless(get(table) == wanted, str(get(table))))


def _flag_expectation(key: str, node: Node) -> Expectation:
    wanted, get = read.flag(node, key), _FLAGS[key]
    return Expectation(line_of(node), key, str(wanted).lower(), lambda t: unless(get(t) == wanted, str(get(t)).lower()))


def seats_expectation(key: str, node: Node, players: int, get: Callable[[Table], list[int]]) -> Expectation:
    wanted = sorted(read.seat(item, players) for item in read.items(node, key))
    return Expectation(line_of(node), key, _seats(wanted), lambda t: unless(sorted(get(t)) == wanted, _seats(get(t))))


def _seats(seats: list[int]) -> str:
    return ", ".join(f"P{seat}" for seat in seats) or "nobody"


def unless(holds: bool, found: str) -> str | None:
    return None if holds else found


def word_expectation(what: str, wanted: str, node: Node, get: Callable[[Table], str]) -> Expectation:
    return Expectation(line_of(node), what, wanted, lambda table: unless(get(table) == wanted, get(table)))


# Piles


def told_apart(key: str) -> tuple[str, str]:
    """ "hands_lack" is about hands, by its ending."""
    end = next((end for end in ENDINGS if key.endswith(end)), EXACT)
    return key.removesuffix(end), end


def _pile_expectations(key: str, node: Node, mode: str, players: int, seer: int | None) -> Iterator[Expectation]:
    word, end = told_apart(key)
    own = keys_of(mode)
    shared, owned = {**_SHARED, **own.shared_piles}, {**OWNED_PILES, **own.owned_piles}
    if word in shared:
        yield pile_expectation(key, shared[word], end, node, mode, seer)
    else:
        for seat, value in by_seat(key, node, players):
            yield pile_expectation(f"{key} of P{seat}", owned[word] + seat, end, value, mode, seer)


def pile_expectation(what: str, pile: int, end: str, node: Node, mode: str, seer: int | None) -> Expectation:
    if seer is not None:
        what = f"{what} as P{seer} sees them"

    def have(table: Table) -> list[str]:
        if seer is None:
            return table.names(pile)
        return [UNSEEN if card is None else card.name for card in table.view(seer).pile(pile)]

    if end == COUNT:
        return number_expectation(what, node, lambda table: len(have(table)))
    wanted = card_names(node, what, mode, hero=kind_of(pile) in keys_of(mode).figure_piles, unseen=seer is not None)
    ordered = kind_of(pile) in _ORDERED

    def check(table: Table) -> str | None:
        found = have(table)
        return unless(_compare(end, wanted, found, ordered), _cards(found))

    return Expectation(line_of(node), what, f"{_WORDING[end]} {_cards(wanted)}" if end else _cards(wanted), check)


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


def _offer_expectations(key: str, node: Node, mode: str, players: int) -> Iterator[Expectation]:
    """For the one player who is asked, or `{P1: ..., P2: ...}` if several are."""
    if isinstance(node, MappingNode):
        for seat, value in by_seat(key, node, players):
            yield _offer_expectation(key, value, mode, seat)
    else:
        yield _offer_expectation(key, node, mode, None)


def _offer_expectation(key: str, node: Node, mode: str, seat: int | None) -> Expectation:
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
            return unless([name] == words, name)
        names = list(zip(have, action_names(table, who), strict=True))
        return unless(_offers_fit(key, words, names), short(have))

    return Expectation(line_of(node), what, ", ".join(words) or "nothing", check)


def _check_exists(item: Node, word: str, mode: str) -> None:
    try:
        check_offer(word, mode)
    except ArchfoeError as error:
        raise Mistake(line_of(item), str(error)) from None


def _one(table: Table) -> int | None:
    asked = table.asked()
    return asked[0] if len(asked) == 1 else None


def _offers_fit(key: str, words: list[str], have: list[tuple[str, str]]) -> bool:
    """`have` is what is read of each option, and the name of its action if that is one of a variant of others."""
    found = [any(same(label, word) or word == name for label, name in have) for word in words]
    if key == "not_offered":
        return not any(found)
    return all(found) and (key == "offered" or all(same(label, *words) or name in words for label, name in have))

"""Which cards a game is played with: one box, or two of them mixed as the rulebook recommends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from archfoe.core.cards import FIGURE_KINDS, MAIN_KIND, SUPER_VILLAIN_KIND, Box, Card, variation
from archfoe.core.chance import KEY_BYTES, permute
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN
from archfoe.registry import GameType, Mode, guests_of, may_be_guests, mixture_for, mode_of, set_of, sets
from archfoe.registry.found import no_such
from archfoe.registry.guest_list import dealt_out, is_plain, names, shares

SUPER_VILLAINS: Final = "super-villains"
GROUPS: Final[Mapping[str, str]] = {
    "heroes": HERO,
    "villains": VILLAIN,
    "super-powers": SUPER_POWER,
    "equipment": EQUIPMENT,
    "locations": LOCATION,
    SUPER_VILLAINS: "",
}
HALF: Final = len(GROUPS) // 2

# Ways to mix two boxes; any other word lists the three groups of the first box, joined by "+".
EXAMPLE, RANDOM, WHOLE, SPLIT = "example", "random", "whole", "split"
WAYS: Final = (EXAMPLE, RANDOM, WHOLE, SPLIT)
#: What they are, in a few words.
NOTES: Final = {
    EXAMPLE: "The mixture that the rulebook recommends.",
    RANDOM: "Chosen at random.",
    WHOLE: "All cards of both sets in one deck.",
    SPLIT: "Half of all cards; a match has the other half in its second game.",
}
_EXAMPLE_GROUPS: Final = ("equipment", "locations", SUPER_VILLAINS)  # of the first box, as in the rulebook

# Random numbers for the mixture itself: far from those that the game will use.
_DRAW_GROUPS, _DRAW_SPLIT, _DRAW_HALVES = 1 << 40, 1 << 41, 1 << 42


class Pool(NamedTuple):
    """The cards of one game; the first box gives starting decks, Kicks and Weaknesses."""

    box: Box
    main: tuple[Card, ...]  # each copy
    villains: tuple[Card, ...]


def box_of(name: str) -> Box:
    found = set_of(name)
    assert found is not None  # options name only sets that are there
    return found.box


def boxes_of(mode: str) -> list[Box]:
    return [box_of(name) for name in mode.split("+")]


def check_mix(mode: Mode, mix: str) -> None:
    """Refuses a mixture that cannot be played, with what to change."""
    if not mode.mixed:
        check_guest(mode.name, mix)
        return
    if mix in WAYS:
        return
    groups = mix.split("+")
    for group in groups:
        if group not in GROUPS:
            raise unknown("group or way to mix", group, [*GROUPS, *WAYS])
    if len(set(groups)) != len(groups):
        raise ArchfoeError("The mixture names a group twice: name 3 different ones of the first set.")
    if len(groups) != HALF:
        raise ArchfoeError(
            f"The mixture takes {len(groups)} of the 6 groups from {mode.sets[0].name}: take 3, "
            f"and the other set gives the other 3."
        )


def check_guest(mode: str, mix: str) -> None:
    """Of a single set, into whose games cards of another one may come."""
    if not mix:
        return
    if may_be_guests(mix, mode):
        _check_numbers(mode, mix)
        return
    for name in names(mix) if not is_plain(mix) else ():
        if set_of(name) is None and name not in WAYS and name not in GROUPS:
            raise no_such(f"set to mix into {mode}", name, [other for other in sets() if other != mode])
        if name == mode or names(mix).count(name) > 1:
            raise ArchfoeError(f"The mixture names {name} twice: name each set once, the game first.")
    mixed = mixture_for(mode)
    if mix in sets() and mix != mode:
        raise ArchfoeError(f"{mode} and {mix} have a way to mix of their own: use the mode {mixed}.")
    if (mix in WAYS or "+" in mix) and mixed:
        raise ArchfoeError(f"Only games of two sets are mixed: use the mode {mixed} with the mix {mix}.")
    raise no_such(f"set to mix into {mode}", mix, guests_of(mode))


def _check_numbers(mode: str, mix: str) -> None:
    """A table may ask for as many cards as there are, and for no more than the main deck has."""
    usual, wanted = len(copies(box_of(mode))), shares(mix)
    for share in wanted:
        most = len(guest_cards(mode, share.set))
        if share.cards > most:
            raise ArchfoeError(
                f"{share.set} has {most} cards for the main deck of {mode}, not {share.cards}: ask for fewer."
            )
    if (all_of_them := sum(share.cards for share in wanted)) > usual:
        raise ArchfoeError(f"The main deck of {mode} has {usual} cards, so {all_of_them} of others are too many.")
    numbers = dealt_out(usual, wanted, tuple(len(guest_cards(mode, share.set)) for share in wanted))
    for share, n in zip(wanted, numbers, strict=True):
        if n == 0:
            raise ArchfoeError(f"No card of {share.set} would come into {mode}: ask for at least 1, or leave it out.")


def guest_cards(mode: str, name: str) -> tuple[Card, ...]:
    """Every copy of the main deck of a set that has a place in the game of another one, as it is there."""
    host = mode_of(mode)
    assert host is not None
    return _cards_for(host.game, name)


@lru_cache(64)  # tables bring more and more of them
def _cards_for(game: GameType, name: str) -> tuple[Card, ...]:
    return game.main_guests(copies(box_of(name)))


def mixing_key(game: int, key: bytes) -> bytes:
    """What decides which cards are in the game. In the second game of a match it is the key of the first one.

    That one may stand before a key of its own, so that who knows the first cannot tell how the second is shuffled.
    """
    return key[:-KEY_BYTES] if game == 2 and len(key) > KEY_BYTES else key


def first_box_groups(mix: str, key: bytes) -> tuple[str, ...]:
    """The groups that come from the first box."""
    if mix == EXAMPLE:
        return _EXAMPLE_GROUPS
    if mix == RANDOM:
        order = list(range(len(GROUPS)))
        permute(order, key, _DRAW_GROUPS)
        return tuple(group for i, group in enumerate(GROUPS) if i in order[:HALF])
    if mix in (WHOLE, SPLIT):
        return (SUPER_VILLAINS,)
    return tuple(mix.split("+"))


def pool_of(mode: str, mix: str, game: int, key: bytes) -> Pool:
    """The cards of the first or the second game of a table; the second has the other halves (ruling G-33)."""
    key = mixing_key(game, key)
    if not mix:
        return _one_box(mode)
    if may_be_guests(mix, mode):
        pool = _one_box(mode)
        return pool._replace(main=with_guests(pool.main, mode, mix, key))
    pool = _mixture(mode, first_box_groups(mix, key), game, mix in (WHOLE, SPLIT))
    if mix != SPLIT:
        return pool
    order = list(range(len(pool.main)))
    permute(order, key, _DRAW_SPLIT)
    half = len(order) // 2
    mine = order[:half] if game == 1 else order[half:]
    return pool._replace(main=tuple(pool.main[i] for i in sorted(mine)))


@cache
def _one_box(mode: str) -> Pool:
    (box,) = boxes_of(mode)
    return Pool(box, tuple(copies(box)), tuple(box.of_kind(SUPER_VILLAIN_KIND)))


@cache
def _mixture(mode: str, ours: tuple[str, ...], game: int, whole: bool) -> Pool:
    """`ours` are the groups from the first box, in the second game from the other one."""
    boxes = boxes_of(mode)
    first, second = boxes if game == 1 else reversed(boxes)
    if whole:
        main = [card for box in boxes for card in copies(box)]
    else:
        types = {GROUPS[group] for group in ours}
        main = [card for card in copies(first) if card.type in types]
        main += [card for card in copies(second) if card.type not in types]
    villains = first if SUPER_VILLAINS in ours else second
    return Pool(boxes[0], tuple(main), tuple(villains.of_kind(SUPER_VILLAIN_KIND)))


def copies(box: Box) -> list[Card]:
    """The main deck of a box, each copy."""
    return [card for card in box.of_kind(MAIN_KIND) for _ in range(card.copies)]


def with_guests(ours: Sequence[Card], mode: str, mix: str, key: bytes) -> tuple[Card, ...]:
    """A main deck of the usual size with cards of other sets, drawn at random (rulings G-60, G-71 and RB-26)."""
    theirs = [guest_cards(mode, name) for name in names(mix)]
    numbers = dealt_out(len(ours), shares(mix), tuple(map(len, theirs)))
    main = drawn(ours, len(ours) - sum(numbers), key, _DRAW_HALVES)
    for place, (cards, n) in enumerate(zip(theirs, numbers, strict=True), 1):
        main += drawn(cards, n, key, _DRAW_HALVES + place)
    return tuple(main)


def drawn(cards: Sequence[Card], n: int, key: bytes, number: int) -> list[Card]:
    order = list(range(len(cards)))
    permute(order, key, number)
    return [cards[i] for i in sorted(order[:n])]


def heroes_of(mode: str, promos: bool = False) -> list[Card]:
    """The Super Heroes of a mode, or the first Levels of its Characters."""
    figures = [card for box in boxes_of(mode) for card in box.of_kind(*FIGURE_KINDS)]
    return [card for card in figures if card.stage <= 1 and (promos or not card.promo)]


@variation
def for_a_lineup(card: Card) -> Card:
    """What its own game says that it is elsewhere."""
    for part in card.own:
        card = part.abroad(card)
    return card

"""Which cards are in a game, and which of them may lie where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from archfoe.boxes import BOXES
from archfoe.core.cards import (
    BASIC_KIND,
    CHARACTER_KIND,
    HEROES_SIDE,
    MAIN_KIND,
    STACK_KIND,
    STARTER_KIND,
    SUPER_HERO_KIND,
    SUPER_VILLAIN_KIND,
    Card,
)
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN
from archfoe.core.piles import (
    BASICS,
    BORROWED,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    NEXT,
    ONGOING,
    OWNED,
    PILES,
    PLAYED,
    POOL,
    REMOVED,
    SEATS,
    SET_ASIDE,
    SHELF,
    SPACE,
    SPACES,
    STACK,
    STORED,
    TROPHIES,
    UNDER,
    UNUSED,
    WEAKNESSES,
    kind_of,
    pile_name,
)
from archfoe.core.state import State
from archfoe.modes import Options
from archfoe.modes.exchange import exchanged, left_out
from archfoe.modes.families import COMPETITIVE, CONFRONTATIONS, HERO_WAYS, REBIRTH
from archfoe.modes.mixing import GROUPS, HALF, SPLIT, SUPER_VILLAINS, WAYS, WHOLE, boxes_of, pool_of
from archfoe.modes.options import HIDDEN, SYNERGY
from archfoe.sim.questions import Violation

MayLie = Callable[[Card], bool]
_HEROES = ("Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara")  # of Confrontations

# Super Heroes lie with their players or on the shelf, nowhere else.


def _is_hero(card: Card) -> bool:
    return card.kind in (SUPER_HERO_KIND, CHARACTER_KIND)


def _is_villain(card: Card) -> bool:
    return card.kind == SUPER_VILLAIN_KIND


def _in_a_deck(card: Card) -> bool:
    return not _is_hero(card)


def _passes_through(card: Card) -> bool:
    """What stays in play is never among the cards that leave at the end of a turn."""
    return _in_a_deck(card) and not card.ongoing


def _can_be_borrowed(card: Card) -> bool:
    """Nothing borrows a Location; another card that would stay in play goes back all the same."""
    return _in_a_deck(card) and card.type != LOCATION


def _nothing(card: Card) -> bool:
    return False


_MAY_LIE: dict[int, MayLie] = {
    DECK: _in_a_deck,
    HAND: _in_a_deck,
    DISCARD: _in_a_deck,
    PLAYED: _passes_through,
    ONGOING: lambda card: card.ongoing,
    UNDER: _in_a_deck,
    BORROWED: _can_be_borrowed,
    HEROES: _is_hero,
    SET_ASIDE: _nothing,
    MAIN: lambda card: card.kind == MAIN_KIND,
    LINEUP: lambda card: _in_a_deck(card) and card.cost > 0,  # The Anti-Monitor adds cards of cost 1 or more
    WEAKNESSES: lambda card: card.name == "Weakness",
    KICKS: lambda card: card.kind == STACK_KIND and card.name != "Weakness",
    STACK: _is_villain,
    DESTROYED: _in_a_deck,
    POOL: _nothing,  # dealt out again before anybody is asked
    LENT: _can_be_borrowed,
    UNUSED: _is_villain,
    SHELF: _is_hero,
}

#: What games with Characters change: nobody has a Super-Villain, and borrowed Locations go back.
_DUEL_MAY_LIE: dict[int, MayLie] = {
    STORED: lambda card: card.kind in (STACK_KIND, MAIN_KIND) and not card.ongoing,
    TROPHIES: _is_hero,
    NEXT: _is_hero,
    LINEUP: lambda card: card.kind == MAIN_KIND,
    BORROWED: _in_a_deck,
    LENT: _in_a_deck,
    REMOVED: lambda card: card.name in ("Magog", "Swamp Thing"),
    STACK: _nothing,
    UNUSED: _nothing,
    UNDER: _nothing,
}


def _of_the_main_deck(card: Card) -> bool:
    return card.kind in (MAIN_KIND, SUPER_VILLAIN_KIND)


def _in_a_team(card: Card) -> bool:
    """Nobody ever has a Villain: they are destroyed."""
    return _in_a_deck(card) and card.type != VILLAIN


#: What a city changes: cards lie in its spaces, and Villains nowhere else.
_CITY_MAY_LIE: dict[int, MayLie] = {
    DECK: _in_a_team,
    HAND: _in_a_team,
    DISCARD: _in_a_team,
    PLAYED: lambda card: _in_a_team(card) and not card.ongoing,
    UNDER: _nothing,
    BORROWED: _nothing,
    MAIN: _of_the_main_deck,
    LINEUP: _nothing,
    KICKS: _nothing,
    STACK: _nothing,
    STORED: lambda card: card.assist,  # alone
    SET_ASIDE: lambda card: card.name == "Weakness",  # those of the ally
    DESTROYED: lambda card: _in_a_deck(card) and card.name != "Weakness",
    LENT: _nothing,
    UNUSED: lambda card: card.kind in (BASIC_KIND, SUPER_VILLAIN_KIND),
    **dict.fromkeys(range(SPACE, BASICS), _of_the_main_deck),
    **dict.fromkeys(range(BASICS, BASICS + SPACES // 2), lambda card: card.kind == BASIC_KIND),
}

#: What a variant changes.
_VARIANT_MAY_LIE: dict[str, dict[int, MayLie]] = {
    SYNERGY: {SET_ASIDE: lambda card: card.kind == MAIN_KIND and card.type == HERO},
    HIDDEN: {MAIN: lambda card: card.kind in (MAIN_KIND, SUPER_VILLAIN_KIND), STACK: _nothing, UNUSED: _nothing},
}


def strangers(options: Options, cards: tuple[Card, ...]) -> list[frozenset[int]]:
    """Pile -> the cards that may not lie there."""
    may_lie = dict(_MAY_LIE)
    if options.family is REBIRTH:
        may_lie.update(_CITY_MAY_LIE)
        if options.players > 1:
            may_lie.update({STORED: _nothing, SET_ASIDE: _nothing})
    elif options.family is not COMPETITIVE:
        may_lie.update(_DUEL_MAY_LIE)
        if options.mode == "rivals" or options.partners:
            may_lie[STORED] = _nothing
        if options.mode == "rivals" or options.players > 2:
            may_lie[REMOVED] = _nothing
    for variant in options.variants:
        may_lie.update(_VARIANT_MAY_LIE.get(variant, {}))
    nowhere = frozenset(range(len(cards)))
    wrong = {
        kind: frozenset(card for card, defn in enumerate(cards) if not fits(defn)) for kind, fits in may_lie.items()
    }
    nobody = range(options.players, SEATS)
    return [
        nowhere if pile < OWNED and pile % SEATS in nobody else wrong.get(kind_of(pile), nowhere)
        for pile in range(PILES)
    ]


def check_places(s: State, strange: list[frozenset[int]]) -> None:
    """Every card is in exactly one pile, `where` says which, and it is one where such a card may be."""
    found = [-1] * len(s.cards)
    for pile, cards in enumerate(s.piles):
        if cards:
            for card in cards:
                found[card] = pile
            if not strange[pile].isdisjoint(cards):
                name = s.cards[next(card for card in cards if card in strange[pile])].name
                raise Violation(f"{name} may not lie in the {pile_name(pile)}")
    if sum(map(len, s.piles)) != len(found) or -1 in found:
        raise Violation("some card is in two places or in none")
    if found != s.where:
        card = next(card for card, pile in enumerate(found) if pile != s.where[card])
        raise Violation(f"{s.cards[card].name} is not where the index has it")


def check_box(options: Options, s: State) -> None:
    """The cards on the table are those of the box: none has come, none has gone."""
    box = boxes_of(options.mode)[-1 if options.family is CONFRONTATIONS else 0]
    expected = Counter(_main_and_figures(options, s))
    for card in box.of_kind(STARTER_KIND):
        expected[card] = box.starting_deck[card.name] * options.players
    for card in box.of_kind(STACK_KIND):
        expected[card] = card.copies
    for card in box.of_kind(BASIC_KIND):
        expected[card] = card.copies
    found = Counter(s.cards[card] for pile in s.piles for card in pile)
    for card in expected | found:
        if expected[card] != found[card]:
            raise Violation(f"there are {found[card]} copies of {card.name}, not {expected[card]}")


def _main_and_figures(options: Options, s: State) -> list[Card]:
    """The main deck, the Super-Villains, and the Super Heroes or Characters."""
    if options.family in (COMPETITIVE, REBIRTH):
        pool = pool_of(options.mode, options.mix, options.game, s.key)
        return [*pool.main, *pool.villains, *options.hero_pool()]
    out: tuple[str, ...] = ()
    if options.mix:
        out = left_out(options.mix, () if options.heroes in HERO_WAYS else options.hero_names(), s.key)
    figures = [card for box in boxes_of(options.mode) for card in box.of_kind(CHARACTER_KIND)]
    main = exchanged(out) if options.mix else pool_of(options.mode, "", 1, s.key).main
    return [*main, *(card for card in figures if card.character not in out)]


def _check_exchange(options: Options, cards: tuple[Card, ...]) -> None:
    """As many cards of Rivals have come as Characters of Confrontations have made room for."""
    main = [card for card in cards if card.kind == MAIN_KIND]
    there = {card.character for card in cards if card.kind == CHARACTER_KIND}
    gone = {card.symbol for card in BOXES["confrontations"].values() if card.symbol} - there
    if any(card.symbol in gone for card in main) or len(main) != sum(
        card.copies for card in BOXES["confrontations"].of_kind(MAIN_KIND)
    ):
        raise Violation(f"the cards of {', '.join(sorted(gone))} were not exchanged one for one")
    for name, types in (("Batman", (HERO, EQUIPMENT, LOCATION)), ("The Joker", (VILLAIN, SUPER_POWER, LOCATION))):
        side = next(card.side for card in cards if card.character == name)
        room = sum(
            card.copies
            for card in BOXES["confrontations"].of_kind(MAIN_KIND)
            if card.symbol in gone and (side == HEROES_SIDE) == (card.symbol in _HEROES)
        )
        come = [card for card in main if card.set == "rivals" and card.type in types]
        if len([card for card in come if card.type != LOCATION]) > room:
            raise Violation(f"{len(come)} cards have come for {name}, and there was room for {room}")


def check_mixture(options: Options, cards: tuple[Card, ...]) -> None:
    """Two sets are mixed by whole groups, half of them from each; or all of both is shuffled together."""
    if options.family is not COMPETITIVE and options.mix:
        _check_exchange(options, cards)
        return
    if not options.mix:
        if any(card.set != options.mode for card in cards):
            raise Violation(f"a game of {options.mode} has cards of another set")
        return
    from_sets = {group: _sets_of(group, cards) for group in GROUPS}
    first = boxes_of(options.mode)[0].name
    if len(from_sets[SUPER_VILLAINS]) != 1:
        raise Violation("the Super-Villains come from two sets")
    if options.mix in (WHOLE, SPLIT):
        return
    if any(len(sets) != 1 for sets in from_sets.values()):
        raise Violation("a group of cards comes from two sets or from none")
    ours = [group for group, sets in from_sets.items() if sets == {first}]
    if len(ours) != HALF:
        raise Violation(f"{len(ours)} groups come from {first}, not {HALF}")
    if options.mix not in WAYS and options.game == 1 and set(ours) != set(options.mix.split("+")):
        raise Violation(f"{', '.join(ours)} come from {first}, and {options.mix} should")


def _sets_of(group: str, cards: tuple[Card, ...]) -> set[str]:
    if group == SUPER_VILLAINS:
        return {card.set for card in cards if _is_villain(card)}
    return {card.set for card in cards if card.kind == MAIN_KIND and card.type == GROUPS[group]}

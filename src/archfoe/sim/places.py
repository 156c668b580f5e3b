"""Which cards are in a game, and which of them may lie where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from archfoe.core.cards import (
    BASIC_KIND,
    CHARACTER_KIND,
    HEROES_SIDE,
    MAIN_KIND,
    MISSION_KIND,
    SCENARIO_KIND,
    SECRET_KIND,
    SIGNATURE_KIND,
    STACK_KIND,
    STARTER_KIND,
    SUPER_HERO_KIND,
    SUPER_VILLAIN_KIND,
    Box,
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
    SPORES,
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
from archfoe.games.city.checks.second_telling import DARKSEID, ESCAPEES, SPORE, THIEF, Town
from archfoe.games.city.legacy import CLEAN_SWEEP, STAND_TOGETHER
from archfoe.games.duel.exchange import exchanged, left_out
from archfoe.games.families import CITY, COMPETITIVE, CONFRONTATIONS, HERO_WAYS, REBIRTH
from archfoe.games.options import HIDDEN, SYNERGY, Options
from archfoe.games.shared.mixing import GROUPS, HALF, SPLIT, SUPER_VILLAINS, WAYS, WHOLE, boxes_of, pool_of
from archfoe.sets import BOXES
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


def _city_may_lie(options: Options) -> dict[int, MayLie]:
    """What a city changes: cards lie in its spaces, and Villains nowhere else; some cards belong to one scenario."""
    town = Town(options)

    def in_a_team(card: Card) -> bool:
        """Nobody ever has a Villain: they are destroyed, or lie in score piles."""
        return _in_a_deck(card) and card.type != VILLAIN and card.kind != SECRET_KIND

    def of_the_main_deck(card: Card) -> bool:
        in_it = card.kind in (MAIN_KIND, SUPER_VILLAIN_KIND, MISSION_KIND, SCENARIO_KIND)
        return in_it and card.pack not in (SPORE, THIEF, DARKSEID)

    def in_the_city(card: Card) -> bool:
        """Basic cards only where something takes them from players: a scenario, or an Attack of another set."""
        turned_back = card.kind == BASIC_KIND and (town.scenario == 7 or bool(options.mix))
        return of_the_main_deck(card) or card.pack in (THIEF, DARKSEID) or turned_back

    def removed(card: Card) -> bool:
        room_was_made = card.name == "Punch" and any(options.legacy.signatures)
        replaced = town.scenario == 7 and card.kind == SUPER_VILLAIN_KIND and card.name == "Reverse-Flash"
        return card.kind == SECRET_KIND or card.pack in (*ESCAPEES, SPORE) or room_was_made or replaced

    def destroyed(card: Card) -> bool:
        elsewhere = card.pack in (*ESCAPEES, SPORE) or (town.contest and card.type == VILLAIN)
        return _in_a_deck(card) and card.name != "Weakness" and card.kind != SECRET_KIND and not elsewhere

    def unused(card: Card) -> bool:
        """Until the city is set up also the Thief of Time."""
        kinds = (BASIC_KIND, SUPER_VILLAIN_KIND, SIGNATURE_KIND, SECRET_KIND)
        return card.kind in kinds or card.pack in (THIEF, DARKSEID)

    for_a_turn = in_a_team if options.mix else _nothing  # only cards of other sets borrow or hide any
    stores = town.alone or (town.contest and not town.teams)
    return {
        DECK: in_a_team,
        HAND: in_a_team,
        DISCARD: in_a_team,
        PLAYED: lambda card: in_a_team(card) and not card.ongoing,
        UNDER: lambda card: card.kind == SECRET_KIND or for_a_turn(card),
        BORROWED: for_a_turn,
        MAIN: of_the_main_deck,
        LINEUP: _nothing,
        KICKS: _nothing,
        STACK: _nothing,
        STORED: (lambda card: card.assist) if stores else _nothing,
        SET_ASIDE: (lambda card: card.name == "Weakness") if town.alone else _nothing,  # those of the ally
        TROPHIES: (lambda card: card.type == VILLAIN) if town.contest else _nothing,
        DESTROYED: destroyed,
        LENT: for_a_turn,
        UNUSED: unused,
        REMOVED: removed,
        SPORES: lambda card: card.pack == SPORE,
        **dict.fromkeys(range(SPACE, BASICS), in_the_city),
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
        may_lie.update(_city_may_lie(options))
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
    for card in box.of_kind(STACK_KIND, BASIC_KIND):
        expected[card] = card.copies
    found = Counter(s.cards[card] for pile in s.piles for card in pile)
    if is_half_and_half(options):  # the main deck is counted elsewhere
        for card in [card for card in found if _by_halves(card)]:
            del found[card]
    for card in expected | found:
        if expected[card] != found[card]:
            raise Violation(f"there are {found[card]} copies of {card.name}, not {expected[card]}")


def is_half_and_half(options: Options) -> bool:
    """Has the main deck half of its cards from another set?"""
    return bool(options.guest)


def _by_halves(card: Card) -> bool:
    """Super-Villains of another set have changed, too."""
    foreign = card.kind == SUPER_VILLAIN_KIND and card.attack is not None and card.set != CITY
    return card.kind in (MAIN_KIND, MISSION_KIND) or foreign


def _main_and_figures(options: Options, s: State) -> list[Card]:
    """The main deck, the Super-Villains, and the Super Heroes or Characters."""
    if options.family is REBIRTH:
        return _of_a_city(options)
    figures = [card for box in boxes_of(options.mode) for card in box.of_kind(CHARACTER_KIND)]
    if options.guest:
        (own,) = boxes_of(options.mode)
        return [*own.of_kind(SUPER_VILLAIN_KIND), *(figures or options.hero_pool())]
    if options.family is COMPETITIVE:
        pool = pool_of(options.mode, options.mix, options.game, s.key)
        return [*pool.main, *pool.villains, *options.hero_pool()]
    out: tuple[str, ...] = ()
    if options.mix:
        out = left_out(options.mix, () if options.heroes in HERO_WAYS else options.hero_names(), s.key)
    main = exchanged(out) if options.mix else pool_of(options.mode, "", 1, s.key).main
    return [*main, *(card for card in figures if card.character not in out)]


def _of_a_city(options: Options) -> list[Card]:
    """With the pack of the scenario, earned Signature cards, and what Side Missions have brought."""
    box, town, legacy = BOXES[CITY], Town(options), options.legacy
    cards = [*box.of_kind(SUPER_VILLAIN_KIND), *box.of_kind(SUPER_HERO_KIND)]
    for card in box.of_kind(SCENARIO_KIND, SECRET_KIND):
        if card.pack[0] == str(town.scenario):
            cards += [card] * card.copies
    if any(legacy.signatures):
        cards += box.of_kind(SIGNATURE_KIND)
    if not options.mix:
        cards += [card for card in box.of_kind(MAIN_KIND) for _ in range(card.copies)]
        cards += [card for card in box.of_kind(MISSION_KIND) if card.name in _brought(options)]
    return cards


def _brought(options: Options) -> list[str]:
    brings = {CLEAN_SWEEP: "Martian Manhunter", STAND_TOGETHER: "Invisible Jet"}
    return [brings[mission] for mission in options.legacy.missions if mission in brings]


def _check_halves(options: Options, cards: tuple[Card, ...]) -> None:
    """The main deck has its usual size, half of it from the other set, and no card oftener than its box has it."""
    own, other = BOXES[options.mode], BOXES[options.mix]
    main = Counter((card.set, card.name) for card in cards if card.kind in (MAIN_KIND, MISSION_KIND))
    there = {
        (box.name, card.name): card.copies
        for box in (own, other)
        for card in box.of_kind(MAIN_KIND, MISSION_KIND)
        if card.kind == MAIN_KIND or (box is own and card.name in _brought(options))
    }
    if options.family is REBIRTH:
        there = {key: n for key, n in there.items() if key[0] == CITY or _has_an_attack(other, key[1])}
    usual = sum(n for (name, _), n in there.items() if name == own.name)
    guests = sum(n for (name, _), n in main.items() if name == other.name)
    most = sum(n for (name, _), n in there.items() if name == other.name)
    if main.total() != usual or guests != min(usual // 2, most):
        raise Violation(f"{guests} of {main.total()} cards of the main deck come from {other.name}")
    for key, n in main.items():
        if n > there.get(key, 0):
            raise Violation(f"there are {n} copies of {key[1]} of {key[0]}")
    if options.family is REBIRTH:
        fitting = sorted(card.name for card in other.of_kind(SUPER_VILLAIN_KIND) if _has_an_attack(other, card.name))
        came = sorted(card.name for card in cards if card.kind == SUPER_VILLAIN_KIND and card.set == other.name)
        if came != fitting:
            raise Violation(f"the Super-Villains {came} come from {other.name}")


def _has_an_attack(box: Box, name: str) -> bool:
    card = next(card for card in box.values() if card.name == name)
    return card.type != VILLAIN or bool(card.attacks) or card.first_appearance is not None


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
    if is_half_and_half(options):
        _check_halves(options, cards)
        return
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

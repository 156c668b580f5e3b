"""The box, the set-up, and how Characters enter the city (REB-2.x, REB-3.x, RB-1, RB-2, RB-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.cards import BOARD_KIND, MAIN_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND, Card
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, MAIN, SHELF, UNUSED, WEAKNESSES
from archfoe.games.city import GAME
from archfoe.games.city import events as city_ev
from archfoe.games.city.cards import SIGNATURE_KIND
from archfoe.games.city.piles import BASICS, SPACE
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from archfoe.games.shared.turns import rules_of
from archfoe.sets import BOXES
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from tests.games.city import RING, dawn, offered_cards, team, told
from tests.games.lineup.variants import choices, heroes, names, start
from tests.remembered import remember, remembered
from tests.vocabulary import Table, rule

REBIRTH = BOXES["rebirth"]
SUPER_HEROES = {
    "Aquaman",
    "Batman",
    "Cyborg",
    "The Flash",
    "Jessica Cruz",
    "Simon Baz",
    "Superman",
    "Wonder Woman",
}
TILES = {"Arkham Asylum", "Daily Planet", "Batcave", "City", "Police Station"}
BASIC_OF = {"Batcave": "Batcycle", "City": "Flight", "Police Station": "Bat-Signal"}
#: How many cards of the main deck each of the five stacks has, two Super-Villains in all but the first among them.
STACKS = (17, 19, 19, 19, 18)


def begin(seed: int = 1, players: int = 3, **options: Any) -> Session:
    """A game whose Super Heroes were dealt, if nothing else is said."""
    return start(seed, "rebirth", players=players, **{"heroes": "dealt"} | options)


def cards_of(session: Session, *piles: int) -> list[Card]:
    s = session.game.state
    return [s.cards[card] for pile in piles for card in s.piles[pile]]


def main_deck(session: Session) -> list[Card]:
    """The main deck as it was when it was piled up, the top card first."""
    opening = cards_of(session, *(SPACE + space for space in range(1, 10, 2)))
    return opening + cards_of(session, MAIN)[::-1]


def tiles(session: Session) -> list[str]:
    return [city_in(session.view(None)).tile(space) for space in range(0, 10, 2)]


def choose_first(session: Session, seat: int, first: int) -> None:
    session.decide(seat, labels(session.view(seat)).index(f"P{first}"))


# The box


@rule("REB-2.1")
def test_the_box_holds_so_many_cards_of_each_sort() -> None:
    copies = {name: REBIRTH[name].copies for name in ("punch", "run", "helping_hand", "weakness")}
    assert copies == {"punch": 24, "run": 12, "helping_hand": 4, "weakness": 15}
    kinds: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for card in REBIRTH.values():
        kinds[card.kind] += card.copies
        if card.kind == MAIN_KIND:
            types[card.type] += card.copies
    assert types == {"Hero": 23, "Equipment": 23, "Super Power": 23, "Villain": 15}
    assert {kind: kinds[kind] for kind in (MAIN_KIND, SUPER_VILLAIN_KIND, BOARD_KIND, SIGNATURE_KIND)} == {
        MAIN_KIND: 84,
        SUPER_VILLAIN_KIND: 8,
        BOARD_KIND: 35,
        SIGNATURE_KIND: 24,
    }
    assert {card.name for card in REBIRTH.of_kind(SUPER_HERO_KIND)} == SUPER_HEROES


# Players


@rule("REB-2.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_keeps_one_of_two_super_heroes(players: int) -> None:
    session = start(1, "rebirth", players=players)
    offers = [choices(session, seat) for seat in range(players)]
    dealt = {name for two in offers for name in two}
    assert [len(two) for two in offers] == [2] * players
    assert len(dealt) == 2 * players and dealt <= SUPER_HEROES
    for seat in range(players):
        session.decide(seat, 1)
    assert [heroes(session, seat) for seat in range(players)] == [[two[1]] for two in offers]
    assert session.view(None).teams == (0,) * players


@rule("REB-2.2")
def test_all_may_choose_freely() -> None:
    session = begin(players=2, heroes="free")
    assert set(choices(session, 0)) == SUPER_HEROES
    session.decide(0, choices(session, 0).index("Cyborg"))
    assert set(choices(session, 1)) == SUPER_HEROES - {"Cyborg"}
    session.decide(1, choices(session, 1).index("Aquaman"))
    assert (heroes(session, 0), heroes(session, 1)) == (["Cyborg"], ["Aquaman"])
    assert len(cards_of(session, SHELF)) == 6


@rule("REB-2.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_draws_five_of_ten_starting_cards(players: int) -> None:
    session = begin(players=players)
    for seat in range(players):
        owned = Counter(card.name for card in cards_of(session, DECK + seat, HAND + seat))
        assert owned == {"Punch": 6, "Helping Hand": 1, "Run": 3}
        assert session.view(0).size(HAND + seat) == 5


@rule("REB-2.3")
def test_the_starting_decks_are_shuffled() -> None:
    hands = {tuple(sorted(card.name for card in begin(seed).view(0).hand)) for seed in range(20)}
    assert len(hands) > 1


# The city


@rule("REB-2.4")
def test_five_locations_lie_in_a_random_order() -> None:
    orders = [tiles(begin(seed)) for seed in range(60)]
    assert all(set(order) == TILES for order in orders)
    for place in range(5):
        assert {order[place] for order in orders} == TILES


@rule("REB-2.5")
def test_each_location_with_side_b_has_its_five_basics_wherever_it_lies() -> None:
    for seed in range(20):
        session = begin(seed)
        for number, tile in enumerate(tiles(session)):
            stack = names(session.view(0), BASICS + number)
            assert stack == ([BASIC_OF[tile]] * 5 if tile in BASIC_OF else [])


@rule("REB-2.5")
@pytest.mark.parametrize("turned", range(5))
def test_the_destination_of_a_villain_is_a_number_and_not_a_tile(turned: int) -> None:
    t = team(at={0: "S4", 1: "S4", 2: "S4"}, city={"L3": ["Bizarro"], "S1": ["Cheetah"]}, discard1=["Run"])
    order = remembered(t.state, "tiles")
    remember(t.state, "tiles", (*order[turned:], *order[:turned]))
    t.end()
    assert told(t, events.ATTACKED) == ["Bizarro"]  # Destination 3
    assert (t.city("L3"), t.city("L1")) == (["Bizarro"], ["Cheetah"])  # Destination 5


# The main deck


@rule("REB-2.6", "REB-2.7", "RB-1")
def test_two_super_villains_are_in_each_stack_but_the_first() -> None:
    for seed in range(30):
        session = begin(seed)
        deck = main_deck(session)
        assert Counter(card.kind for card in deck) == {MAIN_KIND: 84, SUPER_VILLAIN_KIND: 8}
        supers = []
        for size in STACKS:
            stack, deck = deck[:size], deck[size:]
            supers.append(sum(card.kind == SUPER_VILLAIN_KIND for card in stack))
        assert (supers, deck) == ([0, 2, 2, 2, 2], [])


@rule("REB-2.6")
def test_the_cards_of_the_main_deck_are_shuffled() -> None:
    openings = {tuple(card.name for card in main_deck(begin(seed))[:5]) for seed in range(20)}
    assert len(openings) == 20


@rule("REB-2.7", "RB-1")
def test_chance_decides_which_super_villains_are_in_a_stack_and_where() -> None:
    """Each stack is shuffled when all is in: a Super-Villain may be any card of it, the first or the last too."""
    found: set[tuple[int, str]] = set()
    places = set()
    for seed in range(200):
        for place, card in enumerate(main_deck(begin(seed))):
            if card.kind == SUPER_VILLAIN_KIND:
                found.add((sum(place >= sum(STACKS[: n + 1]) for n in range(5)), card.name))
                places.add(place)
    names_of_all = {card.name for card in REBIRTH.of_kind(SUPER_VILLAIN_KIND)}
    assert found == {(stack, name) for stack in (1, 2, 3, 4) for name in names_of_all}
    assert places == set(range(17, 92))


@rule("REB-2.8")
def test_five_cards_fill_the_slots_in_order_and_none_a_location() -> None:
    session = begin()
    view = session.view(0)
    assert [view.size(SPACE + space) for space in range(10)] == [0, 1] * 5
    assert view.size(MAIN) == 84 + 8 - 5
    entered = [event for event in view.events() if event.what == city_ev.ENTERED]
    assert [(event.n, event.rule) for event in entered] == [(slot, "REB-2.8") for slot in (1, 3, 5, 7, 9)]


@rule("REB-2.8", "RB-2")
@pytest.mark.parametrize("name", ["Scarecrow", "Doomsday"])
def test_villains_of_the_opening_line_up_do_nothing(name: str) -> None:
    """No normal deck has a Super-Villain there; the ruling holds for one all the same."""
    options = Options("rebirth", 3, heroes="dealt")
    s = GAME.new_state(options, key_of_seed(1))
    card = next(c for c in s.piles[MAIN] if s.cards[c].name == name)
    s.piles[MAIN].remove(card)
    s.piles[MAIN].append(card)
    game = Game(rules_of(options), s)
    view = View(game, 0)
    assert [card.name for card in view.known(SPACE + 1)] == [name]
    assert city_in(view).threat == 0
    assert [view.size(HAND + seat) for seat in range(3)] == [5, 5, 5]
    assert not {events.ATTACKED, events.HIT, city_ev.THREAT} & {event.what for event in view.events()}


@rule("REB-2.9")
def test_the_threat_begins_at_0_with_15_weaknesses() -> None:
    view = begin().view(0)
    assert (city_in(view).threat, city_in(view).clock_box, names(view, WEAKNESSES)) == (0, None, ["Weakness"] * 15)
    assert [city_in(view).damage(space) for space in range(0, 10, 2)] == [0] * 5


@rule("REB-2.5")
def test_cards_without_a_place_in_the_city_are_out_of_the_game() -> None:
    left = Counter(card.name for card in cards_of(begin(), UNUSED))
    assert left == dict.fromkeys(("Toss", "Withdrawal", "Tomorrow's Headline", "Super Speed"), 5)


@rule("REB-2.10")
@pytest.mark.parametrize(("speaker", "first"), [(0, 0), (1, 2), (2, 1)])
def test_the_team_says_who_begins_when_hands_and_line_up_are_seen(speaker: int, first: int) -> None:
    session = begin()
    view = session.view(speaker)
    assert set(view.waiting) == {0, 1, 2}
    assert (len(view.hand), view.size(SPACE + 9)) == (5, 1)
    choose_first(session, speaker, first)
    assert (session.view(None).active, session.view(None).waiting) == (first, (first,))


@rule("REB-2.10", "REB-3.1")
def test_turns_go_round_clockwise_from_who_begins() -> None:
    session = begin()
    choose_first(session, 0, 2)
    order: list[int] = []
    while len(order) < 3:
        seat = session.view(None).active
        order.append(seat)
        assert session.view(None).at(seat) is None
        session.decide(seat, labels(session.view(seat)).index("slot 3"))
        while session.view(None).active == seat:
            _pass_on(session)
    assert order == [2, 0, 1]
    assert session.view(None).active == 2


def _pass_on(session: Session) -> None:
    """Whoever is asked gives the last answer there is: ends the turn, or takes what an Attack does."""
    seat = session.view(None).waiting[0]
    active = session.view(None).active
    seat = active if active in session.view(None).waiting else seat
    session.decide(seat, len(session.view(seat).options) - 1)


# Entering the city


@rule("REB-3.1")
def test_a_character_is_placed_in_any_space_at_the_start_of_its_first_turn() -> None:
    for word, label in zip(RING, _spaces(), strict=True):
        t = dawn(at=dict.fromkeys(range(3)), turn_number=1)
        assert t.offered(0) == _spaces()
        t.answer(0, label)
        assert [t.at(seat) for seat in range(3)] == [word, None, None]


@rule("REB-3.1")
def test_the_next_player_is_placed_in_the_own_first_turn_and_nobody_twice() -> None:
    t = dawn(players=2, at={0: None, 1: None}, turn_number=1, main=["Aquaman (3)"] * 9)
    t.answer(0, "slot 1")
    t.end()
    assert (t.asked(), t.offered(), t.at(1)) == ([1], _spaces(), None)
    t.answer(1, "Location 4")
    t.end()
    assert (t.active, t.at(0), t.at(1)) == (0, "S1", "L4")
    assert "end turn" in t.offered(0)


def _spaces() -> list[str]:
    return [f"{kind} {number}" for number in range(1, 6) for kind in ("Location", "slot")]


@rule("REB-3.2", "RB-3")
def test_villains_in_the_chosen_space_attack_at_once() -> None:
    t = dawn(at={0: None}, city={"S2": ["Scarecrow"], "S3": ["Scarecrow"]})
    t.answer(0, "slot 2")
    assert t.discard(0) == ["Weakness"]
    t = dawn(at={0: None}, city={"S2": ["Scarecrow"], "S3": ["Scarecrow"]})
    t.answer(0, "slot 4")
    assert t.discard(0) == []


@rule("REB-3.2", "RB-3")
def test_in_the_first_turn_of_the_game_they_do_not() -> None:
    t = dawn(at=dict.fromkeys(range(3)), city={"S2": ["Scarecrow"]}, turn_number=1)
    t.answer(0, "slot 2")
    assert (t.discard(0), t.city("S2")) == ([], ["Scarecrow"])
    assert "end turn" in t.offered(0)


def unplaced(**position: Any) -> Table:
    """P1 has had no turn yet."""
    return team(at={0: "S1", 1: None, 2: "S1"}, **position)


@rule("REB-3.3", "RB-3")
def test_who_is_not_placed_is_in_nobodys_range() -> None:
    t = unplaced(p1=["Telepathy"], p2=["Telepathy"])
    assert t.asked() == [0, 2]
    t = dawn(at={0: "S1", 1: None, 2: "S1"}, p0=["Blue Beetle"], p1=["Blue Beetle"], main=["Doomsday"])
    assert t.offered(0) == ["Blue Beetle for yourself", "Blue Beetle for P2"]
    t.answer(0, None)
    assert (t.asked(), t.offered(1)) == ([1], ["Blue Beetle for yourself"])


@rule("REB-3.3", "RB-3")
def test_who_is_not_placed_cannot_be_moved_or_placed() -> None:
    t = unplaced(p0=["Helping Hand", "Batplane", "Bat-Signal"], city={"S3": ["Bane"], "S4": ["Lex Luthor"]})
    t.play("Helping Hand")
    assert t.offered(0) == ["P0", "P2"]
    t.answer(0, "P0")
    t.answer(0, "slot 1")
    t.play("Batplane")
    assert t.offered(0) == ["P0", "P2"]
    t.answer(0, "P0")
    t.answer(0, "slot 2")
    t.play("Bat-Signal")
    assert t.asked() == [2]  # the only one who could come
    t.answer(2, "Location 2")
    assert (t.at(0), t.at(1), t.at(2)) == ("S2", None, "L2")


@rule("REB-3.3", "RB-3")
def test_who_is_not_placed_can_be_a_target_player() -> None:
    t = unplaced(p0=["Alfred Pennyworth", "Punch"], p1=["Punch", "Run"])
    t.play("Alfred Pennyworth")
    t.answer(0, "P1")
    t.answer(1, "Punch")
    assert (t.hand(1), t.destroyed) == (["Run"], ["Punch"])


@rule("REB-3.3", "RB-3")
def test_who_is_not_placed_is_hit_by_an_entering_super_villain() -> None:
    t = dawn(players=2, at={1: None}, p1=["Punch"] * 3, main=["Doomsday", "Aquaman (3)"], p0=[])
    t.answer(1, "Punch", "Punch")
    assert t.hand(1) == ["Punch"]


@rule("REB-3.3", "RB-3")
def test_who_is_not_placed_holds_no_villain() -> None:
    t = dawn(at={0: "S1", 1: None, 2: None}, city={"S5": ["Scarecrow"]})
    assert (t.city("S5"), "Scarecrow" in t.city("L1")) == ([], True)
    t = dawn(at={0: "S1", 1: "S5", 2: None}, city={"S5": ["Scarecrow"]})
    assert t.city("S5") == ["Scarecrow"]


@rule("REB-3.3")
def test_who_is_not_placed_makes_no_space_a_goal() -> None:
    t = unplaced(p0=["Whoosh!"], city={"L2": ["Bane"]})
    t.play("Whoosh!")
    assert offered_cards(t, 0) == ["slot 1", "Location 2"]  # only where P2 and Bane are

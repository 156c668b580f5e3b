"""What a campaign brings to a game: damage, Signature cards, head starts, new cards (REB-20.x, REB-22.x, RB-27)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from archfoe.core.cards import PRIVATE_KIND, SUPER_VILLAIN_KIND
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import DECK, DISCARD, HAND, HEROES, MAIN, REMOVED, UNDER, UNUSED
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SIGNATURE_KIND
from archfoe.games.city.legacy import Legacy
from archfoe.games.city.outcome import outcome
from archfoe.games.city.piles import BASICS, SPACE
from archfoe.games.city.ring import LOCATIONS, SLOTS
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from archfoe.sets import BOXES
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from tests.games.city.openings import cards_in, place_of
from tests.games.city.scenes import damage, opened, scene, sunrise, where_is
from tests.games.lineup.variants import choices, choose, start
from tests.remembered import remembered
from tests.vocabulary import rule

#: The tiles by their id.
TILES = {
    "arkham_asylum": "Arkham Asylum", "bank": "Bank", "batcave": "Batcave", "city": "City",
    "daily_planet": "Daily Planet", "police_station": "Police Station", "star_labs": "S.T.A.R. Labs",
}  # fmt: skip
#: Signature cards 1 to 3.
SIGNATURES = {
    "Aquaman": ["Talking to the Fishes", "Mera", "King of Atlantis"],
    "Batman": ["Detective Work", "Alfred Pennyworth", "Batarang"],
    "Cyborg": ["Electrified Field", "Boom Tube", "Connected"],
    "The Flash": ["Flash Suit", "Whoosh!", "Carry On"],
    "Jessica Cruz": ["Original Power Ring", "Willpower", "Teamwork"],
    "Simon Baz": ["Sector 2814 Power Ring", "Healing Light", "Emerald Sight"],
    "Superman": ["Big Blue Boy Scout", "Bulletproof", "A Job For Superman"],
    "Wonder Woman": ["Faithful Friend", "Lasso", "Warrior Princess"],
}
#: So many of them everybody has at least from some scenarios on.
AT_LEAST = {4: 2, 7: 3}
STARTING_DECK = Counter({"Punch": 6, "Helping Hand": 1, "Run": 3})


def brought(heroes: str = "Batman,Cyborg,Superman", scenario: int = 1, seed: int = 1, **legacy: Any) -> Session:
    """A game of these Super Heroes in a campaign that brings this along."""
    players = len(heroes.split(","))
    return start(seed, "rebirth", players=players, scenario=scenario, heroes=heroes, legacy=Legacy(**legacy))


def own_cards(session: Session, seat: int) -> Counter[str]:
    """Deck, hand and discard pile."""
    return Counter(card.name for card in cards_in(session, DECK + seat, HAND + seat, DISCARD + seat))


def whole_main_deck(session: Session) -> Counter[str]:
    return Counter(card.name for card in cards_in(session, MAIN, *(SPACE + slot for slot in SLOTS)))


def earned(hero: str, n: int) -> Counter[str]:
    """The starting deck of a Super Hero with so many Signature cards."""
    return STARTING_DECK - Counter({"Punch": n}) + Counter(SIGNATURES[hero][:n])


# The eight scenarios


@rule("REB-20.1", "RB-14")
def test_there_are_eight_scenarios_for_one_to_four_players() -> None:
    for number in range(1, 9):
        for players in range(1, 5):
            assert opened(number, players).view(None).players == players
    for number in (-1, 9):
        with pytest.raises(ArchfoeError, match="choose"):
            Options("rebirth", 3, scenario=number)


@rule("RB-14")
def test_what_the_rulebook_tells_of_the_scenarios() -> None:
    """Five Locations of seven, two or three of them with side B; a first scenario without any tile."""
    for scenario in SCENARIOS.values():
        assert len(scenario.locations) == len({tile for tile, _ in scenario.tiles}) == 5
        assert sum(side == "B" for _, side in scenario.tiles) in (2, 3)
    assert {tile for scenario in SCENARIOS.values() for tile, _ in scenario.tiles} == set(TILES)
    assert (SCENARIOS[1].changes, SCENARIOS[1].additions) == ((), ())


@rule("RB-14", "REB-31.2")
@pytest.mark.parametrize("number", range(1, 9))
def test_only_the_first_try_of_scenario_2_passes_secret_cards(number: int) -> None:
    for attempt in (1, 2):
        session = opened(number, 3, attempt=attempt)
        secrets = cards_in(session, *(UNDER + seat for seat in range(3)))
        assert len(secrets) == (3 if (number, attempt) == (2, 1) else 0)
        assert all(card.kind == PRIVATE_KIND for card in secrets)


@rule("REB-20.2")
@pytest.mark.parametrize("number", range(1, 9))
def test_every_scenario_is_set_up_as_the_first_is(number: int) -> None:
    session = opened(number, 3, signatures=(0, 0, 0))
    view = session.view(0)
    assert all(view.size(SPACE + slot) == 1 for slot in SLOTS)
    heroes = [cards_in(session, HEROES + seat)[0].name for seat in range(3)]
    assert [own_cards(session, seat) for seat in range(3)] == [earned(hero, AT_LEAST.get(number, 0)) for hero in heroes]
    assert [view.size(HAND + seat) for seat in range(3)] == [5] * 3
    assert sum(len(view.known(BASICS + n)) for n in range(5)) in (10, 15)


@rule("REB-20.2", "REB-2.4")
def test_the_locations_of_every_scenario_lie_in_a_random_order() -> None:
    for number in range(2, 9):
        orders = {
            tuple(city_in(opened(number, 3, seed).view(None)).tile(space) for space in LOCATIONS) for seed in range(8)
        }
        assert len(orders) > 4


@rule("REB-20.3")
def test_what_is_added_is_shuffled_into_its_stack_unseen() -> None:
    """Wherever it lies in the second stack."""
    places = set()
    for seed in range(60):
        session = opened(3, 3, seed)
        assert "Reborn" not in [card.name for card in session.view(0).known(MAIN)]
        deck = [card.name for card in cards_in(session, MAIN)[::-1]]
        places.add(deck.index("Reborn") + len(SLOTS))
    assert len(places) > 12 and min(places) >= 17 and max(places) < 17 + 17 + 3


@rule("REB-20.3")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_the_super_villain_that_is_left_over_is_unseen_and_any_of_the_eight(number: int) -> None:
    left = set()
    for seed in range(40):
        session = opened(number, 3, seed)
        (out,) = [card for card in cards_in(session, UNUSED) if card.kind == SUPER_VILLAIN_KIND]
        assert out not in session.view(0).known(UNUSED)
        left.add(out.name)
    assert len(left) == 8


@rule("REB-20.19", "REB-2.10")
@pytest.mark.parametrize("number", [1, 4, 8])
def test_who_begins_is_asked_in_every_game(number: int) -> None:
    session = opened(number, 3)
    assert set(session.view(0).waiting) == {0, 1, 2}
    assert labels(session.view(2)) == ["P0", "P1", "P2"]


@rule("REB-20.20", "RB-20")
def test_the_super_heroes_of_a_campaign_are_not_dealt() -> None:
    session = brought("Batman,Cyborg,Superman", signatures=(1, 0, 2))
    assert [cards_in(session, HEROES + seat)[0].name for seat in range(3)] == ["Batman", "Cyborg", "Superman"]
    with pytest.raises(ArchfoeError, match="name the Super Heroes"):
        Options("rebirth", 3, legacy=Legacy(signatures=(1, 0, 2)))


# Open hands


@rule("RB-27")
@pytest.mark.parametrize("number", [1, 4])
def test_the_team_sees_all_hands_and_no_deck(number: int) -> None:
    session = opened(number, 3, signatures=(0, 0, 0))
    for seat in range(3):
        view = session.view(seat)
        assert [len(view.known(HAND + other)) for other in range(3)] == [5, 5, 5]
        assert [view.known(DECK + other) for other in range(3)] == [[], [], []]


@rule("RB-27", "REB-31.3")
def test_secret_cards_stay_hidden_all_the_same() -> None:
    session = opened(2, 3)
    for seat in range(3):
        assert [len(session.view(seat).known(UNDER + other)) for other in range(3)] == [
            int(other == seat) for other in range(3)
        ]


@rule("RB-27")
def test_partners_see_each_others_hands_and_opponents_do_not() -> None:
    session = start(1, "rebirth", players=4, variants=("competitive", "team"), heroes="dealt")
    for seat in range(4):
        view = session.view(seat)
        assert [len(view.known(HAND + other)) for other in range(4)] == [
            5 if other % 2 == seat % 2 else 0 for other in range(4)
        ]
    session = start(1, "rebirth", players=3, variants=("competitive",), heroes="dealt")
    assert [len(session.view(0).known(HAND + other)) for other in range(3)] == [5, 0, 0]


# Damage


@rule("REB-20.10")
@pytest.mark.parametrize("seed", range(4))
def test_damage_lies_on_its_tile_wherever_that_is(seed: int) -> None:
    session = opened(5, 3, seed, damage=(("bank", 3), ("city", 1), ("arkham_asylum", 4)))
    view = session.view(None)
    wanted = {"Bank": 3, "City": 1}
    assert {
        city_in(view).tile(space): city_in(view).damage(space) for space in LOCATIONS if city_in(view).damage(space)
    } == wanted


@rule("REB-20.10", "REB-20.5")
def test_damage_of_a_tile_that_is_not_used_stays_in_the_log() -> None:
    session = opened(5, 3, damage=(("bank", 3), ("police_station", 4), ("arkham_asylum", 5)))
    result = outcome(session.game.rules, session.game.state)
    assert dict(result.damage) == {"bank": 3, "police_station": 4, "arkham_asylum": 5}


@rule("REB-20.5")
def test_damage_of_the_game_is_told_at_its_end() -> None:
    t = sunrise(2, city={"L2": ["Lex Luthor"]}, damage={"L2": 2, "L5": 5}, main=["Blast"])
    t.end()  # he Attacks again, and then the main deck is empty
    result = outcome(t.rules, t.state)
    assert (t.over, result.won) == (True, False)
    assert dict(result.damage) == {"police_station": 4, "star_labs": 5}


@rule("REB-20.11")
@pytest.mark.parametrize("seed", range(5))
def test_a_location_destroyed_earlier_has_no_stack_and_no_ability(seed: int) -> None:
    session = opened(5, 3, seed, damage=(("bank", 5), ("daily_planet", 5)))
    view = session.view(None)
    bank, planet = place_of(session, "Bank"), place_of(session, "Daily Planet")
    assert (city_in(view).damage(bank), city_in(view).damage(planet)) == (None, None)
    assert view.size(BASICS + bank // 2) == 0
    assert [view.size(BASICS + place_of(session, "City") // 2)] == [5]


@rule("REB-20.11", "REB-11.4")
def test_its_ability_cannot_be_used_and_villains_still_go_there() -> None:
    t = scene(2, at={0: "L2"}, damage={"L2": 5}, p0=["Punch"])  # Police Station A
    assert "use Police Station" not in t.offered(0)
    t = sunrise(2, damage={"L4": 5}, city={"S3": ["Bane"]})
    assert where_is(t, "Bane") == ["L4"]
    t = sunrise(2, damage={"L4": 5}, city={"L4": ["Bane"]}, p0=["Punch"])
    assert (t.hand(0), damage(t)[3]) == ([], None)


@rule("REB-20.12", "REB-30.9")
@pytest.mark.parametrize("points", [1, 4, 5])
def test_repairing_takes_all_damage_off(points: int) -> None:
    session = opened(2, 1, damage=(("star_labs", points),))
    place = place_of(session, "S.T.A.R. Labs")
    assert session.view(None).size(BASICS + place // 2) == (0 if points == 5 else 5)
    session.decide(0, 0)  # the ally
    session.decide(0, place)  # there the Character begins
    s = session.game.state.copy()
    s.moves[0] += 3
    s.raw[0] += 7
    game = Game(session.game.rules, s)
    game.decide(0, labels(View(game, 0)).index("rebuild S.T.A.R. Labs (7 Power, 3 Move)"))
    assert (city_in(View(game, 0)).damage(place), View(game, 0).size(BASICS + place // 2)) == (0, 5)


@rule("REB-20.12", "REB-11.3")
def test_a_stack_that_a_game_destroyed_comes_back_and_can_be_bought_from_at_once() -> None:
    t = sunrise(8, damage={"L5": 4}, city={"L5": ["Despero"]}, at={0: "L5"}, power=11, move=3, threat=1)  # City B
    assert (damage(t)[4], t.names(BASICS + 4)) == (None, [])
    t.answer(0, "rebuild City (7 Power, 3 Move)")
    assert (damage(t)[4], t.names(BASICS + 4)) == (0, ["Flight"] * 5)
    t.buy("Flight")
    assert t.discard(0) == ["Flight"]


@rule("REB-20.12")
def test_a_repaired_location_has_five_hit_points_again() -> None:
    t = scene(2, at=dict.fromkeys(range(3), "L2"), damage={"L2": 4}, power=7, move=3, city={"S2": ["Lex Luthor"]})
    t.answer(0, "rebuild Police Station (7 Power, 3 Move)")
    for _ in range(2):
        t.end()  # he comes, and Attacks from there
    assert damage(t)[1] == 1


@rule("REB-20.13", "RB-19")
def test_ruins_of_earlier_games_count_once_another_location_falls() -> None:
    session = opened(3, 3, damage=tuple((tile, 5) for tile in ("police_station", "city", "star_labs", "daily_planet")))
    assert not session.game.over
    t = sunrise(3, damage={"L1": 5, "L3": 5, "L4": 5, "L2": 4}, city={"L2": ["Lex Luthor"]})
    assert (t.over, t.winners) == (True, ())
    t = sunrise(3, damage={"L1": 5, "L3": 5, "L4": 5, "L5": 5, "L2": 3}, city={"L2": ["Lex Luthor"]})
    assert not t.over


@rule("REB-20.13", "RB-19")
def test_in_scenarios_that_do_not_say_so_ruins_never_lose() -> None:
    for number in (1, 2, 5):
        t = sunrise(number, damage={f"L{n}": 5 for n in (1, 3, 4, 5)} | {"L2": 4}, city={"L2": ["Lex Luthor"]})
        assert damage(t) == [None] * 5
        assert not t.over


@rule("REB-20.14", "REB-14.2", "REB-14.3")
@pytest.mark.parametrize("number", range(1, 9))
def test_every_scenario_is_lost_with_the_clock_and_with_the_main_deck(number: int) -> None:
    t = sunrise(number, main=[], threat=0)
    assert (t.over, t.winners) == (True, ())
    t = scene(number, threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())
    t = scene(number, threat=5, facts={"clock": (1, 2)})
    t.end()
    assert (t.over, city_in(t.view(None)).clock_box) == (False, 3)


# Decks and Signature cards


@rule("REB-20.4", "REB-22.3", "REB-22.4")
@pytest.mark.parametrize("hero", SIGNATURES)
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_earned_signature_cards_take_the_place_of_punches(hero: str, n: int) -> None:
    session = brought(hero, signatures=(n,), scenario=2)
    assert own_cards(session, 0) == earned(hero, n)
    assert own_cards(session, 0).total() == 10


@rule("REB-20.6", "REB-22.3")
def test_the_removed_punches_are_in_nobodys_deck() -> None:
    session = brought("Batman,Cyborg", signatures=(3, 1), scenario=2)
    assert [card.name for card in cards_in(session, REMOVED)] == ["Punch"] * 4


@rule("REB-22.1")
def test_each_super_hero_has_three_of_cost_0_and_the_first_is_a_starter() -> None:
    cards = BOXES["rebirth"].of_kind(SIGNATURE_KIND)
    found: dict[str, list[str]] = {hero: ["", "", ""] for hero in SIGNATURES}
    for card in cards:
        found[city_card(card).super_hero][city_card(card).number - 1] = card.name
        assert (card.cost, card.type == "Starter") == (0, city_card(card).number == 1)
    assert found == SIGNATURES


@rule("REB-22.2")
@pytest.mark.parametrize(("n", "has"), [(1, [True, False, False]), (2, [True, True, False]), (3, [True] * 3)])
def test_they_come_in_the_order_of_their_numbers(n: int, has: list[bool]) -> None:
    cards = own_cards(brought("Superman,Cyborg", signatures=(n, 0)), 0)
    assert [name in cards for name in SIGNATURES["Superman"]] == has


@rule("REB-22.2")
def test_nobody_has_more_than_three() -> None:
    with pytest.raises(ArchfoeError, match="0 to 3 Signature cards"):
        Options("rebirth", 1, heroes="Batman", legacy=Legacy(signatures=(4,)))


@rule("REB-22.5", "RB-20")
def test_they_belong_to_the_super_hero_and_not_to_the_seat() -> None:
    session = brought("The Flash,Batman,Aquaman", signatures=(0, 3, 1))
    assert [own_cards(session, seat) for seat in range(3)] == [
        earned("The Flash", 0), earned("Batman", 3), earned("Aquaman", 1),
    ]  # fmt: skip


@rule("REB-22.4")
def test_they_are_shuffled_into_the_deck() -> None:
    hands = set()
    for seed in range(30):
        session = brought("Batman,Cyborg", seed=seed, signatures=(1, 0))
        hands.add("Detective Work" in [card.name for card in session.view(0).hand])
    assert hands == {True, False}


@rule("REB-22.6", "REB-20.5")
def test_a_destroyed_signature_card_is_back_in_the_next_game() -> None:
    scout = "Big Blue Boy Scout"
    t = scene(2, hero0="Superman", p0=[scout], city={"S5": ["Major Disaster"]}, power=5)
    t.buy("Major Disaster")
    t.answer(0, scout)
    assert scout in t.destroyed
    assert own_cards(brought("Superman", scenario=3, signatures=(1,)), 0)[scout] == 1


@rule("REB-20.4")
def test_nothing_else_of_an_earlier_game_stays() -> None:
    legacy: dict[str, Any] = {"signatures": (2, 2, 2), "damage": (("bank", 2),), "missions": ("repairs",)}
    session = brought(scenario=6, **legacy)
    heroes = ["Batman", "Cyborg", "Superman"]
    assert [own_cards(session, seat) for seat in range(3)] == [earned(hero, 2) for hero in heroes]


# Head starts


def settle_basics(session: Session, *names: str) -> None:
    for seat, name in enumerate(names):
        choose(session, seat, name)


@rule("REB-20.18")
def test_each_player_chooses_a_basic_of_a_stack_in_play() -> None:
    session = opened(3, 3, head_start="basic each")
    assert set(choices(session, 0)) == {"Tomorrow's Headline", "Super Speed"}
    settle_basics(session, "Super Speed", "Super Speed", "Tomorrow's Headline")
    found = [[card.name for card in session.view(0).discard(seat)] for seat in range(3)]
    assert found == [["Super Speed"], ["Super Speed"], ["Tomorrow's Headline"]]
    assert session.view(0).size(BASICS + place_of(session, "S.T.A.R. Labs") // 2) == 3
    assert [session.view(0).size(HAND + seat) for seat in range(3)] == [5] * 3
    assert labels(session.view(0)) == ["P0", "P1", "P2"]  # then the team says who begins


@rule("REB-20.18", "REB-20.11")
def test_a_stack_that_was_destroyed_gives_none() -> None:
    session = opened(3, 2, head_start="basic each", damage=(("bank", 5),))
    assert set(choices(session, 0)) == {"Tomorrow's Headline", "Super Speed"}
    session = opened(3, 2, head_start="basic each", damage=(("daily_planet", 5), ("star_labs", 5)))
    assert labels(session.view(0)) == ["P0", "P1"]
    assert session.view(0).size(DISCARD) == 0


@rule("REB-20.18")
def test_alone_there_is_one_basic_too() -> None:
    session = opened(3, 1, head_start="basic each")
    session.decide(0, 0)  # the ally
    choose(session, 0, "Super Speed")
    assert [card.name for card in session.view(0).discard(0)] == ["Super Speed"]


@rule("REB-20.16")
@pytest.mark.parametrize("attempt", [1, 2])
def test_a_head_start_holds_in_each_try_for_all_who_play(attempt: int) -> None:
    session = opened(5, 4, attempt=attempt, head_start="six cards")
    assert [session.view(0).size(HAND + seat) for seat in range(4)] == [6] * 4
    session = opened(3, 2, attempt=attempt, head_start="basic each")
    settle_basics(session, "Super Speed", "Tomorrow's Headline")
    assert [session.view(0).size(DISCARD + seat) for seat in range(2)] == [1, 1]


@rule("REB-20.17")
@pytest.mark.parametrize("number", [5, 8])
def test_six_cards_are_for_the_first_hand_alone(number: int) -> None:
    session = opened(number, 2, head_start="six cards")
    assert [session.view(0).size(HAND + seat) for seat in range(2)] == [6, 6]
    session.decide(0, labels(session.view(0)).index("P0"))
    session.decide(0, labels(session.view(0)).index("slot 3"))
    while session.view(None).active == 0:
        have = labels(session.view(0))
        session.decide(0, have.index("end turn"))
    assert [session.view(0).size(HAND + seat) for seat in range(2)] == [5, 6]


@rule("REB-20.16")
@pytest.mark.parametrize("number", range(1, 9))
def test_without_a_head_start_there_is_none(number: int) -> None:
    session = opened(number, 2, signatures=(0, 0))
    assert [session.view(0).size(HAND + seat) for seat in range(2)] == [5, 5]
    assert [session.view(0).size(DISCARD + seat) for seat in range(2)] == [0, 0]


# Cards of Side Missions


@rule("REB-30.4", "REB-30.6", "REB-30.8")
@pytest.mark.parametrize(
    ("missions", "cards"),
    [
        ((), []),
        (("recruit krypto",), ["Krypto"]),
        (("recruit the ray",), ["The Ray"]),
        (("repairs",), []),
        (("recruit krypto", "recruit the ray", "repairs"), ["Krypto", "The Ray"]),
    ],
)
def test_completed_side_missions_bring_their_cards(missions: tuple[str, ...], cards: list[str]) -> None:
    for number in (2, 5, 8):
        deck = whole_main_deck(opened(number, 3, missions=missions))
        assert sorted(name for name in ("Krypto", "The Ray") if deck[name]) == cards
        assert all(deck[name] == 1 for name in cards)


@rule("REB-30.4", "REB-2.6")
def test_they_may_lie_in_any_stack_and_the_stacks_are_dealt_evenly() -> None:
    places = set()
    for seed in range(60):
        session = opened(2, 3, seed, missions=("recruit krypto", "recruit the ray"))
        sizes = remembered(session.game.state, "stacks")[::-1]
        alike = [
            size - supers - added for size, supers, added in zip(sizes, (0, 2, 2, 2, 2), (0, 0, 0, 0, 0), strict=True)
        ]
        assert sum(alike) == 86
        assert max(alike) - min(alike) <= 1
        deck = [card.name for slot in SLOTS for card in session.view(None).known(SPACE + slot)]
        deck += [card.name for card in cards_in(session, MAIN)[::-1]]
        places.add(sum(deck.index("The Ray") >= sum(sizes[: n + 1]) for n in range(5)))
    assert places == {0, 1, 2, 3, 4}

"""The base set and Heroes Unite mixed, matches of two games (HU-10.x, G-31, G-33), and what cannot be agreed on."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from archfoe.core.cards import MAIN_KIND, SUPER_HERO_KIND, Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import KICKS, LINEUP, MAIN, SET_ASIDE, SHELF, STACK, UNUSED, WEAKNESSES
from archfoe.games.options import Options
from archfoe.sets import BOXES
from archfoe.sets.base.box import BASE
from archfoe.sets.heroes_unite.box import UNITE
from archfoe.table.session import Session
from tests.games.lineup.variants import begin, choices, choose, heroes, mixed, names, start
from tests.vocabulary import rule

MIXED = "base+heroes_unite"
GROUPS = ("heroes", "villains", "super-powers", "equipment", "locations", "super-villains")
TYPES = dict(zip(GROUPS, ("Hero", "Villain", "Super Power", "Equipment", "Location"), strict=False))
FOURTEEN = {hero.name for box in (BASE, UNITE) for hero in box.of_kind(SUPER_HERO_KIND) if not hero.promo}
ALL_COPIES = Counter(
    {card: card.copies for name in ("base", "heroes_unite") for card in BOXES[name].of_kind(MAIN_KIND)}
)


def mix(seed: int = 1, **options: Any) -> Session:
    return start(seed, MIXED, **options)


def main_cards(session: Session) -> list[Card]:
    state = session.game.state
    return [state.cards[card] for card in state.piles[MAIN] + state.piles[LINEUP]]


def villains(session: Session) -> list[Card]:
    state = session.game.state
    return [state.cards[card] for card in state.piles[STACK] + state.piles[UNUSED]]


def sets_of(session: Session) -> dict[str, set[str]]:
    """Group -> the sets that its cards come from."""
    cards = main_cards(session)
    found = {group: {card.set for card in cards if card.type == type_} for group, type_ in TYPES.items()}
    return found | {"super-villains": {card.set for card in villains(session)}}


def from_base(session: Session) -> set[str]:
    return {group for group, sets in sets_of(session).items() if sets == {"base"}}


# Three groups of each set


@rule("HU-10.1")
@pytest.mark.parametrize("three", list(combinations(GROUPS, 3)), ids="+".join)
def test_three_groups_of_the_base_set_go_with_the_other_three_of_heroes_unite(three: tuple[str, ...]) -> None:
    session = mix(mix="+".join(three))
    assert sets_of(session) == {group: {"base"} if group in three else {"heroes_unite"} for group in GROUPS}


@rule("HU-10.2")
def test_the_example_of_the_rulebook_makes_a_main_deck_of_112_cards() -> None:
    session = mix()
    assert from_base(session) == {"equipment", "locations", "super-villains"}
    assert Counter(card.type for card in main_cards(session)) == {
        "Equipment": 28,
        "Location": 5,
        "Hero": 31,
        "Super Power": 16,
        "Villain": 32,
    }
    assert len(main_cards(session)) == 112


@rule("HU-10.1")
def test_a_random_mixture_takes_any_three_groups() -> None:
    mixtures = {frozenset(from_base(mix(seed, mix="random"))) for seed in range(40)}
    assert {len(three) for three in mixtures} == {3}
    assert {group for three in mixtures for group in three} == set(GROUPS)
    assert len(mixtures) > 10


@rule("HU-10.3")
def test_all_fourteen_super_heroes_are_dealt_by_twos_and_each_player_keeps_one() -> None:
    assert len(FOURTEEN) == 14
    session = mix(players=5)
    pairs = [heroes(session, seat) for seat in range(5)]
    assert [len(pair) for pair in pairs] == [2] * 5
    assert len({name for pair in pairs for name in pair}) == 10
    assert session.view(0).waiting == (0, 1, 2, 3, 4)
    for seat, pair in enumerate(pairs):
        choose(session, seat, pair[seat % 2])
    assert [heroes(session, seat) for seat in range(5)] == [[pair[seat % 2]] for seat, pair in enumerate(pairs)]
    assert session.view(0).size(SHELF) == 9
    assert {name for seed in range(20) for seat in range(5) for name in heroes(mix(seed, players=5), seat)} == FOURTEEN


@rule("G-24")
def test_the_flash_begins_in_a_mixed_game_too() -> None:
    for seed in range(4):
        assert mix(seed, players=3, heroes="Batgirl,The Flash,Shazam!").view(0).active == 1


# The second game


@rule("HU-10.4", "G-33")
@pytest.mark.parametrize("way", ["example", "random", "heroes+equipment+super-villains"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_second_game_has_the_groups_that_the_first_left_out(way: str, seed: int) -> None:
    first, second = (mix(seed, mix=way, game=game) for game in (1, 2))
    assert from_base(second) == set(GROUPS) - from_base(first)
    assert Counter(main_cards(first)) + Counter(main_cards(second)) == ALL_COPIES


@rule("HU-10.5")
def test_both_main_decks_may_be_shuffled_together_whole() -> None:
    session = mix(mix="whole")
    assert len(main_cards(session)) == 225
    assert Counter(main_cards(session)) == ALL_COPIES


@rule("HU-10.5")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_whole_split_makes_two_games_of_112_and_113_cards(seed: int) -> None:
    first, second = (main_cards(mix(seed, mix="split", game=game)) for game in (1, 2))
    assert (len(first), len(second)) == (112, 113)
    assert Counter(first) + Counter(second) == ALL_COPIES
    assert {card.set for card in first} == {card.set for card in second} == {"base", "heroes_unite"}


@rule("HU-10.5")
def test_the_whole_is_split_anew_for_every_match() -> None:
    halves = {frozenset(Counter(main_cards(mix(seed, mix="split"))).items()) for seed in range(8)}
    assert len(halves) == 8


# A match


def over(carried: tuple[int, ...] = ()) -> Session:
    """A second game that two bots have played to its end; what is carried changes nothing in play."""
    options = Options(MIXED, heroes="Batgirl,Superman", game=2, carried=carried)
    return Session.seeded(options, ["random", "random"], 5)


@rule("HU-10.6")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_match_is_won_by_the_highest_sum_of_both_scores(winner: int) -> None:
    carried = (300, 0) if winner == 0 else (0, 300)
    alone, match = over().view(None), over(carried).view(None)
    own, total = alone.scores(), match.scores()
    assert own is not None
    assert total == [own[seat] + carried[seat] for seat in (0, 1)]
    assert match.winners == (winner,)


@rule("HU-10.6")
def test_a_small_lead_of_the_first_game_can_be_made_good_in_the_second() -> None:
    alone = over().view(None)
    points = alone.scores()
    assert points is not None
    (winner,) = alone.winners
    lead = abs(points[0] - points[1])
    assert lead > 1
    behind = tuple(0 if seat == winner else lead - 1 for seat in (0, 1))
    assert over(behind).view(None).winners == (winner,)
    ahead = tuple(0 if seat == winner else lead + 1 for seat in (0, 1))
    assert over(ahead).view(None).winners == (1 - winner,)


@rule("HU-10.7")
def test_the_lowest_scorer_of_the_first_game_chooses_a_super_hero_first() -> None:
    options = Options(MIXED, 3, mix="split").second_game((12, 30, 5))
    assert (options.game, options.carried, options.mix) == (2, (12, 30, 5), "split")
    session = begin(options)
    order = []
    for name in ("Batman", "Shazam!", "Nightwing"):
        (seat,) = session.view(None).waiting
        order.append(seat)
        assert set(choices(session, seat)) == FOURTEEN - {hero for taken in order for hero in heroes(session, taken)}
        choose(session, seat, name)
    assert order == [2, 0, 1]
    assert [heroes(session, seat) for seat in range(3)] == [["Shazam!"], ["Nightwing"], ["Batman"]]


@rule("HU-10.7")
def test_equal_scorers_choose_in_the_order_of_their_seats() -> None:
    assert Options(MIXED, 4).second_game((7, 3, 7, 3)).choosing == [1, 3, 0, 2]
    assert Options(MIXED, 4).choosing == [0, 1, 2, 3]


# The stacks


@rule("HU-10.8", "G-33")
@pytest.mark.parametrize("way", ["example", "whole", "split", "random", "heroes+villains+locations"])
def test_a_mixed_game_has_the_stacks_of_one_box_and_the_second_game_the_other_super_villains(way: str) -> None:
    tops = []
    for game in (1, 2):
        session = mix(4, mix=way, game=game)
        view = session.view(0)
        assert (names(view, KICKS), names(view, WEAKNESSES)) == (["Kick"] * 16, ["Weakness"] * 20)
        assert len(villains(session)) == 12
        assert len({card.set for card in villains(session)}) == 1
        tops.append(names(view, STACK)[0])
    assert sorted(map(str, tops)) == ["Ra's al Ghul", "Vandal Savage"]


@rule("HU-8.1", "HU-10.8")
def test_hidden_super_villains_of_one_box_join_a_mixed_main_deck() -> None:
    cards = main_cards(mix(variants=("hidden",)))
    assert len(cards) == 112 + 12
    assert {card.set for card in cards if card.super_villain} == {"base"}


# Names across the sets


@rule("HU-10.9", "HU-9.7")
def test_the_base_sets_power_ring_is_one_for_kyle_rayner() -> None:
    t = mixed(p0=["Kyle Rayner", "Power Ring", "Green Lantern Power Ring", "Blue Lantern Power Ring"])
    for name in ("Kyle Rayner", "Power Ring", "Green Lantern Power Ring"):
        t.play(name)
    assert not t.over
    t.play("Blue Lantern Power Ring")
    assert t.winners == (0,)


@rule("HU-10.9")
def test_the_base_sets_power_ring_is_one_for_mongul_the_battery_and_scoring() -> None:
    t = mixed(stack=["Mongul"], face_down=True, deck0=[], p1=["Power Ring", "Kick", "Robin"])
    t.end()
    t.answer(1, "Power Ring")
    assert t.hand(1) == ["Kick", "Robin"]
    t = mixed(p0=["White Lantern Power Battery"], lineup=["Power Ring", "Robin"])
    t.play("White Lantern Power Battery")
    assert (t.hand(0), t.deck(0)[0]) == (["Power Ring"], "Robin")
    assert mixed(deck0=["Power Ring", "Blue Lantern Power Ring"]).vp(0) == 1 + 2


@rule("HU-10.9", "HU-9.12")
def test_jonn_jonzz_is_no_manhunter() -> None:
    t = mixed(p0=["Manhunter"], discard0=["J'onn J'onzz", "Manhunter"])
    t.play("Manhunter")
    assert t.power(0) == 1 + 2


# Super Hero Synergy with both sets


@rule("HU-10.10", "G-31")
@pytest.mark.parametrize(
    ("hero", "card"),
    [
        ("Batman", "Dark Knight"),
        ("Superman", "Man of Steel"),
        ("Green Lantern", "Emerald Knight"),
        ("Wonder Woman", "Princess Diana of Themyscira"),
        ("The Flash", "The Fastest Man Alive"),
        ("Aquaman", "King of Atlantis"),
    ],
)
def test_super_heroes_of_the_base_set_get_their_hero_cards_if_these_are_in_the_game(hero: str, card: str) -> None:
    whole = mix(mix="whole", variants=("synergy",), heroes=f"{hero},Batgirl")
    assert names(whole.view(1), SET_ASIDE) == [card]
    assert names(whole.view(0), SET_ASIDE + 1) == ["Daughter of Gotham City"]
    without = mix(variants=("synergy",), heroes=f"{hero},Batgirl")  # the Heroes are those of Heroes Unite
    assert names(without.view(1), SET_ASIDE) == []
    assert names(without.view(0), SET_ASIDE + 1) == ["Daughter of Gotham City"]


@rule("HU-10.10")
def test_cyborg_has_no_hero_card_and_batgirls_may_be_missing() -> None:
    session = mix(mix="heroes+villains+locations", variants=("synergy",), heroes="Cyborg,Batgirl")
    assert names(session.view(0), SET_ASIDE) == names(session.view(0), SET_ASIDE + 1) == []
    assert len(main_cards(session)) == 32 + 33 + 5 + 16 + 27


# What cannot be agreed on


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"mode": "heroes_unite", "mix": "random"}, r"Only games of two sets are mixed"),
        ({"mix": "heros+villains+equipment"}, r"no group or way to mix 'heros'. Did you mean 'heroes'\?"),
        ({"mix": "heroes+villains"}, r"takes 2 of the 6 groups from base: take 3"),
        ({"mix": "heroes+villains+equipment+locations"}, r"takes 4 of the 6 groups from base: take 3"),
        ({"mix": "heroes+heroes+equipment"}, r"names a group twice"),
        ({"mode": "base+heroes_unit"}, r"no set 'heroes_unit'. Did you mean 'heroes_unite'\?"),
        ({"mode": "base+base"}, r"no mode 'base\+base'"),
        ({"game": 0}, r"no game 0"),
        ({"game": 3}, r"no game 3"),
        ({"carried": (1, 2)}, r"carried over from the first game of a match to the second"),
        ({"game": 2, "carried": (1, 2, 3)}, r"one a player"),
        ({"variants": ("hiden",)}, r"no variant 'hiden'. Did you mean 'hidden'\?"),
        ({"players": 6}, r"6 players cannot play base\+heroes_unite"),
        ({"heroes": "Batgirl,Starfire"}, r"no Super Hero 'Starfire'"),
        ({"heroes": "Batgirl,Batgirl"}, r"Batgirl is named twice"),
    ],
)
def test_a_mixture_that_cannot_be_played_is_refused_in_one_sentence(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ArchfoeError, match=says):
        Options(**{"mode": MIXED, **wrong})


def test_the_sets_may_be_named_in_either_order() -> None:
    assert Options("heroes_unite+base") == Options(MIXED)


def test_a_match_survives_as_plain_data() -> None:
    options = Options(MIXED, 3, ("synergy",), mix="random").second_game((4, 5, 6))
    assert Options.from_dict(json.loads(json.dumps(options.as_dict()))) == options
    with pytest.raises(ArchfoeError, match=r"'carried' cannot be \['4'\]"):
        Options.from_dict({"mode": MIXED, "game": 2, "carried": ["4"]})


def test_a_record_of_a_second_game_replays_with_the_same_cards() -> None:
    session = mix(mix="split", game=2, heroes="free")
    choose(session, 0, "Hawkman")
    again = Session.from_record(session.record())
    assert again.game.state == session.game.state

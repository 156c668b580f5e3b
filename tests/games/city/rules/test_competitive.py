"""Rebirth as a contest, each for himself or in two teams (REB-23.x, REB-24.x, RB-16, RB-17, RB-21)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, MAIN, UNDER
from archfoe.games.city import GAME
from archfoe.games.city import events as city_ev
from archfoe.games.city.legacy import Legacy
from archfoe.games.city.piles import BASICS, SPACE
from archfoe.games.city.ring import LOCATIONS, SLOTS
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from archfoe.games.shared.turns import rules_of
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from tests.games.city.openings import cards_in, check_stacks
from tests.games.city.scenes import sides
from tests.games.lineup.variants import start
from tests.vocabulary import Table, rule, table

ALONE, TEAMS = ("competitive",), ("competitive", "team")
SEVEN = {"Arkham Asylum", "Police Station", "Daily Planet", "Bank", "S.T.A.R. Labs", "City", "Batcave"}
#: Super-Villains with what they cost and the points that they bring.
FIVE = {"Doomsday": (8, 5), "Despero": (9, 6), "Lex Luthor": (10, 6), "General Zod": (11, 7), "Sinestro": (11, 7)}
VP = {"Aquaman (3)": 1, "Lois Lane": 1, "Sonic Cannon": 1, "Batmobile": 1, "Green Arrow": 1}
L1, L2, L3, L4, L5 = LOCATIONS


def contest(**position: Any) -> Table:
    """Three players, each for himself, in the main step."""
    wanted: dict[str, Any] = {"players": 3, "variants": ALONE} | position
    return table("rebirth", **wanted)


def teams(**position: Any) -> Table:
    """P0 and P2 against P1 and P3, in the main step."""
    return table("rebirth", players=4, variants=TEAMS, **position)


def began(variants: tuple[str, ...] = ALONE, players: int = 3, seed: int = 1, **more: Any) -> Session:
    return start(seed, "rebirth", players=players, variants=variants, **{"heroes": "dealt"} | more)


def pass_questions(t: Table) -> None:
    """Whatever a Reward offers is declined."""
    while not t.over and (kind := t.view(t.asked()[0]).kind.name) != "main":
        seat = t.asked()[0]
        t.answer(seat, t.offered(seat)[0] if kind == "may" else None)


def points(t: Table) -> list[int]:
    """What everybody would score now, without the cards of the starting decks, which are worth nothing."""
    return [t.vp(seat) for seat in range(len(t.state.teams))]


# Setting up


@rule("REB-23.1")
def test_no_scenario_no_side_missions_and_no_secret_cards() -> None:
    refused: dict[str, dict[str, Any]] = {
        "no scenarios": {"scenario": 2},
        "no Side Missions": {"legacy": Legacy(missions=("rebuild",))},
        "head starts": {"legacy": Legacy(head_start="six cards")},
        "needs 2 to 4 players": {"players": 1},
    }
    for says, wrong in refused.items():
        wanted: dict[str, Any] = {"players": 3, "variants": ALONE} | wrong
        with pytest.raises(ArchfoeError, match=says):
            Options("rebirth", **wanted)
    assert not cards_in(began(), *(UNDER + seat for seat in range(3)))


@rule("REB-23.1")
def test_nothing_is_rebuilt_and_no_mission_completed() -> None:
    t = contest(at={0: "L2"}, damage={"L2": 2}, power=30, move=3, city={"L2": ["Bizarro", "Cheetah", "Bane"]})
    assert not [label for label in t.offered(0) if label.startswith("rebuild")]
    for name in ("Bizarro", "Cheetah", "Bane"):
        t.buy(name)
        pass_questions(t)
    assert city_ev.COMPLETED not in {event.what for event in t.view(None).events()}


@rule("REB-23.2", "RB-21")
def test_five_random_locations_on_random_sides_but_no_side_more_than_three_times() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    splits = set()
    for seed in range(60):
        found = sides(began(seed=seed))
        assert len(found) == 5 and set(found) <= SEVEN
        seen.update(found.items())
        splits.add(sum(side == "B" for side in found.values()))
    assert splits == {2, 3}
    assert set(seen) == {(tile, side) for tile in SEVEN for side in "AB"}


@rule("REB-23.2", "REB-2.5")
def test_a_side_b_has_its_stack_and_damage_of_earlier_games_lies_on_its_tile() -> None:
    for seed in range(12):
        session = began(seed=seed, legacy=Legacy(damage=(("bank", 5), ("city", 2))))
        view = session.view(None)
        there = {city_in(view).tile(space): city_in(view).damage(space) for space in LOCATIONS}
        assert there == {tile: {"Bank": None, "City": 2}.get(tile, 0) for tile in there}


@rule("REB-23.2")
def test_basics_are_bought_as_ever() -> None:
    t = contest(at={0: "L3"}, power=9)  # Batcave B
    t.buy("Batcycle")
    assert (t.discard(0), len(t.names(BASICS + 2))) == (["Batcycle"], 4)


@rule("REB-23.3")
@pytest.mark.parametrize("variants", [ALONE, TEAMS])
def test_two_super_villains_are_in_each_stack_but_the_first(variants: tuple[str, ...]) -> None:
    for seed in range(5):
        check_stacks(began(variants, 4, seed), (0, 2, 2, 2, 2), {})


@rule("REB-23.4", "RB-16")
def test_no_villain_lies_in_the_opening_line_up() -> None:
    for seed in range(40):
        session = began(seed=seed)
        opening = cards_in(session, *(SPACE + slot for slot in SLOTS))
        assert len(opening) == 5
        assert not [card.name for card in opening if card.type == "Villain"]
        assert session.view(None).size(MAIN) == 84 + 8 - 5


def with_villains_on_top(seed: int, n: int) -> tuple[list[str], Game]:
    """A first stack of 17 cards with so many Villains on top, by name, and the game that begins with it."""
    options = Options("rebirth", 3, ALONE, heroes="dealt")
    s = GAME.new_state(options, key_of_seed(seed))
    villains = [card for card in s.piles[MAIN] if s.cards[card].type == "Villain" and not s.cards[card].super_villain]
    others = [card for card in s.piles[MAIN] if s.cards[card].type != "Villain"]
    stack = others[: 17 - n] + villains[:n]  # the top of a pile is its end
    s.piles[MAIN] = [card for card in s.piles[MAIN] if card not in stack] + stack
    return [s.cards[card].name for card in stack], Game(rules_of(options), s)


@rule("REB-23.4", "REB-23.5", "RB-16")
@pytest.mark.parametrize("n", [1, 5, 8, 11])
def test_villains_are_taken_out_until_none_is_left_and_shuffled_into_the_rest_of_stack_1(n: int) -> None:
    stack, game = with_villains_on_top(1, n)
    s = game.state
    opening = [s.cards[s.piles[SPACE + slot][0]] for slot in SLOTS]
    assert not [card for card in opening if card.type == "Villain"]
    rest = [s.cards[card] for card in s.piles[MAIN][-12:]]
    assert sum(card.type == "Villain" for card in rest) == n
    assert Counter(card.name for card in opening + rest) == Counter(stack)


@rule("REB-23.5", "RB-16")
def test_they_may_lie_anywhere_in_it_and_nobody_knows_where() -> None:
    places = set()
    for seed in range(60):
        _, game = with_villains_on_top(seed, 1)
        s = game.state
        top = [s.cards[card].type == "Villain" for card in reversed(s.piles[MAIN][-12:])]
        places.add(top.index(True))
        assert View(game, 0).known(MAIN) == []
    assert len(places) > 8


@rule("REB-23.6", "REB-22.3")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_signature_cards_are_used_as_agreed(n: int) -> None:
    session = began(players=2, heroes="Batman,Cyborg", legacy=Legacy(signatures=(n, n)))
    cards = Counter(card.name for card in cards_in(session, DECK, HAND))
    wanted = ["Detective Work", "Alfred Pennyworth", "Batarang"][:n]
    assert cards == Counter({"Punch": 6 - n, "Helping Hand": 1, "Run": 3}) + Counter(wanted)


@rule("REB-23.6")
def test_super_heroes_that_are_dealt_have_theirs() -> None:
    session = began(players=3, legacy=Legacy(signatures=(2, 2, 2)))
    for seat in range(3):
        cards = Counter(card.name for card in cards_in(session, DECK + seat, HAND + seat))
        assert (cards["Punch"], cards.total()) == (4, 10)


@rule("REB-23.7", "RB-21")
@pytest.mark.parametrize(("variants", "players"), [(ALONE, 3), (TEAMS, 4)])
def test_chance_decides_who_begins(variants: tuple[str, ...], players: int) -> None:
    first = set()
    for seed in range(40):
        view = began(variants, players, seed).view(None)
        first.add(view.active)
        assert view.waiting == (view.active,)
    assert first == set(range(players))


# Teams and each for himself


@rule("REB-23.8")
def test_four_players_form_two_teams_who_take_turns_alternately() -> None:
    t = teams()
    order = []
    for _ in range(4):
        order.append((t.active, t.view(None).teams[t.active]))
        t.end()
    assert order == [(0, 0), (1, 1), (2, 0), (3, 1)]
    for players in (2, 3):
        with pytest.raises(ArchfoeError, match="exactly 4 players"):
            Options("rebirth", players, TEAMS)


@rule("REB-23.9", "REB-9.1")
@pytest.mark.parametrize(("helper", "asked"), [(1, [0]), (2, [0, 2]), (3, [0])])
def test_only_the_teammate_assists(helper: int, asked: list[int]) -> None:
    t = teams(**{f"p{helper}": ["Green Arrow"]})
    assert t.asked() == asked


@rule("REB-23.9", "REB-9.3")
def test_a_teammate_must_be_in_range() -> None:
    t = teams(p2=["Helping Hand"], at={0: "S1", 2: "S2"})  # Range 0
    assert t.asked() == [0]
    t = teams(p2=["Green Arrow"], at={0: "S1", 2: "S1"})
    t.assist(2, "Green Arrow")
    assert (t.power(0), t.played(2)) == (2, ["Green Arrow"])


@rule("REB-23.10", "REB-23.19")
def test_the_points_of_a_team_are_added() -> None:
    """P0 has the most points, but the others have more together."""
    t = teams(main=[], deck0=["Aquaman (3)"] * 5, deck1=["Aquaman (3)"] * 3, deck2=[], deck3=["Aquaman (3)"] * 3)
    t.end()
    assert (t.over, t.view(None).scores(), t.winners) == (True, [5, 3, 0, 3], (1, 3))


@rule("REB-23.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_for_himself_nobody_assists(players: int) -> None:
    t = contest(players=players, **{f"p{seat}": ["Green Arrow"] for seat in range(players)})
    assert t.asked() == [0]


@rule("REB-23.11", "REB-18.6", "REB-18.7")
def test_an_assist_card_waits_on_the_super_hero() -> None:
    t = contest(players=2, p0=["Green Arrow", "Aquaman (3)"])
    t.store("Green Arrow")
    assert (t.stored(0), t.power(0), "store Aquaman (3)" in t.offered(0)) == (["Green Arrow"], 0, False)
    t.end()
    assert "store Green Arrow" not in t.offered(1)
    t.end()
    assert (t.active, "end turn" in t.offered(0)) == (0, False)
    t.play("Green Arrow")
    assert (t.power(0), "end turn" in t.offered(0)) == (2, True)


@rule("REB-23.11")
def test_in_teams_no_card_is_laid_there() -> None:
    assert "store Green Arrow" not in teams(p0=["Green Arrow"]).offered(0)


@rule("REB-23.12")
@pytest.mark.parametrize(("variants", "players"), [(ALONE, 2), (ALONE, 4), (TEAMS, 4)])
def test_there_are_no_allies(variants: tuple[str, ...], players: int) -> None:
    session = began(variants, players)
    first = session.view(None).active
    session.decide(first, labels(session.view(first)).index("slot 1"))
    assert city_in(session.view(None)).ally is None
    assert not [label for label in labels(session.view(first)) if "ally" in label]


# Villains


@rule("REB-23.13")
def test_a_super_villain_that_enters_attacks_every_side() -> None:
    for t in (
        contest(from_start=True, main=["Sinestro", "Aquaman (3)"]),
        teams(from_start=True, main=["Sinestro", "Aquaman (3)"]),
    ):
        assert [t.discard(seat) for seat in range(len(t.state.teams))] == [["Weakness"]] * len(t.state.teams)


@rule("REB-23.13", "REB-7.1", "REB-11.1")
def test_in_step_2_only_the_active_player_is_attacked() -> None:
    t = contest(from_start=True, turn=1, city={"L2": ["Scarecrow"], "L5": ["Sinestro"]})
    t.answer(1, "Scarecrow")
    assert [t.discard(seat) for seat in range(3)] == [[], ["Weakness"] * 2, []]
    assert city_in(t.view(None)).damage(L5) == 1


@rule("REB-23.14")
def test_a_defeated_villain_gives_its_reward_and_goes_to_the_score_pile() -> None:
    t = contest(city={"S5": ["Giganta"]}, power=5, deck0=["Run"])
    t.buy("Giganta")
    t.answer(0, "P0")
    assert (t.hand(0), t.trophies(0)) == (["Run"], ["Giganta"])
    assert (t.discard(0), t.deck(0), t.destroyed) == ([], [], [])
    assert points(t) == [3, 0, 0]


@rule("REB-23.14")
def test_each_player_has_a_score_pile_and_it_is_never_drawn() -> None:
    t = teams(city={"S5": ["Bane", "Lex Luthor"]}, power=16, deck0=[])
    t.buy("Bane")
    pass_questions(t)
    t.buy("Lex Luthor")
    pass_questions(t)
    t.end()
    assert (t.trophies(0), t.trophies(2), t.hand(0)) == (["Bane", "Lex Luthor"], [], [])


@rule("REB-23.14", "REB-15.2")
def test_a_villain_that_batman_defeats_at_no_cost_is_scored_too() -> None:
    t = contest(from_start=True, city={"S5": ["Scarecrow"]}, p0=["Batman (6)"])
    t.answer(0, "Batman (6)")
    assert t.trophies(0) == ["Scarecrow"]


@rule("REB-23.11", "REB-17.7", "RB-32")
def test_simon_baz_draws_for_a_stored_assist_card_in_a_free_for_all() -> None:
    t = contest(hero0="Simon Baz", stored0=["Green Arrow"], p0=["Aquaman (3)"], deck0=["Run", "Punch", "Punch"])
    t.play("Aquaman (3)")  # an Assist card like any other in the own turn
    assert t.hand(0) == []
    t.play("Green Arrow")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.power(0)) == (["Run"], 3)


@rule("REB-23.13", "RB-29")
def test_foes_deal_with_an_attack_in_turn_order_and_are_hit_when_all_have_had_their_chance() -> None:
    t = contest(from_start=True, main=["Doomsday", "Aquaman (3)"], p0=["Run"], p2=["Super-Suit", "Punch"])
    assert (t.asked(), t.offered(2), t.hand(0)) == ([2], ["Super-Suit for yourself"], ["Run"])
    t.answer(2, None)
    assert [t.hand(seat) for seat in range(3)] == [[], [], []]


@rule("REB-23.13", "REB-17.3", "RB-29")
def test_in_teams_a_card_drawn_for_avoiding_may_help_the_teammate() -> None:
    t = teams(
        from_start=True, main=["Sinestro", "Aquaman (3)"], hero0="Batman", p0=["Bulletproof"], deck2=["Bulletproof"]
    )
    t.answer(0, "Bulletproof")
    t.answer(0, "P2")
    t.answer(2, "Bulletproof")
    assert [t.discard(seat) for seat in range(4)] == [[], ["Weakness"], [], ["Weakness"]]


@rule("REB-23.20", "RB-21", "REB-8.5")
def test_a_defense_with_range_protects_no_opponent() -> None:
    t = contest(from_start=True, main=["Doomsday", "Aquaman (3)"], p1=["Blue Beetle"])
    assert (t.asked(), t.offered(1)) == ([1], ["Blue Beetle for yourself"])
    t = teams(from_start=True, main=["Doomsday", "Aquaman (3)"], p1=["Blue Beetle"])
    assert (t.asked(), t.offered(1)) == ([1], ["Blue Beetle for yourself"])
    t.answer(1, None)
    assert (t.asked(), t.offered(1)) == ([1], ["Blue Beetle for P3"])


@rule("REB-23.20", "RB-21")
def test_in_an_opponents_turn_there_is_nothing_to_protect() -> None:
    t = contest(from_start=True, city={"S5": ["Scarecrow"]}, p1=["Blue Beetle"])
    assert (t.asked(), t.discard(0)) == ([0], ["Weakness"])


@rule("REB-23.20", "RB-21", "REB-15.14")
@pytest.mark.parametrize("variants", [ALONE, TEAMS])
def test_a_super_suit_shelters_no_opponent(variants: tuple[str, ...]) -> None:
    t = contest(players=4, variants=variants, from_start=True, main=["Sinestro", "Aquaman (3)"], p0=["Super-Suit"])
    t.answer(0, "Super-Suit")
    t.answer(0, "slot 5")
    mate: list[str] = [] if variants == TEAMS else ["Weakness"]
    assert [t.discard(seat) for seat in range(4)] == [["Super-Suit"], ["Weakness"], mate, ["Weakness"]]


@rule("REB-23.20", "RB-21")
@pytest.mark.parametrize("variants", [ALONE, TEAMS])
def test_shields_up_covers_no_opponent(variants: tuple[str, ...]) -> None:
    t = contest(players=4, variants=variants, from_start=True, main=["Sinestro", "Aquaman (3)"], p0=["Shields Up"])
    t.answer(0, "Shields Up for yourself")
    if variants == TEAMS:
        assert t.offered(0) == ["P2"]
        t.answer(0, "P2")
    mate: list[str] = [] if variants == TEAMS else ["Weakness"]
    assert [t.discard(seat) for seat in range(4)] == [["Shields Up"], ["Weakness"], mate, ["Weakness"]]

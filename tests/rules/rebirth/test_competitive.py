"""Rebirth as a contest, each for himself or in two teams (REB-23.x, REB-24.x, RB-16, RB-17, RB-21)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.chance import key_of_seed
from archfoe.core.city import LOCATIONS, SLOTS
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import BASICS, DECK, HAND, MAIN, SPACE, UNDER
from archfoe.labels import labels
from archfoe.modes import Options, rules
from archfoe.modes.legacy import Legacy
from archfoe.modes.rebirth import new_state
from archfoe.session import Session
from tests.rules.heroes_unite import start
from tests.rules.rebirth import RING, told
from tests.rules.rebirth.openings import cards_in, check_stacks
from tests.rules.rebirth.scenes import sides, where_is
from tests.vocabulary import Table, rule, table

ALONE, TEAMS = ("competitive",), ("competitive", "team")
SEVEN = {"Arkham Asylum", "Police Station", "Daily Planet", "Bank", "S.T.A.R. Labs", "Airport", "Hospital"}
#: Super-Villains with what they cost and the points that they bring.
FIVE = {"Sinestro": (9, 5), "Circe": (10, 5), "Brainiac": (10, 6), "Despero": (11, 6), "General Zod": (12, 7)}
L1, L2, L3, L4, L5 = LOCATIONS


def contest(**position: Any) -> Table:
    """Three players, each for himself, in the main step."""
    return table("rebirth", **{"players": 3, "variants": ALONE} | position)


def teams(**position: Any) -> Table:
    """P0 and P2 against P1 and P3, in the main step."""
    return table("rebirth", players=4, variants=TEAMS, **position)


def began(variants: tuple[str, ...] = ALONE, players: int = 3, seed: int = 1, **more: Any) -> Session:
    return start(seed, "rebirth", players=players, variants=variants, **{"heroes": "dealt"} | more)


def pass_questions(t: Table) -> None:
    """Whatever a Reward offers is declined."""
    while not t.over and (kind := t.view(t.asked()[0]).kind.name) != "main":
        assert kind in ("destroy", "fetch", "may", "target player", "pass"), kind
        t.answer(t.asked()[0], None)


def points(t: Table) -> list[int]:
    """What everybody would score now, without the cards of the starting decks, which are worth nothing."""
    return [t.vp(seat) for seat in range(len(t.state.teams))]


# Setting up


@rule("REB-23.1")
def test_no_scenario_no_side_missions_and_no_secret_cards() -> None:
    for wrong, says in (
        ({"scenario": 2}, "no scenarios"),
        ({"legacy": Legacy(missions=("rebuild",))}, "no Side Missions"),
        ({"legacy": Legacy(head_start="six cards")}, "head starts"),
        ({"players": 1}, "needs 2 to 4 players"),
    ):
        with pytest.raises(ArchfoeError, match=says):
            Options(**{"mode": "rebirth", "players": 3, "variants": ALONE, **wrong})
    assert not cards_in(began(), *(UNDER + seat for seat in range(3)))


@rule("REB-23.1")
def test_nothing_is_rebuilt_and_no_mission_completed() -> None:
    t = contest(at={0: "L2"}, damage={"L2": 2}, power=30, move=3, city={"L2": ["Trickster", "Cheetah", "Bane"]})
    assert not [label for label in t.offered(0) if label.startswith("rebuild")]
    for name in ("Trickster", "Cheetah", "Bane"):
        t.buy(name)
        pass_questions(t)
    assert events.COMPLETED not in {event.what for event in t.view(None).events()}


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
        session = began(seed=seed, legacy=Legacy(damage=(("bank", 5), ("airport", 2))))
        view = session.view(None)
        there = {view.tile(space): view.damage(space) for space in LOCATIONS}
        assert there == {tile: {"Bank": None, "Airport": 2}.get(tile, 0) for tile in there}


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
    """The first stack, and a game that begins with so many Villains on top of it."""
    options = Options("rebirth", 3, ALONE, heroes="dealt")
    s = new_state(options, key_of_seed(seed))
    villains = [card for card in s.piles[MAIN] if s.cards[card].type == "Villain" and not s.cards[card].super_villain]
    others = [card for card in s.piles[MAIN] if s.cards[card].type != "Villain"]
    first = s.piles[MAIN][-17:]
    wanted = others[: 17 - n] + villains[:n]
    rest = [card for card in s.piles[MAIN] if card not in wanted]
    free = [card for card in rest if not s.cards[card].super_villain]
    del first, free
    s.piles[MAIN] = rest + wanted
    return [s.cards[card].name for card in wanted], Game(rules(options), s)


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
        assert Session.__name__ and not any(s.seers(card) for card in s.piles[MAIN])
    assert len(places) > 8


@rule("REB-23.6", "REB-22.3")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_signature_cards_are_used_as_agreed(n: int) -> None:
    session = began(players=2, heroes="Batman,Cyborg", legacy=Legacy(signatures=(n, n)))
    cards = Counter(card.name for card in cards_in(session, DECK, HAND))
    wanted = ["Detective Work", "Smoke Pellet", "Contingency Plan"][:n]
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
    deck = {"deck0": ["Superman (7)"], "deck1": ["Robin"] * 2, "deck2": [], "deck3": ["Superman (7)"]}
    t = teams(main=[], **deck)
    t.end()
    assert t.over
    scores = t.view(None).scores()
    assert scores is not None
    assert scores[0] + scores[2] < scores[1] + scores[3]
    assert t.winners == (1, 3)


@rule("REB-23.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_for_himself_nobody_assists(players: int) -> None:
    t = contest(players=players, **{f"p{seat}": ["Green Arrow"] for seat in range(players)})
    assert t.asked() == [0]


@rule("REB-23.11", "REB-18.6", "REB-18.7")
def test_an_assist_card_waits_on_the_super_hero() -> None:
    t = contest(players=2, p0=["Green Arrow", "Robin"])
    t.store("Green Arrow")
    assert (t.stored(0), t.power(0), "store Robin" in t.offered(0)) == (["Green Arrow"], 0, False)
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
    assert session.view(None).ally is None
    assert not [label for label in labels(session.view(first)) if "ally" in label]


# Villains


@rule("REB-23.13")
def test_a_super_villain_that_enters_attacks_every_side() -> None:
    for t in (contest(from_start=True, main=["Sinestro", "Robin"]), teams(from_start=True, main=["Sinestro", "Robin"])):
        assert [t.discard(seat) for seat in range(len(t.state.teams))] == [["Weakness"]] * len(t.state.teams)


@rule("REB-23.13", "REB-7.1", "REB-11.1")
def test_in_step_2_only_the_active_player_is_attacked() -> None:
    t = contest(from_start=True, turn=1, city={"L2": ["Scarecrow"], "L5": ["Sinestro"]})
    t.answer(1, "Scarecrow")
    assert [t.discard(seat) for seat in range(3)] == [[], ["Weakness"] * 2, []]
    assert t.view(None).damage(L5) == 1


@rule("REB-23.14")
def test_a_defeated_villain_gives_its_reward_and_goes_to_the_score_pile() -> None:
    t = contest(city={"S5": ["Black Manta"]}, power=6, deck0=["Run"])
    t.buy("Black Manta")
    t.answer(0, "P0")
    assert (t.hand(0), t.trophies(0)) == (["Run"], ["Black Manta"])
    assert (t.discard(0), t.deck(0), t.destroyed) == ([], [], [])
    assert points(t) == [2, 0, 0]


@rule("REB-23.14")
def test_each_player_has_a_score_pile_and_it_is_never_drawn() -> None:
    t = teams(city={"S5": ["Bane", "Circe"]}, power=16, deck0=[])
    t.buy("Bane")
    pass_questions(t)
    t.buy("Circe")
    pass_questions(t)
    t.end()
    assert (t.trophies(0), t.trophies(2), t.hand(0)) == (["Bane", "Circe"], [], [])


@rule("REB-23.14", "REB-15.2")
def test_a_villain_that_batman_defeats_at_no_cost_is_scored_too() -> None:
    t = contest(from_start=True, city={"S5": ["Scarecrow"]}, p0=["Batman (6)"])
    t.answer(0, "Batman (6)")
    assert t.trophies(0) == ["Scarecrow"]


@rule("REB-23.20", "RB-21", "REB-8.5")
def test_a_defense_with_range_protects_no_opponent() -> None:
    t = contest(from_start=True, main=["Brainiac", "Robin"], p1=["Blue Beetle"])
    assert (t.asked(), t.offered(1)) == ([1], ["Blue Beetle for yourself"])
    t = teams(from_start=True, main=["Brainiac", "Robin"], p1=["Blue Beetle"])
    assert (t.asked(), t.offered(1)) == ([1], ["Blue Beetle for yourself", "Blue Beetle for P3"])


@rule("REB-23.20", "RB-21")
def test_in_an_opponents_turn_there_is_nothing_to_protect() -> None:
    t = contest(from_start=True, city={"S5": ["Scarecrow"]}, p1=["Blue Beetle"])
    assert (t.asked(), t.discard(0)) == ([0], ["Weakness"])


@rule("REB-23.20", "RB-21", "REB-15.14")
@pytest.mark.parametrize("variants", [ALONE, TEAMS])
def test_a_super_suit_shelters_no_opponent(variants: tuple[str, ...]) -> None:
    t = contest(players=4, variants=variants, from_start=True, main=["Sinestro", "Robin"], p0=["Super-Suit"])
    t.answer(0, "Super-Suit")
    t.answer(0, "slot 5")
    mate: list[str] = [] if variants == TEAMS else ["Weakness"]
    assert [t.discard(seat) for seat in range(4)] == [["Super-Suit"], ["Weakness"], mate, ["Weakness"]]


@rule("REB-23.20", "RB-21")
@pytest.mark.parametrize("variants", [ALONE, TEAMS])
def test_an_emerald_dome_covers_no_opponent(variants: tuple[str, ...]) -> None:
    t = contest(
        players=4, variants=variants, from_start=True, main=["Sinestro", "Robin"], hero0="Jessica Cruz",
        hero3="Superman", p0=["Emerald Dome"],
    )  # fmt: skip
    t.answer(0, "Emerald Dome for yourself")
    if variants == TEAMS:
        assert t.offered(0) == ["P2"]
        t.answer(0, "P2")
    mate: list[str] = [] if variants == TEAMS else ["Weakness"]
    assert [t.discard(seat) for seat in range(4)] == [["Emerald Dome"], ["Weakness"], mate, ["Weakness"]]


# The end


@rule("REB-23.15", "REB-24.6")
def test_it_ends_when_the_clock_has_no_box_left() -> None:
    t = contest(threat=5, facts={"clock": (1, 3)}, deck2=["Superman (7)"])
    t.end()
    assert (t.over, t.winners) == (True, (2,))


@rule("REB-23.16", "G-2")
def test_it_ends_when_step_4_finds_no_card() -> None:
    t = contest(main=["Robin"], deck1=["Superman (7)"])
    t.end()
    assert not t.over
    t.end()
    assert (t.over, t.winners) == (True, (1,))


@rule("REB-23.16", "G-2")
def test_an_empty_main_deck_alone_does_not_end_it() -> None:
    t = contest(main=[])
    assert not t.over


@rule("REB-23.17")
@pytest.mark.parametrize(("before", "over"), [(3, False), (4, True)])
def test_it_ends_at_once_with_the_fifth_super_villain_of_all(before: int, over: bool) -> None:
    t = contest(facts={"defeated": before}, city={"S5": ["Sinestro", "Trickster"]}, power=11)
    t.buy("Trickster")
    pass_questions(t)
    assert not t.over
    t.buy("Sinestro")
    assert (t.over, t.winners) == (over, (0,) if over else ())


@rule("REB-23.17")
def test_all_players_are_counted_together() -> None:
    city = {"S5": [*FIVE]}
    t = contest(city=city, power=9 + 10 + 10, p1=["Heat Vision"] * 9, threat=0)
    for name in ("Sinestro", "Circe", "Brainiac"):
        t.buy(name)
        pass_questions(t)
    assert (t.over, t.trophies(0)) == (False, ["Sinestro", "Circe", "Brainiac"])
    t = contest(facts={"defeated": 4}, turn=1, city={"S5": ["Circe"]}, power=10)
    t.buy("Circe")
    assert t.over


@rule("REB-23.18", "G-4")
def test_every_card_counts_wherever_it_is() -> None:
    """Robin is worth 1, Batmobile 2, Superman (7) 3 and a Weakness -1."""
    vp = {card.name: card.vp for card in contest(p0=["Robin", "Batmobile", "Superman (7)"]).state.cards}
    t = contest(
        p0=["Robin", "Weakness"], deck0=["Superman (7)"], discard0=["Robin"], in0=["Batmobile"], stored0=["Green Arrow"],
        played0=["Weakness"], deck1=["Weakness"],
    )  # fmt: skip
    robin, car, superman = vp["Robin"], vp["Batmobile"], vp["Superman (7)"]
    assert isinstance(robin, int) and isinstance(car, int) and isinstance(superman, int)
    arrow = next(card.vp for card in t.state.cards if card.name == "Green Arrow")
    assert isinstance(arrow, int)
    assert points(t) == [2 * robin + car + superman + arrow - 2, -1, 0]


@rule("REB-23.18")
@pytest.mark.parametrize("name", FIVE)
def test_the_score_pile_counts(name: str) -> None:
    cost, vp = FIVE[name]
    t = contest(city={"S5": [name]}, power=cost)
    t.buy(name)
    pass_questions(t)
    assert points(t) == [vp, 0, 0]


@rule("REB-23.19")
def test_the_most_points_win() -> None:
    t = contest(deck0=["Robin"], deck1=["Superman (7)"], deck2=["Weakness"], main=[])
    t.end()
    assert (t.over, t.winners) == (True, (1,))


def tied(**position: Any) -> Table:
    """P0 defeats Sinestro, who is worth 5; the others own what is said."""
    t = contest(city={"S5": ["Sinestro"]}, power=9, main=[], deck0=[], **position)
    t.buy("Sinestro")
    pass_questions(t)
    return t


@rule("REB-23.19", "G-5")
def test_of_equal_players_the_one_with_more_super_villains_wins() -> None:
    t = tied(deck1=["Robin"] * 5, deck2=["Robin"] * 4)
    assert points(t) == [5, 5, 4]
    t.end()
    assert t.winners == (0,)


@rule("REB-23.19", "G-5")
def test_regular_villains_do_not_break_a_tie_and_the_win_is_shared() -> None:
    t = contest(city={"S5": ["Trickster"]}, power=2, main=[], deck0=[], deck1=["Robin"], deck2=[])
    t.buy("Trickster")
    pass_questions(t)
    assert points(t) == [1, 1, 0]
    t.end()
    assert t.winners == (0, 1)


@rule("REB-23.19", "REB-23.10", "G-5")
def test_of_equal_teams_the_super_villains_of_both_members_count() -> None:
    t = teams(city={"S5": ["Sinestro"]}, power=9, main=[], deck0=[], deck1=["Robin"] * 2, deck2=[], deck3=["Robin"] * 3)
    t.buy("Sinestro")
    pass_questions(t)
    t.end()
    assert t.winners == (0, 2)
    t = teams(main=[], deck0=["Robin"], deck1=[], deck2=[], deck3=["Robin"])
    t.end()
    assert t.winners == (0, 1, 2, 3)


# The Threat Track


@rule("REB-24.1", "RB-17", "REB-6.3")
def test_level_0_a_super_villain_raises_the_threat_and_attacks_all() -> None:
    t = contest(from_start=True, main=["Sinestro", "Robin"])
    assert (t.threat, told(t, events.ATTACKED)) == (1, ["Sinestro"])


@rule("REB-24.1", "RB-17", "REB-6.2")
def test_level_0_a_regular_villain_does_neither() -> None:
    t = contest(from_start=True, main=["Scarecrow", "Robin"])
    assert (t.threat, told(t, events.ATTACKED)) == (0, [])


@rule("REB-24.1", "RB-17")
@pytest.mark.parametrize(("players", "variants"), [(2, ALONE), (4, ALONE), (4, TEAMS)])
def test_level_0_one_card_comes_also_with_two_players(players: int, variants: tuple[str, ...]) -> None:
    """The tile for small teams belongs to scenarios."""
    t = contest(players=players, variants=variants, from_start=True)
    assert sum(len(t.city(space)) for space in RING) == 1


@rule("REB-24.2", "RB-17", "REB-13.2")
@pytest.mark.parametrize(("threat", "new"), [(0, 1), (1, 2), (3, 2), (5, 2)])
def test_level_1_two_cards(threat: int, new: int) -> None:
    t = contest(from_start=True, threat=threat)
    assert sum(len(t.city(space)) for space in RING) == new


@rule("REB-24.2", "RB-17")
def test_level_1_a_super_villain_holds_it_at_one() -> None:
    t = contest(from_start=True, threat=1, at={0: "L1", 1: "L1", 2: "L1"}, city={"S3": ["Circe"]})
    assert sum(t.city(space).count("Green Arrow") for space in RING) == 1


@rule("REB-24.2", "RB-17", "REB-13.3")
def test_level_1_attacks_come_when_both_cards_are_there() -> None:
    t = contest(from_start=True, threat=2, main=["General Zod", "Brainiac"], p1=["Punch"] * 4)
    assert (t.asked(), t.city("S1"), t.city("S2")) == ([1], ["General Zod"], ["Brainiac"])


def at_level_2(**position: Any) -> Table:
    """Sinestro comes, and the Threat to 2; he himself takes nobody's Punch."""
    hands: dict[str, Any] = {f"p{seat}": ["Punch"] * 3 for seat in range(3)}
    return contest(from_start=True, threat=1, main=["Sinestro", "Robin"], **hands | position)


def discard_one(t: Table, *seats: int) -> None:
    for seat in seats:
        assert (t.view(seat).least, t.view(seat).most) == (1, 1)
        t.answer(seat, "Punch")


@rule("REB-24.3", "RB-17")
def test_level_2_each_player_discards_a_card() -> None:
    t = at_level_2()
    discard_one(t, 0, 1, 2)
    assert [t.hand(seat) for seat in range(3)] == [["Punch"] * 2] * 3


@rule("REB-24.3", "RB-17")
def test_level_2_the_leader_discards_two() -> None:
    t = contest(
        city={"S5": ["Circe"]}, power=10, threat=1, main=["Sinestro", "Robin"], p1=["Punch"] * 3, p2=["Punch"] * 3
    )
    t.buy("Circe")
    t.end()
    assert (t.active, t.threat) == (1, 2)
    discard_one(t, 1, 2)
    assert (t.view(0).least, t.view(0).most) == (2, 2)
    t.answer(0, "Punch", "Punch")
    assert [len(t.hand(seat)) for seat in range(3)] == [3, 2, 2]


@rule("REB-24.3", "RB-17")
def test_level_2_all_who_lead_discard_two_and_regular_villains_make_nobody_a_leader() -> None:
    t = contest(
        city={"S5": ["Circe", "Sinestro"]}, power=10, threat=0, main=["Robin", "Despero", "Robin"],
        p1=["Superman (7)"] * 3, p2=["Punch"] * 2,
    )  # fmt: skip
    t.buy("Circe")
    t.end()
    assert t.active == 1
    t = contest(city={"S5": ["Trickster"]}, power=2, threat=1, main=["Sinestro", "Robin"], p1=["Punch"] * 2)
    t.buy("Trickster")
    pass_questions(t)
    t.end()
    discard_one(t, 1)
    assert (t.view(0).least, t.view(0).most) == (1, 1)


@rule("REB-24.3", "RB-17")
@pytest.mark.parametrize("threat", [0, 2, 3])
def test_level_2_happens_once(threat: int) -> None:
    t = at_level_2(threat=threat)
    assert (t.threat, [t.hand(seat) for seat in range(3)]) == (threat + 1, [["Punch"] * 3] * 3)


@rule("REB-24.3", "RB-17")
def test_level_2_destroys_nothing() -> None:
    t = contest(from_start=True, threat=1, main=["Sinestro", "Robin"], city={"S3": ["Mera"]})
    assert (t.threat, t.destroyed) == (2, [])


@rule("REB-24.4", "RB-17")
@pytest.mark.parametrize(("name", "home", "cost", "vp"), [("Trickster", "L3", 2, 1), ("Circe", "L2", 10, 5)])
def test_level_3_a_villain_at_its_destination_costs_and_scores_1_more(name: str, home: str, cost: int, vp: int) -> None:
    position: dict[str, Any] = {"at": {0: home}, "city": {home: [name]}}
    assert f"buy {name}" not in contest(threat=3, power=cost, **position).offered(0)
    t = contest(threat=3, power=cost + 1, **position)
    t.buy(name)
    pass_questions(t)
    assert (t.power(0), points(t)) == (0, [vp + 1, 0, 0])


@rule("REB-24.4", "RB-17")
@pytest.mark.parametrize(("threat", "home"), [(2, "L2"), (3, "S5"), (4, "L3")])
def test_level_3_elsewhere_or_earlier_it_does_not(threat: int, home: str) -> None:
    t = contest(threat=threat, at={0: home}, city={home: ["Circe"]}, power=10)
    t.buy("Circe")
    pass_questions(t)
    assert points(t) == [5, 0, 0]


@rule("REB-24.4", "RB-17")
def test_level_3_the_point_counts_at_the_end() -> None:
    t = contest(threat=3, at={0: "L3"}, city={"L3": ["Trickster"]}, power=3, main=[], deck0=[], deck1=["Robin"])
    t.buy("Trickster")
    pass_questions(t)
    t.end()
    scores = t.view(None).scores()
    assert (t.over, t.winners, scores) == (True, (0,), [2, 1, 0])


@rule("REB-24.5", "RB-17")
@pytest.mark.parametrize(("threat", "there"), [(3, "S5"), (4, "L1"), (5, "L1")])
def test_level_4_super_villains_leave_characters(threat: int, there: str) -> None:
    t = contest(from_start=True, threat=threat, city={"S5": ["General Zod"]})
    assert where_is(t, "General Zod") == [there]


@rule("REB-24.5", "RB-17")
def test_level_4_regular_villains_do_not() -> None:
    t = contest(from_start=True, threat=4, turn=1, at={0: "S5", 1: "L3", 2: "S5"}, city={"S5": ["Bane"]})
    assert where_is(t, "Bane") == ["S5"]


@rule("REB-24.5", "RB-17", "REB-16.7")
def test_level_4_reverse_flash_goes_two_spaces_through_characters() -> None:
    t = contest(from_start=True, threat=4, turn=1, at={0: "L1", 1: "L3", 2: "S5"}, city={"L1": ["Reverse-Flash"]})
    assert where_is(t, "Reverse-Flash") == ["L5"]


@rule("REB-24.6", "RB-17", "REB-13.6", "REB-13.7")
def test_level_5_everybody_has_three_turns_and_then_it_is_scored() -> None:
    t = contest(
        from_start=True, threat=4, main=["Circe", *["Robin"] * 30], at={0: "S1"}, power=10, deck2=["Superman (7)"] * 9
    )
    t.buy("Circe")
    pass_questions(t)
    turns = []
    while not t.over:
        turns.append((t.active, t.view(None).clock))
        t.end()
    assert turns == [(seat, box) for box in (1, 2, 3) for seat in (0, 1, 2)]
    assert t.winners == (2,)


@rule("REB-24.6", "RB-17", "REB-13.8")
def test_level_5_later_super_villains_raise_nothing() -> None:
    t = contest(from_start=True, threat=5, facts={"clock": (1, 1)}, main=["Sinestro", "Robin"])
    assert (t.threat, t.view(None).clock, t.discard(0)) == (5, 1, ["Weakness"])


@rule("REB-24.6", "RB-17")
@pytest.mark.parametrize("threat", [3, 4])
def test_level_5_starts_the_clock(threat: int) -> None:
    t = contest(from_start=True, threat=threat, main=["Sinestro", "Robin"])
    assert (t.threat, t.view(None).clock) == (threat + 1, 1 if threat == 4 else None)


@rule("REB-23.2")
def test_basics_are_bought_as_ever() -> None:
    t = contest(at={0: "L3"}, power=9)  # Daily Planet B
    assert "buy Tomorrow's Headline" in t.offered(0)
    assert len(t.names(BASICS + 2)) == 5

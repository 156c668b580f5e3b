"""Scenario 2, Open Cells (REB-32.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED
from archfoe.games.city.legacy import BASIC_EACH, CLEAN_SWEEP
from archfoe.table.words.labels import labels
from tests.games.city.campaign.helpers import failed, lost, to_scenario
from tests.games.city.scenes import (
    completed,
    damage,
    ended,
    holding,
    lines_up,
    opened,
    scene,
    sides,
    stacks,
    sunrise,
    super_villains_in,
    where_is,
)
from tests.games.lineup.variants import begin
from tests.vocabulary import Table, rule

#: What they cost and where they make for.
ESCAPEES = {"Victor Zsasz": (4, "L2"), "Firefly": (5, "L4"), "Professor Pyg": (6, "L5")}
ALL_THREE = [*ESCAPEES]
ADDED = (1, 3, 3, 2, 2)  # to each stack


def caught(names: list[str], defeated: int = 0, **position: Any) -> Table:
    """P0 has defeated these Escapees in slot 5, and the team so many Super-Villains before; Rewards find no card."""
    power = sum(ESCAPEES[name][0] for name in names) + position.pop("power", 0)
    city = {"S5": [*names, *position.pop("more", [])]}
    t = scene(2, city=city, power=power, facts={"defeated": defeated}, deck0=[], deck1=[], deck2=[], **position)
    for name in names:
        t.buy(name)
        if not t.over and t.view(0).kind.name == "target player":
            t.answer(0, "P1")
    return t


def escaped(name: str, **position: Any) -> Table:
    """P0's turn begins with the Escapee at its Destination."""
    return sunrise(2, city={ESCAPEES[name][1]: [name]}, **position)


# Set-up


@rule("REB-32.1")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [1, 3])
def test_the_locations_of_scenario_2(seed: int, players: int) -> None:
    assert sides(opened(2, players, seed)) == {
        "Arkham Asylum": "B",
        "Police Station": "B",
        "S.T.A.R. Labs": "B",
        "Daily Planet": "A",
        "Hospital": "A",
    }


@rule("REB-32.2", "REB-19.8")
@pytest.mark.parametrize(("threat", "lost_a_card"), [(3, False), (4, True), (5, True)])
def test_from_level_4_on_a_regular_villain_that_enters_attacks(threat: int, lost_a_card: bool) -> None:
    t = sunrise(
        2, players=4, threat=threat, main=["Victor Zsasz"] * 2, p0=["Punch"], p1=["Punch"], city={"L5": ["Circe"]}
    )
    assert where_is(t, "Victor Zsasz") == ["S1"]
    assert (t.discard(0) == ["Punch"], t.hand(1)) == (lost_a_card, ["Punch"])


@rule("REB-32.2", "REB-13.5")
def test_level_3_stays_as_it_is() -> None:
    assert "buy Trickster" not in scene(2, threat=3, city={"S5": ["Trickster"]}, power=4).offered(0)
    assert "buy Trickster" in scene(2, threat=3, city={"S5": ["Trickster"]}, power=5).offered(0)


@rule("REB-32.2", "REB-19.13")
@pytest.mark.parametrize(
    ("players", "threat", "new"), [(1, 0, 2), (2, 0, 2), (3, 0, 1), (4, 0, 1), (2, 1, 2), (3, 1, 2)]
)
def test_a_small_team_has_two_new_cards_from_level_0_on(players: int, threat: int, new: int) -> None:
    assert lines_up(sunrise(2, players=players, threat=threat)) == new


@rule("REB-32.3")
@pytest.mark.parametrize("seed", range(4))
def test_the_stacks_of_scenario_2(seed: int) -> None:
    piles = stacks(opened(2, seed=seed), ADDED)
    assert super_villains_in(piles) == [0, 2, 2, 2, 2]
    assert [holding(piles, name) for name in ESCAPEES] == [[1], [2], [3]]


@rule("REB-32.3", "REB-20.3")
def test_additions_are_shuffled_into_their_stacks() -> None:
    places = set()
    for seed in range(12):
        first = stacks(opened(2, seed=seed), ADDED)[0]
        places.add([card.name for card in first].index("Victor Zsasz"))
    assert len(places) > 4


# Escapees


@rule("REB-32.4")
@pytest.mark.parametrize("name", ALL_THREE)
def test_an_escapee_enters_as_a_regular_villain(name: str) -> None:
    t = sunrise(2, main=[name, "Robin"], p0=["Punch"], p1=["Punch"], at=dict.fromkeys(range(3), "S1"))
    assert (where_is(t, name), t.threat, t.hand(0), t.discard(1)) == (["S1"], 0, ["Punch"], [])


@rule("REB-32.4", "REB-19.13")
def test_escapees_do_not_hold_back_the_second_card() -> None:
    t = sunrise(2, players=2, city={"S2": ["Firefly"]})
    assert lines_up(t) == 1 + 2


@rule("REB-32.4", "REB-15.2")
def test_batman_defeats_an_escapee_who_attacks() -> None:
    t = escaped("Victor Zsasz", p0=["Batman (6)"], at={0: "S5"})
    t.answer(0, "Batman (6)")
    assert (t.names(REMOVED), where_is(t, "Victor Zsasz")) == (["Victor Zsasz"], [])


@rule("REB-32.4", "REB-32.2", "REB-19.8")
@pytest.mark.parametrize("name", ALL_THREE)
def test_tile_c_lets_an_escapee_attack_the_active_player_alone(name: str) -> None:
    robins = {f"p{seat}": ["Robin"] for seat in range(3)}
    t = sunrise(2, threat=4, main=[name] * 2, city={"L5": ["Circe"]}, turn=1, **robins)
    hurt = {"Victor Zsasz": ["Robin"], "Firefly": ["Weakness"], "Professor Pyg": ["Weakness", "Robin"]}
    assert (t.discard(0), t.discard(1), t.discard(2)) == ([], hurt[name], [])
    assert damage(t) == [0] * 5  # he is at no Destination


@rule("REB-32.4", "REB-6.4")
@pytest.mark.parametrize(("name", "there"), [("Victor Zsasz", "S2"), ("Firefly", "S3"), ("Professor Pyg", "S3")])
def test_an_escapee_moves_one_space_at_a_time(name: str, there: str) -> None:
    """Location 2 is one space further from Location 3 than its neighbour slot; Locations 4 and 5 lie the other way."""
    assert where_is(sunrise(2, city={"L3": [name]}), name) == [there]


@rule("REB-32.5")
@pytest.mark.parametrize("name", ALL_THREE)
def test_a_defeated_escapee_is_laid_beside_the_threat_track(name: str) -> None:
    t = caught([name])
    assert (t.names(REMOVED), t.destroyed, t.city("S5")) == ([name], [], [])
    for seat in (0, 1, 2, None):
        assert [card.name for card in t.view(seat).known(REMOVED)] == [name]


@rule("REB-32.5")
def test_the_reward_of_an_escapee_is_carried_out() -> None:
    t = scene(2, city={"S5": ["Victor Zsasz"]}, power=4, p1=["Punch", "Run"])
    t.buy("Victor Zsasz")
    t.answer(1, "Punch")
    assert (t.hand(1), t.destroyed) == (["Run"], ["Punch"])


@rule("REB-32.5", "REB-15.5")
def test_doctor_fate_carries_it_out_twice() -> None:
    t = scene(2, city={"S5": ["Firefly"]}, power=2, p0=["Doctor Fate"], discard1=["Punch"], discard2=["Run"])
    t.play("Doctor Fate")
    t.buy("Firefly")
    t.answer(0, "P1")
    t.answer(1, "Punch")
    t.answer(2, "Run")
    assert (t.destroyed, t.names(REMOVED)) == (["Punch", "Run"], ["Firefly"])


@rule("REB-32.6")
@pytest.mark.parametrize(("name", "lost"), [("Victor Zsasz", 1), ("Firefly", 3), ("Professor Pyg", 4)])
@pytest.mark.parametrize("where", ["S1", "L2", "L4", "L5"])
def test_an_escapee_damages_its_destination(name: str, lost: int, where: str) -> None:
    """`lost` is the number of the Location, counted from 0."""
    t = escaped(name, at=dict.fromkeys(range(3), where), weaknesses=0)
    assert damage(t) == [int(number == lost) for number in range(5)]


@rule("REB-32.6")
@pytest.mark.parametrize("name", ALL_THREE)
def test_an_escapee_who_is_avoided_deals_no_damage(name: str) -> None:
    t = escaped(name, p0=["Invulnerability"])
    t.answer(0, "Invulnerability")
    assert damage(t) == [0] * 5


@rule("REB-32.6")
def test_an_escapee_who_only_shares_the_space_deals_no_damage() -> None:
    t = sunrise(2, at={0: "L3"}, p0=["Punch"], city={"L3": ["Victor Zsasz"]})
    assert (t.discard(0), damage(t)) == (["Punch"], [0] * 5)


@rule("REB-32.6")
def test_another_regular_villain_deals_no_damage() -> None:
    t = sunrise(2, p0=["Punch"], city={"L2": ["Killer Frost"]})
    assert (t.discard(0), damage(t)) == (["Punch"], [0] * 5)


@rule("REB-32.6", "REB-11.1", "RB-10")
def test_an_escapee_and_a_super_villain_deal_one_damage_each() -> None:
    t = sunrise(2, city={"L5": ["Ocean Master", "Professor Pyg"]}, weaknesses=0)
    t.answer(0, "Professor Pyg")
    assert damage(t) == [0, 0, 0, 0, 2]


@rule("REB-32.6", "REB-11.3")
def test_an_escapee_destroys_a_location() -> None:
    t = sunrise(2, city={"L2": ["Victor Zsasz"]}, damage={"L2": 4}, at={0: "L2"}, power=3)
    assert damage(t)[1] is None
    assert "buy Bat-Signal" not in t.offered(0)


# Side Missions


@rule("REB-32.7", "REB-30.5")
def test_three_escapees_in_one_turn_are_a_clean_sweep() -> None:
    assert completed(caught(ALL_THREE)) == [CLEAN_SWEEP]


# Winning and losing


@rule("REB-32.8")
def test_all_escapees_and_four_super_villains_win() -> None:
    t = caught(ALL_THREE[:2], defeated=4, more=["Professor Pyg"], power=6)
    assert not t.over
    t.buy("Professor Pyg")
    assert (t.over, t.winners, t.asked()) == (True, (0, 1, 2), [])


@rule("REB-32.8")
def test_the_fourth_super_villain_wins_if_all_escapees_are_caught() -> None:
    t = caught(ALL_THREE, defeated=3, more=["Ocean Master"], power=8)
    assert not t.over
    t.buy("Ocean Master")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-32.8")
@pytest.mark.parametrize(("names", "defeated"), [(ALL_THREE, 2), (ALL_THREE[:2], 8), ([], 8)])
def test_neither_is_enough_alone(names: list[str], defeated: int) -> None:
    t = caught(names, defeated=defeated, more=["Ocean Master"], power=8)
    t.buy("Ocean Master")
    assert not t.over


@rule("REB-32.8")
def test_escapees_are_no_super_villains() -> None:
    assert not caught(ALL_THREE, defeated=1).over


@rule("REB-32.8", "REB-30.5", "REB-30.3")
def test_the_winning_blow_may_complete_a_side_mission() -> None:
    t = caught(ALL_THREE, defeated=4)
    assert (t.over, ended(t).won, completed(t)) == (True, True, [CLEAN_SWEEP])


@rule("REB-32.8")
@pytest.mark.parametrize("players", [1, 2])
def test_a_small_team_needs_as_many(players: int) -> None:
    decks: dict[str, Any] = {f"deck{seat}": [] for seat in range(players)}
    for defeated, over in ((3, False), (4, True)):
        t = scene(2, players=players, city={"S5": ALL_THREE}, power=15, facts={"defeated": defeated}, **decks)
        for name in ALL_THREE:
            t.buy(name)
        assert (t.over, bool(t.winners)) == (over, over)


@rule("REB-32.9", "REB-20.14")
def test_the_team_loses_when_the_clock_runs_out() -> None:
    t = scene(2, threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners, t.active) == (True, (), 1)


@rule("REB-32.9", "REB-20.14")
def test_the_team_loses_if_no_card_is_left() -> None:
    t = scene(2, main=[])
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-32.9")
def test_five_destroyed_locations_do_not_lose_scenario_2() -> None:
    t = sunrise(2, damage={"L1": 5, "L2": 4, "L3": 5, "L4": 5, "L5": 5}, city={"L2": ["Victor Zsasz"]})
    assert (damage(t), t.over) == ([None] * 5, False)
    t.end()
    assert (t.active, t.over) == (1, False)


# The reward


@rule("REB-32.10", "REB-20.18")
def test_each_player_begins_scenario_3_with_a_basic_card() -> None:
    campaign = to_scenario(3)
    assert campaign.options().legacy.head_start == BASIC_EACH
    session = begin(campaign.options())
    for seat, name in ((0, "Flight"), (1, "Carry On")):
        offered = labels(session.view(seat))
        assert sorted(label.split(" (")[0] for label in offered) == ["Bat-Signal", "Carry On", "Flight"]
        session.decide(seat, next(i for i, label in enumerate(offered) if label.startswith(name)))
    assert [[card.name for card in session.view(0).discard(seat)] for seat in (0, 1)] == [["Flight"], ["Carry On"]]


@rule("REB-32.10", "REB-20.9", "REB-20.16")
def test_the_basic_card_is_for_scenario_3_after_a_win_only() -> None:
    assert failed(to_scenario(2)).options().legacy.head_start == ""
    assert lost(to_scenario(3)).options().legacy.head_start == BASIC_EACH
    assert to_scenario(4).options().legacy.head_start == ""

"""Scenario 5: Starro and his Spores (REB-35.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED
from archfoe.games.city.piles import BESIDE
from archfoe.games.city.view import city_in
from archfoe.games.city.words.goals import goal_lines
from tests.games.city.openings import check_stacks
from tests.games.city.scenes import opened, scene, sides, where_is
from tests.vocabulary import Table, rule

MIND_CONTROL = 5
SPORES = ["Spore"] * 3


def night(**position: Any) -> Table:
    return scene(MIND_CONTROL, **position)


# Set-up


@rule("REB-35.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(MIND_CONTROL, seed=seed)) == {
        "Batcave": "A", "Daily Planet": "A", "S.T.A.R. Labs": "A", "Bank": "B", "City": "B",
    }  # fmt: skip


@rule("REB-35.2")
@pytest.mark.parametrize(("threat", "bought"), [(3, True), (4, False)])
def test_tile_b_covers_level_4(threat: int, bought: bool) -> None:
    t = night(threat=threat, power=9, city={"S5": ["Bane", "Green Arrow"]})
    assert ("buy Green Arrow" in t.offered(0)) == bought


@rule("REB-35.2")
@pytest.mark.parametrize(("players", "there"), [(2, "L1"), (3, "S5")])
def test_a_small_team_has_tile_a_at_level_2(players: int, there: str) -> None:
    t = night(players=players, threat=2, from_start=True, city={"S5": ["General Zod"]})
    assert where_is(t, "General Zod") == [there]


@rule("REB-35.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_begins_at_threat_1(players: int) -> None:
    city = city_in(opened(MIND_CONTROL, players).view(None))
    assert (city.threat, len(city.levels[3])) == (1, 1)


@rule("REB-35.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(3))
def test_its_main_deck(seed: int) -> None:
    check_stacks(opened(MIND_CONTROL, seed=seed), (0, 2, 1, 2, 2), {3: ["Starro"]})


@rule("REB-35.4")
def test_three_spores_lie_beside_the_city() -> None:
    assert [card.name for card in opened(MIND_CONTROL).view(None).known(BESIDE)] == SPORES


# Starro and his Spores


@rule("REB-35.5")
def test_starro_gives_each_player_who_is_hit_a_spore() -> None:
    t = night(from_start=True, main=["Starro", "Green Arrow"], beside=SPORES, p1=["Bulletproof"])
    t.answer(1, "Bulletproof")
    assert [t.discard(seat)[-1:] for seat in (0, 2)] == [["Spore"], ["Spore"]]
    assert "Spore" not in t.discard(1)
    assert t.names(BESIDE) == ["Spore"]


@rule("REB-35.5")
def test_without_a_spore_it_is_a_weakness() -> None:
    t = night(players=4, from_start=True, main=["Starro", "Green Arrow"], beside=SPORES)
    for seat in (3, 0, 1):  # the order in which the team takes what there is
        t.answer(0, f"P{seat}")
    assert [t.discard(seat) for seat in range(4)] == [["Spore"], ["Spore"], ["Weakness"], ["Spore"]]


@rule("REB-35.5", "REB-7.1")
def test_at_home_he_hits_the_active_player_alone() -> None:
    t = night(from_start=True, turn=1, city={"L2": ["Starro"]}, beside=SPORES)
    assert [t.discard(seat) for seat in range(3)] == [[], ["Spore"], []]


@rule("REB-35.6")
@pytest.mark.parametrize(("hand", "asked"), [(["Spore"], [0]), (["Punch"], [0, 1])])
def test_who_has_a_spore_in_hand_cannot_be_assisted(hand: list[str], asked: list[int]) -> None:
    assert night(p0=hand, p1=["Green Arrow"]).asked() == asked


@rule("REB-35.6")
def test_a_spore_elsewhere_or_with_the_helper_does_not_matter() -> None:
    assert night(discard0=["Spore"], p1=["Green Arrow"]).asked() == [0, 1]
    assert night(p1=["Green Arrow", "Spore"]).asked() == [0, 1]
    t = night(p0=["Spore"], p1=["Green Arrow"])
    t.play("Spore")
    assert (t.asked(), t.power(0)) == ([0, 1], 0)


@rule("REB-35.6")
def test_all_see_who_cannot_be_assisted() -> None:
    city = city_in(night(p1=["Spore"]).view(0))
    assert city.with_character(1) == ["a Spore, so nobody can assist"]
    assert city.with_character(0) == []


@rule("REB-35.4", "REB-12.3")
def test_a_destroyed_spore_goes_back_beside_the_city() -> None:
    t = night(p0=["Spore", "Run"], city={"S5": ["Lex Luthor"]}, power=10)
    t.buy("Lex Luthor")
    t.answer(0, "Spore")
    assert t.names(BESIDE) == ["Spore"]


@rule("REB-35.4")
def test_a_discarded_spore_stays_in_its_deck() -> None:
    t = night(p0=["Spore"])
    t.end()
    assert (t.discard(0), t.names(BESIDE)) == (["Spore"], [])


@rule("REB-35.7")
def test_his_reward_takes_every_spore_and_lets_each_player_draw() -> None:
    t = night(
        city={"S5": ["Starro"]}, power=13, p0=["Spore"], deck0=["Run", "Punch"], discard1=["Spore", "Run"],
        deck1=["Spore", "Helping Hand"], beside=["Spore"],
    )  # fmt: skip
    t.buy("Starro")
    assert (t.hand(0), t.hand(1), t.hand(2), t.discard(1)) == (["Run"], ["Helping Hand"], ["Punch"], ["Run"])
    assert (t.names(BESIDE), t.names(REMOVED)) == ([], ["Spore"] * 4)


# The end


@rule("REB-35.8")
def test_four_with_starro_win() -> None:
    t = night(facts={"defeated": 3}, destroyed=["Starro"], city={"S5": ["Deathstroke"]}, power=8)
    t.buy("Deathstroke")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-35.8")
def test_four_without_starro_do_not_and_with_him_at_last_they_do() -> None:
    t = night(facts={"defeated": 3}, city={"S5": ["Deathstroke", "Starro"]}, power=8 + 13)
    t.buy("Deathstroke")
    t.answer(0, "P0")
    assert not t.over
    t.buy("Starro")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-35.8")
def test_starro_as_the_third_does_not_win() -> None:
    t = night(facts={"defeated": 2}, city={"S5": ["Starro"]}, power=13)
    t.buy("Starro")
    assert not t.over


@rule("REB-35.9", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = night(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = night(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-35.9", "REB-20.13")
def test_five_ruins_do_not_lose_it() -> None:
    t = night(from_start=True, city={"L2": ["Lex Luthor"]}, damage={"L2": 4, **{f"L{n}": 5 for n in (1, 3, 4, 5)}})
    assert (city_in(t.view(0)).ruins, t.over) == ([0, 2, 4, 6, 8], False)


def test_how_far_it_is() -> None:
    t = night(facts={"defeated": 1}, destroyed=["Deathstroke"], city={"S1": ["Starro"]}, beside=["Spore"])
    assert goal_lines(city_in(t.view(0)))[0].startswith(
        "Starro is in the city and costs 13. Super-Villains defeated: 1 of 4 (Deathstroke). Spores beside the city: 1."
    )

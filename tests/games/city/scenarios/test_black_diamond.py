"""Scenario 4, Black Diamond (REB-34.x); its Secret Cards are in test_secrets.py and test_shards.py."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.cards import SUPER_VILLAIN_KIND
from archfoe.core.piles import UNDER, UNUSED, WEAKNESSES
from archfoe.games.city.legacy import SIX_CARDS
from archfoe.games.city.view import city_in
from tests.games.city.campaign.helpers import failed, lost, to_scenario
from tests.games.city.scenes import (
    damage,
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

ADDED = (0, 2, 2, 2, 2)  # to each stack
PRIDE, ENVY, GREED = "Shard of Pride", "Shard of Envy", "Shard of Greed"
ECLIPSO = ["Eclipso"]


def cost(t: Table) -> int:
    """What Eclipso costs P0 now."""
    return next(price for card, price in city_in(t.view(0)).spot(9).cards if card.name == "Eclipso")


# Set-up


@rule("REB-34.1")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_locations_of_scenario_4(players: int) -> None:
    assert sides(opened(4, players)) == {
        "Daily Planet": "B",
        "S.T.A.R. Labs": "B",
        "Arkham Asylum": "A",
        "Airport": "A",
        "Hospital": "A",
    }


@rule("REB-34.2", "REB-19.10", "REB-19.1")
@pytest.mark.parametrize(("players", "each"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_level_2_weakens_each_player_of_a_larger_team(players: int, each: int) -> None:
    """General Zod raises the Threat to 2; he has nothing to take, and Heat Vision stays in either case."""
    t = sunrise(4, players=players, threat=1, main=["General Zod", "Robin", "Robin"], city={"S5": ["Heat Vision"]})
    assert (t.threat, t.city("S5")) == (2, ["Heat Vision"])
    assert [t.discard(seat).count("Weakness") for seat in range(players)] == [each] * players


@rule("REB-34.2", "REB-19.5", "REB-13.1")
def test_the_weaknesses_of_level_2_come_before_the_attack() -> None:
    """Sinestro gives another one and takes the Hero."""
    t = sunrise(4, threat=1, p0=["Robin"], city={"L5": ["Circe"]}, main=["Sinestro", "Robin"])
    assert (t.threat, t.discard(0)) == (2, ["Weakness", "Weakness", "Robin"])


@rule("REB-34.2", "REB-19.5")
def test_the_weaknesses_of_level_2_come_once() -> None:
    t = sunrise(4, threat=2, main=["General Zod"] * 2)
    assert (t.threat, [t.discard(seat) for seat in range(3)]) == (4, [[]] * 3)


@rule("REB-34.2", "REB-19.7")
@pytest.mark.parametrize(("threat", "wares"), [(3, ["Bane", "Robin", "Tomorrow's Headline"]), (4, ["Bane"])])
def test_from_level_4_on_villains_guard_what_lies_with_them(threat: int, wares: list[str]) -> None:
    t = scene(4, threat=threat, at={0: "L1"}, city={"L1": ["Bane", "Robin"]}, power=9)
    assert sorted(label.removeprefix("buy ") for label in t.offered(0) if label.startswith("buy ")) == wares


@rule("REB-34.2", "REB-19.13")
@pytest.mark.parametrize(("players", "new"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_a_small_team_has_two_new_cards_from_level_0_on(players: int, new: int) -> None:
    assert lines_up(sunrise(4, players=players)) == new


@rule("REB-34.3")
@pytest.mark.parametrize("seed", range(4))
def test_the_stacks_of_scenario_4(seed: int) -> None:
    session = opened(4, seed=seed)
    piles = stacks(session, ADDED)
    assert super_villains_in(piles) == [0, 2, 2, 1, 2]
    assert holding(piles, "Eclipso") == [4]
    s = session.game.state
    left = [s.cards[card].name for card in s.piles[UNUSED] if s.cards[card].kind == SUPER_VILLAIN_KIND]
    assert len(left) == 1


@rule("REB-34.3", "REB-34.4")
def test_a_replay_has_the_same_cards_but_for_the_secret_ones() -> None:
    piles = stacks(opened(4, attempt=2), ADDED)
    assert (super_villains_in(piles), holding(piles, "Eclipso")) == ([0, 2, 2, 1, 2], [4])


@rule("REB-34.4", "REB-31.1", "REB-31.2")
@pytest.mark.parametrize(("attempt", "each"), [(1, 1), (2, 0)])
def test_secret_cards_are_passed_in_the_first_try(attempt: int, each: int) -> None:
    view = opened(4, attempt=attempt).view(None)
    assert [view.size(UNDER + seat) for seat in range(3)] == [each] * 3


# Eclipso


@rule("REB-34.5")
@pytest.mark.parametrize(
    ("held", "price"),
    [
        ({}, 17),
        ({"under0": [PRIDE]}, 18),
        ({"under1": [PRIDE]}, 18),
        ({"under0": [PRIDE], "under1": [ENVY], "under2": [GREED]}, 20),
    ],
)
def test_eclipso_costs_1_more_for_each_secret_card(held: dict[str, Any], price: int) -> None:
    t = scene(4, city={"S5": ECLIPSO}, power=price - 1, **held)
    assert "buy Eclipso" not in t.offered(0)
    t = scene(4, city={"S5": ECLIPSO}, power=price, **held)
    assert (cost(t), "buy Eclipso" in t.offered(0)) == (price, True)


@rule("REB-34.5", "REB-31.4")
def test_a_released_secret_card_makes_him_cheaper_at_once() -> None:
    t = scene(4, city={"S5": ["Ocean Master", *ECLIPSO]}, under0=[PRIDE], under1=[ENVY], power=8)
    assert cost(t) == 19
    t.buy("Ocean Master")
    t.answer(0, "P1")
    assert cost(t) == 19
    t.use(PRIDE)
    assert cost(t) == 18


@rule("REB-34.5", "REB-13.5")
def test_the_threat_comes_on_top() -> None:
    assert cost(scene(4, city={"S5": ECLIPSO}, under0=[PRIDE], threat=3)) == 21


@rule("REB-34.5")
def test_other_super_villains_cost_what_they_cost() -> None:
    t = scene(4, city={"S5": ["Ocean Master"]}, under0=[PRIDE], under1=[ENVY], power=8)
    assert "buy Ocean Master" in t.offered(0)


@rule("REB-34.6")
@pytest.mark.parametrize(
    ("held", "left"), [({}, ["Punch"]), ({"under0": [PRIDE]}, []), ({"under1": [PRIDE]}, ["Punch"])]
)
def test_eclipso_weakens_and_takes_a_card_of_who_holds_a_secret(held: dict[str, Any], left: list[str]) -> None:
    t = sunrise(4, p0=["Punch"], city={"L3": ECLIPSO}, **held)
    assert (t.hand(0), t.discard(0).count("Weakness"), damage(t)) == (left, 1, [0, 0, 1, 0, 0])


@rule("REB-34.6")
def test_as_he_enters_he_looks_at_each_player() -> None:
    t = sunrise(4, p0=["Punch"], p1=["Punch"], p2=["Punch"], under1=[ENVY], main=[*ECLIPSO, "Robin"])
    assert [t.hand(seat) for seat in range(3)] == [["Punch"], [], ["Punch"]]
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"], ["Weakness", "Punch"], ["Weakness"]]


@rule("REB-34.6", "REB-12.2")
def test_without_weaknesses_the_card_is_discarded_all_the_same() -> None:
    t = sunrise(4, p0=["Punch", "Run"], city={"L3": ECLIPSO}, under0=[PRIDE], weaknesses=0)
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Run"])


@rule("REB-34.6")
def test_who_avoids_him_loses_nothing() -> None:
    t = sunrise(4, p0=["Invulnerability", "Punch"], city={"L3": ECLIPSO}, under0=[PRIDE])
    t.answer(0, "Invulnerability")
    assert (t.discard(0), len(t.names(WEAKNESSES)), damage(t)) == ([], 15, [0] * 5)


@rule("REB-34.6", "REB-31.15")
def test_dread_has_its_price_against_him_too() -> None:
    t = sunrise(4, p0=["Invulnerability", "Punch"], city={"L3": ECLIPSO}, under0=["Shard of Dread"])
    t.answer(0, "Invulnerability")
    assert (t.hand(0), t.discard(0)) == (["Invulnerability"], ["Punch"])


# Winning and losing


@rule("REB-34.7")
@pytest.mark.parametrize(("others", "over"), [(0, False), (3, False), (4, True), (6, True)])
def test_eclipso_wins_as_the_fifth_or_later(others: int, over: bool) -> None:
    t = scene(4, city={"S5": ECLIPSO}, power=17, facts={"defeated": others})
    t.buy("Eclipso")
    assert (t.over, t.winners) == (over, (0, 1, 2) if over else ())


@rule("REB-34.7")
def test_another_may_be_the_fifth_if_eclipso_has_fallen() -> None:
    t = scene(4, city={"S5": [*ECLIPSO, "Ocean Master"]}, power=25, facts={"defeated": 3})
    t.buy("Eclipso")
    assert not t.over
    t.buy("Ocean Master")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-34.7")
def test_five_others_do_not_win() -> None:
    t = scene(4, city={"S5": ["Ocean Master"]}, power=8, facts={"defeated": 6})
    t.buy("Ocean Master")
    assert not t.over


@rule("REB-34.7")
def test_secret_cards_need_not_be_released_to_win() -> None:
    t = scene(4, city={"S5": ECLIPSO}, power=19, under0=[PRIDE], under1=[ENVY], facts={"defeated": 4})
    t.buy("Eclipso")
    assert (t.over, t.under(0), t.under(1)) == (True, [PRIDE], [ENVY])


@rule("REB-34.7")
@pytest.mark.parametrize("players", [1, 2])
def test_a_small_team_needs_as_many(players: int) -> None:
    for others, over in ((3, False), (4, True)):
        t = scene(4, players=players, city={"S5": ECLIPSO}, power=17, facts={"defeated": others})
        t.buy("Eclipso")
        assert t.over == over


@rule("REB-34.8", "REB-20.14")
def test_the_team_loses_when_the_clock_runs_out() -> None:
    t = scene(4, threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-34.8", "REB-20.14")
def test_the_team_loses_if_no_card_is_left() -> None:
    t = scene(4, main=[])
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-34.8")
def test_five_destroyed_locations_do_not_lose_scenario_4() -> None:
    t = sunrise(4, damage={"L1": 5, "L2": 5, "L3": 4, "L4": 5, "L5": 5}, city={"L3": ECLIPSO})
    assert (damage(t), t.over) == ([None] * 5, False)
    t.end()
    assert (t.active, t.over) == (1, False)


@rule("REB-34.8", "REB-34.5")
def test_eclipso_goes_to_location_3() -> None:
    assert where_is(sunrise(4, city={"L1": ECLIPSO}), "Eclipso") == ["S1"]
    assert where_is(sunrise(4, city={"L5": ECLIPSO}), "Eclipso") == ["S4"]


# The reward


@rule("REB-34.9", "REB-20.17")
def test_the_first_hands_of_scenario_5_have_six_cards() -> None:
    options = to_scenario(5).options()
    assert options.legacy.head_start == SIX_CARDS
    session = begin(options)
    assert [len(session.view(seat).hand) for seat in (0, 1)] == [6, 6]


@rule("REB-34.9", "REB-20.9", "REB-20.16")
def test_the_six_cards_are_for_scenario_5_after_a_win_only() -> None:
    assert failed(to_scenario(4)).options().legacy.head_start == ""
    assert lost(to_scenario(5)).options().legacy.head_start == SIX_CARDS
    assert [len(begin(to_scenario(n).options()).view(0).hand) for n in (4, 6)] == [5, 5]

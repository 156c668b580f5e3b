"""Scenario 7: the first Super-Villains that fall get up again (REB-37.x, RB-25)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.events import ATTACKED
from archfoe.core.piles import DECK, HAND
from archfoe.games.city.card import city_card
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.scenarios.retaliations.rules import RETALIATES, retaliations
from archfoe.games.city.view import city_in
from archfoe.games.city.words.goals import goal_lines
from archfoe.table.session import Session
from tests.games.city import told
from tests.games.city.openings import check_stacks
from tests.games.city.scenes import ended, opened, scene, sides, where_is
from tests.vocabulary import Table, rule

RETALIATIONS = 7
L1, L2, L3, L4, L5 = LOCATIONS


def revenge(*retaliated: str, **position: Any) -> Table:
    """A table of scenario 7 on which these Super-Villains have fallen once."""
    facts = {"retaliated": retaliated, **position.pop("facts", {})}
    return scene(RETALIATIONS, **{"threat": 1, "facts": facts} | position)


def beaten(at: str = "S5", name: str = "Doomsday", *retaliated: str, **position: Any) -> Table:
    """P0 has just defeated a Super-Villain whose Reward finds nothing to destroy."""
    t = revenge(*retaliated, at=dict.fromkeys(range(3), at), city={at: [name]}, power=20, **position)
    t.buy(name)
    return t


# Set-up


@rule("REB-37.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(RETALIATIONS, seed=seed)) == {
        "Batcave": "A", "S.T.A.R. Labs": "A", "Bank": "B", "City": "B", "Daily Planet": "B",
    }  # fmt: skip


@rule("REB-37.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_level_2_is_blank_and_tile_b_covers_level_4(players: int) -> None:
    city = city_in(opened(RETALIATIONS, players).view(None))
    assert [text.text for text in city.levels[2]] == []
    assert [text.name for text in city.levels[4]] == ["Tile B"]


@rule("REB-37.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(3))
def test_its_main_deck(seed: int) -> None:
    check_stacks(opened(RETALIATIONS, seed=seed), (0, 2, 2, 2, 1), {})


@rule("REB-37.3", "REB-22.7")
def test_every_super_hero_begins_with_three_signature_cards() -> None:
    session = opened(RETALIATIONS, signatures=(1, 1, 1))
    assert [first_deck(session, seat) for seat in range(3)] == [{"Punch": 3, "signature": 3}] * 3


def first_deck(session: Session, seat: int) -> dict[str, int]:
    """How many Punches and Signature cards a player begins with."""
    s = session.game.state
    cards = [s.cards[card] for card in s.piles[DECK + seat] + s.piles[HAND + seat]]
    return {
        "Punch": sum(card.name == "Punch" for card in cards),
        "signature": sum(bool(city_card(card).super_hero) for card in cards),
    }


# Retaliation


@rule("REB-37.4")
@pytest.mark.parametrize(("at", "slot"), [("S5", "S2"), ("L1", "S3"), ("S1", "S3"), ("L4", "S1"), ("S3", "S1")])
def test_it_is_back_in_the_slot_farthest_from_the_active_character(at: str, slot: str) -> None:
    t = beaten(at)
    assert where_is(t, "Doomsday") == [slot]
    assert told(t, RETALIATES) == ["Doomsday"]


@rule("REB-37.4")
def test_the_reward_comes_first() -> None:
    t = revenge(city={"S5": ["Deathstroke"]}, power=8)
    t.buy("Deathstroke")
    assert (t.asked(), where_is(t, "Deathstroke")) == ([0], [])  # who draws 2 cards?
    t.answer(0, "P1")
    assert (len(t.hand(1)), where_is(t, "Deathstroke")) == (2, ["S2"])


@rule("REB-37.5", "RB-25")
def test_it_is_no_entry() -> None:
    t = beaten()
    assert (t.threat, told(t, ATTACKED)) == (1, [])


@rule("REB-37.5")
@pytest.mark.parametrize(("name", "goal"), [("Doomsday", L4), ("General Zod", L2), ("Sinestro", L1)])
def test_it_makes_for_the_next_location(name: str, goal: int) -> None:
    """Doomsday from 3 to 4, General Zod from 1 to 2, Sinestro from 5 to 1."""
    t = beaten("S5", name)
    while t.asked() != [0] or "end turn" not in t.offered(0):  # the Reward may be declined
        t.answer(t.asked()[0], None)
    (villain,) = city_in(t.view(0)).villains
    assert villain.goal == goal


@rule("REB-37.5")
@pytest.mark.parametrize(("power", "falls"), [(8, False), (9, True)])
def test_it_costs_2_more(power: int, falls: bool) -> None:
    """Than 7, which Doomsday costs a team of three there."""
    t = revenge("Doomsday", city={"S5": ["Doomsday"]}, power=power)
    assert ("buy Doomsday" in t.offered(0)) == falls


@rule("REB-37.6")
def test_it_counts_only_when_it_falls_again() -> None:
    t = beaten()
    assert (city_in(t.view(0)).defeated, t.destroyed) == (0, [])
    t = beaten("S5", "Doomsday", "Doomsday")
    assert (city_in(t.view(0)).defeated, t.destroyed, where_is(t, "Doomsday")) == (1, ["Doomsday"], [])


@rule("REB-37.4", "REB-37.6")
def test_only_two_retaliate() -> None:
    t = revenge("Doomsday", "Sinestro", city={"S5": ["General Zod", "Doomsday"], "L5": ["Sinestro"]}, power=11)
    t.buy("General Zod")
    assert (where_is(t, "General Zod"), city_in(t.view(0)).defeated) == ([], 1)


@rule("REB-37.4")
def test_a_regular_villain_does_not() -> None:
    t = revenge(city={"S5": ["Bane"]}, power=7)
    t.buy("Bane")
    assert where_is(t, "Bane") == []
    assert retaliations(t.state).retaliated == ()


@rule("REB-37.6")
def test_a_defeat_is_a_defeat_for_cards() -> None:
    t = beaten(players=3)
    assert told(t, "defeated") == ["Doomsday"]


@rule("REB-37.5")
def test_everybody_sees_who_has_retaliated() -> None:
    t = revenge("Doomsday", city={"S1": ["Doomsday"], "S3": ["Sinestro"]})
    marks = {villain.card.name: villain.marks for villain in city_in(t.view(1)).villains}
    assert marks == {"Doomsday": ["has retaliated"], "Sinestro": []}


# The day that takes purchases back


@rule("REB-37.7")
def test_at_threat_3_each_player_gives_up_the_dearest_discarded_card() -> None:
    t = revenge(
        from_start=True, threat=2, main=["Deathstroke", *["Bane"] * 9], at=dict.fromkeys(range(3), "L3"),
        discard0=["Green Arrow", "Run"], discard1=["Punch"], discard2=["Weakness", "Flight"],
    )  # fmt: skip
    assert t.threat == 3
    assert "Green Arrow" not in t.discard(0)
    assert "Flight" not in t.discard(2)
    assert t.discard(1)[0] == "Punch"
    assert (where_is(t, "Green Arrow"), where_is(t, "Flight")) == (["S2"], ["S3"])


@rule("REB-37.7")
@pytest.mark.parametrize("threat", [1, 3])
def test_at_no_other_level(threat: int) -> None:
    t = revenge(
        from_start=True, threat=threat, main=["Deathstroke"] * 1 + ["Bane"] * 9, at=dict.fromkeys(range(3), "L3"),
        discard0=["Green Arrow"],
    )  # fmt: skip
    assert "Green Arrow" in t.discard(0)


# The end


@rule("REB-37.10")
def test_four_for_good_win() -> None:
    t = revenge("Doomsday", "Sinestro", facts={"defeated": 3}, city={"S5": ["Doomsday"], "S1": ["Sinestro"]}, power=10)
    t.buy("Doomsday")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-37.10")
def test_the_fourth_that_retaliates_does_not() -> None:
    assert not beaten(facts={"defeated": 3}).over


@rule("REB-37.11", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = revenge(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = revenge(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-37.11", "REB-20.13")
def test_five_ruins_do_not_lose_it() -> None:
    t = revenge(from_start=True, city={"L2": ["Lex Luthor"]}, damage={"L2": 4, **{f"L{n}": 5 for n in (1, 3, 4, 5)}})
    assert (city_in(t.view(0)).ruins, t.over) == ([0, 2, 4, 6, 8], False)


@rule("REB-37.8")
def test_what_is_destroyed_is_told_to_the_campaign() -> None:
    t = revenge(destroyed=["Green Arrow", "Bane", "Flight", "Punch", "Blast", "Blast"])
    assert ended(t).destroyed == ("Blast", "Blast", "Green Arrow")
    assert ended(scene(5, destroyed=["Green Arrow"])).destroyed == ()


def test_how_far_it_is() -> None:
    t = revenge("Doomsday", facts={"defeated": 1}, city={"S1": ["Doomsday"]}, destroyed=["Sinestro"])
    assert goal_lines(city_in(t.view(0)))[0].startswith(
        "Super-Villains defeated for good: 1 of 4 (Sinestro). The next one will retaliate."
    )

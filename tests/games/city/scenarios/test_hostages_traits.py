"""The four Secret Cards of scenario 2: their burdens, releases and boons (REB-31.5 to 31.12)."""

from __future__ import annotations

import pytest

from tests.games.city.scenarios.traits import (
    GLORY_HOUND,
    GLUTTON,
    HOARDER,
    SUSPICIOUS,
    alone,
    assists,
    burdened,
    for_sale,
    ready,
    released,
    stores,
)
from tests.games.city.scenes import dearer, scene, sunrise
from tests.vocabulary import rule

# Suspicious


@rule("REB-31.5")
def test_nobody_can_assist_the_suspicious() -> None:
    t = burdened(SUSPICIOUS, p1=["Green Arrow"], p2=["Aquaman (3)"])
    assert [assists(t, seat) for seat in (1, 2)] == [[], []]
    t = scene(2, p1=["Green Arrow"], p2=["Aquaman (3)"])
    assert [assists(t, seat) for seat in (1, 2)] == [["assist with Green Arrow"], ["assist with Aquaman (3)"]]


@rule("REB-31.5")
def test_the_suspicious_assist_others_and_play_their_own_assist_cards() -> None:
    t = burdened(SUSPICIOUS, turn=1, p0=["Green Arrow"])
    t.assist(0, "Green Arrow")
    assert t.power(1) == 2
    t = burdened(SUSPICIOUS, p0=["Green Arrow"])
    t.play("Green Arrow")
    assert t.power(0) == 2


@rule("REB-31.5")
def test_the_suspicious_may_still_be_defended() -> None:
    t = sunrise(2, under0=[SUSPICIOUS], p1=["Hard Water Bubble"], city={"L2": ["Scarecrow"]})
    t.answer(1, "Hard Water Bubble for P0")
    assert t.discard(0) == []


@rule("REB-31.5", "REB-18.6")
def test_alone_the_suspicious_store_no_assist_card() -> None:
    assert stores(alone(SUSPICIOUS, p0=["Green Arrow"])) == []
    assert stores(alone(GLORY_HOUND, p0=["Green Arrow"])) == ["Green Arrow"]


@rule("REB-31.6")
def test_the_defeat_of_a_super_villain_releases_suspicion() -> None:
    t = burdened(
        SUSPICIOUS, at={1: "L1", 2: "L1"}, city={"S5": ["Deathstroke"]}, power=8 + dearer(2), p1=["Green Arrow"]
    )
    t.buy("Deathstroke")
    t.answer(0, "P2")
    released(t, SUSPICIOUS)
    assert (t.hand(0), len(t.hand(2))) == (["Punch"] * 2, 2)
    t.assist(1, "Green Arrow")
    assert t.power(0) == 2


@rule("REB-31.6")
def test_a_regular_villain_or_a_blow_of_somebody_else_does_not_release_suspicion() -> None:
    t = burdened(SUSPICIOUS, city={"S5": ["Giganta"]}, power=7)
    t.buy("Giganta")
    t.answer(0, "P1")
    assert not ready(t)
    t = burdened(SUSPICIOUS, turn=2, city={"S5": ["Deathstroke"]}, power=8 + dearer(2))
    t.buy("Deathstroke")
    t.answer(2, "P2")
    t.end()
    assert (t.active, ready(t)) == (0, False)


# Glutton


@rule("REB-31.7")
@pytest.mark.parametrize(("other", "wares"), [("S5", ["Bane"]), ("L1", ["Sonic Cannon", "Bane"])])
def test_gluttons_buy_only_villains_in_company(other: str, wares: list[str]) -> None:
    t = burdened(GLUTTON, at={1: other, 2: "L3"}, city={"S5": ["Sonic Cannon", "Bane"]}, power=6)
    assert for_sale(t) == wares


@rule("REB-31.7")
def test_gluttons_buy_where_they_have_gone_alone() -> None:
    t = burdened(GLUTTON, city={"L5": ["Sonic Cannon"]}, power=5, move=1)
    t.walk("L5")
    assert for_sale(t) == ["Sonic Cannon", "Super Speed"]


@rule("REB-31.7")
def test_a_basic_card_is_a_card_that_is_no_villain() -> None:
    t = burdened(GLUTTON, at={0: "L4", 1: "L4"}, power=2)
    assert for_sale(t) == []
    t = burdened(GLUTTON, at={0: "L4", 1: "L3"}, power=2)
    assert for_sale(t) == ["Withdrawal"]


@rule("REB-31.7")
def test_gluttons_may_gain_what_they_may_not_buy() -> None:
    t = burdened(GLUTTON, at={0: "L3", 1: "L3"}, p0=["Withdrawal"])
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Toss")
    assert t.discard(0) == ["Toss"]


@rule("REB-31.7")
@pytest.mark.parametrize(("ally", "wares"), [("S5", []), ("L1", ["Sonic Cannon"])])
def test_the_ally_is_another_character(ally: str, wares: list[str]) -> None:
    assert for_sale(alone(GLUTTON, ally=ally, city={"S5": ["Sonic Cannon"]}, power=3)) == wares


@rule("REB-31.7", "REB-15.9")
def test_gluttony_looks_at_what_lies_in_the_shared_space() -> None:
    """P0 shares slot 5 with P2, and buys from Location 5, where P1 is."""
    at, city = {1: "L5"}, {"S5": ["Sonic Cannon"], "L5": ["Lois Lane"]}
    t = burdened(GLUTTON, p0=["Trident of Atlantis"], at=at, city=city, power=1)
    t.play("Trident of Atlantis")
    assert for_sale(t) == ["Lois Lane", "Super Speed"]


@rule("REB-31.7")
def test_gluttony_is_a_matter_of_its_holder() -> None:
    t = burdened(GLUTTON, turn=1, city={"S5": ["Sonic Cannon"]}, power=3)
    t.buy("Sonic Cannon")
    assert t.discard(1) == ["Sonic Cannon"]


@rule("REB-31.8")
def test_a_dear_card_releases_gluttony_and_comes_to_the_hand() -> None:
    t = burdened(GLUTTON, at={1: "L1", 2: "L1"}, city={"S5": ["Speed Force"]}, power=6)
    t.buy("Speed Force")
    assert t.discard(0) == ["Speed Force"]
    released(t, GLUTTON)
    assert (t.hand(0), t.discard(0)) == (["Speed Force"], [])


@rule("REB-31.8")
@pytest.mark.parametrize("name", ["Shields Up", "Bane", "Deathstroke"])
def test_a_cheaper_card_or_a_villain_does_not_release_gluttony(name: str) -> None:
    t = burdened(GLUTTON, at={1: "L1", 2: "L1"}, city={"S5": [name]}, power=8 + dearer(2))
    t.buy(name)
    if name == "Deathstroke":
        t.answer(0, "P1")
    assert (t.city("S5"), ready(t)) == ([], False)


@rule("REB-31.8", "REB-17.2")
def test_a_dear_card_that_somebody_else_buys_does_not_release_gluttony() -> None:
    t = burdened(GLUTTON, turn=2, city={"S5": ["Speed Force"]}, power=6)
    t.buy("Speed Force")
    t.end()
    assert (t.active, ready(t)) == (0, False)


# Glory Hound


@rule("REB-31.9")
@pytest.mark.parametrize(
    ("city", "cards"),
    [
        ({}, 4),
        ({"S5": ["Bane"]}, 5),
        ({"S5": ["Deathstroke"]}, 5),
        ({"L1": ["Bane"]}, 4),
        ({"S5": ["Sonic Cannon"]}, 4),
    ],
)
def test_glory_hounds_draw_a_card_less_where_there_is_no_villain(city: dict[str, list[str]], cards: int) -> None:
    t = burdened(GLORY_HOUND, city=city)
    t.end()
    assert len(t.hand(0)) == cards


@rule("REB-31.9")
def test_glory_hounds_draw_five_after_a_defeat() -> None:
    t = burdened(GLORY_HOUND, city={"S5": ["Giganta"]}, power=5)
    t.buy("Giganta")
    t.answer(0, "P1")
    t.end()
    assert len(t.hand(0)) == 5


@rule("REB-31.9")
def test_a_defeat_of_an_earlier_turn_does_not_help() -> None:
    t = burdened(GLORY_HOUND, players=1, city={"S5": ["Giganta"]}, power=5, deck0=["Punch"] * 20)
    t.buy("Giganta")
    t.end()
    assert len(t.hand(0)) == 5
    t.end()
    assert len(t.hand(0)) == 4


@rule("REB-31.9")
def test_others_draw_five_and_glory_hounds_only_at_the_end_of_their_own_turn() -> None:
    t = burdened(GLORY_HOUND, turn=1, p0=["Punch"] * 5)
    t.end()
    assert (len(t.hand(0)), len(t.hand(1))) == (5, 5)


@rule("REB-31.10")
def test_three_villains_of_several_turns_release_glory_hounds() -> None:
    """The third attacks before it falls."""
    t = burdened(GLORY_HOUND, players=1, city={"S5": ["Giganta"] * 3}, power=10, deck0=["Green Arrow"] * 10)
    t.buy("Giganta")
    t.buy("Giganta")
    t.end()
    t.answer(0, "Green Arrow")
    assert not ready(t)
    for _ in range(3):
        t.play("Green Arrow")
    t.buy("Giganta")
    released(t, GLORY_HOUND)
    t.answer(0, "Green Arrow (hand)", "Green Arrow (discard pile)")
    assert t.destroyed.count("Green Arrow") == 2


@rule("REB-31.10")
def test_the_release_destroys_up_to_two_cards_of_hand_and_discard_pile() -> None:
    for picked in ([], ["Punch (hand)"], ["Punch (hand)", "Run (discard pile)"]):
        t = burdened(GLORY_HOUND, facts={("villains felled", 0): 3}, p0=["Punch"], discard0=["Run"])
        released(t, GLORY_HOUND)
        t.answer(0, *picked)
        assert t.destroyed == [label.split(" (")[0] for label in picked]


@rule("REB-31.10")
def test_villains_that_others_defeat_do_not_release_glory_hounds() -> None:
    t = burdened(GLORY_HOUND, turn=2, city={"S5": ["Giganta"] * 3}, power=15)
    for _ in range(3):
        t.buy("Giganta")
        t.answer(2, "P2")
    t.end()
    assert (t.active, ready(t)) == (0, False)


# Hoarder


@rule("REB-31.11")
def test_hoarders_assist_nobody() -> None:
    t = burdened(HOARDER, turn=1, p0=["Green Arrow"], p2=["Green Arrow"])
    assert [assists(t, seat) for seat in (0, 2)] == [[], ["assist with Green Arrow"]]


@rule("REB-31.11")
def test_hoarders_play_assist_cards_in_their_own_turn_and_are_assisted() -> None:
    t = burdened(HOARDER, p0=["Green Arrow"], p1=["Aquaman (3)"])
    t.play("Green Arrow")
    t.assist(1, "Aquaman (3)")
    assert (t.power(0), t.hand(0)) == (3, [])


@rule("REB-31.11", "REB-18.6")
def test_alone_hoarders_store_no_assist_card() -> None:
    assert stores(alone(HOARDER, p0=["Green Arrow"])) == []
    assert stores(alone(GLORY_HOUND, p0=["Green Arrow"])) == ["Green Arrow"]


@rule("REB-31.12")
@pytest.mark.parametrize(("other", "met"), [("S5", True), ("L1", False), (None, False)])
def test_five_power_that_is_spent_in_company_release_hoarders(other: str | None, met: bool) -> None:
    t = burdened(HOARDER, at={1: other, 2: "L3"}, city={"S5": ["Shields Up"]}, power=5)
    t.buy("Shields Up")
    assert ready(t) == met


@rule("REB-31.12")
def test_a_target_player_draws_two_cards() -> None:
    t = burdened(HOARDER, city={"S5": ["Shields Up"]}, power=5)
    t.buy("Shields Up")
    released(t, HOARDER)
    assert t.offered(0) == ["P0", "P1", "P2"]
    t.answer(0, "P2")
    assert (t.hand(0), t.hand(2)) == ([], ["Punch"] * 2)


@rule("REB-31.12")
def test_what_is_spent_in_company_is_added_up() -> None:
    t = burdened(HOARDER, at={0: "L3", 1: "L3", 2: "L1"}, city={"L3": ["Sonic Cannon", "Jetpack"]}, power=5)
    t.buy("Jetpack")  # 2 Power
    assert not ready(t)
    t.buy("Sonic Cannon")
    assert ready(t)


@rule("REB-31.12")
def test_what_is_spent_alone_does_not_count() -> None:
    t = burdened(HOARDER, at={1: "L1", 2: "L3"}, city={"S5": ["Sonic Cannon"], "L1": ["Green Arrow"]}, power=7, move=1)
    t.buy("Sonic Cannon")
    t.walk("L1")
    t.buy("Green Arrow")
    assert (t.power(0), ready(t)) == (0, False)


@rule("REB-31.12")
def test_the_release_once_met_may_be_released_alone() -> None:
    t = burdened(HOARDER, city={"S5": ["Shields Up"]}, power=5, move=1)
    t.buy("Shields Up")
    t.walk("L1")
    assert ready(t)


@rule("REB-31.12")
def test_power_of_two_turns_does_not_release_hoarders() -> None:
    t = burdened(
        HOARDER, players=1, ally="S5", city={"S5": ["Sonic Cannon", "Sonic Cannon"]}, power=3, deck0=["Punch"] * 10
    )
    t.buy("Sonic Cannon")
    t.end()
    for _ in range(3):
        t.play("Punch")
    t.buy("Sonic Cannon")
    assert not ready(t)


@rule("REB-31.12")
@pytest.mark.parametrize(("ally", "met"), [("S5", True), ("L1", False), (None, False)])
def test_alone_the_ally_is_company(ally: str | None, met: bool) -> None:
    t = alone(HOARDER, ally=ally, city={"S5": ["Shields Up"]}, power=5)
    t.buy("Shields Up")
    assert ready(t) == met
    if met:
        t.use(HOARDER)
        assert t.hand(0) == ["Punch"] * 2

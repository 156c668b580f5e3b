"""Three of the six Secret Cards of scenario 4: their burdens, releases and boons (REB-31.5 to 31.10)."""

from __future__ import annotations

import pytest

from tests.games.city.scenarios.shards import (
    ENVY,
    PRIDE,
    WRATH,
    alone,
    assists,
    burdened,
    for_sale,
    ready,
    released,
    stores,
)
from tests.games.city.scenes import scene, sunrise
from tests.vocabulary import rule

# Pride


@rule("REB-31.5")
def test_nobody_can_assist_the_proud() -> None:
    t = burdened(PRIDE, p1=["Green Arrow"], p2=["Robin"])
    assert [assists(t, seat) for seat in (1, 2)] == [[], []]
    t = scene(4, p1=["Green Arrow"], p2=["Robin"])
    assert [assists(t, seat) for seat in (1, 2)] == [["assist with Green Arrow"], ["assist with Robin"]]


@rule("REB-31.5")
def test_the_proud_assist_others_and_play_their_own_assist_cards() -> None:
    t = burdened(PRIDE, turn=1, p0=["Green Arrow"])
    t.assist(0, "Green Arrow")
    assert t.power(1) == 2
    t = burdened(PRIDE, p0=["Green Arrow"])
    t.play("Green Arrow")
    assert t.power(0) == 2


@rule("REB-31.5")
def test_the_proud_may_still_be_defended() -> None:
    t = sunrise(4, under0=[PRIDE], p1=["Hard Water Bubble"], city={"L2": ["Scarecrow"]})
    t.answer(1, "Hard Water Bubble for P0")
    assert t.discard(0) == []


@rule("REB-31.5", "REB-18.6")
def test_alone_the_proud_store_no_assist_card() -> None:
    assert stores(alone(PRIDE, p0=["Green Arrow"])) == []
    assert stores(alone(WRATH, p0=["Green Arrow"])) == ["Green Arrow"]


@rule("REB-31.6")
def test_the_defeat_of_a_super_villain_releases_pride() -> None:
    t = burdened(PRIDE, at={1: "L1", 2: "L1"}, city={"S5": ["Ocean Master"]}, power=8, p1=["Green Arrow"])
    t.buy("Ocean Master")
    t.answer(0, "P2")
    released(t, PRIDE)
    assert (t.hand(0), len(t.hand(2))) == (["Punch"] * 2, 2)
    t.assist(1, "Green Arrow")
    assert t.power(0) == 2


@rule("REB-31.6")
def test_a_regular_villain_or_a_blow_of_somebody_else_does_not_release_pride() -> None:
    t = burdened(PRIDE, city={"S5": ["Solomon Grundy"]}, power=7)
    t.buy("Solomon Grundy")
    t.answer(0, "P1")
    assert not ready(t)
    t = burdened(PRIDE, turn=2, city={"S5": ["Ocean Master"]}, power=8)
    t.buy("Ocean Master")
    t.answer(2, "P2")
    t.end()
    assert (t.active, ready(t)) == (0, False)


# Envy


@rule("REB-31.7")
@pytest.mark.parametrize(("other", "wares"), [("S5", ["Bane"]), ("L1", ["Robin", "Bane"])])
def test_the_envious_buy_only_villains_in_company(other: str, wares: list[str]) -> None:
    t = burdened(ENVY, at={1: other, 2: "L3"}, city={"S5": ["Robin", "Bane"]}, power=6)
    assert for_sale(t) == wares


@rule("REB-31.7")
def test_the_envious_buy_where_they_have_gone_alone() -> None:
    t = burdened(ENVY, city={"L1": ["Robin"]}, power=5, move=1)
    t.walk("L1")
    assert for_sale(t) == ["Robin", "Tomorrow's Headline"]


@rule("REB-31.7")
def test_a_basic_card_is_a_card_that_is_no_villain() -> None:
    t = burdened(ENVY, at={0: "L1", 1: "L1"}, power=2)
    assert for_sale(t) == []


@rule("REB-31.7")
def test_the_envious_may_gain_what_they_may_not_buy() -> None:
    t = burdened(ENVY, at={0: "L1", 1: "L1"}, p0=["Withdrawal"])
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Tomorrow's Headline")
    assert t.discard(0) == ["Tomorrow's Headline"]


@rule("REB-31.7")
@pytest.mark.parametrize(("ally", "wares"), [("S5", []), ("L1", ["Robin"])])
def test_the_ally_is_another_character(ally: str, wares: list[str]) -> None:
    assert for_sale(alone(ENVY, ally=ally, city={"S5": ["Robin"]}, power=3)) == wares


@rule("REB-31.7", "REB-15.9")
def test_envy_looks_at_what_lies_in_the_shared_space() -> None:
    """P0 shares slot 5 with P2, and buys from Location 1, where P1 is."""
    t = burdened(ENVY, p0=["Trident of Atlantis"], at={1: "L1"}, city={"S5": ["Robin"], "L1": ["Nightwing"]})
    t.play("Trident of Atlantis")
    assert for_sale(t) == ["Nightwing", "Tomorrow's Headline"]


@rule("REB-31.7")
def test_envy_is_a_matter_of_its_holder() -> None:
    t = burdened(ENVY, turn=1, city={"S5": ["Robin"]}, power=3)
    t.buy("Robin")
    assert t.discard(1) == ["Robin"]


@rule("REB-31.8")
def test_a_dear_card_releases_envy_and_comes_to_the_hand() -> None:
    t = burdened(ENVY, at={1: "L1", 2: "L1"}, city={"S5": ["Heat Vision"]}, power=6)
    t.buy("Heat Vision")
    assert t.discard(0) == ["Heat Vision"]
    released(t, ENVY)
    assert (t.hand(0), t.discard(0)) == (["Heat Vision"], [])


@rule("REB-31.8")
@pytest.mark.parametrize("name", ["Invulnerability", "Bane", "Ocean Master"])
def test_a_cheaper_card_or_a_villain_does_not_release_envy(name: str) -> None:
    t = burdened(ENVY, at={1: "L1", 2: "L1"}, city={"S5": [name]}, power=8)
    t.buy(name)
    if name == "Ocean Master":
        t.answer(0, "P1")
    assert (t.city("S5"), ready(t)) == ([], False)


@rule("REB-31.8", "REB-17.2")
def test_a_dear_card_that_somebody_else_buys_does_not_release_envy() -> None:
    t = burdened(ENVY, turn=2, city={"S5": ["Heat Vision"]}, power=6)
    t.buy("Heat Vision")
    t.end()
    assert (t.active, ready(t)) == (0, False)


# Wrath


@rule("REB-31.9")
@pytest.mark.parametrize(
    ("city", "cards"),
    [({}, 4), ({"S5": ["Bane"]}, 5), ({"S5": ["Ocean Master"]}, 5), ({"L1": ["Bane"]}, 4), ({"S5": ["Robin"]}, 4)],
)
def test_the_wrathful_draw_a_card_less_where_there_is_no_villain(city: dict[str, list[str]], cards: int) -> None:
    t = burdened(WRATH, city=city)
    t.end()
    assert len(t.hand(0)) == cards


@rule("REB-31.9")
def test_the_wrathful_draw_five_after_a_defeat() -> None:
    t = burdened(WRATH, city={"S5": ["Trickster"]}, power=2)
    t.buy("Trickster")
    t.end()
    assert len(t.hand(0)) == 5


@rule("REB-31.9")
def test_a_defeat_of_an_earlier_turn_does_not_help() -> None:
    t = burdened(WRATH, players=1, city={"S5": ["Trickster"]}, power=2, deck0=["Punch"] * 20)
    t.buy("Trickster")
    t.end()
    assert len(t.hand(0)) == 5
    t.end()
    assert len(t.hand(0)) == 4


@rule("REB-31.9")
def test_others_draw_five_and_the_wrathful_only_at_the_end_of_their_own_turn() -> None:
    t = burdened(WRATH, turn=1, p0=["Punch"] * 5)
    t.end()
    assert (len(t.hand(0)), len(t.hand(1))) == (5, 5)


@rule("REB-31.10")
def test_three_villains_of_several_turns_release_wrath() -> None:
    t = burdened(WRATH, players=1, city={"S5": ["Trickster"] * 3}, power=4, deck0=["Punch"] * 10)
    t.buy("Trickster")
    t.buy("Trickster")
    t.end()
    assert not ready(t)
    t.play("Punch")
    t.play("Punch")
    t.buy("Trickster")
    released(t, WRATH)
    t.answer(0, "Punch", "Punch")
    assert (len(t.hand(0)), t.destroyed.count("Punch")) == (1, 2)


@rule("REB-31.10")
def test_wrath_destroys_up_to_two_cards_of_hand_and_discard_pile() -> None:
    for picked in ([], ["Punch (hand)"], ["Punch (hand)", "Run (discard pile)"]):
        t = burdened(WRATH, facts={("villains felled", 0): 3}, p0=["Punch"], discard0=["Run"])
        released(t, WRATH)
        t.answer(0, *picked)
        assert t.destroyed == [label.split(" (")[0] for label in picked]


@rule("REB-31.10")
def test_villains_that_others_defeat_do_not_release_wrath() -> None:
    t = burdened(WRATH, turn=2, city={"S5": ["Trickster"] * 3}, power=6)
    for _ in range(3):
        t.buy("Trickster")
    t.end()
    assert (t.active, ready(t)) == (0, False)

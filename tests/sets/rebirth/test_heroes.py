"""Heroes of Rebirth: Aquaman (3), Batman (6), Black Canary, Blue Beetle, Cyborg (3), Doctor Fate."""

from __future__ import annotations

import pytest

from tests.sets.rebirth import assists, city, entering, for_sale
from tests.vocabulary import rule

# Aquaman (3)


@pytest.mark.parametrize(("at", "power"), [("L1", 2), ("L4", 2), ("S5", 1), ("S2", 1)])
def test_aquaman_of_cost_three_gives_one_power_and_one_more_on_a_location(at: str, power: int) -> None:
    t = city(p0=["Aquaman (3)"], at={0: at, 1: "L3"})
    t.play("Aquaman (3)")
    assert (t.power(0), t.move(0)) == (power, 0)


@rule("REB-15.12", "REB-9.3")
@pytest.mark.parametrize(("active", "helper", "power"), [("L1", "S5", 2), ("S5", "L1", 1), ("L1", "L2", 2)])
def test_aquaman_of_cost_three_as_an_assist_looks_at_the_character_of_the_active_player(
    active: str, helper: str, power: int
) -> None:
    t = city(p1=["Aquaman (3)"], at={0: active, 1: helper})
    t.assist(1, "Aquaman (3)")
    assert (t.power(0), t.power(1)) == (power, 0)


@rule("REB-9.1")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("S1", True), ("S4", True), ("L2", False), ("L4", False)])
def test_aquaman_of_cost_three_assists_within_range_two(at: str, near: bool) -> None:
    assert assists(city(p1=["Aquaman (3)"], at={0: "S5", 1: at}), 1) == (["Aquaman (3)"] if near else [])


def test_aquaman_of_cost_three_counts_where_you_are_when_he_is_played() -> None:
    t = city(p0=["Aquaman (3)", "Aquaman (3)"], at={0: "S5"}, move=2)
    t.play("Aquaman (3)")
    t.walk("L1")
    assert t.power(0) == 1
    t.play("Aquaman (3)")
    t.walk("S1")
    assert t.power(0) == 1 + 2


# Batman (6)


@rule("REB-8.2")
def test_batman_of_cost_six_played_gives_three_power_and_defeats_nobody() -> None:
    t = city(p0=["Batman (6)"], city={"S5": ["Scarecrow"]})
    t.play("Batman (6)")
    assert (t.power(0), t.city("S5"), t.destroyed) == (3, ["Scarecrow"], [])


@rule("REB-15.2", "REB-6.8")
@pytest.mark.parametrize("space", ["S5", "L2"])
def test_batman_of_cost_six_defeats_a_regular_villain_that_he_avoids_wherever_it_is(space: str) -> None:
    t = city(p0=["Batman (6)", "Punch"], city={space: ["Scarecrow"]}, at={0: "S5"}, from_start=True)
    t.answer(0, "Batman (6) for yourself")
    assert t.offered(0) == ["Punch (hand)", "Batman (6) (discard pile)"]  # the Reward; P1 has no card
    t.answer(0, "Punch")
    assert (t.city(space), t.destroyed) == ([], ["Scarecrow", "Punch"])
    assert (t.hand(0), t.discard(0), t.power(0)) == ([], ["Batman (6)"], 0)  # no Weakness, no Power to pay


@rule("REB-15.2", "REB-11.1")
def test_batman_of_cost_six_only_avoids_the_attack_of_a_super_villain() -> None:
    t = city(
        p0=["Batman (6)", "Punch"],
        at={0: "L3"},
        city={"L3": ["Amazo"]},
        damage={"L3": 4},
        power=3,
        from_start=True,
    )
    t.answer(0, "Batman (6) for yourself")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Batman (6)"])
    assert (t.city("L3"), t.destroyed) == (["Amazo"], [])
    assert for_sale(t) == ["Batcycle"]  # the Location stands


@rule("REB-6.1", "REB-15.2")
def test_batman_of_cost_six_takes_solomon_grundy_for_a_regular_villain_at_level_three() -> None:
    t = city(p0=["Batman (6)"], city={"L4": ["Solomon Grundy"]}, threat=3, from_start=True)
    t.answer(0, "Batman (6) for yourself")
    t.answer(0, "P1")  # who draws the card of the Reward
    assert (t.destroyed, t.hand(1), t.discard(0)) == (["Solomon Grundy"], ["Punch"], ["Batman (6)"])


@rule("REB-8.4")
def test_batman_of_cost_six_protects_nobody_else() -> None:
    t = city(p0=["Punch"], p1=["Batman (6)"], city={"S5": ["Scarecrow"]}, from_start=True)
    assert (t.active, t.asked(), t.hand(1)) == (0, [0], ["Batman (6)"])
    assert t.discard(0) == ["Weakness"]


@rule("REB-15.2", "REB-8.1")
def test_batman_of_cost_six_avoids_an_entering_super_villain_in_anothers_turn() -> None:
    t = entering("Doomsday", p0=["Punch", "Punch", "Run"], p1=["Batman (6)", "Run", "Run"])
    t.answer(0, "P1")
    t.answer(1, "Batman (6) for yourself")
    t.answer(0, "Punch", "Punch")
    assert (t.hand(0), t.hand(1), t.discard(1)) == (["Run"], ["Run", "Run"], ["Batman (6)"])
    assert (t.city("S1"), t.destroyed) == (["Doomsday"], [])


@rule("REB-7.3", "REB-15.2")
def test_the_reward_of_batman_of_cost_six_comes_before_the_next_attack() -> None:
    """Count Vertigo's Reward destroys a Punch before Bane can take it."""
    t = city(
        p0=["Batman (6)", "Punch"],
        city={"L3": ["Count Vertigo"], "L4": ["Bane"]},
        from_start=True,
    )
    t.answer(0, "Count Vertigo")
    t.answer(0, "Batman (6) for yourself")
    assert (t.hand(0), t.offered(0)) == (["Punch"], ["Punch"])
    t.answer(0, "Punch")
    assert (t.destroyed, t.hand(0), t.discard(0)) == (["Count Vertigo", "Punch"], [], ["Batman (6)"])


@rule("REB-17.4", "REB-17.3")
def test_the_super_hero_batman_has_two_draws_of_batman_of_cost_six() -> None:
    t = city(
        p0=["Batman (6)"],
        hero0="Batman",
        deck0=["Telepathy", "Run"],
        deck1=["Flight"],
        city={"L2": ["Scarecrow"]},
        from_start=True,
    )
    t.answer(0, "Batman (6) for yourself")
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P0")
    assert t.hand(0) == ["Telepathy"]
    t.answer(0, None)  # the Reward of Scarecrow, which belongs to the defeat
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P1")
    assert (t.hand(0), t.hand(1), t.destroyed) == (["Telepathy"], ["Flight"], ["Scarecrow"])


# Black Canary


@rule("REB-6.7")
def test_black_canary_moves_each_villain_of_the_space_where_its_mover_likes() -> None:
    t = city(p0=["Black Canary"], at={0: "S5", 1: "L1"}, city={"S5": ["Scarecrow", "Telepathy", "Doomsday"]})
    t.play("Black Canary")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 5"]
    t.answer(0, "Location 1")
    t.answer(0, "Location 5")
    assert (t.power(0), t.city("S5")) == (1, ["Telepathy"])
    assert (t.city("L1"), t.city("L5")) == (["Scarecrow"], ["Doomsday"])


def test_black_canary_may_leave_villains_where_they_are() -> None:
    t = city(p0=["Black Canary"], city={"S5": ["Scarecrow", "Cheetah"]})
    t.play("Black Canary")
    t.answer(0, "slot 5")
    t.answer(0, "Location 5")
    assert (t.city("S5"), t.city("L5")) == (["Scarecrow"], ["Cheetah"])


def test_black_canary_does_not_reach_villains_next_to_her() -> None:
    t = city(p0=["Black Canary"], city={"S5": ["Telepathy"], "L1": ["Scarecrow"], "L5": ["Cheetah"]})
    t.play("Black Canary")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)
    assert (t.city("L1"), t.city("L5")) == (["Scarecrow"], ["Cheetah"])


@rule("REB-6.7", "REB-6.6")
def test_black_canary_drives_a_villain_off_its_destination_without_an_attack() -> None:
    t = city(p0=["Black Canary", "Punch"], at={0: "L2", 1: "S2"}, city={"L2": ["Scarecrow"]})
    t.play("Black Canary")
    t.answer(0, "slot 2")
    assert (t.city("S2"), t.discard(0), t.discard(1)) == (["Scarecrow"], [], [])


# Blue Beetle


@rule("REB-8.2")
def test_blue_beetle_played_gives_three_power_without_his_bonus_and_does_not_assist() -> None:
    t = city(p0=["Blue Beetle"], p1=["Blue Beetle"])
    assert assists(t, 1) == []
    t.play("Blue Beetle")
    assert (t.power(0), t.move(0)) == (3, 0)


@rule("REB-8.7")
def test_blue_beetle_avoids_for_yourself_and_gives_two_power_in_your_own_turn() -> None:
    t = city(p0=["Blue Beetle"], city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Blue Beetle for yourself")
    assert (t.power(0), t.discard(0), t.hand(0)) == (2, ["Blue Beetle"], [])
    assert t.city("L2") == ["Scarecrow"]


@rule("REB-8.5", "REB-8.7")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("S1", True), ("S4", True), ("L2", False), ("L4", False)])
def test_blue_beetle_protects_the_active_player_within_range_two(at: str, near: bool) -> None:
    """Where the attacking Scarecrow is does not matter."""
    t = city(p1=["Blue Beetle"], at={0: "S5", 1: at}, city={"L2": ["Scarecrow"]}, from_start=True)
    if near:
        assert t.offered(1) == ["Blue Beetle for P0"]
        t.answer(1, "Blue Beetle for P0")
    assert (t.power(0), t.power(1)) == (2 if near else 0, 0)
    assert (t.discard(0), t.discard(1)) == (([], ["Blue Beetle"]) if near else (["Weakness"], []))


@rule("REB-8.7")
def test_blue_beetle_for_yourself_in_anothers_turn_gives_no_power() -> None:
    t = entering("Doomsday", p0=[], p1=["Blue Beetle", "Punch"])
    t.answer(1, "Blue Beetle for yourself")
    assert (t.power(0), t.power(1), t.hand(1)) == (0, 0, ["Punch"])
    t.end()
    assert (t.active, t.power(1)) == (1, 0)


@rule("REB-8.7", "REB-8.5")
def test_blue_beetle_of_the_active_player_for_another_gives_no_power() -> None:
    t = entering("Doomsday", p0=["Blue Beetle", "Run", "Run"], p1=["Punch"])
    t.answer(0, "Blue Beetle for P1")
    assert (t.power(0), t.power(1), t.hand(1)) == (0, 0, ["Punch"])
    assert (t.hand(0), sorted(t.discard(0))) == ([], ["Blue Beetle", "Run", "Run"])  # hit himself


@rule("REB-8.1", "REB-8.6")
def test_blue_beetle_used_for_another_is_the_only_defense_of_his_player() -> None:
    t = entering("Doomsday", p0=["Punch"], p1=["Blue Beetle", "Blue Beetle", "Punch", "Punch"])
    t.answer(1, "Blue Beetle for P0")
    assert (t.asked(), t.power(0)) == ([1], 2)
    t.answer(1, "Punch", "Punch")  # not another Defense, but the Attack
    assert (t.hand(0), t.hand(1)) == (["Punch"], ["Blue Beetle"])


@rule("REB-3.3")
def test_blue_beetle_reaches_nobody_from_outside_the_city_but_protects_his_player() -> None:
    t = entering("Doomsday", p0=["Punch"], p1=["Blue Beetle", "Punch"], at={1: None})
    assert t.offered(1) == ["Blue Beetle for yourself"]
    t.answer(1, "Blue Beetle for yourself")
    assert (t.hand(0), t.hand(1)) == ([], ["Punch"])


# Cyborg (3)


@pytest.mark.parametrize(("picked", "move", "hand"), [("draw a card", 0, ["Flight"]), ("Move 2", 2, [])])
def test_cyborg_of_cost_three_gives_power_and_a_card_or_move(picked: str, move: int, hand: list[str]) -> None:
    t = city(p0=["Cyborg (3)"], deck0=["Flight", "Punch"])
    t.play("Cyborg (3)")
    assert len(t.offered(0)) == 2
    t.answer(0, picked)
    assert (t.power(0), t.move(0), t.hand(0)) == (1, move, hand)


@rule("REB-9.3")
@pytest.mark.parametrize(("picked", "move", "hand"), [("draw a card", 0, ["Flight"]), ("Move 2", 2, [])])
def test_cyborg_of_cost_three_as_an_assist_lets_the_active_player_choose(
    picked: str, move: int, hand: list[str]
) -> None:
    t = city(p1=["Cyborg (3)"], deck0=["Flight"], deck1=["Run"])
    t.assist(1, "Cyborg (3)")
    t.answer(0, picked)
    assert (t.power(0), t.move(0), t.hand(0)) == (1, move, hand)
    assert (t.hand(1), t.deck(1), t.move(1)) == ([], ["Run"], 0)


@rule("REB-9.1")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("L1", True), ("L5", True), ("S1", False), ("S4", False)])
def test_cyborg_of_cost_three_assists_within_range_one(at: str, near: bool) -> None:
    assert assists(city(p1=["Cyborg (3)"], at={0: "S5", 1: at}), 1) == (["Cyborg (3)"] if near else [])


@rule("REB-12.5")
def test_cyborg_of_cost_three_draws_from_a_shuffled_discard_pile_if_the_deck_is_empty() -> None:
    t = city(p0=["Cyborg (3)"], deck0=[], discard0=["Flight", "Flight"])
    t.play("Cyborg (3)")
    t.answer(0, "draw a card")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Flight"], ["Flight"], [])


@rule("REB-9.2", "REB-9.3")
def test_cyborg_of_cost_three_of_a_helper_who_waits_to_the_end_still_serves_the_active_player() -> None:
    t = city(p0=["Punch"], p1=["Cyborg (3)"], deck0=["Flight"])
    t.answer(1, "ask again at the end")
    t.play("Punch")
    t.end(asking=True)
    t.assist(1, "Cyborg (3)")
    t.answer(0, "draw a card")
    assert (t.active, t.hand(0), t.power(0)) == (0, ["Flight"], 2)


# Doctor Fate


@rule("REB-15.5")
def test_doctor_fate_resolves_a_reward_twice_with_a_new_target() -> None:
    t = city(p0=["Doctor Fate"], deck0=["Telepathy", "Punch"], deck1=["Run"], power=2, city={"S5": ["Giganta"]})
    t.play("Doctor Fate")
    assert t.power(0) == 2 + 3
    t.buy("Giganta")
    t.answer(0, "P0")
    assert (t.hand(0), t.hand(1), t.offered(0)) == (["Telepathy"], [], ["P0", "P1"])
    t.answer(0, "P1")
    assert (t.hand(0), t.hand(1), t.destroyed, t.power(0)) == (["Telepathy"], ["Run"], ["Giganta"], 0)


@rule("REB-15.5")
def test_doctor_fate_does_not_repeat_what_was_earned_before_he_was_played() -> None:
    t = city(p0=["Doctor Fate"], deck1=["Run", "Flight"], power=5, city={"S5": ["Giganta"]})
    t.buy("Giganta")
    t.answer(0, "P1")
    assert "end turn" in t.offered(0)
    t.play("Doctor Fate")
    assert (t.hand(1), "end turn" in t.offered(0)) == (["Run"], True)


@rule("REB-15.5")
def test_doctor_fate_lets_the_second_target_be_chosen_when_the_first_reward_is_over() -> None:
    t = city(p0=["Doctor Fate"], discard0=["Punch"], discard1=["Run"], power=3, city={"S5": ["Cheetah"]})
    t.play("Doctor Fate")
    t.buy("Cheetah")
    t.answer(0, "P0")
    t.answer(0, "Punch")
    assert (t.hand(0), t.asked()) == (["Punch"], [1])  # nobody else has a card there now
    t.answer(1, "Run")
    assert (t.hand(1), t.discard(1)) == (["Run"], [])


@rule("REB-15.5")
def test_doctor_fate_works_for_every_reward_of_the_turn_and_not_for_the_next_turn() -> None:
    hand = ["Doctor Fate", "Super-Suit", "Super-Suit"]
    t = city(p0=hand, at={1: "L3"}, city={"S5": ["Giganta", "Deathstroke", "Black Manta"]}, power=10, deck1=["Run"] * 9)
    t.play("Doctor Fate")
    for name in ("Giganta", "Deathstroke"):  # both Rewards of the first, both of the second
        t.buy(name)
        t.answer(0, "P1")
        t.answer(0, "P1")
    assert (t.hand(1), t.city("S5")) == (["Run"] * 6, ["Black Manta"])


@rule("REB-15.5")
def test_two_doctors_fate_do_not_add_up_and_are_gone_with_the_turn() -> None:
    t = city(p0=["Doctor Fate", "Doctor Fate"], at={1: "L3"}, city={"S5": ["Giganta"]}, deck1=["Run"] * 9)
    t.play("Doctor Fate")
    t.play("Doctor Fate")
    t.buy("Giganta")
    t.answer(0, "P1")
    t.answer(0, "P1")
    assert (t.hand(1), "end turn" in t.offered(0)) == (["Run"] * 2, True)
    t = city(p0=["Doctor Fate"], at={1: "L3"}, city={"S5": ["Giganta"]}, deck0=["Green Arrow"] * 5, deck1=["Run"] * 9)
    t.play("Doctor Fate")
    t.end()
    t.end()
    t.answer(0, "Green Arrow")  # discarded for Giganta
    for _ in range(3):
        t.play("Green Arrow")
    t.buy("Giganta")
    t.answer(0, "P1")
    assert "end turn" in t.offered(0)

"""Heroes of Rebirth: Alfred Pennyworth, Batman (6), Black Canary, Blue Beetle, Doctor Fate, Green Arrow, Lois Lane."""

from __future__ import annotations

import pytest

from archfoe.core.piles import WEAKNESSES
from tests.sets.rebirth import assists, city, entering, for_sale, lost_to_cheetah, trio
from tests.vocabulary import rule

# Alfred Pennyworth


@rule("REB-9.7", "REB-9.9")
def test_alfred_pennyworth_lets_a_player_anywhere_destroy_a_card_of_hand_or_discard_pile() -> None:
    t = city(p0=["Alfred Pennyworth", "Run"], p1=["Run"], discard1=["Punch"], at={0: "S5", 1: "L3"})
    t.play("Alfred Pennyworth")
    t.answer(0, "P1")
    assert (t.asked(), t.offered(1)) == ([1], ["Run (hand)", "Punch (discard pile)"])
    t.answer(1, "Punch")
    assert (t.power(0), t.hand(1), t.discard(1), t.destroyed) == (1, ["Run"], [], ["Punch"])


@rule("REB-9.7", "REB-12.3")
@pytest.mark.parametrize("picked", [None, "Run", "Robin"])
def test_alfred_pennyworth_for_yourself_destroys_a_card_or_none(picked: str | None) -> None:
    t = city(p0=["Alfred Pennyworth", "Run"], p1=["Run"], discard0=["Robin"])
    t.play("Alfred Pennyworth")
    t.answer(0, "P0")
    assert t.offered(0) == ["Run (hand)", "Robin (discard pile)"]  # not himself, who is in play
    t.answer(0, picked)
    assert t.destroyed == ([] if picked is None else [picked])
    assert [*t.hand(0), *t.discard(0)] == [name for name in ("Run", "Robin") if name != picked]


@rule("REB-3.3")
def test_alfred_pennyworth_helps_a_player_whose_character_is_not_placed() -> None:
    t = city(p0=["Alfred Pennyworth"], p1=["Punch"], at={1: None})
    t.play("Alfred Pennyworth")
    t.answer(1, "Punch")  # P0 has no card to destroy
    assert (t.destroyed, t.hand(1)) == (["Punch"], [])


@rule("REB-12.3")
def test_alfred_pennyworth_sends_a_weakness_back_to_its_stack() -> None:
    t = city(p0=["Alfred Pennyworth"], discard0=["Weakness"], weaknesses=0)
    t.play("Alfred Pennyworth")
    t.answer(0, "Weakness")
    assert (t.discard(0), t.destroyed, t.names(WEAKNESSES)) == ([], [], ["Weakness"])


def test_alfred_pennyworth_is_one_power_where_nobody_has_a_card_and_is_no_assist() -> None:
    t = city(p0=["Alfred Pennyworth"])
    t.play("Alfred Pennyworth")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)
    assert assists(city(p1=["Alfred Pennyworth"]), 1) == []


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
        city={"L3": ["Gorilla Grodd"]},
        damage={"L3": 4},
        power=2,
        from_start=True,
    )
    t.answer(0, "Batman (6) for yourself")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Batman (6)"])
    assert (t.city("L3"), t.destroyed) == (["Gorilla Grodd"], [])
    assert for_sale(t) == ["Tomorrow's Headline"]  # the Location stands


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
    t = entering("Brainiac", p0=["Punch", "Punch", "Run"], p1=["Batman (6)", "Run", "Run"])
    t.answer(0, "P1")
    t.answer(1, "Batman (6) for yourself")
    t.answer(0, "Punch", "Punch")
    assert (t.hand(0), t.hand(1), t.discard(1)) == (["Run"], ["Run", "Run"], ["Batman (6)"])
    assert (t.city("S1"), t.destroyed) == (["Brainiac"], [])


@rule("REB-7.3", "REB-15.2")
def test_the_reward_of_batman_of_cost_six_comes_before_the_next_attack() -> None:
    """Killer Frost's Reward destroys a Punch before Bane can take it."""
    t = city(
        p0=["Batman (6)", "Punch"],
        city={"L2": ["Killer Frost"], "L4": ["Bane"]},
        from_start=True,
    )
    t.answer(0, "Killer Frost")
    t.answer(0, "Batman (6) for yourself")
    assert (t.hand(0), t.offered(0)) == (["Punch"], ["Punch"])
    t.answer(0, "Punch")
    assert (t.destroyed, t.hand(0), t.discard(0)) == (["Killer Frost", "Punch"], [], ["Batman (6)"])


@rule("REB-17.4", "REB-17.3")
def test_the_super_hero_batman_has_two_draws_of_batman_of_cost_six() -> None:
    t = city(
        p0=["Batman (6)"],
        hero0="Batman",
        deck0=["Robin", "Mera"],
        deck1=["Flight"],
        city={"L2": ["Scarecrow"]},
        from_start=True,
    )
    t.answer(0, "Batman (6) for yourself")
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P0")
    assert t.hand(0) == ["Robin"]
    t.answer(0, None)  # the Reward of Scarecrow, which belongs to the defeat
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P1")
    assert (t.hand(0), t.hand(1), t.destroyed) == (["Robin"], ["Flight"], ["Scarecrow"])


# Black Canary


@rule("REB-6.7")
def test_black_canary_moves_each_villain_of_the_space_where_its_mover_likes() -> None:
    t = city(p0=["Black Canary"], at={0: "S5", 1: "L1"}, city={"S5": ["Scarecrow", "Robin", "Brainiac"]})
    t.play("Black Canary")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 5"]
    t.answer(0, "Location 1")
    t.answer(0, "Location 5")
    assert (t.power(0), t.city("S5")) == (2, ["Robin"])
    assert (t.city("L1"), t.city("L5")) == (["Scarecrow"], ["Brainiac"])


def test_black_canary_may_leave_villains_where_they_are() -> None:
    t = city(p0=["Black Canary"], city={"S5": ["Scarecrow", "Cheetah"]})
    t.play("Black Canary")
    t.answer(0, "slot 5")
    t.answer(0, "Location 5")
    assert (t.city("S5"), t.city("L5")) == (["Scarecrow"], ["Cheetah"])


def test_black_canary_does_not_reach_villains_next_to_her() -> None:
    t = city(p0=["Black Canary"], city={"S5": ["Robin"], "L1": ["Scarecrow"], "L5": ["Cheetah"]})
    t.play("Black Canary")
    assert (t.power(0), "end turn" in t.offered(0)) == (2, True)
    assert (t.city("L1"), t.city("L5")) == (["Scarecrow"], ["Cheetah"])


@rule("REB-6.7", "REB-6.6")
def test_black_canary_drives_a_villain_off_its_destination_without_an_attack() -> None:
    t = city(p0=["Black Canary", "Punch"], at={0: "L2", 1: "S2"}, city={"L2": ["Scarecrow"]})
    t.play("Black Canary")
    t.answer(0, "slot 2")
    assert (t.city("S2"), t.discard(0), t.discard(1)) == (["Scarecrow"], [], [])


# Blue Beetle


@rule("REB-8.2")
def test_blue_beetle_played_gives_two_power_without_his_bonus_and_does_not_assist() -> None:
    t = city(p0=["Blue Beetle"], p1=["Blue Beetle"])
    assert assists(t, 1) == []
    t.play("Blue Beetle")
    assert (t.power(0), t.move(0)) == (2, 0)


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
    t = entering("Brainiac", p0=[], p1=["Blue Beetle", "Punch"])
    t.answer(1, "Blue Beetle for yourself")
    assert (t.power(0), t.power(1), t.hand(1)) == (0, 0, ["Punch"])
    t.end()
    assert (t.active, t.power(1)) == (1, 0)


@rule("REB-8.7", "REB-8.5")
def test_blue_beetle_of_the_active_player_for_another_gives_no_power() -> None:
    t = entering("Brainiac", p0=["Blue Beetle", "Run", "Run"], p1=["Punch"])
    t.answer(0, "Blue Beetle for P1")
    assert (t.power(0), t.power(1), t.hand(1)) == (0, 0, ["Punch"])
    assert (t.hand(0), sorted(t.discard(0))) == ([], ["Blue Beetle", "Run", "Run"])  # hit himself


@rule("REB-8.1", "REB-8.6")
def test_blue_beetle_used_for_another_is_the_only_defense_of_his_player() -> None:
    t = entering("Brainiac", p0=["Punch"], p1=["Blue Beetle", "Blue Beetle", "Punch", "Punch"])
    t.answer(1, "Blue Beetle for P0")
    assert (t.asked(), t.power(0)) == ([1], 2)
    t.answer(1, "Punch", "Punch")  # not another Defense, but the Attack
    assert (t.hand(0), t.hand(1)) == (["Punch"], ["Blue Beetle"])


@rule("REB-3.3")
def test_blue_beetle_reaches_nobody_from_outside_the_city_but_protects_his_player() -> None:
    t = entering("Brainiac", p0=["Punch"], p1=["Blue Beetle", "Punch"], at={1: None})
    assert t.offered(1) == ["Blue Beetle for yourself"]
    t.answer(1, "Blue Beetle for yourself")
    assert (t.hand(0), t.hand(1)) == ([], ["Punch"])


# Doctor Fate


@rule("REB-15.5")
def test_doctor_fate_resolves_a_reward_twice_with_a_new_target() -> None:
    t = city(p0=["Doctor Fate"], deck0=["Robin", "Punch"], deck1=["Mera"], power=3, city={"S5": ["Black Manta"]})
    t.play("Doctor Fate")
    assert t.power(0) == 3 + 3
    t.buy("Black Manta")
    t.answer(0, "P0")
    assert (t.hand(0), t.hand(1), t.offered(0)) == (["Robin"], [], ["P0", "P1"])
    t.answer(0, "P1")
    assert (t.hand(0), t.hand(1), t.destroyed, t.power(0)) == (["Robin"], ["Mera"], ["Black Manta"], 0)


@rule("REB-15.5")
def test_doctor_fate_does_not_repeat_what_was_earned_before_he_was_played() -> None:
    t = city(p0=["Doctor Fate"], deck1=["Mera", "Flight"], power=6, city={"S5": ["Black Manta"]})
    t.buy("Black Manta")
    t.answer(0, "P1")
    assert "end turn" in t.offered(0)
    t.play("Doctor Fate")
    assert (t.hand(1), "end turn" in t.offered(0)) == (["Mera"], True)


@rule("REB-15.5")
def test_doctor_fate_lets_the_second_target_be_chosen_when_the_first_reward_is_over() -> None:
    t = city(p0=["Doctor Fate"], discard0=["Punch"], discard1=["Run"], power=1, city={"S5": ["Cheetah"]})
    t.play("Doctor Fate")
    t.buy("Cheetah")
    t.answer(0, "P0")
    t.answer(0, "Punch")
    assert (t.hand(0), t.asked()) == (["Punch"], [1])  # nobody else has a Starter there now
    t.answer(1, "Run")
    assert (t.hand(1), t.discard(1)) == (["Run"], [])


@rule("REB-15.5")
def test_doctor_fate_works_for_every_reward_of_the_turn_and_not_for_the_next_turn() -> None:
    t = city(p0=["Doctor Fate"], power=3, at={1: None}, city={"S5": ["Captain Cold"] * 3})
    t.play("Doctor Fate")
    for there in ("Location 1", "slot 5"):  # both Rewards of the first, both of the second
        t.buy("Captain Cold")
        t.answer(0, there)
        assert t.at(0) == ("L1" if there == "Location 1" else "S5")
        t.answer(0, "slot 5")
    assert t.city("S5") == ["Captain Cold"]
    t.end()
    t.answer(1, "Location 3")
    t.end()
    for _ in range(3):
        t.play("Punch")
    t.buy("Captain Cold")
    t.answer(0, "P0")
    t.answer(0, "slot 5")
    assert "end turn" in t.offered(0)


# Green Arrow


def test_green_arrow_gives_two_power_in_his_owners_turn_wherever_the_others_are() -> None:
    t = city(p0=["Green Arrow"], at={0: "S5", 1: "L3"})
    t.play("Green Arrow")
    assert (t.power(0), t.move(0), t.played(0)) == (2, 0, ["Green Arrow"])


@rule("REB-9.1", "REB-1.5")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("S2", True), ("S3", True), ("L3", False)])
def test_green_arrow_assists_within_range_four(at: str, near: bool) -> None:
    t = city(p1=["Green Arrow"], at={0: "S5", 1: at})
    assert assists(t, 1) == (["Green Arrow"] if near else [])
    if near:
        t.assist(1, "Green Arrow")
        assert (t.power(0), t.power(1), t.hand(1)) == (2, 0, [])


@rule("REB-9.1", "REB-9.5", "REB-9.4")
def test_green_arrow_may_assist_once_the_active_player_has_come_near_and_goes_to_his_owners_pile() -> None:
    t = city(p1=["Green Arrow", "Punch"], at={0: "S5", 1: "L3"}, move=1, city={"L1": ["Steve Trevor"]})
    assert assists(t, 1) == []
    t.walk("L1")
    t.assist(1, "Green Arrow")
    t.buy("Steve Trevor")
    t.end()
    assert (t.discard(0), t.discard(1), t.hand(1)) == (["Steve Trevor"], ["Green Arrow"], ["Punch"])


@rule("REB-9.2")
def test_green_arrow_cannot_assist_during_attacks() -> None:
    t = city(p0=["Punch", "Run"], p1=["Green Arrow"], city={"L2": ["Killer Frost"]}, from_start=True)
    assert t.asked() == [0]
    t.answer(0, "Punch")
    assert assists(t, 1) == ["Green Arrow"]


# Lois Lane


@rule("REB-5.7")
def test_lois_lane_shows_a_villain_and_each_player_may_move_one_space() -> None:
    t = city(p0=["Lois Lane"], main=["Scarecrow", "Robin"], at={0: "S5", 1: "L3"})
    t.play("Lois Lane")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 5"]
    t.answer(0, "Location 1")
    assert (t.asked(), sorted(t.offered(1))) == ([1], ["Location 3", "slot 2", "slot 3"])
    t.answer(1, "Location 3")
    assert (t.at(0), t.at(1), t.power(0), t.move(0)) == ("L1", "L3", 1, 0)
    assert t.main_deck == ["Scarecrow", "Robin"]


def test_lois_lane_takes_a_super_villain_for_a_villain_and_passes_over_who_is_not_placed() -> None:
    t = city(p0=["Lois Lane"], main=["Brainiac"], at={0: "S5", 1: None})
    t.play("Lois Lane")
    t.answer(0, "Location 5")
    assert (t.at(0), t.at(1), t.power(0), t.threat) == ("L5", None, 1, 0)
    assert "end turn" in t.offered(0)


@pytest.mark.parametrize("top", ["Robin", "Batarang", "Blast"])
def test_lois_lane_gives_one_more_power_for_another_card_which_stays_on_top(top: str) -> None:
    t = city(p0=["Lois Lane"], main=[top, "Scarecrow"])
    t.play("Lois Lane")
    assert (t.power(0), t.at(0), t.at(1)) == (1 + 1, "S5", "S5")
    assert (t.main_deck, "end turn" in t.offered(0)) == ([top, "Scarecrow"], True)


@rule("REB-14.3", "REB-5.9")
def test_lois_lane_without_a_main_deck_gives_one_power_and_is_a_move_card() -> None:
    t = city(p0=["Lois Lane"], main=[])
    t.play("Lois Lane")
    assert (t.power(0), t.over) == (1, False)
    assert lost_to_cheetah("Lois Lane") == ["Lois Lane"]


@rule("REB-9.3")
def test_lois_lane_does_not_assist_but_moves_all_three_players() -> None:
    t = trio(p0=["Lois Lane"], p1=["Lois Lane"], main=["Bane"])
    assert assists(t, 1) == []
    t.play("Lois Lane")
    for seat in range(3):
        t.answer(seat, "Location 1")
    assert [t.at(seat) for seat in range(3)] == ["L1"] * 3

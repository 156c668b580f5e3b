"""Super Powers of the main deck, from Shields Up to Vibration."""

from __future__ import annotations

import pytest

from tests.sets.rebirth.villainy import damage, entered, in_main_step, team, trio, where_is
from tests.vocabulary import rule

# Shields Up


@rule("REB-8.5")
def test_shields_up_protects_everybody_within_range_two_at_once_and_its_player_draws() -> None:
    t = entered("Sinestro", players=4, p1=["Shields Up"], deck1=["Run"], at={0: "S5", 1: "S1", 2: "L1", 3: "S2"})
    t.answer(0, "P1")  # the first to deal with the Attack
    t.answer(1, "Shields Up for yourself")
    assert t.offered(1) == ["P0", "P2", "P3"]
    t.answer(1, "P0", "P2", "P3")
    assert [t.discard(seat) for seat in range(4)] == [[], ["Shields Up"], [], []]
    assert t.hand(1) == ["Run"]


@rule("REB-8.5")
def test_shields_up_may_leave_somebody_out_and_does_not_reach_farther() -> None:
    t = entered("Sinestro", players=3, p0=["Shields Up"], deck0=["Run"], at={0: "S5", 1: "L1", 2: "L2"})
    t.answer(0, "P0")
    t.answer(0, "Shields Up for yourself")
    assert t.offered(0) == ["P1"]  # P2 is three spaces away
    t.answer(0, None)
    assert [t.discard(seat) for seat in range(3)] == [["Shields Up"], ["Weakness"], ["Weakness"]]


@rule("REB-8.5", "REB-8.2")
@pytest.mark.parametrize(("space", "near"), [("S1", True), ("S4", True), ("L2", False)])
def test_shields_up_is_a_defense_with_range_in_step_two(space: str, near: bool) -> None:
    t = team(p1=["Shields Up"], deck1=["Run"], at={0: "S5", 1: space}, city={"L2": ["Scarecrow"]}, from_start=True)
    if near:
        t.answer(1, "Shields Up for P0")
        assert (t.discard(0), t.discard(1), t.hand(1), t.power(0)) == ([], ["Shields Up"], ["Run"], 0)
    else:
        assert (t.asked(), t.discard(0), t.hand(1)) == ([0], ["Weakness"], ["Shields Up"])


@rule("REB-8.1", "REB-8.2")
def test_shields_up_need_not_be_used_and_gives_two_power_when_played() -> None:
    t = team(p0=["Shields Up"], city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, None)
    t.play("Shields Up")
    assert (t.discard(0), t.power(0), t.hand(0)) == (["Weakness"], 2, [])


# Speed Force


@rule("REB-15.13")
def test_speed_force_may_be_used_at_once() -> None:
    t = team(p0=["Speed Force", "Punch"], deck0=["Aquaman (3)", "Lois Lane", "Jetpack", "Run"])
    t.play("Speed Force")
    assert (t.move(0), t.hand(0)) == (4, ["Punch"])
    t.use("Speed Force")
    assert t.offered(0) == ["Punch", "Aquaman (3)", "Lois Lane", "Jetpack"]
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0), t.deck(0), t.move(0)) == (
        ["Aquaman (3)", "Lois Lane", "Jetpack"],
        ["Punch"],
        ["Run"],
        4,
    )
    assert "use Speed Force" not in t.offered(0)


@rule("REB-15.13")
def test_speed_force_may_wait_until_its_player_has_walked_and_bought() -> None:
    t = team(p0=["Speed Force"], deck0=["Aquaman (3)", "Lois Lane", "Punch"], city={"S1": ["Jetpack"]}, power=2)
    t.play("Speed Force")
    t.walk("L1", "S1")
    t.buy("Jetpack")
    t.use("Speed Force")
    t.answer(0, "Aquaman (3)")
    assert (t.hand(0), t.discard(0), t.move(0)) == (["Lois Lane", "Punch"], ["Jetpack", "Aquaman (3)"], 2)


@rule("REB-15.13")
def test_speed_force_unused_is_lost_with_the_turn() -> None:
    t = team(p0=["Speed Force", "Speed Force"])
    t.play("Speed Force")
    t.end()
    t.end()
    assert (t.active, len(t.hand(0)), t.move(0)) == (0, 5, 0)
    assert "use Speed Force" not in t.offered(0)


def test_speed_force_twice_is_two_draws() -> None:
    t = team(p0=["Speed Force", "Speed Force"])
    t.play("Speed Force")
    t.play("Speed Force")
    for _ in range(2):
        t.use("Speed Force")
        t.answer(0, "Punch")
    assert (t.move(0), len(t.hand(0)), len(t.discard(0))) == (8, 4, 2)
    assert "use Speed Force" not in t.offered(0)


# Super Breath


def test_super_breath_gives_two_power_and_chooses_a_villain_within_range_two() -> None:
    near = {"S1": ["Bane"], "L5": ["Cheetah"], "S5": ["Doomsday"], "L2": ["Bizarro"], "L4": ["Scarecrow"]}
    t = team(p0=["Super Breath"], city=near)
    t.play("Super Breath")
    assert t.offered(0) == ["Bane (slot 1)", "Cheetah (Location 5)", "Doomsday (slot 5)"]
    t.answer(0, "Bane")
    assert t.power(0) == 2


@rule("REB-15.1")
def test_super_breath_stops_attacks_until_the_next_turn_of_its_player_begins() -> None:
    t = team(p0=["Super Breath"], city={"L5": ["Cheetah"]})
    t.play("Super Breath")
    t.end()
    assert (t.active, in_main_step(t), t.discard(1)) == (1, True, [])
    t.end()
    assert (t.active, in_main_step(t), t.discard(0)) == (0, True, ["Super Breath", "Weakness"])


def test_super_breath_spares_nobody_the_attack_of_another_villain() -> None:
    t = team(
        p0=["Super Breath"],
        city={"L5": ["Cheetah"], "L3": ["Psimon"]},
        at={0: "L4"},
        deck1=["Aquaman (3)", "Lois Lane"],
    )
    t.play("Super Breath")
    t.answer(0, "Cheetah")
    t.end()
    assert (t.discard(1), t.deck(1)) == (["Aquaman (3)"], ["Lois Lane"])


@rule("REB-15.1", "REB-11.1")
@pytest.mark.parametrize(("hand", "dealt"), [(["Super Breath"], 0), (["Punch"], 1)])
def test_super_breath_keeps_a_super_villain_from_damaging_its_destination(hand: list[str], dealt: int) -> None:
    t = team(p0=hand, p1=["Run"], city={"L5": ["Sinestro"]})
    t.play(hand[0])
    t.end()
    assert (damage(t, "L5"), t.hand(1)) == (dealt, [] if dealt else ["Run"])


def test_super_breath_does_not_hold_the_villain_in_its_place() -> None:
    t = team(p0=["Super Breath"], at={0: "S1", 1: "S3"}, city={"L1": ["Cheetah"]})
    t.play("Super Breath")
    t.end()
    assert where_is(t, "Cheetah") == ["S5"]


@rule("REB-15.1")
def test_super_breath_lasts_through_the_turns_of_all_other_players() -> None:
    t = trio(p0=["Super Breath"], city={"S5": ["Scarecrow"]})
    t.play("Super Breath")
    t.end()
    t.end()
    assert (t.active, t.discard(1), t.discard(2)) == (2, [], [])
    t.end()
    assert "Weakness" in t.discard(0)


# Super Strength


@rule("REB-6.7")
@pytest.mark.parametrize(
    ("word", "space"), [("slot 4", "S4"), ("Location 5", "L5"), ("Location 1", "L1"), ("slot 1", "S1")]
)
def test_super_strength_throws_a_villain_of_ones_space_up_to_two_spaces(word: str, space: str) -> None:
    t = team(p0=["Super Strength"], city={"S5": ["Bane"], "L5": ["Cheetah"]}, at={1: "L5"})
    t.play("Super Strength")
    t.answer(0, "Bane")
    assert t.offered(0) == ["Location 1", "slot 1", "slot 4", "Location 5"]
    t.answer(0, word)
    assert (where_is(t, "Bane"), where_is(t, "Cheetah"), t.power(0)) == ([space], ["L5"], 5)


def test_super_strength_may_leave_the_villain_where_it_is() -> None:
    t = team(p0=["Super Strength"], city={"S5": ["Bane"]})
    t.play("Super Strength")
    t.answer(0, None)
    assert (t.power(0), t.city("S5"), in_main_step(t)) == (5, ["Bane"], True)


def test_super_strength_moves_one_villain_only_and_none_of_a_neighbouring_space() -> None:
    t = team(p0=["Super Strength", "Super Strength"], city={"S5": ["Bane", "Sinestro"], "L1": ["Major Disaster"]})
    t.play("Super Strength")
    assert t.offered(0) == ["Bane", "Sinestro"]
    t.answer(0, "Sinestro")
    t.answer(0, "slot 1")
    assert (t.city("S5"), t.city("S1"), in_main_step(t)) == (["Bane"], ["Sinestro"], True)
    t = team(p0=["Super Strength"], city={"L1": ["Major Disaster"]})
    t.play("Super Strength")
    assert (t.power(0), in_main_step(t)) == (5, True)


# Telepathy


def test_telepathy_draws_two_cards_and_discards_one() -> None:
    t = team(p0=["Telepathy", "Punch"], deck0=["Aquaman (3)", "Lois Lane", "Run"])
    t.play("Telepathy")
    assert t.offered(0) == ["Punch", "Aquaman (3)", "Lois Lane"]
    t.answer(0, "Aquaman (3)")
    assert (t.hand(0), t.discard(0), t.deck(0), t.power(0)) == (["Punch", "Lois Lane"], ["Aquaman (3)"], ["Run"], 0)


@rule("REB-9.1", "REB-9.3", "REB-9.5")
@pytest.mark.parametrize("space", ["S5", "L1", "S2", "L3"])
def test_telepathy_assists_from_every_space_and_the_active_player_draws_and_discards(space: str) -> None:
    t = team(p0=["Punch"], deck0=["Aquaman (3)", "Lois Lane"], p1=["Telepathy", "Run"], at={1: space})
    t.assist(1, "Telepathy")
    assert t.offered(0) == ["Punch", "Aquaman (3)", "Lois Lane"]
    t.answer(0, "Aquaman (3)")
    assert (t.hand(0), t.discard(0), t.hand(1)) == (["Punch", "Lois Lane"], ["Aquaman (3)"], ["Run"])
    t.end()
    assert t.discard(1) == ["Telepathy"]


@rule("REB-3.3", "REB-9.1")
def test_telepathy_does_not_reach_from_a_character_that_is_not_placed() -> None:
    assert team(p1=["Telepathy"], at={1: None}).asked() == [0]
    assert team(p1=["Telepathy"], at={1: "L3"}).asked() == [0, 1]


@rule("G-22")
def test_telepathy_without_cards_to_draw_still_discards() -> None:
    t = team(p0=["Telepathy", "Punch"], deck0=[])
    t.play("Telepathy")
    assert (t.hand(0), t.discard(0)) == ([], ["Punch"])


# Vibration


@rule("REB-7.5", "REB-5.7")
@pytest.mark.parametrize(("there", "hit"), [("slot 1", False), ("Location 5", False), ("slot 5", True)])
def test_vibration_avoids_an_attack_and_moves_up_to_two_spaces(there: str, hit: bool) -> None:
    t = team(p0=["Vibration"], at={0: "S5", 1: "L3"}, city={"S5": ["Bane", "Scarecrow"]}, from_start=True)
    t.answer(0, "Bane")
    t.answer(0, "Vibration for yourself")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 1", "slot 4", "slot 5"]
    t.answer(0, there)
    assert t.discard(0) == (["Vibration", "Weakness"] if hit else ["Vibration"])
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-7.5")
def test_vibration_does_not_bring_one_out_of_reach_of_a_destination() -> None:
    t = team(p0=["Vibration"], at={0: "S5", 1: "L3"}, city={"S5": ["Bane"], "L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Bane")
    t.answer(0, "Vibration for yourself")
    t.answer(0, "slot 4")
    assert (t.at(0), t.discard(0)) == ("S4", ["Vibration", "Weakness"])


@rule("REB-8.4", "REB-8.2")
def test_vibration_protects_nobody_else_and_gives_two_power_when_played() -> None:
    t = team(p1=["Vibration"], city={"L2": ["Scarecrow"]}, from_start=True)
    assert (t.asked(), t.discard(0), t.hand(1)) == ([0], ["Weakness"], ["Vibration"])
    t = team(p0=["Vibration"])
    t.play("Vibration")
    assert (t.power(0), t.move(0), t.at(0), in_main_step(t)) == (2, 0, "S5", True)


def test_vibration_shelters_nobody_where_it_lands() -> None:
    t = entered("Sinestro", p0=["Vibration"], at={0: "S5", 1: "L1"})
    t.answer(0, "P0")  # the first to deal with the Attack
    t.answer(0, "Vibration for yourself")
    t.answer(0, "Location 1")
    assert (t.at(0), t.discard(0), t.discard(1)) == ("L1", ["Vibration"], ["Weakness"])

"""Signature cards of Cyborg and The Flash: three each."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth import city, for_sale
from tests.sets.rebirth.places import choices
from tests.vocabulary import rule

# Cyborg


@rule("REB-6.10")
@pytest.mark.parametrize(("kept", "gone"), [("Bane", "Bizarro"), ("Bizarro", "Bane")])
def test_electrified_field_keeps_a_villain_in_its_space(kept: str, gone: str) -> None:
    t = city(p0=["Electrified Field"], at={0: "L1"}, move=1, city={"S1": ["Bane", "Bizarro"]})
    t.play("Electrified Field")
    assert t.power(0) == 1
    t.answer(0, kept)
    t.walk("S5")
    t.end()
    assert (t.city("S1")[0], t.city("L2")) == (kept, [gone])


@rule("REB-6.10", "REB-1.5")
def test_electrified_field_reaches_range_1_and_shares_its_token_with_contained() -> None:
    t = city(p0=["Electrified Field", "Contained"], city={"L5": ["Bane"], "L1": ["Despero"], "S1": ["Cheetah"]})
    t.play("Electrified Field")
    assert choices(t) == ["Despero", "Bane"]
    t.answer(0, "Bane")
    t.play("Contained")
    t.answer(0, "Despero")
    t.end()
    assert ("Bane" in t.city("S4"), t.city("L1")) == (True, ["Despero", "Cheetah"])


@rule("REB-6.10")
def test_electrified_field_does_not_stop_attacks_and_is_one_power_without_a_villain() -> None:
    t = city(p0=["Electrified Field"], at={0: "S2", 1: "S1"}, city={"L2": ["Scarecrow"]})
    t.play("Electrified Field")
    t.end()
    assert (t.discard(1), t.city("L2")) == (["Weakness"], ["Scarecrow"])
    t = city(p0=["Electrified Field"], city={"S5": ["Aquaman (3)"], "S1": ["Bane"]})
    t.play("Electrified Field")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)


def test_boom_tube_draws_and_places_two_characters_together() -> None:
    t = city(p0=["Boom Tube"], at={0: "S5", 1: "L2"}, deck0=["Lois Lane", "Aquaman (3)"])
    t.play("Boom Tube")
    assert (t.hand(0), t.power(0), t.move(0)) == (["Lois Lane"], 0, 0)
    t.answer(0, "P0", "P1")
    assert len(t.offered(0)) == 10
    t.answer(0, "Location 4")
    assert (t.at(0), t.at(1)) == ("L4", "L4")


@pytest.mark.parametrize(("whom", "spaces"), [([], ("S5", "L2")), (["P0"], ("S3", "L2")), (["P1"], ("S5", "S3"))])
def test_boom_tube_may_place_one_character_or_nobody(whom: list[str], spaces: tuple[str, str]) -> None:
    t = city(p0=["Boom Tube"], at={0: "S5", 1: "L2"})
    t.play("Boom Tube")
    t.answer(0, *whom)
    if whom:
        t.answer(0, "slot 3")
    assert (t.at(0), t.at(1)) == spaces
    assert "end turn" in t.offered(0)


@rule("REB-3.3")
def test_boom_tube_places_two_of_three_and_nobody_who_has_not_come_yet() -> None:
    t = city(players=3, p0=["Boom Tube"], at={0: "S5", 1: "L2", 2: "L4"})
    t.play("Boom Tube")
    with pytest.raises(ArchfoeError):
        t.answer(0, "P0", "P1", "P2")
    t.answer(0, "P1", "P2")
    t.answer(0, "slot 5")
    assert [t.at(seat) for seat in (0, 1, 2)] == ["S5"] * 3
    t = city(players=3, p0=["Boom Tube"], at={0: "S5", 1: None, 2: "L4"})
    t.play("Boom Tube")
    assert t.offered(0) == ["P0", "P2"]


@rule("REB-15.9")
def test_connected_gives_two_power_a_card_and_purchases_within_range_two() -> None:
    spaces = {"S5": ["Telepathy"], "S1": ["Jetpack"], "S4": ["Lois Lane"], "L2": ["Blast"], "L4": ["Black Canary"]}
    t = city(p0=["Connected"], deck0=["Run"], at={0: "S5"}, power=1, city=spaces)
    t.play("Connected")
    assert (t.power(0), t.hand(0)) == (3, ["Run"])
    assert sorted(for_sale(t)) == ["Bat-Signal", "Jetpack", "Lois Lane", "Telepathy"]
    t.buy("Jetpack")
    assert (t.power(0), t.discard(0), t.at(0)) == (1, ["Jetpack"], "S5")


@rule("REB-15.9", "REB-6.8")
def test_connected_defeats_a_villain_two_spaces_away() -> None:
    t = city(p0=["Connected"], at={0: "S5"}, power=3, deck1=["Run"], city={"S4": ["Giganta"]})
    t.play("Connected")
    t.buy("Giganta")
    t.answer(0, "P1")
    assert (t.destroyed, t.hand(1)) == (["Giganta"], ["Run"])


@rule("REB-15.9", "REB-10.3")
def test_connected_leaves_one_basic_a_stack_and_is_over_with_the_turn() -> None:
    t = city(p0=["Connected"], at={0: "S4", 1: "S2"}, power=9, city={"L5": ["Jetpack"]})
    t.play("Connected")
    t.buy("Flight")
    t.buy("Bat-Signal")
    assert for_sale(t) == ["Jetpack"]
    t.end()
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert (t.active, t.power(0), "Jetpack" in for_sale(t)) == (0, 2, False)


# The Flash


def test_flash_suit_is_one_power_and_one_move() -> None:
    t = city(p0=["Flash Suit"])
    t.play("Flash Suit")
    assert (t.power(0), t.move(0)) == (1, 1)
    t.walk("L5")
    assert (t.at(0), t.move(0)) == ("L5", 0)


@rule("REB-5.9")
def test_flash_suit_is_a_move_card_for_cheetah() -> None:
    t = city(p0=["Flash Suit", "Big Blue Boy Scout"], at={0: "L5"}, city={"L5": ["Cheetah"]}, from_start=True)
    assert (t.hand(0), t.discard(0)) == (["Big Blue Boy Scout"], ["Flash Suit"])


@rule("REB-15.18")
def test_the_move_of_a_flash_suit_strengthens_the_flash_of_cost_six() -> None:
    t = city(p0=["Flash Suit", "The Flash (6)"])
    t.play("Flash Suit")
    t.play("The Flash (6)")
    assert (t.power(0), t.move(0)) == (1 + 4, 4)


@rule("REB-5.8")
def test_whoosh_places_where_another_character_or_a_villain_is() -> None:
    t = city(players=3, p0=["Whoosh!"], city={"S1": ["Bane"], "S3": ["Aquaman (3)"]}, at={0: "S5", 1: "L4", 2: None})
    t.play("Whoosh!")
    assert t.offered(0) == ["slot 1", "Location 4"]
    t.answer(0, "Location 4")
    assert (t.at(0), t.power(0), t.move(0)) == ("L4", 2, 0)


@rule("REB-5.8")
def test_whoosh_goes_to_the_only_such_space_however_far_it_is() -> None:
    t = city(p0=["Whoosh!"], city={"L3": ["Bizarro", "Aquaman (3)"]}, at={1: None}, power=1)
    t.play("Whoosh!")
    assert (t.at(0), t.power(0)) == ("L3", 3)
    t.buy("Aquaman (3)")
    assert t.discard(0) == ["Aquaman (3)"]


def test_whoosh_does_not_take_ones_own_character_for_another() -> None:
    t = city(p0=["Whoosh!"], at={0: "S2", 1: None}, city={"S4": ["Aquaman (3)"]})
    t.play("Whoosh!")
    assert (t.at(0), t.power(0), "end turn" in t.offered(0)) == ("S2", 2, True)


@rule("REB-15.17")
def test_whoosh_carries_no_villain_for_superman() -> None:
    t = city(p0=["Superman (7)", "Whoosh!"], city={"S5": ["Bane"], "L3": ["Bizarro"]})
    t.play("Superman (7)")
    t.play("Whoosh!")
    t.answer(0, "Location 3")
    t.walk("S3")
    assert (t.at(0), t.city("S5"), t.city("L3"), t.city("S3")) == ("S3", ["Bane"], ["Bizarro"], [])


def test_carry_on_has_one_power_for_each_location_that_is_entered() -> None:
    t = city(p0=["Carry On"])
    t.play("Carry On")
    assert (t.power(0), t.move(0)) == (0, 4)
    for space, power in (("L1", 1), ("S1", 1), ("L2", 2), ("S2", 2)):
        t.walk(space)
        assert t.power(0) == power
    assert t.move(0) == 0


def test_carry_on_counts_no_location_twice_and_none_that_was_entered_before() -> None:
    t = city(p0=["Carry On"], move=1)
    t.walk("L1")
    t.play("Carry On")
    t.walk("S1", "L1", "S5", "L5")
    assert (t.power(0), t.at(0)) == (1, "L5")
    t = city(p0=["Carry On"])
    t.play("Carry On")
    t.walk("L1", "S1", "L1", "S1")
    assert t.power(0) == 1


@rule("REB-5.8")
def test_carry_on_counts_a_location_on_which_its_player_is_placed() -> None:
    t = city(p0=["Carry On", "Boom Tube"])
    t.play("Carry On")
    t.play("Boom Tube")
    t.answer(0, "P0")
    t.answer(0, "Location 4")
    assert (t.at(0), t.power(0), t.move(0)) == ("L4", 1, 4)
    t = city(p0=["Carry On"], at={0: "L1"})
    t.play("Carry On")
    assert t.power(0) == 0


@rule("REB-10.4", "REB-15.4")
def test_carry_on_gives_four_move_and_lets_a_character_next_door_move_for_one_of_them() -> None:
    t = city(p0=["Carry On"], at={0: "S5", 1: "L1"})
    t.play("Carry On")
    assert (t.power(0), t.move(0)) == (0, 4)
    t.use("Carry On")
    t.answer(0, "P1")
    assert (t.asked(), sorted(t.offered(1))) == ([1], ["Location 1", "slot 1", "slot 5"])
    t.answer(1, "slot 1")
    assert (t.at(0), t.at(1), t.move(0)) == ("S5", "S1", 3)


@rule("REB-15.4", "REB-10.4")
def test_carry_on_is_paid_again_and_again_and_range_is_counted_anew() -> None:
    t = city(p0=["Carry On", "Run"], at={0: "S5", 1: "L1"})
    t.play("Carry On")
    t.use("Carry On")
    t.answer(0, "P1")
    t.answer(1, "slot 1")
    t.play("Run")
    t.use("Carry On")  # P1 is too far away now: it can only be yourself
    t.answer(0, "Location 1")
    assert (t.at(0), t.move(0)) == ("L1", 4)
    t.use("Carry On")
    t.answer(0, "P1")
    t.answer(1, "Location 2")
    assert (t.at(1), t.move(0)) == ("L2", 3)


@rule("REB-15.4")
def test_carry_on_is_not_offered_without_move_and_gives_none_to_who_is_moved() -> None:
    t = city(p0=["Carry On"], at={0: "S5", 1: None})
    t.play("Carry On")
    t.walk("L1", "S5", "L1")
    t.use("Carry On")
    t.answer(0, "slot 1")
    assert (t.at(0), t.move(0), "use Carry On" in t.offered(0)) == ("S1", 0, False)


@rule("REB-10.4", "REB-4.7")
def test_carry_on_is_over_with_the_turn() -> None:
    t = city(p0=["Carry On"], at={0: "S5", 1: "S3"}, deck0=["Run"] * 5)
    t.play("Carry On")
    t.end()
    t.end()
    t.play("Run")
    assert (t.active, "use Carry On" in t.offered(0)) == (0, False)

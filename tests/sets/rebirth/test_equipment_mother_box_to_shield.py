"""Equipment of Rebirth, from Mother Box to Wonder Woman's Shield."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth import city, entering, for_sale, trio
from tests.vocabulary import Table, rule

# Mother Box


@rule("REB-5.8", "REB-9.7")
@pytest.mark.parametrize("target", [0, 1])
def test_mother_box_draws_two_and_places_a_character_on_any_space(target: int) -> None:
    t = city(p0=["Mother Box"], deck0=["Flight", "Mera", "Robin"], at={0: "S5", 1: "L3"})
    t.play("Mother Box")
    assert (t.hand(0), t.offered(0)) == (["Flight", "Mera"], ["P0", "P1"])
    t.answer(0, f"P{target}")
    assert (t.asked(), len(t.offered(0))) == ([0], 10)  # who played it says where
    t.answer(0, "slot 2")
    assert (t.at(target), t.at(1 - target)) == ("S2", "L3" if target == 0 else "S5")
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-3.3")
def test_mother_box_cannot_place_who_has_not_come_to_the_city() -> None:
    t = city(p0=["Mother Box"], at={0: "S5", 1: None})
    t.play("Mother Box")
    t.answer(0, "Location 3")
    assert (t.at(0), t.at(1)) == ("L3", None)


@rule("REB-9.8")
def test_mother_box_places_no_villain_and_brings_none_along() -> None:
    t = city(p0=["Mother Box"], at={0: "S5", 1: "S5"}, city={"S5": ["Bane"], "L3": ["Scarecrow"]})
    t.play("Mother Box")
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P0")
    t.answer(0, "Location 3")
    assert (t.at(0), t.city("S5"), t.city("L3"), t.discard(0)) == ("L3", ["Bane"], ["Scarecrow"], [])


# Power Ring


@pytest.mark.parametrize(("picked", "power", "move"), [("+3 Power", 3, 0), ("Move", 0, 4)])
def test_power_ring_gives_three_power_or_four_move(picked: str, power: int, move: int) -> None:
    t = city(p0=["Power Ring"])
    t.play("Power Ring")
    assert len(t.offered(0)) == 2
    t.answer(0, picked)
    assert (t.power(0), t.move(0)) == (power, move)


def test_each_power_ring_is_chosen_anew() -> None:
    t = city(p0=["Power Ring", "Power Ring"])
    t.play("Power Ring")
    t.answer(0, "Move")
    t.play("Power Ring")
    t.answer(0, "+3 Power")
    assert (t.power(0), t.move(0)) == (3, 4)


@rule("REB-15.18")
def test_power_ring_for_move_strengthens_the_flash_of_cost_six() -> None:
    t = city(p0=["Power Ring", "The Flash (6)"])
    t.play("Power Ring")
    t.answer(0, "Move")
    t.play("The Flash (6)")
    assert t.power(0) == 4 + 3


# Super-Suit


@rule("REB-8.2")
def test_super_suit_played_gives_two_power_and_moves_nobody() -> None:
    t = city(p0=["Super-Suit"])
    t.play("Super-Suit")
    assert (t.power(0), t.move(0), t.at(0), "end turn" in t.offered(0)) == (2, 0, "S5", True)


@rule("REB-15.14", "REB-7.5")
@pytest.mark.parametrize("there", ["slot 1", "slot 5"])
def test_super_suit_avoids_in_step_two_and_moves_up_to_two_spaces(there: str) -> None:
    t = city(p0=["Super-Suit"], at={0: "S5"}, city={"S5": ["Bane", "Scarecrow"]}, from_start=True)
    t.answer(0, "Bane")
    t.answer(0, "Super-Suit for yourself")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 1", "slot 4", "slot 5"]
    t.answer(0, there)
    left = there == "slot 1"
    assert t.discard(0) == (["Super-Suit"] if left else ["Super-Suit", "Weakness"])
    assert t.power(0) == 0


@rule("REB-15.14")
def test_super_suit_shelters_who_is_where_its_player_lands_from_an_entering_super_villain() -> None:
    t = trio_hit(at={0: "L1", 1: "S5", 2: "L5"})
    t.answer(0, "P1")
    t.answer(1, "Super-Suit for yourself")
    t.answer(1, "Location 1")
    assert (t.at(1), t.hand(0), t.hand(1), t.hand(2)) == ("L1", ["Punch"], ["Punch"], [])
    assert (t.discard(1), t.discard(2)) == (["Super-Suit"], ["Run"])


@rule("REB-15.14")
def test_super_suit_shelters_its_own_space_if_its_player_stays() -> None:
    t = trio_hit(at={0: "L1", 1: "S5", 2: "S5"})
    t.answer(0, "P1")
    t.answer(1, "Super-Suit for yourself")
    t.answer(1, "slot 5")
    assert (t.at(1), t.hand(0), t.hand(1), t.hand(2)) == ("S5", [], ["Punch"], ["Run"])


@rule("REB-15.14", "REB-8.4")
def test_super_suit_does_not_shelter_the_space_that_was_left_nor_one_on_the_way() -> None:
    t = trio_hit(at={0: "L1", 1: "S5", 2: "S5"})
    t.answer(0, "P1")
    t.answer(1, "Super-Suit for yourself")
    t.answer(1, "slot 1")
    assert (t.at(1), t.hand(0), t.hand(1), t.hand(2)) == ("S1", [], ["Punch"], [])


@rule("REB-15.14", "REB-8.4")
def test_super_suit_is_no_help_against_an_attack_on_another_player_in_step_two() -> None:
    t = city(p0=["Punch"], p1=["Super-Suit"], city={"L3": ["Gorilla Grodd"]}, from_start=True)
    assert (t.asked(), t.hand(0), t.hand(1)) == ([0], [], ["Super-Suit"])


@rule("REB-15.14")
def test_super_suit_of_the_active_player_against_an_entering_super_villain() -> None:
    t = entering("Gorilla Grodd", p0=["Super-Suit"], p1=["Punch"], at={0: "S5", 1: "S1"})
    t.answer(0, "P0")
    t.answer(0, "Super-Suit for yourself")
    t.answer(0, "slot 1")
    assert (t.at(0), t.hand(1), t.discard(0)) == ("S1", ["Punch"], ["Super-Suit"])


def trio_hit(at: dict[int, str | None]) -> Table:
    """Gorilla Grodd enters in the turn of P0 and takes the only strong card of each hand; P1 has a Super-Suit."""
    return trio(
        p0=["Punch"],
        p1=["Super-Suit", "Punch"],
        p2=["Run"],
        at=at,
        main=["Gorilla Grodd", "Green Arrow"],
        from_start=True,
    )


# Trident of Atlantis


@rule("REB-15.9")
def test_trident_of_atlantis_gives_three_power_and_purchases_within_range_two() -> None:
    spaces = {"S5": ["Robin"], "S1": ["Batarang"], "S4": ["Mera"], "L2": ["Blast"], "L4": ["Jetpack"]}
    t = city(p0=["Trident of Atlantis"], at={0: "S5"}, power=3, city=spaces)
    assert for_sale(t) == ["Robin"]
    t.play("Trident of Atlantis")
    assert t.power(0) == 3 + 3
    assert sorted(for_sale(t)) == ["Batarang", "Flight", "Mera", "Robin"]
    t.buy("Mera")
    t.buy("Flight")
    assert (t.discard(0), t.power(0), t.at(0)) == (["Mera", "Flight"], 0, "S5")


@rule("REB-15.9", "REB-6.8")
def test_trident_of_atlantis_defeats_a_villain_two_spaces_away() -> None:
    t = city(p0=["Trident of Atlantis"], at={0: "S5"}, power=3, deck1=["Robin"], city={"S4": ["Black Manta"]})
    t.play("Trident of Atlantis")
    t.buy("Black Manta")
    t.answer(0, "P1")
    assert (t.destroyed, t.hand(1)) == (["Black Manta"], ["Robin"])


@rule("REB-15.9")
def test_trident_of_atlantis_reaches_further_than_holographic_computing_played_after_it() -> None:
    t = city(p0=["Trident of Atlantis", "Holographic Computing"], at={0: "S5"}, move=1, city={"S1": ["Batarang"]})
    t.play("Trident of Atlantis")
    t.play("Holographic Computing")
    assert "Batarang" in for_sale(t)
    t.walk("L5")
    assert sorted(for_sale(t)) == ["Flight", "Withdrawal"]  # Batarang is three spaces away now


@rule("REB-15.9", "REB-10.3")
def test_trident_of_atlantis_leaves_one_basic_a_stack_and_is_over_with_the_turn() -> None:
    t = city(p0=["Trident of Atlantis"], at={0: "S4", 1: "S2"}, power=9, city={"L5": ["Batarang"]})
    t.play("Trident of Atlantis")
    t.buy("Flight")
    t.buy("Withdrawal")
    assert for_sale(t) == ["Batarang"]
    t.end()
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert (t.active, t.power(0), "Batarang" in for_sale(t)) == (0, 2, False)


# Utility Belt


def test_utility_belt_gives_one_power_draws_two_and_discards_one() -> None:
    t = city(p0=["Utility Belt", "Punch"], deck0=["Flight", "Mera", "Robin"])
    t.play("Utility Belt")
    assert (t.power(0), t.offered(0)) == (1, ["Punch", "Flight", "Mera"])
    t.answer(0, "Flight")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Punch", "Mera"], ["Flight"], ["Robin"])


def test_utility_belt_must_discard_a_card() -> None:
    t = city(p0=["Utility Belt"], deck0=["Flight", "Mera"])
    t.play("Utility Belt")
    with pytest.raises(ArchfoeError):
        t.answer(0, None)
    t.answer(0, "Mera")
    assert (t.hand(0), t.discard(0)) == (["Flight"], ["Mera"])


@rule("REB-12.5")
def test_utility_belt_discards_its_only_card_and_shuffles_before_it_draws() -> None:
    t = city(p0=["Utility Belt"], deck0=[], discard0=["Flight"])
    t.play("Utility Belt")
    assert (t.power(0), t.hand(0), t.discard(0), t.deck(0)) == (1, [], ["Flight"], [])


# Wonder Woman's Shield


@rule("REB-8.8", "REB-12.4")
def test_wonder_womans_shield_stays_in_play_and_does_nothing_from_hand() -> None:
    t = city(p0=["Wonder Woman's Shield"], at={1: "L4"}, city={"L2": ["Scarecrow"]}, from_start=True)
    assert t.discard(0) == ["Weakness"]
    t.play("Wonder Woman's Shield")
    assert (t.power(0), t.move(0), t.in_play(0)) == (0, 0, ["Wonder Woman's Shield"])
    t.end()
    t.end()
    assert (t.active, t.in_play(0), t.asked()) == (0, ["Wonder Woman's Shield"], [0])
    assert t.offered(0) == ["Wonder Woman's Shield for yourself"]


@rule("REB-15.21")
def test_wonder_womans_shield_is_discarded_from_play_and_its_owner_draws() -> None:
    t = city(in0=["Wonder Woman's Shield"], deck0=["Robin"], city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Wonder Woman's Shield for yourself")
    assert (t.in_play(0), t.discard(0), t.hand(0)) == ([], ["Wonder Woman's Shield"], ["Robin"])


@rule("REB-15.21", "REB-8.5")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("L1", True), ("L5", True), ("S1", False), ("S4", False)])
def test_wonder_womans_shield_protects_within_range_one_and_who_used_it_draws(at: str, near: bool) -> None:
    t = city(
        in1=["Wonder Woman's Shield"],
        deck0=["Mera"],
        deck1=["Robin"],
        at={0: "S5", 1: at},
        city={"L2": ["Scarecrow"]},
        from_start=True,
    )
    if near:
        t.answer(1, "Wonder Woman's Shield for P0")
        assert (t.discard(0), t.hand(0), t.hand(1)) == ([], [], ["Robin"])
        assert t.discard(1) == ["Wonder Woman's Shield"]
    else:
        assert (t.discard(0), t.hand(1), t.in_play(1)) == (["Weakness"], [], ["Wonder Woman's Shield"])


@rule("REB-8.1")
def test_wonder_womans_shield_need_not_be_used() -> None:
    t = city(in0=["Wonder Woman's Shield"], deck0=["Robin"], city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, None)
    assert (t.in_play(0), t.discard(0), t.hand(0)) == (["Wonder Woman's Shield"], ["Weakness"], [])

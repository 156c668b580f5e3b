"""Equipment of Rebirth."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth import assists, city, entering, for_sale, lost_to_cheetah
from tests.vocabulary import rule

# Batarang


@pytest.mark.parametrize("space", ["S5", "L1", "L5"])
def test_batarang_gives_two_power_with_a_villain_within_range_one(space: str) -> None:
    t = city(p0=["Batarang"], at={0: "S5"}, city={space: ["Scarecrow", "Bane"]})
    t.play("Batarang")
    assert (t.power(0), t.city(space)) == (2, ["Scarecrow", "Bane"])


@pytest.mark.parametrize("spaces", [{}, {"S1": ["Scarecrow"]}, {"S4": ["Brainiac"]}, {"S5": ["Robin"]}])
def test_batarang_gives_one_power_without_a_villain_so_near(spaces: dict[str, list[str]]) -> None:
    t = city(p0=["Batarang"], at={0: "S5", 1: "S1"}, city=spaces)
    t.play("Batarang")
    assert t.power(0) == 1


def test_batarang_counts_a_super_villain_and_the_villain_that_a_grappling_hook_has_pulled() -> None:
    t = city(p0=["Batarang", "Grappling Hook", "Batarang"], at={0: "S5"}, city={"S1": ["Brainiac"]})
    t.play("Batarang")
    t.play("Grappling Hook")
    t.answer(0, "Brainiac")
    t.play("Batarang")
    assert t.power(0) == 1 + 1 + 2


# Batmobile


@rule("REB-15.3", "REB-10.4")
def test_batmobile_turns_power_into_move_as_often_as_you_can_pay() -> None:
    t = city(p0=["Batmobile"], power=2)
    t.play("Batmobile")
    assert (t.power(0), t.move(0), t.in_play(0)) == (2, 0, ["Batmobile"])
    assert t.offered(0).count("use Batmobile") == 1
    t.use("Batmobile")
    t.walk("L1")
    t.use("Batmobile")
    assert (t.power(0), t.move(0), "use Batmobile" in t.offered(0)) == (0, 3, False)


@rule("REB-15.3", "REB-12.4")
def test_batmobile_stays_in_play_for_the_next_turns_of_its_owner_alone() -> None:
    t = city(p0=["Batmobile", "Punch"], p1=["Punch"], at={0: "S5", 1: "S5"})
    t.play("Batmobile")
    t.end()
    assert (t.in_play(0), t.discard(0)) == (["Batmobile"], ["Punch"])
    t.play("Punch")
    assert (t.active, "use Batmobile" in t.offered(1)) == (1, False)
    t.end()
    t.play("Punch")
    t.use("Batmobile")
    assert (t.active, t.power(0), t.move(0)) == (0, 0, 2)


@rule("REB-8.8")
def test_batmobile_does_not_avoid_from_hand() -> None:
    t = city(p0=["Batmobile"], city={"L2": ["Scarecrow"]}, from_start=True)
    assert (t.discard(0), t.hand(0)) == (["Weakness"], ["Batmobile"])


@rule("REB-15.3", "REB-8.8", "REB-5.7")
def test_batmobile_is_discarded_from_play_and_moves_up_to_three_spaces() -> None:
    t = city(in0=["Batmobile"], p0=["Punch"], at={0: "S5", 1: "L3"}, city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Batmobile for yourself")
    reach = ["slot 5", "Location 1", "slot 1", "Location 2", "Location 4", "slot 4", "Location 5"]
    assert sorted(t.offered(0)) == sorted(reach)
    t.answer(0, "Location 4")
    assert (t.at(0), t.move(0), t.in_play(0), t.discard(0)) == ("L4", 0, [], ["Batmobile"])
    t.play("Punch")
    assert "use Batmobile" not in t.offered(0)


@rule("REB-7.5")
@pytest.mark.parametrize(("there", "hit"), [("Location 1", False), ("slot 5", True)])
def test_batmobile_drives_away_from_the_other_villains_of_the_space(there: str, hit: bool) -> None:
    t = city(in0=["Batmobile"], at={0: "S5", 1: "L3"}, city={"S5": ["Bane", "Scarecrow"]}, from_start=True)
    t.answer(0, "Bane")
    t.answer(0, "Batmobile for yourself")
    t.answer(0, there)
    assert sorted(t.discard(0)) == (["Batmobile", "Weakness"] if hit else ["Batmobile"])


@rule("REB-8.4")
def test_batmobile_protects_its_owner_only_also_in_anothers_turn() -> None:
    t = entering("Brainiac", p0=["Punch", "Run", "Run"], in1=["Batmobile"], p1=["Robin"])
    t.answer(0, "P1")  # the first to deal with the Attack
    assert t.offered(1) == ["Batmobile for yourself"]
    t.answer(1, "Batmobile for yourself")
    t.answer(1, "slot 5")
    t.answer(0, "Run", "Run")
    assert (t.hand(0), t.hand(1), t.discard(1)) == (["Punch"], ["Robin"], ["Batmobile"])


@rule("REB-5.9")
def test_move_cards_among_the_equipment() -> None:
    for name in ("Batmobile", "Jetpack", "Mother Box", "Power Ring", "Super-Suit"):
        assert lost_to_cheetah(name) == [name]
    for name in ("Batarang", "Grappling Hook", "Lasso of Truth", "Trident of Atlantis", "Utility Belt"):
        assert lost_to_cheetah(name) == ["Weakness"]
    assert lost_to_cheetah("Wonder Woman's Shield") == ["Weakness"]


@rule("REB-9.1")
def test_no_equipment_is_an_assist() -> None:
    names = ["Batarang", "Batmobile", "Grappling Hook", "Jetpack", "Lasso of Truth", "Mother Box", "Power Ring"]
    more = ["Super-Suit", "Trident of Atlantis", "Utility Belt", "Wonder Woman's Shield"]
    assert assists(city(p1=[*names, *more, "Robin"]), 1) == ["Robin"]


# Grappling Hook


@rule("REB-15.6", "REB-6.7")
@pytest.mark.parametrize("space", ["L1", "S1", "S4"])
def test_grappling_hook_pulls_a_villain_within_range_two_past_characters(space: str) -> None:
    t = city(p0=["Grappling Hook"], at={0: "S5", 1: "L1"}, city={space: ["The Riddler"]})
    t.play("Grappling Hook")
    t.answer(0, "The Riddler")
    assert (t.power(0), t.city("S5"), t.city(space)) == (1, ["The Riddler"], [])


@rule("REB-15.6", "REB-6.6")
def test_grappling_hook_pulls_a_super_villain_off_its_destination_without_an_attack() -> None:
    t = city(p0=["Grappling Hook", "Punch", "Run"], at={0: "S5"}, city={"L5": ["Ocean Master"]})
    t.play("Grappling Hook")
    t.answer(0, "Ocean Master")
    assert (t.city("S5"), t.city("L5"), t.hand(0)) == (["Ocean Master"], [], ["Punch", "Run"])


def test_grappling_hook_need_not_pull_and_reaches_neither_far_villains_nor_other_cards() -> None:
    spaces = {"S5": ["Bane"], "L1": ["Scarecrow", "Robin"], "L2": ["Cheetah"], "S4": ["Killer Frost"]}
    t = city(p0=["Grappling Hook"], at={0: "S5"}, city=spaces)
    t.play("Grappling Hook")
    assert sorted(t.offered(0)) == ["Killer Frost (slot 4)", "Scarecrow (Location 1)"]
    t.answer(0, None)
    assert (t.power(0), t.city("S5"), t.city("L1")) == (1, ["Bane"], ["Scarecrow", "Robin"])


def test_grappling_hook_is_one_power_with_nobody_to_pull() -> None:
    t = city(p0=["Grappling Hook"], at={0: "S5"}, city={"S5": ["Bane"], "L2": ["Cheetah"]})
    t.play("Grappling Hook")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)


# Jetpack


@rule("REB-15.10", "REB-5.8")
def test_jetpack_places_you_anywhere_and_goes_to_your_discard_pile_if_it_is_kept() -> None:
    t = city(p0=["Jetpack"], at={0: "S5"}, city={"L3": ["Robin"]})
    t.play("Jetpack")
    assert len(t.offered(0)) == 10
    t.answer(0, "Location 3")
    t.answer(0, "do not leave")
    assert (t.at(0), t.power(0), t.move(0), t.city("L3")) == ("L3", 0, 0, ["Robin"])
    t.end()
    assert t.discard(0) == ["Jetpack"]


@rule("REB-15.10", "REB-1.2")
def test_jetpack_left_in_the_new_space_gives_two_power_and_may_be_bought_back() -> None:
    t = city(p0=["Jetpack", "Punch"], at={0: "S5"})
    t.play("Jetpack")
    t.answer(0, "Location 2")
    t.answer(0, "leave this card")
    assert (t.at(0), t.power(0), t.city("L2"), t.played(0)) == ("L2", 2, ["Jetpack"], [])
    t.play("Punch")
    t.buy("Jetpack")
    assert (t.power(0), t.discard(0), t.city("L2")) == (0, ["Jetpack"], [])


@rule("REB-15.10")
def test_jetpack_left_in_a_space_is_for_sale_to_the_others() -> None:
    t = city(p0=["Jetpack"], p1=["Punch"] * 3, at={0: "S5", 1: "S2"})
    t.play("Jetpack")
    t.answer(0, "slot 2")
    t.answer(0, "leave this card")
    t.end()
    for _ in range(3):
        t.play("Punch")
    t.buy("Jetpack")
    assert (t.discard(0), t.discard(1), t.city("S2")) == ([], ["Jetpack"], [])


@rule("REB-15.10", "REB-4.5")
def test_jetpack_is_left_at_once_or_not_at_all() -> None:
    t = city(p0=["Jetpack"], at={0: "S5"}, move=1)
    t.play("Jetpack")
    t.answer(0, "Location 2")
    assert t.asked() == [0]
    with pytest.raises(ArchfoeError):
        t.walk("S2")
    t.answer(0, "do not leave")
    t.walk("S2")
    assert (t.power(0), t.city("S2"), t.city("L2")) == (0, [], [])


# Lasso of Truth


@rule("REB-15.11")
@pytest.mark.parametrize(("space", "power", "sold"), [("S5", 2, True), ("S5", 1, False), ("L1", 3, False)])
def test_lasso_of_truth_makes_villains_of_your_space_cheaper_by_one(space: str, power: int, sold: bool) -> None:
    """Scarecrow costs 5; the Lasso itself gives 2 Power."""
    t = city(p0=["Lasso of Truth"], at={0: "S5"}, power=power, city={space: ["Scarecrow"]})
    t.play("Lasso of Truth")
    assert t.power(0) == power + 2
    assert for_sale(t) == (["Scarecrow"] if sold else [])
    if sold:
        t.buy("Scarecrow")
        assert (t.destroyed, t.power(0)) == (["Scarecrow"], 0)


@rule("REB-15.11", "REB-5.5")
def test_two_lassos_of_truth_add_up_for_every_villain_and_for_no_other_card() -> None:
    t = city(
        p0=["Lasso of Truth", "Lasso of Truth"],
        at={0: "S5", 1: None},
        power=4,
        city={"S5": ["Ocean Master", "Trickster", "Robin"]},
    )
    t.play("Lasso of Truth")
    t.play("Lasso of Truth")
    t.buy("Ocean Master")  # 8 - 2
    t.answer(0, "P1")
    assert t.power(0) == 8 - 6
    t.buy("Trickster")  # 2 - 2
    assert (t.power(0), for_sale(t)) == (2, [])  # Robin still costs 3


@rule("REB-15.11", "REB-13.5")
def test_lasso_of_truth_takes_1_off_what_level_three_adds() -> None:
    t = city(p0=["Lasso of Truth"], power=5, threat=3, city={"S5": ["Scarecrow"]})
    t.play("Lasso of Truth")
    t.buy("Scarecrow")  # 5 + 3 - 1
    assert (t.power(0), t.destroyed) == (0, ["Scarecrow"])


@rule("REB-15.11", "REB-15.9")
def test_lasso_of_truth_gives_no_discount_at_a_distance_but_goes_where_you_go() -> None:
    t = city(p0=["Lasso of Truth"], at={0: "S5"}, move=1, power=2, city={"L1": ["Scarecrow"]})
    t.play("Lasso of Truth")
    assert for_sale(t) == []
    t.walk("L1")
    assert for_sale(t) == ["Scarecrow"]
    t = city(p0=["Lasso of Truth", "Trident of Atlantis"], at={0: "S5"}, city={"L1": ["Black Manta"]})
    t.play("Lasso of Truth")
    t.play("Trident of Atlantis")
    assert (t.power(0), "Black Manta" in for_sale(t)) == (5, False)


@rule("REB-15.11")
def test_lasso_of_truth_is_over_with_the_turn() -> None:
    t = city(p0=["Lasso of Truth"], city={"S5": ["Captain Cold"]})
    t.play("Lasso of Truth")
    assert for_sale(t) == ["Captain Cold"]
    t.end()
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert (t.active, t.power(0), for_sale(t)) == (0, 2, [])
    t.play("Punch")
    assert for_sale(t) == ["Captain Cold"]

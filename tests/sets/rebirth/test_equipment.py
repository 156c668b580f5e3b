"""Equipment of Rebirth, from Batcomputer to Jetpack."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth import assists, city, entering, for_sale, lost_to_cheetah
from tests.vocabulary import rule

#: What each costs, and the Power that it gives where no Villain is near.
EQUIPMENT = {
    "Batcomputer": (5, 2), "Batmobile": (3, 0), "Batplane": (6, 0), "Flash Helmet": (4, 1), "Grappling Hook": (3, 1),
    "Holographic Computing": (4, 1), "Jetpack": (2, 0), "Power Battery": (7, 4), "Sonic Cannon": (3, 2),
    "Super-Suit": (5, 3), "Trident of Atlantis": (4, 2), "Wonder Woman's Shield": (6, 2), "Zodiac Crystals": (5, 2),
}  # fmt: skip
MOVE_CARDS = ("Batmobile", "Batplane", "Flash Helmet", "Jetpack", "Super-Suit")


# All of them


@rule("REB-5.4", "REB-5.6")
@pytest.mark.parametrize("name", EQUIPMENT)
def test_what_an_equipment_costs(name: str) -> None:
    cost, _ = EQUIPMENT[name]
    assert for_sale(city(city={"S5": [name]}, power=cost - 1)) == []
    t = city(city={"S5": [name]}, power=cost)
    t.buy(name)
    assert (t.power(0), t.discard(0), t.vp(0)) == (0, [name], 2 if cost >= 6 else 1)


@rule("REB-5.1")
@pytest.mark.parametrize("name", EQUIPMENT)
def test_the_power_of_an_equipment(name: str) -> None:
    t = city(p0=[name], deck0=[], at={1: None}, main=[])
    t.play(name)
    while "end turn" not in t.offered(0):
        t.answer(0, "do not leave" if "do not leave" in " ".join(t.offered(0)) else "slot 5")
    assert (t.power(0), t.at(0)) == (EQUIPMENT[name][1], "S5")


@rule("REB-5.9")
@pytest.mark.parametrize("name", EQUIPMENT)
def test_move_cards_among_the_equipment(name: str) -> None:
    assert lost_to_cheetah(name) == ([name] if name in MOVE_CARDS else ["Weakness"])


@rule("REB-9.1")
def test_no_equipment_is_an_assist() -> None:
    assert assists(city(p1=[*EQUIPMENT, "Aquaman (3)"]), 1) == ["Aquaman (3)"]


@pytest.mark.parametrize("name", EQUIPMENT)
def test_every_equipment_is_one_for_doctor_polaris(name: str) -> None:
    t = city(p0=["Punch", name, name], city={"L1": ["Doctor Polaris"]}, from_start=True)
    if f"{name} for yourself" in t.offered(0):
        t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == (["Punch"], [name, name])


# Batcomputer


def test_batcomputer_gives_two_power_draws_two_and_discards_one() -> None:
    t = city(p0=["Batcomputer", "Punch"], deck0=["Flight", "Lois Lane", "Aquaman (3)"])
    t.play("Batcomputer")
    assert (t.power(0), t.offered(0)) == (2, ["Punch", "Flight", "Lois Lane"])
    t.answer(0, "Flight")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Punch", "Lois Lane"], ["Flight"], ["Aquaman (3)"])


def test_batcomputer_must_discard_a_card() -> None:
    t = city(p0=["Batcomputer"], deck0=["Flight", "Lois Lane"])
    t.play("Batcomputer")
    with pytest.raises(ArchfoeError):
        t.answer(0, None)
    t.answer(0, "Lois Lane")
    assert (t.hand(0), t.discard(0)) == (["Flight"], ["Lois Lane"])


@rule("REB-12.5")
def test_batcomputer_discards_its_only_card_and_shuffles_before_it_draws() -> None:
    t = city(p0=["Batcomputer"], deck0=[], discard0=["Flight"])
    t.play("Batcomputer")
    assert (t.power(0), t.hand(0), t.discard(0), t.deck(0)) == (2, [], ["Flight"], [])


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
def test_batmobile_is_discarded_from_play_and_moves_up_to_two_spaces() -> None:
    t = city(in0=["Batmobile"], p0=["Punch"], at={0: "S5", 1: "L3"}, city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Batmobile for yourself")
    reach = ["slot 5", "Location 1", "slot 1", "slot 4", "Location 5"]
    assert sorted(t.offered(0)) == sorted(reach)
    t.answer(0, "slot 4")
    assert (t.at(0), t.move(0), t.in_play(0), t.discard(0)) == ("S4", 0, [], ["Batmobile"])
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
    t = entering("Doomsday", p0=["Punch", "Run", "Run"], in1=["Batmobile"], p1=["Aquaman (3)"])
    t.answer(0, "P1")  # the first to deal with the Attack
    assert t.offered(1) == ["Batmobile for yourself"]
    t.answer(1, "Batmobile for yourself")
    t.answer(1, "slot 5")
    t.answer(0, "Run", "Run")
    assert (t.hand(0), t.hand(1), t.discard(1)) == (["Punch"], ["Aquaman (3)"], ["Batmobile"])


# Batplane


@rule("REB-5.8", "REB-9.7")
@pytest.mark.parametrize("target", [0, 1])
def test_batplane_draws_two_and_places_a_character_on_any_space(target: int) -> None:
    t = city(p0=["Batplane"], deck0=["Flight", "Lois Lane", "Aquaman (3)"], at={0: "S5", 1: "L3"})
    t.play("Batplane")
    assert (t.hand(0), t.offered(0)) == (["Flight", "Lois Lane"], ["P0", "P1"])
    t.answer(0, f"P{target}")
    assert (t.asked(), len(t.offered(0))) == ([0], 10)  # who played it says where
    t.answer(0, "slot 2")
    assert (t.at(target), t.at(1 - target)) == ("S2", "L3" if target == 0 else "S5")
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-3.3")
def test_batplane_cannot_place_who_has_not_come_to_the_city() -> None:
    t = city(p0=["Batplane"], at={0: "S5", 1: None})
    t.play("Batplane")
    t.answer(0, "Location 3")
    assert (t.at(0), t.at(1)) == ("L3", None)


@rule("REB-9.8")
def test_batplane_places_no_villain_and_brings_none_along() -> None:
    t = city(p0=["Batplane"], at={0: "S5", 1: "S5"}, city={"S5": ["Bane"], "L3": ["Scarecrow"]})
    t.play("Batplane")
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P0")
    t.answer(0, "Location 3")
    assert (t.at(0), t.city("S5"), t.city("L3"), t.discard(0)) == ("L3", ["Bane"], ["Scarecrow"], [])


# Flash Helmet


def test_flash_helmet_gives_one_power_two_move_and_a_card() -> None:
    t = city(p0=["Flash Helmet"], deck0=["Aquaman (3)", "Run"])
    t.play("Flash Helmet")
    assert (t.power(0), t.move(0), t.hand(0)) == (1, 2, ["Aquaman (3)"])


@rule("REB-12.5")
def test_flash_helmet_draws_a_card_of_the_shuffled_discard_pile() -> None:
    t = city(p0=["Flash Helmet"], deck0=[], discard0=["Lois Lane"])
    t.play("Flash Helmet")
    assert (t.hand(0), t.discard(0), t.move(0)) == (["Lois Lane"], [], 2)


@rule("REB-10.4")
def test_two_flash_helmets_pay_for_the_flash() -> None:
    t = city(hero0="The Flash", p0=["Flash Helmet", "Flash Helmet"], deck0=["Punch", "Run", "Aquaman (3)"])
    t.play("Flash Helmet")
    assert "use The Flash" not in t.offered(0)
    t.play("Flash Helmet")
    t.use("The Flash")
    assert (t.hand(0), t.move(0), t.power(0)) == (["Punch", "Run", "Aquaman (3)"], 1, 2)


# Grappling Hook


@rule("REB-15.6", "REB-6.7")
@pytest.mark.parametrize("space", ["L1", "S1", "S4"])
def test_grappling_hook_pulls_a_villain_within_range_two_past_characters(space: str) -> None:
    t = city(p0=["Grappling Hook"], at={0: "S5", 1: "L1"}, city={space: ["Psimon"]})
    t.play("Grappling Hook")
    t.answer(0, "Psimon")
    assert (t.power(0), t.city("S5"), t.city(space)) == (1, ["Psimon"], [])


@rule("REB-15.6", "REB-6.6")
def test_grappling_hook_pulls_a_super_villain_off_its_destination_without_an_attack() -> None:
    t = city(p0=["Grappling Hook", "Punch", "Run"], at={0: "S5"}, city={"L5": ["Sinestro"]})
    t.play("Grappling Hook")
    t.answer(0, "Sinestro")
    assert (t.city("S5"), t.city("L5"), t.hand(0)) == (["Sinestro"], [], ["Punch", "Run"])


def test_grappling_hook_need_not_pull_and_reaches_neither_far_villains_nor_other_cards() -> None:
    spaces = {"S5": ["Bane"], "L1": ["Scarecrow", "Aquaman (3)"], "L2": ["Cheetah"], "S4": ["Eradicator"]}
    t = city(p0=["Grappling Hook"], at={0: "S5"}, city=spaces)
    t.play("Grappling Hook")
    assert sorted(t.offered(0)) == ["Eradicator (slot 4)", "Scarecrow (Location 1)"]
    t.answer(0, None)
    assert (t.power(0), t.city("S5"), t.city("L1")) == (1, ["Bane"], ["Scarecrow", "Aquaman (3)"])


def test_grappling_hook_is_one_power_with_nobody_to_pull() -> None:
    t = city(p0=["Grappling Hook"], at={0: "S5"}, city={"S5": ["Bane"], "L2": ["Cheetah"]})
    t.play("Grappling Hook")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)


# Jetpack


@rule("REB-15.10", "REB-5.8")
def test_jetpack_places_you_anywhere_and_goes_to_your_discard_pile_if_it_is_kept() -> None:
    t = city(p0=["Jetpack"], at={0: "S5"}, city={"L3": ["Aquaman (3)"]})
    t.play("Jetpack")
    assert len(t.offered(0)) == 10
    t.answer(0, "Location 3")
    t.answer(0, "do not leave")
    assert (t.at(0), t.power(0), t.move(0), t.city("L3")) == ("L3", 0, 0, ["Aquaman (3)"])
    t.end()
    assert t.discard(0) == ["Jetpack"]


@rule("REB-15.10", "REB-1.2")
def test_jetpack_left_in_the_new_space_gives_one_power_and_may_be_bought_back() -> None:
    t = city(p0=["Jetpack", "Punch"], at={0: "S5"})
    t.play("Jetpack")
    t.answer(0, "Location 2")
    t.answer(0, "leave this card")
    assert (t.at(0), t.power(0), t.city("L2"), t.played(0)) == ("L2", 1, ["Jetpack"], [])
    t.play("Punch")
    t.buy("Jetpack")
    assert (t.power(0), t.discard(0), t.city("L2")) == (0, ["Jetpack"], [])


@rule("REB-15.10")
def test_jetpack_left_in_a_space_is_for_sale_to_the_others() -> None:
    t = city(p0=["Jetpack"], p1=["Punch"] * 2, at={0: "S5", 1: "S2"})
    t.play("Jetpack")
    t.answer(0, "slot 2")
    t.answer(0, "leave this card")
    t.end()
    for _ in range(2):
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

"""Damage to Locations (REB-11.x, RB-10)."""

from __future__ import annotations

import pytest

from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from tests.games.city import dawn, team
from tests.vocabulary import Table, rule

L1, L3 = 0, 4
ZOD = ["General Zod"]  # his Destination is Location 1; a hand of three cards or fewer has nothing to fear from him


def damage(t: Table) -> list[int | None]:
    """Of Locations 1 to 5; None if destroyed."""
    return [city_in(t.view(None)).damage(space) for space in LOCATIONS]


@rule("REB-11.1")
@pytest.mark.parametrize("space", ["L3", "S5", "L1"])
def test_an_attack_from_the_destination_damages_it_wherever_the_player_is(space: str) -> None:
    t = dawn(at={0: space}, city={"L1": ZOD})
    assert damage(t) == [1, 0, 0, 0, 0]


@rule("REB-11.1")
@pytest.mark.parametrize(("defends", "lost"), [(True, 0), (False, 1)])
def test_an_avoided_attack_deals_no_damage(defends: bool, lost: int) -> None:
    t = dawn(p0=["Bulletproof"], city={"L1": ZOD})
    t.answer(0, "Bulletproof" if defends else None)
    assert city_in(t.view(None)).damage(L1) == lost


@rule("REB-11.1")
@pytest.mark.parametrize(("defends", "lost"), [(True, 0), (False, 1)])
def test_a_defense_of_another_player_saves_the_location_too(defends: bool, lost: int) -> None:
    t = dawn(p1=["Hard Water Bubble"], at={0: "S3", 1: "L4"}, city={"L1": ZOD})
    t.answer(1, "Hard Water Bubble for P0" if defends else None)
    assert city_in(t.view(None)).damage(L1) == lost


@rule("REB-11.1")
def test_each_turn_brings_its_own_attack() -> None:
    t = dawn(city={"L1": ZOD}, deck0=["Punch"] * 2, deck1=["Punch"] * 2)
    t.end()
    assert (t.active, city_in(t.view(None)).damage(L1)) == (1, 2)


@rule("REB-11.1", "RB-10")
def test_an_attacker_in_the_players_space_and_at_its_destination_deals_one_damage() -> None:
    t = dawn(at={0: "L1", 1: "L1", 2: "L1"}, city={"L1": ZOD})
    assert damage(t) == [1, 0, 0, 0, 0]


@rule("RB-10")
def test_two_super_villains_deal_one_damage_each() -> None:
    t = dawn(city={"L5": ["Despero", "Sinestro"]}, weaknesses=0)
    t.answer(0, "Sinestro")
    assert damage(t) == [0, 0, 0, 0, 2]


@rule("REB-11.2")
def test_regular_villains_deal_no_damage() -> None:
    t = dawn(city={"L2": ["Scarecrow"], "L4": ["Giganta"]})
    t.answer(0, "Scarecrow")
    assert (t.discard(0), damage(t)) == (["Weakness"], [0] * 5)


@rule("REB-11.2")
def test_a_super_villain_that_only_shares_the_space_deals_no_damage() -> None:
    t = dawn(p0=["Punch"] * 4, at={0: "L3"}, city={"L3": ZOD})
    t.answer(0, "Punch")
    assert (t.discard(0), damage(t)) == (["Punch"], [0] * 5)


@rule("REB-11.2")
def test_a_super_villain_that_enters_deals_no_damage() -> None:
    t = dawn(p1=["Punch"] * 4, main=[*ZOD, "Aquaman (3)"])
    t.answer(1, "Punch")
    assert (t.city("S1"), t.discard(1), damage(t)) == (ZOD, ["Punch"], [0] * 5)


@rule("REB-11.3")
@pytest.mark.parametrize(("before", "after", "for_sale"), [(4, None, False), (3, 4, True)])
def test_the_fifth_damage_takes_the_stack(before: int, after: int | None, for_sale: bool) -> None:
    t = dawn(at={0: "L3"}, p0=["Run"], damage={"L3": before}, city={"L3": ["Amazo"]}, power=3)
    assert (t.discard(0), city_in(t.view(None)).damage(L3)) == (["Run"], after)
    assert ("buy Batcycle" in t.offered(0)) == for_sale
    assert "Batcycle" not in t.destroyed  # it is out of the game, not destroyed


@rule("REB-11.3")
def test_a_stack_that_has_left_the_game_cannot_be_gained_from() -> None:
    t = team(p0=["Withdrawal"], damage={"L3": 5, "L5": 5})
    t.play("Withdrawal")
    t.answer(0, "gain")
    assert t.discard(0) == ["Flight"]  # the only stack left


@rule("REB-11.3")
@pytest.mark.parametrize(("before", "usable"), [(4, False), (3, True)])
def test_the_fifth_damage_ends_the_ability(before: int, usable: bool) -> None:
    t = dawn(at={0: "L1"}, damage={"L1": before}, city={"L1": ZOD, "L3": ["Bizarro"]}, power=2)
    t.answer(0, "General Zod")
    assert ("use Arkham Asylum" in t.offered(0)) == usable


@rule("REB-11.4")
def test_villains_attack_from_a_destroyed_location_without_more_damage() -> None:
    t = dawn(p0=["Punch"] * 4, damage={"L1": 5}, city={"L1": ZOD})
    t.answer(0, "Punch")
    assert (t.discard(0), city_in(t.view(None)).damage(L1)) == (["Punch"], None)


@rule("REB-11.4")
def test_a_destroyed_location_is_still_a_space_and_a_destination() -> None:
    t = dawn(at={0: "S5"}, p0=["Run"], damage={"L1": 5}, city={"S1": ZOD})
    assert t.city("L1") == ZOD
    t.play("Run")
    t.walk("L1", "S1")
    assert t.at(0) == "S1"

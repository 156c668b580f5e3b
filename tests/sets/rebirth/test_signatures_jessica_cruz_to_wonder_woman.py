"""Signature cards of Jessica Cruz, Simon Baz, Superman and Wonder Woman: three each."""

from __future__ import annotations

import pytest

from archfoe.core.piles import WEAKNESSES
from archfoe.games.city.view import city_in
from tests.sets.rebirth import assists, city, entering, for_sale
from tests.vocabulary import rule

DISTANCES = {0: "S5", 1: "L1", 2: "S1", 3: "L2", 4: "S2", 5: "L3"}  # from slot 5


# Jessica Cruz


@rule("REB-12.3")
def test_original_power_ring_returns_a_weakness_of_the_hand_to_its_stack() -> None:
    t = city(p0=["Original Power Ring", "Weakness", "Weakness"], weaknesses=3)
    t.play("Original Power Ring")
    t.answer(0, "Weakness")
    assert (t.power(0), t.hand(0)) == (1, ["Weakness"])
    assert (len(t.names(WEAKNESSES)), t.destroyed, t.discard(0)) == (4, [], [])


def test_original_power_ring_leaves_a_weakness_of_the_discard_pile_and_asks_nothing_without_one() -> None:
    t = city(p0=["Original Power Ring", "Punch"], discard0=["Weakness"], weaknesses=3)
    t.play("Original Power Ring")
    assert (t.power(0), t.discard(0)) == (1, ["Weakness"])
    assert "play Punch" in t.offered(0)


def test_original_power_ring_need_not_return_it() -> None:
    t = city(p0=["Original Power Ring", "Weakness"], weaknesses=3)
    t.play("Original Power Ring")
    t.answer(0, None)
    assert (t.hand(0), len(t.names(WEAKNESSES))) == (["Weakness"], 3)


@rule("REB-15.1")
def test_willpower_stops_the_attacks_of_a_villain_within_range_two_until_the_next_turn_of_its_player() -> None:
    t = city(p0=["Willpower"], city={"L5": ["Cheetah"], "L2": ["Bane"]}, deck0=["Punch"] * 9)
    t.play("Willpower")  # Bane is three spaces away
    assert t.power(0) == 2
    t.end()
    assert (t.active, t.discard(1)) == (1, [])
    t.end()
    assert (t.active, t.discard(0)) == (0, ["Willpower", "Weakness"])


@rule("REB-15.1", "REB-11.1")
@pytest.mark.parametrize(("hand", "dealt"), [(["Willpower"], 0), (["Punch"], 1)])
def test_willpower_keeps_a_super_villain_from_damaging_its_destination(hand: list[str], dealt: int) -> None:
    t = city(p0=hand, p1=["Run"], city={"L5": ["Despero"]})
    t.play(hand[0])
    t.end()
    assert (city_in(t.view(None)).damage(8), t.hand(1)) == (dealt, [] if dealt else ["Run"])


def test_willpower_without_a_villain_near_is_two_power_and_holds_none_in_its_place() -> None:
    t = city(p0=["Willpower"], city={"S5": ["Aquaman (3)"], "L2": ["Bane"]})
    t.play("Willpower")
    assert (t.power(0), "end turn" in t.offered(0)) == (2, True)
    t = city(p0=["Willpower"], at={0: "S1", 1: "S3"}, city={"L1": ["Cheetah"]})
    t.play("Willpower")
    t.end()
    assert t.city("S5") == ["Cheetah"]


@pytest.mark.parametrize("target", [0, 1])
def test_teamwork_is_two_power_and_a_card_for_a_player_of_ones_choice(target: int) -> None:
    t = city(p0=["Teamwork"], deck0=["Lois Lane", "Run"], deck1=["Aquaman (3)", "Run"])
    t.play("Teamwork")
    t.answer(0, f"P{target}")
    assert (t.power(0), t.hand(target), t.hand(1 - target)) == (2, [["Lois Lane"], ["Aquaman (3)"]][target], [])


@rule("REB-9.3", "REB-9.5")
def test_teamwork_as_an_assist_lets_the_active_player_choose() -> None:
    t = city(p1=["Teamwork"], deck0=["Lois Lane"], deck1=["Aquaman (3)"])
    t.assist(1, "Teamwork")
    assert t.asked() == [0]
    t.answer(0, "P1")
    assert (t.power(0), t.power(1), t.hand(0), t.hand(1)) == (2, 0, [], ["Aquaman (3)"])
    t.end()
    assert t.discard(1) == ["Teamwork"]


@rule("REB-9.1")
@pytest.mark.parametrize("distance", DISTANCES)
def test_teamwork_assists_within_range_4(distance: int) -> None:
    t = city(p1=["Teamwork"], at={1: DISTANCES[distance]})
    assert bool(assists(t, 1)) == (distance <= 4)


# Simon Baz


@rule("REB-9.5", "REB-9.6")
def test_sector_2814_power_ring_is_one_power_in_ones_own_turn_and_in_anothers() -> None:
    t = city(p0=["Sector 2814 Power Ring"], p1=["Sector 2814 Power Ring"], at={1: "L3"})
    t.play("Sector 2814 Power Ring")
    assert t.power(0) == 1
    t = city(p0=["Sector 2814 Power Ring"], p1=["Sector 2814 Power Ring"])
    t.assist(1, "Sector 2814 Power Ring")
    assert (t.power(0), t.power(1), t.played(1), t.hand(0)) == (
        1,
        0,
        ["Sector 2814 Power Ring"],
        ["Sector 2814 Power Ring"],
    )


@rule("REB-9.1")
@pytest.mark.parametrize("distance", DISTANCES)
def test_sector_2814_power_ring_assists_within_range_3_and_emerald_sight_everywhere(distance: int) -> None:
    t = city(p1=["Sector 2814 Power Ring", "Emerald Sight"], at={1: DISTANCES[distance]})
    assert assists(t, 1) == (["Sector 2814 Power Ring"] if distance <= 3 else []) + ["Emerald Sight"]


@rule("REB-17.7")
def test_simon_baz_draws_for_his_sector_2814_power_ring() -> None:
    t = city(hero1="Simon Baz", p1=["Sector 2814 Power Ring"], deck1=["Run"])
    t.assist(1, "Sector 2814 Power Ring")
    t.answer(1, "draw a card")
    assert (t.power(0), t.hand(1)) == (1, ["Run"])


@rule("REB-9.9")
def test_healing_light_lets_a_player_of_ones_choice_destroy_a_card() -> None:
    t = city(p0=["Healing Light", "Run"], p1=["Punch"], discard1=["Weakness"], weaknesses=1)
    t.play("Healing Light")
    assert (t.power(0), t.offered(0)) == (1, ["P0", "P1"])
    t.answer(0, "P1")
    assert (t.asked(), len(t.offered(1))) == ([1], 2)
    t.answer(1, "Weakness")
    assert (t.discard(1), t.hand(1), len(t.names(WEAKNESSES))) == ([], ["Punch"], 2)


@rule("REB-9.3", "REB-9.9")
def test_healing_light_as_an_assist_is_for_whom_the_active_player_names() -> None:
    t = city(p0=["Run"], p1=["Healing Light", "Punch"])
    t.assist(1, "Healing Light")
    assert t.asked() == [0]
    t.answer(0, "P1")
    t.answer(1, "Punch")
    assert (t.power(0), t.destroyed, t.hand(0), t.hand(1)) == (1, ["Punch"], ["Run"], [])


@rule("REB-9.1")
@pytest.mark.parametrize("distance", DISTANCES)
def test_healing_light_assists_within_range_2(distance: int) -> None:
    t = city(p1=["Healing Light"], at={1: DISTANCES[distance]})
    assert assists(t, 1) == (["Healing Light"] if distance <= 2 else [])


@rule("REB-9.9")
def test_healing_light_need_not_destroy_anything() -> None:
    t = city(p0=["Healing Light"], discard0=["Run"])
    t.play("Healing Light")
    t.answer(0, None)
    assert (t.power(0), t.discard(0), t.destroyed) == (1, ["Run"], [])


def test_emerald_sight_is_three_power() -> None:
    t = city(p0=["Emerald Sight"], city={"S5": ["Aquaman (3)"]})
    t.play("Emerald Sight")
    assert t.power(0) == 3
    t.buy("Aquaman (3)")
    assert (t.power(0), t.discard(0)) == (0, ["Aquaman (3)"])


@rule("REB-9.3", "REB-9.5")
def test_emerald_sight_as_an_assist_gives_its_power_to_the_active_player() -> None:
    t = city(p1=["Emerald Sight"], city={"S5": ["Aquaman (3)"]})
    t.assist(1, "Emerald Sight")
    assert (t.power(0), t.power(1), t.hand(1)) == (3, 0, [])
    t.buy("Aquaman (3)")
    t.end()
    assert (t.discard(1), "Aquaman (3)" in t.discard(0)) == (["Emerald Sight"], True)


@rule("REB-3.3")
def test_emerald_sight_does_not_reach_from_a_character_that_is_not_placed() -> None:
    assert assists(city(p1=["Emerald Sight"], at={1: None}), 1) == []
    assert assists(city(p1=["Emerald Sight"], at={1: "L3"}), 1) == ["Emerald Sight"]


# Superman


def test_big_blue_boy_scout_is_two_power() -> None:
    t = city(p0=["Big Blue Boy Scout", "Big Blue Boy Scout"])
    t.play("Big Blue Boy Scout")
    assert (t.power(0), t.move(0)) == (2, 0)
    t.play("Big Blue Boy Scout")
    assert t.power(0) == 4


@rule("REB-16.2")
def test_big_blue_boy_scout_has_more_printed_power_than_a_punch_for_giganta() -> None:
    t = city(p0=["Punch", "Big Blue Boy Scout", "Run"], at={0: "L1"}, city={"L4": ["Giganta"]}, from_start=True)
    assert (t.hand(0), t.discard(0)) == (["Punch", "Run"], ["Big Blue Boy Scout"])


@rule("REB-15.22")
def test_big_blue_boy_scout_is_no_punch_for_a_flurry_of_fists() -> None:
    t = city(p0=["Big Blue Boy Scout", "Flurry of Fists"])
    t.play("Big Blue Boy Scout")
    t.play("Flurry of Fists")
    assert t.power(0) == 2 + 2


@rule("REB-8.3")
def test_bulletproof_is_shown_and_serves_again_against_the_next_attack() -> None:
    t = city(p0=["Bulletproof"], city={"L2": ["Scarecrow"], "L5": ["Cheetah"]}, from_start=True)
    t.answer(0, "Cheetah")
    t.answer(0, "Bulletproof")
    assert t.offered(0) == ["Bulletproof for yourself"]
    t.answer(0, "Bulletproof")
    assert (t.hand(0), t.discard(0), t.power(0)) == (["Bulletproof"], [], 0)
    t.play("Bulletproof")
    assert t.power(0) == 2


@rule("REB-8.1")
def test_bulletproof_may_be_kept_hidden() -> None:
    t = city(p0=["Bulletproof"], city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == (["Bulletproof"], ["Weakness"])


@rule("REB-8.4")
def test_bulletproof_protects_nobody_else() -> None:
    t = city(p1=["Bulletproof"], city={"L2": ["Scarecrow"]}, from_start=True)
    assert (t.asked(), t.discard(0), t.hand(1)) == ([0], ["Weakness"], ["Bulletproof"])
    t = entering("Sinestro", p1=["Bulletproof"])
    assert t.offered(1) == ["Bulletproof for yourself"]
    t.answer(1, "Bulletproof")
    assert (t.discard(0), t.discard(1)) == (["Weakness"], [])


@rule("REB-11.1")
def test_bulletproof_saves_the_location_from_damage_too() -> None:
    t = city(p0=["Bulletproof"], city={"L3": ["Doomsday"]}, from_start=True)
    t.answer(0, "Bulletproof")
    assert (city_in(t.view(None)).damage(4), t.hand(0)) == (0, ["Bulletproof"])


def test_a_job_for_superman_is_two_power_and_four_move() -> None:
    t = city(p0=["A Job For Superman"], city={"S2": ["Black Canary"]})
    t.play("A Job For Superman")
    assert (t.power(0), t.move(0)) == (2, 4)
    t.walk("L1", "S1", "L2", "S2")
    t.buy("Black Canary")
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-5.9")
def test_a_job_for_superman_is_a_move_card_for_reverse_flash() -> None:
    t = city(
        p0=["A Job For Superman", "Big Blue Boy Scout"], at={0: "L1"}, city={"L4": ["Reverse-Flash"]}, from_start=True
    )
    assert (t.hand(0), t.discard(0)) == (["Big Blue Boy Scout"], ["A Job For Superman"])


def test_a_job_for_superman_carries_no_villains() -> None:
    t = city(p0=["A Job For Superman"], city={"S5": ["Bane"]})
    t.play("A Job For Superman")
    t.walk("L1")
    assert (t.city("S5"), t.city("L1")) == (["Bane"], [])


# Wonder Woman


@pytest.mark.parametrize(
    ("where", "power"),
    [({"S5": ["Bane"]}, 2), ({"S5": ["Lex Luthor", "Bane"]}, 2), ({"L1": ["Bane"]}, 1), ({"S5": ["Aquaman (3)"]}, 1)],
)
def test_faithful_friend_has_one_power_more_beside_a_villain(where: dict[str, list[str]], power: int) -> None:
    t = city(p0=["Faithful Friend"], city=where)
    t.play("Faithful Friend")
    assert t.power(0) == power


def test_faithful_friend_looks_when_it_is_played() -> None:
    t = city(p0=["Faithful Friend", "Faithful Friend"], city={"L1": ["Bane"]}, move=1)
    t.play("Faithful Friend")
    t.walk("L1")
    assert t.power(0) == 1
    t.play("Faithful Friend")
    assert t.power(0) == 1 + 2


@rule("REB-9.1", "REB-9.3")
@pytest.mark.parametrize("distance", DISTANCES)
def test_faithful_friend_assists_within_range_1_and_looks_at_the_space_of_the_active_player(distance: int) -> None:
    t = city(p1=["Faithful Friend"], at={1: DISTANCES[distance]}, city={"S5": ["Bane"]})
    assert assists(t, 1) == (["Faithful Friend"] if distance <= 1 else [])
    if distance <= 1:
        t.assist(1, "Faithful Friend")
        assert (t.power(0), t.power(1)) == (2, 0)


@rule("REB-15.6", "REB-15.11")
def test_lasso_pulls_a_villain_and_makes_those_of_ones_space_cheaper() -> None:
    t = city(p0=["Lasso"], at={0: "S5", 1: "L1"}, city={"S1": ["Scarecrow"]}, power=3)
    t.play("Lasso")
    t.answer(0, "Scarecrow")
    assert (t.power(0), t.city("S5"), for_sale(t)) == (4, ["Scarecrow"], ["Scarecrow"])
    t.buy("Scarecrow")  # 5, here for 4
    assert t.power(0) == 0


@rule("REB-15.11")
def test_lasso_need_not_pull_and_works_for_all_villains_of_the_space_and_not_at_a_distance() -> None:
    t = city(p0=["Lasso"], city={"S5": ["Scarecrow", "Doomsday"], "L1": ["Giganta"]}, power=10, move=1)
    t.play("Lasso")
    t.answer(0, None)
    t.buy("Doomsday")
    t.buy("Scarecrow")
    assert (t.power(0), t.city("L1")) == (0, ["Giganta"])  # 1 + 10 - 7 - 4


@rule("REB-1.5")
def test_lasso_reaches_range_2_and_is_one_power_without_a_villain() -> None:
    t = city(p0=["Lasso"], city={"L2": ["Bane"], "S5": ["Aquaman (3)"]})
    t.play("Lasso")
    assert (t.power(0), t.city("L2"), "end turn" in t.offered(0)) == (1, ["Bane"], True)


@rule("REB-15.11")
def test_lasso_is_over_with_the_turn() -> None:
    t = city(p0=["Lasso"], at={1: "L3"}, city={"S5": ["Scarecrow"]}, power=3, deck0=["Punch"] * 5)
    t.play("Lasso")
    assert for_sale(t) == ["Scarecrow"]
    t.end()
    t.end()
    for _ in range(4):
        t.play("Punch")
    assert (t.active, t.power(0), for_sale(t)) == (0, 4, [])


def test_warrior_princess_is_three_power_and_makes_super_villains_of_ones_space_one_cheaper() -> None:
    t = city(p0=["Warrior Princess"], city={"S5": ["Despero", "Solomon Grundy", "Lex Luthor"]}, power=5)
    t.play("Warrior Princess")
    assert (t.power(0), for_sale(t)) == (8, ["Despero", "Solomon Grundy"])
    t.buy("Despero")
    assert t.power(0) == 0


def test_warrior_princess_does_not_make_other_villains_cheaper() -> None:
    t = city(p0=["Warrior Princess"], city={"S5": ["Solomon Grundy", "Major Disaster"]}, power=3)
    t.play("Warrior Princess")
    assert (t.power(0), for_sale(t)) == (6, ["Major Disaster"])


@rule("REB-15.11")
def test_warrior_princess_works_only_in_ones_own_space_and_goes_along() -> None:
    t = city(p0=["Trident of Atlantis", "Warrior Princess"], city={"L1": ["Despero"]}, power=3, move=1)
    t.play("Trident of Atlantis")
    t.play("Warrior Princess")
    assert (t.power(0), for_sale(t)) == (8, ["Bat-Signal"])
    t.walk("L1")
    assert "Despero" in for_sale(t)


def test_warrior_princess_is_over_with_the_turn() -> None:
    t = city(p0=["Warrior Princess"], deck0=["Big Blue Boy Scout"] * 5, at={1: "L3"}, city={"S5": ["Despero"]}, power=5)
    t.play("Warrior Princess")
    assert for_sale(t) == ["Despero"]
    t.end()
    t.end()
    t.answer(0, "Big Blue Boy Scout")  # for Despero, who attacks
    for _ in range(4):
        t.play("Big Blue Boy Scout")
    assert (t.active, t.power(0), for_sale(t)) == (0, 8, [])

"""Heroes of Rebirth, from Green Arrow to Wonder Woman (5), and what all of them have in common."""

from __future__ import annotations

import pytest

from tests.sets.rebirth import assists, city, for_sale, lost_to_cheetah, trio
from tests.vocabulary import rule

HEROES = {
    "Aquaman (3)": 3, "Batman (6)": 6, "Black Canary": 2, "Blue Beetle": 5, "Cyborg (3)": 3, "Doctor Fate": 5,
    "Green Arrow": 4, "Jessica Cruz (4)": 4, "Lois Lane": 3, "Simon Baz (4)": 4, "Superman (7)": 7, "The Flash (6)": 6,
    "Wonder Woman (5)": 5,
}  # fmt: skip


# All of them


@rule("REB-5.9")
@pytest.mark.parametrize("name", HEROES)
def test_which_heroes_are_move_cards(name: str) -> None:
    moves = name in ("Cyborg (3)", "Jessica Cruz (4)", "Lois Lane", "Superman (7)", "The Flash (6)")
    assert lost_to_cheetah(name) == ([name] if moves else ["Weakness"])


@rule("REB-5.4", "REB-5.6")
@pytest.mark.parametrize(("name", "cost"), HEROES.items())
def test_what_a_hero_costs(name: str, cost: int) -> None:
    assert for_sale(city(city={"S5": [name]}, power=cost - 1)) == []
    t = city(city={"S5": [name]}, power=cost)
    t.buy(name)
    assert (t.power(0), t.discard(0), t.vp(0)) == (0, [name], 2 if cost >= 6 else 1)


@pytest.mark.parametrize("name", HEROES)
def test_every_hero_is_one_for_psycho_pirate(name: str) -> None:
    t = city(p0=["Punch", name, "Run"], city={"L5": ["Psycho-Pirate"]}, from_start=True)
    if f"{name} for yourself" in t.offered(0):
        t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == (["Punch", "Run"], [name])


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
    t = city(p1=["Green Arrow", "Punch"], at={0: "S5", 1: "L3"}, move=1, city={"L1": ["Black Canary"]})
    assert assists(t, 1) == []
    t.walk("L1")
    t.assist(1, "Green Arrow")
    t.buy("Black Canary")
    t.end()
    assert (t.discard(0), t.discard(1), t.hand(1)) == (["Black Canary"], ["Green Arrow"], ["Punch"])


@rule("REB-9.2")
def test_green_arrow_cannot_assist_during_attacks() -> None:
    t = city(p0=["Punch", "Run"], p1=["Green Arrow"], city={"L1": ["Eradicator"]}, from_start=True)
    assert t.asked() == [0]
    t.answer(0, "Punch")
    assert assists(t, 1) == ["Green Arrow"]


# Jessica Cruz (4)


@rule("REB-9.7", "REB-9.9", "REB-5.7")
@pytest.mark.parametrize("there", ["Location 3", "slot 4", "Location 4"])
def test_jessica_cruz_of_cost_four_lets_a_player_anywhere_move_up_to_two_spaces(there: str) -> None:
    t = city(p0=["Jessica Cruz (4)"], at={0: "S5", 1: "S3"})
    t.play("Jessica Cruz (4)")
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P1")
    assert (t.asked(), len(t.offered(1))) == ([1], 5)
    t.answer(1, there)
    assert t.at(1) == there.replace("slot ", "S").replace("Location ", "L")
    assert (t.power(0), t.move(0), t.move(1)) == (2, 0, 0)


def test_jessica_cruz_of_cost_four_may_move_her_player_or_nobody() -> None:
    t = city(p0=["Jessica Cruz (4)", "Jessica Cruz (4)"], at={0: "S5"})
    t.play("Jessica Cruz (4)")
    t.answer(0, "P0")
    t.answer(0, "slot 1")
    t.play("Jessica Cruz (4)")
    t.answer(0, "P1")
    t.answer(1, "slot 5")
    assert (t.at(0), t.at(1), t.power(0)) == ("S1", "S5", 4)


@rule("REB-9.1", "REB-9.3")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("S1", True), ("S4", True), ("L2", False), ("L4", False)])
def test_jessica_cruz_of_cost_four_assists_within_range_two(at: str, near: bool) -> None:
    t = city(p1=["Jessica Cruz (4)"], at={0: "S5", 1: at})
    assert assists(t, 1) == (["Jessica Cruz (4)"] if near else [])
    if near:
        t.assist(1, "Jessica Cruz (4)")
        t.answer(0, "P1")  # the active player says who may move
        t.answer(1, t.offered(1)[1])
        assert (t.power(0), t.power(1), t.at(0)) == (2, 0, "S5")


@rule("REB-3.3")
def test_jessica_cruz_of_cost_four_moves_nobody_who_is_not_placed() -> None:
    t = city(p0=["Jessica Cruz (4)"], at={0: "S5", 1: None})
    t.play("Jessica Cruz (4)")
    t.answer(0, "Location 1")
    assert (t.at(0), t.at(1)) == ("L1", None)


# Lois Lane


@rule("REB-5.7")
def test_lois_lane_shows_a_villain_and_each_player_may_move_one_space() -> None:
    t = city(p0=["Lois Lane"], main=["Scarecrow", "Telepathy"], at={0: "S5", 1: "L3"})
    t.play("Lois Lane")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 5"]
    t.answer(0, "Location 1")
    assert (t.asked(), sorted(t.offered(1))) == ([1], ["Location 3", "slot 2", "slot 3"])
    t.answer(1, "Location 3")
    assert (t.at(0), t.at(1), t.power(0), t.move(0)) == ("L1", "L3", 1, 0)
    assert t.main_deck == ["Scarecrow", "Telepathy"]


def test_lois_lane_takes_a_super_villain_for_a_villain_and_passes_over_who_is_not_placed() -> None:
    t = city(p0=["Lois Lane"], main=["Doomsday"], at={0: "S5", 1: None})
    t.play("Lois Lane")
    t.answer(0, "Location 5")
    assert (t.at(0), t.at(1), t.power(0), t.threat) == ("L5", None, 1, 0)
    assert "end turn" in t.offered(0)


@pytest.mark.parametrize("top", ["Telepathy", "Jetpack", "Blast"])
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


# Simon Baz (4)


@rule("REB-9.7", "REB-9.9")
def test_simon_baz_of_cost_four_lets_a_player_anywhere_destroy_a_card_in_hand() -> None:
    t = city(p0=["Simon Baz (4)", "Run"], p1=["Punch", "Flight"], discard1=["Weakness"], at={0: "S5", 1: "L3"})
    t.play("Simon Baz (4)")
    t.answer(0, "P1")
    assert (t.asked(), t.offered(1)) == ([1], ["Punch", "Flight"])  # not of the discard pile
    t.answer(1, "Punch")
    assert (t.power(0), t.hand(1), t.discard(1), t.destroyed) == (2, ["Flight"], ["Weakness"], ["Punch"])


@pytest.mark.parametrize("picked", [None, "Run"])
def test_simon_baz_of_cost_four_for_yourself_destroys_a_card_or_none(picked: str | None) -> None:
    t = city(p0=["Simon Baz (4)", "Run"], discard0=["Punch"])
    t.play("Simon Baz (4)")
    t.answer(0, picked)
    assert (t.hand(0), t.destroyed) == (([], ["Run"]) if picked else (["Run"], []))


def test_simon_baz_of_cost_four_is_two_power_where_no_hand_has_a_card() -> None:
    t = city(p0=["Simon Baz (4)"], discard0=["Punch"], discard1=["Run"])
    t.play("Simon Baz (4)")
    assert (t.power(0), t.destroyed, "end turn" in t.offered(0)) == (2, [], True)


@rule("REB-9.1", "REB-9.3")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("L1", True), ("L5", True), ("S1", False), ("S4", False)])
def test_simon_baz_of_cost_four_assists_within_range_one(at: str, near: bool) -> None:
    t = city(p0=["Punch"], p1=["Simon Baz (4)"], at={0: "S5", 1: at})
    assert assists(t, 1) == (["Simon Baz (4)"] if near else [])
    if near:
        t.assist(1, "Simon Baz (4)")
        t.answer(0, "Punch")
        assert (t.power(0), t.power(1), t.destroyed) == (2, 0, ["Punch"])


@rule("REB-17.7", "REB-9.4")
def test_an_assist_card_of_the_super_hero_simon_baz_draws_a_card_for_him_alone() -> None:
    t = trio(p2=["Green Arrow", "Green Arrow"], deck0=["Run"], deck2=["Punch", "Flight"])
    t.assist(2, "Green Arrow")
    t.answer(2, "draw a card")
    assert (t.power(0), t.hand(0), t.hand(2)) == (2, [], ["Green Arrow", "Punch"])
    t.assist(2, "Green Arrow")
    assert (t.power(0), t.hand(2)) == (4, ["Punch"])


# Superman (7)


def test_superman_of_cost_seven_gives_five_power_and_three_move() -> None:
    t = city(p0=["Superman (7)"])
    t.play("Superman (7)")
    assert (t.power(0), t.move(0)) == (5, 3)
    assert assists(city(p1=["Superman (7)"]), 1) == []


@rule("REB-15.15")
def test_superman_of_cost_seven_carries_villains_of_his_space_and_of_those_he_passes() -> None:
    t = city(
        p0=["Superman (7)"],
        at={0: "S5"},
        city={"S5": ["Scarecrow", "Telepathy"], "L1": ["Doomsday"], "S1": ["Run"], "L2": ["Bane"]},
    )
    t.play("Superman (7)")
    t.walk("L1", "S1", "L2")
    assert (t.at(0), t.city("S5"), t.city("L1"), t.city("S1")) == ("L2", ["Telepathy"], [], ["Run"])
    assert sorted(t.city("L2")) == ["Bane", "Doomsday", "Scarecrow"]


@rule("REB-15.16")
def test_superman_of_cost_seven_drops_his_villains_when_anything_else_is_done() -> None:
    t = city(p0=["Superman (7)", "Punch"], at={0: "S5"}, city={"S5": ["Scarecrow"], "S1": ["Bane"]})
    t.play("Superman (7)")
    t.walk("L1")
    t.play("Punch")
    t.walk("S1", "L2")
    assert (t.city("L1"), t.city("S1"), t.city("L2")) == (["Scarecrow"], ["Bane"], [])


@rule("REB-15.16", "REB-6.8")
def test_superman_of_cost_seven_may_defeat_a_villain_he_brought_and_carries_no_more() -> None:
    t = city(p0=["Superman (7)"], at={0: "S5", 1: "L3"}, city={"S5": ["Scarecrow", "Cheetah"]})
    t.play("Superman (7)")
    t.walk("L1")
    t.buy("Scarecrow")
    t.walk("S1")
    assert (t.destroyed, t.city("L1"), t.city("S1")) == (["Scarecrow"], ["Cheetah"], [])


@rule("REB-15.17")
def test_superman_of_cost_seven_still_carries_if_something_else_came_before_the_first_step() -> None:
    t = city(p0=["Superman (7)", "Punch"], at={0: "S5", 1: "L3"}, city={"S5": ["Scarecrow", "Cheetah", "Black Canary"]})
    t.play("Superman (7)")
    t.play("Punch")
    t.buy("Black Canary")
    t.walk("L5")
    assert (t.city("S5"), sorted(t.city("L5"))) == ([], ["Cheetah", "Scarecrow"])


@rule("REB-15.17")
@pytest.mark.parametrize("placing", ["Whoosh!", "Jetpack"])
def test_superman_of_cost_seven_carries_nobody_after_a_placement(placing: str) -> None:
    t = city(p0=["Superman (7)", placing], at={0: "S5", 1: "L3"}, city={"S5": ["Scarecrow"], "S2": ["Bane"]})
    t.play("Superman (7)")
    t.play(placing)
    t.answer(0, "slot 2")
    if placing == "Jetpack":
        t.answer(0, "do not leave")
    assert (t.at(0), t.city("S5")) == ("S2", ["Scarecrow"])
    t.walk("L3")
    assert (t.city("S2"), t.city("L3")) == (["Bane"], [])


@rule("REB-15.17")
def test_superman_of_cost_seven_is_not_hindered_by_the_placement_of_another_character() -> None:
    t = city(p0=["Superman (7)", "Batplane"], deck0=[], at={0: "S5", 1: "L3"}, city={"S5": ["Scarecrow"]})
    t.play("Superman (7)")
    t.play("Batplane")
    t.answer(0, "P1")
    t.answer(0, "Location 1")
    t.walk("L1")
    assert (t.at(1), t.city("L1")) == ("L1", ["Scarecrow"])


@rule("REB-15.16")
def test_superman_of_cost_seven_played_after_a_walk_carries_from_where_he_is() -> None:
    t = city(p0=["Superman (7)"], at={0: "S5"}, move=1, city={"S5": ["Scarecrow"], "L1": ["Bane"]})
    t.walk("L1")
    t.play("Superman (7)")
    t.walk("S1")
    assert (t.city("S5"), t.city("L1"), t.city("S1")) == (["Scarecrow"], [], ["Bane"])


@rule("REB-15.16")
def test_superman_of_cost_seven_without_move_left_does_not_go_on_with_the_move_of_an_assist() -> None:
    t = city(p0=["Superman (7)"], p1=["Cyborg (3)"], at={0: "S5", 1: "S1"}, city={"S5": ["Scarecrow"]})
    t.play("Superman (7)")
    t.walk("L1", "S1", "L2")
    t.assist(1, "Cyborg (3)")
    t.answer(0, "Move 2")
    t.walk("S2")
    assert (t.city("L2"), t.city("S2")) == (["Scarecrow"], [])


@rule("REB-15.16")
def test_superman_of_cost_seven_goes_on_carrying_if_a_helper_only_declines() -> None:
    """To say that one will not help is nothing that the moving player does."""
    t = city(p0=["Superman (7)"], p1=["Green Arrow"], at={0: "S5"}, city={"S5": ["Scarecrow"]})
    t.play("Superman (7)")
    t.walk("L1")
    t.answer(1, "no more help this turn")
    t.walk("S1")
    assert (t.city("L1"), t.city("S1")) == ([], ["Scarecrow"])


@rule("REB-15.16")
def test_superman_of_cost_seven_ends_his_run_with_a_helping_hand_that_moves_him() -> None:
    """A card was played: no Villain is carried after it, nor while it moves him."""
    t = city(p0=["Superman (7)", "Helping Hand"], at={0: "S5", 1: None}, city={"S5": ["Scarecrow"]})
    t.play("Superman (7)")
    t.walk("L1")
    t.play("Helping Hand")
    t.answer(0, "slot 1")
    t.walk("L1", "S1")
    assert (t.at(0), t.city("L1"), t.city("S1")) == ("S1", ["Scarecrow"], [])


@rule("REB-15.16", "REB-4.7")
def test_superman_of_cost_seven_does_not_carry_in_the_next_turn() -> None:
    t = city(p0=["Superman (7)"], at={0: "S5", 1: "S5"}, city={"S5": ["Scarecrow"]}, deck0=["Run"] * 5)
    t.play("Superman (7)")
    t.end()
    t.end()
    t.play("Run")
    t.walk("L1")
    assert (t.at(0), t.city("L1"), t.city("S5")) == ("L1", [], ["Scarecrow"])


# The Flash (6)


@rule("REB-15.18")
@pytest.mark.parametrize("move", [0, 1, 4])
def test_the_flash_of_cost_six_gives_power_for_all_unspent_move_his_own_included(move: int) -> None:
    t = city(p0=["The Flash (6)"], move=move)
    t.play("The Flash (6)")
    assert (t.power(0), t.move(0)) == (3 + move, 3 + move)


@rule("REB-15.18")
def test_the_power_of_the_flash_of_cost_six_does_not_change_with_later_move() -> None:
    t = city(p0=["The Flash (6)", "Run"], at={0: "S5"})
    t.play("The Flash (6)")
    t.walk("L1", "S1")
    assert (t.power(0), t.move(0)) == (3, 1)
    t.play("Run")
    assert (t.power(0), t.move(0)) == (3, 3)


@rule("REB-15.18")
def test_the_flash_of_cost_six_counts_no_move_that_is_spent_before() -> None:
    t = city(p0=["Run", "The Flash (6)"], at={0: "S5"})
    t.play("Run")
    t.walk("L1", "S1")
    t.play("The Flash (6)")
    assert (t.power(0), t.move(0)) == (3, 3)


@rule("REB-15.18", "REB-16.1")
def test_the_flash_of_cost_six_has_less_power_once_poison_ivy_has_hit() -> None:
    t = city(p0=["The Flash (6)", "Punch"], city={"L2": ["Poison Ivy"]}, from_start=True)
    t.answer(0, "Punch")
    t.play("The Flash (6)")
    assert (t.power(0), t.move(0)) == (1, 1)


def test_the_flash_of_cost_six_is_no_assist() -> None:
    assert assists(city(p1=["The Flash (6)", "Telepathy"]), 1) == ["Telepathy"]


# Wonder Woman (5)


@rule("REB-15.11")
@pytest.mark.parametrize(("space", "power", "sold"), [("S5", 1, True), ("S5", 0, False), ("L1", 2, False)])
def test_wonder_woman_of_cost_five_makes_villains_of_your_space_cheaper_by_one(
    space: str, power: int, sold: bool
) -> None:
    """Scarecrow costs 5; she herself gives 3 Power."""
    t = city(p0=["Wonder Woman (5)"], at={0: "S5"}, power=power, city={space: ["Scarecrow"]})
    t.play("Wonder Woman (5)")
    assert t.power(0) == power + 3
    assert for_sale(t) == (["Scarecrow"] if sold else [])
    if sold:
        t.buy("Scarecrow")
        assert (t.destroyed, t.power(0)) == (["Scarecrow"], 0)


@rule("REB-15.11", "REB-5.5")
def test_two_wonder_women_of_cost_five_add_up_for_every_villain_and_for_no_other_card() -> None:
    t = city(
        p0=["Wonder Woman (5)", "Wonder Woman (5)"],
        at={0: "S5", 1: None},
        power=4,
        city={"S5": ["Deathstroke", "Scarecrow", "Green Arrow"]},
    )
    t.play("Wonder Woman (5)")
    t.play("Wonder Woman (5)")
    t.buy("Deathstroke")  # 8 - 2
    t.answer(0, "P1")
    assert t.power(0) == 10 - 6
    t.buy("Scarecrow")  # 5 - 2
    t.answer(1, None)  # nobody else has a card to destroy
    assert (t.power(0), for_sale(t)) == (1, [])  # Green Arrow still costs 4


@rule("REB-15.11", "REB-13.5")
def test_wonder_woman_of_cost_five_takes_1_off_what_level_three_adds() -> None:
    t = city(p0=["Wonder Woman (5)"], power=7, threat=3, city={"S5": ["Scarecrow"]})
    t.play("Wonder Woman (5)")
    t.buy("Scarecrow")  # 5 + 6 - 1
    assert (t.power(0), t.destroyed) == (0, ["Scarecrow"])


@rule("REB-15.11", "REB-15.9")
def test_wonder_woman_of_cost_five_gives_no_discount_at_a_distance_but_goes_where_you_go() -> None:
    t = city(p0=["Wonder Woman (5)"], at={0: "S5"}, move=1, power=1, city={"L1": ["Scarecrow"]})
    t.play("Wonder Woman (5)")
    assert for_sale(t) == []
    t.walk("L1")
    assert for_sale(t) == ["Scarecrow"]
    t = city(p0=["Wonder Woman (5)", "Trident of Atlantis"], at={0: "S5"}, city={"L1": ["Bane"]})
    t.play("Wonder Woman (5)")
    t.play("Trident of Atlantis")
    assert (t.power(0), "Bane" in for_sale(t)) == (5, False)


@rule("REB-15.11")
def test_wonder_woman_of_cost_five_is_over_with_the_turn() -> None:
    t = city(p0=["Wonder Woman (5)"], at={1: "L3"}, city={"S5": ["Scarecrow"]}, power=1, deck0=["Punch"] * 5)
    t.play("Wonder Woman (5)")
    assert for_sale(t) == ["Scarecrow"]
    t.end()
    t.end()
    for _ in range(4):
        t.play("Punch")
    assert (t.active, t.power(0), for_sale(t)) == (0, 4, [])
    t.play("Punch")
    assert for_sale(t) == ["Scarecrow"]


@rule("REB-15.11", "REB-9.3")
def test_wonder_woman_of_cost_five_as_an_assist_makes_villains_cheaper_for_the_active_player() -> None:
    t = city(p1=["Wonder Woman (5)"], at={0: "S5", 1: "L1"}, city={"S5": ["Scarecrow"], "L1": ["Giganta"]}, power=1)
    t.assist(1, "Wonder Woman (5)")
    assert (t.power(0), for_sale(t)) == (4, ["Scarecrow"])
    t.buy("Scarecrow")
    assert t.power(0) == 0


@rule("REB-9.1")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("L1", True), ("L5", True), ("S1", False), ("S4", False)])
def test_wonder_woman_of_cost_five_assists_within_range_one(at: str, near: bool) -> None:
    assert assists(city(p1=["Wonder Woman (5)"], at={0: "S5", 1: at}), 1) == (["Wonder Woman (5)"] if near else [])

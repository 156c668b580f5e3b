"""Heroes of Rebirth: Mera, Nightwing, Robin, Steve Trevor, Supergirl, Superman (7), The Flash (6), Zatanna."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rebirth import assists, city, lost_to_cheetah, trio
from tests.vocabulary import rule

# Mera


@pytest.mark.parametrize(("at", "power"), [("L1", 2), ("L4", 2), ("S5", 1), ("S2", 1)])
def test_mera_gives_one_power_and_one_more_on_a_location(at: str, power: int) -> None:
    t = city(p0=["Mera"], at={0: at, 1: "L3"})
    t.play("Mera")
    assert (t.power(0), t.move(0)) == (power, 0)


@rule("REB-15.12", "REB-9.3")
@pytest.mark.parametrize(("active", "helper", "power"), [("L1", "S5", 2), ("S5", "L1", 1), ("L1", "L2", 2)])
def test_mera_as_an_assist_looks_at_the_character_of_the_active_player(active: str, helper: str, power: int) -> None:
    t = city(p1=["Mera"], at={0: active, 1: helper})
    t.assist(1, "Mera")
    assert (t.power(0), t.power(1)) == (power, 0)


@rule("REB-9.1")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("S1", True), ("S4", True), ("L2", False), ("L4", False)])
def test_mera_assists_within_range_two(at: str, near: bool) -> None:
    assert assists(city(p1=["Mera"], at={0: "S5", 1: at}), 1) == (["Mera"] if near else [])


def test_mera_counts_where_you_are_when_she_is_played() -> None:
    t = city(p0=["Mera", "Mera"], at={0: "S5"}, move=2)
    t.play("Mera")
    t.walk("L1")
    assert t.power(0) == 1
    t.play("Mera")
    t.walk("S1")
    assert t.power(0) == 1 + 2


# Nightwing


def test_nightwing_gives_one_power_and_two_move() -> None:
    t = city(p0=["Nightwing"])
    t.play("Nightwing")
    assert (t.power(0), t.move(0)) == (1, 2)
    t.walk("L5", "S4")
    assert (t.at(0), t.move(0)) == ("S4", 0)


@rule("REB-9.3", "REB-9.5")
def test_nightwing_as_an_assist_gives_power_and_move_to_the_active_player() -> None:
    t = city(p1=["Nightwing"], at={0: "S5", 1: "S4"})
    t.assist(1, "Nightwing")
    assert (t.power(0), t.move(0), t.power(1), t.move(1)) == (1, 2, 0, 0)
    t.walk("L1")
    assert (t.at(0), t.at(1)) == ("L1", "S4")
    t.end()
    assert t.discard(1) == ["Nightwing"]


@rule("REB-9.1")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("S1", True), ("S4", True), ("L2", False), ("L4", False)])
def test_nightwing_assists_within_range_two(at: str, near: bool) -> None:
    assert assists(city(p1=["Nightwing"], at={0: "S5", 1: at}), 1) == (["Nightwing"] if near else [])


@rule("REB-5.9")
def test_nightwing_and_supergirl_are_move_cards_and_robin_is_none() -> None:
    assert lost_to_cheetah("Nightwing") == ["Nightwing"]
    assert lost_to_cheetah("Supergirl") == ["Supergirl"]
    assert lost_to_cheetah("Robin") == ["Weakness"]


# Robin


def test_robin_gives_one_power_and_draws_a_card() -> None:
    t = city(p0=["Robin"], deck0=["Flight", "Punch"])
    t.play("Robin")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, ["Flight"], ["Punch"])


@rule("REB-9.3")
def test_robin_as_an_assist_lets_the_active_player_draw() -> None:
    t = city(p1=["Robin"], deck0=["Flight"], deck1=["Mera"])
    t.assist(1, "Robin")
    assert (t.power(0), t.hand(0), t.hand(1), t.deck(1)) == (1, ["Flight"], [], ["Mera"])


@rule("REB-9.1")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("L1", True), ("L5", True), ("S1", False), ("S4", False)])
def test_robin_assists_within_range_one(at: str, near: bool) -> None:
    assert assists(city(p1=["Robin"], at={0: "S5", 1: at}), 1) == (["Robin"] if near else [])


@rule("REB-12.5")
def test_robin_draws_from_a_shuffled_discard_pile_if_the_deck_is_empty() -> None:
    t = city(p0=["Robin"], deck0=[], discard0=["Flight", "Flight"])
    t.play("Robin")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Flight"], ["Flight"], [])


@rule("REB-9.2", "REB-9.3")
def test_robin_of_a_helper_who_waits_to_the_end_still_draws_for_the_active_player() -> None:
    t = city(p0=["Punch"], p1=["Robin"], deck0=["Flight"])
    t.answer(1, "ask again at the end")
    t.play("Punch")
    t.end(asking=True)
    t.assist(1, "Robin")
    assert (t.active, t.hand(0), t.power(0)) == (0, ["Flight"], 2)


# Steve Trevor


@rule("REB-9.7", "REB-9.9")
def test_steve_trevor_lets_a_player_anywhere_take_back_a_starter() -> None:
    t = city(
        p0=["Steve Trevor"],
        discard0=["Punch"],
        discard1=["Robin", "Run", "Weakness", "Helping Hand", "Flight"],
        at={0: "S5", 1: "L3"},
    )
    t.play("Steve Trevor")
    t.answer(0, "P1")
    assert (t.asked(), t.offered(1)) == ([1], ["Run", "Helping Hand"])
    t.answer(1, "Run")
    assert (t.power(0), t.hand(1)) == (1, ["Run"])
    assert t.discard(1) == ["Robin", "Weakness", "Helping Hand", "Flight"]


@pytest.mark.parametrize("taken", [True, False])
def test_steve_trevor_for_yourself_may_take_a_punch_that_is_played_this_turn(taken: bool) -> None:
    t = city(p0=["Steve Trevor"], discard0=["Punch"], discard1=["Run"])
    t.play("Steve Trevor")
    t.answer(0, "P0")
    t.answer(0, "Punch" if taken else None)
    assert (t.hand(0), t.discard(0)) == ((["Punch"], []) if taken else ([], ["Punch"]))
    if taken:
        t.play("Punch")
        assert t.power(0) == 2


def test_steve_trevor_is_one_power_where_no_discard_pile_has_a_starter() -> None:
    t = city(p0=["Steve Trevor", "Punch"], p1=["Run", "Steve Trevor"], discard0=["Robin"], discard1=["Weakness"])
    assert assists(t, 1) == []
    t.play("Steve Trevor")
    assert (t.power(0), t.hand(0), t.hand(1)) == (1, ["Punch"], ["Run", "Steve Trevor"])
    assert "end turn" in t.offered(0)


# Supergirl


def test_supergirl_gives_three_power_and_one_move() -> None:
    t = city(p0=["Supergirl"])
    t.play("Supergirl")
    assert (t.power(0), t.move(0)) == (3, 1)


@rule("REB-9.1", "REB-1.4")
@pytest.mark.parametrize(("at", "near"), [("S5", True), ("L2", True), ("L4", True), ("S2", False), ("S3", False)])
def test_supergirl_assists_within_range_three(at: str, near: bool) -> None:
    assert assists(city(p1=["Supergirl"], at={0: "S5", 1: at}), 1) == (["Supergirl"] if near else [])


@rule("REB-9.3", "REB-5.4")
def test_supergirl_as_an_assist_brings_the_active_player_to_a_purchase() -> None:
    t = city(p1=["Supergirl"], at={0: "S5", 1: "L2"}, city={"L1": ["Robin"]})
    t.assist(1, "Supergirl")
    t.walk("L1")
    t.buy("Robin")
    assert (t.power(0), t.move(0), t.discard(0), t.at(1)) == (0, 0, ["Robin"], "L2")


@rule("REB-17.7", "REB-9.4")
def test_supergirl_of_simon_baz_as_an_assist_draws_a_card_for_him_alone() -> None:
    t = trio(p2=["Supergirl", "Supergirl"], deck0=["Mera"], deck2=["Robin", "Flight"])
    t.assist(2, "Supergirl")
    t.answer(2, "draw a card")
    assert (t.power(0), t.move(0), t.hand(0), t.hand(2)) == (3, 1, [], ["Supergirl", "Robin"])
    t.assist(2, "Supergirl")
    assert (t.power(0), t.move(0), t.hand(2)) == (6, 2, ["Robin"])


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
        city={"S5": ["Scarecrow", "Robin"], "L1": ["Brainiac"], "S1": ["Mera"], "L2": ["Bane"]},
    )
    t.play("Superman (7)")
    t.walk("L1", "S1", "L2")
    assert (t.at(0), t.city("S5"), t.city("L1"), t.city("S1")) == ("L2", ["Robin"], [], ["Mera"])
    assert sorted(t.city("L2")) == ["Bane", "Brainiac", "Scarecrow"]


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
    t = city(p0=["Superman (7)", "Punch"], at={0: "S5", 1: "L3"}, city={"S5": ["Scarecrow", "Cheetah", "Steve Trevor"]})
    t.play("Superman (7)")
    t.play("Punch")
    t.buy("Steve Trevor")
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
    t = city(p0=["Superman (7)", "Mother Box"], deck0=[], at={0: "S5", 1: "L3"}, city={"S5": ["Scarecrow"]})
    t.play("Superman (7)")
    t.play("Mother Box")
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
    t = city(p0=["Superman (7)"], p1=["Nightwing"], at={0: "S5", 1: "S1"}, city={"S5": ["Scarecrow"]})
    t.play("Superman (7)")
    t.walk("L1", "S1", "L2")
    t.assist(1, "Nightwing")
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
    t = city(p0=["Superman (7)"], at={0: "S5", 1: "S5"}, city={"S5": ["Captain Cold"]}, deck0=["Run"] * 5)
    t.play("Superman (7)")
    t.end()
    t.end()
    t.play("Run")  # Captain Cold has taken its Move
    t.play("Run")
    t.walk("L1")
    assert (t.at(0), t.city("L1"), t.city("S5")) == ("L1", [], ["Captain Cold"])


@rule("REB-5.9")
def test_superman_of_cost_seven_the_flash_and_zatanna_are_move_cards() -> None:
    for name in ("Superman (7)", "The Flash (6)", "Zatanna"):
        assert lost_to_cheetah(name) == [name]


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
def test_the_flash_of_cost_six_has_less_power_once_captain_cold_has_hit() -> None:
    t = city(p0=["The Flash (6)"], city={"L4": ["Captain Cold"]}, from_start=True)
    t.play("The Flash (6)")
    assert (t.power(0), t.move(0)) == (1, 1)


def test_the_flash_of_cost_six_is_no_assist() -> None:
    assert assists(city(p1=["The Flash (6)", "Robin"]), 1) == ["Robin"]


# Zatanna


@rule("REB-15.22")
def test_zatanna_gives_two_power_draws_and_swaps_two_villains() -> None:
    t = city(
        p0=["Zatanna"], deck0=["Flight"], city={"S5": ["Scarecrow", "Robin"], "L2": ["Brainiac"], "S3": ["Cheetah"]}
    )
    t.play("Zatanna")
    t.answer(0, "swap two Villains")
    assert sorted(t.offered(0)) == ["Brainiac (Location 2)", "Cheetah (slot 3)", "Scarecrow (slot 5)"]
    for names in (["Scarecrow"], ["Scarecrow", "Brainiac", "Cheetah"]):
        with pytest.raises(ArchfoeError):
            t.answer(0, *names)
    t.answer(0, "Scarecrow", "Brainiac")
    assert (t.power(0), t.hand(0)) == (2, ["Flight"])
    assert (sorted(t.city("S5")), t.city("L2"), t.city("S3")) == (["Brainiac", "Robin"], ["Scarecrow"], ["Cheetah"])


@rule("REB-15.22", "REB-9.8")
def test_zatanna_swaps_two_characters_also_without_herself() -> None:
    t = trio(p0=["Zatanna"], at={0: "S5", 1: "L2", 2: "S3"}, city={"S5": ["Scarecrow"]})
    t.play("Zatanna")
    t.answer(0, "swap two Characters")
    assert t.offered(0) == ["P0", "P1", "P2"]
    for names in (["P1"], ["P0", "P1", "P2"]):
        with pytest.raises(ArchfoeError):
            t.answer(0, *names)
    t.answer(0, "P1", "P2")
    assert (t.at(0), t.at(1), t.at(2), t.city("S5")) == ("S5", "S3", "L2", ["Scarecrow"])


def test_zatanna_may_swap_nobody() -> None:
    t = city(p0=["Zatanna"], deck0=["Flight"], at={0: "S5", 1: "L2"}, city={"S5": ["Scarecrow"], "L1": ["Bane"]})
    t.play("Zatanna")
    t.answer(0, "swap nobody")
    assert (t.at(0), t.at(1), t.city("S5"), t.city("L1")) == ("S5", "L2", ["Scarecrow"], ["Bane"])
    assert (t.power(0), t.hand(0), "end turn" in t.offered(0)) == (2, ["Flight"], True)


@rule("REB-15.22", "REB-3.3")
def test_zatanna_swaps_no_villain_with_a_character_and_none_that_is_not_placed() -> None:
    t = city(p0=["Zatanna"], deck0=["Flight"], at={0: "S5", 1: None}, city={"L1": ["Bane"]})
    t.play("Zatanna")
    assert (t.power(0), t.hand(0), "end turn" in t.offered(0)) == (2, ["Flight"], True)
    assert (t.at(0), t.at(1), t.city("L1")) == ("S5", None, ["Bane"])


@rule("REB-15.17")
def test_zatanna_swaps_your_character_without_carrying_villains_for_superman_of_cost_seven() -> None:
    t = city(p0=["Superman (7)", "Zatanna"], at={0: "S5", 1: "L2"}, city={"S5": ["Scarecrow"], "L2": ["Bane"]})
    t.play("Superman (7)")
    t.play("Zatanna")
    t.answer(0, "swap two Characters")  # there are no others
    assert (t.at(0), t.at(1), t.city("S5"), t.city("L2")) == ("L2", "S5", ["Scarecrow"], ["Bane"])
    t.walk("S2")
    assert (t.city("L2"), t.city("S2")) == (["Bane"], [])

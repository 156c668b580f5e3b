"""What all regular Villains do, and those from Trickster to Killer Frost; another file has the others."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import MAIN
from tests.sets.rebirth.villainy import (
    ANTICLOCKWISE,
    CLOCKWISE,
    COST,
    HOME,
    attacked,
    damage,
    defeated,
    in_main_step,
    pile,
    team,
    trio,
    way_home,
    where_is,
)
from tests.vocabulary import rule

REGULAR = [name for name, cost in COST.items() if cost < 8]


@rule("REB-6.8", "REB-6.1")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_is_defeated_for_its_cost_and_goes_to_no_deck(name: str) -> None:
    assert COST[name] <= 7
    assert f"buy {name}" not in team(city={"S5": [name]}, power=COST[name] - 1).offered()
    t = team(city={"S5": [name]}, power=COST[name], deck0=[], deck1=[], main=[])
    t.buy(name)
    if t.asked() == [0] and "P0" in t.offered():
        t.answer(0, "P0")
    assert (t.power(0), t.destroyed, t.city("S5"), t.discard(0), t.hand(0)) == (0, [name], [], [], [])


@rule("REB-7.1", "REB-8.1")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_at_its_destination_attacks_the_active_player_who_may_avoid_it(name: str) -> None:
    t = attacked(name, p0=["Invulnerability", "Run"], p1=["Punch"], discard0=["Punch"], deck0=["Robin", "Mera"])
    assert (t.asked(), t.offered()) == ([0], ["Invulnerability for yourself"])
    t.answer(0, "Invulnerability")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Invulnerability", "Run"], ["Punch"], ["Robin", "Mera"])
    t.play("Run")
    assert (t.hand(1), t.discard(1), t.move(0), where_is(t, name)) == (["Punch"], [], 2, [HOME[name]])


@rule("REB-7.1", "REB-7.2")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_elsewhere_attacks_only_in_the_space_of_the_active_character(name: str) -> None:
    spaces: dict[str, Any] = {
        "at": {0: "S5", 1: "S2"},
        "p0": ["Invulnerability"],
        "p1": ["Invulnerability"],
        "from_start": True,
    }
    assert team(city={"S5": [name]}, **spaces).offered() == ["Invulnerability for yourself"]
    assert in_main_step(team(city={"S2": [name]}, **spaces))
    assert in_main_step(team(city={"S4": [name]}, **spaces))


@rule("REB-6.2", "REB-6.6")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_does_nothing_as_it_enters(name: str) -> None:
    t = team(p0=["Invulnerability"], p1=["Invulnerability"], main=[name, "Robin"], at={0: "S1", 1: "S1"},
             from_start=True)  # fmt: skip
    assert (in_main_step(t), t.city("S1"), t.threat) == (True, [name], 0)


@rule("REB-6.4")
@pytest.mark.parametrize("journeys", [CLOCKWISE, ANTICLOCKWISE])
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_walks_to_its_destination_by_the_shortest_way(
    name: str, journeys: dict[str, tuple[str, str, str]]
) -> None:
    start, spaces, away = journeys[HOME[name]]
    assert way_home(name, start, away) == spaces.split()


@rule("REB-6.5")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_is_held_by_any_character(name: str) -> None:
    t = team(city={"S2": [name]}, at={0: "S4", 1: "S2"}, from_start=True)
    assert where_is(t, name) == ["S2"]
    t = team(city={"S2": [name]}, at={0: "S4", 1: None}, from_start=True)
    assert where_is(t, name) != ["S2"]


@rule("REB-11.2")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_that_hits_deals_no_damage_to_its_destination(name: str) -> None:
    t = attacked(name, p0=["Punch"])
    assert in_main_step(t)
    assert [damage(t, f"L{n}") for n in range(1, 6)] == [0] * 5


# Trickster


@rule("REB-7.8")
def test_trickster_puts_a_starter_of_ones_discard_pile_on_top_of_the_deck() -> None:
    t = attacked("Trickster", p0=["Mera"], discard0=["Robin", "Punch", "Run", "Weakness", "Helping Hand", "Flight"])
    assert t.offered(0) == ["Punch", "Run", "Helping Hand"]
    t.answer(0, "Run")
    assert (t.deck(0)[0], len(t.deck(0)), t.hand(0)) == ("Run", 11, ["Mera"])
    assert t.discard(0) == ["Robin", "Punch", "Weakness", "Helping Hand", "Flight"]


@rule("REB-7.8")
def test_trickster_does_nothing_without_a_starter_in_the_discard_pile() -> None:
    t = attacked("Trickster", p0=["Punch"], discard0=["Robin", "Weakness"], deck0=["Mera"])
    assert (in_main_step(t), t.hand(0), t.discard(0)) == (True, ["Punch"], ["Robin", "Weakness"])
    assert t.deck(0) == ["Mera"]


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_tricksters_reward_puts_any_card_of_a_players_discard_pile_on_top_of_that_deck(seat: int) -> None:
    t = defeated("Trickster", discard0=["Robin", "Punch"], discard1=["Mera", "Run"], at={1: "L3"})
    t.answer(0, f"P{seat}")
    assert t.asked() == [seat]
    t.answer(seat, "Mera" if seat else "Robin")
    assert t.deck(seat)[0] == ("Mera" if seat else "Robin")
    assert (t.discard(0), t.discard(1)) == ((["Robin", "Punch"], ["Run"]) if seat else (["Punch"], ["Mera", "Run"]))


@rule("REB-6.9", "REB-9.9")
def test_tricksters_reward_may_be_declined_and_is_nothing_where_all_discard_piles_are_empty() -> None:
    t = defeated("Trickster", discard1=["Mera", "Run"])
    t.answer(1, None)
    assert (t.discard(1), len(t.deck(1))) == (["Mera", "Run"], 10)
    assert in_main_step(defeated("Trickster"))


# The Riddler


@rule("REB-16.9")
def test_the_riddler_discards_the_top_card_and_takes_a_power_of_this_turn_if_it_is_free() -> None:
    t = attacked("The Riddler", p0=["Punch", "Punch"], deck0=["Run", "Robin"])
    assert (t.discard(0), t.deck(0), t.power(0)) == (["Run"], ["Robin"], 0)
    t.play("Punch")
    assert t.power(0) == 0
    t.play("Punch")
    assert t.power(0) == 1


def test_the_riddler_takes_no_power_for_a_card_that_costs_something() -> None:
    t = attacked("The Riddler", p0=["Punch"], deck0=["Robin", "Punch"])
    t.play("Punch")
    assert (t.discard(0), t.power(0)) == (["Robin"], 1)


@rule("REB-16.9")
def test_two_riddlers_take_two_power() -> None:
    t = team(p0=["Heat Vision"], city={"L1": ["The Riddler"], "S5": ["The Riddler"]}, from_start=True)
    t.answer(0, "The Riddler (slot 5)")
    t.play("Heat Vision")
    t.answer(0, None)
    assert (t.discard(0), t.power(0)) == (["Punch", "Punch"], 3 - 2)


@rule("REB-16.9")
def test_the_riddlers_loss_is_over_with_the_turn() -> None:
    t = attacked("The Riddler", p0=["Punch"], p1=["Invulnerability"], deck0=["Run", *["Punch"] * 8])
    t.end()
    t.answer(1, "Invulnerability")
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert t.power(0) == 2 - 1  # the Attack of this turn alone


@rule("REB-12.5", "G-22")
def test_the_riddler_shuffles_for_an_empty_deck_and_finds_nothing_without_a_discard_pile() -> None:
    t = attacked("The Riddler", p0=["Punch"], deck0=[], discard0=["Run", "Run"])
    assert (t.discard(0), t.deck(0)) == (["Run"], ["Run"])
    t = attacked("The Riddler", p0=["Punch"], deck0=[])
    t.play("Punch")
    assert (t.discard(0), t.power(0)) == ([], 1)


def test_the_riddlers_reward_sorts_the_top_three_cards_of_the_main_deck() -> None:
    t = defeated("The Riddler", main=["Robin", "Bane", "Despero", "Mera"])
    assert (t.asked(), t.offered(0)) == ([0], ["Robin", "Bane", "Despero"])
    with pytest.raises(ArchfoeError):
        t.answer(0, "Bane", "Robin")
    t.answer(0, "Bane", "Despero", "Robin")
    assert t.main_deck == ["Bane", "Despero", "Robin", "Mera"]
    assert [len(t.view(seat).known(MAIN)) for seat in range(2)] == [3, 0]


def test_the_riddlers_reward_is_for_who_defeats_him_with_as_many_cards_as_there_are() -> None:
    t = defeated("The Riddler", main=["Robin", "Bane"])
    t.answer(0, "Bane", "Robin")
    assert t.main_deck == ["Bane", "Robin"]


@rule("REB-6.9", "REB-14.3")
def test_the_riddlers_reward_is_nothing_with_an_empty_main_deck() -> None:
    t = defeated("The Riddler", main=[])
    assert (in_main_step(t), t.over) == (True, False)


# Captain Cold


@rule("REB-16.1")
def test_captain_cold_takes_two_move_of_this_turn_also_such_as_comes_later() -> None:
    t = attacked("Captain Cold", p0=["Nightwing", "Run", "Flight"])
    t.play("Nightwing")
    assert (t.move(0), "walk to Location 1" in t.offered(0)) == (0, False)
    t.play("Run")
    t.play("Flight")
    assert (t.move(0), t.power(0)) == (2 + 2 + 3 - 2, 1 + 1)


@rule("REB-16.1")
@pytest.mark.parametrize(("colds", "left"), [(["L4"], 1), (["L4", "S5"], 0)])
def test_captain_cold_never_takes_move_below_zero(colds: list[str], left: int) -> None:
    t = team(p0=["Flight"], city={space: ["Captain Cold"] for space in colds}, from_start=True)
    if len(colds) == 2:
        t.answer(0, "Captain Cold (slot 5)")
    assert t.move(0) == 0
    t.play("Flight")
    assert t.move(0) == left


@rule("REB-16.1", "REB-15.18")
def test_captain_cold_also_weakens_the_flash_of_cost_six() -> None:
    t = attacked("Captain Cold", p0=["The Flash (6)"])
    t.play("The Flash (6)")
    assert (t.move(0), t.power(0)) == (1, 1)


@rule("REB-16.1", "REB-5.7")
def test_captain_cold_does_not_touch_moves_without_move_and_is_forgotten_next_turn() -> None:
    t = attacked("Captain Cold", p0=["Helping Hand"], p1=["Run"], deck0=["Run"] * 5)
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "Location 1")
    assert t.at(0) == "L1"
    t.end()
    t.play("Run")
    assert (t.active, t.move(1)) == (1, 0)  # he has attacked P1 too
    t.end()
    t.play("Run")
    t.play("Run")
    assert t.move(0) == 2 + 2 - 2


@rule("REB-9.7", "REB-9.9", "REB-5.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_captain_colds_reward_moves_a_character_up_to_three_spaces(seat: int) -> None:
    t = defeated("Captain Cold")
    t.answer(0, f"P{seat}")
    assert t.asked() == [seat]
    assert t.offered(seat) == ["slot 5", "Location 1", "slot 1", "Location 2", "Location 4", "slot 4", "Location 5"]
    t.answer(seat, "Location 4")
    assert (t.at(seat), t.at(1 - seat), t.move(seat)) == ("L4", "S5", 0)


@rule("REB-9.9", "REB-3.3")
def test_captain_colds_reward_may_be_declined_and_passes_over_who_is_not_placed() -> None:
    t = defeated("Captain Cold", at={1: None})
    t.answer(0, "slot 5")
    assert (t.at(0), t.at(1), in_main_step(t)) == ("S5", None, True)


# Cheetah


@rule("REB-5.9")
def test_cheetah_takes_a_move_card_of_ones_choice() -> None:
    t = attacked("Cheetah", p0=["Punch", "Run", "Robin", "Helping Hand", "Whoosh!"])
    assert t.offered(0) == ["Run", "Helping Hand", "Whoosh!"]
    t.answer(0, "Helping Hand")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Run", "Robin", "Whoosh!"], ["Helping Hand"])


@rule("REB-5.9")
def test_cheetah_takes_the_only_move_card_at_once() -> None:
    t = attacked("Cheetah", p0=["Punch", "Helping Hand"])
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Helping Hand"])


@rule("REB-12.2")
@pytest.mark.parametrize(("left", "gained"), [(1, ["Weakness"]), (0, [])])
def test_cheetah_brings_a_weakness_to_a_hand_without_move_cards(left: int, gained: list[str]) -> None:
    t = attacked("Cheetah", p0=["Punch", "Robin"], weaknesses=left)
    assert (t.hand(0), t.discard(0)) == (["Punch", "Robin"], gained)


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_cheetahs_reward_brings_a_starter_back_to_hand(seat: int) -> None:
    piles = ["Robin", "Punch", "Weakness", "Run"]
    t = defeated("Cheetah", discard0=piles, discard1=piles)
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Punch", "Run"]
    t.answer(seat, "Run")
    assert (t.hand(seat), t.discard(seat)) == (["Run"], ["Robin", "Punch", "Weakness"])
    assert (t.hand(1 - seat), t.discard(1 - seat)) == ([], piles)


@rule("REB-6.9", "REB-9.9")
def test_cheetahs_reward_may_be_declined_and_needs_a_starter() -> None:
    t = defeated("Cheetah", discard0=["Robin", "Weakness"], discard1=["Punch"])
    t.answer(1, None)
    assert (t.hand(1), t.discard(1)) == ([], ["Punch"])
    assert in_main_step(defeated("Cheetah", p0=["Punch"], discard0=["Robin", "Weakness"]))


# Count Vertigo


@rule("REB-16.3")
def test_count_vertigo_takes_cards_of_two_printed_power_together() -> None:
    t = attacked("Count Vertigo", p0=["Punch", "Run", "Robin", "Heat Vision"])
    assert t.offered(0) == ["Punch", "Robin", "Heat Vision"]
    t.answer(0, "Robin")
    assert t.offered(0) == ["Punch", "Heat Vision"]
    t.answer(0, "Punch")
    assert (t.hand(0), sorted(t.discard(0))) == (["Run", "Heat Vision"], ["Punch", "Robin"])


@rule("REB-16.3")
def test_count_vertigo_is_content_with_one_strong_card() -> None:
    t = attacked("Count Vertigo", p0=["Punch", "Run", "Green Arrow", "Punch"])
    t.answer(0, "Green Arrow")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Run", "Punch"], ["Green Arrow"])


@rule("REB-16.3")
@pytest.mark.parametrize(
    "hand",
    [
        ["Punch", "Run", "Weakness"],
        ["Power Ring", "Punch", "Run"],  # its Power is one of two choices
        ["The Flash (6)", "Mera", "Run"],  # his Power is counted when he is played
        ["Withdrawal", "Batarang", "Speed Force"],  # 1 printed, the rest depends
        ["Run", "Jetpack"],
    ],
)
def test_count_vertigo_takes_a_hand_of_less_than_two_power_whole(hand: list[str]) -> None:
    t = attacked("Count Vertigo", p0=hand)
    assert (t.hand(0), sorted(t.discard(0))) == ([], sorted(hand))


@rule("REB-16.3")
def test_count_vertigo_leaves_cards_without_power_if_the_others_make_two() -> None:
    t = attacked("Count Vertigo", p0=["Mera", "Run", "Batarang", "Power Ring"])
    t.answer(0, "Mera")
    assert (t.hand(0), sorted(t.discard(0))) == (["Run", "Power Ring"], ["Batarang", "Mera"])


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_count_vertigos_reward_destroys_a_starter_in_hand(seat: int) -> None:
    piles: dict[str, Any] = {f"p{seat}": ["Robin", "Punch", "Run", "Weakness"], f"discard{seat}": ["Helping Hand"]}
    t = defeated("Count Vertigo", **piles, **pile("discard", 1 - seat, ["Punch"]))
    assert t.offered(seat) == ["Punch", "Run"]  # the other has no Starter in hand
    t.answer(seat, "Run")
    assert (t.destroyed, t.hand(seat)) == (["Count Vertigo", "Run"], ["Robin", "Punch", "Weakness"])


@rule("REB-6.9", "REB-9.9")
def test_count_vertigos_reward_may_be_declined_or_be_impossible() -> None:
    t = defeated("Count Vertigo", p0=["Punch", "Run"], p1=["Punch"])
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, "P1")
    t.answer(1, None)
    assert (t.destroyed, t.hand(1)) == (["Count Vertigo"], ["Punch"])
    assert in_main_step(defeated("Count Vertigo", p0=["Robin"], discard0=["Punch"]))


# Killer Frost


def test_killer_frost_takes_a_super_power_of_ones_choice() -> None:
    t = attacked("Killer Frost", p0=["Punch", "Blast", "Robin", "Whoosh!"])
    assert t.offered(0) == ["Blast", "Whoosh!"]
    t.answer(0, "Whoosh!")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Blast", "Robin"], ["Whoosh!"])


@rule("REB-7.8")
def test_killer_frost_takes_any_card_without_a_super_power_and_nothing_of_an_empty_hand() -> None:
    t = attacked("Killer Frost", p0=["Punch", "Robin"])
    assert t.offered(0) == ["Punch", "Robin"]
    t.answer(0, "Robin")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Robin"])
    t = attacked("Killer Frost")
    assert (in_main_step(t), t.discard(0)) == (True, [])


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize(("seat", "card"), [(0, "Punch"), (1, "Run"), (1, None)])
def test_killer_frosts_reward_destroys_a_starter_in_hand_or_discard_pile(seat: int, card: str | None) -> None:
    piles: dict[str, Any] = {
        "p0": ["Robin", "Punch"],
        "discard0": ["Run", "Weakness"],
        "p1": ["Mera", "Punch"],
        "discard1": ["Run"],
    }
    t = defeated("Killer Frost", **piles)
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Punch (hand)", "Run (discard pile)"]
    t.answer(seat, card)
    assert t.destroyed == ["Killer Frost", *([card] if card else [])]


@rule("REB-6.9")
def test_killer_frosts_reward_is_nothing_where_nobody_has_a_starter() -> None:
    t = defeated("Killer Frost", players=3, p0=["Robin"], discard1=["Weakness"], p2=["Mera"])
    assert (in_main_step(t), t.destroyed) == (True, ["Killer Frost"])


@rule("REB-15.5")
def test_killer_frosts_reward_comes_twice_for_doctor_fate_with_two_targets() -> None:
    t = trio(p0=["Doctor Fate", "Punch"], p2=["Run"], city={"S5": ["Killer Frost"]}, power=1)
    t.play("Doctor Fate")
    t.buy("Killer Frost")
    t.answer(0, "P2")
    t.answer(2, "Run")
    t.answer(0, "Punch")
    assert t.destroyed == ["Killer Frost", "Run", "Punch"]

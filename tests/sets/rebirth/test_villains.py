"""What all regular Villains do, and those of cost 5; other files have the others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sets.rebirth.villainy import (
    ANTICLOCKWISE,
    CLOCKWISE,
    COST,
    HOME,
    attacked,
    damage,
    defeated,
    in_main_step,
    team,
    trio,
    way_home,
    where_is,
)
from tests.vocabulary import Table, rule

DISCARD = "discard a card"
DESTROY = "destroy the most expensive non-Villain card"
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
    t = attacked(name, p0=["Bulletproof", "Run"], p1=["Punch"], discard0=["Punch"], deck0=["Aquaman (3)", "Blast"])
    assert (t.asked(), t.offered()) == ([0], ["Bulletproof for yourself"])
    t.answer(0, "Bulletproof")
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Bulletproof", "Run"], ["Punch"], ["Aquaman (3)", "Blast"])
    t.play("Run")
    assert (t.hand(1), t.discard(1), t.move(0), where_is(t, name)) == (["Punch"], [], 2, [HOME[name]])


@rule("REB-7.1", "REB-7.2")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_elsewhere_attacks_only_in_the_space_of_the_active_character(name: str) -> None:
    spaces: dict[str, Any] = {
        "at": {0: "S5", 1: "S2"},
        "p0": ["Bulletproof"],
        "p1": ["Bulletproof"],
        "from_start": True,
    }
    assert team(city={"S5": [name]}, **spaces).offered() == ["Bulletproof for yourself"]
    assert in_main_step(team(city={"S2": [name]}, **spaces))
    assert in_main_step(team(city={"S4": [name]}, **spaces))


@rule("REB-6.2", "REB-6.6")
@pytest.mark.parametrize("name", REGULAR)
def test_a_regular_villain_does_nothing_as_it_enters(name: str) -> None:
    t = team(p0=["Bulletproof"], p1=["Bulletproof"], main=[name, "Aquaman (3)"], at={0: "S1", 1: "S1"},
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


# Count Vertigo


@rule("REB-16.3")
def test_count_vertigo_takes_cards_of_two_printed_power_together() -> None:
    t = attacked("Count Vertigo", p0=["Punch", "Run", "Aquaman (3)", "Heat Vision"])
    assert t.offered(0) == ["Punch", "Aquaman (3)", "Heat Vision"]
    t.answer(0, "Aquaman (3)")
    assert t.offered(0) == ["Punch", "Heat Vision"]
    t.answer(0, "Punch")
    assert (t.hand(0), sorted(t.discard(0))) == (["Run", "Heat Vision"], ["Aquaman (3)", "Punch"])


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
        ["Withdrawal", "Punch", "Run"],  # its Power is one of two choices
        ["The Flash (6)", "Aquaman (3)", "Run"],  # his Power is counted when he is played
        ["Withdrawal", "Lois Lane", "Speed Force"],  # 1 printed, the rest depends
        ["Run", "Jetpack"],
    ],
)
def test_count_vertigo_takes_a_hand_of_less_than_two_power_whole(hand: list[str]) -> None:
    t = attacked("Count Vertigo", p0=hand)
    assert (t.hand(0), sorted(t.discard(0))) == ([], sorted(hand))


@rule("REB-16.3")
def test_count_vertigo_leaves_cards_without_power_if_the_others_make_two() -> None:
    t = attacked("Count Vertigo", p0=["Lois Lane", "Run", "Punch", "Withdrawal"])
    t.answer(0, "Lois Lane")
    assert (t.hand(0), sorted(t.discard(0))) == (["Run", "Withdrawal"], ["Lois Lane", "Punch"])


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize(("seat", "card"), [(0, "Punch"), (1, "Run"), (1, None)])
def test_count_vertigos_reward_destroys_a_starter_in_hand_or_discard_pile(seat: int, card: str | None) -> None:
    piles: dict[str, Any] = {
        "p0": ["Aquaman (3)", "Punch"],
        "discard0": ["Run", "Weakness"],
        "p1": ["Blast", "Punch"],
        "discard1": ["Run"],
    }
    t = defeated("Count Vertigo", **piles)
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Punch (hand)", "Run (discard pile)"]
    t.answer(seat, card)
    assert t.destroyed == ["Count Vertigo", *([card] if card else [])]


@rule("REB-6.9")
def test_count_vertigos_reward_is_nothing_where_nobody_has_a_starter() -> None:
    t = defeated("Count Vertigo", players=3, p0=["Aquaman (3)"], discard1=["Weakness"], p2=["Blast"])
    assert (in_main_step(t), t.destroyed) == (True, ["Count Vertigo"])


@rule("REB-15.5")
def test_count_vertigos_reward_comes_twice_for_doctor_fate_with_two_targets() -> None:
    t = trio(p0=["Doctor Fate", "Punch"], p2=["Run"], city={"S5": ["Count Vertigo"]}, power=2)
    t.play("Doctor Fate")
    t.buy("Count Vertigo")
    t.answer(0, "P2")
    t.answer(2, "Run")
    t.answer(0, "Punch")
    assert t.destroyed == ["Count Vertigo", "Run", "Punch"]


# Giganta


@rule("REB-16.2")
def test_giganta_takes_the_strongest_card() -> None:
    t = attacked("Giganta", p0=["Punch", "Heat Vision", "Withdrawal", "Green Arrow"])
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch", "Withdrawal", "Green Arrow"])
    assert t.discard(0) == ["Heat Vision"]


@rule("REB-16.2")
def test_giganta_lets_the_attacked_player_choose_among_equals() -> None:
    t = attacked("Giganta", p0=["Green Arrow", "Blast", "Punch", "The Flash (6)"])
    assert t.offered(0) == ["Green Arrow", "Blast"]
    t.answer(0, "Blast")
    assert (t.hand(0), t.discard(0)) == (["Green Arrow", "Punch", "The Flash (6)"], ["Blast"])


@rule("REB-16.2", "REB-7.8")
def test_giganta_takes_any_card_of_a_hand_without_power_and_nothing_of_none() -> None:
    t = attacked("Giganta", p0=["Run", "Withdrawal", "Weakness"])
    assert t.offered(0) == ["Run", "Withdrawal", "Weakness"]
    t.answer(0, "Weakness")
    assert t.discard(0) == ["Weakness"]
    assert in_main_step(attacked("Giganta"))


@rule("REB-9.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_gigantas_reward_is_a_card_for_one_player(seat: int) -> None:
    t = defeated("Giganta", deck0=["Aquaman (3)", "Blast"], deck1=["Run", "Blast"], at={1: None})
    assert t.offered(0) == ["P0", "P1"]
    t.answer(0, f"P{seat}")
    assert (t.hand(0), t.hand(1)) == (([], ["Run"]) if seat else (["Aquaman (3)"], []))
    assert in_main_step(t)


@rule("REB-6.9", "G-22")
def test_gigantas_reward_needs_a_card_to_draw() -> None:
    t = defeated("Giganta", deck0=[], deck1=[])
    assert (in_main_step(t), t.hand(0), t.hand(1)) == (True, [], [])


# Major Disaster


def disaster(**more: Any) -> Table:
    """Cards lie in the city as Major Disaster attacks P0 from his Destination; the dearest of no Villain costs 4."""
    spaces = {"L1": ["Major Disaster"], "S2": ["Aquaman (3)", "Bane"], "L5": ["Vibration"], "S4": ["Jetpack"]}
    return team(city=spaces, from_start=True, **more)


@rule("REB-16.6", "REB-7.8")
def test_major_disaster_takes_a_card_of_the_hand() -> None:
    t = disaster(p0=["Punch", "Run"])
    t.answer(0, DISCARD)
    assert t.offered(0) == ["Punch", "Run"]
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0), t.destroyed, t.city("L5")) == (["Punch"], ["Run"], [], ["Vibration"])


@rule("REB-16.6", "REB-1.2")
def test_major_disaster_or_has_the_dearest_card_of_the_whole_city_destroyed_that_is_no_villain() -> None:
    t = disaster(p0=["Punch", "Run"])
    t.answer(0, DESTROY)
    assert (t.hand(0), t.discard(0), t.destroyed) == (["Punch", "Run"], [], ["Vibration"])
    assert (t.city("L5"), where_is(t, "Aquaman (3)"), where_is(t, "Bane"), t.city("S4")) == (
        [],
        ["S2"],
        ["L3"],
        ["Jetpack"],
    )


@rule("REB-16.6")
def test_major_disaster_lets_the_attacked_player_choose_between_equally_dear_cards() -> None:
    t = team(p0=["Punch"], city={"L1": ["Major Disaster"], "S2": ["Vibration"], "S3": ["Flash Helmet", "Aquaman (3)"]},
             from_start=True)  # fmt: skip
    t.answer(0, DESTROY)
    assert t.offered(0) == ["Vibration (slot 2)", "Flash Helmet (slot 3)"]
    t.answer(0, "Flash Helmet")
    assert (t.destroyed, where_is(t, "Vibration")) == (["Flash Helmet"], ["S2"])


@rule("REB-16.6")
@pytest.mark.parametrize("villains", [[], ["Bane", "Doomsday"]])
def test_major_disaster_leaves_no_choice_where_only_villains_and_basic_stacks_are(villains: list[str]) -> None:
    t = team(p0=["Run"], city={"L1": ["Major Disaster"], "S2": villains}, from_start=True)
    assert (in_main_step(t), t.hand(0), t.discard(0), t.destroyed) == (True, [], ["Run"], [])


@rule("REB-7.8")
def test_major_disaster_attacks_an_empty_hand() -> None:
    t = disaster()
    assert (in_main_step(t), t.destroyed) == (True, ["Vibration"])
    t = attacked("Major Disaster")
    assert (in_main_step(t), t.destroyed, t.discard(0)) == (True, [], [])


@rule("REB-8.1")
def test_major_disaster_avoided_leaves_hand_and_city_alone() -> None:
    t = disaster(p0=["Punch"], p1=["Hard Water Bubble"])
    t.answer(1, "Hard Water Bubble for P0")
    assert (t.hand(0), t.destroyed, t.city("L5"), t.power(0)) == (["Punch"], [], ["Vibration"], 1)


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize(("seat", "card"), [(0, "Punch"), (1, "Aquaman (3)"), (1, None)])
def test_major_disasters_reward_destroys_a_card_in_hand(seat: int, card: str | None) -> None:
    t = defeated(
        "Major Disaster", p0=["Punch", "Lois Lane"], discard0=["Run"], p1=["Aquaman (3)", "Weakness"], discard1=["Run"]
    )
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == (["Aquaman (3)", "Weakness"] if seat else ["Punch", "Lois Lane"])
    t.answer(seat, card)
    assert t.destroyed == ["Major Disaster", *([card] if card else [])]
    assert len(t.hand(seat)) == (1 if card else 2)


@rule("REB-6.9")
def test_major_disasters_reward_is_nothing_where_all_hands_are_empty() -> None:
    t = defeated("Major Disaster", discard0=["Punch"], discard1=["Run"])
    assert (in_main_step(t), t.discard(0), t.discard(1)) == (True, ["Punch"], ["Run"])


# Psycho-Pirate


def test_psycho_pirate_takes_a_hero_of_ones_choice() -> None:
    t = attacked("Psycho-Pirate", p0=["Punch", "Aquaman (3)", "Blast", "Lois Lane"])
    assert t.offered(0) == ["Aquaman (3)", "Lois Lane"]
    t.answer(0, "Lois Lane")
    assert (t.hand(0), t.discard(0)) == (["Punch", "Aquaman (3)", "Blast"], ["Lois Lane"])


@rule("REB-7.8")
def test_psycho_pirate_takes_any_card_without_a_hero_and_nothing_of_an_empty_hand() -> None:
    t = attacked("Psycho-Pirate", p0=["Punch", "Blast"])
    assert t.offered(0) == ["Punch", "Blast"]
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0)) == (["Blast"], ["Punch"])
    t = attacked("Psycho-Pirate")
    assert (in_main_step(t), t.discard(0)) == (True, [])


@rule("REB-9.7", "REB-9.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_psycho_pirates_reward_puts_any_card_of_a_players_discard_pile_on_top_of_that_deck(seat: int) -> None:
    t = defeated("Psycho-Pirate", discard0=["Blast", "Punch"], discard1=["Jetpack", "Run"], at={1: "L3"})
    t.answer(0, f"P{seat}")
    assert t.asked() == [seat]
    t.answer(seat, "Jetpack" if seat else "Blast")
    assert t.deck(seat)[0] == ("Jetpack" if seat else "Blast")
    assert (t.discard(0), t.discard(1)) == ((["Blast", "Punch"], ["Run"]) if seat else (["Punch"], ["Jetpack", "Run"]))


@rule("REB-6.9", "REB-9.9")
def test_psycho_pirates_reward_may_be_declined_and_is_nothing_where_all_discard_piles_are_empty() -> None:
    t = defeated("Psycho-Pirate", discard1=["Jetpack", "Run"])
    t.answer(1, None)
    assert (t.discard(1), len(t.deck(1))) == (["Jetpack", "Run"], 10)
    assert in_main_step(defeated("Psycho-Pirate"))


# Scarecrow


@rule("REB-12.2", "REB-7.1")
@pytest.mark.parametrize(("left", "gained"), [(15, ["Weakness"]), (0, [])])
def test_scarecrow_brings_the_active_player_a_weakness_as_long_as_there_is_one(left: int, gained: list[str]) -> None:
    t = attacked("Scarecrow", p0=["Punch"], weaknesses=left)
    assert (in_main_step(t), t.hand(0), t.discard(0), t.discard(1)) == (True, ["Punch"], gained, [])


@rule("REB-7.1", "REB-7.3")
def test_two_scarecrows_attack_each_once_also_one_that_is_at_home_and_shares_the_space() -> None:
    t = team(city={"L2": ["Scarecrow", "Scarecrow"]}, at={0: "L2"}, from_start=True)
    t.answer(0, "Scarecrow")
    assert (in_main_step(t), t.discard(0)) == (True, ["Weakness", "Weakness"])


@rule("REB-8.1", "REB-8.3")
def test_scarecrow_avoided_brings_nothing() -> None:
    t = attacked("Scarecrow", p0=["Blue Beetle"])
    t.answer(0, "Blue Beetle")
    assert (t.discard(0), t.power(0)) == (["Blue Beetle"], 2)


@rule("REB-9.7", "REB-9.9", "REB-12.3")
@pytest.mark.parametrize(("seat", "card"), [(0, "Weakness"), (1, "Aquaman (3)"), (0, None)])
def test_scarecrows_reward_destroys_a_card_in_hand_or_discard_pile(seat: int, card: str | None) -> None:
    t = defeated("Scarecrow", p0=["Punch"], discard0=["Weakness"], p1=["Aquaman (3)"], discard1=["Run"])
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == (
        ["Aquaman (3) (hand)", "Run (discard pile)"] if seat else ["Punch (hand)", "Weakness (discard pile)"]
    )
    t.answer(seat, card)
    assert t.destroyed == [
        "Scarecrow",
        *(["Aquaman (3)"] if card == "Aquaman (3)" else []),
    ]  # the Weakness is on its stack again
    assert len(t.hand(seat) + t.discard(seat)) == (1 if card else 2)


@rule("REB-6.9")
def test_scarecrows_reward_is_nothing_where_nobody_has_a_card() -> None:
    assert in_main_step(defeated("Scarecrow", players=3))


@rule("REB-15.2")
def test_scarecrow_is_defeated_at_no_cost_by_batman_who_avoids_him() -> None:
    t = attacked("Scarecrow", p0=["Batman (6)"], p1=["Punch"])
    t.answer(0, "Batman (6)")
    assert where_is(t, "Scarecrow") == []
    t.answer(0, "P1")
    t.answer(1, "Punch")
    assert (t.destroyed, t.discard(0)) == (["Scarecrow", "Punch"], ["Batman (6)"])

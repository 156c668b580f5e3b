"""Signature cards of Jessica Cruz, Simon Baz, Superman and Wonder Woman: three each."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import WEAKNESSES
from tests.sets.rebirth import assists, city, entering, for_sale
from tests.vocabulary import rule

DISTANCES = {0: "S5", 1: "L1", 2: "S1", 3: "L2", 4: "S2", 5: "L3"}  # from slot 5

# Jessica Cruz


@rule("REB-12.3")
def test_steady_breath_returns_a_weakness_of_the_hand_to_its_stack() -> None:
    t = city(p0=["Steady Breath", "Weakness", "Weakness"], weaknesses=3)
    t.play("Steady Breath")
    t.answer(0, "Weakness")
    assert (t.power(0), t.hand(0)) == (1, ["Weakness"])
    assert (len(t.names(WEAKNESSES)), t.destroyed, t.discard(0)) == (4, [], [])


def test_steady_breath_leaves_a_weakness_of_the_discard_pile_and_asks_nothing_without_one() -> None:
    t = city(p0=["Steady Breath", "Punch"], discard0=["Weakness"], weaknesses=3)
    t.play("Steady Breath")
    assert (t.power(0), t.discard(0)) == (1, ["Weakness"])
    assert "play Punch" in t.offered(0)


def test_steady_breath_need_not_return_it_and_is_a_starter() -> None:
    t = city(p0=["Steady Breath", "Weakness"], weaknesses=3)
    t.play("Steady Breath")
    t.answer(0, None)
    assert (t.hand(0), len(t.names(WEAKNESSES))) == (["Weakness"], 3)
    t = city(p0=["Steve Trevor"], discard0=["Steady Breath"])
    t.play("Steve Trevor")
    t.answer(0, "Steady Breath")
    assert t.hand(0) == ["Steady Breath"]


@rule("REB-8.1", "REB-8.5")
def test_emerald_dome_protects_its_player_and_another_from_a_super_villain_that_enters() -> None:
    t = entering("Brainiac", p0=["Punch"] * 3, p1=["Emerald Dome", "Run", "Run"], at={0: "S1", 1: "S5"})
    t.answer(0, "P1")  # the first to deal with the Attack
    t.answer(1, "Emerald Dome for yourself")
    t.answer(1, "P0")
    assert (len(t.hand(0)), t.hand(1), t.discard(1)) == (3, ["Run", "Run"], ["Emerald Dome"])


@rule("REB-8.5")
def test_emerald_dome_protects_nobody_beyond_range_2() -> None:
    t = entering("Brainiac", p0=["Punch"] * 2, p1=["Emerald Dome", "Run", "Run"], at={0: "L2", 1: "S5"})
    t.answer(0, "P1")
    assert t.offered(1) == ["Emerald Dome for yourself"]
    t.answer(1, "Emerald Dome")
    assert (t.hand(0), t.hand(1)) == ([], ["Run", "Run"])


@rule("REB-8.1", "REB-8.6")
def test_emerald_dome_protects_two_of_three_and_its_player_need_not_be_one_of_them() -> None:
    t = entering("Brainiac", players=3, p0=["Punch"] * 2, p1=["Emerald Dome", "Run", "Run"], p2=["Run"] * 2)
    t.answer(0, "P0")
    t.answer(1, "Emerald Dome for P0")
    with pytest.raises(ArchfoeError):
        t.answer(1, "P1", "P2")
    t.answer(1, "P2")
    assert [len(t.hand(seat)) for seat in (0, 1, 2)] == [2, 0, 2]


def test_emerald_dome_is_one_power_and_gives_none_as_a_defense() -> None:
    t = city(p0=["Emerald Dome"])
    t.play("Emerald Dome")
    assert t.power(0) == 1
    t = city(p1=["Emerald Dome"], at={0: "L2", 1: "S1"}, city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(1, "Emerald Dome for P0")
    assert (t.discard(0), t.discard(1), t.power(0), t.active) == ([], ["Emerald Dome"], 0, 0)


@pytest.mark.parametrize("target", [0, 1])
def test_shared_willpower_is_two_power_and_a_card_for_a_player_of_ones_choice(target: int) -> None:
    t = city(p0=["Shared Willpower"], deck0=["Mera", "Run"], deck1=["Robin", "Run"])
    t.play("Shared Willpower")
    t.answer(0, f"P{target}")
    assert (t.power(0), t.hand(target), t.hand(1 - target)) == (2, [["Mera"], ["Robin"]][target], [])


@rule("REB-9.3", "REB-9.5")
def test_shared_willpower_as_an_assist_lets_the_active_player_choose() -> None:
    t = city(p1=["Shared Willpower"], deck0=["Mera"], deck1=["Robin"])
    t.assist(1, "Shared Willpower")
    assert t.asked() == [0]
    t.answer(0, "P1")
    assert (t.power(0), t.power(1), t.hand(0), t.hand(1)) == (2, 0, [], ["Robin"])
    t.end()
    assert t.discard(1) == ["Shared Willpower"]


@rule("REB-9.1")
@pytest.mark.parametrize("distance", DISTANCES)
def test_shared_willpower_assists_within_range_4(distance: int) -> None:
    t = city(p1=["Shared Willpower"], at={1: DISTANCES[distance]})
    assert bool(assists(t, 1)) == (distance <= 4)


# Simon Baz


@rule("REB-9.1")
@pytest.mark.parametrize("distance", DISTANCES)
def test_ring_spark_and_emerald_wrecker_assist_within_range_3(distance: int) -> None:
    t = city(p1=["Ring Spark", "Emerald Wrecker"], at={1: DISTANCES[distance]})
    assert assists(t, 1) == (["Ring Spark", "Emerald Wrecker"] if distance <= 3 else [])


@rule("REB-9.5", "REB-9.6")
def test_ring_spark_is_one_power_in_ones_own_turn_and_in_anothers() -> None:
    t = city(p0=["Ring Spark"], p1=["Ring Spark"], at={1: "L3"})
    t.play("Ring Spark")
    assert t.power(0) == 1
    t = city(p0=["Ring Spark"], p1=["Ring Spark"])
    t.assist(1, "Ring Spark")
    assert (t.power(0), t.power(1), t.played(1), t.hand(0)) == (1, 0, ["Ring Spark"], ["Ring Spark"])


def test_ring_spark_is_a_starter_and_no_move_card() -> None:
    t = city(p0=["Steve Trevor"], discard0=["Ring Spark", "Emerald Wrecker"])
    t.play("Steve Trevor")
    assert t.offered(0) == ["Ring Spark"]
    t = city(p0=["Ring Spark"], at={0: "S2"}, city={"L5": ["Cheetah"]}, from_start=True)
    assert (t.hand(0), t.discard(0)) == (["Ring Spark"], ["Weakness"])


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


def test_emerald_wrecker_is_three_power() -> None:
    t = city(p0=["Emerald Wrecker"], city={"S5": ["Robin"]})
    t.play("Emerald Wrecker")
    assert t.power(0) == 3
    t.buy("Robin")
    assert (t.power(0), t.discard(0)) == (0, ["Robin"])


@rule("REB-9.3", "REB-9.5")
def test_emerald_wrecker_as_an_assist_gives_its_power_to_the_active_player() -> None:
    t = city(p1=["Emerald Wrecker"], city={"S5": ["Robin"]})
    t.assist(1, "Emerald Wrecker")
    assert (t.power(0), t.power(1), t.hand(1)) == (3, 0, [])
    t.buy("Robin")
    t.end()
    assert (t.discard(1), "Robin" in t.discard(0)) == (["Emerald Wrecker"], True)


# Superman


def test_haymaker_is_two_power() -> None:
    t = city(p0=["Haymaker", "Haymaker"])
    t.play("Haymaker")
    assert (t.power(0), t.move(0)) == (2, 0)
    t.play("Haymaker")
    assert t.power(0) == 4


def test_haymaker_is_a_starter() -> None:
    t = city(p0=["Steve Trevor"], discard0=["Skyward Rush", "Haymaker"])
    t.play("Steve Trevor")
    assert t.offered(0) == ["Haymaker"]
    t.answer(0, "Haymaker")
    assert t.hand(0) == ["Haymaker"]


@rule("REB-16.2")
def test_haymaker_has_more_printed_power_than_a_punch_for_gorilla_grodd() -> None:
    t = city(p0=["Punch", "Haymaker", "Run"], at={0: "L1"}, city={"L3": ["Gorilla Grodd"]}, from_start=True)
    assert (t.hand(0), t.discard(0)) == (["Punch", "Run"], ["Haymaker"])


def test_super_hearing_is_one_power_and_a_card() -> None:
    t = city(p0=["Super Hearing"], deck0=["Mera", "Robin"])
    t.play("Super Hearing")
    assert (t.power(0), t.hand(0)) == (1, ["Mera"])


@rule("REB-9.3")
def test_super_hearing_as_an_assist_draws_for_the_active_player() -> None:
    t = city(p1=["Super Hearing"], deck0=["Mera"], deck1=["Robin"])
    t.assist(1, "Super Hearing")
    assert (t.power(0), t.hand(0), t.hand(1)) == (1, ["Mera"], [])


@rule("REB-9.1")
@pytest.mark.parametrize("distance", DISTANCES)
def test_super_hearing_assists_within_range_3(distance: int) -> None:
    t = city(p1=["Super Hearing"], at={1: DISTANCES[distance]})
    assert bool(assists(t, 1)) == (distance <= 3)


def test_skyward_rush_is_two_power_and_four_move() -> None:
    t = city(p0=["Skyward Rush"], city={"S2": ["Alfred Pennyworth"]})
    t.play("Skyward Rush")
    assert (t.power(0), t.move(0)) == (2, 4)
    t.walk("L1", "S1", "L2", "S2")
    t.buy("Alfred Pennyworth")
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-5.9")
def test_skyward_rush_is_a_move_card_for_reverse_flash() -> None:
    t = city(p0=["Skyward Rush", "Haymaker"], at={0: "L1"}, city={"L4": ["Reverse-Flash"]}, from_start=True)
    assert (t.hand(0), t.discard(0)) == (["Haymaker"], ["Skyward Rush"])


def test_skyward_rush_is_no_starter_and_carries_no_villains() -> None:
    t = city(p0=["Steve Trevor"], discard0=["Skyward Rush"])
    t.play("Steve Trevor")
    assert (t.hand(0), "end turn" in t.offered(0)) == ([], True)
    t = city(p0=["Skyward Rush"], city={"S5": ["Bane"]})
    t.play("Skyward Rush")
    t.walk("L1")
    assert (t.city("S5"), t.city("L1")) == (["Bane"], [])


# Wonder Woman


@pytest.mark.parametrize(
    ("where", "power"),
    [({"S5": ["Bane"]}, 2), ({"S5": ["Circe", "Bane"]}, 2), ({"L1": ["Bane"]}, 1), ({"S5": ["Robin"]}, 1)],
)
def test_amazon_training_has_one_power_more_beside_a_villain(where: dict[str, list[str]], power: int) -> None:
    t = city(p0=["Amazon Training"], city=where)
    t.play("Amazon Training")
    assert t.power(0) == power


def test_amazon_training_looks_when_it_is_played() -> None:
    t = city(p0=["Amazon Training", "Amazon Training"], city={"L1": ["Bane"]}, move=1)
    t.play("Amazon Training")
    t.walk("L1")
    assert t.power(0) == 1
    t.play("Amazon Training")
    assert t.power(0) == 1 + 2


def test_amazon_training_is_a_starter() -> None:
    t = city(p0=["Steve Trevor"], discard0=["Amazon Training", "Amazon Bracelets", "Godkiller"])
    t.play("Steve Trevor")
    assert t.offered(0) == ["Amazon Training"]


def test_amazon_bracelets_are_one_power_without_a_card() -> None:
    t = city(p0=["Amazon Bracelets"], deck0=["Mera"])
    t.play("Amazon Bracelets")
    assert (t.power(0), t.hand(0)) == (1, [])


@rule("REB-8.2", "REB-8.3")
def test_amazon_bracelets_avoid_an_attack_and_draw() -> None:
    t = city(p0=["Amazon Bracelets"], deck0=["Mera", "Robin"], at={0: "L1", 1: "L3"}, city={"L2": ["Scarecrow"]},
             from_start=True)  # fmt: skip
    t.answer(0, "Amazon Bracelets")
    assert (t.hand(0), t.discard(0), t.power(0)) == (["Mera"], ["Amazon Bracelets"], 0)


@rule("REB-8.5")
@pytest.mark.parametrize(("there", "covered"), [("S4", True), ("L5", True), ("S5", True), ("L4", False), ("L1", False)])
def test_amazon_bracelets_protect_within_range_1_and_who_used_them_draws(there: str, covered: bool) -> None:
    t = city(p1=["Amazon Bracelets"], deck0=["Robin"], deck1=["Mera"], at={0: "L5", 1: there},
             city={"L2": ["Scarecrow"]}, from_start=True)  # fmt: skip
    assert (t.asked() == [1]) == covered
    if covered:
        t.answer(1, "Amazon Bracelets for P0")
    assert (t.discard(0), t.hand(0)) == ([] if covered else ["Weakness"], [])
    assert t.hand(1) == (["Mera"] if covered else ["Amazon Bracelets"])


def test_godkiller_is_three_power_and_makes_super_villains_of_ones_space_one_cheaper() -> None:
    t = city(p0=["Godkiller"], city={"S5": ["Gorilla Grodd", "Solomon Grundy", "Circe"]}, power=5)
    t.play("Godkiller")
    assert (t.power(0), for_sale(t)) == (8, ["Gorilla Grodd", "Solomon Grundy"])
    t.buy("Gorilla Grodd")
    assert (t.destroyed, t.power(0)) == (["Gorilla Grodd"], 0)


def test_godkiller_does_not_make_other_villains_cheaper() -> None:
    t = city(p0=["Godkiller"], city={"S5": ["Solomon Grundy", "Major Disaster"]}, power=3)
    t.play("Godkiller")
    assert (t.power(0), for_sale(t)) == (6, ["Major Disaster"])


@rule("REB-15.11")
def test_godkiller_works_only_in_ones_own_space_and_goes_along() -> None:
    t = city(p0=["Trident of Atlantis", "Godkiller"], city={"L1": ["Gorilla Grodd"]}, power=2, move=1)
    t.play("Trident of Atlantis")
    t.play("Godkiller")
    assert (t.power(0), for_sale(t)) == (8, ["Flight"])
    t.walk("L1")
    assert "Gorilla Grodd" in for_sale(t)


def test_godkiller_is_over_with_the_turn() -> None:
    t = city(p0=["Godkiller", "Punch"], deck0=["Haymaker"] * 5, city={"S5": ["Gorilla Grodd"]}, hero0="Cyborg",
             hero1="Batman")  # fmt: skip
    t.play("Godkiller")
    t.end()
    t.end()
    t.answer(0, "Haymaker")  # Gorilla Grodd attacks
    for _ in range(4):
        t.play("Haymaker")
    assert (t.active, t.power(0), "Gorilla Grodd" in for_sale(t)) == (0, 8, False)

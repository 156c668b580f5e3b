"""Cards that scenarios and Side Missions bring, beside Villains and Secret Cards."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED, WEAKNESSES
from tests.remembered import remembered
from tests.sets.rebirth import assists, city, trio
from tests.sets.rebirth.villainy import in_main_step
from tests.vocabulary import Table

# Krypto


def test_krypto_gives_power_and_move() -> None:
    t = city(p0=["Krypto"])
    t.play("Krypto")
    assert (t.power(0), t.move(0)) == (3, 2)


def test_krypto_avoids_an_attack_and_its_owner_may_walk() -> None:
    t = city(p0=["Krypto"], city={"L2": ["Scarecrow"]}, at={0: "S5", 1: "S3"}, from_start=True)
    t.answer(0, "Krypto")
    t.answer(0, "Location 5")
    assert (t.discard(0), t.at(0)) == (["Krypto"], "L5")


@pytest.mark.parametrize(("at", "near"), [("S1", True), ("S2", False)])
def test_krypto_protects_a_character_within_range_3_and_the_defender_walks(at: str, near: bool) -> None:
    """From slot 4 slot 1 is four away, from Location 5 three."""
    position = {0: at, 1: "L5"}
    t = city(p1=["Krypto"], city={"L2": ["Scarecrow"]}, at=position, from_start=True)
    assert (1 in t.asked()) == near
    if near:
        t.answer(1, "Krypto for P0")
        t.answer(1, "slot 4")
        assert (t.discard(0), t.at(1), t.at(0)) == ([], "S4", at)


# The Ray


def test_the_ray_gives_2_power() -> None:
    t = city(p0=["The Ray"])
    t.play("The Ray")
    assert (t.power(0), t.move(0), t.hand(0)) == (2, 0, [])


@pytest.mark.parametrize("at", ["S5", "L1", "S1", "S2", "L3", "L5"])
def test_the_ray_assists_from_any_space(at: str) -> None:
    t = city(p1=["The Ray"], at={0: "S5", 1: at})
    assert assists(t, 1) == ["The Ray"]
    t.assist(1, "The Ray")
    assert (t.power(0), t.power(1)) == (2, 0)


def test_the_ray_costs_3() -> None:
    t = city(city={"S5": ["The Ray"]}, power=3)
    t.buy("The Ray")
    assert (t.discard(0), t.power(0)) == (["The Ray"], 0)


# Reborn

BATMANS = ["Detective Work", "Alfred Pennyworth", "Batarang"]


def reborn(**more: Any) -> Table:
    usual: dict[str, Any] = {"scenario": 3, "hero0": "Batman", "city": {"S5": ["Reborn"]}, "power": 6}
    t = city(**usual | {"unearned": BATMANS} | more)
    t.buy("Reborn")
    return t


def test_reborn_brings_a_signature_card_to_the_hand_and_takes_a_punch() -> None:
    t = reborn(p0=["Punch", "Run"])
    assert (t.hand(0), t.discard(0), t.names(REMOVED)) == (["Run", "Detective Work"], [], ["Reborn", "Punch"])


def test_the_signature_card_can_be_played_at_once() -> None:
    t = reborn(p0=["Big Blue Boy Scout"], hero0="Superman", unearned=["Bulletproof"])
    t.play("Bulletproof")
    assert t.power(0) == 2


def test_reborn_draws_three_cards_for_who_has_all() -> None:
    assert reborn(deck0=["Run"] * 5, unearned=[]).hand(0) == ["Run"] * 3


def test_reborn_takes_a_punch_out_of_the_deck_at_the_last() -> None:
    t = reborn(p0=["Run"], deck0=["Run", "Punch"])
    assert (t.hand(0), t.names(REMOVED)) == (["Run", "Detective Work"], ["Reborn", "Punch"])


# Distractions


def busy(name: str, **more: Any) -> Table:
    """P0 is on Location 1, the Bank, with a Distraction."""
    usual: dict[str, Any] = {"scenario": 4, "at": {0: "L1", 1: "S3", 2: "S3"}, "facts": {("distractions", 0): name}}
    return trio(**usual | more)


def cleared(t: Table) -> bool:
    """Is it under the pile?"""
    return remembered(t.state, ("distractions", 0)) == -1 and len(remembered(t.state, "unlaid")) == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_shot_in_the_arm_is_for_any_player(seat: int) -> None:
    t = busy("A Shot in the Arm", power=2, **{f"p{seat}": ["Weakness"]})
    stack = len(t.names(WEAKNESSES))
    t.answer(0, "clear Bank")
    t.answer(0, f"P{seat}")
    t.answer(seat, "Weakness")
    assert (cleared(t), t.hand(seat), len(t.names(WEAKNESSES))) == (True, ["Punch"], stack + 1)


def test_a_shot_in_the_arm_need_not_return_the_weakness() -> None:
    t = busy("A Shot in the Arm", power=2, discard0=["Weakness"])
    t.answer(0, "clear Bank")
    t.answer(0, "P0")
    t.answer(0)
    assert (t.discard(0), t.hand(0), t.power(0)) == (["Weakness"], ["Punch"], 0)


def test_a_shot_in_the_arm_takes_2_power() -> None:
    assert "clear Bank" not in busy("A Shot in the Arm", power=1, move=9, p0=["Punch"] * 5).offered(0)


def test_setting_the_stage_puts_three_cards_back_in_any_order() -> None:
    t = busy("Setting the Stage", move=3, main=["Lois Lane", "Bane", "Jetpack", "Blast"])
    t.answer(0, "clear Bank")
    t.answer(0, "Bane", "Jetpack", "Lois Lane")
    t.end()
    assert (cleared(t), "Bane" in t.city("S1")) == (True, True)


def test_setting_the_stage_takes_3_move() -> None:
    assert "clear Bank" not in busy("Setting the Stage", power=9, move=2, p0=["Punch"] * 5).offered(0)
    t = busy("Setting the Stage", move=4, main=["Lois Lane"])
    t.answer(0, "clear Bank")
    assert (t.move(0), cleared(t)) == (1, True)


def test_setting_the_stage_tells_the_others_nothing() -> None:
    t = busy("Setting the Stage", move=3, main=["Lois Lane", "Bane", "Jetpack"])
    t.answer(0, "clear Bank")
    assert "Jetpack" not in str(t.view(1).as_dict())


@pytest.mark.parametrize("seat", [0, 1])
def test_counting_on_you_lets_a_target_player_draw_two(seat: int) -> None:
    t = busy("Counting on You", p0=["Run", "Run"])
    t.answer(0, "clear Bank")
    t.answer(0, f"P{seat}")
    assert (t.discard(0), t.hand(seat), cleared(t)) == (["Run", "Run"], ["Punch"] * 2, True)


def test_counting_on_you_lets_its_payer_choose_what_to_discard() -> None:
    t = busy("Counting on You", p0=["Run", "Punch", "Helping Hand"])
    t.answer(0, "clear Bank")
    t.answer(0, "Punch", "Helping Hand")
    t.answer(0, "P1")
    assert t.hand(0) == ["Run"]


def test_counting_on_you_takes_two_cards() -> None:
    assert "clear Bank" not in busy("Counting on You", power=9, move=9, p0=["Punch"]).offered(0)


def pair(**more: Any) -> Table:
    return busy("Travel in Pairs", **{"power": 1, "at": {0: "L1", 1: "L1", 2: "S3"}} | more)


def test_travel_in_pairs_places_two_characters_together() -> None:
    t = pair()
    t.answer(0, "clear Bank")
    t.answer(0, "P1", "P2")
    t.answer(0, "Location 5")
    assert ([t.at(seat) for seat in range(3)], t.power(0), cleared(t)) == (["L1", "L5", "L5"], 0, True)


def test_travel_in_pairs_places_one_or_nobody_as_well() -> None:
    t = pair()
    t.answer(0, "clear Bank")
    t.answer(0, "P0")
    t.answer(0, "slot 2")
    assert [t.at(seat) for seat in range(3)] == ["S2", "L1", "S3"]
    t = pair()
    t.answer(0, "clear Bank")
    t.answer(0)
    assert (in_main_step(t), [t.at(seat) for seat in range(3)]) == (True, ["L1", "L1", "S3"])


def test_travel_in_pairs_takes_company() -> None:
    assert "clear Bank" not in pair(at={0: "L1", 1: "S3", 2: "S3"}).offered(0)
    assert "clear Bank" in pair(at={0: "L1", 1: "S3", 2: "L1"}).offered(0)

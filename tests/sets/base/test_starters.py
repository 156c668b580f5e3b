"""Starting cards and the two stacks that everybody draws on: Punch, Vulnerability, Kick, Weakness."""

from __future__ import annotations

from typing import Any

import pytest

from tests.vocabulary import rule, table

# Punch


@rule("BASE-3.6")
def test_every_punch_gives_one_power() -> None:
    t = table("base", p0=["Punch", "Punch", "Punch"], lineup=["Catwoman"])
    for power in (1, 2, 3):
        t.play("Punch")
        assert t.power(0) == power
    t.buy("Catwoman")
    assert (t.power(0), t.discard(0)) == (1, ["Catwoman"])


@rule("BASE-4.1", "BASE-10.2", "G-22")
def test_punches_played_and_kept_come_back_from_an_empty_deck() -> None:
    t = table("base", p0=["Punch", "Punch", "Punch"], deck0=[])
    t.play("Punch")
    t.end()
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Punch"] * 3, [], [])


@rule("G-6")
def test_parallax_doubles_the_punch_before_him_and_the_punch_after() -> None:
    t = table("base", p0=["Punch", "Parallax", "Punch"])
    t.play("Punch")
    t.play("Parallax")
    assert t.power(0) == 2
    t.play("Punch")
    assert t.power(0) == 4


@rule("G-8")
def test_clayface_plays_a_punch_again_and_no_second_one_appears() -> None:
    t = table("base", p0=["Punch", "Clayface"])
    t.play("Punch")
    t.play("Clayface")
    assert (t.power(0), t.played(0)) == (2, ["Punch", "Clayface"])


def test_harley_quinn_puts_a_punch_back_on_top_of_its_owners_deck() -> None:
    t = table("base", p0=["Harley Quinn"], discard1=["Kick", "Punch"], deck1=["Vulnerability"])
    t.play("Harley Quinn")
    assert (t.deck(1), t.discard(1)) == (["Punch", "Vulnerability"], ["Kick"])


@rule("BASE-4.2")
def test_power_of_an_unspent_punch_is_lost_at_the_end_of_the_turn() -> None:
    t = table("base", p0=["Punch"], p1=[])
    t.play("Punch")
    t.end()
    t.end()
    assert (t.active, t.power(0)) == (0, 0)


# Vulnerability


@rule("BASE-3.12", "BASE-3.13")
def test_a_vulnerability_may_be_played_and_does_nothing() -> None:
    t = table("base", p0=["Vulnerability", "Punch"])
    t.play("Vulnerability")
    assert t.power(0) == 0
    assert (t.hand(0), t.played(0), t.discard(0)) == (["Punch"], ["Vulnerability"], [])


def test_a_vulnerability_alone_in_the_world_is_drawn_again() -> None:
    t = table("base", p0=["Vulnerability"], deck0=[])
    t.end()
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Vulnerability"], [], [])


def test_a_vulnerability_played_first_takes_the_redraw_from_batmobile() -> None:
    t = table("base", p0=["Vulnerability", "Batmobile", "Kick"])
    t.play("Vulnerability")
    t.play("Batmobile")
    assert (t.power(0), t.hand(0)) == (1, ["Kick"])


@rule("BASE-12.1")
def test_king_of_atlantis_rids_a_deck_of_a_vulnerability() -> None:
    t = table("base", p0=["King of Atlantis"], discard0=["Vulnerability", "Kick"])
    t.play("King of Atlantis")
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.discard(0), t.destroyed) == (3, ["Kick"], ["Vulnerability"])


@pytest.mark.parametrize("name", ["Punch", "Vulnerability"])
def test_starters_are_worth_no_points_and_count_as_cost_zero(name: str) -> None:
    t = table("base", p0=["Poison Ivy"], deck1=[name])
    t.play("Poison Ivy")
    assert (t.discard(1), t.vp(1)) == ([name], 0)


# Kick


def test_a_kick_gives_two_power_and_is_worth_a_point() -> None:
    t = table("base", p0=["Kick"])
    t.play("Kick")
    assert (t.power(0), t.vp(0)) == (2, 1)


@rule("BASE-3.3", "BASE-3.5", "BASE-3.7")
def test_several_kicks_may_be_bought_for_three_each() -> None:
    t = table("base", power=8)
    t.buy("Kick")
    t.buy("Kick")
    assert (t.power(0), t.discard(0), t.vp(0)) == (2, ["Kick", "Kick"], 2)
    assert "buy Kick" not in t.offered()


@rule("BASE-3.3")
def test_no_kick_is_for_sale_once_the_stack_is_empty() -> None:
    t = table("base", power=9, kicks=1)
    t.buy("Kick")
    assert t.power(0) == 6
    assert "buy Kick" not in t.offered()


@rule("BASE-12.3")
def test_a_destroyed_kick_does_not_return_to_its_stack() -> None:
    t = table("base", p0=["Heat Vision", "Kick"], kicks=0)
    t.play("Heat Vision")
    t.answer(0, "Kick")
    assert t.destroyed == ["Kick"]
    assert "buy Kick" not in t.offered()


@pytest.mark.parametrize(
    ("laid_out", "power", "drawn"),
    [({"hero0": "Superman"}, 3, []), ({"hero0": "Cyborg"}, 3, []), ({"in0": ["Fortress of Solitude"]}, 2, ["Punch"])],
)
def test_a_kick_is_a_super_power(laid_out: dict[str, Any], power: int, drawn: list[str]) -> None:
    t = table("base", p0=["Kick"], deck0=["Punch"], **laid_out)
    t.play("Kick")
    assert (t.power(0), t.hand(0)) == (power, drawn)


def test_aquaman_puts_a_bought_kick_on_top_of_his_deck() -> None:
    t = table("base", hero0="Aquaman", power=3, deck0=["Punch"])
    t.buy("Kick")
    t.answer(0, "top of your deck")
    assert (t.deck(0), t.discard(0)) == (["Kick", "Punch"], [])


# Weakness


@rule("BASE-9.1", "BASE-9.3")
def test_a_gained_weakness_goes_to_the_discard_pile_and_costs_a_point() -> None:
    t = table("base", p0=["Scarecrow"], discard1=["Kick"])
    t.play("Scarecrow")
    assert (t.discard(1), t.vp(1)) == (["Kick", "Weakness"], 0)
    assert t.discard(0) == []


@rule("BASE-9.2")
@pytest.mark.parametrize("played", [True, False])
def test_a_weakness_is_discarded_at_the_end_whether_played_or_kept(played: bool) -> None:
    t = table("base", p0=["Weakness", "Punch"])
    if played:
        t.play("Weakness")
        assert (t.power(0), t.hand(0), t.discard(0)) == (0, ["Punch"], [])
    t.end()
    assert sorted(t.discard(0)) == ["Punch", "Weakness"]


@rule("BASE-3.4")
def test_a_weakness_is_never_for_sale() -> None:
    t = table("base", power=20)
    assert "buy Kick" in t.offered()
    assert "buy Weakness" not in t.offered()


@rule("BASE-9.4")
def test_without_weakness_left_scarecrow_still_gives_power() -> None:
    t = table("base", p0=["Scarecrow"], weaknesses=0)
    t.play("Scarecrow")
    assert (t.power(0), t.discard(1), t.vp(1)) == (2, [], 0)


@rule("BASE-9.5")
def test_a_defense_may_be_used_when_no_weakness_is_left() -> None:
    t = table("base", p0=["Scarecrow"], p1=["Lasso of Truth"], deck1=["Kick"], weaknesses=0)
    t.play("Scarecrow")
    t.answer(1, "Lasso of Truth")
    assert (t.hand(1), t.discard(1)) == (["Kick"], ["Lasso of Truth"])


@rule("BASE-14.1", "G-15")
def test_the_last_weakness_goes_to_the_nearest_victim_in_turn_order() -> None:
    t = table("base", players=4, p1=["Scarecrow"], turn=1, weaknesses=2)
    t.play("Scarecrow")
    assert [t.discard(seat) for seat in (2, 3, 0)] == [["Weakness"], ["Weakness"], []]


@rule("BASE-12.3")
def test_a_destroyed_weakness_cannot_be_gained_again() -> None:
    t = table("base", p0=["Heat Vision", "Scarecrow"], discard0=["Weakness"], weaknesses=0)
    t.play("Heat Vision")
    t.answer(0, "Weakness")
    assert (t.destroyed, t.vp(0)) == (["Weakness"], 2 + 1)
    t.play("Scarecrow")
    assert t.discard(1) == []


@rule("BASE-1.6")
def test_a_weakness_has_no_type_that_a_card_could_ask_for() -> None:
    """Neither the Locations nor Robin, The Bat-Signal and Man of Steel know what to do with one."""
    locations = ["Arkham Asylum", "The Batcave", "Fortress of Solitude", "Titans Tower", "The Watchtower"]
    t = table("base", p0=["Weakness"], in0=locations)
    t.play("Weakness")
    assert t.hand(0) == []

    t = table("base", p0=["Robin", "The Bat-Signal", "Man of Steel"], discard0=["Weakness"])
    for name in ("Robin", "The Bat-Signal", "Man of Steel"):
        t.play(name)
    assert (t.hand(0), t.discard(0)) == ([], ["Weakness"])

"""Punch, Vulnerability, Kick and Weakness among the cards of Heroes Unite."""

from __future__ import annotations

import pytest

from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule

# Punch


@rule("BASE-3.6")
def test_every_punch_gives_one_power() -> None:
    t = unite(p0=["Punch", "Punch", "Punch"], lineup=["Katana"])
    for power in (1, 2, 3):
        t.play("Punch")
        assert t.power(0) == power
    t.buy("Katana")
    assert (t.power(0), t.discard(0)) == (1, ["Katana"])


@rule("HU-2.6")
def test_punches_played_and_kept_are_shuffled_in_when_the_deck_is_empty() -> None:
    t = unite(p0=["Punch", "Punch", "Punch"], deck0=[])
    t.play("Punch")
    t.end()
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Punch"] * 3, [], [])


@rule("HU-2.1")
def test_a_punch_may_be_played_after_a_purchase_and_pays_for_another() -> None:
    t = unite(p0=["Punch", "Punch"], lineup=["Katana", "Talon"], power=1)
    t.play("Punch")
    t.buy("Katana")
    t.play("Punch")
    t.buy("Talon")
    assert (t.power(0), t.discard(0)) == (0, ["Katana", "Talon"])


@rule("G-8", "G-6")
def test_a_punch_played_again_by_clayface_and_doubled_by_parallax() -> None:
    t = mixed(p0=["Punch", "Clayface", "Parallax"])
    for name in ("Punch", "Clayface", "Parallax"):
        t.play(name)
    assert (t.power(0), t.played(0)) == (2 * (1 + 1), ["Punch", "Clayface", "Parallax"])


# Vulnerability


def test_a_vulnerability_may_be_played_and_does_nothing_but_be_the_first_card() -> None:
    """Whirlwind, played after it, is not the first card any more."""
    t = unite(p0=["Vulnerability", "Whirlwind", "Punch"])
    t.play("Vulnerability")
    assert (t.power(0), t.played(0)) == (0, ["Vulnerability"])
    t.play("Whirlwind")
    assert (t.power(0), t.hand(0)) == (1, ["Punch"])


def test_a_vulnerability_alone_in_the_world_is_drawn_again() -> None:
    t = unite(p0=["Vulnerability"], deck0=[])
    t.end()
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Vulnerability"], [], [])


@pytest.mark.parametrize(("played", "power"), [("Vulnerability", 2), ("Punch", 1 + 2), ("Kick", 2), ("Weakness", 0)])
def test_a_vulnerability_is_a_starter_for_talon(played: str, power: int) -> None:
    t = unite(p0=[played, "Talon"])
    t.play(played)
    t.play("Talon")
    assert t.power(0) == power


@rule("BASE-12.1")
def test_soultaker_sword_rids_a_deck_of_a_vulnerability() -> None:
    t = unite(p0=["Soultaker Sword", "Vulnerability", "Punch"])
    t.play("Soultaker Sword")
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.destroyed) == (["Punch"], ["Vulnerability"])


# Kick


@rule("BASE-3.3", "BASE-3.5")
def test_kicks_cost_three_give_two_power_and_are_worth_a_point() -> None:
    t = unite(p0=["Kick"], power=5)
    t.play("Kick")
    t.buy("Kick")
    t.buy("Kick")
    assert (t.power(0), t.discard(0), t.vp(0)) == (5 + 2 - 6, ["Kick", "Kick"], 3)
    assert "buy Kick" not in t.offered()


def test_no_kick_is_for_sale_once_the_stack_is_empty_even_if_one_was_destroyed() -> None:
    t = unite(p0=["Soultaker Sword", "Kick"], kicks=0, power=9)
    t.play("Soultaker Sword")
    t.answer(0, "Kick")
    assert t.destroyed == ["Kick"]
    assert "buy Kick" not in t.offered()


def test_a_kick_is_a_super_power_for_starbolt_and_superboy() -> None:
    t = unite(p0=["Starbolt", "Superboy"], discard0=["Kick"])
    t.play("Starbolt")
    t.play("Superboy")
    assert (t.power(0), t.hand(0)) == ((2 + 1) + 1, ["Kick"])


# Weakness


@rule("BASE-9.1", "BASE-9.3")
def test_a_gained_weakness_goes_to_the_discard_pile_and_costs_a_point() -> None:
    t = unite(p0=["Black Lantern Corps"], discard1=["Kick"])
    t.play("Black Lantern Corps")
    assert (t.discard(1), t.vp(1), t.discard(0)) == (["Kick", "Weakness"], 0, [])


@rule("BASE-9.4")
def test_without_a_weakness_left_mr_zsasz_still_gives_power() -> None:
    t = unite(p0=["Mr. Zsasz"], deck1=["Kick"], weaknesses=0)
    t.play("Mr. Zsasz")
    assert (t.power(0), t.deck(1), t.discard(1)) == (2, ["Kick"], [])


@rule("BASE-9.2", "BASE-3.4")
def test_a_weakness_may_be_played_to_no_effect_and_is_never_for_sale() -> None:
    t = unite(p0=["Weakness"], power=20)
    t.play("Weakness")
    assert (t.power(0), t.played(0)) == (20, ["Weakness"])
    assert "buy Weakness" not in t.offered()


@rule("BASE-1.6")
def test_a_weakness_is_no_card_type_for_black_adam() -> None:
    t = unite(p0=["Weakness", "Black Adam", "Punch"])
    for name in ("Weakness", "Black Adam", "Punch"):
        t.play(name)
    assert t.power(0) == 2 * 2 + 1  # Villain and Starter

"""Attacks and Defenses in Rivals (RIV-8.x)."""

from __future__ import annotations

import pytest

from archfoe.core.decisions import DEFEND
from tests.games.duel.rivals import confrontation, duel
from tests.vocabulary import rule


@rule("RIV-8.1")
@pytest.mark.parametrize("defense", ["Insanity", "Batarang", "Lucius Fox", "World's Greatest Detective"])
def test_one_defense_card_avoids_an_attack(defense: str) -> None:
    t = duel(p0=["Laughing Gas"], p1=[defense, "Insanity"])
    t.play("Laughing Gas")
    assert (t.view(1).kind, t.view(1).least, t.view(1).most) == (DEFEND, 0, 1)
    t.answer(1, defense)
    assert "Weakness" not in t.discard(1)
    assert t.asked() == [0]  # the other Defense is not asked for any more
    assert "Insanity" in t.hand(1)


@rule("RIV-8.1")
def test_a_defense_need_not_be_used_and_then_the_attack_takes_effect() -> None:
    t = duel(p0=["Laughing Gas"], p1=["Insanity"])
    t.play("Laughing Gas")
    t.answer(1, None)
    assert (t.discard(1), t.hand(1)) == (["Weakness"], ["Insanity"])


@rule("RIV-8.1")
def test_each_of_two_attacks_may_meet_a_defense_of_its_own() -> None:
    t = duel(p0=["Laughing Gas", "Mr. Freeze"], p1=["Insanity", "Batarang", "Grappling Hook"], deck1=["Punch"] * 3)
    t.play("Laughing Gas")
    t.answer(1, "Insanity")
    t.play("Mr. Freeze")
    t.answer(1, "Batarang")
    assert sorted(t.discard(1)) == ["Batarang", "Insanity"]
    assert "Grappling Hook" in t.hand(1)


@rule("RIV-8.2")
@pytest.mark.parametrize(("card", "power"), [("Laughing Gas", 2), ("Mr. Freeze", 2), ("Poison Ivy", 2)])
def test_the_power_of_an_attacking_card_comes_even_if_the_attack_is_avoided(card: str, power: int) -> None:
    t = duel(p0=[card], p1=["World's Greatest Detective", "Grappling Hook"])
    t.play(card)
    t.answer(1, "World's Greatest Detective")
    assert (t.power(0), t.discard(1)) == (power, [])


@rule("RIV-8.3")
def test_a_defense_is_no_help_in_the_block_step_and_a_block_none_against_an_attack() -> None:
    t = confrontation(p0=["Laughing Gas"], p1=["Superman", "Batarang"], power=9)
    t.play("Laughing Gas")
    assert t.offered(1) == ["Batarang"]
    t.answer(1, None)
    t.end()
    assert t.offered(1) == ["Superman"]
    t = duel(p0=["Laughing Gas"], p1=["Superman"])
    t.play("Laughing Gas")
    assert (t.asked(), t.discard(1)) == ([0], ["Weakness"])


@rule("RIV-8.3")
def test_a_defense_played_in_ones_own_turn_is_a_card_like_any_other() -> None:
    t = duel(p0=["Insanity"])
    t.play("Insanity")
    assert (t.power(0), t.hand(0)) == (1, [])  # and draws nothing

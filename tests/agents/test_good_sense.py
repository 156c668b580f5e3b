"""Positions in which a player would shake the head over the greedy bot if it did the other thing."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.agents.cards import use
from archfoe.agents.weights import PLAIN
from archfoe.core.decisions import DESTROY_CARD
from archfoe.sets.confrontations.box import CONFRONTATIONS
from tests.agents.test_greedy import choice, plays, turn
from tests.vocabulary import Table, rule, table

HARMLESS = {"p1": ["Punch"] * 5, "deck1": ["Punch"] * 5, "p3": ["Punch"] * 5, "deck3": ["Punch"] * 5}


def four(**more: Any) -> Table:
    return table("confrontations", players=4, **HARMLESS | more)


def two(**more: Any) -> Table:
    return table("confrontations", p1=["Punch"] * 5, deck1=["Punch"] * 5, **more)


# Help for a partner, who may be a person and keep cards


@rule("G-64")
def test_it_helps_at_the_end_though_its_partner_keeps_a_card() -> None:
    t = four(p0=["Doomsday"], p2=["Supergirl"], confronting=1, power=6)
    assert choice(t, 2) == [], "six and three are enough, if the partner plays Doomsday"
    t.end(asking=True)
    assert choice(t, 2) == ["assist with Supergirl"]


def test_it_helps_when_asked_though_its_partner_has_cards_left() -> None:
    """Nine are needed. Five, a Punch and a Kick are not enough, whatever comes; with help they are."""
    assert choice(four(p0=["Punch"], p2=["Supergirl"], confronting=1, power=5), 2) == ["assist with Supergirl"]
    assert choice(four(p0=["Punch"], p2=["Supergirl"], confronting=1, power=3), 2) == [], "in vain"


def test_it_waits_for_cards_that_its_partner_may_still_draw() -> None:
    assert choice(four(p0=["Krypto", "Punch"], p2=["Supergirl"], confronting=1, power=5), 2) == []


def test_it_helps_to_buy_at_the_end_though_its_partner_keeps_a_card() -> None:
    lineup = ["Book of Magic", "Tula", "Tula", "Tula", "Tula"]
    t = four(p0=["Punch"], p2=["Enhanced Strength", "Punch"], lineup=lineup, kicks=0, power=5)
    assert choice(t, 2) == []
    t.end(asking=True)
    assert choice(t, 2) == ["assist with Enhanced Strength"]


def beside_ocean_master(*kept: str) -> Table:
    """Six Power are there, and Green Arrow would make them eight."""
    city = {"S5": ["Ocean Master"]}
    return table("rebirth", players=2, city=city, p0=list(kept), p1=["Green Arrow"], at={0: "S5", 1: "L4"}, power=6)


@rule("G-64")
def test_in_the_city_it_helps_at_the_end_though_a_card_is_kept() -> None:
    t = beside_ocean_master("Punch")
    assert choice(t, 1) == []
    t.end(asking=True)
    assert choice(t, 1) == ["assist with Green Arrow"]


def test_in_the_city_it_does_not_wait_for_a_card_that_does_nothing() -> None:
    assert choice(beside_ocean_master("Weakness"), 1) == ["assist with Green Arrow"]


# A card is no other card


def test_a_card_is_not_another_one_for_itself() -> None:
    """Ya'wara alone has one Power: eight in all, and nine are needed."""
    assert choice(two(p0=["Ya'wara", "Doomsday", "Doomsday", "Punch"], from_start=True)) == []
    assert choice(two(p0=["Ya'wara", "Doomsday", "Supergirl", "Punch"], from_start=True)) != []


def test_of_two_twins_only_the_second_finds_another() -> None:
    assert choice(two(p0=["Ya'wara", "Ya'wara", "Doomsday", "King Shark", "Punch"], from_start=True)) == []
    assert choice(two(p0=["Ya'wara", "Ya'wara", "Doomsday", "Blackbriar Thorn", "Punch"], from_start=True)) != []


def test_what_counts_its_twins_does_not_count_itself() -> None:
    """The Trench has one Power, and in a Confrontation one more for each other Villain before it: 1, then 2."""
    assert choice(two(p0=["The Trench", "Supergirl", "Supergirl", "Punch"], from_start=True)) == []
    assert choice(two(p0=["The Trench", "The Trench", "Supergirl", "Tempest"], from_start=True)) == []
    assert choice(two(p0=["The Trench", "The Trench", "Supergirl", "Supergirl"], from_start=True)) != []


def test_a_partners_card_may_count_what_the_active_player_has() -> None:
    """As an Assist it looks at the plays of the active player, and is none of them."""
    t = four(hero0="Circe (Level 3)", p2=["Zod"], p0=["King Shark"], confronting=1, power=5)
    t.play("King Shark")
    assert choice(t, 2) == ["assist with Zod"]


@pytest.mark.parametrize("villain", ["Doomsday", "King Shark"])
def test_it_plays_what_is_counted_before_what_counts_it(villain: str) -> None:
    t = two(p0=["The Trench", villain], lineup=["Book of Magic"] * 5, confronting=1)
    assert plays(turn(t))[:2] == [villain, "The Trench"]


# Power that wins


def test_it_takes_the_power_that_wins_its_confrontation() -> None:
    """Enchantress: a card of the hand for a better one, or two Power. With these and Tempest five become nine."""
    for power in (5, 6):
        t = two(p0=["Enchantress", "Tempest"], lineup=["Daily Planet"] * 5, confronting=1, power=power)
        t.play("Enchantress")
        assert t.view(0).kind is DESTROY_CARD
        assert choice(t) == []


def test_in_a_hopeless_confrontation_it_takes_what_is_useful_later() -> None:
    t = two(p0=["Enchantress", "Vulnerability"], lineup=["Silver Banshee"] * 5, confronting=1, power=4)
    t.play("Enchantress")
    assert choice(t) == ["Vulnerability"]


def test_it_keeps_the_card_whose_power_wins_its_confrontation() -> None:
    """Cold Breath may destroy a card of the hand: not the Punch that is still needed, but the Vulnerability."""
    strong = ["Supergirl", "Doomsday"] * 4
    t = two(p0=["Cold Breath", "Punch"], discard0=strong, confronting=1, power=6)
    t.play("Cold Breath")
    assert choice(t) == []
    t = two(p0=["Cold Breath", "Punch", "Vulnerability"], discard0=strong, confronting=1, power=6)
    t.play("Cold Breath")
    assert choice(t) == ["Vulnerability"]


def test_outside_of_a_confrontation_a_bad_card_is_given_for_a_good_one() -> None:
    t = two(p0=["Enchantress", "Vulnerability"], lineup=["Silver Banshee"] * 5, kicks=0)
    t.play("Enchantress")
    assert choice(t) == ["Vulnerability"]


# A good card is not given for one that is just as good


GOODS = [c for c in CONFRONTATIONS.values() if c.kind == "main" and isinstance(c.vp, int) and not c.ongoing]


@pytest.mark.parametrize("new", ["Daily Planet", "Supergirl", "Olympus", "Steel"])
def test_no_card_is_given_for_one_that_is_no_better(new: str) -> None:
    gained = CONFRONTATIONS[new.lower().replace(" ", "_")]
    for card in GOODS:
        if use(card, PLAIN) + 0.5 < use(gained, PLAIN) or card.cost + 3 < gained.cost or card.vp < gained.vp:  # type: ignore[operator]
            continue
        t = two(p0=["Enchantress", card.name], lineup=[new] * 5, discard0=["Supergirl", "King Shark", "Punch", "Punch"])
        t.play("Enchantress")
        assert choice(t) == [], card.name


def test_no_defense_is_spent_on_an_attack_that_takes_nothing() -> None:
    """Poison Ivy makes one discard a Block card, and there is none in hand."""
    t = table("rivals", p0=["Poison Ivy"], p1=["Batarang", "Punch", "Punch"])
    t.play("Poison Ivy")
    assert 1 not in t.asked() or choice(t, 1) == []

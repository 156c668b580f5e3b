"""Batman and The Joker (RIV-11.x)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.rivals import ROBINS, confrontation, duel
from tests.vocabulary import Table, rule

BATMAN_2, JOKER_2 = "Batman (Level 2)", "The Joker (Level 2)"
BATMAN_3, JOKER_3 = "Batman (Level 3)", "The Joker (Level 3)"


def joker(level: int, **position: Any) -> Table:
    """P0 plays The Joker and P1 Batman."""
    return duel(hero0=f"The Joker (Level {level})", hero1="Batman", **position)


# Cost 9


@rule("RIV-11.1", "G-1")
@pytest.mark.parametrize(
    ("hero", "bought", "drawn"),
    [
        ("Batman", ["Batmobile"], 6),
        ("Batman", ["Batmobile", "Grappling Hook"], 6),
        ("Batman", ["Insanity"], 5),
        ("Batman", ["Kick"], 5),
        ("Batman", [], 5),
        ("The Joker", ["Insanity"], 6),
        ("The Joker", ["Insanity", "Homicidal Maniac"], 6),
        ("The Joker", ["Batmobile"], 5),
        ("The Joker", [], 5),
    ],
)
def test_one_more_card_is_drawn_however_many_were_bought(hero: str, bought: list[str], drawn: int) -> None:
    other = "The Joker" if hero == "Batman" else "Batman"
    t = duel(hero0=hero, hero1=other, power=9, lineup=["Batmobile", "Grappling Hook", "Insanity", "Homicidal Maniac"])
    for name in bought:
        t.buy(name)
    assert t.hand(0) == []  # not before the end of the turn
    t.end()
    assert len(t.hand(0)) == drawn


@rule("RIV-11.1")
@pytest.mark.parametrize(("hero", "gained"), [("Batman", "Batarang"), ("The Joker", "Insanity")])
def test_a_card_gained_in_a_confrontation_brings_the_extra_card_too(hero: str, gained: str) -> None:
    other = "The Joker" if hero == "Batman" else "Batman"
    t = duel(hero0=hero, hero1=other, confronting=1, p0=["Billionaire"], main=[gained, *ROBINS])
    t.play("Billionaire")
    t.end()
    assert len(t.hand(0)) == 6


@rule("RIV-11.2", "G-38")
def test_a_kick_brings_the_joker_no_card_and_another_super_power_beside_it_does() -> None:
    t = joker(1, power=5, lineup=["Insanity", *ROBINS[:4]])
    t.buy("Kick")
    t.end()
    assert len(t.hand(0)) == 5
    t = joker(1, power=5, lineup=["Insanity", *ROBINS[:4]])
    t.buy("Kick")
    t.buy("Insanity")
    t.end()
    assert len(t.hand(0)) == 6


# Cost 12


@rule("RIV-11.3")
@pytest.mark.parametrize("order", [("Lucius Fox", "Grappling Hook"), ("Grappling Hook", "Lucius Fox")])
def test_batman_plays_a_card_of_the_line_up_after_a_hero_and_an_equipment(order: tuple[str, str]) -> None:
    t = duel(hero0=BATMAN_2, p0=list(order), lineup=["Wayne Manor", "Kick", *ROBINS[:3]])
    t.play(order[0])
    assert f"use {BATMAN_2}" not in t.offered()
    t.play(order[1])
    t.use(BATMAN_2)
    assert sorted(set(t.offered(0))) == ["Kick", "Red Robin"]  # no Location
    t.answer(0, "Red Robin")
    assert t.power(0) == 1 + 2 + 4
    assert t.lineup == ["Wayne Manor", "Kick", *ROBINS[:3]]
    assert f"use {BATMAN_2}" not in t.offered()  # once in the turn
    t.buy("Red Robin")
    assert t.discard(0) == ["Red Robin"]


@rule("RIV-11.3")
def test_batman_needs_a_hero_and_an_equipment_of_this_turn() -> None:
    t = duel(hero0=BATMAN_2, p0=["Lucius Fox", "Lucius Fox", "Kick"])
    for name in ("Lucius Fox", "Lucius Fox", "Kick"):
        t.play(name)
    assert f"use {BATMAN_2}" not in t.offered()
    t = duel(hero0=BATMAN_2, played0=["Lucius Fox", "Grappling Hook"], deck0=["Kick"] * 5)
    t.end()
    t.answer(1, None)
    t.end()
    t.answer(0, None)
    t.play("Kick")
    assert f"use {BATMAN_2}" not in t.offered()


@rule("RIV-11.3", "G-51")
def test_who_declines_may_still_play_a_card_of_the_line_up_later() -> None:
    t = duel(hero0=BATMAN_2, p0=["Lucius Fox", "Grappling Hook", "Punch"], power=4, lineup=["Bane", *ROBINS[:4]])
    t.play("Lucius Fox")
    t.play("Grappling Hook")
    assert f"use {BATMAN_2}" in t.offered()
    t.play("Punch")
    t.buy("Bane")
    t.use(BATMAN_2)
    t.answer(0, "Red Robin")
    assert t.power(0) == 4 + 1 + 2 + 1 - 4 + 4


@rule("RIV-11.3")
def test_batman_has_it_in_a_confrontation_too() -> None:
    t = confrontation(hero0=BATMAN_2, p0=["Lucius Fox", "Grappling Hook"])
    t.play("Lucius Fox")
    t.play("Grappling Hook")
    t.use(BATMAN_2)
    t.answer(0, "Red Robin")
    assert t.power(0) == 1 + 2 + 4


@rule("RIV-11.4")
@pytest.mark.parametrize("order", [("Kick", "The Penguin"), ("The Penguin", "Kick"), ("Insanity", "The Penguin")])
def test_the_joker_plays_the_top_card_of_the_main_deck_after_a_villain_and_a_super_power(
    order: tuple[str, str],
) -> None:
    t = joker(2, p0=list(order), main=["Red Robin", "Kick"])
    t.play(order[0])
    assert f"use {JOKER_2}" not in t.offered()
    t.play(order[1])
    before = t.power(0)
    t.use(JOKER_2)
    assert (t.power(0), t.main_deck) == (before + 4, ["Red Robin", "Kick"])
    assert f"use {JOKER_2}" not in t.offered()


@rule("RIV-11.4")
def test_a_location_that_the_joker_plays_goes_back_on_top_too() -> None:
    t = joker(2, p0=["Kick", "The Penguin"], main=["Abandoned Amusement Park", "Kick"])
    t.play("Kick")
    t.play("The Penguin")
    t.use(JOKER_2)
    assert (t.in_play(0), t.main_deck) == ([], ["Abandoned Amusement Park", "Kick"])
    assert t.figure_cost(0) == 12


# Cost 15


@rule("RIV-11.5")
@pytest.mark.parametrize(
    ("hero", "cards", "power"),
    [
        (BATMAN_3, ["Lucius Fox", "Lucius Fox"], 2 + 2),
        (BATMAN_3, ["Grappling Hook"], 2 + 1),
        (BATMAN_3, ["Lucius Fox", "Grappling Hook", "Kick", "The Penguin"], 1 + 2 + 2 + 2 + 2),
        (JOKER_3, ["The Penguin", "The Penguin"], 4 + 2),
        (JOKER_3, ["Kick"], 2 + 1),
        (JOKER_3, ["Kick", "The Penguin", "Lucius Fox", "Grappling Hook", "Punch"], 2 + 2 + 1 + 2 + 1 + 2),
    ],
)
def test_each_card_of_the_two_types_gives_power_in_a_confrontation_and_none_without(
    hero: str, cards: list[str], power: int
) -> None:
    bonus = {BATMAN_3: ("Lucius Fox", "Grappling Hook"), JOKER_3: ("Kick", "The Penguin")}[hero]
    for target, extra in ((1, 0), (None, sum(name in bonus for name in cards))):
        t = duel(hero0=hero, hero1="The Joker" if hero == BATMAN_3 else "Batman", p0=cards, confronting=target)
        for name in cards:
            t.play(name)
        assert t.power(0) == power - extra

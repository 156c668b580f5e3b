"""Choices that are made aloud: what opponents are owed is told, and nothing more (ruling G-56)."""

from __future__ import annotations

import pytest

from archfoe.core import events as ev
from archfoe.table.words.log import lines
from tests.vocabulary import Table, rule, table

NAMES = ["ann", "bob", "carl"]


def told_to(t: Table, seat: int) -> list[str]:
    return [line.text for line in lines(t.view(seat).events(), seat, NAMES)]


@rule("G-56", "RIV-10.17")
@pytest.mark.parametrize("kind", ["odd", "even"])
def test_the_victim_of_two_face_knows_the_choice_before_the_defense(kind: str) -> None:
    t = table("rivals", p0=["Two-Face"], p1=["Insanity", "Punch"])
    t.play("Two-Face")
    t.answer(0, kind)
    assert t.asked() == [1]
    (attack,) = [line for line in told_to(t, 1) if "attacks" in line]
    other = {"odd": "even", "even": "odd"}[kind]
    assert kind in attack
    assert other not in attack


@rule("G-56", "G-61")
@pytest.mark.parametrize("kind", ["odd", "even"])
def test_everybody_learns_which_attack_of_two_face_is_met_on_patrol(kind: str) -> None:
    t = table("heroes_unite+rivals", variants=["on-patrol"], p0=["Insanity"], lineup=["Katana"] * 4, main=["Two-Face"])
    t.refill()
    t.answer(0, kind)
    assert t.asked() == [0]
    assert [kind in line for line in told_to(t, 1) if "chooses" in line] == [True]


@rule("G-56")
def test_everybody_learns_whose_text_plastic_man_has() -> None:
    t = table("heroes_unite", p0=["Plastic Man"], discard0=["Batarang", "Skeets"])
    t.play("Plastic Man")
    t.answer(0, "Batarang")
    assert "ann chooses Batarang (Plastic Man)." in told_to(t, 1)


@rule("G-56")
def test_everybody_learns_which_card_indigo_matches() -> None:
    t = table("heroes_unite", p0=["Batarang", "Raven", "Indigo Tribe Power Ring"])
    t.play("Batarang")
    t.play("Raven")
    t.play("Indigo Tribe Power Ring")
    t.answer(0, "Raven")
    assert "ann chooses Raven (Indigo Tribe Power Ring)." in told_to(t, 1)


@rule("G-56", "G-46")
def test_with_several_foes_everybody_learns_who_answers_the_riddler() -> None:
    t = table("rivals+confrontations", players=3, p0=["The Riddler"], power=3)
    t.play("The Riddler")
    t.use("The Riddler")
    t.answer(0, "carl" if "carl" in t.offered(0) else "P2")
    assert "ann chooses carl (The Riddler)." in told_to(t, 1)


@rule("G-56")
def test_a_choice_that_shows_in_nothing_else_is_told() -> None:
    t = table("base", stack=["Black Manta"], face_down=True, deck0=["Punch"] * 5, deck1=["Kick"])
    t.end()
    t.answer(1, "discard your hand")  # bob has none: nothing else would tell
    assert 'bob chooses "discard your hand" (Black Manta).' in told_to(t, 0)


@rule("G-56")
def test_a_choice_that_shows_is_not_told_twice() -> None:
    t = table("heroes_unite", p0=["Jervis Tetch"], deck0=["Punch", "Kick"])
    t.play("Jervis Tetch")
    t.answer(0, "destroy it")
    assert ev.PICKED not in [event.what for event in t.game.events]


@rule("G-56")
def test_what_strifes_victim_chooses_does_not_tell_whether_there_was_a_choice() -> None:
    logs = []
    for hand in (["Steel", "Punch"], ["Punch", "Punch"]):
        t = table("confrontations", p0=["Strife"], p1=hand)
        t.play("Strife")
        if t.asked() == [1]:
            t.answer(1, "gain a Weakness")
        logs.append(told_to(t, 0))
    assert logs[0] == logs[1]


@rule("G-56")
def test_the_order_of_hidden_cards_stays_hidden() -> None:
    logs = []
    for order in (("Steel", "Punch"), ("Punch", "Steel")):
        t = table("confrontations", p0=["Madame Xanadu"], deck0=["Krypto", "Steel", "Punch"])
        t.play("Madame Xanadu")
        t.answer(0, None)
        t.answer(0, "Krypto", *order)
        logs.append(told_to(t, 1))
    assert logs[0] == logs[1]

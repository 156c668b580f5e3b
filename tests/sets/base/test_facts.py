"""Facts of the base set against a table that was written apart from the box, so that a slip in one of them shows."""

from __future__ import annotations

import pytest

from archfoe.games.shared.scoring import vp_of
from archfoe.sets.base.box import BASE
from archfoe.table.catalogue import find
from tests.sets.facts import copies_by_sort, differing, golden, ids_in_box
from tests.vocabulary import rule

FACTS = golden("base")


def test_facts_of_every_card_agree_with_the_golden_table() -> None:
    assert not differing(BASE, FACTS), "name, fact, in the box, in the table"


def test_the_golden_table_and_the_box_have_the_same_cards() -> None:
    assert ids_in_box(BASE) == set(FACTS)


@rule("BASE-1.1", "BASE-1.6", "BASE-1.7", "BASE-1.13")
def test_the_box_is_complete() -> None:
    assert copies_by_sort(FACTS) == {
        "starter": 36 + 16,
        "Kick": 16,
        "Weakness": 20,
        "Hero": 32,
        "Villain": 33,
        "Super Power": 16,
        "Equipment": 28,
        "Location": 5,
        "super_villain": 12,
        "super_hero": 7,
    }


@rule("BASE-8.3")
def test_super_villains_cost_8_to_12() -> None:
    costs = [card["cost"] for card in FACTS.values() if card["kind"] == "super_villain"]
    assert min(costs) == 8
    assert max(costs) == 12


@rule("BASE-8.4")
def test_every_super_villain_but_one_has_a_first_appearance() -> None:
    without = [card.name for card in BASE.values() if card.super_villain and card.first_appearance is None]
    assert without == ["Ra's al Ghul"]


@pytest.mark.parametrize(
    ("name", "others", "points"),
    [
        ("Green Arrow", ["Robin"] * 3 + ["Punch"] * 9, 0),
        ("Green Arrow", ["Robin", "Mera", "Green Arrow", "Man of Steel"], 5),
        ("Green Arrow", ["Batmobile"] * 9, 0),
        ("Utility Belt", ["Batmobile"] * 3 + ["Robin"], 0),
        ("Utility Belt", ["Batmobile"] * 3 + ["Utility Belt"], 5),
        ("Bizarro", ["Weakness"] * 3, 6),
        ("Bizarro", ["Vulnerability"] * 3, 0),
        ("Suicide Squad", [], 1),
        ("Suicide Squad", ["Suicide Squad"] * 5, 6),
    ],
)
def test_victory_points_that_depend_on_the_deck(name: str, others: list[str], points: int) -> None:
    owned = [find(card)[0] for card in [name, *others]]
    assert vp_of(owned[0], owned) == points

"""Programs that were written for 0.1 still find what they import, and are told where it is now."""

from __future__ import annotations

from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("old", "name", "home"),
    [
        ("archfoe.modes", "Options", "archfoe.games.options"),
        ("archfoe.modes", "build", "archfoe.games.build"),
        ("archfoe.boxes", "BOXES", "archfoe.sets"),
        ("archfoe.session", "Session", "archfoe.table.session"),
        ("archfoe.views", "View", "archfoe.table.view"),
    ],
)
def test_an_old_name_leads_to_the_new_home(old: str, name: str, home: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{old} has moved: import {name} from {home}"):
        found = getattr(import_module(old), name)
    assert found is getattr(import_module(home), name)


def test_an_old_word_for_cards_is_the_new_one() -> None:
    cards = import_module("archfoe.cards")
    with pytest.warns(DeprecationWarning, match=r"Standing is now StandingRule: import it from archfoe\.cards"):
        assert cards.Standing is cards.StandingRule


def test_a_name_that_never_was_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Nothing'"):
        import_module("archfoe.modes").Nothing  # noqa: B018


def test_the_door_for_cards_opens_with_a_star() -> None:
    """`from archfoe.cards import *` brings every word that a card may need, and nothing of our own workings."""
    found: dict[str, object] = {}
    exec("from archfoe.cards import *", found)
    assert {
        "Box",
        "CityBox",
        "DuelBox",
        "Effect",
        "Provenance",
        "Power",
        "MoveVillain",
        "Toughen",
        "CONFRONTATION",
    } <= (found.keys())
    assert "import_module" not in found

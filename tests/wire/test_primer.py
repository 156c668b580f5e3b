"""What is read beside the table: goals, terms and rules of every mode."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from archfoe.registry import modes
from archfoe.table import rulebook
from archfoe.table.words.primer import COMMON_TERMS, Primer, Term
from archfoe.wire.primer import lessons, rulebook_of

_ICONS = Path(__file__).parents[2] / "frontend" / "icons" / "interface.json"


@pytest.mark.parametrize("mode", list(modes()))
def test_every_mode_has_a_goal_in_a_few_words_and_pictures_that_the_page_has(mode: str) -> None:
    told = lessons(modes()[mode])
    assert told.title and 3 <= len(told.panels) <= 4
    assert {panel.icon for panel in told.panels} <= set(json.loads(_ICONS.read_text(encoding="utf-8")))
    assert all(len(panel.words) <= 90 for panel in told.panels)


@pytest.mark.parametrize("mode", list(modes()))
def test_the_rules_of_a_mode_are_those_of_its_sets_and_tell_no_surprise(mode: str) -> None:
    told = [rule.id for section in rulebook_of(mode).sections for rule in section.rules]
    assert len(told) == len(set(told)) > 50
    assert not [rule for rule in told if rulebook.rules()[rule].spoiler]
    own = {name for own in modes()[mode].sets for name in (own.name, own.builds_on)}
    assert all(own.intersection(rulebook.rules()[rule].sets) for rule in told)


def test_a_term_of_a_game_takes_the_place_of_the_common_one() -> None:
    terms = Primer(own_terms=(Term("Attack", "Ours."), Term("Zeal", "More."))).terms
    assert [term.words for term in terms if term.name == "Attack"] == ["Ours."]
    assert len(terms) == len(COMMON_TERMS) + 1 and terms[-1].name == "Zeal"
    assert Primer().panels  # a game that says nothing of its own has a goal card all the same

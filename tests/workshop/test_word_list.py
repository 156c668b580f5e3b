"""The list of words is whole, and docs/set-words.md is that list."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.workshop.vocabulary import constants, makers
from archfoe.workshop.word_list import names, page, word_called, words

DOCS = Path(__file__).parents[2] / "docs"


def test_every_word_and_name_is_on_the_list() -> None:
    assert {word.name for word in words()} == set(makers())
    assert names() == sorted(constants())


def test_a_word_is_told_with_a_card_of_ours() -> None:
    draw = word_called("draw")
    assert (draw.form, draw.kind, draw.game) == ("Draw(n=1)", "what happens", "")
    assert (draw.example, draw.text) == ("Draw(2)", "Draw 2 cards.")
    assert word_called("Walk").game == "city"
    with pytest.raises(ArchfoeError, match="Did you mean"):
        word_called("Drow")


def test_a_name_without_brackets_is_told_too() -> None:
    hero = word_called("hero")
    assert (hero.form, hero.kind) == ("HERO", "a card type")
    assert "only(HERO)" in hero.example and "Hero" in hero.text
    assert (word_called("DRAW").kind, word_called("OWN").kind) == (
        "a moment of When",
        "whose events or cards are meant",
    )
    assert all(word_called(name).form == name for name in constants())


def test_the_page_in_the_docs_is_up_to_date() -> None:
    """Made by `archfoe set words --markdown > docs/set-words.md`."""
    assert (DOCS / "set-words.md").read_text(encoding="utf-8") == page()

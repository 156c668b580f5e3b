"""What people read is short, natural American English: the phrases of the list are nowhere to be seen."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

import pytest

from tests.house import english
from tests.house.english import Said, faults

PLACES = (english.cards, english.questions, english.program, english.pages, english.browser)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_nobody_reads_a_phrase_of_the_list(place: Callable[[], Iterator[Said]]) -> None:
    said = list(place())
    assert len(said) > 30, "the sentences are not found any more"
    found = [
        f"{where}: say {instead!r}, not {phrase!r}: {text[:160]}"
        for where, text in said
        for phrase, instead in faults(text)
    ]
    assert not found, "\n" + "\n".join(found)


def test_cards_have_digits_from_2_up() -> None:
    found = [f"{where}: {text}" for where, text in english.cards() if english.NUMBER_WORD.search(text)]
    assert not found, "\n" + "\n".join(found)


# The check itself


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("Gain a card of cost 4 or less.", "of cost"),
        ("Assist your partner with a card?", "partner"),
        ("Choose what to discard", "Choose what to"),
        ("A Confrontation is no Attack.", "is no"),
        ("Each foe has 2 Power less.", "2 Power less"),
        ("The Attack of Bane hits you.", "The Attack of"),
        ("Each colour has a name.", "colour"),
    ],
)
def test_a_bad_sentence_is_found(text: str, phrase: str) -> None:
    assert phrase in [said for said, _ in faults(text)]


@pytest.mark.parametrize(
    "text",
    [
        "There is no card left.",
        "It is no longer there.",
        "Keep track of who knows it.",
        "villains dearer",
        "Take it off.",
    ],
)
def test_a_good_sentence_is_left_alone(text: str) -> None:
    assert not faults(text)


def test_every_phrase_of_the_list_can_be_found() -> None:
    lists = [phrases for phrases in english.INSTEAD.values() if "(" not in phrases]
    words = [phrase for phrases in lists for phrase in phrases.split("|")]
    assert len(words) > 50
    assert not [phrase for phrase in words if not faults(f"Now {phrase} then.")]


def test_strings_of_a_program_are_read_with_the_help_of_its_commands() -> None:
    source = '"""Module."""\n\n@app.command()\ndef go(n: int) -> None:\n    """Go on."""\n    print(f"a {n} b")\n'
    assert [text for _, text in english.strings(ast.parse(source))] == ["a {} b", "Go on."]


def test_markdown_is_read_without_code() -> None:
    page = "Say `partner`.\n\n    partner\n\n```\npartner\n```\nThe end."
    assert [text for _, text in english.prose(page) if text.strip()] == ["Say .", "The end."]


def test_a_component_is_read_without_its_code() -> None:
    source = '<script lang="ts">\n  // so many\n  const a = "two words";\n</script>\n<p title="a tip">Some text</p>'
    assert set(filter(None, english.shown(source, markup=True))) >= {"two words", "a tip", "Some text"}
    assert "so many" not in " ".join(english.shown(source, markup=True))

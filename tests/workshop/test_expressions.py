"""Expressions of set files: what is understood, what is refused, and that nothing in them runs."""

from __future__ import annotations

import pytest

from archfoe.cards import (
    DECK,
    EQUIPMENT,
    HAND,
    HERO,
    PLAY,
    Attack,
    Defense,
    Draw,
    Fetch,
    GainWeakness,
    Offer,
    Power,
    Test,
    VpIf,
    When,
    only,
)
from archfoe.core.cards import Card
from archfoe.registry.found import shipped
from archfoe.workshop.expressions import BadExpression, parsed
from archfoe.workshop.spelling import NotPure, spelled


def test_words_numbers_and_rows_are_understood() -> None:
    assert parsed("Power(2)") == Power(2)
    assert parsed("Power(2), Attack(GainWeakness())") == (Power(2), Attack(GainWeakness()))
    assert parsed("Fetch(only(HERO, high=4))") == Fetch(only(HERO, high=4))
    assert parsed("VpIf(5, 4, only(EQUIPMENT))") == VpIf(5, 4, only(EQUIPMENT))
    assert parsed("When(PLAY, Draw(1), only(HERO), nth=1)") == When(PLAY, Draw(1), only(HERO), nth=1)
    assert parsed("Defense(Draw(2))") == Defense(Draw(2))
    assert parsed(" DECK ") == DECK
    assert parsed("Attack(Discard(1), chosen=true)") == parsed("Attack(Discard(1), chosen=True)")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Powr(2)", "there is no word Powr: did you mean Power?"),
        ("Power", "Power needs brackets behind it: Power(...)"),
        ("HERO()", "HERO has no brackets behind it"),
        ("Power(2", "this does not read as words and brackets: it has more ( than )"),
        ("Power(2) Draw(1)", "this does not read as words and brackets: look at"),
        ("Power(1, 2, 3, 4)", "Power has n in its brackets"),
        ("Use(Draw(1), Power=2)", "Use has effect, power, move, limit, ready and anytime in its brackets"),
        ("Draw(two)", "there is no word two; archfoe set words has all of them"),
        ("Power(10000)", "10000 is too large a number for a card"),
        ("Power(2) + Power(1)", "'Power(2) + Power(1)' is not a word with brackets, a number, a text or a row"),
        ("", "there is nothing between the quotes: leave the field out"),
        ("Power(" + "1" * 3000 + ")", "this is longer than 2000 signs"),
        ("May(" * 20 + "Draw(1)" + ")" * 20, "more than 12 brackets lie within each other"),
    ],
)
def test_what_is_not_understood_is_said_in_one_sentence(text: str, told: str) -> None:
    with pytest.raises(BadExpression) as caught:
        parsed(text)
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os').system('touch owned')",
        "().__class__",
        "Power.__init__",
        "[Power(2)]",
        "{1: 2}",
        "lambda: 1",
        "Power(n=(x := 2))",
        "f'{1}'",
        "Power(*(1, 2))",
        "Power(**{})",
        "print('x')",
        "open('/etc/passwd')",
        "Power(2) if 1 else 2",
        "9**9**9",
        "1e400",
        "b'x'",
        "Box('a', 'b', {})",
        "Player(1, 2)",
    ],
)
def test_nothing_runs(text: str) -> None:
    with pytest.raises(BadExpression):
        parsed(text)


def pure_parts() -> list[tuple[Card, str, object]]:
    """Every ability of every card that has words only."""
    found: list[tuple[Card, str, object]] = []
    for own in shipped().sets.values():
        for card in own.box.values():
            for field in ("play", "defense", "first_appearance", "gained", "defeated", "at_end", "block", "attack"):
                value = card.values().get(field)
                if value is not None:
                    found.append((card, field, value))
    return found


def test_every_ability_of_words_is_spelled_and_read_again() -> None:
    """All but those that are functions, or a word of their own set: 50 cards and one."""
    read, functions = 0, set()
    for card, field, value in pure_parts():
        try:
            text = spelled(value)
        except NotPure:
            functions.add(card)
            continue
        assert parsed(text) == value, (card.name, field, text)
        read += 1
    assert read > 350
    assert len(functions) < 55


def test_spelling_is_what_a_person_would_write() -> None:
    assert spelled((Power(2), Attack(GainWeakness()))) == "Power(2), Attack(GainWeakness(1))"
    assert spelled(Draw(1)) == "Draw(1)"
    assert spelled(Offer(only(EQUIPMENT), HAND)) == "Offer(only(EQUIPMENT), HAND)"
    assert spelled(Test(low=2, high=4)) == "Test(low=2, high=4)"
    with pytest.raises(NotPure, match="is a function"):
        spelled(test_nothing_runs)

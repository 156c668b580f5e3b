"""Names that people would take for the same."""

from __future__ import annotations

import pytest

from archfoe.core.look_alikes import alike


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ann\ufe0f"),  # a mark that says how a sign is drawn
        ("Ann", "A\U000e0101nn"),
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Bob", "B\u043eb"),
        ("Cora", "\u0421\u043er\u0430"),
        ("TOM", "\u03a4\u039f\u039c"),  # Greek
        ("tom", "\u03a4\u039f\u039c"),
        ("Ann", "\ua4eenn"),  # Lisu
        ("Ann", "\u13aann"),  # Cherokee
        ("Ann", "\U0001d400nn"),  # mathematical
        ("Ann", "ann"),
        ("Ilse", "llse"),  # a big i and a small L
        ("Player 1", "Player l"),
        ("Oz", "0z"),
        ("Marnie", "Mamie"),
        ("\u0412\u041e\u0412\u0410", "\u0432\u043e\u0432\u0430"),  # one script, big and small
        ("Min", "M\u0131n"),
        ("Gl\u00fcck", "Glu\u0308ck"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("Ian", "Lan"), ("Kai", "Kal"), ("Zoe", "Zo\u00eb"), ("\u738b", "\u7389"), ("Bill", "Bell")],
)
def test_these_can_be_told_apart(one: str, other: str) -> None:
    assert not alike(one, other)

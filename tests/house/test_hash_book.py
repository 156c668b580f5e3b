"""Some games of the hash book, every time; all of them are played by `python -m tests.house.hash_book`."""

from __future__ import annotations

import json

import pytest

from tests.breadth import usually
from tests.house.hash_book import BOOK, Entry, digest, entries

#: All modes, and as many games in a city.
SOME = entries()[: usually(12, 24)]


@pytest.mark.parametrize("entry", SOME, ids=lambda entry: entry.name)
def test_a_game_is_the_one_in_the_book(entry: Entry) -> None:
    assert digest(entry) == json.loads(BOOK.read_text(encoding="utf-8"))[entry.name]


def test_the_book_has_every_game() -> None:
    assert list(json.loads(BOOK.read_text(encoding="utf-8"))) == [entry.name for entry in entries()]

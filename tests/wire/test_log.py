"""Lines of the log say in numbers what they say in words, so that the page can add them up."""

from __future__ import annotations

import re

from archfoe.games.options import Options
from tests.wire.test_wire import on_the_way, seen_by

_PAID = re.compile(r"for (\d+)|with (\d+) Power unspent")
_SEVERAL = re.compile(r"plays? \D+ x(\d+)")


def test_a_line_counts_its_cards_and_its_power() -> None:
    lines = seen_by(on_the_way(Options("base", 3), 160), 0).log.lines
    paid = [line for line in lines if _PAID.search(line.text)]
    several = [line for line in lines if _SEVERAL.search(line.text) and len(line.cards) == 1]
    assert len(paid) > 3 and several, "the game shows some of each"
    for line in paid:
        assert line.power == sum(int(n) for pair in _PAID.findall(line.text) for n in pair if n), line.text
    for line in several:
        assert line.counts == [int(n) for n in _SEVERAL.findall(line.text)], line.text
    assert all(line.power == 0 for line in lines if line not in paid)

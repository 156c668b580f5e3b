"""Every card has a figure that somebody has described; others are drawn from type and name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archfoe.games.city.card import city_card
from archfoe.table import catalogue

_TRAITS = Path(__file__).parents[2] / "frontend" / "src" / "figures" / "traits"
_PERSON = re.compile(r"_(sh|l\d|\d+)$")


def _described(of: str) -> set[str]:
    own = _TRAITS / f"{of}.txt"
    lines = (own if own.is_file() else _TRAITS / "common.txt").read_text().splitlines()
    return {line.split(":")[0] for line in lines if line and not line.startswith("#")}


@pytest.mark.parametrize(
    "of", sorted({card.set for card in catalogue.cards(spoilers=True) if not city_card(card).pack})
)
def test_every_card_has_a_figure_and_no_line_is_left_over(of: str) -> None:
    cards = {card.id for card in catalogue.cards(spoilers=True) if card.set == of and not city_card(card).pack}
    own, known = _described(of), _described(of) | _described("common")
    people = {f"{_PERSON.sub('', card)}{end}" for card in cards for end in ("", "_sh", "_l1")}
    assert not {card for card in cards if not {card, _PERSON.sub("", card), f"{_PERSON.sub('', card)}_sh"} & known}
    assert {line for line in own - cards - people if not line.startswith("cover_")} == set()

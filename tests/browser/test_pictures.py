"""Every card has a picture of its own choosing on the page; what is missing there would show the icon of its type."""

from __future__ import annotations

import json
from pathlib import Path

from archfoe.games.city.card import city_card
from archfoe.table import catalogue

_PICTURES = Path(__file__).parents[2] / "frontend" / "icons" / "pictures.json"


def test_every_card_has_a_picture_and_no_picture_is_left_over() -> None:
    chosen = {(name, card) for name, cards in json.loads(_PICTURES.read_text()).items() for card in cards}
    assert chosen == {(card.set, card.id) for card in catalogue.cards(spoilers=True) if not city_card(card).pack}

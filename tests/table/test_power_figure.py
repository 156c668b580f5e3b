"""The Power of a card as one figure."""

import pytest

from archfoe.table import catalogue
from archfoe.table.power_figure import power_figure


@pytest.mark.parametrize(
    ("set_name", "card_id", "figure"),
    [
        ("base", "punch", "+1"),
        ("base", "vulnerability", ""),
        ("base", "the_fastest_man_alive", ""),
        ("base", "swamp_thing", "2-5"),  # with a Location
        ("base", "high_tech_hero", "1-3"),
        ("base", "king_of_atlantis", "1-3"),
        ("heroes_unite", "winged_warrior", "2-5"),  # 2, and 3 more with another Hero
        ("heroes_unite", "talon", "0-2"),
        ("heroes_unite", "black_adam", "2x"),
        ("heroes_unite", "hawkgirl", "1+"),
        ("rivals", "killer_croc", "2-3"),
        ("rivals", "billionaire", "0-2"),
        ("confrontations", "animal_man", "1-2"),
        ("rebirth", "constructs", "2-4"),
    ],
)
def test_figure(set_name: str, card_id: str, figure: str) -> None:
    (card,) = [card for card in catalogue.cards(set_name) if card.id == card_id]
    assert power_figure(card.play) == figure

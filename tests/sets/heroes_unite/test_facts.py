"""Facts of Heroes Unite against a table that was written apart from the box, so that a slip in one of them shows."""

from __future__ import annotations

import pytest

from archfoe.games.shared.scoring import vp_of
from archfoe.sets import BOXES
from archfoe.sets.heroes_unite.box import UNITE
from archfoe.table.catalogue import find
from tests.sets.facts import copies_by_sort, differing, golden, ids_in_box
from tests.vocabulary import rule

FACTS = golden("heroes_unite")


def test_facts_of_every_card_agree_with_the_golden_table() -> None:
    assert not differing(UNITE, FACTS), "name, fact, in the box, in the table"


def test_the_golden_table_and_the_box_have_the_same_cards() -> None:
    assert ids_in_box(UNITE) == set(FACTS)


@rule("HU-1.1")
def test_the_box_is_complete() -> None:
    assert copies_by_sort(FACTS) == {
        "starter": 36 + 16,
        "Kick": 16,
        "Weakness": 20,
        "Hero": 31,
        "Villain": 32,
        "Super Power": 16,
        "Equipment": 27,
        "Location": 5,
        "super_villain": 12,
        "super_hero": 7,
    }


@rule("HU-1.1", "G-10")
def test_the_main_deck_has_111_cards_with_the_doubtful_copies_as_decided() -> None:
    assert sum(card["copies"] for card in FACTS.values() if card["kind"] == "main") == 111
    doubtful = {card["name"]: card["copies"] for card in FACTS.values() if card["confidence"] != "high"}
    assert doubtful == {"Black Lantern Corps": 2, "Larfleeze": 1, "Warrior Princess": 1}


def test_a_starting_deck_is_seven_punches_and_three_vulnerabilities() -> None:
    assert UNITE.starting_deck == {"Punch": 7, "Vulnerability": 3}


@rule("BASE-8.3")
def test_super_villains_cost_8_to_12() -> None:
    costs = [card["cost"] for card in FACTS.values() if card["kind"] == "super_villain"]
    assert min(costs) == 8
    assert max(costs) == 12


@rule("HU-1.3", "HU-1.4")
def test_vandal_savage_alone_begins_the_game_and_alone_has_no_first_appearance() -> None:
    villains = [card for card in UNITE.values() if card.super_villain]
    assert [card.name for card in villains if card.starts_on_top] == ["Vandal Savage"]
    assert [card.name for card in villains if card.first_appearance is None] == ["Vandal Savage"]


@rule("HU-1.5")
def test_no_super_hero_of_this_box_brings_the_first_turn() -> None:
    assert not [card.name for card in UNITE.values() if card.goes_first]


@rule("HU-6.2")
def test_each_super_hero_of_the_box_has_a_hero_card() -> None:
    pairs = {card.name: card.synergy for card in UNITE.of_kind("super_hero") if not card.promo}
    assert pairs == {
        "Batgirl": "Daughter of Gotham City",
        "Black Canary": "Sonic Siren",
        "Booster Gold": "Hero of the Future",
        "Hawkman": "Winged Warrior",
        "Nightwing": "Wonder of the Knight",
        "Red Tornado": "Crimson Whirlwind",
        "Shazam!": "World's Mightiest Mortal",
    }


def test_starfire_is_a_promo_and_we_are_not_sure_of_her() -> None:
    assert [card.name for card in UNITE.values() if card.promo] == ["Starfire"]
    assert UNITE["starfire_sh"].provenance.confidence != "high"


@rule("HU-9.7")
def test_eight_cards_of_both_boxes_are_power_rings() -> None:
    rings = {
        card.name
        for box in (BOXES["base"], BOXES["heroes_unite"])
        for card in box.values()
        if "Power Ring" in card.name
    }
    assert rings >= {"Power Ring", *(f"{who} Power Ring" for who in ("Indigo Tribe", "Star Sapphire"))}
    assert len(rings) == 8
    assert not rings & {"Legion Flight Ring", "White Lantern Power Battery"}


@rule("HU-4.2", "HU-4.3")
@pytest.mark.parametrize(
    ("name", "others", "points"),
    [
        ("Saint Walker", [], 1),
        ("Saint Walker", ["Saint Walker", "Raven", "Raven"], 2),
        ("Saint Walker", ["Brother Blood", "Kick", "Weakness"], 1),
        ("Sciencell", [], 0),
        ("Sciencell", ["Brother Blood", "Brother Blood", "Vandal Savage", "Raven"], 2),
        ("Larfleeze", ["Punch"] * 5, 0),
        ("Larfleeze", ["Punch"] * 6, 1),
        ("Larfleeze", ["Punch"] * 12, 1),
        ("Larfleeze", ["Punch"] * 13, 2),
        ("Blue Lantern Power Ring", [], 1),
        ("Blue Lantern Power Ring", ["Power Ring", "Red Lantern Power Ring"], 3),
        ("Blue Lantern Power Ring", ["Legion Flight Ring", "White Lantern Power Battery"], 1),
    ],
)
def test_victory_points_that_depend_on_the_deck(name: str, others: list[str], points: int) -> None:
    owned = [find(card)[0] for card in [name, *others]]
    assert vp_of(owned[0], owned) == points

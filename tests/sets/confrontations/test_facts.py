"""Facts of Confrontations against a table that was written apart from the box, so that a slip in one of them shows."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.sets.confrontations.box import CONFRONTATIONS
from tests.sets.facts import copies_by_sort, differing, golden, ids_in_box
from tests.vocabulary import rule

FACTS = golden("confrontations")
MAIN = [card for card in CONFRONTATIONS.values() if card.kind == "main"]


def test_facts_of_every_card_agree_with_the_golden_table() -> None:
    assert not differing(CONFRONTATIONS, FACTS), "name, fact, in the box, in the table"


def test_the_golden_table_and_the_box_have_the_same_cards() -> None:
    assert ids_in_box(CONFRONTATIONS) == set(FACTS)


@rule("CON-1.1", "CON-1.6", "CON-1.7")
def test_the_box_is_complete() -> None:
    assert copies_by_sort(FACTS) == {
        "starter": 28 + 12,
        "Enhanced Strength": 16,
        "Weakness": 16,
        "Hero": 24,
        "Villain": 24,
        "Super Power": 28,
        "Equipment": 24,
        "Location": 8,
        "character": 24,
    }


@rule("CON-1.1", "CON-1.5")
def test_the_main_deck_has_108_cards() -> None:
    assert sum(card["copies"] for card in FACTS.values() if card["kind"] == "main") == 108


@rule("CON-1.4")
def test_a_starting_deck_is_seven_punches_and_three_vulnerabilities() -> None:
    assert CONFRONTATIONS.starting_deck == {"Punch": 7, "Vulnerability": 3}


@rule("CON-15.1")
def test_symbols_are_spread_over_the_eight_characters() -> None:
    copies: Counter[str] = Counter()
    for card in FACTS.values():
        if card["kind"] == "main":
            copies[card["symbol"]] += card["copies"]
    fourteen = dict.fromkeys(("Superman", "Lex Luthor", "Wonder Woman", "Circe"), 14)
    assert copies == fourteen | dict.fromkeys(("Aquaman", "Ocean Master", "Zatanna Zatara", "Felix Faust"), 13)


def test_which_cards_have_assist() -> None:
    assist = [card for card in CONFRONTATIONS.values() if card.assist]
    assert {card.name for card in assist} == {
        "Enhanced Strength", "Lois Lane", "Supergirl", "Steel", "Krypto", "Heat Vision", "Flight", "Signal Watch",
        "Mercy Graves", "Bizarro", "Scientific Genius", "Hostile Takeover", "Criminal Mastermind", "Kryptonite Ring",
        "Steve Trevor", "Invisible Jet", "Witch's Brew", "Aqualad", "Storm Calling", "Deadman", "Illusions",
        "Blackbriar Thorn",
    }  # fmt: skip
    assert sum(card.copies for card in assist if card.kind == "main") == 28
    assert sum(card.copies for card in assist if card.symbol in ("Superman", "Lex Luthor")) == 16


def test_which_cards_block_defend_and_attack() -> None:
    assert {card.name for card in MAIN if card.block is not None} == {
        "Steel", "Kryptonian Armor", "LexCorp Warsuit", "Orion", "Amazonian Training", "Bracelets of Submission",
        "Immortality", "Atlantean Armor", "King Shark", "Atlantean War Helm", "Swamp Thing", "Magician's Wand",
        "Etrigan",
    }  # fmt: skip
    assert {card.name for card in MAIN if card.defense is not None} == {
        "Flight", "Donna Troy", "Steve Trevor", "Speed of Hermes", "Bracelets of Submission", "The Others", "Top Hat",
    }  # fmt: skip
    assert {card.name for card in MAIN if card.attacks} == {
        "Parasite", "General Zod", "Artemis", "Giganta", "Medusa", "Circe's Staff", "Black Manta", "Siren",
        "Tidal Wave", "Ocean Master's Trident", "Demons Three", "Cursed Amulet",
    }  # fmt: skip


@rule("CON-1.2", "CON-1.3")
@pytest.mark.parametrize(
    ("side", "names"),
    [
        ("heroes", ["Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara"]),
        ("villains", ["Lex Luthor", "Circe", "Ocean Master", "Felix Faust"]),
    ],
)
def test_each_side_has_four_characters_of_three_levels(side: str, names: list[str]) -> None:
    levels = [(card.character, card.level, card.cost, card.vp) for card in CONFRONTATIONS.values() if card.side == side]
    assert levels == [(name, n, cost, vp) for name in names for n, cost, vp in ((1, 9, 4), (2, 12, 6), (3, 15, 8))]

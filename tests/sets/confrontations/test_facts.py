"""Facts of Confrontations against a table that was written apart from the box, so that a slip in one of them shows."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.games.duel.card import duel_card
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
        "Hero": 37,
        "Villain": 37,
        "Super Power": 14,
        "Equipment": 14,
        "Location": 6,
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
    fourteen = dict.fromkeys(("Superman", "Wonder Woman", "Aquaman", "Ocean Master", "Felix Faust"), 14)
    assert copies == fourteen | {"Lex Luthor": 13, "Zatanna Zatara": 13, "Circe": 12}


def test_which_cards_have_assist() -> None:
    assist = [card for card in CONFRONTATIONS.values() if card.assist]
    assert {card.name for card in assist} == {
        "Enhanced Strength", "Lois Lane", "Supergirl", "Steel", "Krypto", "Jimmy Olsen", "Lana Lang", "Parasite",
        "Bizarro", "Zod", "Scientific Genius", "Phantom Zone Projector", "Steve Trevor", "Hermes", "Illusions",
        "Tempest", "Tula", "Water Control", "Deadman", "Blackbriar Thorn",
    }  # fmt: skip
    assert sum(card.copies for card in assist if card.kind == "main") == 28
    assert sum(card.copies for card in assist if duel_card(card).symbol in ("Superman", "Lex Luthor")) == 16


def test_which_cards_block_defend_and_attack() -> None:
    """Attacks and Defenses are printed; which cards Block is not known, and ours."""
    assert {card.name for card in MAIN if duel_card(card).block is not None} == {
        "Steel", "Impervious", "Doomsday", "Orion", "Hephaestus", "Magic Bracelets", "First Born", "Crown of Atlantis",
        "King Shark", "Power Armor", "Swamp Thing", "Pots!", "Etrigan",
    }  # fmt: skip
    assert {card.name for card in MAIN if card.defense is not None} == {
        "Krypto", "Impervious", "Donna Troy", "Steve Trevor", "Giganta", "The Others", "Water Control", "Blue Devil",
        "Doctor Destiny",
    }  # fmt: skip
    assert {card.name for card in MAIN if card.attacks} == {
        "Kryptonite", "Artemis", "Strife", "Mystic Control", "Nereus", "Dead King's Scepter", "Tegrof!",
        "Silver Banshee",
    }  # fmt: skip
    assert {card.name for card in MAIN if card.ongoing} == {card.name for card in MAIN if card.type == "Location"}


def test_88_names_make_108_cards_and_those_of_cost_three_are_doubled() -> None:
    assert (len(MAIN), sum(card.copies for card in MAIN)) == (88, 108)
    assert {card.name for card in MAIN if card.copies == 2} == {card.name for card in MAIN if card.cost == 3}


@rule("CON-1.2", "CON-1.3")
@pytest.mark.parametrize(
    ("side", "names"),
    [
        ("heroes", ["Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara"]),
        ("villains", ["Lex Luthor", "Circe", "Ocean Master", "Felix Faust"]),
    ],
)
def test_each_side_has_four_characters_of_three_levels(side: str, names: list[str]) -> None:
    levels = [
        (card.figure, card.stage, card.cost, card.vp)
        for card in CONFRONTATIONS.values()
        if duel_card(card).side == side
    ]
    assert levels == [(name, n, cost, vp) for name in names for n, cost, vp in ((1, 9, 4), (2, 12, 6), (3, 15, 0))]

"""Facts of Rivals against a table that was written apart from the box, so that a slip in one of them shows."""

from __future__ import annotations

import pytest

from archfoe.games.duel.card import duel_card
from archfoe.sets.rivals.box import RIVALS
from tests.sets.facts import copies_by_sort, differing, golden, ids_in_box
from tests.sets.rivals import duel
from tests.vocabulary import rule

FACTS = golden("rivals")

BLOCKS = {
    "Commissioner Gordon": 2,
    "Superman": 4,
    "Harley Quinn": 2,
    "Talia al Ghul": 3,
    "Killing Joke": 4,
    "Master Martial Artist": 3,
    "Grappling Hook": 2,
    "Utility Belt": 3,
}


def test_facts_of_every_card_agree_with_the_golden_table() -> None:
    assert not differing(RIVALS, FACTS), "name, fact, in the box, in the table"


def test_the_golden_table_and_the_box_have_the_same_cards() -> None:
    assert ids_in_box(RIVALS) == set(FACTS)


@rule("RIV-1.1", "RIV-1.6")
def test_the_box_is_complete() -> None:
    assert copies_by_sort(FACTS) == {
        "starter": 14 + 6,
        "Kick": 8,
        "Weakness": 10,
        "Hero": 18,
        "Villain": 16,
        "Super Power": 12,
        "Equipment": 10,
        "Location": 4,
        "character": 6,
    }


@rule("RIV-1.1")
def test_98_game_cards_and_60_of_them_for_the_main_deck() -> None:
    assert sum(card["copies"] for card in FACTS.values() if card["kind"] == "main") == 60
    assert sum(card["copies"] for card in FACTS.values() if card["kind"] != "character") == 98


@rule("RIV-1.4")
def test_a_starting_deck_is_seven_punches_and_three_vulnerabilities() -> None:
    assert RIVALS.starting_deck == {"Punch": 7, "Vulnerability": 3}


@rule("RIV-1.3", "RIV-7.4")
def test_each_character_has_three_levels() -> None:
    levels = [
        (card.figure, card.stage, duel_card(card).side, card.cost, card.vp)
        for card in RIVALS.values()
        if card.kind == "character"
    ]
    assert levels == [
        ("Batman", 1, "heroes", 9, 4),
        ("Batman", 2, "heroes", 12, 6),
        ("Batman", 3, "heroes", 15, 0),
        ("The Joker", 1, "villains", 9, 4),
        ("The Joker", 2, "villains", 12, 6),
        ("The Joker", 3, "villains", 15, 0),
    ]


@rule("RIV-1.7")
def test_only_weakness_and_the_characters_have_no_type() -> None:
    untyped = {card["name"] for card in FACTS.values() if card["type"] is None}
    assert untyped == {"Weakness", *(card["name"] for card in FACTS.values() if card["kind"] == "character")}


def test_eight_cards_block() -> None:
    assert {card.name for card in RIVALS.values() if duel_card(card).block is not None} == set(BLOCKS)


@rule("RIV-6.2", "RIV-6.4")
@pytest.mark.parametrize("name", BLOCKS)
def test_a_block_saves_the_joker_from_less_power_than_his_raised_cost(name: str) -> None:
    raised = 9 + BLOCKS[name]
    for power, level in ((raised - 1, "The Joker (Level 1)"), (raised, "The Joker (Level 2)")):
        t = duel(p1=[name], power=power)
        t.end()
        t.answer(1, name)
        assert (t.character(1), t.discard(1)) == (level, [name])


def test_four_cards_defend() -> None:
    defending = {card.name: card.defense.use for card in RIVALS.values() if card.defense is not None}
    assert defending == {
        "Lucius Fox": "discard",
        "Insanity": "discard",
        "World's Greatest Detective": "reveal",
        "Batarang": "discard",
    }


def test_four_villains_and_an_equipment_attack() -> None:
    attackers = {"Mr. Freeze", "Poison Ivy", "Scarecrow", "Two-Face", "Laughing Gas"}
    assert {card.name for card in RIVALS.values() if card.attacks} == attackers

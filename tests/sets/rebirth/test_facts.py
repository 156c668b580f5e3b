"""Facts of Rebirth against a table that was written apart from the box, so that a slip in one of them shows."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.core.cards import Card
from archfoe.games.city.card import city_card
from archfoe.games.city.tiles import TILES
from archfoe.sets.rebirth.box import REBIRTH
from tests.sets.facts import copies_by_sort, differing, golden, ids_in_box
from tests.vocabulary import rule

FACTS = golden("rebirth")
SUPER_HEROES = [
    "Aquaman", "Batman", "Cyborg", "The Flash", "Jessica Cruz", "Simon Baz", "Superman", "Wonder Woman",
]  # fmt: skip
PACK_SUPERS = ("Mister Mxyzptlk", "Starro", "Darkseid")


def test_facts_of_every_card_agree_with_the_golden_table() -> None:
    assert not differing(REBIRTH, FACTS), "name, fact, in the box, in the table"


def test_the_golden_table_and_the_box_have_the_same_cards() -> None:
    assert ids_in_box(REBIRTH) == set(FACTS)


@rule("REB-2.1")
def test_the_box_is_complete() -> None:
    assert copies_by_sort({name: card for name, card in FACTS.items() if not card["pack"]}) == {
        "starter": 24 + 12 + 4,
        "Weakness": 15,
        "basic": 35,
        "Hero": 23,
        "Equipment": 23,
        "Super Power": 23,
        "Villain": 15,
        "super_villain": 8,
        "super_hero": 8,
        "signature": 24,
    }


@rule("REB-2.1")
def test_the_main_deck_has_84_cards() -> None:
    assert sum(card["copies"] for card in FACTS.values() if card["kind"] == "main") == 84


@rule("REB-2.3")
def test_a_starting_deck_is_six_punches_a_helping_hand_and_three_runs() -> None:
    assert REBIRTH.starting_deck == {"Punch": 6, "Helping Hand": 1, "Run": 3}


@rule("REB-6.1")
def test_villains_of_cost_8_or_more_and_no_others_are_super_villains() -> None:
    villains = [card for card in REBIRTH.values() if card.type == "Villain"]
    for card in villains:
        of_a_pack = card.name.removesuffix(" (Impossible Mode)") in PACK_SUPERS
        super_villain = card.kind in ("super_villain", "impossible") or of_a_pack
        assert card.super_villain == (card.cost >= 8) == super_villain
        assert city_card(card).attack is not None and city_card(card).reward is not None
    destinations = Counter(city_card(card).destination for card in villains)
    assert set(destinations) == {1, 2, 3, 4, 5, 0}
    assert [card.name for card in villains if city_card(card).destination == 0] == [
        "Mister Mxyzptlk",
        "Mister Mxyzptlk (Impossible Mode)",
    ]
    assert not [card for card in REBIRTH.values() if card.type != "Villain" and city_card(card).destination]


def _defense(card: Card) -> tuple[str, int, int]:
    assert card.defense is not None
    return card.defense.use, card.defense.range, card.defense.protects


def test_which_cards_defend_how_and_whom() -> None:
    assert {card.name: _defense(card) for card in REBIRTH.values() if card.defense is not None} == {
        "Super Speed": ("discard", 0, 1),
        "Batman (6)": ("discard", 0, 1),
        "Blue Beetle": ("discard", 2, 1),
        "Hard Water Bubble": ("discard", 1, 1),
        "Shields Up": ("discard", 2, 4),
        "Vibration": ("discard", 0, 1),
        "Batmobile": ("from play", 0, 1),
        "Super-Suit": ("discard", 0, 1),
        "Wonder Woman's Shield": ("from play", 2, 1),
        "Alfred Pennyworth": ("discard", 0, 1),
        "Bulletproof": ("reveal", 0, 1),
        "Krypto": ("discard", 3, 1),
    }


def test_which_cards_have_abilities_to_pay_for() -> None:
    cards = [card for card in REBIRTH.values() if not city_card(card).pack]
    assert {card.name: (use.power, use.move, use.limit) for card in cards for use in card.uses} == {
        "Carry On": (0, 1, 0),
        "Batmobile": (1, 0, 0),
        "Blast": (1, 0, 0),
        "The Flash": (0, 3, 0),
        "Speed Force": (0, 0, 1),
        "Superman": (0, 0, 1),
    }
    assert {card.name for card in cards if card.ongoing} == {"Batmobile", "Wonder Woman's Shield"}


def _lettered(card: Card) -> list[tuple[str, Card]]:
    """The copies of a card have letters in a row."""
    number, letter = city_card(card).pack[:-1], city_card(card).pack[-1]
    return [(f"{number}{chr(ord(letter) + i)}", card) for i in range(card.copies)]


#: Every card of a pack by its number and letter: "2B".
PACKS: dict[str, Card] = dict(pair for card in REBIRTH.values() if card.is_brought for pair in _lettered(card))


def test_the_cards_of_the_packs_have_numbers_and_letters() -> None:
    letters = {2: "BCDEGI", 3: "BC", 4: "BCDE", 5: "BCDE", 8: "BDEFGHIJKLMN"}
    assert list(PACKS) == [f"{number}{letter}" for number, row in letters.items() for letter in row]
    assert all(PACKS[city_card(card).pack] is card for card in REBIRTH.values() if city_card(card).pack)
    assert [PACKS[pack].name for pack in ("5C", "5D", "5E")] == ["Spore"] * 3


def test_what_the_cards_of_the_packs_are_besides() -> None:
    packs = [card for card in REBIRTH.values() if city_card(card).pack]
    assert not [card.name for card in packs if card.ongoing]
    assert [card.name for card in packs if card.defense is not None] == ["Krypto"]
    assert [len(card.uses) for card in packs if card.kind == "secret"] == [1] * 4


def test_regular_villains_make_for_every_location_at_every_cost() -> None:
    villains = [card for card in REBIRTH.of_kind("main") if card.type == "Villain"]
    goals = {(card.cost, city_card(card).destination) for card in villains}
    assert goals == {(cost, location) for cost in (5, 6, 7) for location in range(1, 6)}
    assert len(villains) == len(goals)


def test_dear_cards_and_villains_lie_in_the_main_deck_once_and_others_twice() -> None:
    for card in REBIRTH.of_kind("main"):
        assert card.copies == (1 if card.type == "Villain" or card.cost >= 6 else 2), card.name


@pytest.mark.parametrize("name", SUPER_HEROES)
def test_each_super_hero_has_three_signature_cards_of_which_the_first_is_a_starter(name: str) -> None:
    cards = [card for card in REBIRTH.values() if city_card(card).super_hero == name]
    assert [(city_card(card).number, card.copies, card.cost, card.vp) for card in cards] == [
        (n, 1, 0, 0) for n in (1, 2, 3)
    ]
    assert [card.type == "Starter" for card in cards] == [True, False, False]


def test_super_heroes_of_the_box() -> None:
    assert [card.name for card in REBIRTH.of_kind("super_hero")] == SUPER_HEROES


@rule("REB-10.2")
def test_each_location_has_a_stack_of_five_basic_cards() -> None:
    assert {tile.name: tile.basic for tile in TILES.values()} == {
        "Arkham Asylum": "Toss",
        "Bank": "Withdrawal",
        "Batcave": "Batcycle",
        "City": "Flight",
        "Daily Planet": "Tomorrow's Headline",
        "Police Station": "Bat-Signal",
        "S.T.A.R. Labs": "Super Speed",
    }
    assert {card.name: card.copies for card in REBIRTH.of_kind("basic")} == {t.basic: 5 for t in TILES.values()}


@rule("REB-10.1")
def test_what_the_abilities_of_locations_cost() -> None:
    assert {tile.name: (tile.ability.power, tile.ability.move, tile.ability.limit) for tile in TILES.values()} == {
        "Arkham Asylum": (2, 0, 1),
        "Police Station": (0, 0, 1),  # a card from hand
        "Daily Planet": (1, 0, 1),
        "Bank": (3, 0, 1),
        "S.T.A.R. Labs": (2, 0, 1),
        "City": (0, 1, 1),
        "Batcave": (0, 2, 1),
    }

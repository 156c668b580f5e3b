"""What the rules say of a card must be true of the card: an Attack that they name is there."""

from __future__ import annotations

import re

from archfoe.core.cards import Card
from archfoe.games.city.card import city_card
from archfoe.sets import BOXES
from archfoe.table import rulebook
from archfoe.table.catalogue import mentioned
from tests.vocabulary import rule

_ATTACK = re.compile(r"([^.,;:()]+?)'s Attacks?\b")  # "Cheetah's Attack"


def attacks(card: Card) -> bool:
    return bool(card.attacks) or city_card(card).attack is not None or card.first_appearance is not None


@rule("CON-11.5")
def test_a_card_whose_attack_a_rule_names_has_one() -> None:
    wrong = []
    for entry in rulebook.rules().values():
        for words in _ATTACK.findall(entry.text):
            for name in mentioned(words):
                known = [card for own in entry.sets for card in BOXES[own].values() if card.name == name]
                if known and not any(attacks(card) for card in known):
                    wrong.append((entry.id, name))
    assert not wrong

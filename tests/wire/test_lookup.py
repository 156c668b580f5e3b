"""What there is to look up about a card."""

from __future__ import annotations

import pytest

from archfoe.games.options import Options
from archfoe.table import catalogue
from archfoe.table.session import Session
from archfoe.wire.card_names import by_name
from archfoe.wire.explain import explanation
from archfoe.wire.lookup import Lookup, lookup


def of(name: str) -> Lookup:
    card = by_name(name)
    assert card is not None
    return lookup(card)


def test_rules_and_rulings_that_name_a_card_are_told_with_their_words() -> None:
    found = of("base/clayface")
    assert found.rules and all(rule.id and "Clayface" in rule.text for rule in found.rules)


def test_cards_that_name_each_other_know_it_both_ways() -> None:
    naming = [lookup(card) for card in catalogue.cards("base")]
    pairs = [(one.card, other) for one in naming for other in one.mentions]
    assert pairs
    by_card = {one.card: one for one in naming}
    for one, other in pairs:
        if other in by_card:
            assert one in by_card[other].mentioned_by
        assert one != other


def test_where_a_card_is_known_from_is_told_field_by_field() -> None:
    fields = {known.field for card in catalogue.cards() for known in lookup(card).provenance}
    assert {"Everything", "Effect", "Name, type, cost and Victory Points"} <= fields
    assert all(lookup(card).provenance for card in catalogue.cards())


@pytest.mark.parametrize("name", ["base/kick", "rivals/kick"])
def test_of_several_cards_of_a_name_the_own_set_comes_first(name: str) -> None:
    assert all(other.split("/")[0] == name.split("/")[0] for other in of(name).mentions)


def test_what_a_campaign_brings_is_not_named_by_what_everybody_sees() -> None:
    surprises = {f"{card.set}/{card.id}" for card in catalogue.cards(spoilers=True) if catalogue.is_surprise(card)}
    assert surprises
    for card in catalogue.cards():
        found = lookup(card)
        assert not surprises & {*found.mentions, *found.mentioned_by}


def test_two_cards_of_one_name_have_rules_of_their_own() -> None:
    """Solomon Grundy is in the base set and in Rebirth, whose rules mean nothing to who plays the base game."""
    assert "REB-6.1" in [rule.id for rule in of("rebirth/solomon_grundy").rules]
    assert not [rule.id for rule in of("base/solomon_grundy").rules if rule.id.startswith("REB-")]
    table = Session(Options("base", players=2), ["ann", "bob"])
    assert not [line for line in explanation(table.view(0), "base/solomon_grundy") if "REB-" in line]

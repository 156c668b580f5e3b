"""Where our knowledge of a card comes from, field by field, in every list that shows cards."""

from __future__ import annotations

from dataclasses import replace

from archfoe.core.cards import Box, listed
from archfoe.core.effects import Draw
from archfoe.table import catalogue
from archfoe.table.words.card_facts import origin, our_mark, provenance_words
from archfoe.wire.library import face

BOX = Box("attic", "Attic", {}, listed())
OURS = BOX.hero("Moth", cost=3, vp=1, copies=2, play=Draw(1))
TOLD = BOX.hero("Owl", cost=4, vp=1, play=Draw(1), provenance=listed("the card drawn", "rulebook"))
KNOWN = replace(OURS, name="Mouse", provenance=replace(OURS.provenance, note="", effect="", effect_confidence=""))


def test_an_effect_of_ours_is_told_apart_from_printed_numbers() -> None:
    assert provenance_words(OURS.provenance) == (
        "Name, type, cost and Victory Points are from public card lists. "
        "We don't know the printed text: what it does is our reconstruction. Also ours: how many copies there are."
    )
    assert catalogue.ours(OURS) == "effect"
    assert our_mark(OURS, "copies") == " (ours)"
    assert our_mark(OURS, "cost") == ""


def test_an_effect_by_the_rulebook_is_partly_ours() -> None:
    told = "The rulebook tells only part of what it does. The rest is ours: the card drawn."
    assert provenance_words(TOLD.provenance).endswith(told)
    assert catalogue.ours(TOLD) == "partly"


def test_a_table_is_told_what_is_ours_and_nothing_of_what_is_known() -> None:
    assert face(OURS).origin == (
        "We don't know the printed text: what it does is our reconstruction. Also ours: how many copies there are."
    )
    assert face(KNOWN).origin == origin(KNOWN) == ""


def test_plain_data_tell_numbers_and_effect() -> None:
    data = catalogue.describe(OURS)
    keys = ("source", "confidence", "effect_source", "effect_confidence")
    assert [data[key] for key in keys] == ["public-list", "high", "designed", "low"]
    assert [catalogue.describe(KNOWN)[key] for key in keys] == ["public-list", "high", "public-list", "high"]

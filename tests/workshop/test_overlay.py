"""Corrections by an owner of the box: a file with blanks becomes a set beside ours."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.registry.found import shipped
from archfoe.workshop.overlay import CORRECTED, Change, blank_file, changes, reconstructed
from archfoe.workshop.set_file import read

OURS = shipped().sets["confrontations"]
BLANK = blank_file("confrontations", "confrontations_owned.toml")
HEAD = BLANK.partition("\n[[card]]")[0]
SUPERGIRL = '\n[[card]]\nname = "Supergirl"\n'


def told(text: str) -> list[str]:
    return [problem.told("x.toml") for problem in read(text).problems]


def test_a_blank_file_has_every_reconstructed_card_and_changes_nothing() -> None:
    assert BLANK.count("[[card]]") == len(reconstructed(OURS)) > 50
    assert changes(BLANK) == []
    found = read(BLANK).found
    assert found is not None and found.name == "confrontations_owned"
    assert [card.text for card in found.box.values()] == [card.text for card in OURS.box.values()]


def test_what_is_filled_in_changes_the_card_and_no_other() -> None:
    text = HEAD + SUPERGIRL + 'cost = 6\ntext = "Assist. +4 Power."\n'
    assert changes(text) == [
        Change("Supergirl", "cost", "5", "6"),
        Change("Supergirl", "text", "Assist. +3 Power.", "Assist. +4 Power."),
    ]
    found = read(text).found
    assert found is not None
    card, ours = found.box.named("Supergirl"), OURS.box.named("Supergirl")
    assert (card.provenance, card.symbol, card.vp) == (CORRECTED, ours.symbol, ours.vp)
    assert len(found.box) == len(OURS.box)


def test_a_text_is_all_that_a_card_does_and_a_field_only_itself() -> None:
    steel = '\n[[card]]\nname = "Steel"\n'
    (whole,) = changes(HEAD + steel + 'text = "+2 Power."\n')
    assert whole.after == "+2 Power."
    (part,) = changes(HEAD + steel + 'play = "Power(2)"\n')
    assert part.after.startswith("Assist. +2 Power. Block: ")


def test_mistakes_have_their_line() -> None:
    assert told(HEAD + SUPERGIRL.replace("girl", "gril")) == [
        "x.toml, line 11: confrontations has no card 'Supergril': did you mean 'Supergirl'?"
    ]
    assert told(HEAD + SUPERGIRL + 'play = "Powr(2)"\n') == [
        "x.toml, line 12: Supergirl: in play, there is no word Powr: did you mean Power?"
    ]
    assert told(HEAD.replace('overlay = "confrontations"', 'overlay = "conf"') + SUPERGIRL)[0].startswith(
        "x.toml, line 6: overlay must name one of our sets: "
    )


def test_sets_that_cannot_be_corrected_say_so() -> None:
    with pytest.raises(ArchfoeError, match=r"Every card of .* is known"):
        blank_file("base", "x.toml")
    with pytest.raises(ArchfoeError, match="scenarios of its own"):
        blank_file("rebirth", "x.toml")
    with pytest.raises(ArchfoeError, match="Did you mean"):
        blank_file("confrontation", "x.toml")

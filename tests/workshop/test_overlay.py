"""Corrections by an owner of the box: a file with blanks becomes a set beside ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe import Options, Record, Session
from archfoe.core.errors import ArchfoeError
from archfoe.games.duel.card import duel_card
from archfoe.registry import forget
from archfoe.registry.found import shipped
from archfoe.registry.places import SETS
from archfoe.table import catalogue
from archfoe.table.words.card_facts import provenance_words
from archfoe.workshop.overlay import CORRECTED, Change, blank_file, reconstructed
from archfoe.workshop.publishing import changes
from archfoe.workshop.set_file import read

OURS = shipped().sets["confrontations"]
BLANK = blank_file("confrontations", "confrontations_owned.toml")
HEAD = BLANK.partition("\n[[card]]")[0]
SUPERGIRL = '\n[[card]]\nname = "Supergirl"\n'


def told(text: str) -> list[str]:
    return [problem.told("x.toml") for problem in read(text).problems]


def test_a_blank_file_has_every_reconstructed_card_and_changes_nothing() -> None:
    assert BLANK.count("[[card]]") == len(reconstructed(OURS)) > 50
    assert changes(BLANK, "x.toml") == []
    found = read(BLANK).found
    assert found is not None and found.name == "confrontations_owned"
    assert [card.text for card in found.box.values()] == [card.text for card in OURS.box.values()]


def test_what_is_filled_in_changes_the_card_and_no_other() -> None:
    text = HEAD + SUPERGIRL + 'cost = 6\ntext = "Assist. +4 Power."\n'
    assert changes(text, "x.toml") == [
        Change("Supergirl", "cost", "5", "6"),
        Change("Supergirl", "text", "Assist. +3 Power.", "Assist. +4 Power."),
    ]
    found = read(text).found
    assert found is not None
    card, ours = found.box.named("Supergirl"), OURS.box.named("Supergirl")
    assert (card.provenance.note, duel_card(card).symbol, card.vp) == (CORRECTED, duel_card(ours).symbol, ours.vp)
    assert (catalogue.ours(card), catalogue.ours(ours)) == ("", "effect")
    assert len(found.box) == len(OURS.box)


def test_a_text_is_all_that_a_card_does_and_a_field_only_itself() -> None:
    steel = '\n[[card]]\nname = "Steel"\n'
    (whole,) = changes(HEAD + steel + 'text = "+2 Power."\n', "x.toml")
    assert whole.after == "+2 Power."
    (part,) = changes(HEAD + steel + 'play = "Power(2)"\n', "x.toml")
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


def test_a_mistake_names_the_file_and_the_cards_that_may_be_meant() -> None:
    with pytest.raises(ArchfoeError, match=r"^mine\.toml, line 12: Supergirl: in play, there is no word Powr"):
        changes(HEAD + SUPERGIRL + 'play = "Powr(2)"\n', "mine.toml")
    (levels,) = told(HEAD + SUPERGIRL.replace("Supergirl", "Superman"))
    assert levels.startswith(
        "x.toml, line 11: confrontations has no card 'Superman': write 'Superman (Level 1)' or 'Sup"
    )


def test_an_empty_text_is_a_blank() -> None:
    assert changes(HEAD + SUPERGIRL + 'text = ""\n', "x.toml") == []


def test_what_is_not_looked_at_is_noted() -> None:
    (note,) = read(HEAD + SUPERGIRL + 'is = "villain"\ncost = 6\n').notes
    assert note.told("x.toml").startswith("x.toml, line 12: Supergirl: is is not looked at: corrections")


def test_an_owner_who_knows_only_the_cost_leaves_the_effect_ours() -> None:
    found = read(HEAD + SUPERGIRL + "cost = 6\n").found
    assert found is not None
    card = found.box.named("Supergirl")
    assert (catalogue.ours(card), card.provenance.corrected) == ("effect", True)
    assert provenance_words(card.provenance) == (
        "Name, type, cost and Victory Points are from an owner of the printed box. "
        "We don't know the printed text: what it does is our reconstruction. Corrected by an owner of the box."
    )


def test_numbers_are_within_bounds_and_a_card_stands_there_once() -> None:
    assert told(HEAD + SUPERGIRL + "copies = 1000000\n") == ["x.toml, line 12: Supergirl: copies must be 1 to 99."]
    assert told(HEAD + SUPERGIRL + "cost = 6\n" + SUPERGIRL) == [
        "x.toml, line 15: Supergirl stands here twice: write all of it in one place."
    ]


def test_a_set_with_scenarios_is_a_game_with_its_corrections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blank = blank_file("rebirth", "rebirth_owned.toml")
    assert "Krypto" not in blank and "Krypto" in blank_file("rebirth", "rebirth_owned.toml", spoilers=True)
    flight = 'name = "Flight"\n'
    text = blank.replace(flight, f'{flight}text = "+1 Power. Move 4."\n')
    assert changes(text, "x.toml") == [Change("Flight", "text", "+1 Power. Move 3.", "+1 Power. Move 4.")]
    (tmp_path / "rebirth_owned.toml").write_text(text, encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setenv(SETS, str(tmp_path))
        forget()
        session = Session.seeded(Options("rebirth_owned", 1, scenario=3), ["random"], "owner")
        assert session.game.over
        assert Session.from_record(Record.loads(session.record().dumps())).game.state == session.game.state
    forget()


def test_what_is_a_program_can_only_be_replaced() -> None:
    told_of = BLANK.split("\n[[card]]\n")
    (deadman,) = [one for one in told_of if one.startswith('name = "Deadman"')]
    assert "ours is a small program" in deadman and "# cost = " in deadman
    (supergirl,) = [one for one in told_of if one.startswith('name = "Supergirl"')]
    assert "program" not in supergirl
    (cost,) = changes(HEAD + '\n[[card]]\nname = "Deadman"\ncost = 2\n', "x.toml")
    assert (cost.field, cost.after) == ("cost", "2")
    (text,) = changes(HEAD + '\n[[card]]\nname = "Deadman"\ntext = "+2 Power."\n', "x.toml")
    assert (text.field, text.after) == ("text", "+2 Power.")


def test_sets_that_cannot_be_corrected_say_so() -> None:
    with pytest.raises(ArchfoeError, match=r"Every card of .* is known"):
        blank_file("base", "x.toml")
    with pytest.raises(ArchfoeError, match="Did you mean"):
        blank_file("confrontation", "x.toml")

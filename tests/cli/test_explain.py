"""`archfoe explain`: rules by id, cards by name."""

from __future__ import annotations

import os
import shutil
import sys

import pytest

import archfoe.cli.explain as explain  # the command of this name is a function of archfoe.cli
from archfoe.core.cards import DESIGNED, Provenance
from archfoe.core.errors import ArchfoeError
from archfoe.sets import BOXES
from archfoe.table.rulebook import rules
from archfoe.table.words.board import card_lines
from archfoe.table.words.card_facts import provenance_words

Capture = pytest.CaptureFixture[str]


def shown(what: str, capsys: Capture, spoilers: bool = False) -> str:
    assert explain.show(what, spoilers) == 0
    return capsys.readouterr().out


# Rules


def test_a_rule_says_its_text_section_and_set(capsys: Capture) -> None:
    out = shown("base-7.2", capsys)
    assert out.startswith("BASE-7.2 (Attacks and Defenses)\n")
    assert rules()["BASE-7.2"].text in out
    assert "Sets: base." in out


def test_a_rule_says_where_the_game_cites_it(capsys: Capture) -> None:
    assert 'behind the question "Avoid the Attack?"' in shown("BASE-7.2", capsys)
    assert 'behind "refilled" in the log' in shown("BASE-4.4", capsys)


def test_a_ruling_says_that_it_is_ours(capsys: Capture) -> None:
    out = shown("g-6", capsys)
    assert out.startswith("G-6 (ruling)\n  Parallax after spending. All Power of the turn")
    assert "a decision of this project" in out
    assert "Cards: Kick, Parallax, The Riddler." in out


def test_rules_that_name_each_other_are_shown_together(capsys: Capture) -> None:
    assert "    G-1: Order at end of turn" in shown("BASE-4.5", capsys)
    assert f"    BASE-4.5: {rules()['BASE-4.5'].text}" in shown("G-1", capsys)


def test_an_unknown_id_gets_the_nearest() -> None:
    with pytest.raises(ArchfoeError, match=r"There is no rule 'BASE-3\.22'\. Did you mean 'BASE-3\.2'\?"):
        explain.show("base-3.22")


def test_every_rule_can_be_explained(capsys: Capture) -> None:
    assert [name for name, rule in rules().items() if rule.text not in shown(name, capsys)] == []


# Cards


def test_a_card_says_its_facts_text_and_source(capsys: Capture) -> None:
    lines = shown("scarecrow", capsys).splitlines()
    assert lines[:4] == [
        "Scarecrow",
        "  Villain, cost 5, 1 VP, 2 in the box - DC Comics Deck-Building Game (2012)",
        "  +2 Power. Attack: each foe gains a Weakness.",
        "  From public card lists.",
    ]


def test_a_card_says_every_rule_that_mentions_it(capsys: Capture) -> None:
    out = shown("joker", capsys)
    assert out.startswith("The Joker\n")
    for rule_id in ("BASE-18.22", "BASE-18.23", "BASE-18.24", "G-27"):
        assert f"    {rule_id}: " in out
    assert "BASE-18.25" not in out


def test_rules_of_another_card_with_a_longer_name_are_not_shown(capsys: Capture) -> None:
    assert "G-40" not in shown("Power Ring", capsys)


def test_points_that_depend_are_announced(capsys: Capture) -> None:
    assert "Hero, cost 5, VP that depend on what you own, 3 in the box" in shown("green arrow", capsys)


def test_a_super_hero_has_no_cost(capsys: Capture) -> None:
    assert "  Super Hero, 1 in the box - " in shown("superman", capsys)
    assert "  Super Hero, a promo, not in the box - " in shown("martian", capsys)


def test_a_character_is_shown_with_all_its_levels(capsys: Capture) -> None:
    out = shown("circe", capsys)
    for level, cost, points in ((1, 9, "4 VP"), (2, 12, "6 VP"), (3, 15, "0 VP")):
        facts = (
            f"  Character, of the villains, cost {cost}, {points} for the player who defeats it - DC "
            f"Deck-Building Game - "
        )
        assert f"Circe (Level {level})\n{facts}" in out
    assert "    CON-17.2: " in out
    assert "    CON-17.3: " in out


def test_the_symbol_of_a_card_is_a_fact(capsys: Capture) -> None:
    assert "  Hero, cost 3, 1 VP, symbol of Superman, 2 in the box (ours) - " in shown("krypto", capsys)


def test_a_question_of_confrontations_is_named_by_its_rule(capsys: Capture) -> None:
    assert 'behind the question "Help your teammate?"' in shown("CON-5.1", capsys)
    assert 'behind "withstood" in the log' in shown("RIV-5.2", capsys)


def test_a_variant_says_what_it_changes_and_its_rules(capsys: Capture) -> None:
    explain.show("On Patrol")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "on-patrol, a variant of base, heroes_unite and base+heroes_unite"
    assert lines[1].startswith("  The Line-Up is")
    assert lines[2] == "  Rules:" and lines[3].startswith("    BASE-17.1: ")


def test_a_variant_of_two_games_names_the_modes_of_both(capsys: Capture) -> None:
    explain.show("team")
    told = capsys.readouterr().out
    assert told.startswith("team, a variant of base, heroes_unite, base+heroes_unite and rebirth\n")
    assert "BASE-16.1: " in told


def test_a_card_without_text_says_so(capsys: Capture) -> None:
    assert "  It does nothing when it is played.\n" in shown("Vulnerability", capsys)


def test_an_unknown_name_gets_the_nearest() -> None:
    with pytest.raises(ArchfoeError, match=r"There is no card or rule 'batmna'\. Did you mean 'Batman'\?"):
        explain.show("batmna")


def test_a_name_that_could_mean_several() -> None:
    with pytest.raises(ArchfoeError, match="'super s' could mean several cards: Super Speed, Super Strength"):
        explain.show("super s")


@pytest.mark.parametrize("what", ["", "   ", "-", "?", "BASE-", "x" * 500, "\x1b[31m"])
def test_nonsense_gets_a_sentence(what: str) -> None:
    with pytest.raises(ArchfoeError, match="There is no card or rule"):
        explain.show(what)


# Scenarios that have not been played yet


@pytest.mark.parametrize("what", ["bank", "reverse-flash", "starro", "doomsday", "REB-20.13", "REB-14.2", "REB-11.1"])
def test_nothing_of_a_scenario_is_told_unasked(what: str, capsys: Capture) -> None:
    out = shown(what, capsys)
    assert not [rule for rule in rules().values() if rule.spoiler and f"    {rule.id}: " in out]
    assert "scenario pack" not in out


def test_with_spoilers_everything_is_told(capsys: Capture) -> None:
    assert "    REB-32.1: Locations: City and Police Station" in shown("bank", capsys, spoilers=True)
    assert "    REB-33.13: " in shown("REB-20.13", capsys, spoilers=True)
    both = shown("starro", capsys, spoilers=True)
    assert "scenario pack 5B" in both
    assert "    REB-35." in both
    assert "Mister Mxyzptlk\n" in shown("mxyz", capsys, spoilers=True)
    with pytest.raises(ArchfoeError, match="There is no card or rule 'mxyz'"):
        explain.show("mxyz")


def test_who_asks_for_a_rule_of_a_scenario_by_its_id_is_answered(capsys: Capture) -> None:
    out = shown("REB-32.16", capsys)
    assert out.startswith("REB-32.16 (Scenario 2: Hostage Situation)\n")
    assert "    REB-31.1: " in out  # which the rule itself names
    assert "    REB-36" not in shown("REB-33.13", capsys)


@pytest.mark.parametrize("name", ["Mister Mxyzptlk", "glory hound", "Darkseid", "Talking to the Fishes"])
def test_what_a_campaign_brings_is_not_explained_unasked(name: str, capsys: Capture) -> None:
    try:
        out = shown(name, capsys)
    except ArchfoeError as error:
        out = str(error)
        assert out.endswith("Surprises of a campaign are shown with --spoilers.")
    assert "pack" not in out and "Signature" not in out and "REB-3" not in out


def test_with_spoilers_a_card_of_a_scenario_is_explained_with_its_rules(capsys: Capture) -> None:
    out = shown("Mister Mxyzptlk", capsys, spoilers=True)
    assert "scenario pack 3B" in out
    assert "    REB-33.5: " in out


def test_a_secret_card_has_neither_cost_nor_points(capsys: Capture) -> None:
    told = shown("glory hound", capsys, spoilers=True)
    assert told.splitlines()[1].startswith("  Secret Card, scenario pack 2E - ")


def test_the_rules_of_the_contest_stand_behind_its_log(capsys: Capture) -> None:
    assert 'behind "five defeated" in the log' in shown("REB-23.17", capsys)


# Where our knowledge comes from


@pytest.mark.parametrize(
    "provenance",
    [
        Provenance("public-list", "medium"),
        Provenance("rulebook", "low"),
        Provenance("designed"),
        Provenance("reconstruction"),
    ],
)
def test_a_reconstruction_is_called_one(provenance: Provenance) -> None:
    assert "Ours is a reconstruction: the printed card may differ." in provenance_words(provenance)


def test_a_note_about_a_reconstruction_stands_alone(capsys: Capture) -> None:
    words = "From our own design. Our own reconstruction: the printed card is unknown."
    assert provenance_words(DESIGNED) == words
    told = "We don't know the printed text: what it does is our reconstruction. "
    told += "Also ours: how many copies there are, its symbol."
    assert told in " ".join(shown("krypto", capsys).split())
    assert "Partly our own reconstruction. Not known from the printed card, so ours: " in shown(
        "enhanced strength", capsys
    )
    assert "may differ" not in shown("enhanced strength", capsys)


def test_what_is_known_well_is_no_reconstruction() -> None:
    assert "reconstruction" not in provenance_words(Provenance("rulebook", "high"))


def test_a_note_is_told() -> None:
    assert provenance_words(Provenance("public-list", "high", "Lists differ.")).endswith("lists. Lists differ.")


# On a terminal


def test_lines_are_wrapped_for_a_terminal_only(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, shown("G-1", capsys).splitlines())) > 200
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((60, 24)))
    assert max(map(len, shown("G-1", capsys).splitlines())) <= 60


def test_a_number_that_nobody_has_read_off_the_card_is_called_ours(capsys: Capture) -> None:
    out = shown("enhanced strength", capsys)
    assert "cost 3 (ours), 1 VP (ours), 16 in the box - " in out
    assert "cost 9, 4 VP for the player who defeats it" in shown("the joker", capsys)
    assert "cost 3 (ours), 1 VP (ours)" in card_lines(BOXES["confrontations"]["enhanced_strength"])[0]


def test_only_the_numbers_that_are_ours_are_called_so(capsys: Capture) -> None:
    assert "Hero, cost 3, 1 VP, 2 in the box (ours) - " in shown("batwoman", capsys)
    assert "copies in the box (ours)." in card_lines(BOXES["rivals"]["batwoman"])[0]
    assert "(ours)" not in shown("scarecrow", capsys).split("DC Comics Deck-Building Game", 1)[0]

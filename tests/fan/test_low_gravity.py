"""A variant of somebody else: chosen, played by bots and people, recorded, replayed, told and explained like ours."""

from __future__ import annotations

import io
import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from archfoe import registry
from archfoe.cli import run
from archfoe.cli.line import LineMode
from archfoe.cli.names import variant_help
from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.piles import LINEUP, MAIN
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.registry import Set
from archfoe.table.session import Session
from archfoe.table.words.choices import choices
from archfoe.table.words.labels import labels
from archfoe.table.words.log import lines
from archfoe.table.words.why import question_lines, rule_line, why_not
from archfoe.wire import library
from archfoe.wire.prompt import prompt_of
from tests.fan.conftest import Found

Capture = pytest.CaptureFixture[str]
NAME = "low-gravity"
LEAP = "leap over the first card"
NAMES = ["ann", "bob"]


def at_the_table(*variants: str, mode: str = "base+moonbase") -> Session:
    session = Session.seeded(Options(mode, 2, (NAME, *variants)), ["you", "random"], "moon")
    while LEAP not in labels(session.view(0)):
        session.decide(0, 0)
    return session


def leap(session: Session) -> None:
    session.decide(0, labels(session.view(0)).index(LEAP))


def told(session: Session, reader: int | None) -> list[str]:
    return [str(line) for line in lines(session.view(reader).events(), reader, NAMES)]


def test_who_leaps_puts_the_first_card_under_the_main_deck_once_a_turn(moonbase: Set) -> None:
    session = at_the_table()
    first, s = session.game.state.piles[LINEUP][0], session.game.state
    name = s.cards[first].name
    leap(session)
    s = session.game.state
    assert s.piles[MAIN][0] == first and first not in s.piles[LINEUP]
    assert f"You leap over {name}. [MOON-2.1]" in told(session, 0)
    assert f"ann leaps over {name}. [MOON-2.1]" in told(session, 1)
    assert LEAP not in labels(session.view(0))
    assert why_not(session.view(0), "leap") == "You have leapt this turn. [MOON-2.1]"
    assert session.undo(0) is None and LEAP in labels(session.view(0))


def test_the_terminal_shows_and_takes_the_action(moonbase: Set) -> None:
    session = at_the_table()
    out = io.StringIO()
    with pytest.raises(EOFError):
        LineMode(session, Screen(io.StringIO("?\nleap\nleap\n"), out), None).play()
    screen = out.getvalue()
    assert f"{LEAP}: Once in a turn a player may leap over the first card" in screen
    assert "You leap over " in screen
    assert "You have leapt this turn. [MOON-2.1]" in screen


def test_the_page_has_a_button_for_it(moonbase: Set) -> None:
    session = at_the_table()
    asked = prompt_of(session.view(0), session.game, 0, NAMES, None)
    assert asked is not None
    assert [option.label for option in asked.options if option.what == "leap"] == [LEAP]
    assert NAME in next(mode for mode in library.setup().modes if mode.mode == "heroes_unite").variants
    assert "may leap" in library.setup().notes[NAME]


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize("mode", ["base+moonbase", "heroes_unite", "base+heroes_unite"])
def test_bots_leap_and_a_record_of_it_replays(
    bots: str, mode: str, moonbase: Set, tmp_path: Path, capsys: Capture
) -> None:
    session = Session.seeded(Options(mode, 2, (NAME,)), [bots] * 2, "leap")
    assert session.game.over and any("leaps over" in line for line in told(session, None))
    path = tmp_path / "leap.archfoe.json"
    session.save(path)
    assert json.loads(path.read_text(encoding="utf-8"))["options"]["variants"] == [NAME]
    assert Session.load(path).game.state == session.game.state
    assert run(["replay", str(path)]) == 0
    assert "leaps over" in capsys.readouterr().out


def test_a_paused_game_is_copied_and_pickled_with_what_it_remembers(moonbase: Set) -> None:
    session = at_the_table()
    twin = session.game.clone()
    leap(session)
    assert twin.state != session.game.state  # the copy has not leapt
    twin.decide(0, *session.game.record[-1][1])
    assert twin.state == session.game.state == pickle.loads(pickle.dumps(session.game)).state


@pytest.mark.parametrize(
    ("mode", "variants"),
    [("base+moonbase", NAME), ("base+moonbase", f"{NAME},on-patrol"), ("heroes_unite", f"hunt,{NAME},synergy")],
)
def test_checked_games_find_nothing_wrong_with_it(mode: str, variants: str, moonbase: Set, capsys: Capture) -> None:
    players = ["--players", "greedy,random,random", "--games", "2", "--check"]
    assert run(["sim", "--mode", mode, "--variant", variants, *players]) == 0
    assert "2 of 2 games finished, 0 errors" in capsys.readouterr().out


def test_ours_come_first_whatever_is_typed(moonbase: Set) -> None:
    assert Options("heroes_unite", 2, (NAME, "hunt")).variants == ("hunt", NAME)
    assert list(registry.modes()["base"].choices)[-1] == NAME
    assert "low-gravity (Once in a turn a player may leap" in variant_help()


@pytest.mark.parametrize("mode", ["rivals", "rebirth"])
def test_it_is_only_for_its_game(mode: str, moonbase: Set) -> None:
    with pytest.raises(ArchfoeError, match=f"The variant low-gravity is not for {mode}: leave it out"):
        Options(mode, 2, (NAME,))


def test_an_action_without_words_has_a_plain_label(moonbase: Set, monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_table()
    monkeypatch.delitem(cast("dict[str, str]", registry.variants()[NAME].words), "leap")
    assert "leap" in labels(session.view(0))


def test_its_rules_can_be_read(moonbase: Set, capsys: Capture) -> None:
    assert rule_line("MOON-2.2") == "MOON-2.2: Only a card of the main deck can be leapt over."
    assert run(["explain", "moon 2.1"]) == 0
    assert "Once in a turn a player may leap" in capsys.readouterr().out
    have = choices(at_the_table().view(0), NAMES)
    assert any("may leap over the first card" in line for line in question_lines(at_the_table().view(0), have, NAMES))


def test_a_record_names_its_revision_and_is_refused_with_another(
    moonbase: Set, found: Found, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = at_the_table(mode="base").record()
    assert record.sets == {f"variant {NAME}": "revision 1"}
    assert Session.from_record(Record.loads(record.dumps())).game.record == record.answers
    other = replace(registry.everything().variants[NAME], revision=2)
    monkeypatch.setitem(registry.everything().variants, NAME, other)
    with pytest.raises(BadRecord, match=f"played with revision 1 of the variant {NAME}, and revision 2 is here"):
        Session.from_record(Record.loads(record.dumps()))
    found(tmp_path)
    with pytest.raises(BadRecord, match=f"needs the variant {NAME}, which is not installed: install it first"):
        Session.from_record(Record.loads(record.dumps()))

"""A recorded game, told again."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.replay import replay
from archfoe.cli.screen import Screen
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.table.session import Session, read_record

HEROES = "The Flash,Batman"  # The Flash begins


def watch(path: Path, *typed: str, step: bool = False) -> str:
    out = io.StringIO()
    assert replay(path, step, Screen(io.StringIO("".join(line + "\n" for line in typed)), out)) == 0
    return out.getvalue()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.json"
    Session.seeded(Options(players=2, heroes=HEROES), ["greedy", "random"], 4).save(path)
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """You have played one card and ended two turns."""
    path = tmp_path / "unfinished.json"
    session = Session.seeded(Options(players=2, heroes=HEROES), ["you", "random"], 4)
    session.decide(0, 0)
    for _ in range(2):
        session.decide(0, session.view(0).choices - 1)
    session.save(path)
    return path


def test_a_finished_game_is_told_to_its_end(finished: Path) -> None:
    told = watch(finished)
    assert told.startswith(f"{finished}: base, Rocco (steady bot) and Dot (wild bot); ")
    assert "Turn 1: Rocco. [BASE-2.2]" in told  # who plays The Flash
    assert "Turn 2: Dot. [BASE-2.4]" in told
    assert " VP  " in told
    lines = told.rstrip().splitlines()
    assert lines[-1] in ("Rocco wins.", "Dot wins.", "Rocco and Dot share the win.")
    headline, deck, story = lines[-7:-4]
    assert headline.isupper() and deck.endswith(".") and " beat " in story


def test_a_finished_game_is_open(finished: Path) -> None:
    told = watch(finished)
    assert re.search(r"Rocco draws [^.]*Punch x", told)
    assert "draws 5 cards" not in told


def test_an_unfinished_game_keeps_its_secrets(unfinished: Path) -> None:
    told = watch(unfinished)
    assert "You draw 5 cards." in told
    assert "Dot draws 5 cards." in told
    assert f"The game is not over. Resume it with: archfoe resume {unfinished}" in told


def test_step_by_step(unfinished: Path) -> None:
    total = len(read_record(unfinished).answers)
    told = watch(unfinished, "", "", "q", step=True)
    assert [f"({n} of {total}) Enter: next, q: stop > " in told for n in range(4)] == [True, True, True, False]
    assert "The game is not over" not in told


def test_stepping_to_the_end_tells_the_same(finished: Path) -> None:
    total = len(read_record(finished).answers)
    told = watch(finished, *[""] * total, step=True)
    assert watch(finished).splitlines()[-3:] == told.splitlines()[-3:]


def test_stepping_ends_with_the_input(finished: Path) -> None:
    assert watch(finished, "", step=True).count("Enter: next") == 2


def test_what_was_taken_back_is_marked(tmp_path: Path) -> None:
    session = Session.seeded(Options(players=2, heroes=HEROES), ["you", "random"], 4)
    session.decide(0, session.view(0).choices - 1)
    assert session.undo(0) is None
    session.save(tmp_path / "game.json")
    assert "(you took back " in watch(tmp_path / "game.json")


def test_by_the_command(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(finished)]) == 0
    assert "Turn 1: Rocco." in capsys.readouterr().out


def test_a_record_that_does_not_replay(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read_record(finished)
    record.answers[0] = (record.answers[0][0], (99,))
    finished.write_text(record.dumps())
    assert run(["replay", str(finished)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "does not replay: answer 1 of" in err


def test_a_report_is_a_record_with_one_more_entry(unfinished: Path, tmp_path: Path) -> None:
    """As the page writes it: the report stands outside what the check is about."""
    text = unfinished.read_text(encoding="utf-8")
    report = tmp_path / "report.json"
    told = '{"refused": "You do not have 7 Power.", "log": ["Turn 1."]}'
    report.write_text(text.rstrip().removesuffix("}").rstrip() + f',\n  "report": {told}\n}}\n', encoding="utf-8")
    assert "had last refused: You do not have 7 Power." in watch(report)
    record = read_record(report)
    assert record.answers == read_record(unfinished).answers
    assert Record.loads(record.dumps()).report == record.report == json.loads(told)


def test_a_report_without_its_record_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.json"
    path.write_text('{"archfoe": 1, "version": "0.1.0", "report": {"refused": ""}}', encoding="utf-8")
    assert run(["replay", str(path)]) == 2
    assert "is a report without its record" in capsys.readouterr().err

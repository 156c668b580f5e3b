"""Games that were played under an earlier set of rulings: told what that means, and nothing is lost."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.cli.campaigns import path_of
from archfoe.cli.replay import replay
from archfoe.cli.screen import Screen
from archfoe.core.record import RULINGS
from archfoe.games.city.campaign.files import read, write
from archfoe.games.options import Options
from archfoe.table.session import Session, read_record
from tests.cli.campaigning import NEW, at_play
from tests.cli.helpers import go_on


def game_of_set_1(path: Path, *, spoilt: bool = False) -> str:
    """One card played under the first rulings; spoilt, its second answer fits no question of today."""
    session = Session.seeded(Options(players=2), ["you", "random"], 4)
    session.decide(0, 0)
    record = session.record()
    record.rulings, record.version = 1, "0.1.0"
    if spoilt:
        record.answers.append((0, (99,)))
    path.write_text(record.dumps())
    return path.read_text()


def test_an_earlier_game_is_resumed_and_its_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "friday.json"
    before = game_of_set_1(path)
    told = go_on(path, "quit")
    assert "It was played under ruling set 1 (archfoe 0.1.0)." in told
    assert f"The file as it was is kept as {path}.old." in told
    assert Path(f"{path}.old").read_text() == before
    assert read_record(path).rulings == RULINGS
    assert "ruling set" not in go_on(path, "quit")


def test_an_earlier_game_is_replayed_with_a_word_on_its_age(tmp_path: Path) -> None:
    path = tmp_path / "friday.json"
    game_of_set_1(path)
    out = io.StringIO()
    assert replay(path, screen=Screen(io.StringIO(), out)) == 0
    assert "It was played under ruling set 1 (archfoe 0.1.0)." in out.getvalue()


def test_an_earlier_game_that_no_longer_fits_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "friday.json"
    before = game_of_set_1(path, spoilt=True)
    for command in ("resume", "replay"):
        assert run([command, str(path)]) == 2
        told = capsys.readouterr().err
        assert f"{path} does not replay: answer 2 of 2 is not legal. It was played under ruling set 1" in told
    assert path.read_text() == before


def test_a_game_of_later_rulings_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "friday.json"
    record = Session.seeded(Options(players=2), ["you", "random"], 4).record()
    record.rulings, record.version = RULINGS + 1, "9.9"
    path.write_text(record.dumps())
    assert run(["resume", str(path)]) == 2
    assert f"knows set {RULINGS}: open it with archfoe 9.9." in capsys.readouterr().err


def test_a_game_of_a_campaign_is_taken_up_with_a_word_on_its_age() -> None:
    assert run(NEW) == 0
    path = path_of("friday")
    book = read(path)
    session = Session(book.story.options(), book.story.players, book.story.game_key)
    record = session.record()
    record.rulings, record.version = 1, "0.1.0"
    write(path, replace(book, game=record))
    before = path.read_text()
    told = at_play("quit")
    age = "It was played under ruling set 1 (archfoe 0.1.0). Set 4 is in force now"
    assert age in told and f"The file as it was is kept as {path}.old." in told
    assert Path(f"{path}.old").read_text() == before
    game = read(path).game
    assert game is not None and game.rulings == RULINGS
    assert age not in at_play("quit")

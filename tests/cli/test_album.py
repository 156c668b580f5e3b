"""`archfoe album`: counted from records, each game once."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.core.chance import key_of_seed
from archfoe.games.options import Options
from archfoe.wire.session import SentSession


def keep(place: Path, players: list[str], *, mode: str = "base", seed: int = 11, lent: tuple[int, ...] = ()) -> None:
    """A game that bots have played, as if the others had sat there."""
    session = SentSession(Options(mode, len(players)), ["greedy"] * len(players), key_of_seed(seed))
    session.players, session.lent = players, lent
    session.save(place)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["album", *arguments]) == 0
    return capsys.readouterr().out


def test_a_folder_is_counted_and_a_copy_counts_for_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path / "one.archfoe.json", ["you", "greedy"])
    once = told(capsys, str(tmp_path))
    assert once.startswith("1 game.\n") and "Foes: " in once and "Your best, Base set" in once
    assert "Most Power in one turn: " in once
    (tmp_path / "copy.archfoe.json").write_text((tmp_path / "one.archfoe.json").read_text())
    assert told(capsys, str(tmp_path)) == once


def test_whose_games_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path / "two.archfoe.json", ["Ann", "Bob"])
    assert "Left out: 1 game with several people." in told(capsys, str(tmp_path))
    assert "1 game." in told(capsys, str(tmp_path), "--player", "bob")


def test_what_a_bot_has_played_and_what_is_damaged_does_not_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(tmp_path / "lent.archfoe.json", ["you", "greedy"], lent=(0,))
    (tmp_path / "odd.archfoe.json").write_text("{")
    found = told(capsys, str(tmp_path))
    assert "No finished game here yet." in found and "is damaged" in found

"""`archfoe share`: one file with a whole game, or one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.games.options import Options
from archfoe.table.session import Session


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.json"
    Session.seeded(Options("rivals", players=2), ["greedy", "greedy"], 4).save(path)
    return path


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page as it is built, as far as a shared game needs it."""
    folder = tmp_path / "web" / "share"
    folder.mkdir(parents=True)
    for name in ("player.js", "player.css", "rivals.json"):
        (folder / name).write_text("{}", encoding="utf-8")
    monkeypatch.setattr("archfoe.server.share.page_folder", lambda: tmp_path / "web")


@pytest.mark.usefixtures("player")
def test_a_game_becomes_one_file(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.html"
    assert run(["share", str(finished), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert capsys.readouterr().out.startswith(f"{out} has the whole game, ")


@pytest.mark.usefixtures("player")
def test_a_file_without_a_name_is_called_by_its_result(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["share", str(finished)]) == 0
    assert [path.name for path in tmp_path.glob("*.archfoe.html")]


@pytest.mark.usefixtures("player")
def test_what_is_no_record_gets_one_sentence(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torn = tmp_path / "torn.json"
    torn.write_text(finished.read_text(encoding="utf-8")[:200], encoding="utf-8")
    cases = (
        (["share", str(tmp_path / "none.json")], "There is no file"),
        (["share", str(torn)], "is damaged"),
        (["share", str(finished), "-o", str(finished)], "is the saved game itself"),
        (["share", str(finished), "-o", str(tmp_path / "no" / "where.html")], "cannot be written"),
    )
    for given, words in cases:
        assert run(given) == 2
        said = capsys.readouterr().err
        assert words in said and said.count("\n") == 1

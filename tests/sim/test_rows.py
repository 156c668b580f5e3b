"""Games as rows of a table: one for each game, or for each decision, in a Parquet file."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from archfoe.cli import run as command
from archfoe.cli.sim import simulate
from archfoe.games.options import Options
from archfoe.sim import Plan, Seating, run
from archfoe.sim.rows import COLUMNS, DECISIONS, GAMES, Row
from tests.house.source import ROOT

RANDOM = ("random", "random")


def rows_of(plan: Plan, jobs: int = 1) -> list[Row]:
    found: list[tuple[int, list[Row]]] = []
    run(plan, jobs, sink=lambda first, games, rows: found.append((first, rows)))
    return [row for _, rows in sorted(found, key=lambda one: one[0]) for row in rows]


def test_a_row_for_each_game_says_what_came_of_it() -> None:
    plan = Plan((Seating(Options("rivals", 2), RANDOM),), 2, "rows", rows=GAMES)
    report, rows = run(plan), rows_of(plan)
    assert [row["game"] for row in rows] == [0, 1] and rows == rows_of(plan)
    assert [set(row) for row in rows] == [{column.name for column in COLUMNS[GAMES]}] * 2
    assert sum(row["decisions"] for row in rows) == report.total.decisions
    assert sum(row["turns"] for row in rows) == report.total.turns
    assert [sum(points) for points in zip(*(row["points"] for row in rows), strict=True)] == report.total.vp[:2]


def test_a_row_for_each_decision_says_what_was_offered_and_picked() -> None:
    plan = Plan((Seating(Options("base", 2), ("greedy", "random")),), 1, "rows", rows=DECISIONS)
    rows, report = rows_of(plan), run(plan)
    assert len(rows) == report.total.decisions and [row["step"] for row in rows] == list(range(len(rows)))
    assert all(set(row) == {column.name for column in COLUMNS[DECISIONS]} for row in rows)
    first = next(row for row in rows if row["kind"] == "main")
    assert {"play Punch", "end"} <= set(first["options"]) and len(first["hand"]) == 5
    for row in rows:
        assert row["least"] <= len(row["picked"]) <= row["most"] and max(row["picked"], default=0) < len(row["options"])
        assert row["bot"] == ("greedy", "random")[row["seat"]] and row["won"] == (row["seat"] == 0)


def test_noting_changes_no_game() -> None:
    seatings = (Seating(Options("confrontations", 4), ("random",) * 4),)
    plain, noted = run(Plan(seatings, 1, "same")), run(Plan(seatings, 1, "same", rows=DECISIONS))
    assert plain.tallies == noted.tallies and not noted.failures


class Stubborn:
    def answer(self, view: Any) -> tuple[int, ...]:
        return (999,)


def stubborn(seed: object) -> Stubborn:
    return Stubborn()


def test_a_game_that_fails_is_a_row_with_its_error() -> None:
    (row,) = rows_of(Plan((Seating(Options("base", 2), (stubborn, "random")),), 1, rows=GAMES))
    assert "999" in row["error"] and row["points"] == [] == row["winners"]


def test_a_parquet_file_is_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.parquet" for jobs in (1, 2)]
    for jobs, file in enumerate(files, start=1):
        assert simulate(mode="rivals", players="random,random", games=5, jobs=jobs, out=file, as_json=True) == 0
    one, two = (parquet.read_table(file) for file in files)
    assert one.equals(two) and one["game"].to_pylist() == list(range(5))
    assert one.schema.metadata[b"rows"] == b"games" and one.column_names == [c.name for c in COLUMNS[GAMES]]


@pytest.mark.parametrize("reader", ["pandas", "polars"])
def test_others_read_it_where_they_are_installed(reader: str, tmp_path: Path) -> None:
    if importlib.util.find_spec(reader) is None:
        pytest.skip(f"{reader} is not installed")
    file = tmp_path / "games.parquet"
    simulate(mode="rivals", players="random,random", games=1, out=file, rows=DECISIONS, as_json=True)
    found = importlib.import_module(reader).read_parquet(file)
    assert list(found.columns) == [column.name for column in COLUMNS[DECISIONS]]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--out", "games.csv"], "games.csv is not a Parquet file: give it a name that ends in .parquet."),
        (["--out", "g.parquet", "--rows", "turns"], "--rows must be games or decisions, not turns."),
        (["--out", "no/such/g.parquet"], "no/such/g.parquet cannot be written"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(["sim", "--games", "1", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("hours of work")
    assert simulate(games=1, out=file) == 2
    assert "is there already: choose another name, or delete it first." in capsys.readouterr().err
    assert file.read_text() == "hours of work"


def test_the_extra_is_named_where_it_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert simulate(games=1, out=Path("g.parquet")) == 2
    sentence = "A Parquet file needs packages that are not installed (pyarrow). "
    assert capsys.readouterr().err == sentence + 'Install them with: pip install "archfoe[data]"\n'


def test_the_page_says_what_each_column_is() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for column in (*COLUMNS[GAMES], *COLUMNS[DECISIONS]):
        assert f"| `{column.name}` | {column.of} | {column.what} |" in page

"""The command `archfoe case`, and what the manual says of position files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import archfoe.cli.case as case_command  # the command of this name is a function of archfoe.cli
from archfoe.cli.case import run_cases
from archfoe.core import decisions
from archfoe.table.positions import CaseFailed, parse_case, run_case
from archfoe.table.positions.cases import Case, table_keys
from archfoe.table.positions.expectations import known_keys
from tests.test_cases import ROOT

# The command


def _write(folder: Path, name: str, source: str) -> str:
    path = folder / name
    path.write_text(source)
    return str(path)


def test_the_command_says_of_each_file_whether_it_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = _write(tmp_path, "good.yaml", "title: All is well\n")
    bad = _write(tmp_path, "bad.yaml", "title: x\nexpect: {kicks: 3}\n")
    assert run_cases([good]) == 0
    assert run_cases([good, bad]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"ok      {good}  All is well",
        f"ok      {good}  All is well",
        f"FAILED  {bad}:2: at the end: expected kicks: 3; found: 16.",
    ]


def test_a_file_that_cannot_be_read_gives_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "missing.yaml")
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xfe\x00")
    bad = _write(tmp_path, "bad.yaml", "title: x\nexpect: {kicks: 3}\n")
    assert run_cases([missing, bad]) == 2
    assert run_cases([str(binary)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"FAILED  There is no file {missing}."
    assert lines[2] == f"FAILED  {binary} cannot be read: it is not text."


def test_a_folder_stands_for_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    _write(tmp_path / "deep", "one.yaml", "title: One\n")
    _write(tmp_path, "two.yaml", "title: Two\n")
    (tmp_path / "empty").mkdir()
    assert run_cases([str(tmp_path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert run_cases([str(tmp_path / "empty")]) == 2
    assert "no position file" in capsys.readouterr().out


# The manual


def test_the_examples_of_the_manual_hold() -> None:
    manual = (ROOT / "docs" / "positions.md").read_text()
    examples = re.findall(r"^```yaml\n(.*?)^```", manual, re.M | re.S)
    assert len(examples) == 5
    for example in examples:
        parse_case(example, "docs/positions.md").run()


def test_the_manual_names_every_key_and_question() -> None:
    manual = re.sub(r"^```.*?^```", "", (ROOT / "docs" / "positions.md").read_text(), flags=re.M | re.S)
    words = {*re.findall(r"`([^`]+)`", manual), *re.findall(r"`(\w+): ", manual)}
    endings = ("contain", "lack", "count", "top", "bottom")
    keys = {key for key in (*known_keys(), *table_keys()) if not key.endswith(tuple(f"_{end}" for end in endings))}
    assert keys <= words
    assert {f"_{end}" for end in endings} <= words
    assert {kind.name for kind in vars(decisions).values() if isinstance(kind, decisions.Kind)} <= words


@pytest.mark.parametrize(
    ("keys", "why"),
    [
        ("trophies: {P0: [Bane]}", "`trophies` is for rebirth with the variant competitive"),
        ("stored: {P0: [Green Arrow]}", "`stored` is for rebirth with one player, or each against all others"),
        ("mix: bsae", "There is no set 'bsae'"),
        ("mix: rebirth", "rebirth"),
    ],
)
def test_what_a_city_cannot_have_is_refused_with_its_line(keys: str, why: str) -> None:
    with pytest.raises(CaseFailed, match=why):
        parse_case(f"title: Wrong\ntable:\n  mode: rebirth\n  {keys}\n")


def test_a_file_that_breaks_the_rules_does_not_stop_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.yaml").write_text(f"title: {name}\n", encoding="utf-8")

    def stumble(path: Path) -> Case:
        if path.stem == "a":
            raise StopIteration
        return run_case(path)

    monkeypatch.setattr(case_command, "run_case", stumble)
    assert case_command.run_cases([str(tmp_path)]) == case_command.FAILED
    first, second = capsys.readouterr().out.splitlines()
    assert "a.yaml: the rules stumbled over this position (StopIteration)." in first
    assert second.startswith("ok ")

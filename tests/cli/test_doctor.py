"""`archfoe doctor`: all is well, and what it says where it is not."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import metadata
from pathlib import Path

import pytest

import archfoe.cli.doctor as doctor  # the command of this name is a function of archfoe.cli
from archfoe import registry
from archfoe.cli.doctor import Finding
from archfoe.table import rulebook

Capture = pytest.CaptureFixture[str]


def test_all_is_well_here(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert doctor.check() == 0
    out = capsys.readouterr().out
    assert out.count("\nok ") + out.startswith("ok ") == len(doctor.EXAMINATIONS)
    assert "problem" not in out
    assert "base: 214 game cards, 7 Super Heroes, 1 promo; heroes_unite: 211 game cards, 7 Super Heroes, 1 promo" in out
    assert "rivals: 98 game cards, 6 Characters; confrontations: 180 game cards, 24 Characters" in out
    assert re.search(r"game: bots finished a game of base in \d+ turns, rivals in \d+ turns, confrontations in", out)


def test_a_problem_says_what_to_do_and_fails(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "EXAMINATIONS", (lambda: Finding("fuel", "none", "Fill the tank."),))
    assert doctor.check() == 1
    assert capsys.readouterr().out.splitlines() == [
        "problem  fuel: none",
        "         -> Fill the tank.",
        "1 problem found.",
    ]


def test_a_check_that_breaks_is_a_problem_not_a_traceback(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_thing() -> Finding:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(doctor, "EXAMINATIONS", (broken_thing,))
    assert doctor.check() == 1
    assert capsys.readouterr().out.startswith("problem  broken thing: ZeroDivisionError: oh\n         -> ")


def test_an_old_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "OLDEST_PYTHON", (99, 1))
    assert doctor.python_version().cure == "Install Python 99.1 or newer and archfoe with it."


def test_an_install_of_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", lambda name: "0.0.1")
    assert doctor.package_version().cure == "It was installed as 0.0.1: install it again."


def test_no_install_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    assert doctor.package_version().ok


def test_missing_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "rules", lambda: rulebook.read(tmp_path))
    finding = doctor._examined(doctor.rules_pages)
    assert not finding.ok
    assert "There are no rules in" in finding.state


def test_a_box_with_missing_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    base = registry.sets()["base"]
    monkeypatch.setitem(registry.sets(), "base", replace(base, counts=registry.Counts(215, 7, 1)))
    assert doctor.boxes().cure == "Cards are missing or too many in base: install archfoe again."


def test_a_data_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(in_the_way))
    finding = doctor.data_folder()
    assert not finding.ok
    assert "XDG_DATA_HOME" in finding.cure


def test_the_doctor_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert doctor.data_folder().ok
    assert list(tmp_path.iterdir()) == []

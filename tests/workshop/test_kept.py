"""What is kept of the grammar for the next start: it reads the same, and a damaged file does no harm."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from archfoe.core.text import Person
from archfoe.workshop.kept import CACHE, Kept, cache_folder
from archfoe.workshop.stand_ins import PERSONS


def said(folder: Path) -> str:
    """In a program of its own, as a second start is."""
    command = [sys.executable, "-m", "archfoe", "set", "say", "Draw 2 cards."]
    done = subprocess.run(command, env={**os.environ, CACHE: str(folder)}, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout


def test_a_second_start_reads_the_same(tmp_path: Path) -> None:
    first = said(tmp_path)
    (kept,) = tmp_path.glob("sentences-*.json")
    written = kept.stat().st_mtime_ns
    assert said(tmp_path) == first == 'play = "Draw(2)"\n'
    assert kept.stat().st_mtime_ns == written  # nothing had to be made


SET = """name = "dusk"
title = "Dusk"
game = "lineup"

[[card]]
name = "Night Owl"
is = "hero"
cost = 2
text = "Draw a card."
"""


def test_what_an_installed_file_says_is_kept_for_every_command(tmp_path: Path) -> None:
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "dusk.toml").write_text(SET, encoding="utf-8")
    places = {"ARCHFOE_SETS": str(tmp_path / "sets"), CACHE: str(tmp_path / "cache")}
    command = [sys.executable, "-m", "archfoe", "explain", "Night Owl"]
    done = subprocess.run(command, env={**os.environ, **places}, capture_output=True, text=True, check=True)
    assert "Draw a card." in done.stdout
    assert len(list((tmp_path / "cache").glob("sentences-*.json"))) == 1


def test_persons_that_were_met_before_are_known_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Such as one that a text has made for itself: another object with the same words."""
    monkeypatch.setenv(CACHE, str(tmp_path))
    monkeypatch.setattr(PERSONS, "all", [*PERSONS.all, Person("each sidekick", "its", "it")])
    first, second = Kept(), Kept()
    first.open()
    first.put("word", [1])
    first.close()
    second.open()
    assert second.get("word") == [1]


def test_a_damaged_file_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(CACHE, str(tmp_path / "new"))
    first, second, third = Kept(), Kept(), Kept()
    first.open()
    first.put("word", [1, 2])
    first.close()
    second.open()
    assert second.get("word") == [1, 2]
    (kept,) = (tmp_path / "new").glob("*.json")
    kept.write_text('{"persons": [3], "values": []}', encoding="utf-8")
    third.open()
    assert third.get("word") is None


def test_nothing_is_kept_for_who_does_not_want_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(CACHE, "")
    assert cache_folder() is None
    monkeypatch.delenv(CACHE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "archfoe"

"""What the docs name is there."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from archfoe.games.city.view import CityView
from archfoe.table.view import View

ROOT = Path(__file__).parents[2]
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")])


@pytest.mark.parametrize(("word", "kind", "least"), [("view", View, 25), ("city", CityView, 10)])
def test_a_bot_finds_what_it_is_promised(word: str, kind: type, least: int) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| (`{word}\..*?) \|", page, re.MULTILINE)
    told = {name for row in rows for name in re.findall(rf"`(?:{word}\.)?([a-z_]+)", row)}
    told -= {"prompt"}  # of a kind
    assert len(told) >= least
    assert {name for name in told if not hasattr(kind, name)} == set()


def test_modules_and_what_they_hold_are_there() -> None:
    told = {name for page in PAGES for name in re.findall(r"`(archfoe(?:\.\w+)+)`", page.read_text(encoding="utf-8"))}
    told -= {"archfoe.service"}  # a file of systemd
    assert len(told) > 10
    assert {name for name in told if not _found(name)} == set()


def _found(name: str) -> bool:
    try:
        import_module(name)
    except ModuleNotFoundError:
        module, _, last = name.rpartition(".")
        return hasattr(import_module(module), last)
    return True

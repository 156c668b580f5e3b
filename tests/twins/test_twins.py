"""How two builds are compared; `make twins` does it, and `make test-compiled` runs these on the compiled build too."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest

from archfoe import version
from archfoe.cli import run
from archfoe.cli.doctor import which_engine
from archfoe.version import COMPILED, PURE, engine
from tests.house.compiled import compiled_modules
from tests.house.hash_book import entries
from tests.twins.__main__ import Build, Unfit, compare, difference
from tests.twins.story import digest, story

PATIENCE = 300
A_GAME = [
    [0, "view of player 0", {"turn": 1, "hand": ["Punch", "Kick"]}],
    [0, "answer of player 0", [1]],
    [1, "end", "over"],
]


def told(**changed: Any) -> list[list[Any]]:
    """The same game with other words at a place: `at1=[...]`."""
    return [changed.get(f"at{i}", piece) for i, piece in enumerate(A_GAME)]


def test_twins_have_nothing_to_tell() -> None:
    assert difference(told(), told()) == ""


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (
            told(at0=[0, "view of player 0", {"turn": 1, "hand": ["Punch", "Robin"]}]),
            'After 0 answers the view of player 0 differs at hand[1]: pure Python has "Kick", compiled "Robin".',
        ),
        (
            told(at1=[0, "answer of player 0", []]),
            "After 0 answers the answer of player 0 differs: pure Python has [1], compiled [].",
        ),
        (
            told(at2=[1, "end", "TypeError: oh"]),
            'After 1 answers the end differs: pure Python has "over", compiled "TypeError: oh".',
        ),
        (
            told(at1=[0, "event", ["gained"]]),
            'After 0 answers pure Python tells answer of player 0 [1], compiled event ["gained"].',
        ),
        (A_GAME[:2], 'After 1 answers pure Python tells end "over", compiled nothing more.'),
    ],
)
def test_the_first_difference_is_one_sentence(other: list[list[Any]], sentence: str) -> None:
    assert difference(told(), other) == sentence


def test_a_story_ends_and_its_number_has_all_of_it() -> None:
    entry = entries(1)[0]
    pieces = list(story(entry))
    assert pieces[-1].says == "over" and pieces[-1].answers > 100
    whats = {piece.what for piece in pieces}
    assert {"answer in line", "world of player 0"} <= whats
    assert {"event", "view of a spectator", "view of player 0", "answer of player 0", "log of player 0"} <= whats
    answers, number = digest(entry)
    assert answers == max(piece.answers for piece in pieces) and digest(entries(2)[1])[1] != number


def test_a_build_is_not_compared_with_itself() -> None:
    """Also that the games are played in the processes: the same build twice would always agree."""
    here = engine()
    other = COMPILED if here == PURE else PURE
    with pytest.raises(Unfit, match=f"runs {here}, not {other}: `make twins` makes both builds"):
        compare((Build(other, sys.executable), Build(other, sys.executable)), 1, 1)


def test_processes_play_what_is_played_here() -> None:
    found = Build(engine(), sys.executable).play(2, 1, 2)
    assert found == {1: digest(entries(2)[1])}


# Which build runs


@pytest.mark.parametrize(
    ("file", "says"),
    [("core/game.py", PURE), ("core/game.cpython-311-x86_64-linux-gnu.so", COMPILED), (None, PURE)],
)
def test_the_engine_is_told_by_what_is_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: str | None, says: str
) -> None:
    monkeypatch.setattr(version, "find_spec", lambda name: ModuleSpec(name, None, origin=file))
    if file and file.endswith(".so"):
        monkeypatch.setattr(version, "EXTENSION_SUFFIXES", [".cpython-311-x86_64-linux-gnu.so", ".so"])
    assert which_engine() == ("engine", says, "")
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == f"engine: {says}"


def test_all_of_the_list_is_compiled_or_nothing() -> None:
    code = "import importlib, sys; print(*(importlib.import_module(name).__file__ for name in sys.argv[1:]), sep='\\n')"
    names = [sys.executable, "-c", code, *compiled_modules()]
    done = subprocess.run(names, capture_output=True, text=True, timeout=PATIENCE, check=True)
    pure = [Path(line).suffix == ".py" for line in done.stdout.splitlines()]
    assert pure == [engine() == PURE] * len(compiled_modules())
    assert version._HEART in compiled_modules()

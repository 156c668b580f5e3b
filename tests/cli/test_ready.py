"""A command starts quickly, and says of mistakes what it always said."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from archfoe.cli import run
from tests.cli.helpers import PATIENCE


def test_a_game_begins_without_what_only_options_of_other_sorts_need(tmp_path: Path) -> None:
    code = """
import sys
from archfoe.cli import run
run(["play", "--seed", "1"])
print("pydantic" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={"XDG_DATA_HOME": str(tmp_path)},
        check=True,
    )
    assert "Type help for commands" in done.stdout
    assert done.stdout.endswith("False\n")


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["play", "--villains", "many"], "See: archfoe play --help"),
        (["play", "--vilains", "8"], "See: archfoe play --help"),
        (["plaay"], "No such command 'plaay'."),
        (["explain"], "Missing argument"),
        (["campaign", "plaay"], "No such command 'plaay'."),
    ],
)
def test_a_mistake_gets_its_sentence(given: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(given) == 2
    assert says in capsys.readouterr().err


def test_an_option_that_can_be_given_several_times_may_be_left_out_or_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for more, says in (([], "The preset plain is saved."), (["--variant", "no such"], "no such")):
        run(["play", "--save-preset", "plain", "--players", "nobody,greedy", "--seed", "1", *more])
        said = capsys.readouterr()
        assert says in said.out + said.err

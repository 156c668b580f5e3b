"""`archfoe campaign sim`: many campaigns of bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from archfoe.games.city.scenarios import CAMPAIGN
from tests.cli.campaigning import refused
from tests.cli.helpers import shell


def simulated(keep: Path, *words: str) -> tuple[int, str]:
    done = shell("campaign", "sim", "--players", "random,random", "--keep", str(keep), *words)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_bots_play_many_campaigns(tmp_path: Path) -> None:
    status, text = simulated(tmp_path / "x", "--campaigns", "2", "--json")
    report = json.loads(text)
    assert status == 0
    assert (report["campaigns"], report["finished"], report["errors"]) == (2, 2, 0)
    assert sum(report["grades"].values()) == 2
    assert all(sum(boxes.values()) == 2 for boxes in report["scenarios"].values())
    assert list(report["scenarios"]) == [str(number) for number in CAMPAIGN]
    assert not (tmp_path / "x").exists()
    status, text = simulated(tmp_path / "x", "--campaigns", "2")
    assert text.startswith("2 of 2 campaigns finished, 0 errors; ")


def test_bots_play_many_competitions(tmp_path: Path) -> None:
    status, text = simulated(tmp_path, "--campaigns", "3", "--jobs", "2", "--variant", "competitive")
    assert status == 0
    assert text.startswith("3 of 3 campaigns finished, 0 errors; ")
    assert "Won: seat 0 (random) " in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "ann"], "There is no bot 'ann'."),
        (["--campaigns", "0"], "Ask for at least 1 campaign with --campaigns"),
        (["--players", "random", "--variant", "competitive"], "The variant competitive needs 2 to 4 players."),
    ],
)
def test_simulations_that_cannot_be_run(
    words: Sequence[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, "sim", *words).startswith(sentence)

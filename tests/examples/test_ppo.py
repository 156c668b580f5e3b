"""The example of a learner: it learns, stops and continues; where PyTorch is not installed only its curve is tried."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.house.source import ROOT

PPO = ROOT / "examples" / "ppo"
PATIENCE = 300


def ran(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def learned(out: Path, rounds: int) -> list[dict[str, Any]]:
    """The curve of a training of so many rounds, two of them lessons."""
    few = ("--games", "2", "--lessons", "2", "--exam", "2", "--exams", "greedy", "--processes", "1")
    ran(str(PPO), *few, "--rounds", str(rounds), "--out", str(out))
    rows = [json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines()]
    return [{key: row[key] for key in row if key not in ("seconds", "cpu")} for row in rows]


@pytest.mark.skipif(find_spec("torch") is None, reason="the extra train is not installed")
def test_a_training_that_is_continued_is_the_same_as_one_in_one_go(tmp_path: Path) -> None:
    once = learned(tmp_path / "once", 3)
    learned(tmp_path / "twice", 2)
    assert learned(tmp_path / "twice", 3)[-1] == once[-1]
    assert once[-1]["rounds"] == 1 and once[-1]["lessons"] == 2 and once[-1]["games"] == 6


def test_a_curve_is_drawn(tmp_path: Path) -> None:
    rows = [{"steps": 10**6 * n, "greedy": n / 10, "greedy 95 %": [n / 20, n / 5]} for n in range(1, 4)]
    (tmp_path / "curve.jsonl").write_text("\n".join(map(json.dumps, rows)))
    drawn = ran(str(PPO / "curve.py"), f"mine & yours={tmp_path / 'curve.jsonl'}")
    assert drawn.startswith("<svg") and drawn.count("<circle") == 3 and "mine &amp; yours" in drawn

"""A whole training, as small as can be. It needs PyTorch, so it is left out where that is not installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from archfoe.agents.nets import read_net
from archfoe.core.errors import ArchfoeError
from archfoe.training.plan import Plan
from archfoe.training.program import train

pytest.importorskip("torch", reason="the extra train is not installed")
TINY = Plan(games=12, rounds=2, deals=2, final=2, epochs=1, units=(8,), seed="tiny")


def test_a_training_makes_a_net_and_can_be_resumed(tmp_path: Path) -> None:
    said: list[str] = []
    path = train(TINY, tmp_path / "one", say=said.append)
    about = read_net(path).about
    assert (about.mode, about.players, about.sizes[1:]) == ("base", (2,), (8, 2))
    assert "against greedy" in about.note and path.name == "base-2.net"
    assert [line for line in said if line.startswith("round 1: a net from")]
    with pytest.raises(ArchfoeError, match="has a training already: continue with --resume"):
        train(TINY, tmp_path / "one", say=said.append)
    log = tmp_path / "one" / "progress.jsonl"
    steps = [json.loads(line)["step"] for line in log.read_text(encoding="utf-8").splitlines()]
    assert steps == ["games", "fit", "exam", "games", "fit", "exam", "final"]
    kept = log.read_text(encoding="utf-8").splitlines()[:4]  # as if it had been stopped after the second games
    log.write_text("\n".join(kept) + "\n", encoding="utf-8")
    said.clear()
    assert train(TINY, tmp_path / "one", resume=True, say=said.append) == path
    assert said[0].startswith("round 1: a net from"), "what is done is not done again"


def test_a_folder_without_a_plan_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(ArchfoeError, match="is not the plan of a training"):
        train(TINY, tmp_path, resume=True)
    with pytest.raises(ArchfoeError, match="0 processes cannot play"):
        train(TINY, tmp_path, jobs=0)

"""Ctrl-C ends simulations at once, with what they have so far."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys

import pytest

from tests.cli.helpers import PATIENCE

#: All processes of the command hear Ctrl-C once, as in a terminal, when three games or a campaign are done.
_SIM = """
import contextlib, importlib, os, signal, sys
from archfoe.cli import run

@contextlib.contextmanager
def watched(games):
    done = []
    def progress(n):
        done.extend([None] * n)
        if 3 <= len(done) < 3 + n:
            os.killpg(0, signal.SIGINT)
    yield progress

importlib.import_module("archfoe.cli.sim").watched = watched
sys.exit(run(sys.argv[1:]))
"""
_CAMPAIGN = """
import os, signal, sys
from archfoe.games.city.campaign import many
from archfoe.cli import run

def watched(function):
    def results(*arguments):
        found = function(*arguments)
        yield next(found)
        os.killpg(0, signal.SIGINT)
        yield from found
    return results

many._play_here, many.in_processes = watched(many._play_here), watched(many.in_processes)
sys.exit(run(sys.argv[1:]))
"""


def interrupted(script: str, *arguments: str) -> tuple[str, str]:
    """What it wrote to stdout and stderr; it must end soon, with status 130, and leave no process behind."""
    command = subprocess.Popen(
        [sys.executable, "-c", script, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        out, complaints = command.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(command.pid, signal.SIGKILL)
        raise
    assert command.returncode == 130, complaints
    with pytest.raises(ProcessLookupError):
        os.killpg(command.pid, 0)
    return out, complaints


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_games_so_far_are_told_as_data(jobs: str) -> None:
    out, complaints = interrupted(_SIM, "sim", "--games", "100000", "--jobs", jobs, "--json")
    found = json.loads(out)
    played = sum(table["games"] for table in found["tables"])
    assert found["interrupted"] is True
    assert 3 <= found["finished"] == played < 1000
    assert sum(found["wins_by_seat"]) == pytest.approx(played, abs=0.001)
    assert complaints == f"Interrupted after {played} of 100,000 games.\n"


def test_games_so_far_are_told_in_words() -> None:
    out, complaints = interrupted(_SIM, "sim", "--games", "100000", "--players", "random,random", "--check")
    said = re.search(r"(\d+) of \1 games finished, 0 errors", out)
    assert said
    assert complaints == f"Interrupted after {said[1]} of 100,000 games.\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_campaigns_so_far_are_told(jobs: str) -> None:
    command = ("campaign", "sim", "--players", "random,random", "--campaigns", "1000", "--jobs", jobs, "--json")
    out, complaints = interrupted(_CAMPAIGN, *command)
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 1 <= found["campaigns"] == found["finished"] <= int(jobs)  # two processes may be done at the same moment
    assert found["games"] > 1
    assert complaints == f"Interrupted after {found['finished']} of 1,000 campaigns.\n"

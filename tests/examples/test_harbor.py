"""The example package is what docs/make-a-set.md tells, and the commands of that page run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from archfoe.cli import run
from archfoe.registry import forget, sets

ROOT = Path(__file__).parents[2]
HARBOR = ROOT / "examples" / "harbor"
PAGE = (ROOT / "docs" / "make-a-set.md").read_text(encoding="utf-8")
#: Need a network, a person, or half a minute.
NOT_HERE = ("pip", "play", "serve", "balance", "pytest")


def test_the_page_shows_the_files_as_they_are() -> None:
    shown = dict(re.findall(r"^```\w+\n# (\S+)\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL))
    assert shown.pop("Harbor")  # the rules, whose own first line that is
    assert len(shown) == 6
    for name, text in shown.items():
        assert (HARBOR / name).read_text(encoding="utf-8") == text, name
    assert (HARBOR / "src" / "archfoe_harbor" / "rules.md").read_text(encoding="utf-8") in PAGE


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Harbor as pip would install it in place: its sources, and what its project file says of it."""
    project = tomllib.loads((HARBOR / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = tmp_path / "archfoe_harbor-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = project["entry-points"]["archfoe.sets"]
    (about / "entry_points.txt").write_text("[archfoe.sets]\n" + "".join(f"{k} = {v}\n" for k, v in points.items()))
    monkeypatch.syspath_prepend(str(HARBOR / "src"))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def test_the_commands_of_the_page_run(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [shlex.split(line) for line in re.findall(r"^    (archfoe .+)$", PAGE, re.MULTILINE)]
    ran = [words[1:] for words in commands if words[1] not in NOT_HERE]
    assert len(ran) == 5
    shown = ""
    for words in ran:
        assert run(words) == 0, words
        shown += capsys.readouterr().out
    assert "harbor (archfoe-harbor 1.0)" in shown
    assert "Reveal the top card of the main deck. If it is a Villain, +2 Power." in " ".join(shown.split())
    assert "4 of 4 games finished, 0 errors" in shown
    assert sets()["harbor"].title == "Harbor"


def test_its_own_tests_pass(site: Path) -> None:
    path = os.pathsep.join([str(site), str(HARBOR / "src"), str(ROOT / "src")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", os.devnull]
    done = subprocess.run(
        [*command, "--rootdir", str(HARBOR), str(HARBOR / "tests")],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout

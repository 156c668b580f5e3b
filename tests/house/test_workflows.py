"""Files for the place where the project is hosted: they can be read, and name what is there."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from tests.house.source import ROOT

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))


def read(path: Any) -> dict[Any, Any]:
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_all_that_it_needs(path: Any) -> None:
    found = read(path)
    assert found["name"] and True in found  # YAML reads `on` as a yes
    assert found["permissions"] == {"contents": "read"}, "no job may write unless it says so itself"
    for name, job in found["jobs"].items():
        assert {"runs-on", "steps", "timeout-minutes"} <= job.keys(), name
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step), step
            assert "uses" not in step or re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", step["uses"]), step
        for needed in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
            assert needed in found["jobs"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_runs_is_there(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"run: make ([\w-]+)", text)) <= set(targets)
    assert all((ROOT / place).exists() for place in re.findall(r"(?<=[ =])tests/[\w./]+", text))


def test_an_action_is_one_commit_which_says_its_version() -> None:
    """Whoever takes an action over can move its tags; the same commit everywhere, and dependabot reads the comment."""
    known: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for line in re.findall(r"uses: (.*)", path.read_text(encoding="utf-8")):
            name, commit = re.fullmatch(r"([\w/-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)", line).groups()  # type: ignore[union-attr]
            known.setdefault(name, set()).add(commit)
    assert known and all(len(commits) == 1 for commits in known.values())


def test_newer_versions_and_known_holes_are_looked_for() -> None:
    updates = read(GITHUB / "dependabot.yml")["updates"]
    places = {update["package-ecosystem"]: update["directory"] for update in updates}
    assert places == {"github-actions": "/", "pip": "/", "npm": "/frontend"}
    assert (ROOT / "frontend" / "package-lock.json").is_file() and (ROOT / "constraints.txt").is_file()
    audit = read(GITHUB / "workflows" / "audit.yml")
    assert "schedule" in audit[True] and {"run": "make audit"} in audit["jobs"]["packages"]["steps"]
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\naudit:")[2].partition("\n\n")[0]
    assert all(word in recipe for word in ("pip-audit", "constraints.txt", "release-requirements.txt", "npm audit"))


def test_a_release_is_built_with_files_that_are_known_by_their_hashes() -> None:
    lines = (ROOT / "release-requirements.txt").read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+ --hash=sha256:[0-9a-f]{64}", line) for line in said)
    assert not any("://" in line for line in lines), "where they come from is up to who installs them"
    versions = dict(line.partition(" ")[0].lower().split("==") for line in said)
    pinned = dict(
        line.lower().split("==") for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line
    )
    assert {"build", "hatchling"} <= versions.keys()
    assert all(pinned.get(name, version) == version for name, version in versions.items())
    steps = [step.get("run", "") for step in read(GITHUB / "workflows" / "release.yml")["jobs"]["build"]["steps"]]
    installs = [run for run in steps if "pip install" in run]
    assert len(installs) == 1 and "--require-hashes" in installs[0] and "release-requirements.txt" in installs[0]
    (built,) = [run for run in steps if "-m build" in run]
    assert "--no-isolation" in built and "--sdist" in built and "--wheel" in built


def test_every_python_and_system_is_tried() -> None:
    matrix = read(GITHUB / "workflows" / "ci.yml")["jobs"]["everywhere"]["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert matrix["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_a_release_is_published_without_a_token() -> None:
    release = read(GITHUB / "workflows" / "release.yml")
    assert release["jobs"]["publish"]["permissions"] == {"id-token": "write"}
    assert release["jobs"]["publish"]["environment"] == "pypi"
    assert "secrets." not in (GITHUB / "workflows" / "release.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem)
def test_an_issue_template_asks_something(path: Any) -> None:
    found = read(path)
    if path.stem == "config":
        return
    assert found["name"] and found["description"] and found["body"]
    assert len({part["id"] for part in found["body"]}) == len(found["body"])

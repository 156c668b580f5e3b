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
            assert "uses" not in step or re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step["uses"]), step
        for needed in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
            assert needed in found["jobs"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_runs_is_there(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"run: make ([\w-]+)", text)) <= set(targets)
    assert all((ROOT / place).exists() for place in re.findall(r"(?<=[ =])tests/[\w./]+", text))


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

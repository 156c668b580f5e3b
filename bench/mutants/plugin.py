"""A plugin of pytest: which tests reach which place, or some tests in a given order until their time is up.

The job is a file of JSON named by MUTANTS_JOB:
    {"reach": FILE}                      each test adds a line: its name, the places it reached, its seconds
    {"tests": [NAME, ...], "seconds": N} only these tests, in this order; none is begun after so much CPU time
"""

from __future__ import annotations

import builtins
import json
import os
import sys
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

_job: dict[str, Any] = json.loads(Path(os.environ["MUTANTS_JOB"]).read_text(encoding="utf-8"))
_reached: set[int] = set()
_failed: list[str] = []

if "reach" in _job:
    builtins.mutant_reached = _reached.add  # type: ignore[attr-defined]


def _note(name: str, seconds: float) -> None:
    with open(_job["reach"], "a", encoding="utf-8") as file:
        file.write(json.dumps([name, sorted(_reached), round(seconds, 4)]) + "\n")
    _reached.clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if "tests" in _job:
        order = {name: i for i, name in enumerate(_job["tests"])}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])


def pytest_collection_finish() -> None:
    if "reach" in _job:
        _note("", 0.0)  # what is reached when the program is loaded


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if "tests" in _job and time.process_time() > _job["seconds"]:
        item.session.shouldstop = "the time is up"
        return True
    began = time.perf_counter()
    result = yield
    if "reach" in _job:
        _note(item.nodeid, time.perf_counter() - began)
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed and not _failed:
        _failed.append(report.nodeid)
        sys.stderr.write(f"\nMUTANT CAUGHT BY {report.nodeid}\n")

"""What all tests share: their order, and where they write."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path

import pytest

import tests.oracle  # noqa: F401  # what is checked here is checked by all rules
from archfoe.version import COMPILED, engine
from tests.deals import DealsOfTests, give_keys
from tests.leftovers import Leftovers

#: Tests that wait for a browser or for a server, long ones first. A group begins the work of one worker: it shares a
#: browser, and nobody waits for it at the end.
WAITING = (
    (
        "tests/browser/test_screens.py",
        "tests/browser/test_reviews.py",
        "tests/browser/test_campaigns.py",
        "tests/browser/test_budgets.py",
    ),
    ("tests/browser/",),
    (
        "tests/server/test_docs.py",
        "tests/server/test_kills.py",
        "tests/server/test_hostile.py",
        "tests/server/test_app.py",
        "tests/server/test_campaigns.py",
        "tests/server/test_stopping.py",
        "tests/cli/test_interrupted.py",
        "tests/files_of_0_1/",
    ),
)
#: What the person who runs the tests has installed in a folder is no part of them.
os.environ["ARCHFOE_SETS"] = str(Path(__file__).with_name("no-such-folder"))
#: Nor is what an earlier run has kept.
os.environ["ARCHFOE_CACHE"] = ""
#: Saving waits until everything is on the disk, thousands of times in these tests: in memory that takes no time.
MEMORY = Path("/dev/shm")
ROOM = 2**30

if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

deals = DealsOfTests()
give_keys(deals.new_key)
leftovers = Leftovers()


def pytest_runtest_setup(item: pytest.Item) -> None:
    deals.begin(item.nodeid)


def pytest_runtest_teardown() -> None:
    leftovers.clear()


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    gc.disable()  # thousands of tests come, and none of them goes


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_report_header() -> str:
    return f"engine: {engine()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if engine() == COMPILED:
        _leave_out_pure(items)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = [items[i] for i in dealt([item.nodeid for item in items], workers)]


def _leave_out_pure(items: list[pytest.Item]) -> None:
    """Compiled code does not look for what a test has put in the place of a method, or into a subclass of a game."""
    for item in items:
        if item.get_closest_marker("pure") is not None:
            item.add_marker(pytest.mark.skip(reason="changes the engine from outside, which takes pure Python"))


def dealt(names: list[str], workers: int) -> list[int]:
    """An order in which each worker begins with groups of its own: `--dist worksteal` deals a list in equal parts."""
    heads: list[list[tuple[int, int]]] = [[] for _ in range(workers)]
    rest = []
    for i, name in enumerate(names):
        found = ((g, k) for g, group in enumerate(WAITING) for k, of in enumerate(group) if name.startswith(of))
        group, place = next(found, (None, 0))
        if group is None:
            rest.append(i)
        else:
            heads[group % workers].append((place, i))
    order: list[int] = []
    for worker, head in enumerate(heads):
        part = (len(names) - len(order)) // (workers - worker)
        more = max(part - len(head), 0)
        order += [i for _, i in sorted(head)] + rest[:more]
        del rest[:more]
    return order + rest

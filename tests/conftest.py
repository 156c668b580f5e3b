"""What all tests share: their order, and where they write."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

#: They wait for a browser or for a server, so they come first: nobody is to wait for them at the end.
WAITING = ("tests/browser/", "tests/server/test_docs.py", "tests/server/test_app.py", "tests/server/test_kills.py")
#: Saving waits until everything is on the disk, thousands of times in these tests: in memory that takes no time.
MEMORY = Path("/dev/shm")
ROOM = 2**30

if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(WAITING))

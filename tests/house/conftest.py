"""What the tests of the house have read of the source is let go when the last of them is done."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house.source import tree_of, walked


@pytest.fixture(scope="package", autouse=True)
def sources() -> Iterator[None]:
    yield
    walked.cache_clear()
    tree_of.cache_clear()

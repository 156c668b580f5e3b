"""Sets of others, as if somebody had put them there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from archfoe import registry
from archfoe.registry.places import SETS

SHELF = Path(__file__).with_name("sets")
Found = Callable[[Path], registry.Registry]


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[Found]:
    """Everything with the sets of one folder of folders."""

    def look(folder: Path) -> registry.Registry:
        monkeypatch.setenv(SETS, str(folder))
        registry.forget()
        return registry.everything()

    yield look
    monkeypatch.undo()
    registry.forget()


@pytest.fixture
def moonbase(found: Found) -> registry.Set:
    return found(SHELF).sets["moonbase"]

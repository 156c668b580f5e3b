"""A clock that tests wind, and a real PostgreSQL for those that want one: started once, a new database for each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count

import pytest

from archfoe.server import hidden_timing
from tests.server.clock import Clock
from tests.server.postgres import a_database, running_postgres

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server, without the name of a database."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    with a_database(postgres, f"archfoe_{os.getpid()}_{next(_numbers)}") as address:
        yield address


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    one = Clock()
    monkeypatch.setattr(hidden_timing, "pause", one.pause)
    return one

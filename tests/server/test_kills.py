"""The server is killed again and again while people play: no acknowledged answer is lost or done twice."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from archfoe.server.store import sqlite_url
from tests.breadth import usually
from tests.server.killing import suffer

KILLS = usually(16, 40)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="starts servers by forking")
@pytest.mark.parametrize("sort", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_loses_nothing_that_it_has_acknowledged(
    sort: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills = KILLS if sort == "sqlite" else KILLS // 4
    url = sqlite_url(tmp_path / "tables.sqlite3")
    if sort == "postgresql":
        url = request.getfixturevalue("postgres_database")
    people, checked = suffer(url, [None] * kills, bots=sort == "postgresql")
    assert checked >= kills, "too little was played to prove anything"
    if kills == KILLS:  # with fewer it is luck whether a kill meets an answer
        assert any(person.repeated for person in people), "no answer was ever in the air"

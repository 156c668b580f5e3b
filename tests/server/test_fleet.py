"""Three servers on one PostgreSQL: one is killed, paused for longer than its lease, or stopped while people play."""

from __future__ import annotations

import os

import pytest

from tests.server.fleet import Habits, check, weather

#: Pages that come back sooner than real ones; a server may be slow on a busy machine, and is not dead for that.
QUICK = Habits(lease=6.0, thinking=0.02, ping=2.0, patience=4.0, first_wait=0.05, longest_wait=1.0)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="starts servers by forking")
def test_whatever_befalls_a_server_nothing_is_lost_and_every_table_goes_on(postgres_database: str) -> None:
    outcome = weather(postgres_database, QUICK, ["kill", "pause", "stop"], tables=4)
    assert check(postgres_database, outcome.people) > 50, "too little was played to prove anything"
    assert sum(one.moved for one in outcome.people) > 0, "nobody was sent to another server"

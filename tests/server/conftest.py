"""A clock that tests wind, and a real PostgreSQL for those that want one: started once, a new database for each."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from archfoe.server import hidden_timing
from tests import programs
from tests.server.clock import Clock
from tests.server.running import free_port

_numbers = count()


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root: there its own user runs it."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server, without the name of a database."""
    if given := os.environ.get(programs.POSTGRES_SERVER):
        yield given.rstrip("/")
        return
    server = programs.postgresql()
    if server is None:
        pytest.fail(programs.how_to_install(["postgresql"]))
    folder = Path(tempfile.mkdtemp(prefix="archfoe-postgres-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()
    quiet = {"stdout": subprocess.DEVNULL, "check": True}
    subprocess.run(
        _as_somebody([str(server / "initdb"), "-D", str(data), "-A", "trust", "-U", "archfoe", "-E", "UTF8", "-N"]),
        **quiet,  # type: ignore[call-overload]
    )
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
    control = [str(server / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
    subprocess.run(_as_somebody([*control, "-o", options, "start"]), **quiet)  # type: ignore[call-overload]
    yield f"postgresql://archfoe@127.0.0.1:{port}"
    subprocess.run(_as_somebody([*control, "-m", "immediate", "stop"]), stdout=subprocess.DEVNULL, check=False)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    name = f"archfoe_{os.getpid()}_{next(_numbers)}"
    engine = sa.create_engine(
        postgres.replace("postgresql:", "postgresql+psycopg:") + "/postgres", isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    yield f"{postgres}/{name}"
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    one = Clock()
    monkeypatch.setattr(hidden_timing, "pause", one.pause)
    return one

"""A real PostgreSQL: the one that the environment names, or one that is started in a folder of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests import programs
from tests.server.running import free_port


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root: there its own user runs it."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
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
    try:
        yield f"postgresql://archfoe@127.0.0.1:{port}"
    finally:
        subprocess.run(_as_somebody([*control, "-m", "immediate", "stop"]), stdout=subprocess.DEVNULL, check=False)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def a_database(postgres: str, name: str) -> Iterator[str]:
    """A new one, which is dropped afterwards whoever still uses it."""
    engine = engine_of(f"{postgres}/postgres")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    yield f"{postgres}/{name}"
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


def engine_of(address: str) -> sa.Engine:
    return sa.create_engine(address.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")

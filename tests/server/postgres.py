"""A real PostgreSQL: the one that the environment names, or one that is started in a folder of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from tests import programs
from tests.server.running import free_port


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root: there its own user runs it."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


class OwnPostgres(NamedTuple):
    """A server in a folder of its own."""

    address: str  # without the name of a database
    control: list[str]
    options: str

    def start(self) -> None:
        self._do("-o", self.options, "start")

    def stop(self) -> None:
        """As if it were killed: nothing is put in order."""
        self._do("-m", "immediate", "stop")

    def restart(self) -> None:
        self.stop()
        self.start()

    def _do(self, *what: str) -> None:
        subprocess.run(_as_somebody([*self.control, *what]), stdout=subprocess.DEVNULL, check=True)


@contextlib.contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    server = programs.postgresql()
    if server is None:
        pytest.fail(programs.how_to_install(["postgresql"]))
    folder = Path(tempfile.mkdtemp(prefix="archfoe-postgres-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()
    made = [str(server / "initdb"), "-D", str(data), "-A", "trust", "-U", "archfoe", "-E", "UTF8", "-N"]
    subprocess.run(_as_somebody(made), stdout=subprocess.DEVNULL, check=True)
    control = [str(server / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
    postgres = OwnPostgres(f"postgresql://archfoe@127.0.0.1:{port}", control, options)
    postgres.start()
    try:
        yield postgres
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server, without the name of a database."""
    if given := os.environ.get(programs.POSTGRES_SERVER):
        yield given.rstrip("/")
        return
    with own_postgres() as postgres:
        yield postgres.address


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
    url = address.replace("postgresql:", "postgresql+psycopg:")
    return sa.create_engine(url, isolation_level="AUTOCOMMIT", pool_pre_ping=True)  # it may have been restarted

"""How `archfoe serve` ends when it is told to, at whatever moment."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from archfoe.server.store import Store, sqlite_url
from tests.server.running import PATIENCE, Caller, server
from tests.workshop.texts import TIDE


@pytest.mark.parametrize("signals", [(signal.SIGINT,), (signal.SIGINT, signal.SIGTERM)], ids=["once", "in a hurry"])
def test_ctrl_c_stops_it_quietly(tmp_path: Path, signals: tuple[signal.Signals, ...]) -> None:
    command = [sys.executable, "-m", "archfoe", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().split("served at ")[1].split(" ")[0]
    with urlopen(address) as answer:  # it waits until the server has begun
        assert answer.status == 200
    for sig in signals:
        server.send_signal(sig)
    _, complaints = server.communicate(timeout=PATIENCE)
    assert (server.returncode, complaints) == (0, "")


def test_it_stops_though_a_worker_stands_still(tmp_path: Path) -> None:
    """A process that was stopped hears no signal but the one that kills it."""
    command = [sys.executable, "-m", "archfoe", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().split("served at ")[1].split(" ")[0]
    with urlopen(address) as answer:
        assert answer.status == 200
    workers = [child for child in _children(server.pid) if "spawn_main" in _command(child)]
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    server.send_signal(signal.SIGTERM)
    try:
        _, complaints = server.communicate(timeout=PATIENCE)
        assert (server.returncode, complaints) == (0, "")
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
    finally:
        for process in (server.pid, *workers):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def test_it_stops_though_the_process_that_makes_houses_stands_still(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        made = running.make(brings=TIDE, seats=[{"kind": "human"}, {"kind": "bot"}])
        Caller(running, made["room"], made["seats"][0]["token"]).until("view")
        (maker,) = [child for child in _children(running.process.pid) if "forkserver" in _command(child)]
        assert _children(maker)
        os.kill(maker, signal.SIGSTOP)
        try:
            running.process.send_signal(signal.SIGTERM)
            assert running.process.wait(PATIENCE) == 0
            patient = time.monotonic() + PATIENCE
            while not _ended(maker) and time.monotonic() < patient:
                time.sleep(0.05)
            assert _ended(maker)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(maker, signal.SIGKILL)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _ended(pid: int) -> bool:
    """Nobody may have asked yet how it ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def _command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")


#: A server that sends itself a signal when it comes to a function, in a callback in which exceptions are dropped.
_SIGNALLED = """
import os, pkgutil, sys, weakref
from archfoe.server import main

class Rubbish: pass

def heard(_):
    os.kill(os.getpid(), {signal})
    for _ in range(1000): pass

def signalled(*arguments, **more):
    rubbish = Rubbish()
    watched = weakref.ref(rubbish, heard)
    del rubbish
    return true(*arguments, **more)

owner = pkgutil.resolve_name("{owner}")
true = getattr(owner, "{name}")
setattr(owner, "{name}", signalled)
sys.exit(main.serve(port=0, database="{database}"))
"""


@pytest.mark.parametrize(
    ("owner", "name", "sig"),
    [
        ("archfoe.server.store", "_migrate", signal.SIGINT),  # the tables are made
        ("archfoe.server.main", "collect_seldom", signal.SIGINT),  # just before it tells its address
        ("archfoe.server.main", "_config", signal.SIGTERM),  # just before it runs
        ("archfoe.server.bots:Bots", "start", signal.SIGINT),  # workers are started
        ("archfoe.server.app", "rules_by_card", signal.SIGTERM),  # in another thread, just before it answers
    ],
)
def test_it_stops_at_any_moment_of_its_start(owner: str, name: str, sig: signal.Signals, tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "tables.sqlite3")
    script = _SIGNALLED.format(owner=owner, name=name, signal=int(sig), database=database)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
    connection.close()
    Store(database).close()  # nobody holds it, and its tables are whole

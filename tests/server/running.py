"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import SystemRandom
from typing import Any

from websockets.sync.client import ClientConnection, connect

from archfoe.server.store import sqlite_url

PATIENCE = 120.0  # seconds: only what never comes takes so long, on however busy a machine

#: Below those that systems give to whoever calls: else somebody who calls a dead server may be given its very port, and
#: then it cannot come back.
OWN_PORTS = range(10_000, 32_000)


def free_port() -> int:
    while True:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", SystemRandom().choice(OWN_PORTS)))
            except OSError:  # in use
                continue
            return int(probe.getsockname()[1])


class Server:
    """`archfoe serve` on a free port; what it writes goes into a file."""

    def __init__(self, folder: Path, *arguments: str, url: str = "") -> None:
        self.log = folder / "server.log"
        self.url = url or sqlite_url(folder / "tables.sqlite3")
        command = [sys.executable, "-m", "archfoe", "serve", "--port", "0", "--database", self.url, *arguments]
        self._out = self.log.open("a")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._out, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()
        assert "http://" in self.first_line, self.log.read_text()
        self.port = int(self.first_line.split("http://")[1].split("/")[0].rpartition(":")[2])

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        self._close()
        return status

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        self._close()

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._out.close()

    # HTTP

    def request(
        self, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        asked = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, dict(headers or {}))
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()

    def make(self, **wish: Any) -> dict[str, Any]:
        status, _, body = self.request("/api/rooms", json.dumps(wish).encode())
        assert status == 201, body
        made: dict[str, Any] = json.loads(body)
        return made

    def connect(self, stack: contextlib.ExitStack, **more: Any) -> ClientConnection:
        """A connection that is closed with the stack."""
        address = f"ws://127.0.0.1:{self.port}/ws"
        socket: ClientConnection = stack.enter_context(
            connect(address, max_size=None, open_timeout=PATIENCE, compression=None, ping_interval=None, **more)
        )
        return socket


@contextlib.contextmanager
def server(folder: Path, *arguments: str, url: str = "") -> Iterator[Server]:
    running = Server(folder, *arguments, url=url)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()


class Caller:
    """One connection: sends and reads messages as plain data."""

    def __init__(self, running: Server, room: str, token: str = "", **more: Any) -> None:
        self._stack = contextlib.ExitStack()
        self._running, self._more = running, more
        self.views: list[dict[str, Any]] = []
        self.open()
        self.send(type="hello", room=room, token=token)

    def open(self) -> None:
        """Connects, and says nothing yet."""
        self.socket = self._running.connect(self._stack, **self._more)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "view":
            self.views.append(message)
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.read())["type"] != kind:
            pass
        return message

    def until_asked(self) -> dict[str, Any]:
        """The next view with a question for this seat, or the last of the game."""
        while True:
            view = self.until("view")
            if view["table"]["prompt"] is not None or view["table"]["over"]:
                return view

    def answer(self, view: dict[str, Any], picked: list[int]) -> None:
        self.send(type="answer", game=view["game"], number=view["table"]["prompt"]["number"], picked=picked)

    def close(self) -> None:
        self._stack.close()

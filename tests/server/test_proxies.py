"""The samples of `deploy/` for servers behind a proxy, with the proxies themselves where they are installed."""

from __future__ import annotations

import contextlib
import json
import os
import posixpath
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.fleet import check, weather
from tests.server.proxies import HOST, NAME, ONE, PROXIES, SERVERS, is_here, proxy
from tests.server.running import PATIENCE, server
from tests.server.test_fleet import QUICK


def _wants(program: str) -> None:
    if not is_here(program):
        pytest.skip(f"{program} is not installed")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="starts servers by forking")
@pytest.mark.parametrize("program", PROXIES)
def test_tables_behind_a_proxy_go_on_whatever_befalls_a_server(program: str, postgres_database: str) -> None:
    _wants(program)
    with proxy(program) as front:
        outcome = weather(postgres_database, QUICK, ["kill", "pause", "stop"], tables=3, front=front)
        assert check(postgres_database, outcome.people) > 20, "too little was played to prove anything"
        assert front.get("/metrics")[0] == 404, "figures of the servers are for their host alone"


#: As people write an address who want what is behind it.
SPELLINGS = (
    *("/metrics", "/metrics/", "//metrics", "/./metrics", "/x/../metrics", "/metrics?x=1", "/METRICS", "/metrics;x"),
    *("/%6detrics", "/%6Detrics", "/%2fmetrics", "/%2e/metrics", "/metrics%20", "/metrics%2f", "/metrics%3f"),
)


class _Careless(BaseHTTPRequestHandler):
    """A server that takes every spelling of a path for the path, and tells whom it was asked as."""

    def do_GET(self) -> None:
        path = posixpath.normpath("/" + unquote(unquote(self.path)).partition("?")[0].lower().strip("/ "))
        told = b"archfoe_answers_total" if path.startswith("/metrics") else f"at {self.path}".encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def log_message(self, *_: object) -> None:
        pass


@contextlib.contextmanager
def careless(ports: list[int]) -> Iterator[None]:
    servers = [ThreadingHTTPServer((HOST, port), _Careless) for port in ports]
    for one in servers:
        threading.Thread(target=one.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        for one in servers:
            one.shutdown()
            one.server_close()


@pytest.mark.parametrize(("program", "sample"), [*PROXIES.items(), ("caddy", ONE)])
def test_figures_are_not_to_be_had_through_a_proxy_however_one_asks(program: str, sample: str) -> None:
    _wants(program)
    with proxy(program, sample) as front, careless(front.ports):
        ways = [f"{way}{word}" for way in ("", *(f"/at/{name}" for name in SERVERS)) for word in SPELLINGS]
        ways += ["/at/one/../two/metrics", "/at/one/at/one/metrics", "/at//one/metrics", "/ws/../metrics"]
        ways += ["/at/one/ws/../metrics", "/at/one/ws/%2e%2e/metrics", "/at/one/ws/..%2fmetrics"]
        told = {way: front.raw(way) for way in ways}
        assert [way for way, answer in told.items() if b"archfoe_" in answer] == []
        assert told["/metrics"].split(b" ")[1] == b"404"
        assert front.raw("/api/setup").endswith(b"at /api/setup"), "the rest is"
        if sample != ONE:
            assert front.raw("/at/two/ws/room").endswith(b"at /ws/room")


def test_a_server_tells_its_figures_to_nobody_whom_a_proxy_speaks_for(tmp_path: Path) -> None:
    """Whatever the proxy lets through."""
    with server(tmp_path, "--metrics") as running:
        assert running.request("/metrics")[0] == 200
        for name in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Proto"):
            assert running.request("/metrics", headers={name: "192.0.2.1"})[0] == 404


def test_one_server_behind_caddy_shows_its_page_and_plays_and_keeps_its_figures(tmp_path: Path) -> None:
    _wants("caddy")
    with proxy("caddy", ONE) as front:
        options = ["--port", str(front.ports[0]), "--origin", front.address, "--proxy", HOST, "--metrics"]
        with server(tmp_path, *options) as running:
            assert running.request("/metrics")[0] == 200
            assert [way for way in SPELLINGS if b"archfoe_answers_total" in front.raw(way)] == []
            assert front.get("/metrics")[0] == 404
            status, page = front.get("/")
            assert status == 200 and "<title>archfoe" in page
            made = running.make(seats=[{"kind": "human"}, {"kind": "bot"}])
            address = f"ws://{NAME}:{front.port}/ws/{made['room']}"
            there = HOST, front.port
            with connect(address, address=there, origin=Origin(front.address), open_timeout=PATIENCE) as socket:
                socket.send(json.dumps({"type": "hello", "room": made["room"], "token": made["seats"][0]["token"]}))
                assert json.loads(socket.recv(PATIENCE))["type"] in ("room", "view")

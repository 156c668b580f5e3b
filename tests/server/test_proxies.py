"""The samples of `deploy/` for servers behind a proxy, with the proxies themselves where they are installed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.fleet import check, weather
from tests.server.proxies import HOST, NAME, ONE, PROXIES, is_here, proxy
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


def test_one_server_behind_caddy_shows_its_page_and_plays_and_keeps_its_figures(tmp_path: Path) -> None:
    _wants("caddy")
    with proxy("caddy", ONE) as front:
        options = ["--port", str(front.ports[0]), "--origin", front.address, "--proxy", HOST, "--metrics"]
        with server(tmp_path, *options) as running:
            assert running.request("/metrics")[0] == 200
            assert front.get("/metrics")[0] == 404
            status, page = front.get("/")
            assert status == 200 and "<title>archfoe" in page
            made = running.make(seats=[{"kind": "human"}, {"kind": "bot"}])
            address = f"ws://{NAME}:{front.port}/ws/{made['room']}"
            there = HOST, front.port
            with connect(address, address=there, origin=Origin(front.address), open_timeout=PATIENCE) as socket:
                socket.send(json.dumps({"type": "hello", "room": made["room"], "token": made["seats"][0]["token"]}))
                assert json.loads(socket.recv(PATIENCE))["type"] in ("room", "view")

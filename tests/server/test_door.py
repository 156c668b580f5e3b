"""What does not get in: pages under false names, crowds of one address, half requests, and readers who do not read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
import sqlalchemy as sa
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from archfoe.core.errors import ArchfoeError
from archfoe.server import archive, audience, hurry, journal, people
from archfoe.server.connections import _MOST_BYTES, TOO_SLOW, Connection
from archfoe.server.door import WRONG_NAME, Door
from archfoe.server.limits import CROWDED, MOST_CONNECTIONS, Pace
from archfoe.server.main import _config
from archfoe.server.replays import LONGEST_RECORD
from archfoe.server.sql_tables import chat
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats
from tests.server.running import PATIENCE, server


async def inside(scope: Scope, receive: Receive, send: Send) -> None:
    """What lies behind the door."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await receive()
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"inside"})


async def knock(
    door: Door, host: str, kind: str = "http", address: str = "192.0.2.7", stay: Any = None
) -> list[Message]:
    """All that is answered to one request."""
    answered: list[Message] = []

    async def receive() -> Message:
        if stay is not None:
            await stay.wait()
        return {"type": "websocket.connect" if kind == "websocket" else "http.request"}

    async def send(message: Message) -> None:
        answered.append(message)

    headers = [(b"host", host.encode())] if host else []
    await door({"type": kind, "headers": headers, "client": (address, 5)}, receive, send)
    return answered


@pytest.mark.parametrize(
    "host",
    ["localhost:8017", "127.0.0.1:8017", "[::1]:8017", "192.168.1.5", "table.example", "LOCALHOST", "a.localhost"],
)
def test_a_server_goes_by_addresses_and_by_the_names_it_was_given(host: str) -> None:
    answered = run(knock(Door(inside, ["https://table.example"]), host))
    assert answered[0]["status"] == 200


def test_an_origin_that_is_no_address_is_refused() -> None:
    with pytest.raises(ArchfoeError, match=r"'http://\[x' is not the address of a page: write it as https://"):
        Door(inside, ["http://[x"])


@pytest.mark.parametrize(
    "host", ["evil.example:8017", "127.0.0.1.evil.example", "", "localhost@evil.example", "[::1", "[x]"]
)
def test_a_page_that_makes_its_own_name_lead_here_gets_nothing(host: str) -> None:
    answered = run(knock(Door(inside), host))
    assert answered[0]["status"] == 421 and json.loads(answered[1]["body"])["text"] == WRONG_NAME
    assert [message["type"] for message in run(knock(Door(inside), host, "websocket"))] == ["websocket.close"]


def test_a_false_name_is_refused_by_the_server_that_runs(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        for path, body in (("/", None), ("/api/setup", None), ("/api/rooms", b"{}")):
            status, headers, answer = running.request(path, body, evil)
            assert status == 421 and json.loads(answer)["text"] == WRONG_NAME
            assert "content-security-policy" in headers
        # Nobody may say for whom it speaks unless it was named: the limits are for the one who calls.
        made = [running.request("/api/rooms", b"{}", {"X-Forwarded-For": f"203.0.113.{n}"})[0] for n in range(31)]
        assert made.count(201) == 30 and made[-1] == 429


def test_only_a_named_proxy_says_for_whom_it_asks() -> None:
    class Nothing:
        def asgi(self) -> Any:
            return inside

    assert not _config(Nothing()).proxy_headers  # type: ignore[arg-type]
    named = _config(Nothing(), ("10.0.0.1",))  # type: ignore[arg-type]
    assert named.proxy_headers and named.forwarded_allow_ips == ["10.0.0.1"]


def test_an_address_has_so_many_connections_and_another_has_its_own() -> None:
    async def crowd() -> None:
        door, stay = Door(inside), asyncio.Event()
        inner = [asyncio.create_task(knock(door, "localhost", "websocket", stay=stay)) for _ in range(MOST_CONNECTIONS)]
        await asyncio.sleep(0)
        (refused,) = await knock(door, "localhost", "websocket")
        assert refused["type"] == "websocket.close" and refused["reason"] == CROWDED
        stay.set()
        assert (await knock(door, "localhost", "websocket", "192.0.2.8", stay))[0]["type"] == "websocket.accept"
        assert (await knock(door, "localhost", "websocket", "127.0.0.1", stay))[0]["type"] == "websocket.accept"
        await asyncio.gather(*inner)
        assert (await knock(door, "localhost", "websocket", stay=stay))[0]["type"] == "websocket.accept"
        assert not len(door._connected)

    run(crowd())


# Half requests, and what nobody reads


A_HEAD = b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("sent", [[], [A_HEAD[:20]], [A_HEAD, A_HEAD[:5]]])
def test_who_sends_half_a_head_is_let_go(sent: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hurry, "HEADER_SECONDS", 0.2)

    async def call() -> None:
        config = uvicorn.Config(inside, http=hurry.HurriedHttp, log_level="critical", timeout_keep_alive=60)
        config.load()
        listening = await asyncio.get_running_loop().create_server(
            lambda: hurry.HurriedHttp(config, ServerState(), {}), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        for head in sent:
            writer.write(head)
            if head == A_HEAD:
                assert (await reader.readuntil(b"inside")).startswith(b"HTTP/1.1 200")
        with contextlib.suppress(ConnectionResetError):
            await asyncio.wait_for(reader.read(), 30)  # until it is closed
        writer.close()
        listening.close()

    run(call())


class _Transport:
    """A connection from somewhere; what is written is kept."""

    def __init__(self, address: str) -> None:
        self.written, self.closed = b"", False
        self._known = {"peername": (address, 5), "sockname": ("192.0.2.1", 80)}

    def get_extra_info(self, what: str) -> Any:
        return self._known.get(what)

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close


def test_an_address_has_so_many_connections_whatever_it_says_on_them() -> None:
    async def crowd() -> None:
        kind = hurry.hurried_http(["10.0.0.1"])
        config = uvicorn.Config(inside, http=kind, log_level="critical")
        config.load()

        def call(address: str) -> tuple[Any, _Transport]:
            protocol, transport = kind(config, ServerState(), {}), _Transport(address)
            protocol.connection_made(cast("asyncio.Transport", transport))
            return protocol, transport

        inner = [call(f"2001:db8:0:7::{n:x}") for n in range(MOST_CONNECTIONS)]
        assert not any(transport.closed for _, transport in inner)
        _, late = call("2001:db8:0:7:ffff::1")
        assert late.closed and late.written.startswith(b"HTTP/1.1 429 ") and late.written.endswith(CROWDED.encode())
        for other in ("2001:db8:0:8::1", "192.0.2.8"):
            assert not call(other)[1].closed
        for anybody in ("10.0.0.1", "127.0.0.1"):  # a proxy that was named, and one on this machine
            assert not any(call(anybody)[1].closed for _ in range(MOST_CONNECTIONS + 1))
        inner[0][0].connection_lost(None)
        inner[0][0].connection_lost(None)  # once is enough
        assert not call("2001:db8:0:7::1")[1].closed and call("2001:db8:0:7::1")[1].closed

    run(crowd())


async def _deaf(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers at once, and does not want to hear the rest."""
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"no"})


async def _patient(scope: Scope, receive: Receive, send: Send) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


@pytest.mark.parametrize("app", [_deaf, _patient])
def test_a_body_that_drips_is_not_waited_for_forever(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hurry, "BODY_SECONDS", 0.3)

    async def call() -> None:
        config = uvicorn.Config(app, http=hurry.HurriedHttp, log_level="critical", timeout_keep_alive=60)
        config.load()
        listening = await asyncio.get_running_loop().create_server(
            lambda: hurry.HurriedHttp(config, ServerState(), {}), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
        writer.write(b"POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n")
        closed = asyncio.ensure_future(reader.read())
        with contextlib.suppress(ConnectionError):
            while not closed.done():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.01)
        with contextlib.suppress(ConnectionError):
            assert (await closed)[:12] in (b"", b"HTTP/1.1 403")
        writer.close()
        listening.close()

    run(call())


async def _hears(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


def test_a_websocket_is_no_body_that_drips(monkeypatch: pytest.MonkeyPatch) -> None:
    """The handshake is a request; who plays on is not let go when the time for a body is up."""
    monkeypatch.setattr(hurry, "BODY_SECONDS", 0.0)

    async def call() -> None:
        kind = hurry.HurriedSocket
        config = uvicorn.Config(_hears, http=hurry.HurriedHttp, ws=kind, log_level="critical")
        config.load()
        listening = await asyncio.get_running_loop().create_server(
            lambda: hurry.HurriedHttp(config, ServerState(), {}), "127.0.0.1", 0
        )
        host, port = listening.sockets[0].getsockname()
        async with connect(f"ws://{host}:{port}/", ping_interval=None) as socket:
            for _ in range(3):
                await asyncio.wait_for(await socket.ping(), PATIENCE)
        listening.close()

    run(call())


def test_what_takes_too_long_to_come_is_answered_and_closed(tmp_path: Path) -> None:
    with server(tmp_path) as running, contextlib.closing(socket.create_connection(("127.0.0.1", running.port))) as line:
        line.settimeout(PATIENCE)
        head = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n"
        line.sendall(head + b"x" * (LONGEST_RECORD + 1))
        answer = b""
        with contextlib.suppress(ConnectionError):
            while some := line.recv(65536):  # until it is closed, though all of it has not come
                answer += some
        assert answer.startswith(b"HTTP/1.1 413 ") and b"connection: close" in answer.lower()


def test_what_waits_for_a_reader_is_bounded_by_its_size() -> None:
    async def send() -> None:
        connection = Connection()
        big = p.RecordText("record", "x" * (_MOST_BYTES // 3))
        for _ in range(3):
            connection.send(big)
        assert connection.ending is not None and connection.ending[0] == TOO_SLOW
        assert sum(map(len, connection.waiting())) <= _MOST_BYTES

    run(send())


async def _some_rounds() -> None:
    """So that what is due now has happened."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_reads_nothing_for_long_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        monkeypatch.setattr(hurry, "UNREAD_SECONDS", 0.0)
        one = hurry.HurriedSocket.__new__(hurry.HurriedSocket)
        one.loop, one.writable = asyncio.get_running_loop(), asyncio.Event()
        one.transport = Mock()
        one.pause_writing()
        one.resume_writing()
        await _some_rounds()
        one.transport.abort.assert_not_called()
        one.pause_writing()
        await _some_rounds()
        one.transport.abort.assert_called_once()

    run(wait())


# The disk, and crowds


def test_a_day_has_a_measure() -> None:
    now = [0.0]
    pace = Pace(10, 100.0, lambda: now[0])
    assert pace.allows(7) and not pace.allows(4) and pace.allows(3)
    now[0] = 100.0
    assert pace.allows(10) and not pace.allows()


def test_what_was_said_long_ago_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "CHAT_STORED", 5)
    monkeypatch.setattr(people, "LINES", (20, 1.0))

    async def talk() -> None:
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(p.TableWish())
            for n in range(12):
                await ann.say(p.Say(f"line {n}"))
            rows = await desk.store.do(lambda connection: connection.execute(sa.select(chat.c.text)).scalars().all())
            assert sorted(rows) == sorted(f"line {n}" for n in range(7, 12))

    run(talk())


def test_taking_back_again_and_again_fills_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_ENTRIES", 20)

    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            for _ in range(30):
                await ann.answer([0])
                await ann.say(p.Undo(ann.view.game, ann.view.number))
            assert "Nothing more can be taken back." in ann.last(p.Refused).text
            number = table.seating.running().number
            await ann.answer([0])
            assert table.seating.running().number > number, "the game goes on"

    run(play())


def test_a_crowd_of_spectators_does_not_cost_its_square(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "LOOKERS_SECONDS", 0.0)

    async def look() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish())
            told = 0
            show = Connection.show_room

            def count(self: Connection, data: bytes) -> None:
                nonlocal told
                told += 1
                show(self, data)

            monkeypatch.setattr(Connection, "show_room", count)
            crowd = [await Person(table).come() for _ in range(100)]
            assert told <= 300 and ann.last(p.Room).spectators == 100
            deadline = time.monotonic() + 30
            while crowd[0].last(p.Room).spectators != 100:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.001)

    run(look())

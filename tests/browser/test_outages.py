"""A server that cannot be reached, and one whose tables another server takes: the page goes on by itself."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import PATIENCE, Seat
from tests.browser.test_playing import links, quick_table
from tests.browser.way import Way
from tests.server.postgres import a_database, running_postgres
from tests.server.running import free_port

LEASE = 60  # seconds: nothing here waits until one has run out


class Servers(NamedTuple):
    way: Way
    first: int  # the process that gets all tables as long as it runs


@pytest.fixture(scope="module")
def servers() -> Iterator[Servers]:
    """Two of them on one database, behind one address."""
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(a_database(stack.enter_context(running_postgres()), f"pages_{os.getpid()}"))
        command = [sys.executable, "-m", "tests.server.nursery", database]
        nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert nursery.stdin is not None and nursery.stdout is not None
        stack.callback(nursery.wait, PATIENCE)
        stack.callback(nursery.stdin.close)
        ports, processes = [free_port(), free_port()], []
        for port in ports:
            nursery.stdin.write(f"{port} {LEASE}\n")
            nursery.stdin.flush()
            processes.append(next(int(line) for line in nursery.stdout if line.strip().isdigit()))
            stack.callback(_end, processes[-1])
            _wait_for(nursery, port)
        way = Way(ports)
        stack.callback(way.close)
        yield Servers(way, processes[0])


def _end(process: int) -> None:
    with contextlib.suppress(ProcessLookupError):  # it may be what a test has ended
        os.kill(process, signal.SIGKILL)


def _wait_for(nursery: subprocess.Popen[str], port: int) -> None:
    """Until the server there says where it is."""
    assert nursery.stdout is not None
    next(line for line in nursery.stdout if f":{port}/" in line)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE) as answer:
        assert answer.status == 200


@pytest.fixture
def address(servers: Servers) -> str:
    """In the place of the server of all other tests."""
    return servers.way.address


def seat_of_one(open_page: OpenPage) -> Seat:
    """Somebody who plays alone, so that it is always their turn, whatever is dealt."""
    page = open_page()
    made = quick_table(page, mode="rebirth", seats=[{"kind": "human"}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    seat = Seat(page)
    assert seat.wait_for_question()
    seat.act()
    return seat


def _connecting(page: Page) -> Locator:
    return page.locator("header.top").get_by_role("status").filter(has_text="again")


def away(page: Page) -> None:
    expect(_connecting(page)).to_be_visible()


def back(page: Page) -> None:
    expect(_connecting(page)).to_have_count(0)


def test_the_page_comes_back_by_itself_when_its_server_can_be_reached_again(
    open_page: OpenPage, servers: Servers
) -> None:
    seat = seat_of_one(open_page)
    hand, number = seat.hand(), seat.number
    servers.way.cut()
    away(seat.page)
    assert (seat.hand(), seat.number) == (hand, number), "what was there stays to be looked at"
    servers.way.mend()
    back(seat.page)
    assert (seat.hand(), seat.number) == (hand, number)
    seat.act()


def test_another_server_goes_on_with_the_table_of_one_that_stops(open_page: OpenPage, servers: Servers) -> None:
    seat = seat_of_one(open_page)
    hand, number = seat.hand(), seat.number
    with seat.page.expect_websocket() as again:
        os.kill(servers.first, signal.SIGTERM)
    assert servers.way.address.split("//")[1] in again.value.url
    back(seat.page)
    assert (seat.hand(), seat.number) == (hand, number)
    seat.act()

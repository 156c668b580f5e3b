"""Several servers: a page is sent to the one that plays its table, and stays with the table when that one goes."""

from __future__ import annotations

import signal

from playwright.sync_api import Browser, expect

from tests.browser.hands import QUESTION, Seat
from tests.browser.test_playing import links
from tests.server.fleet import Fleet
from tests.server.postgres import a_database, running_postgres
from tests.server.test_kills import make


def test_a_page_follows_its_table_from_one_server_to_the_next(browser: Browser) -> None:
    with running_postgres() as postgres, a_database(postgres, "pages") as database:
        fleet = Fleet(database, lease=6.0)
        try:
            one, two = (f"http://127.0.0.1:{port}" for port in fleet.ports[:2])
            make(fleet.ports[1], {})
            made = make(fleet.ports[0], {"seats": [{"kind": "human"}, {"kind": "bot"}]})
            page = browser.new_page()
            while one.replace("http", "ws") not in page.goto(f"{two}/health").headers["content-security-policy"]:  # type: ignore[union-attr]
                page.wait_for_timeout(100)  # it knows of the others from the next renewal of its lease on
            complaints: list[str] = []
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
            sockets: list[str] = []
            page.on("websocket", lambda socket: sockets.append(socket.url))
            page.goto(two + links(made)[0])
            seat = Seat(page)
            room = made["room"]
            there = [f"{address.replace('http', 'ws')}/ws/{room}" for address in (two, one)]
            assert sockets[-2:] == there, "it asked at its own server and was sent to the other"
            seat.wait_for_question()
            seat.then(lambda: seat.press(seat.play_all()))
            played = seat.log
            fleet.signal(0, signal.SIGTERM)
            page.wait_for_event("websocket", lambda socket: socket.url == there[0])
            expect(page.locator(QUESTION)).not_to_contain_text("Connecting again")
            assert seat.log == played
            seat.act()
            assert all("WebSocket" in said or "net::ERR" in said for said in complaints), complaints
            page.close()
        finally:
            fleet.close()

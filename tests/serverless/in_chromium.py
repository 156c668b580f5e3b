"""The page that needs no server, in a sub-folder of a plain web server: a game is played, kept and goes on offline.

`make test-play-site` builds it and runs this; `make test` leaves it out and fetches no Python for browsers.
"""

from __future__ import annotations

import functools
import json
import re
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from archfoe.core.record import Record
from archfoe.table.session import Session
from tests import programs
from tests.browser.hands import PATIENCE, Seat

ROOT: Final = Path(__file__).parents[2]
PLAY: Final = ROOT / "build" / "play"
MOST_BYTES: Final = 12_000_000
expect.set_options(timeout=1000 * PATIENCE)


class Files(SimpleHTTPRequestHandler):
    """Says nothing, and counts what it sends."""

    sent = 0

    def log_message(self, format: str, *arguments: object) -> None:
        pass

    def copyfile(self, source: object, outputfile: object) -> None:
        Files.sent += Path(self.translate_path(self.path)).stat().st_size if "." in self.path else 0
        super().copyfile(source, outputfile)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (PLAY / "index.html").is_file():
        pytest.fail("The page that needs no server is not built: run `make test-play-site`.")
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(PLAY, site / "some" / "folder")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/some/folder/"
    server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=programs.chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('archfoe.settings', JSON.stringify({ tips: false, pace: 'off' }))")
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    context.close()
    assert wrong == []


def test_a_game_is_played_kept_and_goes_on_offline(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    for _ in range(12):
        seat.act()
    number = seat.number
    assert 0 < Files.sent <= MOST_BYTES
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    page.reload()
    assert Seat(page).number == number

    page.context.set_offline(True)
    page.reload()
    seat = Seat(page)
    assert seat.number == number
    seat.act()
    assert seat.number > number


def test_a_record_goes_on_elsewhere_and_friends_share_the_screen(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("button", name=re.compile("Play with friends"))).to_contain_text("on this screen")
    page.goto(f"{address}#/new/rivals")
    seats = page.get_by_role("combobox", name="Seat 1")
    assert "link" not in seats.inner_text() and "strongest" not in seats.inner_text()
    page.get_by_role("button", name="Open the table").click()
    seat = Seat(page)
    seat.act()
    with page.expect_download() as saved:
        seat.menu("Save the game")
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    session = Session.from_record(Record.loads(text))
    assert session.options.mode == "rivals" and len(json.loads(text)["answers"]) >= 1


def test_a_card_of_ones_own_is_made_and_played(page: Page, address: str) -> None:
    page.goto(f"{address}#/workshop")
    page.get_by_label("Name").fill("Harbor Master")
    page.get_by_label("What it does").fill("+1 power. Draw two cards")
    expect(page.locator(".stand")).to_contain_text("+1 Power. Draw 2 cards.")
    page.get_by_role("button", name="Try it now").click()
    Seat(page)
    expect(page.locator("#lineup").get_by_role("button", name=re.compile("^Harbor Master")).first).to_be_visible()


@pytest.mark.parametrize("name", ["python.wasm.gz", "python_stdlib.zip", "archfoe.pack.gz", "python.mjs.gz"])
def test_a_part_that_does_not_come_is_told(page: Page, address: str, name: str) -> None:
    page.context.route(f"**/{name}", lambda route: route.abort())
    page.goto(address)
    told = page.get_by_text("The game could not be loaded. Check your connection, then reload the page.")
    expect(told).to_be_visible()
    page.context.unroute(f"**/{name}")
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

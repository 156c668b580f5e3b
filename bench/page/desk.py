"""A server, a browser, and people who sit down at a table."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests import programs
from tests.browser.hands import PATIENCE, Seat
from tests.browser.test_playing import links, quick_table

from archfoe.server.store import sqlite_url
from bench.server import start_server

SIZES = ((1366, 768), (1280, 620), (1920, 1080), (390, 844), (320, 640))
PHONE = 1000  # pixels: what is narrower is played with a finger

#: A table of every game, with as many players as it may have, since they need most room.
TABLES = {
    "base": ("base", 5),
    "heroes_unite": ("heroes_unite", 5),
    "rivals": ("rivals", 2),
    "confrontations": ("confrontations", 4),
    "rebirth": ("rebirth", 4),
}


@dataclass
class Desk:
    """Opens pages of one server in one browser."""

    browser: Browser
    address: str

    @contextmanager
    def page(self, width: int = 1366, height: int = 768, **settings: object) -> Iterator[Page]:
        """A page of its own; others play at once and nothing flies, unless settings say otherwise."""
        touch = width < PHONE
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, color_scheme="dark"
        )
        kept = json.dumps({"speed": 0, "pace": "off", "tips": False, "name": "Ann"} | settings)
        context.add_init_script(f"localStorage.setItem('archfoe.settings', '{kept}')")
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(self.address)
        yield page
        context.close()

    def sit_down(self, page: Page, mode: str, players: int) -> Seat:
        """At a table with greedy bots on all other seats."""
        bots = [{"kind": "bot", "bot": "greedy"}] * (players - 1)
        made = quick_table(page, mode=mode, seats=[{"kind": "human", "name": "Ann"}, *bots])
        page.goto(self.address + links(made)[0])
        size = page.viewport_size
        seat = Seat(page, touch=size is not None and size["width"] < PHONE)
        seat.wait_for_question()
        page.evaluate("document.fonts.ready")
        return seat


@contextmanager
def desk(before: Callable[[str], object] | None = None) -> Iterator[Desk]:
    """`before` may put tables into the store; afterwards only the server writes to it."""
    chromium = programs.chromium()
    if chromium is None:
        sys.exit("This needs Chromium: install it (Debian: apt-get install chromium) or set ARCHFOE_CHROMIUM.")
    with tempfile.TemporaryDirectory(prefix="archfoe-bench-") as folder, sync_playwright() as playwright:
        store = sqlite_url(Path(folder) / "tables.sqlite3")
        if before is not None:
            before(store)
        server, port = start_server(store)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            yield Desk(browser, f"http://127.0.0.1:{port}")
        finally:
            browser.close()
            server.terminate()
            server.wait(20)

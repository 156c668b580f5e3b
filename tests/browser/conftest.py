"""A server with its page, and Debian's chromium to look at it.

Every test also proves that the page asks no other host for anything and that the browser has nothing to complain
about, such as a script that the Content-Security-Policy forbids.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

import archfoe
from tests import programs
from tests.browser.hands import PATIENCE
from tests.browser.prepared import prepare

#: So that a review takes seconds.
_QUICK = ["--review-budget", "1"]
_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
#: What Chromium says of itself and not of the page.
_HARMLESS = re.compile(
    r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|net::ERR_|Service Worker registration blocked"
)

#: Colours and places change at once: what is measured half-way depends on how busy the machine is. And nothing is
#: painted, which is half of a page's work, until somebody looks.
_STILL = """
  const still = new CSSStyleSheet()
  still.replaceSync(`
    *, *::before, *::after { transition: none !important; animation: none !important }
    html:not([data-looked-at]) { opacity: 0 !important }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
"""
#: To be run on a page before its colours are judged or a picture is taken of it.
LOOK = "document.documentElement.dataset.lookedAt = ''"

OpenPage = Callable[..., Page]
expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite3'}"


@pytest.fixture(scope="session")
def moments(database: str) -> dict[str, str]:
    """Paths of tables that stand at the moments of `prepared.MOMENTS`; each is for one test only."""
    return prepare(database)


@pytest.fixture(scope="session")
def address(database: str, moments: dict[str, str]) -> Iterator[str]:
    """Where a server of this test run is; nobody else can write to its store, so the moments are there before."""
    if not (Path(archfoe.__file__).parent / "web" / "index.html").is_file():
        pytest.fail("The page is not built: run `make page`.")
    command = [sys.executable, "-m", "tests.browser.dealt", "serve", "--port", "0", "--database", database, *_QUICK]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
    assert found is not None
    yield found[0]
    server.terminate()
    server.wait(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = programs.headless()
    if chromium is None:
        pytest.fail(programs.how_to_install(["chromium"]))
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=_FLAGS)
        yield running
        running.close()


class _Watch:
    """What must not happen in any test."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.strangers: list[str] = []
        self.complaints: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self._asked(request.url))
        context.on("console", self._said)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address, "blob:" + self.address, "data:,")):
            self.strangers.append(url)

    def _said(self, message: ConsoleMessage) -> None:
        # That a record is refused, or that no table has these words, is the answer, and the page says why.
        asked = re.search("/api/(replays|words)", message.location["url"])
        refused = asked is not None and "status of 4" in message.text
        if message.type in ("error", "warning") and not _HARMLESS.search(message.text) and not refused:
            self.complaints.append(message.text)


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens a page of the server in a browser of its own, with cards that do not travel and moves of others that come
    all at once: tests are in a hurry."""
    contexts: list[BrowserContext] = []
    watch = _Watch(address)

    def open_one(
        path: str = "/",
        *,
        width: int = 1366,
        height: int = 768,
        touch: bool = False,
        speed: int = 0,
        pace: int | str = "off",
        calm: bool = False,
        tips: bool = False,
        name: str = "Ann",
        offers_sound: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark",
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="block",  # what it does is tested by itself
        )
        contexts.append(context)
        watch.over(context)
        context.add_init_script(_STILL)
        kept = json.dumps({"speed": speed, "pace": pace, "name": name, "tips": tips, "soundOffered": not offers_sound})
        context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('archfoe.settings'))"
            f" localStorage.setItem('archfoe.settings', {json.dumps(kept)})"
        )
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(address + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert watch.strangers == []
    assert watch.complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of the accessibility checker, which looks at the page."""
    file = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
    if not file.is_file():
        pytest.fail("axe is not installed: run `make page`.")
    return f"{LOOK};{file.read_text(encoding='utf-8')}"

"""`python -m bench.page.start`: how long the page that needs no server takes from its address to one's hand.

A first visit, the same table twice more, and once without a network; each round in a new profile of Chromium, from a
plain web server on this machine. `make play-site` builds the page.
"""

from __future__ import annotations

import argparse
import functools
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests import programs
from tests.browser.hands import QUESTION

PLAY: Final = Path(__file__).parents[2] / "build" / "play"
FIRST, AGAIN = 10.0, 3.0  # seconds
#: Between two visits a browser writes what it keeps, and says nowhere when it is done.
BETWEEN: Final = 4000  # milliseconds


class Files(SimpleHTTPRequestHandler):
    """A plain web server that says nothing."""

    def log_message(self, format: str, *arguments: object) -> None:
        pass


@contextmanager
def site() -> Iterator[str]:
    if not (PLAY / "index.html").is_file():
        sys.exit("The page that needs no server is not built: run `make play-site` first.")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(PLAY)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_address[1]}/"
    server.shutdown()


def visits(context: BrowserContext, address: str) -> Iterator[float]:
    """Seconds of a first visit, of two more to the same table, and of one without a network."""
    page = context.new_page()
    page.set_default_timeout(60_000)
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(QUESTION)
    yield time.perf_counter() - begun
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(BETWEEN)
    yield _opened(page, page.url)
    page.wait_for_timeout(BETWEEN)
    yield _opened(page, page.url)
    page.wait_for_timeout(BETWEEN)
    context.set_offline(True)
    yield _opened(page, page.url)


def _opened(page: Page, address: str) -> float:
    page.goto("about:blank")
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(QUESTION)
    return time.perf_counter() - begun


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.page.start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="new profiles to begin with")
    rounds = parser.parse_args().rounds
    rows: list[list[float]] = []
    with site() as address, sync_playwright() as playwright:
        for _ in range(rounds):
            with tempfile.TemporaryDirectory(prefix="archfoe-bench-") as profile:
                context = playwright.chromium.launch_persistent_context(
                    profile, executable_path=programs.chromium(), args=["--no-sandbox", "--disable-gpu"]
                )
                rows.append(list(visits(context, address)))
                context.close()
    print(f"Load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; seconds until one's hand is there:")
    limits = {"first visit": FIRST, "second visit": AGAIN, "third visit": AGAIN, "offline": AGAIN}
    for (name, limit), times in zip(limits.items(), zip(*rows, strict=True), strict=True):
        each = ", ".join(f"{seconds:.1f}" for seconds in times)
        print(f"| {name} | {each} | median {median(times):.1f} | at most {limit:.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())

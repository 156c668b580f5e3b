"""`python -m bench.page`: how long it takes from a key press to the changed table on the screen.

A real server and Chromium on this machine; every sample is a card that is played by key, and the answer is stored
durably before it is shown. Needs what `make test` installs.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright
from tests import programs
from tests.browser.hands import Seat
from tests.browser.test_playing import answer_by_key

from archfoe.server.store import sqlite_url
from bench.server import start_server

ALLOWED = 50.0  # milliseconds
_STOPWATCH = """() => {
    window.times = []
    addEventListener('keydown', () => { window.pressed = performance.now() }, true)
    new MutationObserver(() => requestAnimationFrame(() => {
        if (window.pressed) window.times.push(performance.now() - window.pressed)
        window.pressed = 0
    })).observe(document.querySelector('[data-number]'), {attributes: true, attributeFilter: ['data-number']})
}"""


def samples(page: Page, wanted: int) -> list[float]:
    """Milliseconds from the key to the frame that shows what came of it, for cards played from the hand."""
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    page.evaluate(_STOPWATCH)
    times: list[float] = []
    while len(times) < wanted and seat.wait_for_question():
        if seat.asked == "main" and seat.lit("#hand").count():
            page.evaluate("window.pressed = 0")
            page.keyboard.press("j")
            seat.then(lambda: page.keyboard.press("Enter"))
            seat.wait(lambda: page.evaluate("window.times.length") > 0, "the next frame")
            times.append(page.evaluate("window.times.splice(0)[0]"))
        else:
            seat.then(lambda: answer_by_key(seat))
            page.wait_for_timeout(50)
            page.evaluate("window.times = []")
    return times


def measure(wanted: int) -> list[float]:
    chromium = programs.chromium()
    if chromium is None:
        sys.exit("This needs Chromium: install it (Debian: apt-get install chromium) or set ARCHFOE_CHROMIUM.")
    with tempfile.TemporaryDirectory(prefix="archfoe-bench-") as folder, sync_playwright() as playwright:
        server, port = start_server(sqlite_url(Path(folder) / "tables.sqlite3"))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        try:
            context = browser.new_context(viewport={"width": 1366, "height": 768})
            context.add_init_script(
                """localStorage.setItem('archfoe.settings', '{"speed": 2, "name": "Ann", "tips": false}')"""
            )
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{port}/")
            return samples(page, wanted)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--samples", type=int, default=60)
    load = os.getloadavg()[0]
    times = sorted(measure(parser.parse_args().samples))
    most = times[len(times) * 9 // 10]
    print(f"Key press to screen, {len(times)} cards played, load {load:.1f} before:", end=" ")
    print(f"median {median(times):.0f} ms ({ALLOWED:.0f} allowed), nine of ten within {most:.0f} ms")
    return 0 if median(times) <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())

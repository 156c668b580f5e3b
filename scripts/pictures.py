"""`python -m scripts.pictures`: pictures of the page, for docs/img. Needs what `make test` installs."""

from __future__ import annotations

import sys
from pathlib import Path

from bench.page.desk import Desk, desk
from playwright.sync_api import Page
from tests.browser.hands import Seat, open_drawer

FOLDER = Path("docs/img")
QUALITY = 72
MOST_BYTES = 3_000_000


def take(page: Page, name: str) -> None:
    page.mouse.move(683, 4)  # nothing is looked at closely by chance
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(600)  # until all has flown to its place; no test depends on it
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)


def around_the_table(found: Desk) -> None:
    with found.page() as page:
        page.locator(".fan").first.wait_for()
        take(page, "home")
        page.goto(f"{found.address}/?set=base#/cards")
        page.locator("li > .card").first.wait_for()
        take(page, "gallery")
    with found.page(tips=True) as page:
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="Start", exact=True).wait_for()
        take(page, "goal")
    with found.page(tips=True) as page:
        page.get_by_role("button", name="Learn by playing").click()
        page.get_by_role("region", name="Coach").wait_for()
        take(page, "coach")


def at_the_table(found: Desk) -> None:
    with found.page() as page:
        seat = found.sit_down(page, "base", 3)
        seat.play_until(lambda: seat.asked == "defend")
        take(page, "attack")
        seat.play_until(lambda: seat.asked == "main" and seat.lit("#lineup").count() > 1)
        take(page, "table")
        page.evaluate("document.documentElement.dataset.theme = 'light'")
        take(page, "light")
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        open_drawer(page, "Log").wait_for()
        take(page, "log")
        page.keyboard.press("Escape")
        seat.play_to_the_end()
        page.get_by_role("region", name="Result").wait_for()
        take(page, "end")


def on_a_phone(found: Desk) -> None:
    with found.page(390, 844) as page:
        seat = found.sit_down(page, "base", 3)
        seat.play_until(lambda: seat.asked == "main" and seat.lit("#lineup").count() > 0)
        take(page, "phone")
        _tap(seat)
        page.locator("[data-sheet]").wait_for()
        take(page, "phone-sheet")
    with found.page(390, 844) as page:
        found.sit_down(page, "rebirth", 2)
        take(page, "phone-city")


def _tap(seat: Seat) -> None:
    seat.lit("#lineup").first.tap()


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    with desk() as found:
        for part in (around_the_table, at_the_table, on_a_phone):
            part(found)
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} pictures, {size / 1000:.0f} KB of {MOST_BYTES / 1000:.0f} allowed")
    return 0 if size <= MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())

"""How much a first visit loads. How soon a key press is seen is measured in `bench.page`: no test has a stopwatch."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

import archfoe
from tests.browser.hands import Seat

MOST_BYTES = 300_000
#: All that draws the cards of the base set, without their traits.
MOST_OF_THE_RIG = 40_000


def test_a_first_visit_with_a_game_loads_little(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    network = context.new_cdp_session(page)
    loaded: list[float] = []
    network.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    first = sum(loaded)
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    both = sum(loaded)
    context.close()
    print(f"first screen {first / 1000:.0f} KB, with a table {both / 1000:.0f} KB")
    assert both <= MOST_BYTES


def test_what_draws_the_cards_is_small() -> None:
    assets = Path(archfoe.__file__).parent / "web" / "assets"
    needed: set[str] = set()
    left = [found.name for found in assets.glob("rig-*.js")]
    while left:
        chunk = left.pop()
        needed.add(chunk)
        imported = re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", (assets / chunk).read_text())
        left += set(imported) - needed
    packed = {chunk: found.stat().st_size for chunk in needed if (found := assets / f"{chunk}.br").is_file()}
    assert packed and sum(packed.values()) <= MOST_OF_THE_RIG, packed

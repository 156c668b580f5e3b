"""What a first visit loads, how fast pictures are drawn, and whether every card can be read at every size."""

from __future__ import annotations

from tests.browser.hands import Seat
from tests.browser.test_faces import CUT_TEXTS, SETS, WIDTHS, resize

from bench.page.desk import Desk

PICTURES = 60


def kilobytes(desk: Desk) -> float:
    """A first visit with a game."""
    context = desk.browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    network = context.new_cdp_session(page)
    loaded: list[float] = []
    network.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(desk.address)
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(loaded) / 1000


def pictures(desk: Desk) -> float:
    """Milliseconds for a table full of pictures, each drawn for the first time."""
    with desk.page() as page:
        page.goto(f"{desk.address}/?set=base#/cards")
        page.wait_for_function("n => performance.getEntriesByName('picture').length >= n", arg=PICTURES)
        drawn: list[float] = page.evaluate("performance.getEntriesByName('picture').map(each => each.duration)")
    return sum(drawn[:PICTURES])


def cut(desk: Desk) -> list[str]:
    """Short texts that do not fit on a face of some width."""
    found = []
    with desk.page() as page:
        for of in SETS:
            page.goto(f"{desk.address}/?set={of}#/cards")
            page.locator("li > .card:not(.lying)").first.wait_for()
            page.evaluate("document.fonts.ready")
            for width in WIDTHS:
                resize(page, width)
                found += [f"{width}: {text}" for text, *_ in page.evaluate(CUT_TEXTS)]
    return found

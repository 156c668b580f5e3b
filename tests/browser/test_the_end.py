"""The end of a game on the page: who has won, where the points came from, and back to the moments that counted."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LOOK, OpenPage
from tests.browser.hands import let_nell_finish, see
from tests.browser.test_replays import arrives, bar, finished_table
from tests.browser.test_screens import Check, clean  # noqa: F401

SIZES = pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])


def result_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Result")


def ended(page: Page, game: str) -> Locator:
    """A game of one's own that a bot has played to its end."""
    page.get_by_role("button", name=game).click()
    let_nell_finish(page)
    result_of(page).wait_for(timeout=90_000)
    return result_of(page)


def shoot(page: Page, name: str) -> None:
    """For who wants to see it."""
    if folder := os.environ.get("ARCHFOE_SHOTS"):
        page.evaluate(LOOK)
        page.screenshot(path=Path(folder) / f"{name}.png")


def fits(page: Page, result: Locator) -> None:
    """Nothing hangs out at the side."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert result.evaluate("box => box.scrollWidth <= box.clientWidth")


@SIZES
def test_points_by_source_add_up_and_every_part_is_there(
    open_page: OpenPage,
    clean: Check,  # noqa: F811
    width: int,
    height: int,
) -> None:
    page = open_page(width=width, height=height)
    result = ended(page, "Play now")
    see(result, "Figures")
    expect(result.get_by_role("heading", level=2)).to_contain_text("win")
    rows = result.locator("tbody tr").all()
    assert len(rows) >= 2
    for row in rows:
        pieces = row.locator("[data-points]").evaluate_all("all => all.map(one => Number(one.dataset.points))")
        assert sum(pieces) == int(row.locator("td").last.inner_text())
    expect(result.get_by_role("img", name="Victory Points by round")).to_be_visible()
    tabs = result.get_by_role("tab")
    expect(tabs).to_have_count(len(rows))
    fits(page, result)
    shoot(page, f"over-{width}")
    tabs.first.click()
    before = result.get_by_role("tabpanel").inner_text()
    page.keyboard.press("ArrowRight")
    expect(result.get_by_role("tab", selected=True)).to_be_focused()
    assert result.get_by_role("tabpanel").inner_text() != before
    expect(result.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    clean(page)
    shoot(page, f"over-light-{width}")


def test_a_moment_opens_the_replay_there(open_page: OpenPage) -> None:
    page = open_page()
    result = ended(page, "Play now")
    see(result, "Figures")
    moment = result.get_by_role("button", name="Watch it").first
    moment.click()
    bar(page).wait_for()
    page.wait_for_function("() => Number(document.querySelector('[data-place]')?.dataset.place) > 0")
    at = int(page.url.rsplit("/", 1)[1])
    arrives(page, at)
    page.keyboard.press("End")
    again = result_of(page)
    again.wait_for()
    see(again, "Figures")
    expect(again.get_by_role("button", name="Rematch")).to_have_count(0)
    again.get_by_role("button", name="Watch it").first.click()
    arrives(page, at)


def test_the_table_can_be_seen_and_the_end_again(open_page: OpenPage) -> None:
    page = open_page()
    finished_table(page)
    result = result_of(page)
    expect(result.get_by_role("button", name="Review", exact=True)).to_be_visible()
    result.get_by_role("button", name="See the table").click()
    expect(result).to_have_count(0)
    page.get_by_role("button", name="How it went").click()
    expect(result_of(page)).to_be_visible()
    shoot(page, "over-rivals")
    result_of(page).get_by_role("button", name="Review", exact=True).click()
    review = page.get_by_role("region", name="Review", exact=True)  # over the replay, where one can show its moves
    expect(review.get_by_role("status")).to_have_text(re.compile(r"^(Opening|Looking|\d+ other)"))
    assert page.url.endswith("/review")


def test_a_city_says_who_beat_what(open_page: OpenPage, clean: Check) -> None:  # noqa: F811
    page = open_page()
    result = ended(page, "Rebirth")
    expect(result.get_by_role("heading", name=re.compile("^The city (stands|falls silent)$"))).to_be_visible()
    see(result, "Figures")
    expect(result.get_by_role("region", name="Who beat what")).to_be_visible()
    expect(result.get_by_role("img", name="Threat by turn")).to_be_visible()
    shoot(page, "over-rebirth")
    clean(page)

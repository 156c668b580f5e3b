"""A game that was shared: one file, opened from disk without a network."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import PATIENCE, see
from tests.browser.test_replays import arrives, bar, finished_table

MOST_BYTES = 1_500_000


@pytest.fixture
def shared(open_page: OpenPage, tmp_path: Path) -> Path:
    """The file that is saved at the end of a game."""
    page = open_page()
    finished_table(page)
    page.get_by_role("region", name="Result").get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="A page to watch it on").click()
    assert re.fullmatch(r"[a-z0-9-]+\.archfoe\.html", download.value.suggested_filename)
    path = tmp_path / "game.html"
    download.value.save_as(path)
    page.get_by_role("dialog", name="Share this game").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Watch again").click()
    bar(page).wait_for()
    with page.expect_download() as again:  # from the replay it is the same
        page.get_by_role("button", name="Share", exact=True).click()
    assert Path(str(again.value.path())).read_bytes() == path.read_bytes()
    return path


def test_a_shared_game_opens_from_disk_without_a_network(shared: Path, browser: Browser) -> None:
    assert shared.stat().st_size < MOST_BYTES
    context = browser.new_context(viewport={"width": 1366, "height": 768}, offline=True)
    asked: list[str] = []
    complaints: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("console", lambda message: complaints.append(message.text))
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    page.goto(shared.as_uri())
    steps_to_the_end(page)
    assert asked == [shared.as_uri()]
    assert complaints == []
    context.close()


def steps_to_the_end(page: Page) -> None:
    arrives(page, 0)
    page.keyboard.press("ArrowRight")
    arrives(page, 1)
    page.get_by_label("Through whose eyes").select_option("open")
    page.locator('[data-zone="hand/1"]').first.wait_for()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.get_by_role("slider").fill(str(last // 2))
    arrives(page, last // 2)
    # Faces and pictures are in the file: no card is only a name.
    expect(page.locator('[data-zone="hand/1"] button').first).to_have_attribute("aria-label", re.compile("Cost"))
    assert page.evaluate("document.fonts.ready.then(fonts => [...fonts].some(font => font.status === 'loaded'))")
    page.keyboard.press("End")
    arrives(page, last)
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("article", name="Front page of this game")).to_be_visible()
    see(result, "Figures")
    expect(result.get_by_role("heading", level=2)).to_contain_text("win")
    # There is no server to play on at, and no other screen to go to.
    assert page.get_by_role("button", name=re.compile("Play on|Save|Share|Close")).count() == 0
    assert page.locator("a[href='#/']").count() == 0

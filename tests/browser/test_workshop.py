"""The workshop: a sentence becomes a card whose face is drawn at once, and the card is played at a table."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from archfoe.registry.brought import TURNED_OFF
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.server.running import server


def test_a_sentence_becomes_a_card_that_is_played(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name="Workshop").click()
    face = page.locator(".stand")
    page.get_by_label("Name").fill("Harbor Master")
    does = page.get_by_label("What it does")
    does.fill("+1 power. Draw two crads")
    page.get_by_role("button", name="Draw 2 cards.", exact=True).click()  # what would have been understood
    expect(does).to_have_value("+1 power. Draw 2 cards.")
    expect(page.get_by_text('play = "Power(1), Draw(2)"')).to_be_visible()
    expect(face).to_contain_text("Harbor Master")
    expect(face).to_contain_text("+1 Power. Draw 2 cards.")
    page.get_by_role("textbox", name="Cost").fill("4x")
    told = page.locator(".told .problem")
    expect(told).to_contain_text("Harbor Master")
    expect(page.get_by_text(re.compile(r"\bline \d", re.IGNORECASE))).to_have_count(0)  # the page has no lines

    # What was said when it was tried goes as soon as something is changed.
    page.get_by_role("button", name="Try it now").click()
    expect(page.locator(".startbar").get_by_role("alert")).to_contain_text("Harbor Master")
    page.get_by_role("textbox", name="Cost").fill("2")
    expect(page.locator(".startbar").get_by_role("alert")).to_have_count(0)
    expect(told).to_have_count(0)

    # It is kept in the browser, and as a file that another browser opens.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    assert saved.value.suggested_filename == "my_first_set.toml"
    page.reload()
    expect(page.get_by_label("Name")).to_have_value("Harbor Master")
    other = open_page("/#/workshop", width=390, height=844, touch=True)
    other.get_by_label("A set file").set_input_files(Path(saved.value.path()))
    expect(other.get_by_label("Name")).to_have_value("Harbor Master")
    expect(other.get_by_role("combobox", name="Your sets").locator("option")).to_have_count(2)

    other.get_by_role("button", name="Try it now").click()
    Seat(other, touch=True)
    lies = other.locator("#lineup").get_by_role("button", name=re.compile("^Harbor Master.*Draw 2 cards"))
    expect(lies.first).to_be_visible()


def test_where_sets_are_turned_off_the_page_says_so_and_offers_no_table(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path, "--no-brought-sets") as running:
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{running.port}/#/workshop")
        expect(page.get_by_label("What it does")).to_be_visible()
        expect(page.locator(".startbar")).to_contain_text(TURNED_OFF)
        for name in ("Try it now", "With friends"):
            expect(page.get_by_role("button", name=name)).to_have_count(0)
        expect(page.get_by_role("button", name="Download")).to_be_visible()
        page.close()

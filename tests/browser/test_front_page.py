"""The newspaper at the end of a game: it fits every screen, goes by keys, and can be given away as a picture."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import LOOK, OpenPage
from tests.browser.test_screens import Check, clean  # noqa: F401
from tests.browser.test_the_end import SIZES, ended, fits, result_of, shoot

MOST_BYTES = 600_000
WIDE, HIGH = 1200, 1500
LONGEST = "W" * 20
HEADLINES = [
    f"{LONGEST} by a nose",
    f"All {LONGEST}, all night",
    f"{LONGEST} comes back from nowhere",
    f"{LONGEST} turns it around",
    f"{LONGEST} and {LONGEST} come back from nowhere",
    "Guest Thunderstorm 2 takes the city",
    "Nobody owns this city",
    "The city falls silent",
    "Ada cleans up",
]


def news(page: Page) -> Locator:
    return result_of(page).get_by_role("article", name="Front page of this game")


def opens(page: Page) -> None:
    news(page).get_by_role("heading", level=2).wait_for()


@SIZES
def test_a_game_ends_with_a_newspaper(
    open_page: OpenPage,
    clean: Check,  # noqa: F811
    width: int,
    height: int,
) -> None:
    page = open_page(name="Ada", width=width, height=height)
    result = ended(page, "Play now")
    opens(page)
    for title in ("Final score", "Weather", "Heard at the table"):
        expect(news(page).get_by_role("heading", name=title)).to_be_visible()
    for text in news(page).locator("p, h2, h3, figcaption, li").all_inner_texts():
        assert text.strip() and "{" not in text
    expect(news(page).get_by_role("listitem").filter(has_text="you")).to_have_count(1)
    expect(news(page).locator(".photo drawn-picture").first).to_be_visible()
    fits(page, result)
    shoot(page, f"paper-{width}")
    clean(page)
    tab = result.get_by_role("button", name="Figures", exact=True)
    tab.focus()
    page.keyboard.press("Enter")
    expect(result.get_by_role("region", name="Round by round")).to_be_visible()
    expect(tab).to_have_attribute("aria-current", "page")
    page.keyboard.press("Shift+Tab")
    expect(result.get_by_role("button", name="Front page", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    opens(page)


@SIZES
def test_no_headline_is_cut(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    printed = [HEADLINES[0]]

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(
            lambda told: route.send(re.sub(r'"headline":"[^"]*"', f'"headline":"{printed[0]}"', str(told)))
        )

    page.route_web_socket(re.compile("/ws"), through)
    ended(page, "Play now")
    for headline in HEADLINES:
        printed[0] = headline
        page.reload()
        page.evaluate(LOOK)  # a page that is not painted does not tell its parts how wide they are
        head = news(page).locator("[data-headline]")
        expect(head).to_have_text(headline, ignore_case=True)
        page.evaluate("document.fonts.ready")
        page.wait_for_function(
            "() => parseFloat(getComputedStyle(document.querySelector('[data-headline]')).fontSize) > 0"
        )
        page.wait_for_function(
            """() => {
                const box = document.querySelector("[data-headline]");
                return box.scrollWidth <= box.clientWidth && box.clientWidth <= innerWidth;
            }"""
        )
        assert head.evaluate("box => parseFloat(getComputedStyle(box).fontSize)") >= 20
        assert head.locator("span").count() <= 3
        fits(page, result_of(page))
    shoot(page, f"headline-{width}")


@pytest.mark.parametrize("width", [1366, 390])
def test_it_is_given_away_as_a_picture_and_as_text(
    open_page: OpenPage,
    clean: Check,  # noqa: F811
    width: int,
    tmp_path: Path,
) -> None:
    page = open_page(name="Ada", width=width, height=800)
    result = ended(page, "Play now")
    opens(page)
    headline = news(page).get_by_role("heading", level=2).inner_text().strip().casefold()
    result.get_by_role("button", name="Share", exact=True).click()
    dialog = page.get_by_role("dialog", name="Share this game")
    preview = dialog.get_by_role("img")
    said = preview.get_attribute("alt") or ""
    assert said.casefold().startswith(" ".join(headline.split())) and re.search(r"Ada -?\d+", said)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save the picture").click()
    picture = tmp_path / download.value.suggested_filename
    download.value.save_as(picture)
    if folder := os.environ.get("ARCHFOE_SHOTS"):
        shutil.copy(picture, Path(folder) / f"picture-{width}.png")
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) < MOST_BYTES
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (WIDE, HIGH)
    expect(dialog.get_by_role("status")).to_have_text("The picture is saved.")
    shoot(page, f"share-{width}")
    clean(page)
    dialog.get_by_label("Show names").uncheck()
    expect(preview).to_have_attribute("alt", re.compile("Player 1 -?[0-9]+"))
    assert "Ada" not in (preview.get_attribute("alt") or "") + dialog.locator("pre").inner_text()
    faces = preview.get_attribute("src")
    dialog.get_by_label("Show faces").uncheck()
    expect(preview).not_to_have_attribute("src", faces or "")
    with page.expect_download() as record:
        dialog.get_by_role("button", name="Save the record").click()
    assert record.value.suggested_filename.endswith(".archfoe.json")

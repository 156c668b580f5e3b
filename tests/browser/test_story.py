"""Stories: the screen, the panels, the end of a chapter, the card of Today and the map of nights."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from archfoe.stories.story import all_stories, stories
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_screens import Check, clean  # noqa: F401
from tests.browser.test_the_end import fits, result_of, shoot

SIZES = pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
EIGHT = stories()["eight-nights"]
SOME = [
    {"id": "blank", "first": "won", "won": True, "star": True},
    {"id": "streets", "first": "won", "won": True, "star": False},
]


def keep(page: Page, done: list[dict[str, object]]) -> None:
    kept = json.dumps({"eight-nights": {"done": done}, "corner-desk": 7})
    page.evaluate("kept => localStorage.setItem('archfoe.story', kept)", kept)
    page.reload()


@SIZES
def test_the_screen_has_the_next_chapter_and_keeps_later_ones_closed(
    open_page: OpenPage,
    clean: Check,  # noqa: F811
    width: int,
    height: int,
) -> None:
    page = open_page("/#/story", width=width, height=height)
    keep(page, SOME)
    lead = page.get_by_role("region", name="Chapter 3")
    expect(lead).to_contain_text("Two Heads: you play two Super Heroes at once")
    expect(lead).to_contain_text("about 25 minutes")
    tiles = page.get_by_role("list", name="Chapters")
    expect(tiles.get_by_role("button")).to_have_count(8)
    expect(tiles.get_by_role("button", name="1 The empty front page won, with the star")).to_be_enabled()
    expect(tiles.get_by_role("button", name="4 Still closed")).to_be_disabled()
    expect(page.get_by_text("Back to back")).to_have_count(0)
    shoot(page, f"story-{width}")
    clean(page)
    tiles.get_by_role("button", name="2 Streets after dark won").press("Enter")
    expect(page.get_by_role("region", name="Chapter 2")).to_contain_text(EIGHT.chapters[1].won)


@SIZES
def test_words_fit_their_panels(open_page: OpenPage, clean: Check, width: int, height: int) -> None:  # noqa: F811
    """Of every chapter: nothing is cut, and the button stays in sight."""
    page = open_page("/#/story", width=width, height=height)
    for story in all_stories().values():
        for last in story.chapters:
            if story.campaign and last is not story.chapters[0]:
                break  # the panels are the same, and later nights are closed
            before = story.chapters[: story.chapters.index(last)]
            done = [{"id": one.id, "first": "won", "won": True, "star": False} for one in before]
            page.evaluate(
                "kept => localStorage.setItem('archfoe.story', kept)", json.dumps({story.name: {"done": done}})
            )
            page.goto(page.url.partition("#")[0] + f"#/story/{story.name}")
            page.reload()
            page.get_by_role("button", name="Read", exact=True).click()
            dialog = page.get_by_role("dialog")
            for panel in last.open:
                expect(dialog).to_contain_text(panel)
                cut = "box => [...box.querySelectorAll('li')].some(li => li.scrollWidth > li.clientWidth + 1)"
                assert not dialog.evaluate(cut), panel
                assert dialog.evaluate("box => box.scrollHeight <= box.clientHeight + 1"), f"{last.id} must scroll"
                if panel is last.open[-1] and last is story.chapters[0]:
                    shoot(page, f"panels-{story.name}-{width}")
                    clean(page, dialog)
                page.keyboard.press("Enter")
            expect(dialog).to_have_count(0)


def test_a_chapter_by_keyboard_to_its_end(open_page: OpenPage, clean: Check) -> None:  # noqa: F811
    page = open_page("/#/story")
    page.get_by_role("button", name="Play chapter 1").press("Enter")
    dialog = page.get_by_role("dialog", name="1. The empty front page")
    expect(dialog).to_contain_text(EIGHT.chapters[0].open[0])
    expect(dialog).not_to_contain_text(EIGHT.chapters[0].open[1])
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text(EIGHT.chapters[0].open[1])
    page.keyboard.press("Escape")
    ann = Seat(page)
    while ann.wait_for_question():
        ann.act()
    told = result_of(page).get_by_role("region", name="The story")
    expect(told).to_contain_text("1. The empty front page")
    expect(told).to_contain_text(["It is dated tomorrow", "it's dated tomorrow"][0][:5])
    fits(page, result_of(page))
    shoot(page, "story-end")
    clean(page)
    told.get_by_role("link", name="Next: 2. Streets after dark").click()
    page.get_by_role("button", name=re.compile("1 The empty front page (won|lost)")).wait_for()
    page.goto(page.url.partition("#")[0])
    card = page.get_by_role("region", name="Today").get_by_role("listitem").filter(has_text="Story")
    expect(card).to_contain_text("Chapter 2: Streets after dark")
    expect(card).to_contain_text("1 of 8 chapters done")
    shoot(page, "story-today")


def test_a_chapter_that_was_left_is_resumed(open_page: OpenPage) -> None:
    page = open_page("/#/story")
    page.get_by_role("button", name="Play chapter 1").click()
    page.keyboard.press("Escape")
    assert Seat(page).wait_for_question()
    table = page.url
    page.goto(table.partition("#")[0] + "#/story")
    page.get_by_role("link", name="Resume chapter 1").click()
    page.wait_for_url(table)


@SIZES
def test_the_campaign_is_a_map_of_nights(
    open_page: OpenPage,
    clean: Check,  # noqa: F811
    width: int,
    height: int,
) -> None:
    page = open_page("/#/story/rebirth", width=width, height=height)
    nights = page.get_by_role("list", name="Nights")
    expect(nights.get_by_role("button")).to_have_count(8)
    expect(nights.get_by_role("button", name="1 The first night next")).to_be_enabled()
    expect(nights.get_by_role("button", name="2 Still closed")).to_be_disabled()
    shoot(page, f"nights-{width}")
    clean(page)
    page.get_by_role("button", name="Start with night 1").click()
    page.keyboard.press("Escape")
    page.wait_for_url(re.compile("#/t/"))
    table = page.url
    page.goto(table.partition("#")[0] + "#/story/rebirth")
    page.get_by_role("button", name="Play night 1").click()
    page.keyboard.press("Escape")
    page.wait_for_url(table)

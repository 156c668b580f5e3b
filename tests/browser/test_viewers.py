"""Every sentence from each one's side: "you" is the reader and nobody else, and names are the same for all others."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_playing import links, quick_table

#: What the page says to its reader about the game; cards speak to whoever holds them.
_TOLD = """() => [document.title, ...[...document.querySelectorAll(
    '.turn, .strip, [data-question] .text, [role=log] p'
)].map(each => (each.getAttribute('aria-label') ?? '') + ' ' + (each.querySelector('.who') ?? each).textContent)
].join('\\n')"""
WRONG = re.compile(r"\bYou's|\byou's|Waiting for You\b|I am You|\bYou (plays|buys|has|is|was|gains|draws|discards)\b")
SPOKEN_TO = re.compile(r"\b(You|you|Your|your)\b")


def told(page: Page) -> str:
    return str(page.evaluate(_TOLD))


def test_you_is_the_reader_and_nobody_else(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
    made = quick_table(page, mode="base", seats=seats)
    mine = Seat(open_page(links(made)[0], name="Ada"))
    other = Seat(open_page(links(made)[1], name="Ben"))
    onlooker = open_page(f"/#/r/{made['room']}", name="Cleo")
    onlooker.locator("[data-number]").wait_for()
    for _ in range(12):
        mine.wait(lambda: bool(mine.asked or other.asked), "a question")
        (mine if mine.asked else other).act()
        for seat, own, others in ((mine, "Ada", "Ben"), (other, "Ben", "Ada")):
            words = told(seat.page)
            assert not WRONG.search(words), words
            assert not re.search(rf"\b{own}\b", words), f"{own} is you: {words}"
            assert others in words
        words = told(onlooker)
        assert not SPOKEN_TO.search(words), words
        assert "Ada" in words and "Ben" in words
    expect(onlooker.locator("[data-number]")).to_be_visible()

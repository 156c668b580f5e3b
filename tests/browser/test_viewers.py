"""Every sentence from each one's side: "you" is the reader and nobody else, and names are the same for all others."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, open_drawer, open_menu
from tests.browser.test_playing import links, quick_table

#: What the page says to its reader about the game; cards speak to whoever holds them.
_TOLD = """() => [document.title, ...[...document.querySelectorAll(
    '.turn, .strip, [data-question] .text, [role=log] p'
)].map(each => (each.getAttribute('aria-label') ?? '') + ' ' + (each.querySelector('.who') ?? each).textContent)
].join('\\n')"""
WRONG = re.compile(r"\bYou's|\byou's|Waiting for You\b|I am You|\bYou (plays|buys|has|is|was|gains|draws|discards)\b")
SPOKEN_TO = re.compile(r"\b(You|you|Your|your)\b")


#: What is said of people around a game: before it, beside it and after it.
_SAID = """() => [...document.querySelectorAll(
    '[role=status], [role=alert], [role=log] p, .who, .wish, [aria-label="Rematch"] p, .strip, [data-question] .told'
)].map(each => each.textContent.replace(/\\s+/g, ' ').trim()).filter(Boolean)"""


def each_side(sides: dict[str, Page]) -> None:
    """Nobody is spoken to in a sentence about somebody else. Who is named last watches: nothing is about them."""
    for name, page in sides.items():
        said = page.evaluate(_SAID)
        assert said
        for words in said:
            assert not WRONG.search(words), f"{name} reads: {words}"
            named = [other for other in sides if re.search(rf"\b{other} you\b", words)]
            assert named in ([], [name]), f"{name} reads: {words}"
            assert name != list(sides)[-1] or not SPOKEN_TO.search(words), f"{name} reads: {words}"


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


def test_before_and_beside_a_game_you_is_the_reader(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}, {"kind": "open"}]
    made = quick_table(page, seats=seats)
    ada, ben = (open_page(link, name=name) for link, name in zip(links(made), ("Ada", "Ben"), strict=True))
    cleo = open_page(f"/#/r/{made['room']}", name="Cleo")
    sides = {"Ada": ada, "Ben": ben, "Cleo": cleo}
    expect(cleo.get_by_role("region", name="Seats")).to_contain_text("Watching: Cleo")
    ben.get_by_role("button", name="I'm ready").click()
    ben.get_by_role("button", name="Swap seat 2").click()
    ben.get_by_role("button", name="Swap with seat 1").click()
    expect(ada.get_by_text("Ben would like to swap seats with you.")).to_be_visible()
    expect(ben.get_by_text("You asked Ada to swap seats.")).to_be_visible()
    expect(cleo.get_by_text("Ben would like to swap seats with Ada.")).to_be_visible()
    each_side(sides)
    ada.get_by_role("button", name="Stay here").click()
    ada.get_by_role("button", name=re.compile("^Start with")).click()
    for one in sides.values():
        one.locator("[data-number]").wait_for()
    open_menu(ben, "I step away")
    ben.get_by_role("button", name=re.compile("^Until I'm back")).click()
    open_drawer(ada, "Players").get_by_text("Nell plays for Ben").wait_for()
    open_drawer(cleo, "Players").get_by_text("Nell plays for Ben").wait_for()
    expect(ben.locator("[data-question]")).to_contain_text("Nell plays for you")
    each_side(sides)

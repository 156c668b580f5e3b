"""Zones never move: nothing scrolls and nothing is pushed about, however many play and whatever is done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.breadth import usually
from tests.browser.conftest import OpenPage
from tests.browser.hands import QUESTION, Seat
from tests.browser.test_playing import links, quick_table

#: Notes what is pushed about, also right after an action. Only cards close ranks in their zone or place, questions and
#: answers change, and the chip of a player's last buy is as wide as its name.
_WATCH = """() => {
  window.pushed = [];
  const own = '.lap, .lot, .villain, .acts, .says, .fanned, .chip';
  const apart = node => node?.nodeType === 1 && !node.closest(own) ? node : null;
  new PerformanceObserver(list => {
    for (const shift of list.getEntries())
      for (const { node, previousRect: a, currentRect: b } of shift.sources)
        if (apart(node)) window.pushed.push(`${node.tagName}.${node.className} ${a.x},${a.y} to ${b.x},${b.y}`);
  }).observe({ type: 'layout-shift', buffered: false });
}"""

_ZONES = """() => Object.fromEntries(['header', '.sale', '.stage', '[data-question]', '.mine', '#lineup', '.own']
  .map(zone => [zone, document.querySelector(zone).getBoundingClientRect()])
  .map(([zone, box]) => [zone, [box.x, box.y, box.width, box.height].map(Math.round)]))"""

_SCROLLS = """() => [document.documentElement, document.body, ...document.querySelectorAll('.table, .table *')]
  .filter(node => !node.closest('.unseen, .mini, .card, .chip, .drawer'))
  .filter(node => ['auto', 'scroll'].includes(getComputedStyle(node).overflowY) || node === document.documentElement)
  .filter(node => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
  .map(node => `${node.tagName}.${node.className}`)"""


def table_of(page: Page, mode: str, players: int) -> Seat:
    bots = [{"kind": "bot", "bot": "greedy"}] * (players - 1)
    made = quick_table(page, mode=mode, seats=[{"kind": "human", "name": "Ann"}, *bots])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    seat = Seat(page, touch=page.evaluate("navigator.maxTouchPoints > 0"))
    assert seat.wait_for_question()
    return seat


@pytest.mark.parametrize(("players", "width", "height"), [(2, 1366, 768), (5, 1280, 620)])
def test_nothing_moves_and_nothing_scrolls_whatever_is_done(
    open_page: OpenPage, players: int, width: int, height: int
) -> None:
    page = open_page(width=width, height=height)
    seat = table_of(page, "base", players)
    page.evaluate("document.fonts.ready")
    page.evaluate(_WATCH)
    zones = page.evaluate(_ZONES)
    for _ in range(usually(16, 25)):
        assert page.evaluate(_SCROLLS) == []
        assert page.evaluate(_ZONES) == zones
        seat.act()
        seat.wait_for_question()
    assert "\n".join(sorted(set(page.evaluate("window.pushed")))) == ""


_ROWS = """() => ['header', '.sale', '[data-question]', '.parts > .mine']
  .map(zone => document.querySelector(zone).getBoundingClientRect()).map(box => [box.y, box.height])"""


@pytest.mark.parametrize(
    ("mode", "players", "width", "height"),
    [
        ("base", 5, 390, 844),
        ("confrontations", 4, 390, 844),
        ("confrontations", 4, 1366, 768),
        ("rebirth", 4, 390, 844),
        ("rebirth", 4, 1366, 768),
    ],
)
def test_nothing_is_pushed_about_in_any_game_also_on_a_phone(
    open_page: OpenPage, mode: str, players: int, width: int, height: int
) -> None:
    page = open_page(width=width, height=height, touch=width < 1000)
    seat = table_of(page, mode, players)
    seat.play_until(lambda: seat.asked == "main")  # who is who has been chosen, large
    page.evaluate("document.fonts.ready")
    page.evaluate(_WATCH)
    rows = page.evaluate(_ROWS)
    for _ in range(usually(8, 12)):
        assert page.evaluate(_ROWS) == rows
        seat.act()
        seat.wait_for_question()
    assert "\n".join(sorted(set(page.evaluate("window.pushed")))) == ""


@pytest.mark.parametrize(("mode", "players"), [("heroes_unite", 5), ("rivals", 2), ("confrontations", 4)])
def test_every_card_game_fits_a_small_window(open_page: OpenPage, mode: str, players: int) -> None:
    page = open_page(width=1280, height=620)
    seat = table_of(page, mode, players)
    for _ in range(usually(8, 15)):
        assert page.evaluate(_SCROLLS) == []
        seat.act()
        seat.wait_for_question()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640)])
def test_on_a_phone_all_that_counts_is_on_the_screen(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height, touch=True)
    page.get_by_role("button", name="Play now").tap()
    seat = Seat(page, touch=True)
    seat.play_until(lambda: seat.asked == "main" and seat.lit("#hand").count() > 0)
    for what in ("#hand", "[data-power]", QUESTION, "#lineup"):
        box = page.locator(what).bounding_box()
        assert box is not None and 0 <= box["y"] < height - 20 and box["height"] > 0
    assert page.evaluate("document.documentElement.scrollHeight") <= height


_CARDS = "() => [...document.querySelectorAll('.market .face, #hand .face')].map(card => card.offsetWidth)"
_OVER = """() => { const of = what => document.querySelector(what).getBoundingClientRect()
  return of('.sale section').bottom - of('.stage').top }"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 620), (390, 844)])
def test_large_text_makes_no_card_smaller_and_covers_nothing(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height, touch=width < 1000)
    table_of(page, "base", 3)
    usual = page.evaluate(_CARDS)
    page.evaluate("document.documentElement.dataset.text = 'large'")
    assert len(usual) > 6
    assert page.evaluate(_CARDS) == usual
    assert page.evaluate(_OVER) <= 0


def test_three_answers_on_a_phone_are_whole(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["help in the city"], width=390, height=844, touch=True)
    answers = page.locator(f"{QUESTION} .answers button")
    expect(answers.filter(has_text="Ask me later")).to_be_visible()
    cut = "all => all.map(b => [b.clientHeight - b.scrollHeight, b.parentElement.clientHeight - b.offsetHeight])"
    assert min(min(room) for room in answers.evaluate_all(cut)) >= 0


@pytest.mark.parametrize("moment", ["lying", "lying duel", "lying city"])
def test_on_a_phone_that_lies_on_its_side_nothing_scrolls(
    open_page: OpenPage, moments: dict[str, str], moment: str
) -> None:
    page = open_page(moments[moment], width=844, height=390, touch=True)
    seat = Seat(page, touch=True)
    seat.wait_for_question()
    shown = [*page.locator(f"{QUESTION} .acts button").all(), *page.locator("#hand button").all()]
    for what in [*shown, page.locator("[data-power]"), page.locator("#lineup")]:
        box = what.bounding_box()
        assert box is not None and 0 <= box["y"] < 390 - 30 and box["x"] >= 0 and box["x"] + 30 <= 844
    assert page.evaluate("[...document.querySelectorAll('.table')].every(e => e.scrollHeight <= e.clientHeight)")


def test_on_a_phone_nothing_is_bought_by_a_single_tap(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, touch=True)
    page.get_by_role("button", name="Play now").tap()
    seat = Seat(page, touch=True)
    seat.play_until(lambda: seat.asked == "main" and seat.lit("#lineup").count() > 0)
    number = seat.number
    seat.lit("#lineup").first.tap()
    sheet = page.get_by_role("dialog")
    buy = sheet.get_by_role("button", name=re.compile(r"^Buy for \d+ · leaves \d+$"))
    buy.wait_for()
    assert seat.number == number
    seat.then(buy.tap)


def test_a_closer_look_says_why_of_that_card_and_covers_neither_question_nor_hand(open_page: OpenPage) -> None:
    page = open_page()
    seat = table_of(page, "base", 2)
    seat.play_until(lambda: seat.asked == "main" and page.locator('#lineup [data-state="dim"]').count() > 1)
    look = page.locator("[data-zoom]")
    for card in page.locator('#lineup [data-state="dim"]').all()[:2]:
        name = (card.get_by_role("button").get_attribute("aria-label") or "").split(".")[0]
        card.hover()
        expect(look).to_have_accessible_name(f"Closer look at {name}")
        expect(look).to_contain_text(f"Power short of {name}.")
        lower, question = look.bounding_box(), page.locator(QUESTION).bounding_box()
        assert lower is not None and question is not None
        assert lower["y"] + lower["height"] <= question["y"]
        assert page.evaluate("document.activeElement.closest('[data-zoom]')") is None
    page.mouse.move(700, 760)
    expect(look).to_have_count(0)


def test_the_log_is_a_drawer_beside_which_play_goes_on(open_page: OpenPage) -> None:
    page = open_page()
    seat = table_of(page, "base", 2)
    seat.play_until(lambda: seat.asked == "main" and seat.lit("#hand").count() > 1)
    page.keyboard.press("l")
    drawer = page.get_by_role("complementary", name="Log")
    box, question = drawer.bounding_box(), page.locator(QUESTION).bounding_box()
    assert box is not None and question is not None and box["y"] + box["height"] <= question["y"]
    seat.answer(seat.lit("#hand").first)
    expect(drawer.get_by_role("log").locator("p").last).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_a_press_on_a_player_shows_their_side(open_page: OpenPage) -> None:
    page = open_page()
    table_of(page, "base", 3)
    strip = page.locator("[data-seat]").first
    hero = (strip.get_attribute("aria-label") or "").split(", ")[1]
    strip.get_by_role("button").click()
    sheet = page.get_by_role("complementary")
    expect(sheet.locator("[data-card] button").first).to_have_accessible_name(re.compile(re.escape(hero)))
    sheet.get_by_role("button", name="Decks", exact=True).click()
    expect(sheet.get_by_role("button", name=re.compile("^Your deck"))).to_be_visible()


_BOXES = """what => [...document.querySelectorAll(what)].map(node => node.getBoundingClientRect())
  .map(box => [box.left, box.top, box.right, box.bottom])"""


def _overlap(a: list[float], b: list[float]) -> bool:
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def test_six_cards_on_sale_lie_beside_each_other(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["six on sale"])
    page.locator("#lineup .spot").nth(5).wait_for()
    for width, height in ((1366, 768), (1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        cards = page.evaluate(_BOXES, "#lineup .spot")
        assert len(cards) == 6
        assert not [(a, b) for i, a in enumerate(cards) for b in cards[:i] if _overlap(a, b)]
        zone = page.locator("#lineup").bounding_box()
        assert zone is not None
        assert all(box[0] >= zone["x"] - 1 and box[2] <= zone["x"] + zone["width"] + 1 for box in cards)


def test_piles_that_are_asked_about_do_not_cover_played_cards(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["pick of two piles"])
    page.locator(".fan").nth(1).wait_for()
    for width, height in ((1366, 768), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        fans, played = page.evaluate(_BOXES, ".fan"), page.evaluate(_BOXES, ".plays .spot")
        assert len(fans) == 2 and played
        assert not [(a, b) for a in fans for b in played if _overlap(a, b)]

"""What players see beside the game itself: nothing is covered, cut off, out of reach or lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LOOK, OpenPage
from tests.browser.hands import QUESTION, Seat, open_drawer
from tests.browser.test_playing import links, quick_table

Moments = dict[str, str]
_BOXES = "found => found.map(each => each.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
#: Words that do not fit where they stand.
_CUT = """found => found
  .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
  .map(each => each.textContent)"""
_LETTERS = "found => found.map(each => parseFloat(getComputedStyle(each).fontSize))"
_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
_FOCUS = "document.activeElement.tagName"


@pytest.mark.parametrize("drawer", ["Log", "Players"])
def test_a_drawer_pushes_what_is_for_sale_aside(open_page: OpenPage, moments: Moments, drawer: str) -> None:
    page = open_page(moments["aside"])
    Seat(page).wait_for_question()
    page.keyboard.press("Escape")
    hand = page.locator("#hand .stated").evaluate_all(_BOXES)
    beside = open_drawer(page, drawer)
    edge = beside.evaluate_all(_BOXES)[0][0]
    shown = page.locator(".sale :is(.stated, .pile), .stage").evaluate_all(_BOXES)
    assert len(shown) > 6
    assert all(right <= edge for _, _, right, _ in shown), (edge, shown)
    letters = page.locator("#lineup .card .text:visible").evaluate_all(_LETTERS)
    assert letters and min(letters) >= 11
    assert page.locator("#hand .stated").evaluate_all(_BOXES) == hand  # who plays on finds all where it was


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_four_of_one_team_are_seen_at_once(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height, touch=width < 1000)
    people = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    made = quick_table(page, mode="rebirth", seats=[*people, {"kind": "bot"}, {"kind": "bot"}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    seat = Seat(page, touch=width < 1000)
    seat.wait_for_question()
    seat.act()  # the choice of a Super Hero fills a small screen
    players = open_drawer(page, "Players")
    for number in range(4):
        expect(players.locator(f"li.p{number}")).to_be_in_viewport(ratio=1)
    expect(players).to_contain_text("To win:")
    expect(players).not_to_contain_text("team 1")
    expect(players).not_to_contain_text("[")
    players.get_by_role("button", name="Rule REB-13.7, open it").click()
    page.get_by_role("complementary", name="Rules").get_by_text("REB-13.7").first.wait_for()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (320, 640), (844, 390)])
def test_what_one_says_something_with_lies_on_the_page(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height, touch=width < 1000)
    made = quick_table(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    Seat(page)
    page.get_by_role("button", name="Talk").click()
    talk = page.get_by_role("region", name="Talk")
    for part in (talk, talk.get_by_placeholder("Say something"), talk.get_by_role("button", name="Nice!")):
        part.wait_for()
        box = part.bounding_box()
        assert box is not None and min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640)])
def test_whole_abilities_are_read_before_a_super_hero_is_chosen(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height, touch=True)
    made = quick_table(page, mode="rebirth")
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    seat = Seat(page, touch=True)
    seat.wait_for_question()
    choice = page.get_by_role("region", name="Choose one")
    texts = choice.locator(".card .text")
    expect(texts.nth(1)).to_be_attached()  # until the catalogue has come, a card has no words
    assert texts.evaluate_all(_CUT) == []
    _, top, _, bottom = choice.evaluate_all(_BOXES)[0]
    assert all(top <= card[1] and card[3] <= bottom for card in choice.locator(".card").evaluate_all(_BOXES))
    for words, button in zip(texts.all_inner_texts(), choice.get_by_role("button").all(), strict=True):
        assert " ".join(words.split()) in (button.get_attribute("aria-label") or "")
    assert min(texts.evaluate_all(_LETTERS)) >= 13


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (390, 844), (320, 640)])
def test_each_piece_of_the_bar_is_named(open_page: OpenPage, moments: Moments, width: int, height: int) -> None:
    page = open_page(moments["named pieces"], width=width, height=height, touch=width < 1000)
    Seat(page, touch=width < 1000).wait_for_question()
    page.keyboard.press("Escape")
    names = page.locator(".arena .bar i > span")
    expect(names.nth(3)).to_be_attached()
    assert all(names.all_inner_texts())
    if width > 700:
        assert names.evaluate_all(_CUT) == []
    ring = page.locator(".arena .ring")
    assert ring.evaluate_all(_CUT) == []
    bursts = page.locator(".arena :is(.burst, .shield)").evaluate_all(_BOXES)
    words = page.locator(".arena .says p").evaluate_all(_BOXES)
    assert not any(_overlap(one, other) for one in bursts for other in words)


@pytest.mark.parametrize("fingers", [False, True])
def test_a_place_says_that_it_can_be_used_where_it_can(open_page: OpenPage, moments: Moments, fingers: bool) -> None:
    width, height = (390, 844) if fingers else (1366, 768)
    page = open_page(moments["usable by finger" if fingers else "usable"], width=width, height=height, touch=fingers)
    seat = Seat(page, touch=fingers)
    seat.wait_for_question()
    page.keyboard.press("Escape")
    said = page.locator(".space:has([data-usable])")
    expect(said).to_have_count(1)
    place = said.locator("[data-place]")
    seat.press(place)
    uses = page.get_by_role("region", name="The city").locator("button.go:enabled")
    expect(uses.nth(0)).to_be_attached()
    for left, top, right, bottom in uses.evaluate_all(_BOXES):
        assert bottom - top >= 44 and right - left >= 44
    while seat.button("End turn").count() and not seat.button("Keep playing").count():
        seat.press(seat.button("End turn"))
    if seat.button("Keep playing").count():
        seat.press(seat.button("End turn"))
    seat.wait(lambda: seat.asked != "main", "the turn to end")
    expect(page.locator("[data-usable]")).to_have_count(0)


def test_the_place_of_the_super_villain_keeps_its_size_while_the_next_lies_face_down(
    open_page: OpenPage, moments: Moments
) -> None:
    page = open_page(moments["face down"])
    seat = Seat(page)
    seat.wait_for_question()
    page.keyboard.press("Escape")
    place = page.get_by_role("region", name="Super-Villains")
    before = place.evaluate_all(_BOXES)
    seat.answer(place.locator("[data-lit=true]"))
    expect(place.locator("[data-pile=villains]")).to_be_visible()
    assert place.evaluate_all(_BOXES) == before


def test_the_focus_goes_to_the_question_when_what_had_it_is_gone(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["keys"])
    seat = Seat(page)
    seat.wait_for_question()
    page.keyboard.press("Escape")
    while seat.button(r"(Play (all )?\d|End turn|Keep playing)").count() and seat.asked == "main":
        answer = page.locator(f"{QUESTION} .answers button:enabled").first
        answer.focus()
        number, question = seat.number, seat.question
        page.keyboard.press("Enter")
        seat.wait(lambda n=number, q=question: (seat.number, seat.question) != (n, q), "something to happen")  # type: ignore[misc]
        page.evaluate(_FRAMES)
        seat.wait(lambda: page.evaluate(_FOCUS) != "BODY", "the focus")


def test_large_text_enlarges_the_words_of_cards(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["mouse"])
    Seat(page).wait_for_question()
    page.keyboard.press("Escape")
    texts = page.locator("#lineup .card .text")
    expect(texts.nth(0)).to_be_attached()
    before = texts.evaluate_all(_LETTERS)
    page.evaluate("document.documentElement.dataset.text = 'large'")
    after = texts.evaluate_all(_LETTERS)
    assert all(large >= 1.1 * small for small, large in zip(before, after, strict=True)), (before, after)
    assert texts.evaluate_all(_CUT) == []


def test_names_stay_whole_on_the_smallest_phone(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["short of room"], width=320, height=640, touch=True)
    Seat(page, touch=True).wait_for_question()
    page.keyboard.press("Escape")
    names = page.locator(".strip .who b")
    expect(names).to_have_count(2)
    assert names.evaluate_all(_CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_names_of_places_are_read_in_forced_colors(open_page: OpenPage, moments: Moments, axe: str) -> None:
    page = open_page(moments["lying city"])
    Seat(page).wait_for_question()
    page.keyboard.press("Escape")
    page.emulate_media(forced_colors="active")
    page.evaluate(LOOK)
    names = page.locator(".location .name")
    expect(names.nth(3)).to_be_attached()
    outlines = names.evaluate_all("found => found.map(each => getComputedStyle(each).webkitTextStrokeWidth)")
    assert set(outlines) == {"0px"}
    _clean(page, axe)


def _clean(page: Page, axe: str) -> None:
    """But for colors, which are the browser's own there."""
    page.evaluate(axe)
    found: Any = page.evaluate(
        "async () => (await axe.run({ rules: { 'color-contrast': { enabled: false } } })).violations.map(v => v.id)"
    )
    assert found == []


def _overlap(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

"""Cards are picked where they lie, can be put back until one button confirms them, and the button says what follows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import CONFIRM, Seat, open_menu

Moments = dict[str, str]
PICKED = '#hand [aria-pressed="true"]'


def test_one_card_is_picked_then_confirmed(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["pick one"])
    seat = Seat(page)
    confirm, number = page.locator(CONFIRM), seat.number
    expect(confirm).to_be_disabled()
    first, second = seat.lit("#hand").nth(0), seat.lit("#hand").nth(1)
    seat.press(first)
    expect(confirm).to_be_enabled()
    if second.count():  # another one instead
        seat.press(second)
        expect(page.locator(PICKED)).to_have_count(1)
    expect(confirm).to_have_text(re.compile("^(Destroy|Discard) [A-Z]"))
    assert seat.number == number  # nothing is answered yet
    seat.then(lambda: seat.press(page.locator(PICKED)))  # the second press confirms


def test_of_several_the_button_counts(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["pick several"], width=390, height=844, touch=True)
    seat = Seat(page, touch=True)
    confirm = page.locator(CONFIRM)
    expect(confirm).to_be_disabled()
    cards = seat.lit("#hand")
    seat.press(cards.nth(0))
    expect(confirm).to_have_text(re.compile("^(Destroy|Discard) 1"))
    seat.press(cards.nth(0))
    expect(page.locator(PICKED)).to_have_count(0)  # put back
    seat.press(cards.nth(1))
    seat.press(cards.nth(0))
    expect(confirm).to_have_text(re.compile("^(Destroy|Discard) 2"))
    seat.then(lambda: seat.press(confirm))


def test_who_wants_it_answers_by_one_press(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["pick at once"])
    seat = Seat(page)
    open_menu(page, "Settings")
    page.get_by_label("Confirm a card that you were asked to choose").uncheck()
    page.get_by_role("button", name="Close").first.click()
    expect(page.locator(CONFIRM)).to_have_count(0)
    seat.then(lambda: seat.press(seat.lit("#hand").first))


_SEEN = """async (spot) => {
  spot.scrollIntoView({ block: "nearest", inline: "nearest" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = spot.getBoundingClientRect();
  const at = (x, y) => spot.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
  return box.left >= 0 && box.right <= innerWidth && [0.1, 0.5, 0.9].every((x) => at(x, 0.12) && at(x, 0.5));
}"""


@pytest.mark.parametrize(
    ("moment", "width", "height", "touch"),
    [("pick of a large pile", 1366, 768, False), ("pick of a large pile by finger", 390, 844, True)],
)
def test_every_card_of_a_large_pile_is_seen_whole(
    open_page: OpenPage, moments: Moments, moment: str, width: int, height: int, touch: bool
) -> None:
    page = open_page(moments[moment], width=width, height=height, touch=touch)
    seat = Seat(page, touch=touch)
    spots = page.locator(".fan .spot")
    expect(spots.nth(12)).to_be_attached()
    for spot in spots.all():
        assert spot.evaluate(_SEEN)
    seat.press(spots.first.get_by_role("button"))
    head, mark = page.locator(".fan .label").bounding_box(), page.locator(".fan .mark").bounding_box()
    assert head and mark and mark["y"] >= head["y"] + head["height"] - 1  # what is picked does not cover the heading
    expect(page.locator(CONFIRM)).to_be_enabled()
    if not touch:  # rows have room for all of it, with the word below the card that is pointed at
        spots.last.hover()
        assert page.locator(".fan .cards").evaluate("it => it.scrollHeight <= it.clientHeight + 1")


def test_two_presses_in_a_row_end_no_turn_with_something_left_to_do(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["slip"])
    seat = Seat(page)
    number, end = seat.number, seat.button("End turn")
    expect(end).not_to_contain_class("main")
    box = end.bounding_box()
    assert box is not None
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(seat.button("Keep playing")).to_have_count(0)  # asked, and put aside by the second press
    assert seat.number == number
    seat.press(end)
    expect(seat.button("Keep playing")).to_contain_class("main")
    seat.then(lambda: seat.press(end))

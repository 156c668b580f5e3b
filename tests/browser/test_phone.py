"""On a phone everything that counts is whole: what happened to you, your Super Hero's words, your cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.hands import SHEET, Seat

#: How far the words in red reach below the place of the question, and words of the Super Hero out of their line.
_CUT = """() => {
  const box = what => document.querySelector(what).getBoundingClientRect();
  const line = document.querySelector('.mine .figures .said');
  return { toll: box('[data-question] .toll').bottom - box('[data-question] .says').bottom,
           hero: line.getBoundingClientRect().bottom - box('.mine .figures .ribbon-face').bottom,
           letters: line.scrollHeight - line.clientHeight };
}"""

#: The lowest edge of a card in hand and the highest of the Super Hero, and their place on the screen.
_OWN = """() => {
  const boxes = what => [...document.querySelectorAll(what)].map(each => each.getBoundingClientRect());
  const mine = boxes('.mine')[0];
  return { hand: Math.max(...boxes('#hand .card .face').map(each => each.bottom)),
           hero: Math.min(...boxes('.mine .figures .ribbon-face').map(each => each.top)),
           top: mine.top, screen: innerHeight };
}"""


def _still(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640)])
def test_what_was_done_to_you_is_read_without_scrolling(
    open_page: OpenPage, moments: dict[str, str], width: int, height: int
) -> None:
    page = open_page(moments["robbed on a phone"], width=width, height=height, touch=True)
    Seat(page).wait_for_question()
    _still(page)
    cut: dict[str, Any] = page.evaluate(_CUT)
    assert cut["toll"] <= 1
    assert cut["hero"] <= 0
    assert cut["letters"] <= 1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640)])
def test_cards_in_hand_are_whole_in_the_city(
    open_page: OpenPage, moments: dict[str, str], width: int, height: int
) -> None:
    page = open_page(moments["city on a phone"], width=width, height=height, touch=True)
    Seat(page).wait_for_question()
    _still(page)
    own: dict[str, Any] = page.evaluate(_OWN)
    assert own["hand"] <= own["screen"]
    assert own["hero"] >= own["top"]


#: Where each card of the Line-Up lies, counted from its first place.
_LANE = """() => {
  const spots = [...document.querySelectorAll('#lineup [data-card]')];
  const start = document.querySelector('#lineup .cards').getBoundingClientRect().left;
  return spots.map(each => [each.dataset.card, Math.round(each.getBoundingClientRect().left - start)]);
}"""


def test_cards_on_sale_keep_their_places_when_one_is_bought(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["buys on a phone"], width=390, height=844, touch=True)
    seat = Seat(page, touch=True)
    assert seat.wait_for_question()
    _still(page)
    before = page.evaluate(_LANE)
    seat.lit("#lineup").first.tap()
    seat.then(lambda: page.locator(f"{SHEET} .answer").last.tap())
    seat.play_until(lambda: seat.asked == "main")  # a Super Hero may ask where it goes
    _still(page)
    after = page.evaluate(_LANE)
    assert len(after) == len(before) - 1  # it is filled when the turn ends
    assert all(spot in before for spot in after)

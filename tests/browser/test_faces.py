"""The faces of all cards at the widths of a table: nothing is cut off, and nothing is too small to read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from archfoe.games.city.card import city_card
from archfoe.table import catalogue
from tests.browser.conftest import OpenPage

#: Played cards, a small window, a phone, a desk and a large desk; see docs/design.md.
WIDTHS = (64, 84, 106, 118, 148, 208)
SETS = ("base", "heroes_unite", "rivals", "confrontations", "rebirth")
SMALLEST = 11

_SIZES = """() => [...document.querySelectorAll('.card *')]
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => each.getClientRects().length)
    .map(each => [parseFloat(getComputedStyle(each).fontSize), each.className, each.textContent])
    .filter(([size]) => size < %d)"""

# A name may have two lines: what is wider or higher than its place would run into the cost.
_NAMES = """() => [...document.querySelectorAll('.card .plate')].flatMap(plate => {
    const name = plate.querySelector('.name'), lines = document.createRange()
    lines.selectNodeContents(name)
    const [words, place, head] = [lines, name, plate].map(each => each.getBoundingClientRect())
    const fits = words.width <= place.width + 1 && words.height <= head.height + 3
    return fits ? [] : [[name.textContent, words.width, place.width, words.height, head.height]]
})"""


CUT_TEXTS = """() => [...document.querySelectorAll('.card .text')]
    .filter(text => text.scrollHeight > text.clientHeight)
    .map(text => [text.textContent, text.scrollHeight, text.clientHeight])"""


_SHOWN = "width => document.querySelector('li:has(> .card:not(.lying))').clientWidth === width"


def _gallery(open_page: OpenPage, of: str) -> Page:
    page = open_page(f"/?set={of}#/cards")
    listed = [card for card in catalogue.cards() if card.set == of and not city_card(card).pack]
    page.get_by_role("status").get_by_text(f"{len(listed)} cards").wait_for()
    page.evaluate("document.fonts.ready")
    return page


def resize(page: Page, width: int) -> None:
    page.get_by_label("Size").fill(str(width))
    page.wait_for_function(_SHOWN, arg=width)


@pytest.mark.parametrize("of", SETS)
def test_names_and_short_texts_fit_and_letters_can_be_read(open_page: OpenPage, of: str) -> None:
    page = _gallery(open_page, of)
    for width in WIDTHS:
        resize(page, width)
        assert page.evaluate(_SIZES % SMALLEST) == [], width
        assert page.evaluate(_NAMES) == [], width
        assert page.evaluate(CUT_TEXTS) == [], width

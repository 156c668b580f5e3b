"""Every mode by mouse, by finger on a phone and by keys alone: some turns, then bots play the game to its end.

Whole games of the base set are played each way in `test_playing`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.breadth import usually
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, let_nell_finish
from tests.browser.test_playing import answer_by_key, links, quick_table

MODES = ("heroes_unite", "rivals", "confrontations", "rebirth")
ANSWERS = usually(10, 14)


def by_hand(seat: Seat) -> None:
    seat.act()


def by_key(seat: Seat) -> None:
    seat.then(lambda: answer_by_key(seat))


WAYS: dict[str, tuple[Callable[[Seat], None], dict[str, object]]] = {
    "mouse": (by_hand, {}),
    "finger": (by_hand, {"width": 390, "height": 844, "touch": True}),
    "keys": (by_key, {}),
}


#: Each mode, each way, and the city, which is no row of cards, in two of them.
SOME = [
    ("heroes_unite", "mouse"),
    ("rivals", "keys"),
    ("confrontations", "finger"),
    ("rebirth", "keys"),
    ("rebirth", "finger"),
]


@pytest.mark.parametrize(("mode", "way"), usually(SOME, [(mode, way) for mode in MODES for way in WAYS]))
def test_a_game_of_every_mode(open_page: OpenPage, mode: str, way: str) -> None:
    answer, screen = WAYS[way]
    page = open_page(**screen)
    made = quick_table(page, mode=mode)
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    seat = Seat(page, touch=way == "finger")
    for _ in range(ANSWERS):
        if not seat.wait_for_question():
            break
        answer(seat)
    if way == "finger":
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if not seat.over:
        let_nell_finish(page)
        seat.wait(lambda: seat.over, "the end")
    expect(page.get_by_role("region", name="Result")).to_be_visible()

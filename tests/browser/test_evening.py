"""An evening of friends at three screens: a large one, a phone, and somebody who watches."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_the_end import result_of, shoot

Moments = dict[str, str]


def strikes(seat: Seat) -> None:
    """Defeats the last Super-Villain, which ends the game."""
    for _ in range(30):
        if seat.over or not seat.wait_for_question():
            return
        villain = seat.lit('[data-zone-of="villains"], .villain')
        if villain.count():
            seat.answer(villain.first)
        else:
            seat.act()


def evening_of(page: Page) -> None:
    result_of(page).get_by_role("button", name="The evening").click()


def test_friends_play_again_once_all_are_in_and_the_score_is_kept(open_page: OpenPage, moments: Moments) -> None:
    ann, bob = open_page(moments["last blow"], name="Ann"), open_page(moments["last blow 2"], name="Bob", width=390, height=844)
    cyd = open_page(moments["last blow 3"], name="Cyd")
    watcher = open_page("/#/r/" + moments["last blow"].split("/")[3], name="Dev")
    seats = [Seat(page) for page in (ann, bob, cyd)]
    seats[0].play_to_the_end(40)
    for page in (ann, bob, cyd, watcher):
        result_of(page).wait_for()
        evening_of(page)
    shoot(ann, "evening-1366")
    shoot(bob, "evening-390")
    shoot(watcher, "evening-watcher")

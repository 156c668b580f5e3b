"""An evening of friends at three screens: a large one, a phone, and somebody who watches."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_the_end import result_of, shoot

Moments = dict[str, str]


def end_it(seats: list[Seat]) -> None:
    """Whoever has the turn defeats the last Super-Villain and ends it."""
    strikes = seats[0].page.locator('.sv [data-lit="true"]')
    seats[0].then(lambda: seats[0].press(strikes))
    for _ in range(20):
        seats[0].wait(lambda: any(seat.asked or seat.over for seat in seats), "anybody to be asked")
        asked = next((seat for seat in seats if seat.asked), None)
        if asked is None:
            return
        asked.then(asked.end_turn) if asked.asked == "main" else asked.act()


def evening_of(page: Page) -> None:
    result_of(page).get_by_role("button", name="The evening").click()


def test_friends_play_again_once_all_are_in_and_the_score_is_kept(open_page: OpenPage, moments: Moments) -> None:
    ann, bob = (
        open_page(moments["last blow"], name="Ann"),
        open_page(moments["last blow 2"], name="Bob", width=390, height=844),
    )
    cyd = open_page(moments["last blow 3"], name="Cyd")
    watcher = open_page("/#/r/" + moments["last blow"].split("/")[3], name="Dev")
    seats = [Seat(page) for page in (ann, bob, cyd)]
    end_it(seats)
    for page in (ann, bob, cyd, watcher):
        result_of(page).wait_for()
        evening_of(page)
    shoot(ann, "evening-1366")
    shoot(bob, "evening-390")
    for page, words in ((ann, "Cyd starts."), (bob, "Cyd starts."), (cyd, "You start."), (watcher, "Cyd starts.")):
        expect(page.get_by_role("region", name="Rematch")).to_contain_text(words)
        expect(page.get_by_role("list", name="Games won").get_by_role("listitem")).to_have_text(
            [re.compile("Ann *1"), re.compile("Bob *0"), re.compile("Cyd *0")]
        )
    expect(watcher.get_by_role("button", name=re.compile("^(I'm in|Rematch)"))).to_have_count(0)
    bob.get_by_placeholder("Say something").fill("Again?")
    bob.get_by_role("button", name="Send").click()
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("Again?")
    ann.get_by_role("button", name="I'm in").click()
    expect(bob.get_by_role("button", name="Rematch · 1 of 3")).to_be_visible()
    bob.get_by_role("button", name="Rematch · 1 of 3").click()
    expect(watcher.get_by_role("region", name="Rematch").get_by_text("ready", exact=True)).to_have_count(2)
    bob.get_by_role("button", name="You're in · 2 of 3").click()  # not yet
    expect(cyd.get_by_role("button", name="Rematch · 1 of 3")).to_be_visible()
    bob.get_by_role("button", name="I'm in").click()
    cyd.get_by_role("button", name="I'm in").click()
    for page in (ann, bob, cyd, watcher):
        expect(result_of(page)).to_have_count(0)
    seats[2].wait(lambda: any(seat.asked for seat in seats), "the next game to begin")
    # A Super Hero who goes first does so whoever is next.
    assert seats[2].asked or any(seat.asked and seat.page.get_by_text("The Flash").count() for seat in seats)

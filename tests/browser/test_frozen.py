"""A stored game that the rules of today cannot continue: what is told of it, and how it is looked at."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import TABLE, Seat


def test_a_game_that_cannot_go_on_can_be_looked_at_as_it_stood(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["frozen"])
    told = page.get_by_role("region", name="The game")
    expect(told).to_contain_text("The game that was played here cannot go on")
    expect(told).to_contain_text("the score was")
    expect(told).to_contain_text("You can look at the table as it stood after answer")
    page.get_by_role("button", name="Look at the table").click()
    seat = Seat(page)
    assert seat.hand() and seat.asked == ""
    expect(page.get_by_role("region", name="A game that cannot go on")).to_contain_text("cannot go on")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(TABLE)).to_have_count(0)
    page.get_by_role("button", name="Save its record").wait_for()
    page.get_by_role("button", name="Start with").click()
    assert Seat(page).wait_for_question()

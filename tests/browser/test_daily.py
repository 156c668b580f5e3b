"""The daily deal: on the first screen, on its table, and at the end of its game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from archfoe.table.daily import Deal, par_of
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_screens import Check, clean  # noqa: F401
from tests.browser.test_the_end import fits, result_of, shoot

NOON = "2026-11-18T12:00:00Z"
SIZES = pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])


def today(page: Page) -> Locator:
    return page.get_by_role("region", name="Today")


def done(number: int, on: int = 0) -> dict[str, Any]:
    lines = [f"archfoe daily {number}: won 58 to 49", "◆◆◇◆◆◇◆◆ in 17 rounds", f"no hints, deal {Deal(number).mark}"]
    result = {"outcome": "won", "margin": 9, "lines": lines, "mark": Deal(number).mark, "par": 3}
    return {"room": f"room{number}", "on": on or number, "begun": True, "result": result}


def keep(page: Page, tries: dict[int, dict[str, Any]]) -> None:
    """The device has these, and the right time."""
    page.clock.set_fixed_time(NOON)
    page.evaluate("tries => localStorage.setItem('archfoe.daily', tries)", json.dumps(tries))
    page.reload()


def test_a_first_visit_reads_one_line_and_plays_on_where_it_left(open_page: OpenPage) -> None:
    page = open_page()
    expect(today(page)).to_contain_text("Today: daily deal 53. Everyone gets the same cards.")
    expect(today(page).get_by_role("heading")).to_have_count(0)
    page.get_by_role("button", name="daily deal 53").click()
    ann = Seat(page)
    table, hand = page.url, ann.hand()
    assert ann.wait_for_question()
    ann.act()
    page.goto(table.partition("#")[0])
    expect(today(page)).to_contain_text("You have begun it.")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("Daily deal 53")
    today(page).get_by_role("button", name="Go on").click()
    page.wait_for_url(table)
    other = open_page(name="Bob")
    other.get_by_role("button", name="daily deal 53").click()
    assert sorted(Seat(other).hand()) == sorted(hand), "everybody gets the same cards"


@SIZES
def test_a_week_of_deals(open_page: OpenPage, clean: Check, width: int, height: int) -> None:  # noqa: F811
    page = open_page(width=width, height=height)
    keep(page, {47: done(47), 49: done(49, on=51), 51: done(51)})
    expect(today(page).get_by_role("heading", name="Today Wednesday, November 18 (UTC)")).to_be_visible()
    week = today(page).get_by_role("list", name="The last seven days")
    expect(week.get_by_role("button")).to_have_count(7)
    expect(week).to_contain_text("3 of 7")
    expect(today(page)).to_contain_text("+6 against par on average")
    expect(today(page).get_by_role("status")).to_have_count(0)
    expect(today(page).get_by_role("button", name="Play today's deal")).to_be_visible()
    shoot(page, f"today-{width}")
    week.get_by_role("button", name="Friday, November 13: not played").press("Enter")
    expect(today(page)).to_contain_text("A missed day can be made up for within the week.")
    expect(today(page).get_by_role("button", name="Play Friday's deal")).to_be_visible()
    week.get_by_role("button", name="Saturday, November 14: made up for, 6 better than par").click()
    expect(today(page)).to_contain_text("Won 58 to 49, 6 better than par.")
    expect(today(page).get_by_role("group", name="Your result")).to_contain_text("◆◆◇◆◆◇◆◆ in 17 rounds")
    expect(today(page).get_by_role("button", name="Play it for fun")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shoot(page, f"today-done-{width}")
    clean(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("The daily deal on the first screen").uncheck()
    expect(today(page)).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()
    expect(today(page)).to_have_count(0)


def test_another_clock_another_version_and_no_server_are_told(open_page: OpenPage) -> None:
    page = open_page()
    kept = done(53)
    kept["result"]["mark"] = "0000"
    keep(page, {53: kept})
    expect(today(page)).to_contain_text("You played it with another version, which dealt other cards.")
    page.clock.set_fixed_time("2026-11-17T12:00:00Z")
    page.reload()
    says = "This device's clock says November 17. The deal goes by the server's, November 18."
    expect(today(page).get_by_role("status")).to_have_text(says)
    page.route("**/api/daily", lambda route: route.abort())
    page.reload()
    expect(today(page).get_by_role("status")).to_contain_text("There is no daily deal now. Can't reach the server.")


@SIZES
def test_the_end_has_lines_to_paste_par_and_the_week(
    open_page: OpenPage,
    moments: dict[str, str],
    clean: Check,  # noqa: F811
    width: int,
    height: int,
) -> None:
    page = open_page(width=width, height=height)
    path = moments["daily" if width > 1000 else "daily on a phone"]
    room, token = path.split("/")[-2:]
    own = {"room": room, "title": "Daily deal 53", "at": 0, "tokens": {"0": token}, "daily": 53}
    page.evaluate("own => localStorage.setItem('archfoe.rooms', JSON.stringify([own]))", own)
    keep(page, {52: done(52), 53: {"room": room, "on": 53, "begun": True}})
    today(page).get_by_role("button", name="Go on").click()
    ann = Seat(page)
    while ann.wait_for_question():
        ann.act()
    deal = result_of(page).get_by_role("region", name="The daily deal")
    lines = deal.get_by_role("group", name="Your result")
    expect(lines.locator("p").first).to_have_text(re.compile(r"^archfoe daily 53: (won|lost|tied) \d+ to \d+$"))
    expect(lines.locator("p").nth(1)).to_have_text(re.compile(r"^[◆◇]+ in \d+ rounds$"))
    expect(lines.get_by_role("img", name=re.compile("^(you|bot)(, (you|bot))+$"))).to_be_visible()
    expect(lines.locator("p").last).to_have_text(f"no hints, no take-backs, deal {Deal(53).mark}")
    expect(deal).to_contain_text(f"Par is +{par_of(Deal(53)).margin}, what the bot reaches at your seat")
    expect(deal.get_by_role("list", name="The last seven days")).to_contain_text("2 of 7")
    expect(deal).to_contain_text("against par on average")
    expect(result_of(page).get_by_role("button", name="Rematch")).to_have_count(0)
    fits(page, result_of(page))
    shoot(page, f"daily-end-{width}")
    clean(page)
    told = lines.locator("p").all_inner_texts()
    page.goto(page.url.partition("#")[0])
    expect(today(page).get_by_role("group", name="Your result").locator("p")).to_have_text(told)
    today(page).get_by_role("button", name="Play it for fun").click()
    assert Seat(page).wait_for_question() and room not in page.url

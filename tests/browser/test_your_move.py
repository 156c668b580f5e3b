"""Moves that wait: feeds for readers, and tables of other servers."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_people import keep_table
from tests.browser.test_playing import links, quick_table

ELSEWHERE = "https://games.example/#/t/fLkl4o3u2aBc/some-key"


def test_a_table_among_people_has_a_feed_of_ones_moves(open_page: OpenPage) -> None:
    page = open_page()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    made = quick_table(page, mode="base", seats=seats)
    ann = Seat(open_page(links(made)[0]))
    mine = ann.page.evaluate("document.title").startswith("●")
    keep_table(page, made, 0)
    page.reload()
    tables = page.get_by_role("region", name="Your tables")
    tables.get_by_text("Be told when it is your move").click()
    address = urlsplit(tables.get_by_label(re.compile("^Feed of .*Bob")).input_value())
    origin = page.evaluate("location.origin")
    told = page.request.get(f"{origin}{address.path}")
    assert told.status == 200 and told.headers["content-type"] == "application/atom+xml"
    assert ("<entry>" in told.text()) == mine and links(made)[0].rpartition("/")[2] not in address.path
    if mine:
        assert "At the table with you: Bob." in told.text()
    again = page.request.get(f"{origin}{address.path}", headers={"If-None-Match": told.headers["etag"]})
    assert again.status == 304


def test_a_table_of_another_server_is_a_link_that_is_kept_here(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Have table words or a link?").click()
    page.get_by_label("Table words").fill(f" {ELSEWHERE} ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="games.example")).to_be_visible()
    page.reload()
    tables = page.get_by_role("region", name="Tables on other servers")
    link = tables.get_by_role("link", name=re.compile("A table on games.example"))
    expect(link).to_have_attribute("href", ELSEWHERE)
    expect(link).to_contain_text("Open it to see whose move it is.")
    tables.get_by_role("button", name="Forget the table on games.example").click()
    expect(tables).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()
    expect(tables).to_have_count(0)


def test_a_link_of_this_server_leads_to_its_table(open_page: OpenPage) -> None:
    page = open_page()
    made = quick_table(page, mode="base")
    page.get_by_role("button", name="Have table words or a link?").click()
    page.get_by_label("Table words").fill(page.evaluate("location.origin") + links(made)[0])
    page.get_by_role("button", name="Go to the table").click()
    assert Seat(page).wait_for_question()


def test_on_a_phone_table_words_and_running_games_come_before_all_else(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, touch=True)
    made = quick_table(page, mode="base")
    keep_table(page, made, 0)
    page.reload()
    tables = page.get_by_role("region", name="Your tables")
    tables.wait_for()
    words = page.get_by_role("button", name="Have table words or a link?")
    tops = [
        found.evaluate("node => node.getBoundingClientRect().top")
        for found in (words, tables, page.get_by_role("region", name="The games"))
    ]
    assert tops == sorted(tops) and tops[1] < 700, "all at once on the first screen"
    words.tap()
    expect(page.get_by_label("Table words")).to_be_focused()

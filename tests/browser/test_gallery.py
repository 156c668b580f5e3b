"""Looking cards up: filters that stand in the address, and everything about one card."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage


def listed(page: Page) -> int:
    words = page.get_by_role("status").inner_text()
    return int(words.split()[0])


def test_filters_stand_in_the_address_and_can_be_sent(open_page: OpenPage) -> None:
    page = open_page("/#/cards")
    page.get_by_text(re.compile("^[1-9][0-9]+ cards")).wait_for()
    everything = listed(page)
    page.get_by_label("Type").select_option("Equipment")
    page.get_by_label("Keyword").select_option("Defense")
    page.get_by_label("Find").fill("draw")
    expect(page.get_by_role("status")).not_to_have_text(f"{everything} cards")
    some = listed(page)
    assert 0 < some < everything
    path = page.url.split("#")[1]
    assert "type=Equipment" in path and "keyword=Defense" in path and "text=draw" in path
    again = open_page(f"/#{path}", width=390, height=844, touch=True)
    again.get_by_text(re.compile(f"^{some} cards?")).wait_for()
    expect(again.get_by_label("Type")).to_have_value("Equipment")
    again.get_by_role("button", name="Clear filters").click()
    again.get_by_text(f"{everything} cards").wait_for()


def test_a_card_has_a_page_of_its_own_with_all_about_it(open_page: OpenPage) -> None:
    page = open_page("/#/cards?text=clayface")
    page.get_by_role("button", name=re.compile("^Clayface")).wait_for()
    page.get_by_role("slider").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")  # over the button that clears the filters
    expect(page.get_by_role("button", name=re.compile("^Clayface"))).to_be_focused()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Clayface")
    card.get_by_text("Where it is known from").wait_for()
    expect(card.get_by_role("heading", name="Rules and rulings")).to_be_visible()
    assert "#/cards/base/clayface" in page.url
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page).to_have_url(re.compile(r"#/cards\?text=clayface$"))
    # Sent to somebody else, it opens there; what it names is one press away.
    other = open_page("/#/cards/base/catwoman", width=390, height=844, touch=True)
    other.get_by_role("dialog").get_by_text("Where it is known from").wait_for()
    wide = other.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide


def test_a_name_that_no_card_has_is_told_with_the_nearest(open_page: OpenPage) -> None:
    page = open_page("/#/cards")
    page.get_by_text(re.compile("^[1-9][0-9]+ cards")).wait_for()
    page.get_by_label("Find").fill("kikc")
    page.get_by_text('No card here is called "kikc"').wait_for()
    page.get_by_role("button", name="Kick", exact=True).click()
    expect(page.get_by_role("button", name=re.compile(r"^Kick\."))).to_be_visible()

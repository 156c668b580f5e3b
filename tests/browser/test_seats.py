"""Seats that come and go: a bot in one's place, somebody at the same screen, votes, and a notice from another tab."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import QUESTION, Seat, give_to_a_bot, open_drawer
from tests.browser.test_playing import links, quick_table

PEOPLE = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]

#: A tab that nobody looks at, in a browser that allows notices and keeps what they say.
_IN_THE_BACK = """
  window.notices = []
  Object.defineProperty(document, 'hidden', { get: () => window.away === true })
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() { return (window.Notification.permission = 'granted') }
    constructor(title, { body }) { window.notices.push(`${title}: ${body}`) }
    close() {}
  }
"""


def two(open_page: OpenPage) -> tuple[Seat, Seat]:
    """Who is on turn, and who waits."""
    first = open_page()
    made = quick_table(first, mode="base", seats=PEOPLE)
    first.goto(first.url.split("#")[0].rstrip("/") + links(made)[0])
    ann, bob = Seat(first), Seat(open_page(links(made)[1]))
    return (ann, bob) if ann.asked else (bob, ann)


def end_turn(seat: Seat) -> None:
    seat.then(seat.end_turn)


def test_who_was_replaced_takes_the_seat_back_by_one_button(open_page: OpenPage) -> None:
    mover, other = two(open_page)
    give_to_a_bot(other.page, other.page.url)
    expect(other.page.locator(QUESTION)).to_contain_text("A bot plays for you")
    other.page.reload()  # who comes back later finds the same
    other = Seat(other.page)
    other.press(other.button("Take your seat back"))
    expect(other.button("Take your seat back")).to_have_count(0)
    end_turn(mover)
    assert other.wait_for_question()


def test_who_looks_on_by_mistake_is_led_to_their_seat(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    hand = Seat(page).hand()
    room = page.url.split("/t/")[1].split("/")[0]
    page.goto(page.url.split("#")[0] + f"#/r/{room}")
    page.get_by_role("link", name="Take your seat back").click()
    expect(page.locator("#hand button")).to_have_count(len(hand))


def test_who_asked_to_take_back_is_told_what_came_of_it(open_page: OpenPage) -> None:
    mover, other = two(open_page)
    end_turn(mover)
    mover.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="Refuse").click()
    expect(mover.page.get_by_role("alert")).to_have_text(re.compile("does not agree: nothing is taken back"))
    mover.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(mover.page.locator("p.said")).to_have_text("All agreed: it is taken back.")


def _looks_away(page: Page, away: bool) -> None:
    page.evaluate("away => { window.away = away }", away)


def test_a_notice_says_in_another_tab_that_it_is_your_turn(open_page: OpenPage) -> None:
    mover, other = two(open_page)
    page = other.page
    page.add_init_script(_IN_THE_BACK)
    page.reload()
    other = Seat(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notify me in other tabs when it is my turn").check()
    page.keyboard.press("Escape")
    _looks_away(page, True)
    end_turn(mover)
    assert other.wait_for_question()
    assert [said.split(":")[0] for said in page.evaluate("window.notices")] == ["Your turn"]
    expect(page).to_have_title("● Your turn - archfoe")


def test_somebody_sits_down_at_the_same_screen(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play with friends").click()
    page.locator("summary", has_text="Someone beside you").click()
    page.get_by_placeholder("Name", exact=True).fill("Bob")
    page.get_by_role("button", name="Add a player here").click()
    expect(page.locator("main")).to_contain_text("everyone shares this screen")
    expect(page.locator("main")).to_contain_text("Bob")
    page.get_by_role("button", name=re.compile("^Start with")).click()
    curtain = page.get_by_role("button", name=re.compile("^I.m (Ann|Bob)"))
    curtain.click()
    assert len(Seat(page).hand()) == 5
    open_drawer(page, "Log")
    page.keyboard.press("Escape")  # closes that, and no more
    expect(page.get_by_role("complementary", name="Log")).to_have_count(0)
    assert len(Seat(page).hand()) == 5
    page.keyboard.press("Escape")  # somebody looks over one's shoulder
    expect(curtain).to_be_visible()
    expect(page.locator("#hand")).to_have_count(0)

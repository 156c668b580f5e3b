"""People around a table: joining by link, looking on, talking, leaving; and what a browser remembers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, open_drawer, open_menu
from tests.browser.test_playing import links, quick_table

SCRIPT = "<img src=x onerror=alert(1)><b>Eve"


def test_a_second_person_takes_an_open_seat_by_the_link_of_the_room(open_page: OpenPage) -> None:
    host = open_page("/#/new")
    host.get_by_label("Seat 2").select_option("open")
    host.get_by_role("button", name="One seat less").click()
    host.get_by_role("button", name="Open the table").click()
    host.locator("summary", has_text="Link to join or look on").click()
    link = host.get_by_label("Link to join or look on").input_value()
    guest = open_page("/" + link.split("/", 3)[3])
    guest.get_by_placeholder("Your name").fill("Bob")
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator("main")).to_contain_text("Bob")
    guest.wait_for_url("**/#/t/**")  # the key of the seat is in the address now
    host.get_by_role("button", name="Start the game").click()
    Seat(host)
    assert len(Seat(guest).hand()) == 5
    guest.reload()
    assert len(Seat(guest).hand()) == 5


def test_the_code_beside_a_link_is_drawn_without_asking_the_server(open_page: OpenPage) -> None:
    page = open_page()
    made = quick_table(page, seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("summary").first.click()
    assert page.get_by_role("img", name="QR code").locator("path").get_attribute("d")
    token = links(made)[0].rsplit("/", 1)[1]
    assert not any(token in url for url in asked)


def test_who_looks_on_sees_no_hand_and_is_asked_nothing(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    room = page.url.split("/t/")[1].split("/")[0]
    looker = Seat(open_page(f"/#/r/{room}"))
    assert looker.page.locator('[data-zone^="hand/"][data-card]').count() == 0
    assert looker.asked == ""
    expect(page.locator("header.top")).to_contain_text("1 looking on")


def test_names_and_talk_are_only_ever_text(open_page: OpenPage) -> None:
    page = open_page()
    made = quick_table(page, seats=[{"kind": "human", "name": "Ann"}, {"kind": "human", "name": SCRIPT[:24]}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    other = open_page(links(made)[1])
    Seat(page)
    Seat(other)
    open_drawer(other, "Log").get_by_role("tab", name="Chat").click()
    other.get_by_placeholder("Say something").fill(SCRIPT)
    other.get_by_role("button", name="Say").click()
    page.get_by_role("button", name="Log, 1 new in the chat").wait_for()
    open_drawer(page, "Log").get_by_role("tab", name=re.compile("Chat .1 new")).click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text(SCRIPT)
    assert page.locator('img[src="x"]').count() == 0
    expect(page.locator("header.top")).to_contain_text(SCRIPT[:24])


def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    open_drawer(page, "Players")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Take the seat back").click()
    page.get_by_role("button", name="Let a bot play for me").wait_for()
    page.keyboard.press("Escape")
    assert seat.over or seat.wait_for_question()


def test_standing_orders_are_kept_by_the_table(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    open_menu(page, "Orders")
    page.get_by_label("Do", exact=True).select_option("never")
    page.get_by_role("button", name="Add order").click()
    expect(page.get_by_role("dialog")).to_contain_text("never avoid it")
    page.reload()
    Seat(page)
    open_menu(page, "Orders")
    expect(page.get_by_role("dialog")).to_contain_text("Against any Attack: never avoid it")


def test_the_last_choices_and_the_tables_of_this_browser_are_remembered(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    page.get_by_label("Heroes Unite", exact=False).nth(0).check()
    page.get_by_label("Hunt").check()
    page.get_by_role("button", name="Open the table").click()
    Seat(page)
    page.goto(page.url.split("#")[0] + "#/new")
    page.get_by_role("heading", name="Set up a table").wait_for()
    expect(page.get_by_label("Hunt")).to_be_checked()
    page.goto(page.url.split("#")[0] + "#/")
    page.get_by_role("link", name=re.compile("Heroes Unite")).click()
    Seat(page)


def test_power_with_its_parts_and_why_not(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.play_until(lambda: seat.asked == "main" and seat.button("Play all").count() > 0)
    seat.answer(seat.button("Play all"))
    page.keyboard.press("p")
    said = page.locator("p.said")
    expect(said).to_contain_text(re.compile(r"You: \d+ Power"))
    total = int(page.locator("[data-power]").inner_text())
    assert str(total) in said.inner_text()
    barred = page.locator('#lineup [data-state="dim"] button, #lineup [data-state="soon"] button').first
    barred.focus()
    page.keyboard.press("?")
    expect(said).to_contain_text(re.compile(r"costs \d+ and you have"))

"""Somebody steps away: a bot plays at table pace, all see it, and any key takes the seat back. Or all pause."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import QUESTION, Seat, open_drawer, open_menu
from tests.browser.test_playing import links, quick_table


def test_a_bot_plays_for_who_steps_away_until_a_key_is_pressed(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    made = quick_table(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    ada = Seat(open_page(links(made)[0], name="Ada"))
    ben = Seat(open_page(links(made)[1], name="Ben"))
    ada.wait(lambda: bool(ada.asked or ben.asked), "a question")
    goes, stays, name = (ada, ben, "Ada") if ada.asked else (ben, ada, "Ben")
    open_menu(goes.page, "I step away")
    dialog = goes.page.get_by_role("dialog", name="Who plays for you?")
    expect(dialog.get_by_role("button", name="Nobody. Wait for me")).to_be_visible()
    dialog.get_by_role("button", name="Until I'm back").click()
    expect(goes.page.locator("[data-question]")).to_contain_text("Nell plays for you")
    expect(stays.page.locator(".strip [data-flag]")).to_have_text(f"Nell plays for {name}")
    stays.page.locator(".strip[data-seat] button").click()
    expect(stays.page.get_by_role("complementary", name=name)).to_contain_text(f"Nell, a bot, plays for {name}")
    stays.page.keyboard.press("Escape")

    expect(goes.page.get_by_role("region", name="Your side").locator(".me")).to_have_text("Nell for you")

    # Nell plays to the end of the turn, and the other does nothing: then it is seen whose turns she played.
    def ended() -> bool:
        if stays.asked not in ("", "main"):
            stays.act()  # an Attack is answered
        return stays.asked == "main"

    goes.wait(ended, "Nell to end the turn")
    for one, who in ((goes, "you"), (stays, name)):
        ends = one.page.locator('[role="log"] p', has_text=f"Nell for {who} ends their turn")
        expect(ends.first).to_be_attached(timeout=60_000)  # once her turn has been shown
    goes.page.get_by_role("button", name="Talk").click()
    goes.page.get_by_role("button", name="Phew!").click()  # who only talks is not back
    expect(stays.page.locator(".strip")).to_contain_text(f"Nell plays for {name}")
    expect(goes.page.locator("[data-question]")).to_contain_text("Nell plays for you")
    goes.page.locator("#hand").click()
    expect(goes.page.locator("p.said")).to_have_text("Welcome back. Nell played 1 turn for you.")
    expect(stays.page.locator(".strip")).not_to_contain_text("Nell plays for")
    expect(goes.page.locator("[data-question]")).not_to_contain_text("Nell plays for you")


def test_who_closed_the_page_is_told_later_what_a_bot_played(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    made = quick_table(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    seats = [Seat(open_page(link, name=name)) for link, name in zip(links(made), ("Ada", "Ben"), strict=True)]
    seats[0].wait(lambda: any(seat.asked for seat in seats), "a question")
    goes, stays = seats if seats[0].asked else seats[::-1]
    open_menu(goes.page, "I step away")
    goes.page.get_by_role("dialog", name="Who plays for you?").get_by_role("button", name="Until I'm back").click()
    expect(goes.page.locator("[data-question]")).to_contain_text("Nell plays for you")
    home = goes.page.url
    goes.page.goto("about:blank")
    stays.play_until(lambda: stays.asked == "main")
    goes.page.goto(home)
    expect(goes.page.locator("p.said")).to_have_text("Welcome back. A bot played 1 turn for you.")
    goes.page.reload()
    Seat(goes.page).table.wait_for()
    expect(goes.page.locator("p.said")).not_to_contain_text("Welcome back")


def test_who_gave_up_the_rest_is_back_by_one_answer_only(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    made = quick_table(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    ada, _ben = (Seat(open_page(link, name=name)) for link, name in zip(links(made), ("Ada", "Ben"), strict=True))
    open_menu(ada.page, "I step away")
    ada.page.get_by_role("dialog", name="Who plays for you?").get_by_role("button", name="Rest of the game").click()
    expect(ada.page.locator(QUESTION)).to_contain_text("To the end of the game, unless you take over.")
    ada.page.locator("#hand").click()
    open_drawer(ada.page, "Log")
    expect(ada.page.locator(QUESTION)).to_contain_text("Nell plays for you")
    ada.button("Take over").click()
    expect(ada.page.locator(QUESTION)).not_to_contain_text("Nell plays for you")


def test_alone_with_bots_the_rest_is_asked_about_twice(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    page.keyboard.press("b")
    dialog = page.get_by_role("dialog", name="Who plays for you?")
    dialog.get_by_role("button", name="Finish it quickly").click()
    expect(dialog).to_contain_text("It won't count for you.")
    dialog.get_by_role("button", name="Keep playing").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert Seat(page).wait_for_question()


def test_who_waits_sends_words_that_lead_to_the_others_own_seat(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    made = quick_table(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    ada = Seat(open_page(links(made)[0], name="Ada"))
    ben = Seat(open_page(links(made)[1], name="Ben"))
    ada.wait(lambda: bool(ada.asked or ben.asked), "a question")
    goes, stays, name = (ada, ben, "Ada") if ada.asked else (ben, ada, "Ben")
    open_menu(goes.page, "I step away")
    goes.page.get_by_role("dialog", name="Who plays for you?").get_by_role("button", name="Nobody. Wait for me").click()
    stays.page.get_by_role("button", name=f"Tell {name}").click()
    words = stays.page.get_by_label(f"What {name} may be told").input_value()
    told, link = words.rsplit(" ", 1)
    assert told == f"Your move, {name}:"
    assert not any(seat.rsplit("/", 1)[1] in link for seat in links(made))
    goes.page.goto("about:blank")
    goes.page.goto(link)
    back = Seat(goes.page)
    assert back.wait_for_question()


def test_a_pause_is_seen_by_all_and_the_host_goes_on(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    made = quick_table(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    ada = Seat(open_page(links(made)[0], name="Ada"))
    ben = Seat(open_page(links(made)[1], name="Ben"))
    ada.wait(lambda: bool(ada.asked or ben.asked), "a question")
    mover = ada if ada.asked else ben
    open_menu(ben.page, "Pause the game")
    expect(ben.page.locator(QUESTION)).to_contain_text("You paused the game")
    bar = ada.page.locator(QUESTION)
    expect(bar).to_contain_text("Ben paused the game")
    expect(bar).to_contain_text(re.compile(r"It goes on in [45]:\d\d\."))
    expect(mover.page.locator("#hand [data-lit='true']")).to_have_count(0)
    bar.get_by_role("button", name="Pause longer").click()
    expect(ben.page.locator(QUESTION)).to_contain_text("Ada paused the game")
    expect(ben.page.locator(QUESTION)).to_contain_text("It goes on when Ada says so.")
    expect(ben.page.get_by_role("button", name="Go on", exact=True)).to_have_count(0)
    ada.page.reload()  # it is still paused for whoever comes back
    bar.get_by_role("button", name="Go on", exact=True).click()
    expect(ben.page.locator(QUESTION)).not_to_contain_text("paused")
    assert mover.wait_for_question()
    open_drawer(ben.page, "Log")
    log = ben.page.get_by_role("complementary", name="Log")
    log.get_by_role("tab", name=re.compile("Chat")).click()
    expect(log).to_contain_text("Ada ended the pause. The game goes on.")
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Menu", exact=True).click()
    expect(ben.page.get_by_role("button", name="I step away")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Pause the game")).to_have_count(0)  # once a game

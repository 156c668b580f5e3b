"""An evening of friends at three screens: a large one, a phone, and somebody who watches."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, open_menu, see
from tests.browser.test_playing import links, quick_table
from tests.browser.test_the_end import result_of, shoot
from tests.browser.test_viewers import each_side

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


def test_friends_meet_play_and_one_leaves_for_good(open_page: OpenPage) -> None:
    ada = open_page(name="")
    ada.get_by_role("button", name="Play with friends").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.keyboard.press("Enter")
    link = "/" + ada.get_by_label("Link to join or watch").input_value().split("/", 3)[3]
    ben = open_page(link, name="Ben", width=390, height=844, touch=True)
    dev = open_page(link, name="Dev")
    ben.get_by_role("button", name="Sit here").first.tap()
    dev.get_by_placeholder("Say something").fill("May I watch?")
    dev.get_by_role("button", name="Send").click()
    seats = ada.get_by_role("region", name="Seats")
    expect(seats).to_contain_text("Watching: Dev")
    expect(ada.get_by_role("log", name="Chat")).to_contain_text("Dev (watching):")
    ada.get_by_role("button", name="I'm ready").click()
    expect(seats).to_contain_text("1 of 2 ready")
    expect(ada.get_by_text("Ben isn't ready yet.")).to_be_visible()
    shoot(ada, "lobby-1366")
    shoot(ben, "lobby-390")
    ben.get_by_role("button", name="I'm ready").tap()
    expect(seats).to_contain_text("2 of 2 ready")
    ada.get_by_role("button", name=re.compile("^Start with 4")).click()
    host, guest = Seat(ada), Seat(ben, touch=True)
    dev.locator("[data-number]").wait_for()
    # A reload changes nothing.
    ben.keyboard.press("Escape")
    ben.wait_for_url("**/#/t/**")
    hand = guest.hand()
    ben.reload()
    guest = Seat(ben, touch=True)
    assert guest.hand() == hand
    ada.keyboard.press("t")
    ada.get_by_role("region", name="Talk").get_by_placeholder("Say something").fill("Your turn soon")
    ada.keyboard.press("Enter")
    expect(ben.locator(".strip [data-bubble]")).to_have_text("Your turn soon")
    expect(dev.locator(".strip [data-bubble]")).to_have_text("Your turn soon")
    # Nell steps in and out.
    guest.menu("I step away")
    ben.get_by_role("button", name=re.compile("^Until I'm back")).tap()
    for page in (ada, dev):
        expect(page.locator(".strip", has_text="Nell plays for Ben")).to_have_count(1)
    shoot(ben, "stand-in-390")
    ben.locator("#hand").tap()
    for page in (ada, dev):
        expect(page.locator(".strip", has_text="Nell plays for Ben")).to_have_count(0)
    # One leaves for good. The table waits as long as the others like.
    ben.context.close()
    waits = ada.get_by_role("button", name=re.compile("^Let Nell play now"))
    for _ in range(60):
        host.wait(lambda: host.asked != "" or waits.count() > 0, "my question, or a table that waits")
        if not host.asked:
            break
        host.act()
    expect(ada.locator("[data-question]")).to_contain_text("Ben is away")
    shoot(ada, "away-1366")
    ada.get_by_role("button", name="Tell me later").click()
    expect(ada.get_by_label("Feed of your moves at this table")).to_have_value(re.compile("/feed/.+[.]atom$"))
    waits.click()
    expect(dev.locator(".strip", has_text="Nell plays for Ben")).to_have_count(1)
    assert host.wait_for_question()


def test_friends_end_a_game_early_in_one_press_each_and_nobody_has_won(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    made = quick_table(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    ada, ben = open_page(links(made)[0], name="Ada"), open_page(links(made)[1], name="Ben", width=390, height=844)
    dev = open_page("/#/r/" + links(made)[0].split("/")[3], name="Dev")
    for one in (ada, ben, dev):
        Seat(one)

    def ask() -> None:
        open_menu(ada, "End this game here")
        ada.get_by_role("dialog", name="End this game here?").get_by_role("button", name="Ask Ben").click()
        expect(ben.locator("[data-question]")).to_contain_text("Ada asks to end this game here.")

    ask()
    shoot(ben, "end-here-390")
    ben.get_by_role("button", name="Refuse").click()
    expect(ada.locator("[data-question]")).to_contain_text("Ben does not agree: the game goes on.")
    ask()
    open_menu(ada, "Keep playing after all")
    expect(ben.get_by_role("button", name="Agree")).to_have_count(0)
    ask()
    ada.get_by_role("button", name="Play on: you want to end this game here").click()
    expect(ben.get_by_role("button", name="Agree")).to_have_count(0)
    ask()
    ben.get_by_role("button", name="Agree").click()
    agreed = "Ended by agreement after 1 round"
    for one in (ada, ben, dev):
        paper = result_of(one).get_by_role("article", name="Front page of this game")
        expect(paper.get_by_role("heading", name="The night ends early")).to_be_visible()
        expect(paper).to_contain_text(f"{agreed}. Nobody has won.")
        see(result_of(one), "Figures")
        expect(result_of(one).get_by_role("heading", name=agreed)).to_be_visible()
        stood = result_of(one).get_by_role("region", name="How it stands")
        for name in ("Ada", "Ben"):
            expect(stood).to_contain_text(re.compile(f"{name} +0 VP"))
        expect(stood).to_contain_text("Nobody has won. Rematch deals a new game for the same seats.")
    shoot(ada, "ended-here-1366")
    evening_of(ada)
    expect(ada.get_by_role("list", name="Games won").get_by_role("listitem")).to_have_text(
        [re.compile("Ada *0"), re.compile("Ben *0")]
    )
    expect(ada.get_by_role("region", name="The evening")).to_contain_text("1 game so far.")
    expect(ada.get_by_role("list", name="Games of this evening")).to_contain_text(agreed)
    ada.reload()
    result_of(ada).get_by_role("button", name="Rematch · 0 of 2").click()
    result_of(ben).get_by_role("button", name="Rematch · 1 of 2").click()
    for one in (ada, ben, dev):
        expect(result_of(one)).to_have_count(0)


def test_after_a_game_the_host_sends_the_bot_home_and_two_go_on_at_the_same_table(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    people = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
    made = quick_table(page, seats=[people[0], {"kind": "bot", "bot": "greedy"}, people[1]])
    ada = open_page(links(made)[0], name="Ada")
    ben = open_page(links(made)[1], name="Ben", width=390, height=844, touch=True)
    for one in (ada, ben):
        Seat(one)
    ada.keyboard.press("t")
    ada.get_by_role("region", name="Talk").get_by_placeholder("Say something").fill("Last one")
    ada.keyboard.press("Enter")
    expect(ben.get_by_role("status").filter(has_text="Ada says: Last one")).to_have_count(1)
    open_menu(ada, "End this game here")
    ada.get_by_role("dialog", name="End this game here?").get_by_role("button", name="Ask Ben").click()
    ben.get_by_role("button", name="Agree").click()
    evening_of(ada)
    evening_of(ben)
    expect(ben.get_by_role("region", name="Rematch")).to_contain_text(
        "Next: Base set again, with Ada, Rocco (bot) and Ben."
    )
    expect(ben.get_by_role("button", name="Change seats or bots")).to_have_count(0)
    ada.get_by_role("button", name="Change seats or bots").click()
    seats = ben.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Ada took everyone back to the lobby")
    talk = ben.get_by_role("heading", name="Talk")
    place = talk.evaluate("node => node.getBoundingClientRect().top")
    ada.get_by_role("button", name="Remove Rocco").click()
    expect(seats).to_have_text([re.compile("Ada"), re.compile("Ben")])
    assert talk.evaluate("node => node.getBoundingClientRect().top") == place, "nothing jumps under the finger"
    ada.get_by_role("button", name="Add a seat").click()
    expect(seats).to_have_text([re.compile("Ada"), re.compile("Ben"), re.compile("Open seat")])
    ada.get_by_role("button", name="Remove an open seat").click()
    expect(ben.get_by_role("list", name="Games of this evening")).to_contain_text("Ended by agreement after 1 round")
    shoot(ada, "lobby-again-1366")
    shoot(ben, "lobby-again-390")
    ben.get_by_role("button", name="I'm ready").tap()
    ada.get_by_role("button", name="Start with 2", exact=True).click()
    for one in (ada, ben):
        one.locator("[data-number]").wait_for()
        expect(one.locator(".strip")).to_have_count(1)
        expect(one.get_by_role("status").filter(has_text="Last one")).to_have_count(0)


def says_what_is_next(page: Page, starts: str, chooses: str) -> None:
    rematch = page.get_by_role("region", name="Rematch")
    expect(rematch).to_contain_text("Next: Base set again, with Ann, Bob and Cyd.")
    expect(rematch).to_contain_text(f"{starts}, unless someone else plays The Flash.")
    expect(rematch).to_contain_text(f"{chooses} the game and who plays.")


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
    for page, words in ((ann, "Cyd starts"), (bob, "Cyd starts"), (cyd, "You start"), (watcher, "Cyd starts")):
        says_what_is_next(page, words, "You choose" if page is ann else "Ann is the host and chooses")
        expect(page.get_by_role("list", name="Games won").get_by_role("listitem")).to_have_text(
            [re.compile("Ann *1"), re.compile("Bob *0"), re.compile("Cyd *0")]
        )
    for page, again in ((ann, 1), (bob, 1), (watcher, 0)):
        played = page.get_by_role("list", name="Games of this evening").get_by_role("listitem")
        expect(played).to_have_text(re.compile("Base set *Ann won"))
        expect(played.get_by_role("link", name="Watch game 1 again")).to_have_count(again)
    cyd.get_by_role("link", name="Watch game 1 again").click()
    cyd.get_by_role("slider").first.wait_for()
    cyd.go_back()
    evening_of(cyd)
    expect(watcher.get_by_role("button", name=re.compile("^(I'm in|Rematch)"))).to_have_count(0)
    each_side({"Ann": ann, "Bob": bob, "Cyd": cyd, "Dev": watcher})
    bob.get_by_placeholder("Say something").fill("Again?")
    bob.get_by_role("button", name="Send").click()
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("Again?")
    # Another game next, and back.
    bob.get_by_role("button", name="I'm in").click()
    expect(ann.get_by_role("region", name="Rematch").get_by_text("ready", exact=True)).to_have_count(1)
    for game, words in (("heroes_unite", "Next: Heroes Unite, with"), ("base", "Next: Base set again, with")):
        ann.get_by_role("button", name="Play something else").click()
        dialog = ann.get_by_role("dialog", name="Play something else")
        dialog.get_by_role("combobox", name="Game").select_option(game)
        expect(dialog.get_by_role("combobox", name="Players")).to_have_value("3")
        dialog.get_by_role("button", name="Change the game").click()
        for page in (bob, watcher):
            expect(page.get_by_role("region", name="Rematch")).to_contain_text(words)
        expect(cyd.get_by_role("log", name="Chat")).to_contain_text("Ann changed the next game. Now:")
        expect(bob.get_by_role("button", name="I'm in")).to_be_visible()  # once more
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

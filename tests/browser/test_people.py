"""People around a table: joining by link, looking on, talking, leaving; and what a browser remembers."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, open_drawer, open_menu
from tests.browser.test_playing import links, quick_table

LAN = "http://192.0.2.7:8000/"
SCRIPT = "<img src=x onerror=alert(1)><b>Eve"


def others_can_come(page: Page) -> None:
    """As if the server listened to other devices."""

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json={**told.json(), "address": LAN})

    page.route("**/api/setup", answer)


def keep_table(page: Page, made: dict[str, object], *seats: int) -> None:
    """The browser has the keys of these seats, or of all."""
    rows = made["seats"]
    assert isinstance(rows, list)
    tokens = {row["seat"]: row["token"] for row in rows if row["token"] and (not seats or row["seat"] in seats)}
    page.evaluate(
        """own => localStorage.setItem('archfoe.rooms',
           JSON.stringify([...JSON.parse(localStorage.getItem('archfoe.rooms') ?? '[]'), own]))""",
        {"room": made["room"], "title": "A table", "at": 0, "tokens": tokens},
    )


def test_a_second_person_takes_an_open_seat_by_the_link_of_the_room(open_page: OpenPage) -> None:
    host = open_page("/#/new")
    host.get_by_label("Seat 2").select_option("open")
    host.get_by_role("button", name="Remove a seat").click()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Link to join or watch").input_value()
    guest = open_page("/" + link.split("/", 3)[3], name="Bob")
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator("main")).to_contain_text("Bob")
    expect(host).to_have_title("Table - archfoe")
    guest.wait_for_url("**/#/t/**")  # the key of the seat is in the address now
    host.get_by_role("button", name="Start with 2").click()
    expect(host.get_by_role("alert")).to_have_text("Bob isn't ready yet. Start anyway?")
    host.get_by_role("button", name="Wait", exact=True).click()
    guest.get_by_role("button", name="I'm ready").click()
    expect(host.get_by_role("region", name="Seats")).to_contain_text("1 of 2 ready")
    host.get_by_role("button", name="Start with 2").click()
    Seat(host)
    assert len(Seat(guest).hand()) == 5
    guest.reload()
    assert len(Seat(guest).hand()) == 5


def test_words_that_were_said_aloud_lead_to_the_lobby_and_to_nobodys_seat(open_page: OpenPage) -> None:
    host = open_page(name="Ada")
    others_can_come(host)
    host.get_by_role("button", name="Play with friends").click()
    line = host.get_by_text("enter the table words")
    expect(line).to_contain_text(LAN.split("/")[2])
    words = line.locator("b").last.inner_text()
    guest = open_page(name="Ben")
    guest.get_by_role("button", name="Have table words or a link?").click()
    expect(guest.get_by_label("Table words")).to_be_focused()
    guest.keyboard.type("brave comet 1")
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("alert")).to_have_text(
        "No table goes by these words. Check them, or ask for the link: words end when the game begins."
    )
    guest.get_by_label("Table words").fill(words.upper().replace(" ", "-"))
    guest.get_by_role("button", name="Go to the table").click()
    expect(guest.get_by_role("heading", name="Pick a seat")).to_be_visible()
    assert "/#/r/" in guest.url
    guest.get_by_role("button", name="Sit here").first.click()
    expect(host.locator("main")).to_contain_text("Ben")


def test_the_host_changes_the_game_and_all_keep_their_seats(open_page: OpenPage) -> None:
    ada, ben = open_page(name="Ada"), open_page(name="Ben")
    made = quick_table(
        ada, seats=[{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "human", "name": "Ben"}]
    )
    for page, link in zip((ada, ben), links(made), strict=True):
        page.evaluate("link => (location.hash = link)", link.partition("#")[2])
    ben.get_by_role("button", name="I'm ready").click()
    seats, game = (ben.get_by_role("region", name=name) for name in ("Seats", "The game"))
    expect(seats).to_contain_text("1 of 2 ready")
    expect(ben.get_by_role("button", name="Play something else")).to_have_count(0)
    ada.get_by_role("button", name="Play something else").click()
    dialog = ada.get_by_role("dialog", name="Play something else")
    expect(dialog.get_by_role("combobox", name="Game")).to_have_value("base")
    dialog.get_by_role("combobox", name="Game").select_option("heroes_unite")
    dialog.get_by_role("combobox", name="Players").select_option("2 players")
    dialog.get_by_text("More choices").click()
    dialog.get_by_label("Victory Points are counted openly").check()
    dialog.get_by_role("button", name="Change the game").click()
    expect(dialog).to_have_count(0)
    expect(game).to_contain_text("Heroes Unite, 2 players")
    expect(game).to_contain_text("points are shown")
    expect(game).to_contain_text("Ada changed the game. Now: Heroes Unite, 2 players, open Victory Points.")
    expect(game).to_contain_text("Say again when you are ready.")
    expect(seats).to_contain_text("0 of 2 ready")
    expect(seats.locator("li")).to_have_count(2)
    ben.reload()  # the same link opens the same person's seat
    ben.get_by_role("button", name="I'm ready").click()
    ada.get_by_role("button", name="I'm ready").click()
    ada.get_by_role("button", name="Start with 2").click()
    assert len(Seat(ben).hand()) == 5
    assert len(Seat(ada).hand()) == 5


def test_seats_are_swapped_once_both_want_it_and_the_keys_go_along(open_page: OpenPage) -> None:
    ada, ben = open_page(name="Ada"), open_page(name="Ben")
    made = quick_table(
        ada, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}, {"kind": "open"}]
    )
    for page, link in zip((ada, ben), links(made), strict=True):
        page.evaluate("link => (location.hash = link)", link.partition("#")[2])
    seats = [page.get_by_role("region", name="Seats").locator("li") for page in (ada, ben)]
    expect(seats[0].nth(1)).to_contain_text("At the table")
    ada.get_by_role("button", name="Swap seat 1").click()
    ada.get_by_role("button", name="Swap with seat 2").click()
    expect(ada.get_by_text("You asked Ben to swap seats.")).to_be_visible()
    expect(ben.get_by_text("Ada would like to swap seats with you.")).to_be_visible()
    ben.get_by_role("button", name="Stay here").click()
    expect(ada.get_by_text("You asked Ben")).to_have_count(0)
    ben.get_by_role("button", name="Swap seat 1").click()
    ben.keyboard.press("Escape")  # put down again
    ben.get_by_role("button", name="Swap seat 1").click()
    ben.get_by_role("button", name="Swap with seat 2").click()
    ada.get_by_role("button", name="Swap", exact=True).click()
    expect(seats[0].nth(1)).to_contain_text("Ada you")
    expect(seats[1].nth(0)).to_contain_text("Ben you")
    ben.get_by_role("button", name="Swap seat 3").click()  # an open one needs nobody's word
    ben.get_by_role("button", name="Swap with seat 1").click()
    expect(seats[0].nth(2)).to_contain_text("Ben")
    for page, seat, name in ((ada, 1, "Ada"), (ben, 2, "Ben")):
        page.reload()
        expect(page.get_by_role("region", name="Seats").locator("li").nth(seat)).to_contain_text(f"{name} you")
        tokens = page.evaluate("Object.keys(JSON.parse(localStorage.getItem('archfoe.rooms'))[0].tokens)")
        assert tokens == [str(seat)]


def test_the_code_beside_a_link_is_drawn_without_asking_the_server(open_page: OpenPage) -> None:
    page = open_page()
    others_can_come(page)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}, {"kind": "open"}]
    made = quick_table(page, seats=seats)
    keep_table(page, made)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    codes = page.get_by_role("img", name="QR code")
    assert codes.first.locator("path").get_attribute("d")  # of the room's link
    page.locator("summary", has_text="Link for Bob").click()
    assert codes.nth(1).locator("path").get_attribute("d")
    token = links(made)[1].rsplit("/", 1)[1]
    assert page.get_by_label("Link for Bob").input_value() == LAN.rstrip("/") + links(made)[1]
    assert not any(token in url for url in asked)


def test_a_table_that_only_this_computer_can_open_says_so_and_what_to_do(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play with friends").click()
    note = page.get_by_role("note")
    expect(note).to_contain_text("Only this computer can open it.")
    expect(note).to_contain_text("archfoe serve --lan")
    assert page.get_by_role("img", name="QR code").count() == 0  # a phone could not use it
    others_can_come(page)
    page.reload()
    page.get_by_role("img", name="QR code").wait_for()
    expect(page.get_by_label("Link to join or watch")).to_have_value(re.compile("^" + re.escape(LAN)))
    assert note.count() == 0


def test_friends_are_one_press_away_and_bots_take_the_seats_that_stay_open(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play with friends").click()
    seats = page.get_by_role("region", name="Seats")
    expect(seats.get_by_text("Open seat", exact=True)).to_have_count(3)
    expect(page).to_have_title("1 of 4 is here - archfoe")
    seats.locator("label", has_text="Bot").nth(1).click()
    expect(page.get_by_role("button", name="Start with 4, 3 bots")).to_be_visible()
    expect(seats.get_by_text("Open seat", exact=True)).to_have_count(2)
    expect(page.get_by_role("region", name="The game")).to_contain_text("2 seats still open")
    page.get_by_role("button", name="Start with 4").click()
    assert Seat(page).wait_for_question()


def test_the_first_screen_says_which_tables_wait_and_whose_turn_it_is(open_page: OpenPage) -> None:
    page = open_page()
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    made = [quick_table(page, mode="heroes_unite", seats=seats) for _ in range(2)]
    active = [Seat(open_page(links(one)[0])).page.evaluate("document.title").startswith("●") for one in made]
    # One table is seen with the eyes of the player whose turn it is, the other with those of the other player.
    keep_table(page, made[0], 1 if active[0] else 0)
    keep_table(page, made[1], 0 if active[1] else 1)
    page.reload()
    tables = page.get_by_role("region", name="Your tables")
    expect(tables).to_contain_text("1 waits for you")
    rows = tables.get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("Heroes Unite with")
    expect(rows.nth(0)).to_contain_text("your turn")
    expect(rows.nth(1)).to_contain_text(re.compile("(Ann|Bob)'s turn"))
    expect(page).to_have_title("● 1 table waits for you - archfoe")
    rows.nth(0).get_by_role("link").click()
    seat = Seat(page)
    assert seat.wait_for_question()
    expect(page).to_have_title("● Your turn - archfoe")


def test_a_cover_starts_a_game_and_its_corner_sets_it_up(open_page: OpenPage) -> None:
    page = open_page()
    games = page.get_by_role("region", name="The games")
    expect(games.get_by_role("button", name=re.compile("players"))).to_have_count(5)
    expect(games.get_by_role("button", name="Rivals")).to_contain_text("2 players")
    games.get_by_role("link", name="Set up Confrontations").click()
    page.get_by_role("heading", name="Set up a table").wait_for()
    expect(page.get_by_role("radio", name=re.compile("^Confrontations"))).to_be_checked()


def test_a_table_can_be_forgotten(open_page: OpenPage) -> None:
    page = open_page()
    keep_table(page, quick_table(page, mode="base"))
    page.reload()
    page.get_by_role("button", name="Forget the table").click()
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)


def test_who_looks_on_sees_no_hand_and_is_asked_nothing(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    room = page.url.split("/t/")[1].split("/")[0]
    looker = Seat(open_page(f"/#/r/{room}"))
    assert looker.page.locator('[data-zone^="hand/"][data-card]').count() == 0
    assert looker.asked == ""
    expect(page.locator("header.top")).to_contain_text("1 watching")


def test_names_and_talk_are_only_ever_text(open_page: OpenPage) -> None:
    page = open_page()
    made = quick_table(page, seats=[{"kind": "human", "name": "Ann"}, {"kind": "human", "name": SCRIPT[:24]}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    other = open_page(links(made)[1])
    Seat(page)
    Seat(other)
    open_drawer(other, "Log").get_by_role("tab", name="Chat").click()
    other.get_by_placeholder("Say something").fill(SCRIPT)
    other.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Talk, 1 new in the chat").wait_for()
    open_drawer(page, "Log").get_by_role("tab", name=re.compile("Chat .1 new")).click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text(SCRIPT)
    assert page.locator('img[src="x"]').count() == 0
    expect(page.locator("header.top")).to_contain_text(SCRIPT[:24])


def test_the_players_drawer_is_a_way_to_step_away(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    open_drawer(page, "Players").get_by_role("button", name="I step away").click()
    page.get_by_role("button", name="Until I'm back").click()
    expect(page.get_by_role("complementary", name="Players")).to_contain_text("Nell plays for you")
    page.keyboard.press("x")  # any key
    page.get_by_role("complementary", name="Players").get_by_role("button", name="I step away").wait_for()
    assert seat.over or seat.wait_for_question()


def test_the_host_removes_somebody_and_hands_the_table_over(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    people = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cleo")]
    made = quick_table(page, seats=people)
    ada, ben, cleo = (
        Seat(open_page(link, name=one["name"])).page for link, one in zip(links(made), people, strict=True)
    )
    players = open_drawer(ada, "Players")
    expect(open_drawer(cleo, "Players").get_by_role("button", name="More about Ben")).to_have_count(0)  # no host
    players.get_by_role("button", name="More about Ben").click()
    ada.get_by_role("button", name=re.compile("^Remove Ben")).click()
    ada.get_by_role("dialog", name="Remove Ben?").get_by_role("button", name="Back").click()
    ada.get_by_role("button", name=re.compile("^Remove Ben")).click()
    ada.get_by_role("dialog", name="Remove Ben?").get_by_role("button", name="Remove Ben").click()
    expect(players.get_by_role("button", name="More about Ben")).to_have_count(0)
    ben.wait_for_url(re.compile(r"#/r/"))  # the key opens nothing any more: Ben looks on
    expect(ben.locator("#hand")).to_have_count(0)
    assert ben.evaluate("JSON.parse(localStorage.getItem('archfoe.rooms') ?? '[]').length") == 0
    players.get_by_role("button", name="More about Cleo").click()
    ada.get_by_role("button", name=re.compile("^Make Cleo the host")).click()
    ada.get_by_role("dialog").get_by_role("button", name="Make Cleo the host").click()
    expect(players.get_by_role("button", name="More about Cleo")).to_have_count(0)
    cleo.get_by_role("button", name="More about Ada").click()
    cleo.get_by_role("button", name=re.compile("^Remove and block")).click()
    cleo.get_by_role("dialog").get_by_role("button", name="Remove and block").click()
    expect(ada.locator("main")).to_contain_text("The host has removed you from this table.")


def test_standing_orders_are_kept_by_the_table(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    open_menu(page, "Standing orders")
    page.get_by_label("Do", exact=True).select_option("never")
    page.get_by_role("button", name="Add order").click()
    expect(page.get_by_role("dialog")).to_contain_text("never avoid it")
    page.reload()
    Seat(page)
    open_menu(page, "Standing orders")
    expect(page.get_by_role("dialog")).to_contain_text("Against any Attack: never avoid it")


def test_the_last_choices_and_the_tables_of_this_browser_are_remembered(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    page.get_by_label("Heroes Unite", exact=False).nth(0).check()
    page.get_by_text("More choices").click()
    page.get_by_label("Hunt").check()
    page.get_by_role("button", name="Open the table").click()
    Seat(page)
    page.goto(page.url.split("#")[0] + "#/new")
    page.get_by_role("heading", name="Set up a table").wait_for()
    expect(page.get_by_label("Hunt")).to_be_checked()
    page.goto(page.url.split("#")[0] + "#/")
    page.get_by_role("region", name="Your tables").get_by_role("link", name=re.compile("Heroes Unite")).click()
    Seat(page)


def test_power_with_its_parts_and_why_not(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.play_until(lambda: seat.asked == "main" and seat.play_all().count() > 0)
    seat.answer(seat.play_all())
    page.keyboard.press("p")
    said = page.locator("p.said")
    expect(said).to_contain_text(re.compile(r"You: \d+ Power"))
    total = int(page.locator("[data-power]").inner_text())
    assert str(total) in said.inner_text()
    barred = page.locator('#lineup [data-state="dim"] button, #lineup [data-state="soon"] button').first
    barred.focus()
    page.keyboard.press("?")
    expect(said).to_contain_text(re.compile(r"You are \d+ Power short"))


def test_who_comes_back_while_an_attack_is_kept_open_reads_of_it(open_page: OpenPage) -> None:
    page = open_page()
    made = quick_table(page, seats=[{"kind": "human", "name": name} for name in ("Ann", "Bob")], hides_timing=True)

    def as_during_an_attack(line: WebSocketRoute) -> None:
        """The server sends no view then to who is not asked."""

        def pass_on(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] != "view":
                line.send(said)
            if message["type"] == "room":
                attack = {"card": "base/scarecrow", "seat": 1, "target": None, "seconds": 8}
                line.send(json.dumps({"type": "attacked", "game": message["game"], **attack}))

        line.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/ws"), as_during_an_attack)
    page.evaluate("link => (location.hash = link)", links(made)[0].partition("#")[2])
    expect(page.get_by_role("status")).to_have_text(
        "Bob attacks every foe with Scarecrow. What comes of it is shown in a moment."
    )


def test_what_is_said_hangs_beside_the_speaker_and_counts_as_new(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    made = quick_table(page, seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
    ada = Seat(open_page(links(made)[0], name="Ada")).page
    ben = Seat(open_page(links(made)[1], name="Ben")).page
    ben.keyboard.press("t")
    ben.get_by_role("region", name="Talk").get_by_placeholder("Say something").fill("Who let them out?")
    ben.keyboard.press("Enter")
    expect(ada.locator(".strip [data-bubble]")).to_have_text("Who let them out?")
    expect(ada.locator("header.top").get_by_role("status").last).to_have_text("Ben says: Who let them out?")
    ada.get_by_role("button", name="Talk, 1 new in the chat").click()
    ada.get_by_role("region", name="Talk").wait_for()
    ada.keyboard.press("5")
    expect(ben.locator("header.top").get_by_role("status").last).to_have_text("Ada: Hurry?")
    expect(ben.get_by_role("region", name="Talk")).to_have_count(0)
    ada.get_by_role("button", name="Talk").click()
    ada.get_by_role("button", name="What was said").click()
    expect(ada.get_by_role("button", name=re.compile("^Talk"))).to_have_accessible_name("Talk")
    chat = ada.get_by_role("complementary", name="Log")
    chat.locator("summary", has_text="Mute").click()
    chat.get_by_label("Ben, only for me").check()
    expect(chat.get_by_role("log", name="Chat")).not_to_contain_text("Who let them out?")
    ada.reload()
    Seat(ada)
    expect(ada.get_by_role("button", name=re.compile("^Talk"))).to_have_accessible_name("Talk")  # history is no news


def test_people_talk_before_the_game(open_page: OpenPage) -> None:
    host = open_page(name="Ada")
    host.get_by_role("button", name="Play with friends").click()
    link = host.get_by_label("Link to join or watch").input_value()
    guest = open_page("/" + link.split("/", 3)[3], name="Ben")
    guest.get_by_placeholder("Say something").fill("Wait for me")
    guest.get_by_role("button", name="Send").click()
    talk = host.get_by_role("region", name="Talk")
    expect(talk).to_contain_text("Ben (watching):")
    expect(talk).to_contain_text("Wait for me")


def test_what_one_types_as_the_game_begins_is_still_there(open_page: OpenPage) -> None:
    host = open_page(name="Ada")
    host.get_by_role("button", name="Play with friends").click()
    link = host.get_by_label("Link to join or watch").input_value()
    guest = open_page("/" + link.split("/", 3)[3], name="Ben")
    guest.get_by_role("button", name="Sit here").first.click()
    guest.get_by_role("button", name="I'm ready").click()
    guest.get_by_placeholder("Say something").fill("Good luck, and")
    host.get_by_role("button", name=re.compile("^Start with 4")).click()
    Seat(guest)
    guest.get_by_role("button", name="Talk").click()
    expect(guest.get_by_placeholder("Say something")).to_have_value("Good luck, and")


def test_the_host_settles_what_the_table_is_called_and_who_may_talk(open_page: OpenPage) -> None:
    host = open_page(name="Ada")
    host.get_by_role("button", name="Play with friends").click()
    link = host.get_by_label("Link to join or watch").input_value()
    guest = open_page("/" + link.split("/", 3)[3], name="Ben")
    guest.get_by_role("button", name="Sit here").first.click()
    guest.get_by_role("button", name="I'm ready").wait_for()
    assert guest.get_by_role("button", name="Table rules").count() == 0
    host.get_by_role("button", name="Table rules").click()
    dialog = host.get_by_role("dialog", name="The table")
    dialog.get_by_label("Name of the table").fill("Friday table")
    dialog.get_by_role("button", name="Save").click()
    dialog.get_by_label("If someone is away, we wait").select_option("10 minutes")
    dialog.get_by_label("Exclamations only").check()
    dialog.get_by_label("Nobody new can come").check()
    game = guest.get_by_role("region", name="The game")
    expect(game).to_contain_text("Friday table")
    expect(game).to_contain_text("If someone is away, we wait 10 minutes.")
    expect(game).to_contain_text("Nobody new can come.")
    expect(guest.get_by_placeholder("Say something")).to_be_hidden()
    guest.get_by_role("button", name="Nice!").click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Nice!")
    stranger = open_page("/" + link.split("/", 3)[3], name="Eve")
    expect(stranger.locator("main")).to_contain_text("Nobody new can come to this table.")
    dialog.get_by_label("Nothing", exact=True).check()
    expect(guest.get_by_role("button", name="Nice!")).to_have_count(0)

"""A campaign on the page: set up, played game after game, its log, its file, other players."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from archfoe.core.chance import key_of_seed
from archfoe.games.city.campaign import Campaign, new_campaign
from archfoe.games.city.campaign.files import dumps, loads
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.table.campaigns import Book
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, give_to_a_bot, let_nell_finish, open_menu
from tests.browser.test_playing import links, quick_table
from tests.games.city.campaign.helpers import HEROES, to_scenario, won


def saved(campaign: Campaign) -> str:
    return dumps(Book("friday", campaign))


def at_table(page: Page, text: str, people: int = 1) -> None:
    """A table that goes on with a campaign, with bots beside the people."""
    names = [{"kind": "human", "name": name} for name in ("Ann", "Bob")[:people]]
    bots = [{"kind": "bot", "bot": "greedy"}] * (2 - people)
    made = quick_table(page, mode="rebirth", seats=names + bots, campaign={"saved": text})
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])


def let_a_bot_finish(page: Page) -> None:
    """The seat goes to a bot until the game is over."""
    let_nell_finish(page)
    page.get_by_role("region", name="Result").wait_for()


def test_a_campaign_is_set_up_and_goes_on_from_game_to_game(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    page.get_by_label("Rebirth").check()
    page.get_by_label("A new campaign").check()
    page.get_by_label("Name of the campaign").fill("friday")
    expect(page.get_by_label("Scenario", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    Seat(page)
    sheet = page.get_by_role("dialog", name="Campaign log: friday")
    rows = sheet.get_by_role("row")
    expect(rows.nth(1)).to_contain_text(SCENARIOS[1].title)
    expect(sheet.get_by_text("closed", exact=True)).to_have_count(7)
    expect(sheet).not_to_contain_text(SCENARIOS[2].title)
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    page.reload()
    Seat(page)
    assert sheet.count() == 0, "it is shown once by itself"
    open_menu(page, "Campaign log")
    sheet.wait_for()
    page.keyboard.press("Escape")
    let_a_bot_finish(page)
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("list", name="What followed")).to_contain_text("Scenario 1 is ")
    expect(result.get_by_role("button", name="Rematch")).to_have_count(0)
    result.get_by_role("button", name=re.compile("^Continue with scenario (1, try 2|2, try 1)$")).click()
    expect(sheet).to_contain_text(re.compile("second of 2 tries|Scenario 2"))
    page.goto(page.url.split("#")[0])
    own = page.get_by_role("region", name="Your tables").get_by_role("link", name="Rebirth: friday")
    expect(own).to_contain_text(re.compile("Scenario [12] of 8, (first|second) try"))


def test_the_location_that_is_repaired_is_chosen_first(open_page: OpenPage) -> None:
    page = open_page()
    at_table(page, saved(won(to_scenario(6), damage={"bank": 5, "batcave": 2})))
    begin = page.get_by_role("button", name="Start with scenario 7, try 1")
    expect(begin).to_be_disabled()
    page.get_by_label("Batcave 2 of 5").check()
    begin.click()
    Seat(page)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem").filter(has_text="Batcave")).to_contain_text("whole")
    expect(sheet.get_by_role("listitem").filter(has_text="Bank")).to_contain_text("destroyed")


def test_a_campaign_is_saved_and_goes_on_with_other_players(open_page: OpenPage) -> None:
    page = open_page()
    at_table(page, saved(won(new_campaign(["Ann", "greedy"], key_of_seed(5), HEROES))))
    Seat(page)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    let_a_bot_finish(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the campaign").click()
    assert download.value.suggested_filename == "friday.campaign.json"
    book = loads(download.value.path().read_text(encoding="utf-8"))
    assert isinstance(book.story, Campaign) and [member.hero for member in book.story.members] == HEROES.split(",")
    page.get_by_role("button", name="Continue with other players").click()
    page.get_by_text("The campaign friday goes on.").wait_for()
    page.get_by_role("button", name="Seat 2, Cyborg, leaves").click()
    page.get_by_role("button", name="Somebody joins").click()
    page.get_by_label("Seat 2", exact=True).select_option("human")
    page.get_by_label("Name at seat 2").fill("Dora")
    page.get_by_role("button", name="Open the table").click()
    Seat(page)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Ann as Batman")
    expect(sheet).to_contain_text("Dora as ")
    expect(sheet).to_contain_text("Cyborg of Rocco is away")


def test_a_file_is_taken_up_from_the_disk(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    page.get_by_label("Rebirth").check()
    page.get_by_label("A saved campaign").check()
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    file = page.get_by_label("File of the campaign")
    file.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.get_by_role("alert")).to_have_text(
        "This isn't a campaign file. Choose one you saved with Save the campaign."
    )
    text = saved(to_scenario(3, new_campaign(["Ann", "greedy"], key_of_seed(5), HEROES)))
    file.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": text.encode()})
    page.get_by_role("button", name="Open the table").click()
    Seat(page)
    expect(page.get_by_role("dialog")).to_contain_text(SCENARIOS[3].title)


def test_people_who_share_a_screen_go_on_together(open_page: OpenPage) -> None:
    """Whoever was asked last, the host's side of the screen is shown when the game is over."""
    page = open_page("/#/new")
    page.get_by_label("Rebirth").check()
    page.get_by_label("A new campaign").check()
    page.get_by_label("Seat 2").select_option("human")
    page.get_by_label("Name at seat 2").fill("Bob")
    if page.get_by_label("Seat 3", exact=True).count():
        page.get_by_role("button", name="Remove a seat").click()
    page.get_by_label("Everyone shares this screen").check()
    page.get_by_role("button", name="Open the table").click()
    curtain, result = page.get_by_role("button", name=re.compile("^I.m ")), page.get_by_role("region", name="Result")
    curtain.click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")  # the log, which opens by itself
    seat = Seat(page)
    seat.act()  # who takes the first turn
    own = page.evaluate("JSON.parse(localStorage.getItem('archfoe.rooms'))[0]")
    for token in own["tokens"].values():  # then bots play on
        give_to_a_bot(page, f"/#/t/{own['room']}/{token}")
    result.wait_for()
    page.get_by_role("button", name=re.compile("^Continue with scenario")).click()
    curtain.click()  # another game is for the people again
    expect(page.locator("body")).to_contain_text(re.compile("second (of 2 tries|try|time)|scenario 2", re.IGNORECASE))

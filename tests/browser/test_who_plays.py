"""Who plays at this device: name and face, asked for once; several people; their things as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat


def me(page: Page) -> str:
    """Whom the header names."""
    return (page.get_by_role("link", name="Who plays").get_attribute("aria-label") or "").removeprefix("Who plays: ")


def test_nobody_is_asked_who_they_are_before_a_press_needs_others(open_page: OpenPage) -> None:
    page = open_page(name="")
    assert me(page) == "Guest"
    page.get_by_role("button", name="Play now").click()
    assert Seat(page).wait_for_question()
    assert page.get_by_label("Your name").count() == 0


def test_the_first_press_that_needs_others_asks_once(open_page: OpenPage) -> None:
    page = open_page(name="You")  # as older pages have kept it
    page.get_by_role("button", name="Play with friends").click()
    field = page.get_by_label("Your name")
    expect(field).to_be_focused()
    for refused in ("you", "Nell", ""):
        field.fill(refused)
        field.press("Enter")
        expect(page.get_by_role("alert").filter(has_text="name")).to_be_visible()
    field.fill("Ada")
    field.press("Enter")
    expect(page.get_by_role("region", name="Seats")).to_contain_text("Ada")
    assert me(page) == "Ada"
    page.get_by_role("link", name="archfoe").first.click()
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("region", name="Seats")).to_contain_text("Ada")


def test_who_gives_no_name_is_a_guest(open_page: OpenPage) -> None:
    host = open_page(name="")
    host.get_by_role("button", name="Play with friends").click()
    host.get_by_role("button", name="Not now").click()
    expect(host.get_by_role("region", name="Seats")).to_contain_text(re.compile("Guest [A-Z][a-z]+"))
    link = host.get_by_label("Link to join or watch").input_value()
    friend = open_page("/" + link.split("/", 3)[3], name="")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(friend.get_by_label("Your name")).to_be_focused()
    friend.keyboard.press("Escape")
    friend.wait_for_url("**/#/t/**")
    assert me(friend) != me(host)
    expect(host.get_by_role("region", name="Seats")).to_contain_text(me(friend))


def test_a_face_is_made_with_the_keyboard_alone(open_page: OpenPage, axe: str) -> None:
    page = open_page("/#/me", name="Ada")
    page.get_by_role("tab", name="Mask").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Hair", exact=True)).to_be_focused()
    hair = page.get_by_role("group", name="Hair")
    hair.get_by_role("radio", name="spiky").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(hair.get_by_role("radio", name="tied-up")).to_be_checked()
    expect(page.get_by_role("status").first).to_contain_text("Tied-up")
    page.evaluate(axe)
    assert page.evaluate("async () => (await axe.run()).violations.map(v => v.id + ' ' + v.nodes[0].html)") == []
    page.get_by_role("button", name="That's me").click()
    page.get_by_role("button", name="Play now").wait_for()
    kept = json.loads(page.evaluate("localStorage.getItem('archfoe.people')"))
    assert kept[0]["name"] == "Ada"
    assert int(kept[0]["face"][2], 36) == 7


def test_a_second_person_of_the_device_begins_with_nothing_of_the_first(open_page: OpenPage) -> None:
    page = open_page(name="Ada")
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("region", name="Seats").wait_for()
    page.get_by_role("link", name="Who plays").click()
    page.get_by_role("button", name="Someone else").click()
    page.get_by_label("Your name").fill("Mia")
    expect(page.get_by_role("link", name="Who plays")).to_have_attribute("aria-label", "Who plays: Guest")
    page.get_by_role("button", name="That's me").click()
    page.get_by_role("button", name="Play now").wait_for()
    assert me(page) == "Mia"
    page.goto(page.url.split("#")[0])
    page.get_by_role("button", name="Play now").wait_for()
    assert page.get_by_role("region", name="Your tables").count() == 0
    page.get_by_role("link", name="Who plays").click()
    page.get_by_role("button", name="Ada").click()
    expect(page.get_by_role("link", name="Who plays")).to_have_attribute("aria-label", "Who plays: Ada")
    page.get_by_role("link", name="archfoe").first.click()
    page.get_by_role("region", name="Your tables").wait_for()


def test_things_go_to_another_browser_as_a_file(open_page: OpenPage, tmp_path: Path) -> None:
    past = {"game": "g1", "room": "r", "at": 1, "mode": "base", "result": "Ada wins.", "players": []}
    page = open_page("/#/me", name="Ada")
    page.evaluate("past => localStorage.setItem('archfoe.past', past)", json.dumps({"version": 1, "games": [past]}))
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save my things").click()
    assert saving.value.suggested_filename == "archfoe-ada.json"
    file = tmp_path / "ada.json"
    saving.value.save_as(file)
    other = open_page("/#/me", name="")
    other.get_by_label("Bring in").set_input_files(file)
    expect(other.get_by_role("status").filter(has_text="Ada: 1 new game brought in.")).to_be_visible()
    assert me(other) == "Ada"
    other.get_by_label("Bring in").set_input_files([])
    other.get_by_label("Bring in").set_input_files(file)
    expect(other.get_by_role("status").filter(has_text="Ada: no new games brought in.")).to_be_visible()
    other.get_by_role("link", name="Your history").click()
    expect(other.get_by_role("main")).to_contain_text("Ada wins.")


def test_forgetting_oneself_asks_once_and_leaves_nothing(open_page: OpenPage) -> None:
    page = open_page("/#/me", name="Ada")
    page.get_by_role("button", name="Forget me here").click()
    sure = page.get_by_role("group", name="Forget me here")
    expect(sure.get_by_role("button", name="Save my things")).to_be_visible()
    sure.get_by_role("button", name="Forget Ada").click()
    expect(page.get_by_role("link", name="Who plays")).not_to_have_attribute("aria-label", "Who plays: Ada")
    assert "Ada" not in page.evaluate("localStorage.getItem('archfoe.people')")

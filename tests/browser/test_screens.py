"""Every screen: nothing for the accessibility checker to report, by night on a desk and by day at 320 pixels."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from archfoe.games.city.campaign.files import dumps
from archfoe.games.city.legacy import MISSIONS
from archfoe.table.campaigns import Book
from tests.breadth import usually
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, open_drawer, open_menu
from tests.browser.test_campaigns import at_table, let_a_bot_finish
from tests.browser.test_people import keep_table, others_can_come
from tests.browser.test_plans import hold, open_plan
from tests.browser.test_playback import end_turn, table_of_bots
from tests.browser.test_playing import links, quick_table
from tests.browser.test_replays import arrives, golden_file, open_file, some_history
from tests.games.city.campaign.helpers import to_scenario, won

_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

#: A narrower screen has the colors of a wide one: there all is looked at in the other light.
NARROW = 600

#: Else colors are measured half-way. What goes on for ever (a ring that breathes) is not waited for.
_STILL = """() => document.getAnimations().every(each =>
    each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"""

_RUN = "(part, rules) => axe.run(part, {runOnly: rules, resultTypes: ['violations']})"

#: Parts of another size of page come one after the other: a press that is measured in between falls beside its card.
_SETTLED = """() => {
    const boxes = [...document.querySelectorAll('[data-card], button')].map(each => each.getBoundingClientRect());
    const now = JSON.stringify(boxes);
    window.alike = now === window.before ? (window.alike ?? 0) + 1 : 0;
    window.before = now;
    return window.alike > 9;
}"""

Check = Callable[..., None]


@pytest.fixture
def clean(axe: str) -> Check:
    def check(page: Page, part: Locator | None = None) -> None:
        """All of a page, or what has been opened before a page that was looked at already."""
        size = page.viewport_size
        assert size is not None
        # What is scrolled away under the edge of its zone would be measured against whatever lies there.
        page.evaluate("document.querySelectorAll('.sale').forEach(zone => zone.scrollTo(0, 0))")
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe)
        theme = "light" if size["width"] < NARROW else "dark"
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_function(_STILL)
        found: dict[str, Any] = (part or page.locator("html")).evaluate(_RUN, _RULES)
        assert "\n".join(map(_told, found["violations"])) == ""
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it must not scroll sideways"

    return check


def _told(violation: dict[str, Any]) -> str:
    nodes = [f"{node['html'][:120]} ({node['failureSummary']})" for node in violation["nodes"][:3]]
    return f"{violation['id']}: {nodes}"


DESK, PHONE = (1366, 768), (320, 640)
AT_DESK = pytest.mark.parametrize(("width", "height"), usually([DESK], [DESK, PHONE]))
ON_PHONE = pytest.mark.parametrize(("width", "height"), usually([PHONE], [DESK, PHONE]))


#: Plain screens, and what is there when all is there.
SCREENS = {
    "/": ".fan >> text=Kid Flash",
    "/#/new": "text=Open the table",
    "/#/cards": "text=/^[1-9][0-9]* cards/",
    "/#/credits": "h1",
    "/#/replay": "text=Open a file",
    "/#/workshop": ".stand .text >> text=Draw a card",
    "/#/album": "text=Nothing yet",
    "/#/history": "text=No game has ended yet",
    "/#/me": "text=On this device",
    "/#/t/nowhere/nothing": "text=There is no such table.",
}


#: Hundreds of cards and words are measured there, which takes long.
LARGE = {"/#/cards": usually([DESK], [DESK, PHONE]), "/#/workshop": usually([PHONE], [DESK, PHONE])}


@pytest.mark.parametrize("path", SCREENS)
def test_plain_screens(open_page: OpenPage, clean: Check, path: str) -> None:
    page = open_page(path)
    for width, height in LARGE.get(path, [DESK, PHONE]):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("heading", level=1).wait_for()
        page.locator(SCREENS[path]).first.wait_for(state="attached")
        clean(page)


@pytest.mark.parametrize("game", ["Play now", "Rivals", "Confrontations", "Rebirth"])
def test_tables(open_page: OpenPage, clean: Check, game: str) -> None:
    page = open_page()
    page.get_by_role("button", name=game).click()
    seat = Seat(page)
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(_SETTLED)
        for _ in range(usually(4, 12)):
            seat.act()
            seat.wait_for_question()
        clean(page)


@AT_DESK
def test_dialogs(open_page: OpenPage, clean: Check, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    for name in ("Settings", "Standing orders"):
        open_menu(page, name)
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        for more in dialog.locator("summary").all():
            more.click()
        clean(page, dialog)
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
    for name in ("Log", "Decks", "Players", "Help"):
        drawer = open_drawer(page, name)
        drawer.wait_for()
        for more in drawer.locator("summary").all():
            more.click()
        clean(page, None if name == "Log" else drawer)  # once with the table beside it
        page.keyboard.press("Escape")
        drawer.wait_for(state="detached")
    page.get_by_role("button", name="Deck:").click()
    deck = page.get_by_role("complementary", name="Your deck")
    deck.locator("[data-card]").first.wait_for()
    clean(page, deck)
    page.keyboard.press("Escape")
    page.locator("#hand button").first.focus()
    page.keyboard.press("Space")
    page.get_by_label("Closer look").wait_for()
    clean(page)
    page.keyboard.press("Escape")
    rule = page.locator("[data-question]").get_by_role("button", name="Rule")
    if rule.is_visible():
        rule.click()
        rules = page.get_by_role("complementary", name="Rules")
        rules.get_by_text("BASE-").first.wait_for()
        clean(page, rules)
        page.keyboard.press("Escape")
    open_menu(page, "Report a problem")
    saved = page.get_by_role("dialog", name="The report is saved")
    saved.wait_for()
    clean(page, saved)


def test_a_plan_and_a_game_that_friends_end(open_page: OpenPage, clean: Check, moments: dict[str, str]) -> None:
    ann = open_page(moments["plan of people"])
    bob = open_page(moments["plan of people 2"], name="Bob", width=PHONE[0], height=PHONE[1])
    Seat(ann).wait_for_question()
    open_plan(ann)
    hold(ann, "Bob")
    clean(ann, ann.get_by_role("dialog"))
    ann.get_by_role("button", name="Propose").click()
    bob.get_by_role("region", name="A plan").wait_for()
    clean(bob)
    open_menu(ann, "End this game here")
    ann.get_by_role("button", name="Ask Bob").wait_for()
    clean(ann, ann.get_by_role("dialog"))
    ann.get_by_role("button", name="Ask Bob").click()
    bob.get_by_role("button", name="Agree").wait_for()
    clean(bob)


@ON_PHONE
def test_lobby_and_curtain(open_page: OpenPage, clean: Check, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    made = quick_table(page, mode="base", seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    page.get_by_role("button", name="Start with 2").wait_for()
    page.get_by_role("note").wait_for()
    clean(page)
    page.goto(page.url.split("#")[0])
    others_can_come(page)
    page.goto(page.url + links(made)[0].lstrip("/"))
    page.get_by_role("img", name="QR code").wait_for()
    clean(page)
    guest = open_page(f"/#/r/{made['room']}", width=width, height=height)
    guest.get_by_role("button", name="Sit here").wait_for()
    clean(guest)
    hot = open_page("/#/new", width=width, height=height)
    hot.get_by_label("Seat 2").select_option("human")
    hot.get_by_label("Everyone shares this screen").check()
    hot.get_by_role("button", name="Open the table").click()
    hot.get_by_role("button", name="Show my cards").wait_for()
    clean(hot)


@ON_PHONE
def test_your_tables_and_a_campaign_on_the_first_screen(
    open_page: OpenPage, clean: Check, width: int, height: int
) -> None:
    page = open_page(width=width, height=height)
    people = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    for seat in (0, 1):
        keep_table(page, quick_table(page, mode="base", seats=people), seat)
    keep_table(page, quick_table(page, mode="rivals", seats=[people[0], {"kind": "open"}]))
    story = dumps(Book("friday", won(to_scenario(3))))
    team = [people[0], {"kind": "bot", "bot": "greedy"}]
    keep_table(page, quick_table(page, mode="rebirth", seats=team, campaign={"saved": story}))
    page.reload()
    page.get_by_role("region", name="Your tables").get_by_text("Rebirth: friday").wait_for()
    road = page.get_by_role("region", name="Campaign").get_by_role("listitem")
    expect(road).to_have_count(8)
    assert road.nth(3).inner_text().endswith("next")
    clean(page)


@AT_DESK
def test_replay_and_history(open_page: OpenPage, clean: Check, tmp_path: Path, width: int, height: int) -> None:
    page = open_page("/#/replay", width=width, height=height)
    open_file(page, golden_file(tmp_path))
    page.get_by_role("slider").fill("120")
    arrives(page, 120)
    clean(page)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Seat 1", exact=True).wait_for()
    clean(page)
    page.keyboard.press("Escape")
    page.keyboard.press("End")
    page.get_by_role("region", name="Result").wait_for()
    clean(page)
    page.evaluate("kept => localStorage.setItem('archfoe.past', JSON.stringify(kept))", some_history())
    page.goto(page.url.split("#")[0] + "#/history")
    page.get_by_role("table", name="By Super Hero").get_by_text("Batman").wait_for()
    clean(page)


def test_everything_that_can_be_pressed_at_320_pixels_is_large_enough(open_page: OpenPage) -> None:
    page = open_page(width=320, height=640, touch=True)
    page.get_by_role("button", name="Play now").tap()
    Seat(page, touch=True)
    small = page.evaluate(
        """() => [...document.querySelectorAll('header button, header a, main button, [data-question] .button')]
             .map(b => [b.ariaLabel || b.textContent, b.getBoundingClientRect()])
             .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
             .map(([name, box]) => [name, box.width, box.height])"""
    )
    assert small == []


@ON_PHONE
def test_a_campaign(open_page: OpenPage, clean: Check, width: int, height: int) -> None:
    page = open_page("/#/new", width=width, height=height)
    page.get_by_label("Rebirth").check()
    for way in ("A new campaign", "A saved campaign"):
        page.get_by_label(way).check()
        clean(page)
    story = won(to_scenario(6), damage={"bank": 5, "batcave": 2}, missions=MISSIONS[:1])
    at_table(page, dumps(Book("friday", story)))
    page.get_by_label("Bank destroyed").check()
    clean(page)
    page.get_by_role("button", name="Start with scenario 7, try 1").click()
    Seat(page)
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    dialog.locator("summary").click()
    clean(page)
    page.keyboard.press("Escape")
    let_a_bot_finish(page)
    clean(page)


def test_who_watches_the_others_and_reads_what_happened_is_hindered_by_nothing(
    open_page: OpenPage, clean: Check
) -> None:
    seat = table_of_bots(open_page, 1)
    end_turn(seat)
    seat.press(seat.page.get_by_role("button", name="Pause"))
    clean(seat.page)
    seat.page.keyboard.press("Escape")
    expect(seat.page.get_by_role("region", name="Since your last turn")).to_be_visible()
    clean(seat.page)


def test_text_that_cannot_be_read_would_be_found(open_page: OpenPage, clean: Check) -> None:
    page = open_page("/")
    clean(page)
    page.get_by_role("button", name="Play now").evaluate(
        "it => Object.assign(it.style, { color: '#222', background: '#111' })"
    )
    with pytest.raises(AssertionError, match="color-contrast"):
        clean(page)


def test_the_felt_is_dark_until_somebody_chooses_light(open_page: OpenPage) -> None:
    page = open_page("/")
    page.emulate_media(color_scheme="light")
    felt = "() => getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number)"
    assert max(page.evaluate(felt)) < 64
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Light", exact=True).select_option("As the device has it")
    page.reload()
    assert min(page.evaluate(felt)) > 128

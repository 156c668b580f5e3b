"""What helps new players in ordinary games: the goal, tips, rules and a glossary."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, open_drawer, open_menu
from tests.browser.test_playing import links, quick_table


def _clean(page: Page, axe: str) -> None:
    """In both lights."""
    if not page.evaluate("typeof window.axe !== 'undefined'"):
        page.evaluate(axe)
    for theme in ("dark", "light"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        found: Any = page.evaluate("async () => (await axe.run()).violations.map(v => v.id + ' ' + v.nodes[0].html)")
        assert found == []


def test_the_goal_is_told_once_and_a_tip_comes_with_its_cause(open_page: OpenPage, axe: str) -> None:
    page = open_page(tips=True)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    goal = page.get_by_role("region", name="The goal")
    expect(goal).to_contain_text("Victory Points")
    seat.wait_for_question()
    _clean(page, axe)
    seat.button("Start$").click()
    expect(goal).to_have_count(0)
    open_menu(page, "The goal")
    seat.button("Back to the game").click()
    tip = page.get_by_role("region", name="Tip")
    seat.play_until(lambda: tip.count() > 0)  # where all is cheap, the first comes with another cause
    expect(tip).to_be_visible()
    _clean(page, axe)
    options = page.locator("[data-lit=true]").evaluate_all(_BOXES)
    box = tip.evaluate_all(_BOXES)[0]
    assert not any(_overlap(box, other) for other in options)  # what can be chosen stays free
    page.get_by_role("button", name="Menu", exact=True).click()  # what is opened is not covered by it
    expect(tip).to_have_count(0)
    page.keyboard.press("Escape")
    words = tip.get_by_role("heading").inner_text()
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    assert words  # it had something to say
    page.reload()
    Seat(page)
    expect(goal).to_have_count(0)
    expect(tip.get_by_role("heading", name=words)).to_have_count(0)


def test_bots_wait_while_the_goal_is_read(open_page: OpenPage) -> None:
    page = open_page(pace=1, speed=2)
    page.clock.install()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.wait_for_question()
    page.keyboard.press("Escape")
    seat.end_turn()
    expect(page.locator("[data-playback] .caption")).to_be_visible()
    open_menu(page, "The goal")
    expect(page.get_by_role("region", name="The goal")).to_be_visible()
    back = seat.button("Back to the game")
    expect(back).to_be_visible()
    told = len(seat.log)
    page.clock.fast_forward(60_000)
    page.evaluate(_FRAMES)
    assert len(seat.log) == told
    back.click()
    page.clock.fast_forward(60_000)
    seat.wait(lambda: len(seat.log) > told, "the bots to go on")


#: The goal card, what it would cover, and whether all of it is on the screen.
_GOAL = """() => {
  const box = each => { const b = each.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom] };
  const goal = document.querySelector("[data-goal]");
  const menu = box(document.querySelector("header.top .menu"));
  return { goal: box(goal), menu, bar: box(document.querySelector("[data-question]")), bottom: innerHeight,
           cut: goal.scrollHeight - goal.clientHeight,
           hero: document.querySelectorAll("[aria-label='Choose one']").length };
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (320, 640)])
def test_the_goal_comes_before_anything_is_asked_also_in_a_campaign(
    open_page: OpenPage, axe: str, width: int, height: int
) -> None:
    page = open_page(width=width, height=height, touch=width < 1000, tips=True)
    made = quick_table(page, mode="rebirth", campaign={"name": "friday"})
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    seat = Seat(page)
    goal = page.get_by_role("region", name="The goal")
    expect(goal).to_contain_text("Save the city")
    seat.wait_for_question()
    expect(page.get_by_role("dialog")).to_have_count(0)  # the log of the campaign waits
    assert seat.question == "Your first game"
    seen: Any = page.evaluate(_GOAL)
    assert seen["cut"] <= 0 and seen["goal"][3] <= seen["bar"][1] and seen["bar"][3] <= seen["bottom"], seen
    assert seen["menu"][3] <= seen["goal"][1], seen
    assert seen["hero"] == 0  # nothing lies beneath it that would have to be chosen
    _clean(page, axe)
    page.keyboard.press("Escape")
    expect(goal).to_have_count(0)
    expect(page.get_by_role("dialog", name="Campaign log")).to_be_visible()
    page.keyboard.press("Escape")
    assert seat.question == "Choose your Super Hero"


def test_the_card_of_a_first_game_comes_no_more_once_one_has_played(open_page: OpenPage) -> None:
    page = open_page(tips=True)
    made = quick_table(page, mode="base")
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    seat = Seat(page)
    seat.wait_for_question()
    expect(page.get_by_role("region", name="The goal")).to_be_visible()
    page.keyboard.press("Escape")
    seat.act()
    page.evaluate("localStorage.removeItem('archfoe.goals')")  # as if it had been closed in another browser
    page.reload()
    seat = Seat(page)
    seat.wait_for_question()
    expect(page.get_by_role("region", name="The goal")).to_have_count(0)
    assert seat.question != "Your first game"


def test_a_pointer_at_rest_looks_at_no_card(open_page: OpenPage) -> None:
    """Only who moves onto a card looks at it, and never over what the coach says."""
    page = open_page()
    page.clock.install()
    page.mouse.move(683, 640)  # there a card of the hand will lie
    page.get_by_role("button", name="Learn by playing").press("Enter")
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_be_visible()
    look = page.locator("[data-zoom]")
    page.clock.fast_forward(1_000)
    page.evaluate(_FRAMES)
    expect(look).to_have_count(0)
    page.mouse.move(690, 650)
    page.clock.fast_forward(1_000)
    expect(look).to_be_visible()
    assert not _overlap(look.evaluate_all(_BOXES)[0], coach.evaluate_all(_BOXES)[0])


_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
_BOXES = "found => found.map(each => each.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"


def _overlap(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("width", [1366, 390])
def test_rules_and_terms_are_read_beside_the_table(open_page: OpenPage, axe: str, width: int) -> None:
    page = open_page(width=width, height=844)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.wait_for_question()
    seat.act()
    log = open_drawer(page, "Log")
    rule = log.get_by_role("button", name=re.compile("^Rule ")).last
    name = (rule.text_content() or "").removeprefix("rule ")
    expect(rule).to_have_css("opacity", "0")  # a story first
    rule.locator("xpath=..").hover(position={"x": 4, "y": 4})
    expect(rule).to_have_css("opacity", "1")
    rule.click()
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.locator(f'[data-rule="{name}"]')).to_be_in_viewport()
    _clean(page, axe)
    rules.get_by_label("Find").fill("Weakness")
    expect(rules.locator("[data-rule]").first).to_contain_text("Weakness")
    rules.get_by_role("tab", name="Glossary").click()
    terms = page.get_by_role("complementary", name="Glossary")
    terms.get_by_label("Find").fill("kick")
    expect(terms.locator("dt")).to_have_text(["Kick"])
    _clean(page, axe)

    # Whatever was read before, the next part begins at its top.
    terms.get_by_role("tab", name="Rules").click()
    rules.get_by_label("Find").fill("")
    rules.locator("[data-rule]").last.scroll_into_view_if_needed()
    rules.get_by_role("tab", name="How to play").click()
    help_page = page.get_by_role("complementary", name="Help")
    expect(help_page.get_by_role("heading", name="The goal")).to_be_in_viewport()
    expect(help_page.get_by_text("Walk to the selected place")).to_have_count(0)  # there is no city


def test_the_coach_can_be_read_by_everybody(open_page: OpenPage, axe: str) -> None:
    page = open_page(width=320, height=640, touch=True)
    page.get_by_role("button", name="Learn by playing").tap()
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Next").tap()
    expect(coach).to_contain_text("Press a Punch")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    _clean(page, axe)

"""Puzzles on the page: the shelf, a try with all that can become of it, and the card in Today."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from archfoe.puzzles.days import number_on
from archfoe.puzzles.shelf import numbered, numbers
from tests.browser.conftest import OpenPage
from tests.browser.dealt import TODAY
from tests.browser.test_screens import Check, clean  # noqa: F401
from tests.browser.test_the_end import shoot

PHONE = 1000  # so wide is none
SIZES = pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
#: A card each, in the order of the solution of puzzle 1: its zone, and its name.
STEPS = [*[("hand/1", "base/punch")] * 4, ("lineup", "base/catwoman"), ("lineup", "base/lasso_of_truth"),
         ("hand/1", "base/robin"), ("hand/1", "base/lasso_of_truth"), ("lineup", "base/cheetah")]  # fmt: skip


def at_puzzle(page: Page, number: int) -> None:
    page.evaluate("hash => { location.hash = hash }", f"#/puzzles/{number}")
    expect(page.locator("[data-goal]")).to_have_text(numbered(number).goal)
    page.wait_for_selector("[data-prompt='main']")


def do(page: Page, zone: str, card: str) -> None:
    """With the keyboard alone: Enter presses a card; on a phone it opens then, with what can be done."""
    before = page.locator("[data-number]").get_attribute("data-number")
    page.locator(f"[data-zone='{zone}'][data-card='{card}'] button[data-lit='true']").first.focus()
    page.keyboard.press("Enter")
    size = page.viewport_size
    if size is not None and size["width"] < PHONE:
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Play|Buy) ")).press("Enter")
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before or "")


def solve(page: Page, steps: int = len(STEPS)) -> None:
    for zone, card in STEPS[:steps]:
        do(page, zone, card)


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate("JSON.parse(localStorage.getItem('archfoe.puzzles') ?? '{}')")
    return found


@SIZES
def test_it_is_solved_with_the_keyboard(open_page: OpenPage, clean: Check, width: int, height: int) -> None:  # noqa: F811
    page = open_page(width=width, height=height)
    at_puzzle(page, 1)
    clean(page)
    shoot(page, f"puzzle-{width}")
    solve(page, 4)
    page.keyboard.press("u")
    expect(page.locator("[data-zone='hand/1'][data-card='base/punch']")).to_have_count(1)
    do(page, "hand/1", "base/punch")
    for zone, card in STEPS[4:]:
        do(page, zone, card)
    done = page.get_by_role("region", name="Solved")
    expect(done.get_by_role("heading")).to_be_focused()
    expect(done).to_contain_text(numbered(1).asked.why)
    expect(done).to_contain_text(numbered(1).asked.trap)
    expect(done.get_by_role("group", name="Your result")).to_have_text("archfoe puzzle 1: solved")
    expect(done.get_by_role("listitem").filter(has_text="This is the key")).to_contain_text("Buy Lasso of Truth")
    clean(page)
    shoot(page, f"puzzle-solved-{width}")
    assert kept(page) == {"1": {"solved": 0}}
    page.keyboard.press("n")
    expect(page.locator("[data-goal]")).to_have_text(numbered(2).goal)
    page.wait_for_url("**/#/puzzles/2")


@SIZES
def test_a_turn_that_was_not_enough(open_page: OpenPage, clean: Check, width: int, height: int) -> None:  # noqa: F811
    page = open_page(width=width, height=height)
    at_puzzle(page, 1)
    solve(page, 5)
    expect(page.get_by_role("heading", name="That was not enough")).to_have_count(0)
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("button", name="Keep playing")).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("heading", name="That was not enough")).to_be_visible()
    expect(page.get_by_text("Not yet: 1 of 3 Victory Points.")).to_be_visible()
    clean(page)
    shoot(page, f"puzzle-failed-{width}")
    page.locator("[data-question]").get_by_role("button", name="Take back").click()
    expect(page.locator("[data-zone='lineup'][data-card='base/catwoman']")).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("[data-zone='hand/1'][data-card='base/punch']")).to_have_count(4)
    assert kept(page) == {"1": {}}


@SIZES
def test_hints_and_the_solution(open_page: OpenPage, clean: Check, width: int, height: int) -> None:  # noqa: F811
    page = open_page(width=width, height=height)
    at_puzzle(page, 1)
    page.keyboard.press("h")
    expect(page.get_by_text("Think about Lasso of Truth.")).to_be_visible()
    page.get_by_role("button", name="Hint 2 of 3").click()
    expect(page.get_by_text("Begin with: play Punch x4.")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_text("All but one step:")).to_be_visible()
    clean(page)
    shoot(page, f"puzzle-hint-{width}")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("All but one step:")).to_have_count(0)
    page.get_by_role("button", name="Show me").click()
    shown = page.get_by_role("region", name="The solution")
    expect(shown).to_contain_text("archfoe puzzle 1: tried")
    clean(page)
    shoot(page, f"puzzle-shown-{width}")
    shown.get_by_role("button", name="Again").click()
    expect(shown).to_have_count(0)
    solve(page)
    expect(page.get_by_role("region", name="Solved")).to_contain_text("archfoe puzzle 1: solved, 3 hints")
    assert kept(page) == {"1": {"solved": 4, "shown": True}}, "whoever was shown it had help"


def test_the_goal_is_at_its_cards_and_nobody_else_is_there(open_page: OpenPage) -> None:
    page = open_page()
    at_puzzle(page, 15)
    for zone, card in (("villains", "base/deathstroke"), ("lineup", "base/high_tech_hero")):
        spot = page.locator(f"[data-zone='{zone}'][data-card='{card}']")
        expect(spot.get_by_text("Goal", exact=True)).to_be_visible()
        expect(spot.get_by_role("button")).to_have_attribute("aria-label", re.compile("It is the goal."))
    expect(page.get_by_role("button", name="Talk")).to_have_count(0)


@SIZES
def test_the_shelf(open_page: OpenPage, clean: Check, width: int, height: int) -> None:  # noqa: F811
    page = open_page(width=width, height=height)
    tried = {"1": {"solved": 0}, "2": {"solved": 1}, "3": {}, "4": "damaged"}
    page.evaluate("tried => localStorage.setItem('archfoe.puzzles', tried)", json.dumps(tried))
    page.evaluate("location.hash = '#/puzzles'")
    links = page.locator("main li a")
    expect(links).to_have_count(len(numbers()))
    expect(links.nth(0)).to_contain_text("✓ Solved")
    expect(links.nth(1)).to_contain_text("✓h Solved with help")
    expect(links.nth(2)).to_contain_text("Tried")
    expect(page.get_by_text(f"2 of {len(numbers())} solved.")).to_be_visible()
    expect(links.filter(has_text="Today")).to_contain_text(f"{number_on(TODAY)}. ")
    for number in numbers():
        expect(page.locator("main")).not_to_contain_text(numbered(number).asked.theme)
    clean(page)
    shoot(page, f"puzzles-{width}")
    page.get_by_label("State").select_option("Solved")
    expect(links).to_have_count(2)
    page.get_by_label("Level").select_option("Hard")
    expect(page.get_by_text("No puzzle is like that.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Game").select_option("Heroes Unite")
    expect(links.first).to_contain_text("4. Three of a kind")
    links.first.click()
    expect(page.locator("[data-goal]")).to_have_text("Defeat Amazo this turn.")


@SIZES
def test_today_has_its_puzzle(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    page.evaluate("localStorage.setItem('archfoe.past', '[]')")
    page.reload()
    card = page.get_by_role("region", name="Today").get_by_role("listitem").filter(has_text="Puzzle of the day")
    number = number_on(TODAY)
    expect(card).to_contain_text(f"{number}. {numbered(number).title}.")
    shoot(page, f"today-puzzle-{width}")
    card.get_by_role("link", name="Solve today's puzzle").click()
    expect(page.locator("[data-goal]")).to_have_text(numbered(number).goal)

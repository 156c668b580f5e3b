"""Teammates plan in the city: two or three presses propose a job, bots answer in a line, people with one press."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import QUESTION, Seat

Moments = dict[str, str]
#: Do two of them lie on one another?
_COVERED = """found => {
  const box = each => each.getBoundingClientRect()
  const others = [...document.querySelectorAll('.lot, .pawn')].map(box)
  return found.map(box).some(a => others.some(b =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1))
}"""
ANSWER = re.compile(r"I'm on it\.|Too far: .+|I can't: \d+ Power short\.")


def open_plan(page: Page) -> None:
    """From the rail of a place where somebody can be held."""
    page.locator(".space:has(.lot.villain) button[data-place]").first.press("Enter")
    page.get_by_role("button", name="Plan", exact=True).click()


def hold(page: Page, whose: str) -> str:
    """Picks for somebody whom to hold; returns the Villain's name."""
    jobs = page.get_by_role("dialog").get_by_role("combobox", name=whose, exact=True)
    jobs.locator("option", has_text="Hold ").first.wait_for(state="attached")
    words = jobs.locator("option", has_text="Hold ").first.inner_text()
    jobs.select_option(label=words)
    return words.removeprefix("Hold ")


def test_a_plan_is_proposed_in_three_presses_and_a_bot_answers(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["plan"])
    Seat(page).wait_for_question()
    mate = page.locator(".strip[data-seat]").first.locator(".who b").inner_text()
    page.locator(".strip[data-seat] button").first.click()
    page.get_by_role("button", name=f"Plan with {mate}").click()
    villain = hold(page, mate)
    page.get_by_role("button", name="Propose").click()
    drawer = page.locator("aside.drawer")
    drawer.get_by_role("button", name="Log", exact=True).click()
    drawer.get_by_role("tab", name="Chat").click()
    expect(drawer.get_by_text(f"{mate} holds {villain}.")).to_be_visible()
    expect(drawer.get_by_text(ANSWER)).to_be_visible()


def test_who_is_named_answers_with_one_press_and_a_plan_is_withdrawn(open_page: OpenPage, moments: Moments) -> None:
    ann, bob = open_page(moments["plan of people"]), open_page(moments["plan of people 2"], name="Bob")
    Seat(ann).wait_for_question()
    open_plan(ann)
    villain = hold(ann, "Bob")
    ann.get_by_role("combobox", name="You", exact=True).select_option(label="Nothing special")
    ann.get_by_role("button", name="Propose").click()
    asked = bob.get_by_role("region", name="A plan")
    expect(asked).to_contain_text(f"Ann proposes: Bob holds {villain}.")
    asked.get_by_role("button", name="I'm on it").click()
    expect(asked).to_have_count(0)
    chip = ann.locator("[data-plan]", has_text=f"Bob holds {villain}")
    expect(chip.first).to_be_visible()
    assert not chip.evaluate_all(_COVERED)
    expect(ann.get_by_role("region", name="selected place")).to_contain_text(f"Bob holds {villain}. ")
    open_plan(ann)
    ann.get_by_role("button", name="Withdraw").click()
    expect(ann.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(chip).to_have_count(0)


def test_where_nobody_can_help_one_reads_why(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["nobody helps"])
    Seat(page).wait_for_question()
    expect(page.locator(QUESTION)).to_contain_text(re.compile(r"Nobody can help now: \w+ has no Assist card\."))
    page.get_by_role("button", name="No help: why?").click()
    told = page.get_by_role("dialog", name="Help from your team")
    expect(told).to_contain_text(re.compile(r"Range\s*How many steps away"))

"""The tables of the other modes: Confrontations with Assist and Block, the city, several people at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import QUESTION, Seat
from tests.browser.test_playing import links, quick_table


def test_a_confrontation_with_assist_and_block(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Confrontations").click()
    seat = Seat(page)
    done: set[str] = set()
    for _ in range(1200):
        if {"announced", "block", "assist"} <= done:
            break
        if not seat.wait_for_question():
            page.get_by_role("button", name="Play again", exact=True).click()
            seat.wait(lambda: not seat.over, "the next game")
            continue
        kind = seat.asked
        if kind == "confront":
            _announce(seat, done)
        elif kind in ("block", "assist") and seat.lit("#hand").count():
            told = _told(seat, kind)
            seat.answer(seat.lit("#hand").first)
            seat.wait(lambda told=told, kind=kind: _told(seat, kind) > told, "the log to tell it")  # type: ignore[misc]
            done.add(kind)
        else:
            seat.act()
    assert {"announced", "block", "assist"} <= done


def _told(seat: Seat, word: str) -> int:
    """The number of the last line of the log that has the word."""
    found: list[int] = seat.page.evaluate(
        """word => [...document.querySelectorAll('[role=log] [data-at]')]
             .filter(line => line.textContent.toLowerCase().includes(word)).map(line => Number(line.dataset.at))""",
        word,
    )
    return max(found, default=-1)


def _announce(seat: Seat, done: set[str]) -> None:
    """The first time, to see the banner; later one rather buys."""
    if "announced" in done:
        seat.answer(seat.button("No Confrontation"))
        return
    seat.answer(seat.page.locator(f"{QUESTION} .tray button").first)
    expect(seat.page.get_by_role("region", name="Confrontation")).to_contain_text("against a cost of")
    done.add("announced")


def test_a_partner_sees_the_hand_of_a_partner(open_page: OpenPage) -> None:
    page = open_page()
    people = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
    made = quick_table(page, mode="confrontations", seats=people)
    base = page.url.split("#")[0].rstrip("/")
    page.goto(base + links(made)[0])
    Seat(page)
    partner = page.locator("main section", has=page.get_by_text("partner", exact=True)).first
    assert partner.locator('[data-zone^="hand/"][data-card]').count() == 5
    foes = page.locator('main [data-zone^="hand/"][data-card]')
    assert foes.count() == 5  # of the partner alone


def test_a_turn_in_the_city(open_page: OpenPage) -> None:
    page = open_page(height=1000)
    page.get_by_role("button", name="Rebirth").click()
    seat = Seat(page)
    seat.play_until(lambda: seat.asked == "main")
    city = page.get_by_role("region", name="The city")
    assert city.locator(".space").count() == 10
    expect(city.locator(".track li")).to_have_count(5)
    walks = city.get_by_role("button", name=re.compile("^Walk"))
    seat.play_until(lambda: seat.asked == "main" and walks.count() > 0)
    seat.answer(walks.first)
    assert any("walk" in line for line in seat.log)
    seat.play_until(lambda: any("end your turn" in line for line in seat.log))


def test_several_people_at_one_screen_never_see_each_others_hands(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    page.get_by_label("Seat 2").select_option("human")
    page.get_by_label("Name at seat 2").fill("Bob")
    page.get_by_label("Seat 3").select_option("bot greedy")
    page.get_by_label("All people share this screen").check()
    page.get_by_role("button", name="Open the table").click()
    seen: list[str] = []
    for _ in range(4):
        curtain = page.get_by_role("button", name=re.compile("^I am "))
        curtain.wait_for()
        assert page.locator("[data-card]").count() == 0  # nothing of the table shows beside the curtain
        seen.append(curtain.inner_text())
        curtain.click()
        seat = Seat(page)
        assert page.locator('[data-zone^="hand/"][data-card]').count() > 0
        _play_until_curtain(page, seat)
    assert set(seen) == {"I am Ann", "I am Bob"}


def _play_until_curtain(page: Page, seat: Seat) -> None:
    for _ in range(60):
        if page.get_by_role("button", name=re.compile("^I am ")).count():
            return
        if seat.table.count() and seat.asked:
            seat.press_something()
        page.wait_for_timeout(40)
    raise AssertionError("the turn does not pass on")

"""The tables of the other modes: Confrontations with Assist and Block, the city, several people at one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import QUESTION, Seat
from tests.browser.test_playing import links, quick_table


def test_a_confrontation_is_announced(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["confront"])
    seat = Seat(page)
    assert seat.asked == "main"  # it is offered, not asked
    expect(page.locator(QUESTION)).to_contain_text("before anything else")
    seat.press(seat.button("Confront ").first)
    expect(page.locator(QUESTION)).to_contain_text("You buy nothing this turn")  # before it begins
    seat.press(seat.button("Back"))
    foe = page.get_by_role("region", name="Characters of the others").locator('[data-state="lit"]').first
    expect(foe).to_contain_text(re.compile(r"Confront · \d+"))
    seat.press(foe.get_by_role("button"))
    seat.answer(seat.button("Confront "))
    arena = page.get_by_role("region", name="Confrontation", exact=True)
    expect(arena).to_contain_text("against a cost of")
    assert page.get_by_role("region", name="Line-Up").count() == 0  # nothing is bought in a Confrontation


def test_a_confrontation_without_hope_is_not_in_the_way(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["no hope"])
    seat = Seat(page)
    assert seat.asked == "main"
    assert seat.button("Confront ").count() == 0
    hand = seat.hand()
    seat.answer(seat.lit("#hand").first)  # declines, and plays
    assert len(seat.hand()) == len(hand) - 1
    page.get_by_role("button", name="Menu", exact=True).click()
    assert page.get_by_role("button", name=re.compile("^Confront .* anyway$")).count() == 0  # too late
    page.keyboard.press("Escape")
    seat.answer(page.get_by_role("button", name="Take back", exact=True))  # both
    assert sorted(seat.hand()) == sorted(hand)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=re.compile("^Confront .* anyway$")).click()
    expect(page.get_by_role("dialog")).to_contain_text("your cards are not enough")
    seat.then(lambda: page.get_by_role("button", name="Try it").click())
    expect(page.get_by_role("region", name="Confrontation", exact=True)).to_be_visible()


@pytest.mark.parametrize("kind", ["block", "assist"])
def test_a_card_of_the_hand_helps_in_a_confrontation(open_page: OpenPage, moments: dict[str, str], kind: str) -> None:
    page = open_page(moments[kind])
    seat = Seat(page)
    assert seat.asked == kind
    told = _told(seat, kind)
    seat.answer(seat.lit("#hand").first)
    seat.wait(lambda: _told(seat, kind) > told, "the log to tell it")


def test_in_the_city_the_hands_of_the_team_lie_open(open_page: OpenPage, moments: dict[str, str]) -> None:
    """Ann sees what Bob and Cyd hold, as they do, beside her own hand."""
    ann = open_page(moments["open hands"])
    for name, path in (("Bob", "open hands 2"), ("Cyd", "open hands 3")):
        own = Seat(open_page(moments[path])).hand()
        cards = ann.get_by_role("region", name=f"Hand of {name}, your teammate").get_by_role("button")
        expect(cards).to_have_count(5)
        shown = [words.split(".")[0] for words in cards.evaluate_all("all => all.map(each => each.ariaLabel)")]
        assert sorted(shown) == sorted(own)
        room = "all => all.map(each => each.getBoundingClientRect()).every(box => box.bottom <= innerHeight)"
        assert cards.evaluate_all(room)


@pytest.mark.parametrize("moment", ["helped", "helped on a phone", "helped in the city"])
def test_who_helps_is_seen_among_the_played_cards(open_page: OpenPage, moments: dict[str, str], moment: str) -> None:
    page = _at(open_page, moments[moment], phone="phone" in moment)
    played = page.get_by_role("region", name="Played this turn")
    helps = played.locator('[data-zone^="played/"]:not([data-zone="played/0"])')
    expect(helps).not_to_have_count(0)
    for card in helps.all():
        name = card.locator(".by").inner_text()
        expect(card.get_by_role("button")).to_have_accessible_name(re.compile(rf"\b{name} assisted with it\."))


def test_a_partner_is_asked_for_help(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["could be helped"])
    helper = re.compile(r"(\w+) could help: \+\d+ Power")
    expect(page.locator(QUESTION)).to_contain_text(helper)
    words = helper.search(page.locator(QUESTION).inner_text())
    assert words is not None
    page.get_by_role("button", name=f"Ask {words[1]}", exact=True).click()
    expect(page.get_by_role("status").filter(has_text=re.compile(rf"{words[1]} says: (Yes|No), "))).to_have_count(1)


def _at(open_page: OpenPage, path: str, *, phone: bool = False) -> Page:
    return open_page(path, width=390, height=844, touch=True) if phone else open_page(path)


def _told(seat: Seat, word: str) -> int:
    """The number of the last line of the log that has the word."""
    found: list[int] = seat.page.evaluate(
        """word => [...document.querySelectorAll('[role=log] [data-at]')]
             .filter(line => line.textContent.toLowerCase().includes(word)).map(line => Number(line.dataset.at))""",
        word,
    )
    return max(found, default=-1)


def test_a_partner_sees_the_hand_of_a_partner(open_page: OpenPage) -> None:
    page = open_page()
    people = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cleo", "Dan")]
    made = quick_table(page, mode="confrontations", seats=people)
    base = page.url.split("#")[0].rstrip("/")
    page.goto(base + links(made)[0])
    Seat(page)
    partner = page.get_by_role("region", name=re.compile("your teammate$"))
    expect(partner.locator('[data-zone^="hand/"][data-card]')).to_have_count(5)
    seen = page.locator('[data-zone^="hand/"][data-card]')
    assert seen.count() == 5 + 5  # one's own and that of the partner alone


def test_a_turn_in_the_city(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["walk"], height=1000)
    seat = Seat(page)
    assert seat.asked == "main"
    city = page.get_by_role("region", name="The city")
    expect(city.locator(".space")).to_have_count(10)
    expect(city.locator(".track li")).to_have_count(5)
    walked, ended = _told(seat, "you walk"), _told(seat, "end your turn")
    near = city.locator(".space.reach button").first
    seat.press(near)  # it is only looked at
    expect(page.locator(QUESTION)).to_contain_text(re.compile(r"Walk to .*\? \d of \d Move"))
    assert _told(seat, "you walk") == walked
    seat.answer(page.locator(QUESTION).get_by_role("button", name=re.compile("^Walk to ")))
    assert _told(seat, "you walk") > walked
    seat.play_until(lambda: _told(seat, "end your turn") > ended)


def test_a_guest_in_the_city_says_what_it_does_there(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["guest"], height=1000)
    Seat(page)
    villain = page.locator('[data-code="VI"], [data-code="SV"]')
    guest = page.locator('[data-zone^="space/"][data-card^="base/"]', has=villain).first
    for place in page.locator("[data-place]").all():
        if not guest.count():
            place.focus()
            page.keyboard.press("Enter")
            name = re.split("[,.]", place.get_attribute("aria-label") or "")[0]
            page.get_by_role("region", name=f"{name}, selected place").wait_for()
    expect(guest.get_by_role("button")).to_have_accessible_name(re.compile("Reward: "))  # no card of that set has one
    guest.get_by_role("button").focus()
    page.keyboard.press("Space")
    look = page.get_by_role("region", name=re.compile("^Closer look"))
    expect(look).to_contain_text("Reward: ")
    expect(look).to_contain_text("a die has told its Destination")


def test_several_people_at_one_screen_never_see_each_others_hands(open_page: OpenPage) -> None:
    page = open_page("/#/new")
    page.get_by_label("Seat 2").select_option("human")
    page.get_by_label("Name at seat 2").fill("Bob")
    page.get_by_label("Seat 3").select_option("bot greedy")
    page.get_by_label("Everyone shares this screen").check()
    page.get_by_role("button", name="Open the table").click()
    seen: list[str] = []
    for _ in range(4):
        curtain = page.get_by_role("button", name=re.compile("^I.m "))
        curtain.wait_for()
        assert page.locator("[data-card]").count() == 0  # nothing of the table shows beside the curtain
        seen.append(page.get_by_role("heading").inner_text())
        curtain.click()
        seat = Seat(page)
        assert page.locator('[data-zone^="hand/"][data-card]').count() > 0
        _play_until_curtain(page, seat)
    assert set(seen) == {"ANN, YOU'RE UP", "BOB, YOU'RE UP"}


def _play_until_curtain(page: Page, seat: Seat) -> None:
    curtain = page.get_by_role("button", name=re.compile("^I.m "))
    for _ in range(60):
        seat.wait(lambda: bool(seat.asked) or curtain.count() > 0, "a question or the curtain")
        if curtain.count():
            return
        seat.act()
    raise AssertionError("the turn does not pass on")

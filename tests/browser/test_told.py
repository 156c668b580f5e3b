"""The table tells at once how things stand: what was done to a player, what the hand brings, what one owns."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import QUESTION, Seat

_TOOLS = (
    "() => [...document.querySelectorAll('[data-question] .tools button')].map(each => each.getBoundingClientRect().x)"
)


def _short(page: Page) -> list[int]:
    """How much is missing for each card on sale, by its tag."""
    tags = page.locator("#lineup .tag").all_inner_texts()
    return [int(found[1]) for tag in tags if (found := re.match(r"(\d+) short", tag, re.IGNORECASE))]


def test_the_word_below_a_card_means_the_card(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.play_until(lambda: seat.asked == "main" and seat.lit("#lineup").count() > 0 and seat.lit("#hand").count() == 0)
    tag = page.locator('#lineup .stated:has([data-lit="true"]) > .tag').first
    expect(tag).to_have_text(re.compile("buy", re.IGNORECASE))
    box = tag.bounding_box()
    assert box is not None
    seat.then(lambda: page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    expect(page.get_by_role("log", name="What happened")).to_contain_text("You buy ")


def test_a_turn_that_begins_with_less_says_why_until_one_acts(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["robbed"])  # nothing is played back: it stands there all the same
    seat = Seat(page)
    assert seat.wait_for_question()
    question, held = page.locator(QUESTION), len(seat.hand())
    expect(question).to_contain_text(re.compile(r"\w+: you discarded "))
    expect(page.locator("[data-toll]")).to_be_visible()
    assert held < 5

    more = int(re.search(r"(\d+) (?:more )?Power in your hand", question.inner_text()).group(1))  # type: ignore[union-attr]
    short, places = _short(page), page.evaluate(_TOOLS)
    seat.then(lambda: seat.press(seat.lit("#hand").first))
    expect(question).not_to_contain_text("you discard")
    expect(page.locator("[data-toll]")).to_have_count(0)
    while seat.asked == "main" and seat.lit("#hand").count():
        seat.then(lambda: seat.press(seat.lit("#hand").first))
    if seat.asked == "main":
        power = int(page.locator("[data-power]").inner_text())
        assert power >= more  # as it was foreseen
        assert all(now <= before for now, before in zip(_short(page), short, strict=False))
    assert page.evaluate(_TOOLS) == places
    assert page.locator("[data-points]").inner_text().strip("-").isdecimal()


def test_a_card_that_is_only_revealed_is_seen(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["reveals"])
    seat = Seat(page)
    assert seat.wait_for_question()
    seat.then(lambda: seat.press(page.locator("#hand").get_by_role("button", name=re.compile("^Power Ring")).first))
    expect(page.locator("[data-news]")).to_contain_text("Power Ring: you revealed ")
    shown = page.get_by_role("region", name="Revealed").get_by_role("button")
    name = (shown.get_attribute("aria-label") or "").split(".")[0]
    expect(page.locator("[data-news]")).to_contain_text(name)
    seat.act()
    expect(page.locator("[data-news]")).to_have_count(0)


#: Each word below a card, and how far it lies over its last line.
_OVER = """() => [...document.querySelectorAll('.stated:has(> .card:not(.lying)) > .tag')].map(tag => {
  const foot = tag.parentElement.querySelector('.foot') ?? tag.parentElement.querySelector('.face');
  return foot.getBoundingClientRect().bottom - tag.getBoundingClientRect().top;
})"""
#: The attacking card as it is, and with the longest text of an Attack: how far it lies out of its place,
#: and how much of what is asked it covers.
_LARGE = """async () => {
  const { cards } = await (await fetch('/api/catalogue')).json();
  const texts = cards.filter(card => card.spine.attack).map(card => card.text);
  const longest = texts.reduce((most, text) => text.length > most.length ? text : most);
  const stands = document.querySelector('.attacker .stands'), text = stands.querySelector('.text');
  const face = stands.querySelector('.face'), own = [...face.querySelectorAll('.plate, .appears, .text, .foot')];
  stands.querySelector('.stated').style.transform = 'none';  // it stands a little askew
  const box = node => node.getBoundingClientRect();
  const looks = () => {
    const card = box(face);
    const asked = [...document.querySelectorAll('[data-question], [data-lit="true"]')].map(box);
    return {
      out: Math.max(...own.flatMap(part => [box(part).bottom - card.bottom, card.top - box(part).top,
        card.bottom - box(document.querySelector('[data-question]')).top, -card.left, card.right - innerWidth])),
      covers: asked.filter(one => card.bottom > one.top + 1 && card.top < one.bottom - 1
        && card.right > one.left + 1 && card.left < one.right - 1).length,
      smallest: parseFloat(getComputedStyle(text).fontSize),
      cut: text.scrollHeight - text.clientHeight,
    };
  };
  const now = looks();
  own.splice(0, own.length, ...own.filter(part => !part.matches('.appears')));
  face.querySelector('.appears')?.remove();
  text.textContent = longest;
  return [now, looks(), longest.length];
}"""


def test_nothing_lies_over_what_one_wants_to_see_before_one_answers(
    open_page: OpenPage, moments: dict[str, str]
) -> None:
    page = open_page(moments["attacked"])
    assert Seat(page).wait_for_question()
    over = page.evaluate(_OVER)
    assert over and max(over) <= 1


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 620), (820, 1180), (390, 844), (320, 640)])
def test_who_is_attacked_reads_the_whole_card(
    open_page: OpenPage, moments: dict[str, str], width: int, height: int
) -> None:
    touch = width < 1000
    page = open_page(moments["attacked"], width=width, height=height, touch=touch)
    assert Seat(page, touch=touch).wait_for_question()
    page.evaluate("document.fonts.ready")
    expect(page.locator("[data-recap]")).to_have_count(0)  # it would lie over it
    *looks, length = page.evaluate(_LARGE)
    assert length > 300
    for look in looks:
        assert look["out"] < 2 and look["cut"] <= 1, look
        assert look["covers"] == 0
        assert look["smallest"] >= 14


def test_a_card_under_the_super_hero_lies_beside_it(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["under"])
    assert Seat(page).wait_for_question()
    hero = page.get_by_role("region", name="Your Super Hero").locator("[data-card]")
    under = page.get_by_role("region", name=re.compile("^Under "))
    left, right = hero.bounding_box(), under.bounding_box()
    assert left is not None and right is not None
    assert 0 <= right["x"] - (left["x"] + left["width"]) < 40
    assert under.get_by_role("button").count() == 1


def test_who_has_beaten_how_many_super_villains_is_seen_by_whoever_comes_late(
    open_page: OpenPage, moments: dict[str, str]
) -> None:
    page = open_page(moments["skulls"])
    left = int(
        page.get_by_role("region", name=re.compile(r"^Super-Villains, \d left$"))
        .get_by_text(" left")
        .inner_text()
        .split()[0]
    )
    beaten = page.locator(".strip .beaten .n, [data-beaten]")
    expect(beaten.first).to_be_visible()
    assert sum(int(re.findall(r"\d+", told)[0]) for told in beaten.all_inner_texts()) == 8 - left

"""What must not be swallowed has a panel of its own before anything else goes on: live, played back, in a replay."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from archfoe.core import events as ev
from archfoe.core.events import Event
from archfoe.core.game import Game
from archfoe.games.city import events as city_ev
from archfoe.games.city.piles import SPACE, SPACES
from archfoe.games.city.ring import is_home
from archfoe.games.duel import events as duel_ev
from archfoe.table.session import options_of, read_record, replay
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_replays import arrives, bar, golden_file, open_file

#: Notes each panel as it comes, with what is asked meanwhile, and lines over the stage.
_NOTE = """() => {
  window.panels = [], window.lines = []
  const text = (panel, part) => panel.querySelector(part).textContent
  new MutationObserver(() => {
    const panel = document.querySelector('[data-climax]'), line = document.querySelector('[data-banner]')
    if (line && window.lines.at(-1) !== line.textContent) window.lines.push(line.textContent)
    if (!panel || panel.dataset.noted) return
    panel.dataset.noted = true
    const [kick, title, caption] = ['.kick', '.title', '.caption'].map(part => text(panel, part))
    window.panels.push({ kick, title, caption, good: panel.classList.contains('gold'),
      asked: document.querySelector('[data-number]').dataset.prompt, since: performance.now() })
  }).observe(document.body, { subtree: true, childList: true })
}"""
#: A panel stays until somebody goes on.
_HOLD = """() => {
  const usual = window.setTimeout
  window.setTimeout = (deed, ms, ...more) => usual(deed, ms === 1500 || ms === 1200 ? 600000 : ms, ...more)
}"""
_READY = "() => window.panels.length > 0 && performance.now() - window.panels.at(-1).since > 300"


class Place(NamedTuple):
    """Where in a replay something happens: the next answer brings it."""

    at: int
    event: Event
    name: str  # of its first card


def _alone_at_home(game: Game) -> set[int]:
    """Villains that hold a Location, nobody else with them."""
    s = game.state
    there = [[card for card in s.piles[SPACE + space] if s.cards[card].type == "Villain"] for space in range(SPACES)]
    at_home = [[card for card in cards if is_home(s, card, space)] for space, cards in enumerate(there)]
    return {cards[0] for cards in at_home if len(cards) == 1}


def places(record: Path) -> dict[str, Place]:
    """The first of each sort."""
    kept = read_record(record)
    options = options_of(kept)
    told: list[int] = []
    holding: list[set[int]] = []

    def look(game: Game) -> None:
        told.append(game.told)
        holding.append(_alone_at_home(game) if options.mode == "rebirth" else set())

    game = replay(options, kept.key, kept.answers, watcher=look)
    found: dict[str, Place] = {}
    blocked = False
    for i, event in enumerate(game.events):
        at = bisect_right(told, i) - 1
        cards = [game.state.cards[card] for card in event.cards]
        sort = event.what
        blocked = sort == duel_ev.BLOCKED or (blocked and sort != duel_ev.CONFRONTED)
        if sort == ev.DEFEATED and cards[0].kind != "super_villain":
            sort = "saved" if event.cards[0] in holding[at] else ""
        if sort == duel_ev.WITHSTOOD and blocked:
            sort = "held"
        found.setdefault(sort, Place(at, event, cards[0].figure if cards else ""))
    return found


def watched(open_page: OpenPage, record: Path, place: Place, eyes: int | None, **how: Any) -> Page:
    """The replay plays by itself from just before it, through these eyes."""
    page = open_page("/#/replay", pace=2, speed=2, **how)
    page.evaluate(_HOLD)
    open_file(page, record)
    page.get_by_label("Through whose eyes").select_option("" if eyes is None else str(eyes))
    page.get_by_role("slider").fill(str(place.at))
    arrives(page, place.at)
    page.evaluate(_NOTE)
    bar(page).get_by_role("button", name="Play", exact=True).click()
    return page


def panel(page: Page) -> dict[str, Any]:
    page.wait_for_function("() => window.panels.length > 0")
    found: dict[str, Any] = page.evaluate("window.panels[0]")
    return found


CASES = [
    ("confrontations-2p", "held", "seat", "Confrontation won: the Block holds", "{} holds!", True),
    ("confrontations-2p", "held", "other", "Confrontation lost: the Block holds", "{} holds!", False),
    ("confrontations-2p", duel_ev.WITHSTOOD, "other", "Confrontation lost", "{} holds!", False),
    ("confrontations-2p", duel_ev.BEATEN, "other", "Confrontation won", "{} falls!", True),
    ("confrontations-2p", duel_ev.BEATEN, "seat", "Confrontation lost", "{} falls!", False),
    ("confrontations-2p", duel_ev.BEATEN, "", "Confrontation", "{} falls!", True),
    ("3p", ev.DEFEATED, "seat", "You beat the first Super-Villain", "{} falls!", True),
    ("3p", ev.DEFEATED, "foe", "person 2 beats the first Super-Villain", "{} falls!", False),
    ("rebirth-2p-competitive", "saved", "seat", "A Location is saved", "is safe!", True),
    ("rebirth-2p-competitive", city_ev.RUINED, "", "A Location is lost", "falls!", False),
]


@pytest.mark.parametrize(("record", "sort", "eyes", "kick", "title", "good"), CASES)
def test_each_has_its_panel_in_the_words_of_who_looks(
    open_page: OpenPage, tmp_path: Path, record: str, sort: str, eyes: str, kick: str, title: str, good: bool
) -> None:
    file = golden_file(tmp_path, record)
    place = places(file)[sort]
    seats = {"seat": place.event.seat, "other": place.event.other, "foe": 0, "": None}
    page = watched(open_page, file, place, seats[eyes])
    shown = panel(page)
    assert shown["kick"] == kick
    assert shown["title"].endswith(title.format(place.name)) and shown["good"] is good
    assert shown["asked"] == "", "nothing is asked while it shows"
    assert shown["caption"] in page.get_by_role("log").locator("p > span").all_inner_texts()
    pictures = page.locator("[data-climax] drawn-picture[src]")
    expect(pictures).to_have_count(2 if sort != "saved" else 3)
    assert all(pictures.evaluate_all("all => all.map(each => each.clientWidth > 0 && each.clientHeight > 0)"))


def climax(page: Page) -> Locator:
    return page.locator("[data-climax]")


@pytest.mark.parametrize("way", ["key", "press"])
def test_any_key_or_press_goes_on_and_does_nothing_else(open_page: OpenPage, tmp_path: Path, way: str) -> None:
    file = golden_file(tmp_path)
    place = places(file)[ev.DEFEATED]
    page = watched(open_page, file, place, place.event.seat)
    panel(page)
    page.wait_for_function(_READY)
    on = bar(page).get_by_role("button", name="Turn forward")
    if way == "key":
        page.keyboard.press("PageDown")  # which would go on to the next turn
    else:
        page.mouse.click(*middle(on))
    expect(climax(page)).to_have_count(0)
    expect(bar(page).get_by_role("button", name="Pause")).to_have_count(1)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_one_that_falls_by_ones_own_hand_is_seen_before_it_goes_and_only_once(
    open_page: OpenPage, moments: dict[str, str]
) -> None:
    page = open_page(moments["falls"], pace=2, speed=2)
    page.evaluate(_HOLD)
    seat = Seat(page)
    assert seat.wait_for_question()
    page.evaluate(_NOTE)
    villain = page.locator('.sv [data-lit="true"]')
    named = villain.get_attribute("aria-label") or ""
    seat.press(villain)
    shown = panel(page)
    assert shown["title"].removesuffix(" falls!").upper() in named.upper() and shown["asked"] == ""
    assert page.locator(".sv button").first.get_attribute("aria-label") is not None
    page.wait_for_function(_READY)
    page.keyboard.press("e")  # which would end the turn
    expect(climax(page)).to_have_count(0)
    assert seat.wait_for_question()
    assert seat.asked == "main"
    expect(seat.button("Keep playing")).to_have_count(0)

    page.reload()
    seat = Seat(page)
    page.evaluate(_NOTE)
    assert seat.wait_for_question()
    assert shown["caption"] in seat.log
    seat.end_turn()
    seat.wait(lambda: seat.asked != "" or seat.over, "the next turn")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    assert shown["caption"] not in [one["caption"] for one in page.evaluate("window.panels")]


def test_where_all_comes_at_once_it_is_shown_all_the_same(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["falls at once"], pace="off", speed=2)
    page.evaluate(_HOLD)
    seat = Seat(page)
    assert seat.wait_for_question()
    page.evaluate(_NOTE)
    seat.press(page.locator('.sv [data-lit="true"]'))
    assert panel(page)["asked"] == ""


def test_a_shared_screen_shows_it_before_the_next_person_is_called(
    open_page: OpenPage, moments: dict[str, str]
) -> None:
    one, two = (moments[f"falls on a shared screen{seat}"] for seat in ("", " 2"))
    room, first, second = *one.split("/")[3:], two.split("/")[-1]
    page = open_page(pace=2, speed=2)
    kept = {"room": room, "title": "Here", "at": 0, "tokens": {"0": first, "1": second}, "hotSeat": True}
    page.evaluate("kept => localStorage.setItem('archfoe.rooms', JSON.stringify([kept]))", kept)
    page.evaluate(_HOLD)
    page.evaluate("path => { location.hash = path }", one.removeprefix("/"))
    page.get_by_role("button", name="Show my cards").click()
    seat = Seat(page)
    page.evaluate(_NOTE)
    seat.press(page.locator('.sv [data-lit="true"]'))
    assert panel(page)["asked"] == ""
    page.wait_for_function(_READY)
    page.keyboard.press("e")
    expect(climax(page)).to_have_count(0)
    assert seat.wait_for_question()


def test_with_reduced_motion_a_line_that_stands_still_tells_it(open_page: OpenPage, tmp_path: Path) -> None:
    file = golden_file(tmp_path)
    place = places(file)[ev.DEFEATED]
    page = watched(open_page, file, place, place.event.seat, calm=True)
    page.wait_for_function("() => window.lines.length > 0")
    assert page.evaluate("window.lines[0]").startswith(f"The first one falls. You defeat {place.name}")
    assert page.evaluate("window.panels") == []
    assert page.evaluate("document.querySelector('[data-banner]')?.getAnimations().length ?? 0") == 0


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (320, 640)])
def test_it_fits_every_screen(open_page: OpenPage, tmp_path: Path, axe: str, width: int, height: int) -> None:
    file = golden_file(tmp_path, "rebirth-2p-competitive")
    page = watched(open_page, file, places(file)["saved"], 1, width=width, height=height, touch=width < 1000)
    panel(page)
    outside = page.evaluate(
        """() => [...document.querySelectorAll('[data-climax] :is(.panel, .kick, .title, .caption)')]
          .map(each => [each.className, each.getBoundingClientRect()])
          .filter(([, box]) => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
          .map(([name]) => name)"""
    )
    assert outside == []
    page.evaluate(axe)
    found = page.evaluate("axe.run('[data-climax]', { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'] })")
    assert [one["id"] for one in found["violations"]] == []

"""A Super-Villain is beaten and the next one appears: seen, held, gone on from, and never in the way."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path

from playwright.sync_api import expect

from archfoe.core.events import APPEARED
from archfoe.table.session import options_of, read_record, replay
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, open_menu
from tests.browser.test_replays import arrives, bar, golden_file, open_file

#: Notes who falls, and holds the table as soon as somebody makes an entrance: as Space does.
_HOLD = """() => {
  new MutationObserver(() => {
    window.fell ??= document.querySelector('[data-climax] .kick')?.textContent
    if (!document.querySelector('.entrance') || window.held) return
    window.held = true
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  }).observe(document.body, { subtree: true, childList: true })
}"""


#: Notes who makes an entrance, however short it is.
_NOTE = """() => {
  window.entered = []
  new MutationObserver(() => {
    const name = document.querySelector('.entrance p.name')?.textContent
    if (name && window.entered.at(-1) !== name) window.entered.push(name)
  }).observe(document.body, { subtree: true, childList: true })
}"""


def test_the_next_super_villain_makes_an_entrance(open_page: OpenPage, moments: dict[str, str], axe: str) -> None:
    page = open_page(moments["entrance"], pace=1, speed=2)
    seat = Seat(page)
    assert seat.wait_for_question()
    page.evaluate(_HOLD)
    seat.then(lambda: seat.press(page.locator('.sv [data-lit="true"]')))
    falls = page.locator("[data-climax]")
    seat.wait(lambda: page.evaluate("window.fell") == "You beat the first Super-Villain", "the one that falls")
    expect(falls).to_have_count(0)
    assert seat.wait_for_question()
    seat.end_turn()

    entrance = page.locator(".entrance")
    entrance.wait_for()
    named = entrance.locator("p.name").inner_text()
    assert named.upper() in (page.locator(".sv button").first.get_attribute("aria-label") or "").upper()
    page.evaluate(axe)
    found = page.evaluate("axe.run('.entrance', { runOnly: ['wcag2a', 'wcag2aa', 'wcag22aa'] })")
    assert [one["id"] for one in found["violations"]] == []
    # It lies over the table, and what is beneath it can still be pressed.
    assert page.evaluate("document.elementFromPoint(700, 250).closest('.entrance') === null")
    entrance.get_by_role("button", name="Go on").click()
    expect(entrance).to_have_count(0)


def before_an_entrance(record: Path) -> int:
    """The place in a replay whose next answer brings a Super-Villain."""
    told: list[int] = []
    kept = read_record(record)
    game = replay(options_of(kept), kept.key, kept.answers, watcher=lambda game: told.append(game.told))
    appears = next(i for i, event in enumerate(game.events) if event.what == APPEARED)
    return bisect_right(told, appears) - 1


def test_a_replay_that_plays_by_itself_has_entrances_and_steps_have_none(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/replay", pace=4, speed=2)
    record = golden_file(tmp_path)
    open_file(page, record)
    page.evaluate(_NOTE)
    at = before_an_entrance(record)
    page.get_by_role("slider").fill(str(at))
    arrives(page, at)
    page.keyboard.press("ArrowRight")
    arrives(page, at + 1)
    assert page.evaluate("window.entered") == []
    page.keyboard.press("ArrowLeft")
    arrives(page, at)
    bar(page).get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => window.entered.length > 0")
    assert page.evaluate("window.entered[0].toUpperCase()") == "BRAINIAC"


def test_sound_is_off_until_it_is_switched_on_and_stays_as_it_was(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("() => { window.made = 0; window.AudioContext = class { constructor() { window.made++ } } }")
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    assert seat.wait_for_question()
    seat.act()
    assert page.evaluate("window.made") == 0
    page.reload()
    Seat(page)
    open_menu(page, "Settings")
    page.get_by_label("Sound").check()
    page.get_by_label("Volume").fill("35")
    page.reload()
    Seat(page)
    open_menu(page, "Settings")
    expect(page.get_by_label("Sound")).to_be_checked()
    expect(page.get_by_label("Volume")).to_have_value("35")

"""Cards in flight: above everything, to their places, with their Power; ended by a press; none where all is still."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat

#: Holds all that begins to move where it begins, as if time stood still.
_HOLD = """() => {
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...all) {
    const held = animate.apply(this, all)
    held.pause()
    return held
  }
}"""
#: Moves all that is held on to a part of its way: 0.5 is the middle.
_AT = """part => document.getAnimations().forEach(each => {
  each.currentTime = part * each.effect.getComputedTiming().endTime
})"""
_FLYING = "document.querySelectorAll('[data-flights] .flight').length"
_POWER = "document.querySelector('[data-power]').textContent"
#: Are all cards in the air seen, whatever else lies there?
_SEEN = """() => {
  const layer = document.querySelector('[data-flights]')
  layer.style.pointerEvents = 'auto'
  const all = [...layer.querySelectorAll('.flight')].filter(each => getComputedStyle(each).opacity > 0)
  const seen = all.filter(each => {
    const box = each.getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return layer.contains(there)
  })
  const bar = document.querySelector('[data-question]').getBoundingClientRect()
  const over = all.filter(each => {
    const box = each.getBoundingClientRect()
    return box.bottom > bar.top && box.top < bar.bottom
  })
  layer.style.pointerEvents = ''
  return [all.length, seen.length, over.length]
}"""
#: How far those that have arrived are from the cards that lie there, at most.
_APART = """() => {
  const places = [...document.querySelectorAll('.plays [data-card]')].map(each => each.getBoundingClientRect())
  const flights = [...document.querySelectorAll('[data-flights] .flight')].map(each => each.getBoundingClientRect())
  const apart = (one, other) => Math.abs(one.x - other.x) + Math.abs(one.width - other.width)
    + Math.abs(one.y + one.height / 2 - other.y - other.height / 2)
  return Math.max(...flights.map(one => Math.min(...places.map(other => apart(one, other)))))
}"""


def at_my_turn(open_page: OpenPage, *, calm: bool = False, speed: int = 2) -> Seat:
    page = open_page(speed=speed, calm=calm)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    assert seat.wait_for_question()
    seat.play_until(lambda: seat.asked == "main" and seat.play_all().count() > 0)
    return seat


def play_all(seat: Seat) -> None:
    seat.press(seat.play_all())
    seat.wait(lambda: seat.page.evaluate(_FLYING) > 0, "cards in the air")


def test_cards_fly_above_the_question_and_land_where_they_lie(open_page: OpenPage) -> None:
    seat = at_my_turn(open_page)
    seat.page.evaluate(_HOLD)
    play_all(seat)
    over = 0
    for part in (0.1, 0.2, 0.3, 0.4):
        seat.page.evaluate(_AT, part)
        flying, seen, above = seat.page.evaluate(_SEEN)
        assert flying == seen > 0
        over += above
    assert over > 0, "they come past the question"
    seat.page.evaluate(_AT, 0.9999)
    assert seat.page.evaluate(_APART) < 3


def test_power_is_counted_card_by_card(open_page: OpenPage) -> None:
    seat = at_my_turn(open_page)
    seat.page.evaluate(
        """() => {
          const power = document.querySelector('[data-power]')
          window.counted = [power.textContent]
          new MutationObserver(() => window.counted.push(power.textContent))
            .observe(power, { characterData: true, childList: true, subtree: true })
        }"""
    )
    seat.press(seat.play_all())
    told = seat.page.locator(".stage [data-parts]")
    expect(told).to_contain_text("x")
    seat.wait(lambda: seat.page.evaluate("window.counted.length") > 3, "the Power of four cards")
    counted = [int(n) for n in seat.page.evaluate("window.counted")]
    assert counted[:4] == [0, 1, 2, 3]


@pytest.mark.parametrize("way", ["key", "press"])
def test_a_key_or_a_press_ends_all_of_it_at_once(open_page: OpenPage, way: str) -> None:
    seat = at_my_turn(open_page)
    page = seat.page
    page.evaluate(_HOLD)
    play_all(seat)
    assert page.evaluate(_POWER) == "0", "nothing has landed yet"
    if way == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.click(5, 400)
    assert page.evaluate(_FLYING) == 0
    assert page.locator(".flights .gain").count() == 0
    assert int(page.evaluate(_POWER)) >= 3
    cards = page.get_by_role("region", name="Played this turn").locator("[data-card]")
    assert cards.evaluate_all("all => all.every(each => getComputedStyle(each).opacity === '1')")


@pytest.mark.parametrize(("calm", "speed"), [(True, 2), (False, 0)])
def test_where_nothing_is_to_move_nothing_flies(open_page: OpenPage, calm: bool, speed: int) -> None:
    seat = at_my_turn(open_page, calm=calm, speed=speed)
    page = seat.page
    page.evaluate(
        """() => {
          const animate = Element.prototype.animate
          window.moved = 0
          Element.prototype.animate = function (...all) { window.moved++; return animate.apply(this, all) }
        }"""
    )
    seat.then(lambda: seat.press(seat.play_all()))
    expect(page.get_by_role("region", name="Played this turn").locator("[data-card]")).not_to_have_count(0)
    assert int(page.evaluate(_POWER)) >= 3
    assert page.evaluate("window.moved") == 0

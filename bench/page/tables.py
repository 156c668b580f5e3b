"""What holds at a table whatever is done there: nothing moves, scrolls, is too small, is hidden or hard to see."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.hands import Seat

from bench.page.desk import Desk

ACTIONS = 25
AXE = Path("frontend/node_modules/axe-core/axe.min.js")
_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

#: The sum of all shifts, and what shifted. Cards that close ranks in their own zone or place, and the words and buttons
#: of a new question in its bar, are told apart.
_WATCH = """() => {
  window.shift = { zones: 0, ranks: 0, what: [] };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const nodes = entry.sources.map(source => source.node);
      const apart = nodes.filter(node => node?.nodeType === 1 && !node.closest('.lap, .lot, .villain, .says, .acts'));
      window.shift[apart.length ? 'zones' : 'ranks'] += entry.value;
      for (const node of apart) window.shift.what.push(`${node.tagName}.${node.className}`);
    }
  }).observe({ type: 'layout-shift', buffered: false });
}"""

_SMALLEST = """() => Math.min(...[...document.querySelectorAll('body *')]
  .filter(each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest('.unseen'))
  .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
  .map(each => parseFloat(getComputedStyle(each).fontSize)))"""

#: Lanes of a phone may be swiped sideways.
_SCROLLS = """() => {
  const page = document.documentElement;
  return Math.max(page.scrollHeight - innerHeight, page.scrollWidth - innerWidth, 0);
}"""

#: How many answers that could be pressed now lie under something that opened.
_COVERED = """() => {
  const over = [...document.querySelectorAll('[data-zoom], .drawer, .fan, [data-recap], [data-coach]')]
    .filter(each => each.checkVisibility()).map(each => [each, each.getBoundingClientRect()]);
  return [...document.querySelectorAll('[data-question] button:enabled')].filter(answer => {
    const box = answer.getBoundingClientRect();
    return box.width && over.some(([node, lies]) => !node.contains(answer) && lies.left < box.right - 1
      && box.left < lies.right - 1 && lies.top < box.bottom - 1 && box.top < lies.bottom - 1);
  }).length;
}"""


@dataclass
class Seen:
    """The worst of all that was seen at one table."""

    zones: float = 0.0
    ranks: float = 0.0
    moved: set[str] = field(default_factory=set)
    scrolls: int = 0
    covered: int = 0
    smallest: float = 99.0
    findings: set[str] = field(default_factory=set)


def watch(desk: Desk, mode: str, players: int, width: int, height: int, *, moves: bool = False) -> Seen:
    """Plays some actions of one's own with all that others do in between, and looks after each of them; with `moves`
    cards fly and others are played back, and only what shifts is told."""
    seen = Seen()
    with desk.page(width, height, **({"speed": 2, "pace": 4} if moves else {})) as page:
        seat = desk.sit_down(page, mode, players)
        page.evaluate(_WATCH)
        for _ in range(ACTIONS):
            if not moves:
                _look(page, seen)
            seat.act()
            if not seat.wait_for_question():
                break
        shift = page.evaluate("window.shift")
        seen.zones, seen.ranks, seen.moved = shift["zones"], shift["ranks"], set(shift["what"])
        if moves:
            return seen
        if width >= 1000:
            _open_everything(page, seat, seen)
        _check(page, seen)
    return seen


def _look(page: Page, seen: Seen) -> None:
    seen.scrolls = max(seen.scrolls, page.evaluate(_SCROLLS))
    seen.covered = max(seen.covered, page.evaluate(_COVERED))
    seen.smallest = min(seen.smallest, page.evaluate(_SMALLEST))


def _open_everything(page: Page, seat: Seat, seen: Seen) -> None:
    """A closer look and the drawer may lie over cards, never over what is asked."""
    if seat.over:
        return
    page.locator(".mine button, #hand button").first.focus()
    page.keyboard.press("Space")
    _look(page, seen)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.get_by_role("complementary").first.wait_for()
    _look(page, seen)
    page.keyboard.press("Escape")


def _check(page: Page, seen: Seen) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found: dict[str, Any] = page.evaluate(
            "rules => axe.run(document, {runOnly: rules, resultTypes: ['violations']})", _RULES
        )
        seen.findings |= {f"{theme}: {each['id']}" for each in found["violations"]}

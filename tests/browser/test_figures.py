"""Pictures of cards as somebody sees them: no two of a set are alike, and figures are told apart by their outline."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from archfoe.table import catalogue

#: Mean difference of two pictures, of 255, seen very small and down to where a text begins.
ALIKE = 14
#: How much of two outlines is the same, at the width of a hand on a phone.
OUTLINE = 0.9

_COMPARED = """async ([figures, alike, outline]) => {
  const small = new OffscreenCanvas(36, 50).getContext('2d', { willReadFrequently: true })
  const hand = new OffscreenCanvas(84, 118).getContext('2d', { willReadFrequently: true })
  const seen = async (brush, svg, width, height, down) => {
    const image = new Image()
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg)
    await image.decode()
    brush.clearRect(0, 0, width, height)
    brush.drawImage(image, 0, 0, width, height)
    return brush.getImageData(0, 0, width, down).data
  }
  for (const one of figures) {
    one.picture = (await seen(small, one.svg, 36, 50, 30)).filter((_, i) => i % 4 < 3)
    const inks = one.bare ? await seen(hand, one.bare, 84, 118, 118) : []
    one.outline = inks.filter((_, i) => i % 4 === 3).map(each => each > 127)
  }
  const total = (a, b, each) => { let sum = 0; for (let i = 0; i < a.length; i++) sum += each(a[i], b[i]); return sum }
  const apart = (a, b) => total(a, b, (x, y) => Math.abs(x - y)) / a.length
  const same = (a, b) => total(a, b, (x, y) => x & y) / total(a, b, (x, y) => x | y)
  const pairs = figures.flatMap((one, i) => figures.slice(0, i).map(other => [other, one]))
  const named = found => found.map(([a, b]) => a.id + ', ' + b.id)
  return {
    alike: named(pairs.filter(([a, b]) => apart(a.picture, b.picture) < alike)),
    outlines: named(
      pairs.filter(([a, b]) => a.type === b.type && a.bare && b.bare && same(a.outline, b.outline) >= outline),
    ),
  }
}"""


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    folder = tmp_path_factory.mktemp("figures")
    listed, drawn = folder / "cards.json", folder / "figures.json"
    known = ("set", "id", "name", "kind", "type", "text")
    cards = [{name: getattr(card, name) for name in known} for card in catalogue.cards() if not card.is_brought]
    listed.write_text(json.dumps(cards))
    frontend = Path(__file__).parents[2] / "frontend"
    subprocess.run(["node", "scripts/faces.mjs", listed, drawn], cwd=frontend, check=True, timeout=300)
    found: list[dict[str, Any]] = json.loads(drawn.read_text())
    assert len(found) == len(cards) and all("<svg" in one["svg"] for one in found), "every card has a face"
    return found


@pytest.mark.parametrize("of", ["base", "heroes_unite", "rivals", "confrontations", "rebirth"])
def test_no_two_pictures_of_a_set_are_alike(browser: Browser, figures: list[dict[str, Any]], of: str) -> None:
    pictures = list({one["svg"]: one for one in figures if one["set"] == of}.values())
    page = browser.new_page()
    found = page.evaluate(_COMPARED, [pictures, ALIKE, OUTLINE])
    page.close()
    assert found == {"alike": [], "outlines": []}

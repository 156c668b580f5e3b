"""`make faces`: the contact sheet of all card pictures, docs/img/cards.jpg, by Chromium."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from tests import programs

from archfoe.table import catalogue

SHEET: Final = Path("docs/img/cards.jpg")
MOST_BYTES: Final = 400_000
QUALITY: Final = 36
ACROSS: Final = 1527  # 25 pictures
_READY: Final = "() => [...document.images].every(each => each.complete && each.naturalWidth)"


def main() -> None:
    chromium = programs.headless()
    if chromium is None:
        raise SystemExit(programs.how_to_install(["chromium"]))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        listed, page = Path(folder, "cards.json"), Path(folder, "cards.html")
        known = ("set", "id", "name", "kind", "type", "text")
        cards = [{name: getattr(card, name) for name in known} for card in catalogue.cards() if not card.is_brought]
        listed.write_text(json.dumps(cards))
        subprocess.run(["node", "scripts/faces.mjs", listed, page], cwd="frontend", check=True)
        browser = playwright.chromium.launch(executable_path=chromium)
        seen = browser.new_page(viewport={"width": ACROSS, "height": 400})
        seen.goto(page.as_uri())
        seen.wait_for_function(_READY)
        picture = seen.screenshot(full_page=True, type="jpeg", quality=QUALITY)
        browser.close()
    if len(picture) > MOST_BYTES:
        raise SystemExit(f"The sheet has {len(picture)} bytes; {MOST_BYTES} are the limit.")
    SHEET.write_bytes(picture)
    print(f"{SHEET}: {len(picture) // 1000} KB, {len(cards)} cards")


if __name__ == "__main__":
    main()

"""The panel of a game that the page does not know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from archfoe.registry.places import SETS
from tests.browser.conftest import LOOK, OpenPage
from tests.browser.hands import Seat
from tests.browser.test_playing import links, quick_table
from tests.server.running import server

SHELF = Path(__file__).parents[1] / "fan" / "numbers"
SIZES = {"large": {}, "small": {"width": 390, "height": 844, "touch": True}}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """In the place of the server of all other tests: it has games of others."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SETS, str(SHELF))
        with server(tmp_path_factory.mktemp("panels")) as running:
            yield f"http://127.0.0.1:{running.port}"


@pytest.mark.parametrize("size", SIZES)
def test_a_game_of_others_has_its_panel_beside_the_market(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    made = quick_table(page, mode="patience", seats=[{"kind": "human"}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    page.evaluate(LOOK)
    seat = Seat(page, touch=size == "small")
    assert seat.wait_for_question()
    panel = page.get_by_role("region", name="Patience")
    expect(panel).to_contain_text("Super-Villains left")
    expect(panel.get_by_role("img", name="0 of 8")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    market = page.get_by_role("region", name="Line-Up")
    inside, shown = panel.bounding_box(), market.bounding_box()
    assert inside is not None and shown is not None
    assert inside["x"] + inside["width"] <= shown["x"] or inside["y"] + inside["height"] <= shown["y"]
    seat.press(panel.get_by_role("button", name="Rest until tomorrow"))
    seat.answer(seat.button("End turn"))  # as with the usual button: cards can still be played
    expect(panel.locator("dd").last).to_have_text("2")

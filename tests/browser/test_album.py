"""Ladder, album and one's best: on their screen, among the cards of Today, and at the end of a game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from archfoe.core.chance import key_of_seed
from archfoe.games.options import Options
from archfoe.wire.session import SentSession
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_screens import Check, clean  # noqa: F401
from tests.browser.test_the_end import fits, result_of, shoot

SIZES = pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
NOVEMBER_9, NOVEMBER_18 = 1_794_225_600_000, 1_795_003_200_000  # at noon, 2026


def entry(at: int, rung: str, **more: Any) -> dict[str, Any]:
    bests = {"points": 58, "power": 17, "rounds": 15, "avoided": 2, "prizes": 5, "comeback": 4}
    stamps = ["beaten base/the_joker", "won with base/batman_sh", "bot greedy"]
    plain = {"room": "r", "mode": "base", "outcome": "won", "margin": 9, "figures": ["base/batman_sh"], "round": 12}
    return {"at": at, **plain, "bests": bests, "stamps": stamps, "rung": rung, **more}


ENTRIES = {
    "one": entry(NOVEMBER_9, "base beginner"),
    "two": entry(NOVEMBER_18, "base greedy", hints=2, stamps=["beaten base/captain_cold", "scenario 2"]),
    "lost": entry(NOVEMBER_18 + 1, "base keen", outcome="lost", stamps=[]),
}
ENTRIES["two"]["titles"] = {"scenario 2": "The Title"}


def keep(page: Page, games: dict[str, Any]) -> None:
    """The device has these, and it is November 18."""
    page.clock.set_fixed_time("2026-11-18T12:00:00Z")
    kept = json.dumps({"version": 1, "games": games, "noted": {"lesson first": NOVEMBER_9}})
    page.evaluate("kept => localStorage.setItem('archfoe.album', kept)", kept)
    page.goto(page.url.partition("#")[0] + "#/album")
    page.reload()
    ladder(page).wait_for()


def ladder(page: Page) -> Locator:
    return page.get_by_role("region", name="The ladder")


def album(page: Page) -> Locator:
    return page.get_by_role("region", name="Your album")


@SIZES
def test_ladder_album_and_bests(open_page: OpenPage, clean: Check, width: int, height: int) -> None:  # noqa: F811
    page = open_page(width=width, height=height)
    keep(page, ENTRIES)
    rungs = ladder(page).get_by_role("listitem")
    expect(rungs).to_have_count(5)
    expect(rungs.last).to_contain_text("Pip")
    expect(rungs.last).to_contain_text("Nov 9")
    expect(rungs.nth(3)).to_contain_text("Beaten with hints")
    expect(ladder(page).get_by_role("tab", name="Base set 2/5")).to_be_visible()
    expect(ladder(page).get_by_role("button", name="Play Nell", exact=True)).to_be_visible()
    expect(ladder(page).get_by_role("button", name="Play Pip again")).to_be_visible()
    expect(album(page).get_by_role("button", name="Captain Cold beaten Nov 18 New today")).to_be_visible()
    expect(album(page).get_by_role("img", name="Darkseid, not yet")).to_be_visible()
    best = album(page).get_by_role("list", name="Your best, Base set")
    expect(best.get_by_role("button", name="58 Most points Nov 9, as Batman")).to_be_visible()
    expect(best.get_by_role("button", name="17 Most Power in one turn Nov 9, round 12")).to_be_visible()
    shoot(page, f"album-{width}")
    clean(page)
    tabs = album(page).get_by_role("tablist", name="Pages")
    tabs.get_by_role("tab", selected=True).focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(tabs.get_by_role("tab", selected=True)).to_have_text("Scenarios 1/9")
    expect(album(page).get_by_role("button", name="Scenario 2: The Title won Nov 18")).to_be_visible()
    expect(album(page).get_by_role("img", name="Scenario 3, not yet")).to_be_visible()
    tabs.get_by_role("tab", name="Lessons 1/3").click()
    album(page).get_by_role("button", name="Your first game done Nov 9").press("Enter")
    expect(page.get_by_role("dialog", name="Your first game")).to_contain_text("Nov 9")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    shoot(page, f"album-lessons-{width}")


def test_a_rung_is_a_table_with_that_bot(open_page: OpenPage) -> None:
    page = open_page()
    keep(page, {})
    ladder(page).get_by_role("tab", name="Confrontations").click()
    expect(ladder(page)).to_contain_text("Nell plays on your side.")
    ladder(page).get_by_role("button", name="Play Rocco").click()
    assert Seat(page).wait_for_question()
    names = page.evaluate("document.body.innerText")
    assert "Rocco" in names and "Nell" in names


def test_the_next_rung_is_a_card_of_today(open_page: OpenPage) -> None:
    page = open_page()
    past = {"room": "r", "at": 1, "mode": "base", "result": "Ann wins", "players": []}
    page.evaluate(
        "past => localStorage.setItem('archfoe.past', past)",
        json.dumps({"version": 1, "games": [{"game": "one", **past}]}),
    )
    keep(page, {"one": ENTRIES["one"]})
    page.goto(page.url.partition("#")[0])
    today = page.get_by_role("region", name="Today")
    expect(today.get_by_role("heading", name="Next rung: Rocco")).to_be_visible()
    expect(today).to_contain_text("Base set: 1 of 5 beaten")
    shoot(page, "today-ladder")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("The daily deal on the first screen").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("navigation", name="Pages").get_by_role("link", name="Album")).to_have_count(0)


def test_games_are_counted_again_from_their_records(open_page: OpenPage) -> None:
    page = open_page()
    session = SentSession(Options(), ["greedy", "greedy"], key_of_seed(3))
    winner = session.game.state.winners[0]
    session.players[winner] = "Ann"
    players = [
        {"name": name, "figures": [], "score": 1, "won": seat == winner, "mine": seat == winner}
        for seat, name in enumerate(session.players)
    ]
    games = [
        {"game": name, "room": "r", "at": NOVEMBER_9, "mode": "base", "result": "Ann wins", "players": seats}
        for name, seats in (("mine", players), ("lent", [{**one, "bolt": one["mine"]} for one in players]))
    ]
    record = json.dumps({"name": "x.archfoe.json", "text": session.record().dumps()})
    for key, kept in {"past": json.dumps({"version": 1, "games": games}), "record.mine": record}.items():
        page.evaluate("([key, kept]) => localStorage.setItem(`archfoe.${key}`, kept)", [key, kept])
    keep(page, {"lent": entry(NOVEMBER_9, "base keen")})
    expect(ladder(page).get_by_role("tab", name="Base set 1/5")).to_be_visible()
    for _ in range(2):
        album(page).get_by_role("button", name="Count again").click()
        expect(album(page).get_by_role("status")).to_have_text("1 game counted.")
        expect(ladder(page).get_by_role("listitem").nth(3)).to_contain_text("Beaten")
        expect(ladder(page).get_by_role("tab", name="Base set 1/5")).to_be_visible()
        expect(ladder(page).get_by_role("button", name="Play Nell", exact=True)).to_be_visible()
    album(page).get_by_role("button", name="beaten Nov 9").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Base set, Nov 9. Ann wins")
    dialog.get_by_role("link", name="Watch it again").click()
    page.get_by_role("group", name="Replay").or_(page.locator(".bar")).first.wait_for()
    assert "#/replay/mine" in page.url


@SIZES
def test_the_end_shows_what_is_new(
    open_page: OpenPage,
    moments: dict[str, str],
    clean: Check,  # noqa: F811
    width: int,
    height: int,
) -> None:
    page = open_page(width=width, height=height)
    table = moments["daily" if width > 1000 else "daily on a phone"]
    page.goto(page.url.partition("#")[0].rstrip("/") + table)
    ann = Seat(page)
    while ann.wait_for_question():
        ann.act()
    new = result_of(page).get_by_role("region", name="New in your album")
    expect(new.get_by_role("heading", name="New in your album")).to_be_visible()
    fits(page, result_of(page))
    shoot(page, f"new-stamps-{width}")
    clean(page)
    new.get_by_role("link", name="Open the album").click()
    expect(album(page).get_by_role("button", name="New today").first).to_be_visible()

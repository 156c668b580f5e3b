"""A game watched again: from its end, from a file, by keys; and played on from the middle. History and reports."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from archfoe.cli.replay import replay as replay_in_terminal
from archfoe.core.errors import BadRecord
from archfoe.core.record import Record
from archfoe.table.session import Session, read_record
from tests.browser.conftest import OpenPage
from tests.browser.hands import PATIENCE, Seat, let_nell_finish, open_menu
from tests.browser.test_playing import links, quick_table
from tests.playthroughs.golden import FOLDER


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay", exact=True)


def place(page: Page) -> int:
    """The place that is shown: that of the table, once it is also the one that is wanted."""
    shown = page.locator("[data-number]").get_attribute("data-number")
    wanted = bar(page).get_attribute("data-place")
    return int(shown) if shown is not None and shown == wanted else -1


def wait(until: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)


def arrives(page: Page, at: int) -> None:
    wait(lambda: place(page) == at, f"place {at}")


def golden_file(folder: Path, name: str = "3p") -> Path:
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    path = folder / f"{name}.archfoe.json"
    path.write_text("\n".join(kept["record"]) + "\n", encoding="utf-8")
    return path


def open_file(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)
    bar(page).wait_for()


def finished_table(page: Page) -> Seat:
    """A game of one's own that a bot has played to its end."""
    page.get_by_role("button", name="Rivals").click()
    seat = Seat(page)
    let_nell_finish(page)
    page.get_by_role("region", name="Result").wait_for()
    return seat


def goes_by_keys(page: Page, last: int, headline: str) -> None:
    """To the next answer, the next turn, the end and back, and by itself."""
    keys = page.keyboard
    keys.press("ArrowRight")
    arrives(page, 1)
    keys.press("PageDown")
    wait(lambda: place(page) > 1, "the next turn")
    turn = place(page)
    expect(bar(page)).to_contain_text(f"Answer {turn} of {last}.")
    keys.press("ArrowLeft")
    arrives(page, turn - 1)
    keys.press("Shift+ArrowRight")
    arrives(page, turn)
    keys.press("End")
    arrives(page, last)
    expect(page.get_by_role("region", name="Result").get_by_role("heading", level=2)).to_have_text(headline)
    keys.press("Home")
    arrives(page, 0)
    page.get_by_role("slider").focus()  # on a button Space would press it
    keys.press("Space")
    wait(lambda: place(page) >= 2, "it to play by itself")
    keys.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def goes_to_the_middle_with_other_eyes(page: Page, last: int) -> None:
    """By the slider; a spectator has no hand."""
    slider = page.get_by_role("slider", name="Place in the game")
    middle = last // 2
    slider.fill(str(middle))
    arrives(page, middle)
    assert f"Answer {middle} of {last}." in (slider.get_attribute("aria-valuetext") or "")
    eyes = page.get_by_label("Through whose eyes")
    eyes.select_option(label="As a spectator")
    page.locator("#hand").wait_for(state="detached")
    eyes.select_option(index=1)  # the first player
    page.locator("#hand").wait_for()


def plays_on(page: Page) -> None:
    """At a table of one's own, from the place that is shown."""
    at = place(page)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    # A bot stood in, so the record has only bots: who looks through the eyes of one takes its seat.
    dialog.get_by_label("Name at seat 1").wait_for()
    assert dialog.get_by_label("Seat 1", exact=True).input_value() == "human"
    assert dialog.get_by_label("Seat 2", exact=True).input_value() == "bot greedy"
    dialog.get_by_role("button", name="Open the table").click()
    again = Seat(page)
    assert again.wait_for_question()
    assert again.number >= at and page.url.split("#")[1].startswith("/t/")
    before = again.number
    again.act()
    assert again.number > before


def is_remembered_and_forgotten(page: Page, won: str) -> None:
    """The first game is in the history, the second is not over."""
    page.goto(page.url.split("#")[0] + "#/history")
    page.get_by_role("heading", name="Your history").wait_for()
    expect(page.get_by_role("status")).to_contain_text(re.compile("^1 game, "))
    entry = page.get_by_role("listitem").filter(has_text="Rivals")
    expect(entry).to_contain_text(won)
    page.get_by_role("link", name="Watch again, Rivals").click()
    bar(page).wait_for()
    page.reload()  # the record is in this browser
    bar(page).wait_for()
    page.go_back()
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("region", name="Result").wait_for()
    page.goto(page.url.split("#")[0] + "#/history")
    page.get_by_role("button", name="Forget Rivals").click()
    page.get_by_text("No game has ended yet").wait_for()
    assert (
        page.evaluate("Object.keys(localStorage).filter(key => /past|record/.test(key) && key !== 'archfoe.past')")
        == []
    )


def test_a_game_is_watched_again_and_played_on_and_remembered(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    result = finished_table(page).page.get_by_role("region", name="Result")
    headline = (result.get_by_role("heading", level=2).text_content() or "").strip()
    result.get_by_role("button", name="Figures", exact=True).click()
    expect(result.get_by_role("region", name="Round by round")).to_be_visible()
    won = (result.get_by_role("heading", level=2).text_content() or "").strip()
    page.get_by_role("button", name="Watch again").click()
    bar(page).wait_for()
    arrives(page, 0)
    assert page.locator("[data-question]").count() == 0  # nobody is asked anything

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as file").click()
    record = read_record(Path(str(download.value.path())))
    last = len(record.answers)
    assert Session.from_record(record).game.over
    goes_by_keys(page, last, headline)
    goes_to_the_middle_with_other_eyes(page, last)
    plays_on(page)
    is_remembered_and_forgotten(page, won)


def test_a_file_is_opened_by_button_and_by_drop(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/replay")
    path = golden_file(tmp_path)
    open_file(page, path)
    arrives(page, 0)
    page.get_by_role("button", name="Step forward").click()
    arrives(page, 1)
    page.get_by_role("button", name="Turn forward").click()
    wait(lambda: place(page) > 1, "the next turn")
    page.get_by_label("Through whose eyes").select_option("open")
    page.locator('[data-zone="hand/1"]').first.wait_for()
    page.get_by_role("button", name="Close the replay").click()
    page.get_by_role("button", name="Open a file").wait_for()
    page.evaluate(
        """text => {
             const data = new DataTransfer()
             data.items.add(new File([text], 'game.json'))
             document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}))
           }""",
        path.read_text(encoding="utf-8"),
    )
    bar(page).wait_for()


def test_a_file_that_is_no_record_says_what_is_wrong(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/replay")
    whole = golden_file(tmp_path).read_text(encoding="utf-8")
    problem = page.get_by_role("alert")
    for text, words in (
        (whole[: len(whole) // 2], "This file is damaged: it is not whole JSON"),
        (whole.replace('"0:0"', '"0:1"', 1), "This file was changed after it was saved"),
        ('{"name": "something else"}', "This file is not an archfoe record"),
        (" " * 600_000, "A record has at most 512 KB"),
    ):
        bad = tmp_path / "bad.json"
        bad.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(bad)
        problem.filter(has_text=words).wait_for()
    page.goto(page.url.split("#")[0] + "#/replay/nothing-1")
    problem.filter(has_text="does not have the record of that game").wait_for()


def test_a_server_that_has_forgotten_the_replay_is_told_it_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/replay")
    open_file(page, golden_file(tmp_path))
    arrives(page, 0)
    posted: list[str] = []
    page.on("request", lambda request: posted.append(request.url) if request.method == "POST" else None)
    gone = {"status": 404, "content_type": "application/json", "body": '{"text": "gone"}'}
    page.route(re.compile(r"/api/replays/\w+/5\?"), lambda route: route.fulfill(**gone), times=1)
    page.get_by_role("slider").fill("5")
    arrives(page, 5)
    assert [url.rsplit("/", 1)[1] for url in posted] == ["replays"]


def test_cards_travel_as_at_the_table(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/replay", speed=3)
    open_file(page, golden_file(tmp_path))
    page.get_by_label("Through whose eyes").select_option("0")
    page.get_by_role("button", name="Turn forward").click()
    wait(lambda: place(page) > 0, "the second turn")
    page.evaluate(
        """() => {
             window.moved = 0
             const animate = Element.prototype.animate
             Element.prototype.animate = function (...all) { window.moved++; return animate.apply(this, all) }
           }"""
    )
    for _ in range(4):
        at = place(page)
        page.keyboard.press("ArrowRight")
        arrives(page, at + 1)
    wait(lambda: page.evaluate("window.moved") > 0, "a card to travel")


def test_a_replay_at_320_pixels_has_large_enough_buttons(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/replay", width=320, height=640)
    open_file(page, golden_file(tmp_path))
    arrives(page, 0)
    small = page.evaluate(
        """() => [...document.querySelectorAll('header button, header a, [data-place] button, [data-place] select')]
             .map(b => [b.ariaLabel || b.textContent, b.getBoundingClientRect()])
             .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44 || box.right > innerWidth))
             .map(([name, box]) => [name, box.width, box.height])"""
    )
    assert small == []
    box = bar(page).bounding_box()
    assert box is not None and box["height"] < 200  # the table needs the rest


@pytest.mark.parametrize("kept", ["{", "7", '{"version": 1, "games": [null, {"game": 3}]}'])
def test_a_damaged_history_is_an_empty_one(open_page: OpenPage, kept: str) -> None:
    page = open_page()
    page.evaluate("kept => localStorage.setItem('archfoe.past', kept)", kept)
    page.get_by_role("link", name="Your history").click()
    page.get_by_text("No game has ended yet").wait_for()


def test_all_games_are_forgotten_only_if_one_is_sure(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("kept => localStorage.setItem('archfoe.past', JSON.stringify(kept))", some_history())
    page.get_by_role("link", name="Your history").click()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"^2 games, 1 won\."))
    heroes = page.get_by_role("table", name="By Super Hero").get_by_role("row")
    heroes.filter(has_text="Batman").wait_for()
    assert re.sub(r"\s+", " ", heroes.filter(has_text="Batman").inner_text()) == "Batman 2 1"
    page.get_by_role("button", name="Forget all games").click()
    page.get_by_role("button", name="Keep them").click()
    assert page.get_by_role("listitem").count() == 2
    page.get_by_role("button", name="Forget all games").click()
    page.get_by_role("button", name="Forget them").click()
    page.get_by_text("No game has ended yet").wait_for()


def some_history() -> dict[str, object]:
    def player(name: str, figure: str, *, won: bool, mine: bool = False) -> dict[str, object]:
        return {"name": name, "figures": [figure], "score": 30, "won": won, "mine": mine}

    games = [
        {
            "game": f"room{i}-1",
            "room": f"room{i}",
            "at": 1_700_000_000_000 + i,
            "mode": "base",
            "result": "Ann wins." if won else "greedy wins.",
            "players": [
                player("Ann", "base/batman_sh", won=won, mine=True),
                player("greedy", "base/superman_sh", won=not won),
            ],
        }
        for i, won in enumerate((True, False))
    ]
    return {"version": 1, "games": games}


# Reports


def test_one_click_reports_a_problem_with_the_record(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    for _ in range(3):
        seat.wait_for_question()
        seat.act()
    seat.wait_for_question()
    with page.expect_download() as download:
        open_menu(page, "Report a problem")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    page.get_by_role("dialog", name="The report is saved").get_by_text("It holds the record").wait_for()
    record = read_record(path)
    assert record.report is not None
    assert record.report["number"] == seat.number == len(record.answers)
    assert record.report["protocol"] == 4 and "Chrome" in record.report["browser"] and record.report["log"]
    assert replay_in_terminal(path) == 0
    page.goto(page.url.split("#")[0] + "#/replay")
    open_file(page, path)
    arrives(page, len(record.answers))  # where the problem is
    expect(bar(page)).to_contain_text("A problem was reported")


def test_a_report_does_not_tell_what_is_hidden_from_others(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    made = quick_table(page, mode="base", seats=[{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}])
    page.goto(page.url.split("#")[0].rstrip("/") + links(made)[0])
    Seat(page)
    with page.expect_download() as download:
        open_menu(page, "Report a problem")
    path = tmp_path / "report.json"
    download.value.save_as(path)
    reason = "This file would reveal hidden cards. You can save it when the game is over."
    page.get_by_role("dialog").get_by_text(reason).wait_for()
    told = json.loads(path.read_text(encoding="utf-8"))
    assert told["report"]["without"] == reason and "key" not in told and "answers" not in told
    with pytest.raises(BadRecord, match="is a report without its record"):
        Record.loads(path.read_text(encoding="utf-8"))

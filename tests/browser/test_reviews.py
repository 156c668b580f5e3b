"""The teacher on the page: a game is reviewed and tried again from a costly move, and a hint rings the card."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from archfoe.agents import make_agent
from archfoe.core.chance import key_of_seed
from archfoe.games.options import Options
from archfoe.table.session import Session
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_replays import arrives, bar, open_file
from tests.browser.test_screens import Check, clean  # noqa: F401

A_REVIEW = 240_000  # milliseconds: it is made beside all other tests, and lets them go first


def short_game(folder: Path) -> Path:
    """The file of a game that is soon over, so that the teacher is soon done; beginners make mistakes enough."""
    session = Session(Options(players=2), ["Ann", "Bob"], key_of_seed(24))
    bots = [make_agent("beginner", f"24{seat}") for seat in range(2)]
    while not session.game.over:
        seat = next(iter(session.game.waiting))
        session.decide(seat, *bots[seat].answer(session.view(seat)))
    path = folder / "short.archfoe.json"
    session.save(path)
    return path


def test_a_game_is_reviewed_and_tried_again_from_a_costly_move(
    open_page: OpenPage,
    clean: Check,  # noqa: F811
    tmp_path: Path,
) -> None:
    page = open_page("/#/replay")
    open_file(page, short_game(tmp_path))
    bar(page).get_by_role("button", name="Review this game").click()
    review = page.get_by_role("region", name="Review", exact=True)
    expect(review.get_by_role("status")).to_have_text(re.compile(r"Opening the game|Looking at turn \d+ of \d+"))
    review.get_by_role("button", name="To the replay").click()  # left, it goes on, and is found done
    expect(review).to_have_count(0)
    bar(page).get_by_role("button", name="Review this game").click()
    expect(review.get_by_role("img", name="Chance to win after every turn")).to_be_visible(timeout=A_REVIEW)
    expect(review.get_by_role("region", name="Luck and skill")).to_contain_text("choices")
    swings = review.get_by_role("listitem").filter(has=page.get_by_role("button", name=re.compile(r"^Round \d+$")))
    why = r"(No costly move|Costly moves|Opponents' mistakes) in it"
    expect(swings.first).to_contain_text(re.compile(rf"(bought|defeated) .+, \d+ → \d+ %\. {why}"))
    move = review.locator("[data-move]").first
    expect(move).to_contain_text(re.compile(r"Round \d+: this cost .+ of chance to win"))
    expect(review.get_by_role("tab", selected=True)).to_have_text(re.compile(r"· [1-9]\d*$"))
    at = int(move.get_attribute("data-move") or "")
    clean(page)
    move.get_by_role("button", name="Show it").click()
    arrives(page, at)
    bar(page).get_by_role("button", name="Review this game").click()
    review.locator(f'[data-move="{at}"]').get_by_role("button", name="Try again from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text(f"Answer {at} of ")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("#/t/"))
    assert Seat(page).number >= at


def test_a_hint_rings_the_card_until_it_is_answered(open_page: OpenPage, moments: dict[str, str]) -> None:
    page = open_page(moments["hint"])
    page.get_by_role("button", name="Hint", exact=True).click()
    ring = page.locator("[data-hint-ring]")
    expect(ring).to_have_count(1)
    expect(page.locator("[data-hint]")).to_have_text(re.compile(r"^ ?(Play|Buy) .+\. .+\.$"))
    card = page.get_by_role("button", name="The hint means this card.").first
    meant, around = card.bounding_box(), ring.bounding_box()
    assert meant and around
    assert around["x"] <= meant["x"] and around["x"] + around["width"] >= meant["x"] + meant["width"]
    card.click()
    expect(ring).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)

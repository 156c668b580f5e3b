"""What others do is watched: followed, held, skipped in every way, caught up, and read where nothing moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import TABLE, Seat
from tests.browser.test_replays import arrives, bar, golden_file, open_file, place

PLAYING = f'{TABLE}[data-playing="true"]'
#: Notes every caption, every flag beside a player and every number of cards of the list, as they come and go.
_NOTE = """() => {
  const noted = window.noted = { captions: [], flags: [], lists: [], flights: 0 };
  const add = (list, text) => { if (text && list.at(-1) !== text) list.push(text); };
  const look = () => {
    add(noted.captions, document.querySelector('[data-playback] .caption')?.textContent);
    for (const flag of document.querySelectorAll('[data-flag]')) add(noted.flags, flag.dataset.flag);
    add(noted.lists, document.querySelectorAll('.captions li').length);
    noted.flights = Math.max(noted.flights, document.getAnimations().length);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def table_of_bots(open_page: OpenPage, pace: int | str, *, calm: bool = False) -> Seat:
    """A table with two bots, at one's own turn, with eyes on all that is played back from now on."""
    page = open_page(pace=pace, speed=2, calm=calm)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    assert seat.wait_for_question()
    seat.play_until(lambda: seat.asked == "main")
    page.evaluate(_NOTE)
    return seat


def end_turn(seat: Seat) -> None:
    """Ends the first turn; the bots play at once, and while that is shown one could act again."""

    seat.end_turn()
    seat.wait(lambda: is_played_back(seat), "the turns of the bots to be shown")
    expect(seat.page.locator(f"{PLAYING} [data-skip]")).to_contain_text("Skip to my turn")


def is_played_back(seat: Seat) -> bool:
    return seat.page.locator(PLAYING).count() == 1


def noted(seat: Seat, what: str) -> list[str]:
    found: list[str] = seat.page.evaluate(f"window.noted.{what}")
    return found


def test_the_turns_of_bots_are_followed_line_by_line(open_page: OpenPage) -> None:
    seat = table_of_bots(open_page, 4)
    before = len(seat.log)
    end_turn(seat)
    assert seat.asked == "", "the question comes when its cause has been shown"
    assert seat.wait_for_question()
    told, captions = seat.log[before:], noted(seat, "captions")
    assert len(captions) > 4 and [line for line in told if line in captions] == captions
    assert "playing" in noted(seat, "flags")
    expect(seat.page.locator("[data-recap]")).to_have_count(0)


@pytest.mark.parametrize("way", ["key", "click"])
def test_it_can_be_skipped(open_page: OpenPage, way: str) -> None:
    seat = table_of_bots(open_page, 1)
    end_turn(seat)
    if way == "key":
        seat.page.keyboard.press("Escape")
    else:
        seat.press(seat.page.locator("[data-skip]"))
    seat.wait(lambda: not is_played_back(seat), "everything to be in place")
    assert seat.wait_for_question()
    recap = seat.page.get_by_role("region", name="Since your last turn")
    expect(recap).to_contain_text("2 turns")
    seat.press(recap.get_by_role("button", name="On with it"))
    expect(recap).to_have_count(0)
    seat.page.keyboard.press("r")
    expect(recap).to_have_count(1)


def test_who_acts_does_not_wait(open_page: OpenPage) -> None:
    seat = table_of_bots(open_page, 1)
    end_turn(seat)
    assert is_played_back(seat)
    punch = seat.page.locator('#hand button[aria-label^="Punch"]').first
    before = seat.number

    def played() -> bool:
        if is_played_back(seat):  # the hand of the turn before may still be shown: then it is a card to look at
            punch.press("Enter")  # by key: what flies in may lie over it where the mouse would press
        return seat.number != before

    seat.wait(played, "the Punch to be played")
    assert not is_played_back(seat)
    expect(seat.page.get_by_role("region", name="Played this turn").locator("[data-card]")).to_have_count(1)
    expect(seat.page.get_by_role("region", name="Since your last turn")).to_have_count(0)


def test_space_holds_it(open_page: OpenPage) -> None:
    seat = table_of_bots(open_page, 1)
    end_turn(seat)
    seat.page.evaluate("document.activeElement.blur()")
    seat.page.keyboard.press("Space")
    pause = seat.page.get_by_role("button", name="Pause")
    expect(pause).to_have_attribute("aria-pressed", "true")
    seat.page.keyboard.press("Space")
    expect(pause).to_have_attribute("aria-pressed", "false")
    seat.page.keyboard.press("Escape")
    assert seat.wait_for_question()


def test_a_tab_that_was_not_looked_at_is_caught_up(open_page: OpenPage) -> None:
    seat = table_of_bots(open_page, 1)
    end_turn(seat)
    seat.page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { value: true, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    seat.wait(lambda: not is_played_back(seat), "everything to be in place")
    expect(seat.page.get_by_role("region", name="Since your last turn")).to_be_visible()


def test_with_reduced_motion_it_is_a_list_to_read(open_page: OpenPage) -> None:
    seat = table_of_bots(open_page, 2, calm=True)
    end_turn(seat)
    assert seat.wait_for_question()
    assert max(int(n) for n in noted(seat, "lists")) > 2, "several captions can be read at once"
    assert seat.page.evaluate("window.noted.flights") == 0
    captions = noted(seat, "captions")
    assert len(captions) > 4 and set(captions) <= set(seat.log)


def test_played_back_or_not_it_is_the_same_log(open_page: OpenPage) -> None:
    """Off: the table is as it stands at once."""
    seat = table_of_bots(open_page, "off")
    seat.end_turn()
    seat.wait(lambda: seat.asked != "", "the next question")
    assert noted(seat, "captions") == []


def test_who_only_looks_on_follows_everybody(open_page: OpenPage) -> None:
    """A person and two bots play; in a second browser somebody watches them by the link of the room."""
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.play_until(lambda: seat.asked == "main")
    looker = Seat(open_page(f"/#/r/{page.url.split('/t/')[1].split('/')[0]}", pace=2, speed=2))
    looker.page.evaluate(_NOTE)
    seat.answer(seat.play_all())
    seat.end_turn()
    expect(looker.page.locator(f"{PLAYING} [data-skip]")).to_have_text("Skip Esc")
    looker.wait(lambda: any(line.startswith("Rocco") for line in noted(looker, "captions")), "the turn of a bot")
    captions = noted(looker, "captions")
    assert captions[0].startswith("Ann plays") and all(line in looker.log for line in captions[:-1])
    assert "playing" in noted(looker, "flags")
    looker.page.keyboard.press("Escape")
    recap = looker.page.get_by_role("region", name="The last turns")
    expect(recap).to_contain_text("Ann, as")
    recap.get_by_role("button", name="Watch").click()
    expect(looker.page.locator(PLAYING)).to_have_count(1)


def test_a_replay_that_plays_by_itself_tells_what_happens(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/replay", pace=4)
    open_file(page, golden_file(tmp_path))
    caption = bar(page).locator("[data-caption]")
    expect(caption).to_have_count(0)
    bar(page).get_by_role("button", name="Play", exact=True).click()
    expect(caption).not_to_be_empty()
    bar(page).get_by_role("button", name="Pause").click()
    expect(caption).to_have_count(0)
    at = place(page)
    page.keyboard.press("ArrowRight")  # a step is there at once
    arrives(page, at + 1)

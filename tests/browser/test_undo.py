"""Taking back: freely as long as nothing came out, beyond that only with the others' consent."""

from __future__ import annotations

import re

from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat
from tests.browser.test_playing import links, quick_table


def test_what_gave_nothing_away_is_taken_back_freely(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.play_until(lambda: seat.asked == "main" and seat.lit("#hand").count() == 5)
    hand, number = seat.hand(), seat.number
    seat.answer(seat.lit("#hand").first)
    seat.answer(seat.lit("#hand").first)
    assert len(seat.hand()) == 3
    seat.answer(page.get_by_role("button", name="Take back", exact=True))
    seat.answer(page.get_by_role("button", name="Take back", exact=True))
    assert sorted(seat.hand()) == sorted(hand)
    assert seat.number != number  # it is a new entry of the journal, not a rewind of the clock


def test_what_one_press_played_is_taken_back_by_one(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.play_until(lambda: seat.asked == "main" and seat.play_all().count() > 0 and len(seat.hand()) == 5)
    hand = seat.hand()
    seat.answer(seat.play_all())
    assert len(seat.hand()) < len(hand) - 1
    seat.answer(page.get_by_role("button", name=re.compile("Take back|Ask to take back")))
    assert sorted(seat.hand()) == sorted(hand)


def test_alone_with_bots_one_may_go_back_beyond_what_came_out(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    seat.play_until(lambda: seat.asked == "main")
    hand = seat.hand()
    seat.then(seat.end_turn)
    seat.wait(lambda: seat.asked == "main", "the next turn")
    beyond = page.get_by_role("button", name="Ask to take back")
    seat.wait(lambda: beyond.count() == 1, "the reason why it is not free")
    beyond.click()
    page.get_by_role("heading", name="Take back the end of your turn?").wait_for()
    page.get_by_role("button", name="Keep playing").click()
    seat.wait(lambda: seat.button("Keep playing").count() == 0, "the turn to go on")
    beyond.click()
    seat.answer(page.get_by_role("button", name="Take back", exact=True))
    assert sorted(seat.hand()) == sorted(hand)


def test_beyond_it_the_others_are_asked(open_page: OpenPage) -> None:
    first = open_page()
    made = quick_table(first, mode="base", seats=[{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}])
    first.goto(first.url.split("#")[0].rstrip("/") + links(made)[0])
    ann, bob = Seat(first), Seat(open_page(links(made)[1]))
    mover, other = (ann, bob) if ann.asked else (bob, ann)
    hand = mover.hand()
    mover.then(mover.end_turn)

    mover.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="Refuse").click()
    mover.page.get_by_role("button", name="Refuse").wait_for(state="detached")
    mover.wait(lambda: "asks to take back" not in other.page.content(), "the vote to end")
    assert other.asked == "main"

    mover.page.get_by_role("button", name="Ask to take back").click()
    other.then(lambda: other.page.get_by_role("button", name="Agree").click())
    mover.wait(lambda: mover.asked == "main", "the turn to come back")
    assert sorted(mover.hand()) == sorted(hand)

"""The puzzle of the day: what a day had it keeps, wherever it is asked for and however large the shelf has grown."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest

from archfoe.cli import solving
from archfoe.cli.daily import today
from archfoe.puzzles import days, shelf
from archfoe.puzzles.days import CALENDAR, Chapter, number_on
from archfoe.server import daily as server
from archfoe.server.puzzles import of_day, shelf_now
from archfoe.serverless.host import opened
from tests.server.desk import run
from tests.serverless.test_store import Paper

FIRST = date(2026, 9, 27)
#: Never to be changed: these days have been.
PAST = [12, 8, 1, 15, 9, 17, 21, 13, 14, 20, 10, 19, 3, 18, 4, 5, 7, 2, 16, 11, 6]


@pytest.fixture
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def year() -> list[date]:
    return [date(2026, 11, 1) + timedelta(n) for n in range(365)]


def test_days_that_have_been_keep_their_puzzle() -> None:
    assert [number_on(FIRST + timedelta(n)) for n in range(len(PAST))] == PAST


def test_in_a_round_every_puzzle_has_its_day() -> None:
    numbers = [number_on(FIRST + timedelta(n)) for n in range(21)]
    assert Counter(numbers) == Counter(range(1, 22))
    assert number_on(FIRST - timedelta(1000)) == numbers[0]


def test_a_shelf_that_grows_changes_no_day_that_has_been(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "holds", lambda number: True)
    known, grown = CALENDAR[-1].last_number, (*CALENDAR, Chapter(date(2027, 2, 1), 90))
    before = [day for day in year() if day < date(2027, 2, 1)]
    assert [number_on(day, grown) for day in before] == [number_on(day) for day in before]
    after = [number_on(date(2027, 2, 1) + timedelta(n), grown) for n in range(90)]
    assert set(after[: 90 - known]) == set(range(known + 1, 91)), "what is new comes first"
    assert set(after) == set(range(1, 91))


def test_the_calendar_knows_only_puzzles_that_there_are() -> None:
    assert all(a.first < b.first and a.last_number <= b.last_number for a, b in pairwise(CALENDAR))
    assert set(range(1, CALENDAR[-1].last_number + 1)) <= set(shelf.numbers())


def test_a_retired_puzzle_is_stood_in_for_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "holds", lambda number: number != PAST[3])
    assert [number_on(FIRST + timedelta(n)) for n in range(5)] == [*PAST[:3], PAST[4], PAST[4]]


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"], indirect=True)
@pytest.mark.usefixtures("zone")
def test_terminal_server_and_page_alone_have_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a year, and wherever the clock on the wall shows another day."""
    host = run(opened(Paper()))

    async def told() -> int:
        answer = await host.request("GET", "/api/puzzles/today")
        assert answer.status_code == 200
        return int(json.loads(answer.body)["puzzle"]["number"])

    async def all_of_them() -> None:
        for day in year():
            monkeypatch.setattr(server, "today", lambda day=day: day)
            monkeypatch.setattr(solving, "today", lambda day=day: day)
            assert of_day().puzzle.number == shelf_now().today == solving.of_today().id == await told()

    run(all_of_them())
    monkeypatch.undo()
    before = datetime.now(UTC).date()
    assert before <= today() <= server.today() <= datetime.now(UTC).date()

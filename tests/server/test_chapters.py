"""Stories at tables: a wish is enough, and each person hears what came of it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.server import chapters
from archfoe.serverless.host import opened
from archfoe.stories.night import result_of
from archfoe.stories.story import stories
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats, settled
from tests.serverless.test_host import Page
from tests.serverless.test_store import Paper

EIGHT = stories()["eight-nights"]


def wish(chapter: str, *names: str) -> p.TableWish:
    return p.TableWish(story=f"eight-nights/{chapter}", seats=seats(" ".join(names)))


async def to_the_end(person: Person) -> None:
    while not person.view.table.over:
        await person.answer(list(range(person.prompt.least)) or [0])


def test_a_chapter_settles_its_table_and_tells_its_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(wish("blank", "Ann"))
            await settled(table)
            session = table.seating.running().session
            assert session.options == EIGHT.chapters[0].options_for(1)
            assert session.players == ["Ann", "beginner"]
            told = ann.last(p.Room).chapter
            assert told is not None and (told.story, told.chapter, told.result) == ("eight-nights", "blank", None)
            await to_the_end(ann)
            told = ann.last(p.Room).chapter
            found = result_of(EIGHT.chapters[0], table.seating.running().session, 0)
            assert told is not None and told.result is not None
            assert (told.result.outcome, told.result.star) == (found.outcome, found.star)
            table.seating.start(None)
            again = chapters.played(table.seating, 0, hold_back=False)
            assert again is not None and again.result is None, "it may be played again"
            watching = chapters.played(table.seating, None, hold_back=False)
            assert watching is not None and watching.result is None

    run(play())


def test_two_people_sit_where_the_chapter_says() -> None:
    assert [seat.name or seat.bot for seat in chapters.settled(wish("blank", "Ann", "Ben")).seats] == [
        "Ann",
        "beginner",
        "Ben",
    ]
    team = chapters.settled(wish("back-to-back", "Ann", "Ben"))
    assert [seat.name or seat.bot for seat in team.seats] == ["Ann", "greedy", "Ben", "beginner"]
    assert team.variants == ["team"]


@pytest.mark.parametrize(
    ("story", "says"),
    [("eight-knights/blank", "eight-nights"), ("eight-nights/blanc", "blank"), ("eight-nights", "blank")],
)
def test_what_there_is_not_is_refused(story: str, says: str) -> None:
    with pytest.raises(ArchfoeError, match=says):
        chapters.settled(p.TableWish(story=story))


def test_three_people_are_too_many() -> None:
    with pytest.raises(ArchfoeError, match="one or two people, not 3"):
        chapters.settled(wish("blank", "Ann", "Ben", "Cyd"))


def test_all_stories_are_sent_with_all_words() -> None:
    told = {story.name: story for story in chapters.shown().stories}
    assert next(iter(told)) == "eight-nights" and told["rebirth"].campaign == "rebirth"
    blank = told["eight-nights"].chapters[0]
    assert [bot.name for bot in blank.bots] == ["Pip"] and blank.open == list(EIGHT.chapters[0].open)
    assert [bot.mate for bot in told["eight-nights"].chapters[3].bots] == [False, True, False]
    assert len(msgspec.json.encode(chapters.shown())) < 30_000


def test_a_browser_without_a_server_plays_them_too() -> None:
    async def play() -> None:
        host = await opened(Paper())
        told = json.loads((await host.request("GET", "/api/stories")).body)
        assert told["stories"][0]["chapters"][0]["title"] == "The empty front page"
        asked = {"story": "eight-nights/blank", "seats": [{"kind": "human", "name": "Ann"}]}
        room = json.loads((await host.request("POST", "/api/rooms", json.dumps(asked))).body)
        ann = Page(host, room["room"], room["seats"][0]["token"])
        await ann.asked()
        assert (await host.request("POST", "/api/rooms", json.dumps({"story": "eight-nights/x"}))).status_code == 400

    run(play())

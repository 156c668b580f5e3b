"""Stories at tables: what they are, the table that a chapter asks for, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from archfoe.agents.levels import STAFF, face_of
from archfoe.core.errors import ArchfoeError
from archfoe.server.seating import Seating, wish_of
from archfoe.stories.night import is_played_in, result_of
from archfoe.stories.story import YOU, Chapter, Story, all_stories, stories, story_called
from archfoe.wire import chapters as w
from archfoe.wire.to_server import BOT, HUMAN, SeatWish, TableWish

_MOST_PEOPLE = 2


def shown() -> w.Stories:
    return w.Stories([_story(story) for story in all_stories().values()])


def _story(story: Story) -> w.StoryShown:
    chapters = [_chapter(number, chapter) for number, chapter in enumerate(story.chapters, 1)]
    return w.StoryShown(story.name, story.title, story.about, story.campaign, chapters)


def _chapter(number: int, chapter: Chapter) -> w.ChapterShown:
    teams = chapter.options_for(1).teams if chapter.seats else ()
    own = teams[chapter.seats.index(YOU)] if teams else 0
    return w.ChapterShown(
        id=chapter.id,
        number=number,
        title=chapter.title,
        teaser=chapter.teaser,
        picture=chapter.picture,
        open=list(chapter.open),
        won=chapter.won,
        lost=chapter.lost,
        minutes=chapter.minutes,
        bots=[
            w.ChapterBot(name, face_of(name), teams[seat] == own)
            for seat, name in enumerate(chapter.seats)
            if name in STAFF
        ],
        new=chapter.new,
        win=chapter.win,
        star=chapter.star.says if chapter.star is not None else "",
        after=dict(chapter.next),
    )


def chapter_called(words: str) -> tuple[Story, Chapter]:
    """ "eight-nights/blank" """
    name, _, chapter = words.partition("/")
    story = story_called(name)
    return story, story.chapter(chapter)


def settled(wish: TableWish) -> TableWish:
    """The wish for the table of a chapter: all but its people is settled, and those are one or two."""
    story, chapter = chapter_called(wish.story)
    people = [seat for seat in wish.seats if seat.kind != BOT] or [SeatWish(HUMAN)]
    if len(people) > _MOST_PEOPLE:
        raise ArchfoeError(f"A chapter is played by one or two people, not {len(people)}.")
    options = chapter.options_for(len(people))
    made = wish_of(options, _seats(chapter, people))
    return msgspec.structs.replace(made, own=options.own.unusual(), story=f"{story.name}/{chapter.id}")


def _seats(chapter: Chapter, people: Sequence[SeatWish]) -> list[SeatWish]:
    left = iter(people)
    return [next(left) if seat == YOU else SeatWish(BOT, bot=seat) for seat in chapter.seats_for(len(people))]


def played(seating: Seating, reader: int | None, *, hold_back: bool) -> w.ChapterPlayed | None:
    """What a table plays, unless it has changed the game since; `hold_back`: its end is not to be told yet."""
    if not seating.wish.story:
        return None
    name, _, chapter_id = seating.wish.story.partition("/")
    story = stories().get(name)  # one that came with a set may have gone with it
    chapter = next((one for one in story.chapters if one.id == chapter_id), None) if story is not None else None
    if chapter is None:
        return None
    result = None if hold_back else _result(chapter, seating, reader)
    return w.ChapterPlayed(name, chapter.id, result)


def _result(chapter: Chapter, seating: Seating, reader: int | None) -> w.ChapterResult | None:
    journal = seating.journal
    if journal is None or reader is None or seating.phase != "over" or journal.ended:
        return None
    session = journal.session
    if reader not in session.holders or not is_played_in(chapter, session):
        return None
    found = result_of(chapter, session, reader)
    return w.ChapterResult(found.outcome, found.star)

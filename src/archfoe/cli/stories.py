"""Stories in the terminal: where one is in them, a chapter as a game with words around it, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from archfoe import saves
from archfoe.cli.daily import game_at as plain_or_daily
from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import listed
from archfoe.stories.night import Result, is_played_in, next_chapter, reached, result_of
from archfoe.stories.story import OUTCOMES, Chapter, Outcome, Story, read, stories, story_called
from archfoe.stories.trial import tried
from archfoe.table.session import Session, write_whole

_FORMAT: Final = 1


@dataclass
class Played:
    """A chapter: what came of the first try decides how the story goes on, a later one may add the win and the star."""

    first: Outcome
    won: bool
    star: bool


@dataclass
class Shelf:
    """What is kept: story -> chapter -> what came of it, in the order in which they were played."""

    done: dict[str, dict[str, Played]] = field(default_factory=dict)
    game: str = ""  # the file of the chapter that was begun last
    of: str = ""  # which one it is, as "eight-nights/blank"

    def first_tries(self, story: Story) -> dict[str, Outcome]:
        return {name: one.first for name, one in self.done.get(story.name, {}).items()}

    def note(self, story: Story, chapter: Chapter, result: Result) -> None:
        played = self.done.setdefault(story.name, {})
        one = played.setdefault(chapter.id, Played(result.outcome, won=False, star=False))
        one.won, one.star = one.won or result.outcome == "won", one.star or result.star


# Where it is kept


def place() -> Path:
    return saves.folder().with_name("stories.json")


def load() -> Shelf:
    """What of it can be read: a damaged part is as if it had never been played."""
    try:
        data = json.loads(place().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return Shelf()
    if not isinstance(data, dict) or data.get("archfoe") != _FORMAT or not isinstance(data.get("done"), dict):
        return Shelf()
    done = {
        str(name): {str(chapter): found for chapter, entry in row.items() if (found := _played(entry)) is not None}
        for name, row in data["done"].items()
        if isinstance(row, dict)
    }
    game, of = data.get("game"), data.get("of")
    return Shelf(done, *((game, of) if isinstance(game, str) and isinstance(of, str) else ("", "")))


def _played(entry: Any) -> Played | None:
    if not isinstance(entry, dict) or entry.get("first") not in OUTCOMES:
        return None
    won, star = entry.get("won"), entry.get("star")
    return Played(entry["first"], won, star) if isinstance(won, bool) and isinstance(star, bool) else None


def save(shelf: Shelf) -> None:
    path = place()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps({"archfoe": _FORMAT, **asdict(shelf)}, indent=1) + "\n")


# Words


def list_lines(name: str | None) -> list[str]:
    """Each story, or one; what has not been reached is closed."""
    shelf, lines = load(), list[str]()
    for story in [story_called(name)] if name else stories().values():
        done, then = shelf.done.get(story.name, {}), next_chapter(story, shelf.first_tries(story))
        open_yet = reached(story, shelf.first_tries(story))
        lines += ["", f"{story.title} ({story.name}). {story.about}"]
        for number, chapter in enumerate(story.chapters, 1):
            words = f"{chapter.title}. {chapter.teaser}." if chapter in open_yet else "closed"
            lines.append(f"  {number}  {_state(done.get(chapter.id), is_next=chapter is then):5} {words}")
    return [*lines[1:], "", "Play another story: archfoe story play --story NAME"]


def _state(one: Played | None, *, is_next: bool) -> str:
    if one is None:
        return "next" if is_next else ""
    return f"{'won' if one.won else 'lost'}{' *' if one.star else ''}"


def opening_lines(story: Story, chapter: Chapter) -> list[str]:
    about = [f"New: {chapter.new}.", f"To win: {chapter.win}."]
    star = [f"Star: {chapter.star.says}."] if chapter.star is not None else []
    bots = listed([name for name in chapter.seats if name != "you"])
    length = f"With {bots}, about {chapter.minutes} minutes."
    return ["", *chapter.open, "", *about, *star, length, ""]


# Playing


def chosen(story: Story, words: str | None) -> Chapter:
    """A chapter that has been reached, by its number or id; the next one if nothing is said."""
    first = load().first_tries(story)
    if words is None:
        then = next_chapter(story, first)
        if then is None:
            raise ArchfoeError(
                f"{story.title} is over: you have played all {len(story.chapters)} chapters. "
                f"Play one again: archfoe story play 1 --story {story.name}"
            )
        return then
    if words in stories():
        raise ArchfoeError(f"{words!r} is a story. Play it with: archfoe story play --story {words}")
    open_yet = {chapter.id: chapter for chapter in reached(story, first)}
    if words.isdigit() and not 1 <= int(words) <= len(story.chapters):
        raise ArchfoeError(f"{story.title} has chapters 1 to {len(story.chapters)}.")
    if not words.isdigit() and words not in open_yet:  # what is closed is not named
        raise unknown("chapter", words, open_yet)
    chapter = story.chapter(words)
    if chapter not in reached(story, first):
        raise ArchfoeError(f"Chapter {story.number(chapter)} is still closed. See: archfoe story list")
    return chapter


def running() -> Path | None:
    """The file of a chapter that was left in the middle."""
    shelf = load()
    path = Path(shelf.game)
    if not shelf.game or chapter_of(shelf.of) is None or not path.is_file():
        return None
    try:
        session = Session.load(path)
    except ArchfoeError:
        return None
    return None if session.game.over else path


def chapter_of(words: str) -> tuple[Story, Chapter] | None:
    name, _, chapter_id = words.partition("/")
    story = stories().get(name)
    if story is None:
        return None
    return next(((story, chapter) for chapter in story.chapters if chapter.id == chapter_id), None)


def note_begun(story: Story, chapter: Chapter, path: Path | None) -> None:
    shelf = load()
    shelf.game, shelf.of = (str(path.absolute()), f"{story.name}/{chapter.id}") if path is not None else ("", "")
    save(shelf)


def game_at(session: Session, screen: Screen, path: Path | None) -> LineMode:
    """The line mode that fits: a saved game may be a chapter of a story, or a daily deal."""
    shelf = load()
    if path is not None and shelf.game == str(path.absolute()):
        found = chapter_of(shelf.of)
        if found is not None and is_played_in(found[1], session):
            return ChapterGame(*found, session, screen, path)
    return plain_or_daily(session, screen, path)


class ChapterGame(LineMode):
    def __init__(self, story: Story, chapter: Chapter, session: Session, screen: Screen, path: Path | None) -> None:
        super().__init__(session, screen, path)
        self._story, self._chapter = story, chapter

    def show_scores(self, reader: int | None, end: str = "") -> None:
        super().show_scores(reader, end)
        story, chapter, shelf = self._story, self._chapter, load()
        results = [result_of(chapter, self.session, seat) for seat in sorted(self.session.holders)]
        result = Result(results[0].outcome, any(one.star for one in results))
        shelf.note(story, chapter, result)
        save(shelf)
        say = self.screen.say
        say()
        came = f"{result.outcome}, with the star" if result.star else result.outcome
        say(f"Chapter {story.number(chapter)}, {chapter.title}: {came}.", "title")
        say(chapter.words_after(result.outcome))
        then = next_chapter(story, shelf.first_tries(story))
        say(f"Next: {then.title}. Play it with: archfoe story" if then else f"That was {story.title}.")


# For those who write them


def check_files(files: Sequence[Path], games: int) -> int:
    """1 if a chapter cannot be won, lost or have its star in one of ten games."""
    found = [read(path) for path in files] if files else list(stories().values())
    poor = 0
    for story in found:
        print(f"{story.title} ({story.name}): {len(story.chapters)} chapters")
        for number, chapter in enumerate(story.chapters if games and not story.campaign else (), 1):
            tally = tried(chapter, games)
            poor += not tally.fair
            row = f"won {tally.won}, lost {tally.lost}, star {tally.stars}"
            print(f"  {number}  {row} of {games}{'' if tally.fair else ': less than one in ten'}", flush=True)
    return int(poor > 0)

"""Stories and their chapters as files (docs/stories.md), each of them looked through once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from archfoe.agents.levels import STAFF
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.games.options import Options
from archfoe.registry import Set, modes, sets
from archfoe.stories.feats import check_feat
from archfoe.table.campaigns import campaigns

FORMAT: Final = 1
SHELF: Final = Path(__file__).parent / "shelf"
YOU: Final = "you"  # the seat of whoever plays alone
Outcome = Literal["won", "lost"]
OUTCOMES: Final[tuple[Outcome, ...]] = ("won", "lost")
MOST_PANELS: Final = 4
#: The longest words that fit where a page shows them.
LONGEST: Final = {"title": 24, "about": 110, "teaser": 50, "new": 70, "win": 50, "says": 60, "panel": 110}
_HEAD: Final = frozenset({"story", "name", "title", "about", "chapters", "campaign"})
_CHAPTER: Final = frozenset(
    {"id", "title", "teaser", "picture", "minutes", "seats", "friend", "options", "open", "new", "win", "star"}
    | {"won", "lost", "next"}
)


@dataclass(frozen=True, slots=True)
class Star:
    """What a chapter asks for beside a win; `feats`: a deed -> how often."""

    says: str
    feats: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: str
    teaser: str  # one line under the title
    picture: str  # what it shows, in the words of the traits of cards
    open: tuple[str, ...]  # panels before the game
    won: str
    lost: str
    # Of a campaign the rest is settled by its game
    minutes: int = 0
    seats: tuple[str, ...] = ()  # YOU, and what the bots of the house are called
    friend: str = ""  # the bot that gives its seat to a second person; "": they sit down beside the others
    options: Mapping[str, Any] = field(default_factory=dict)
    new: str = ""
    win: str = ""
    star: Star | None = None
    next: Mapping[str, str] = field(default_factory=dict)  # outcome -> the chapter after it, if it is a special one

    def seats_for(self, people: int) -> list[str]:
        """Who sits where: YOU for each person, else a level of bots."""
        seats = [YOU if name == self.friend and people > 1 else name for name in self.seats]
        if people > 1 and not self.friend:
            seats.append(YOU)
        return [name if name == YOU else STAFF[name].name for name in seats]

    def options_for(self, people: int) -> Options:
        own = dict(self.options)
        own["variants"] = tuple(own.get("variants", ()))
        return Options(players=len(self.seats_for(people)), **own)

    def words_after(self, outcome: Outcome) -> str:
        return self.won if outcome == "won" else self.lost


@dataclass(frozen=True, slots=True)
class Story:
    name: str
    title: str
    about: str
    chapters: tuple[Chapter, ...]
    campaign: str = ""  # the mode whose campaign it tells: a chapter for each scenario; "": chapters are single games

    def chapter(self, name: str) -> Chapter:
        """By its id, or by its number from 1."""
        if name.isdigit() and 1 <= int(name) <= len(self.chapters):
            return self.chapters[int(name) - 1]
        for chapter in self.chapters:
            if chapter.id == name:
                return chapter
        raise unknown("chapter", name, [chapter.id for chapter in self.chapters])

    def number(self, chapter: Chapter) -> int:
        return self.chapters.index(chapter) + 1


# Where they are


def all_stories() -> dict[str, Story]:
    """By name: ours first, then those of the sets, a campaign last."""
    files = [str(path) for path in sorted(SHELF.glob("*.toml"), key=_our_order)]
    files += [file for own in sets().values() for file in own.stories]
    return _read_all(tuple(files))


def _our_order(path: Path) -> tuple[bool, str]:
    return path.stem != "eight-nights", path.stem


@cache
def _read_all(files: tuple[str, ...]) -> dict[str, Story]:
    found = [read(Path(file)) for file in files]
    return {story.name: story for story in sorted(found, key=lambda story: story.campaign != "")}


def stories() -> dict[str, Story]:
    """Those whose chapters are single games."""
    return {name: story for name, story in all_stories().items() if not story.campaign}


def story_called(name: str) -> Story:
    found = stories().get(name)
    if found is None:
        raise unknown("story", name, stories())
    return found


def check(own: Set) -> None:
    """Raises what is wrong with the stories of a set; their games are tried when they are read to be played."""
    for file in own.stories:
        parse(_data(Path(file)), Path(file).name)


# Reading


def read(path: Path) -> Story:
    """Reads a file, or says in one sentence what is wrong with it."""
    story = parse(_data(path), path.name)
    if story.campaign:
        _check_campaign(story, path.name)
    for chapter in story.chapters if not story.campaign else ():
        _check_games(chapter, f"{path.name}, chapter {chapter.id!r}")
    return story


def _data(path: Path) -> Any:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ArchfoeError(f"There is no file {path}.") from None
    except OSError as error:
        raise ArchfoeError(f"The story {path.name} can't be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise ArchfoeError(f"The story {path.name} can't be read: {error}.") from None


def parse(data: Mapping[str, Any], name: str) -> Story:
    if data.get("story") != FORMAT:
        raise ArchfoeError(f"{name} is not a story: it needs the entry 'story' with the value {FORMAT}.")
    _check_entries(data, _HEAD, name)
    known = {entry: _words(data, entry, name) for entry in ("name", "title", "about")}
    campaign, rows = data.get("campaign", ""), data.get("chapters")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise ArchfoeError(f"{name} needs at least one chapter under [[chapters]].")
    if not isinstance(campaign, str):
        raise ArchfoeError(f"{name}: 'campaign' is the name of a mode.")
    chapters = tuple(_chapter(row, name, campaign=bool(campaign)) for row in rows)
    ids = [chapter.id for chapter in chapters]
    if twice := [one for one in ids if ids.count(one) > 1]:
        raise ArchfoeError(f"{name} has two chapters with the id {twice[0]!r}: give each its own.")
    for chapter in chapters:
        for then in chapter.next.values():
            if then not in ids:
                raise ArchfoeError(f"{name}, chapter {chapter.id!r}: there is no chapter {then!r} to follow it.")
    return Story(known["name"], known["title"], known["about"], chapters, campaign)


def _chapter(row: Mapping[str, Any], name: str, *, campaign: bool) -> Chapter:
    where = f"{name}, chapter {str(row.get('id', '?'))[:40]!r}"
    _check_entries(row, _CHAPTER, where)
    words: dict[str, Any] = {
        entry: _words(row, entry, where) for entry in ("id", "title", "teaser", "picture", "won", "lost")
    }
    panels = _texts(row, "open", where)
    if not 1 <= len(panels) <= MOST_PANELS:
        raise ArchfoeError(f"{where}: 'open' has 1 to {MOST_PANELS} panels, not {len(panels)}.")
    for words_of_panel in (*panels, words["won"], words["lost"]):
        _check_length(words_of_panel, "panel", where)
    if campaign:
        return Chapter(**words, open=panels)
    return Chapter(
        **words,
        open=panels,
        minutes=_minutes(row, where),
        **_seats(row, where),
        options=_table(row, "options", where),
        new=_words(row, "new", where),
        win=_words(row, "win", where),
        star=_star(row, where),
        next=_next(row, where),
    )


def _minutes(row: Mapping[str, Any], where: str) -> int:
    minutes = row.get("minutes")
    if type(minutes) is not int or minutes < 1:
        raise ArchfoeError(f"{where}: 'minutes' says about how long it takes, as a number.")
    return minutes


def _seats(row: Mapping[str, Any], where: str) -> dict[str, Any]:
    seats, friend = _texts(row, "seats", where), row.get("friend", "")
    bots = [name for name in seats if name != YOU]
    for name in bots:
        if name not in STAFF:
            raise ArchfoeError(f"{where}: {unknown('bot', name, STAFF)}")
    if seats.count(YOU) != 1 or not bots or len(set(bots)) < len(bots):
        raise ArchfoeError(f"{where}: 'seats' names {YOU!r} once, and different bots.")
    if friend and friend not in bots:
        raise ArchfoeError(f"{where}: 'friend' is one of the bots at the table, not {friend!r}.")
    return {"seats": seats, "friend": friend}


def _star(row: Mapping[str, Any], where: str) -> Star:
    star = _table(row, "star", where)
    says, feats = _words(star, "says", f"{where}, 'star'"), star.get("feats")
    if not isinstance(feats, dict) or not feats or any(type(n) is not int or n < 1 for n in feats.values()):
        raise ArchfoeError(f"{where}: 'feats' of the star says which deed is wanted how often.")
    return Star(says, feats)


def _next(row: Mapping[str, Any], where: str) -> dict[str, str]:
    then = row.get("next", {})
    if not isinstance(then, dict) or not set(OUTCOMES).issuperset(then) or not _all_text(then.values()):
        raise ArchfoeError(f"{where}: 'next' names the chapter after 'won' or 'lost'.")
    return then


# Parts of a file


def _check_entries(found: Mapping[str, Any], known: frozenset[str], where: str) -> None:
    for entry in found:
        if entry not in known:
            raise ArchfoeError(f"{where}: {unknown('entry', entry, sorted(known))}")


def _words(found: Mapping[str, Any], entry: str, where: str) -> str:
    words = found.get(entry)
    if not isinstance(words, str) or not words.strip():
        raise ArchfoeError(f"{where} needs the entry {entry!r}, see docs/stories.md.")
    _check_length(words, entry, where)
    return words


def _check_length(words: str, entry: str, where: str) -> None:
    most = LONGEST.get(entry, len(words))
    if len(words) > most:
        raise ArchfoeError(f"{where}: {words[:30]!r}... is too long for its place: {len(words)} of {most} characters.")


def _texts(found: Mapping[str, Any], entry: str, where: str) -> tuple[str, ...]:
    texts = found.get(entry)
    if not isinstance(texts, list) or not _all_text(texts):
        raise ArchfoeError(f"{where} needs the entry {entry!r}, a list of texts.")
    return tuple(texts)


def _all_text(found: Any) -> bool:
    return all(isinstance(one, str) and one for one in found)


def _table(found: Mapping[str, Any], entry: str, where: str) -> dict[str, Any]:
    table = found.get(entry)
    if not isinstance(table, dict):
        raise ArchfoeError(f"{where} needs the entry {entry!r}, see docs/stories.md.")
    return table


# What only the games know


def _check_games(chapter: Chapter, where: str) -> None:
    for people in (1, 2):
        try:
            options = chapter.options_for(people)
        except (ArchfoeError, TypeError) as error:
            raise ArchfoeError(f"{where}: with {people} of you it can't be played. {error}") from None
        assert chapter.star is not None
        for feat in chapter.star.feats:
            check_feat(options.played.game, feat, where)


def _check_campaign(story: Story, name: str) -> None:
    if story.campaign not in campaigns():
        raise ArchfoeError(f"{name}: {unknown('campaign', story.campaign, campaigns())}")
    assert story.campaign in modes()


def of_campaign(mode: str) -> Story | None:
    """What is told around the scenarios of a campaign."""
    return next((story for story in all_stories().values() if story.campaign == mode), None)

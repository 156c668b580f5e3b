"""Stories as they are sent: what the page reads out, and what came of a chapter at a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ChapterBot(Struct, frozen=True):
    name: str
    face: str
    mate: bool  # on the side of whoever plays


class ChapterShown(Struct, frozen=True):
    """A chapter of a story; of a campaign, one for each scenario, without what its game settles."""

    id: str
    number: int
    title: str
    teaser: str
    picture: str  # what it shows, in the words of the traits of cards
    open: list[str]  # panels before the game
    won: str
    lost: str
    minutes: int
    bots: list[ChapterBot]
    new: str
    win: str
    star: str
    after: dict[str, str]  # "won" or "lost" -> the chapter after it, where it is a special one


class StoryShown(Struct, frozen=True):
    name: str
    title: str
    about: str
    campaign: str  # the mode whose campaign it tells; "": its chapters are single games
    chapters: list[ChapterShown]


class Stories(Struct, frozen=True):
    """The answer to `GET /api/stories`. What has not been reached is for the page to keep closed."""

    stories: list[StoryShown]


class ChapterResult(Struct, frozen=True):
    outcome: Literal["won", "lost"]
    star: bool


class ChapterPlayed(Struct, frozen=True):
    """The chapter that a table plays."""

    story: str
    chapter: str  # its id
    result: ChapterResult | None  # of whoever reads this; null: a spectator, or it is not over

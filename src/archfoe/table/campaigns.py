"""Games that follow from one another: what terminal and server ask a game that has campaigns.

A campaign between two games is a `Story`; only its own game knows what is in it. All of it goes into one file, the
running game included: a `Book`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.record import Record
from archfoe.registry import games
from archfoe.registry.faces import face

if TYPE_CHECKING:
    from pathlib import Path

    from archfoe.games.options import Options

ENDING: Final = ".campaign.json"


class BadCampaign(ArchfoeError):
    """A campaign that cannot be read; the sentence says what is wrong with its file."""


class OldCampaign(BadCampaign):
    """One that is whole, and needs cards that are no longer there."""


class Story(Protocol):
    """A campaign between two games. It never changes: what follows from a game is another one."""

    @property
    def players(self) -> list[str]: ...

    @property
    def over(self) -> bool: ...

    @property
    def game(self) -> str:
        """What is played now, in words."""

    @property
    def game_key(self) -> bytes:
        """The same key makes the same game."""

    def options(self) -> Options:
        """The game that comes now."""


@dataclass(frozen=True, slots=True)
class Book:
    """A campaign under its name, and the game of it that is being played."""

    name: str
    story: Story
    game: Record | None = None
    trouble: str = ""  # why the running game, though whole, cannot be gone on with


@dataclass(frozen=True, slots=True)
class Choice:
    """What the players must choose before the next game."""

    prompt: str
    wanted: str  # the sentence for who goes on without it
    names: dict[str, str]  # key -> how it is called
    words: list[str]  # each with what is to be known of it
    usual: str  # the key that bots among themselves choose
    times: int = 1  # so many such choices follow one another, this one among them


# Many of them, by bots


class Batch(NamedTuple):
    """What to play: campaign i has a key made from seed and i."""

    bots: tuple[str, ...]
    seed: int | str = 0
    variants: tuple[str, ...] = ()
    check: bool = False  # look at every position
    mix: str = ""

    def seed_of(self, number: int) -> str:
        return f"{self.seed}:{number}"


class Failed(NamedTuple):
    """A campaign that an error ended, with the record of the game that leads there."""

    seed: str
    game: int  # counted from 1
    error: str
    record: str  # the text of its file


class Result(NamedTuple):
    number: int
    story: Story | Failed
    games: int


@dataclass(slots=True)
class Played:
    """What came of it all."""

    stories: list[Story] = field(default_factory=list)
    failures: list[Failed] = field(default_factory=list)
    games: int = 0
    interrupted: bool = False  # before all of them were played

    def gather(self, results: Iterable[Result]) -> None:
        for _, result, played in results:
            self.games += played
            if isinstance(result, Failed):
                self.failures.append(result)
            else:
                self.stories.append(result)


# What a game says of them


class Campaigns(Protocol):
    mode: str
    title: str  # of the set that they are played with

    # How it goes on

    def new(
        self, players: Sequence[str], key: bytes, heroes: str = "", variants: Sequence[str] = (), mix: str = ""
    ) -> Story: ...

    def after(self, story: Story, game: Game, takebacks: int) -> Story:
        """What follows from a game that is over, in which so many answers were taken back."""

    def noted(self, story: Story, restarts: int = 0, takebacks: int = 0) -> Story:
        """The log remembers that the running game was begun anew, or that answers were taken back."""

    def choice(self, story: Story) -> Choice | None: ...

    def choose(self, story: Story, key: str) -> Story: ...

    def chosen_words(self, key: str) -> str: ...

    def check(self, story: Story) -> None:
        """A file may be anybody's work: refuses what cannot be played."""

    # Who plays

    def heroes(self, story: Story) -> list[str]:
        """By seat; "" for who has none yet."""

    def away(self, story: Story) -> list[str]:
        """Players who have left and may come back."""

    def variants(self, story: Story) -> list[str]: ...

    def is_open(self, story: Story) -> bool:
        """May each player have its file, though that tells what comes?"""

    def manned(self, story: Story, players: Sequence[str]) -> Story:
        """The same seats and figures, held by these players."""

    def reseated(self, story: Story, players: Sequence[str], heroes: Sequence[str]) -> Story:
        """Each player goes on as a figure, whoever played it before."""

    def regrouped(self, story: Story, leaving: Sequence[str], joining: Sequence[tuple[str, str]]) -> Story:
        """First some leave, then others join, by name and figure (or "")."""

    # Words

    def who_plays(self, story: Story) -> str: ...

    def where_it_stands(self, story: Story) -> str: ...

    def game_name(self, story: Story) -> str: ...

    def premise_lines(self, story: Story) -> list[str]: ...

    def log_lines(self, name: str, story: Story, playing: bool) -> list[str]: ...

    def what_followed(self, before: Story, now: Story) -> list[str]: ...

    def sheet(self, name: str, before: Story, now: Story, *, playing: bool) -> Any:
        """The struct that travels to the page."""

    # Its file

    def checked_name(self, name: str) -> str: ...

    def loads(self, text: str, name: str) -> Book: ...

    def dumps(self, book: Book) -> str: ...

    def read(self, path: Path) -> Book: ...

    def write(self, path: Path, book: Book) -> None: ...

    def restore(self, path: Path) -> Book: ...

    def last_good(self, path: Path) -> Path: ...

    def set_aside(self, path: Path) -> Path: ...

    # Many of them, by bots

    def play_batch(self, batch: Batch, campaigns: int, jobs: int) -> Played: ...

    def report(self, stories: Sequence[Story], seats: int) -> dict[str, Any]: ...

    def report_lines(self, found: dict[str, Any]) -> list[str]: ...


def campaigns() -> dict[str, Campaigns]:
    """By the mode that they are played with."""
    found: list[Campaigns | None] = [face(game, "campaign", None) for game in games().values()]
    return {campaign.mode: campaign for campaign in found if campaign is not None}


def usual_campaigns() -> Campaigns:
    """Those that are meant where nobody says which: so far one game has any."""
    return next(iter(campaigns().values()))

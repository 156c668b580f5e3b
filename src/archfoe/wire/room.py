"""A table apart from its game, as the server tells it: who sits there, who looks on, what was agreed on."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from archfoe.wire.chapters import ChapterPlayed
from archfoe.wire.daily import DailyPlayed
from archfoe.wire.sheet import CampaignSheet
from archfoe.wire.to_server import Order, SeatKind, Talk, Until

Phase = Literal["lobby", "playing", "over"]


class ToClient(Struct, frozen=True, tag_field="type"):
    """A message of the server. All fields are always there."""


class Remark(ToClient, frozen=True, tag="remark"):
    """A bot tells its team why it did something: it is in no chat, and a page may leave it out."""

    seat: int
    turn: int
    text: str


class StandIn(Struct, frozen=True):
    """A bot that plays in the place of a person, who may take over at any time."""

    bot: str
    name: str
    by: int  # the seat of who let it play
    until: Until
    seconds: int  # since when, as this was sent


class Chair(Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    team: int
    kind: SeatKind
    name: str
    face: str  # nine signs, of people and bots alike; "" of an open seat
    bot: str  # which one plays for it; "" for a person
    here: bool  # is the person connected?
    yours: bool
    leaver: bool  # a bot stands in for a person, who may come back
    away: int | None  # for so many seconds as this was sent; null: here, or gone a moment ago
    standin: StandIn | None
    ready: bool  # for the next game to begin
    without: list[int]  # who would go on without this person
    stood: int  # so many turns of this game a bot has played for this person
    bolt: bool  # of a game that is over: a bot played more than a third of this person's turns
    hosts: bool = False  # acts for the table now


class Choices(Struct, frozen=True):
    """What was agreed on for the table."""

    mode: str
    players: int
    variants: list[str]
    heroes: str
    mix: str
    own: dict[str, bool | int | str]  # what only its game asks
    match: bool
    game: int  # of a match
    carried: list[int]
    hides_timing: bool
    counts_points: bool
    spectators: bool


class Watcher(Struct, frozen=True):
    """A spectator who has told a name."""

    name: str
    face: str


class SwapWish(Struct, frozen=True):
    """Somebody would swap seats with somebody else, who has not answered yet."""

    by: int
    to: int


class EveningGame(Struct, frozen=True):
    """One of them, and who won it."""

    game: str
    mode: str  # "" of a game that was over before this was noted
    at: int  # when it was over, in seconds since 1970
    winners: list[str]  # by the names that they had
    rounds: int = 0  # after which all agreed to end it; 0: it was played to its end


class Evening(Struct, frozen=True):
    """The games at this table with no long pause between them."""

    games: int
    wins: list[int | None]  # by seat; null: nobody has a key to it, so it is a bot's or open
    played: list[EveningGame] = []  # the first one first


class Paused(Struct, frozen=True):
    """The game stands still, until who wanted it or the host says otherwise."""

    by: int
    left: int | None  # seconds as this was sent; null: only they end it


class PlanTask(Struct, frozen=True):
    """What one of the team is to do, by a plan."""

    seat: int
    what: str
    card: str  # "" if it is about a space
    space: int  # -1 if it is about a card
    words: str  # "holds Bizarro"
    agrees: bool | None  # null: who is named has not said so


class Plan(Struct, frozen=True):
    """What somebody has proposed to the team, as far as it still stands."""

    number: int
    by: int
    tasks: list[PlanTask]


class UndoVote(Struct, frozen=True):
    """Somebody wants to take something back that is not free, or to end the game here."""

    number: int
    seat: int
    reason: str
    agreed: list[int]
    needed: list[int]  # who has not answered yet
    ends: bool  # is it about the end of the game?


class Room(ToClient, frozen=True, tag="room"):
    """The table apart from the game: sent on joining and whenever somebody comes, goes or changes."""

    room: str
    phase: Phase
    game: str  # "" before the first; in the lobby, a stored one that cannot go on: `intro` says why
    seat: int | None  # null: a spectator
    host: bool
    chairs: list[Chair]
    choices: Choices
    intro: list[str]  # what is out of the ordinary at this table
    spectators: int
    watchers: list[Watcher]  # the first of them, and only who has told a name
    title: str  # what its people call the table; "": nothing
    words: str  # that lead to its lobby, to be said aloud; "" once its first game has begun
    talk: Talk
    watchers_talk: bool
    closed: bool  # nobody comes who has no key
    swap: SwapWish | None
    evening: Evening
    first_next: int | None  # who begins the next game; null: chance decides
    wait: int  # minutes until one may go on without somebody; 0: only all together
    pause: Paused | None
    may_pause: bool  # could one begin a pause now?
    vote: UndoVote | None
    plans: list[Plan]
    orders: list[Order]  # one's own
    coached: str  # the name of the coached game that this table was made for; "" for none
    next_choices: Choices | None  # null: the game that is over is played again, or there is nothing to play again
    next_game: str  # what `start` would do once the game is over: "again", "second", "campaign" or ""
    campaign: CampaignSheet | None  # null: the table is for single games
    protocol: int
    version: str
    first_unless: list[str] = []  # Super Heroes who go first if somebody else plays one of them
    daily: DailyPlayed | None = None  # null: another game is played
    chapter: ChapterPlayed | None = None  # of a story; null: another game is played

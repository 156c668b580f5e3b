"""The messages between a page and the server, as msgspec structs; docs/protocol.md tells them as a story.

Every message is one JSON object in one text frame; its field `type` says which struct it is.
`python -m archfoe.server.schema` writes both directions as JSON Schema.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from archfoe.registry import USUAL_MODE
from archfoe.wire.shapes import CardName, Log, Table
from archfoe.wire.sheet import CampaignSheet

PROTOCOL = 1  # goes up when a message changes in a way that an old page would misread

LONGEST_NAME = 24
LONGEST_CHAT = 400
LONGEST_FRAME = 8 * 1024  # bytes; a frame that is longer closes the connection
MOST_PICKS = 200
MOST_ORDERS = 20
LONGEST_CAMPAIGN = 6_000  # characters of the file of a campaign between two games

#: Ids of rooms and games, and seat tokens, are URL-safe base64.
RoomId = Annotated[str, Meta(max_length=32)]
GameId = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Pick = Annotated[int, Meta(ge=0, le=9_999)]
Word = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
SeatKind = Literal["human", "bot", "open"]
Phase = Literal["lobby", "playing", "over"]


# Tables to be made


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: a person with a link of their own, a bot, or whoever comes first with the room's link."""

    kind: SeatKind
    name: Name = ""
    bot: Word = ""  # the name of the bot


class CampaignWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The table is for a whole campaign, a new one or one that was saved."""

    name: Word = ""
    saved: Annotated[str, Meta(max_length=LONGEST_CAMPAIGN)] = ""  # the text of its file, to go on with it here
    #: Of a saved one: who sits where goes on as which Super Hero; "" is somebody new. None: the seats as they were.
    heroes: Annotated[list[Word], Meta(max_length=10)] = []


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/rooms`: what is to be played, and how. Empty words mean what is usual."""

    mode: Word = USUAL_MODE
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []  # none: one person and as many bots as usual
    variants: Annotated[list[Word], Meta(max_length=10)] = []
    heroes: Annotated[str, Meta(max_length=400)] = ""
    villains: int = 8
    promos: bool = False
    mix: Annotated[str, Meta(max_length=200)] = ""
    match: bool = False
    scenario: int = 1
    signatures: int = 0  # of Rebirth: how many Signature cards each player begins with
    hides_timing: bool = False  # answers to an Attack come out together after a fixed delay
    counts_points: bool = False  # everybody's Victory Points are shown all the time
    spectators: bool = True
    campaign: CampaignWish | None = None  # of Rebirth: the game is the first of many


class MadeSeat(Struct, frozen=True):
    seat: int
    kind: SeatKind
    token: str  # "" for a bot or an open seat


class MadeRoom(Struct, frozen=True):
    """The answer to it; the page makes links of the form `/#/t/ROOM/TOKEN`. The first person is the host."""

    room: str
    seats: list[MadeSeat]


class QrWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/qr`: a link, which may hold the key to a seat and must not be in an address."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class QrCode(Struct, frozen=True):
    """Rows of a code without its border; "1" is dark."""

    rows: list[str]


class Problem(Struct, frozen=True):
    """What is wrong with a request, in one sentence."""

    text: str


# To the server


class ToServer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a page or a bot."""


class Hello(ToServer, frozen=True, tag="hello"):
    """The first message of every connection. Without a token one looks on."""

    room: RoomId
    token: Token = ""
    game: GameId = ""  # what this page has shown so far, after a reconnect
    seen: Number = 0  # up to which event


class Answer(ToServer, frozen=True, tag="answer"):
    game: GameId
    number: Number  # of the prompt
    picked: Annotated[list[Pick], Meta(max_length=MOST_PICKS)]


class PlayAll(ToServer, frozen=True, tag="play_all"):
    """Plays every card of the hand that leaves nothing to choose."""

    game: GameId
    number: Number  # of the prompt


class Undo(ToServer, frozen=True, tag="undo"):
    """Takes back one's own last answer; if that is not free, the others are asked."""

    game: GameId
    number: Number  # of the view


class Vote(ToServer, frozen=True, tag="vote"):
    """May the other player take something back?"""

    game: GameId
    number: Number  # of the vote
    agree: bool


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What to do about an Attack without being asked; the first order that fits counts."""

    do: Literal["avoid", "never", "ask"]
    attacker: Literal["any", "super-villain", "villain", "other"] = "any"  # what sort of card makes the Attack
    card: Annotated[str, Meta(max_length=80)] = ""  # avoid with this Defense card; "": with any


class SetOrders(ToServer, frozen=True, tag="set_orders"):
    orders: Annotated[list[Order], Meta(max_length=MOST_ORDERS)]


class Say(ToServer, frozen=True, tag="say"):
    text: Annotated[str, Meta(max_length=4 * LONGEST_CHAT)]
    team: bool = False  # only for partners


class Rename(ToServer, frozen=True, tag="rename"):
    name: Name


class SitDown(ToServer, frozen=True, tag="sit_down"):
    """Takes an open seat; the answer has a token for it."""

    seat: SeatNumber
    name: Name = ""


class ChangeSeat(ToServer, frozen=True, tag="change_seat"):
    """One's own seat to a bot and back; the host does it for people who are away and for open seats."""

    seat: SeatNumber
    kind: SeatKind
    bot: Word = ""


class Start(ToServer, frozen=True, tag="start"):
    """The host begins the game, or after its end the next one."""

    repair: Word = ""  # in a campaign that has a Location to repair: which


class Hint(ToServer, frozen=True, tag="hint"):
    game: GameId
    number: Number


class Explain(ToServer, frozen=True, tag="explain"):
    """A rule by its id, or a card by its name and why it can(not) be played or bought now."""

    what: Word


class Earlier(ToServer, frozen=True, tag="earlier"):
    """More of the log: the lines before an event."""

    game: GameId
    before: Number


class GetRecord(ToServer, frozen=True, tag="get_record"):
    """The record, for a replay or a bug report: it holds the key, so only when nobody could be cheated with it."""


class GetCampaign(ToServer, frozen=True, tag="get_campaign"):
    """The file of the campaign, to go on elsewhere. Its key tells what comes, so only between two games."""


class Ping(ToServer, frozen=True, tag="ping"):
    pass


AnyToServer = (
    Hello
    | Answer
    | PlayAll
    | Undo
    | Vote
    | SetOrders
    | Say
    | Rename
    | SitDown
    | ChangeSeat
    | Start
    | Hint
    | Explain
    | Earlier
    | GetRecord
    | GetCampaign
    | Ping
)


# To the page


class ToClient(Struct, frozen=True, tag_field="type"):
    """A message of the server. All fields are always there."""


class Chair(Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    team: int
    kind: SeatKind
    name: str
    bot: str  # which one plays for it; "" for a person
    here: bool  # is the person connected?
    yours: bool
    leaver: bool  # a bot stands in for a person, who may come back


class Choices(Struct, frozen=True):
    """What was agreed on for the table."""

    mode: str
    players: int
    variants: list[str]
    heroes: str
    villains: int
    promos: bool
    mix: str
    match: bool
    game: int  # of a match
    carried: list[int]
    scenario: int
    signatures: int
    hides_timing: bool
    counts_points: bool
    spectators: bool


class UndoVote(Struct, frozen=True):
    """Somebody wants to take something back that is not free."""

    number: int
    seat: int
    reason: str
    agreed: list[int]
    needed: list[int]  # who has not answered yet


class Room(ToClient, frozen=True, tag="room"):
    """The table apart from the game: sent on joining and whenever somebody comes, goes or changes."""

    room: str
    phase: Phase
    game: str  # "" before the first
    seat: int | None  # null: a spectator
    host: bool
    chairs: list[Chair]
    choices: Choices
    intro: list[str]  # what is out of the ordinary at this table
    spectators: int
    vote: UndoVote | None
    orders: list[Order]  # one's own
    next_game: str  # what `start` would do once the game is over: "again", "second", "campaign" or ""
    campaign: CampaignSheet | None  # null: the table is for single games
    protocol: int
    version: str


class View(ToClient, frozen=True, tag="view"):
    """The position, whole, and what is new in the log."""

    game: str
    number: int  # how many entries the journal of the game has
    table: Table
    log: Log


class Accepted(ToClient, frozen=True, tag="accepted"):
    """An answer is stored. It comes before the view that shows what came of it."""

    game: str
    number: int  # that of the prompt
    now: int  # that of the view after it


class Refused(ToClient, frozen=True, tag="refused"):
    """Nothing was done; after a stale or unlisted answer a fresh view follows."""

    text: str
    rule: str
    about: str  # the type of the message that is refused


class Said(ToClient, frozen=True, tag="said"):
    number: int  # counts up within the room
    seat: int | None  # null: a spectator, or the table itself
    name: str
    text: str
    team: bool


class Attacked(ToClient, frozen=True, tag="attacked"):
    """At a table that hides timing: an Attack is made, and what comes of it is shown after a fixed time.

    All get this, also who is asked nothing; only who is asked gets a view before the time is up.
    """

    game: str
    card: CardName | None
    seat: int  # who makes it; -1: nobody, a Super-Villain appears
    target: int | None  # null: every foe
    seconds: float


class Seated(ToClient, frozen=True, tag="seated"):
    """A seat is yours: keep the token, it is the only key to it."""

    room: str
    seat: int
    token: str


class Hinted(ToClient, frozen=True, tag="hinted"):
    game: str
    number: int
    picked: list[int]
    text: str


class Explained(ToClient, frozen=True, tag="explained"):
    what: str
    lines: list[str]


class EarlierLog(ToClient, frozen=True, tag="earlier_log"):
    game: str
    log: Log


class RecordText(ToClient, frozen=True, tag="record"):
    """The text of a record file, or of that of a campaign."""

    name: str
    text: str


class Pong(ToClient, frozen=True, tag="pong"):
    pass


AnyToClient = (
    Room | View | Accepted | Refused | Attacked | Said | Seated | Hinted | Explained | EarlierLog | RecordText | Pong
)


# Replays


class ReplayTurn(Struct, frozen=True):
    """A turn begins after so many answers."""

    at: int
    seat: int


class Takeback(Struct, frozen=True):
    """After `at` answers there were once more, which were taken back."""

    seat: int
    at: int
    answers: int


class Replay(Struct, frozen=True):
    """The answer to `POST /api/replays`: a record that can be looked at, place by place."""

    id: str
    chairs: list[Chair]
    choices: Choices
    intro: list[str]
    answers: list[int]  # whose each of them is
    turns: list[ReplayTurn]
    over: bool
    takebacks: list[Takeback]
    protocol: int
    version: str  # of the program that played it


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/replays/ID/continue`: from which place a new table plays on."""

    at: Number
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []  # none: those who played it, bots as bots


# Other answers over HTTP


class Face(Struct, frozen=True):
    """A card of the catalogue: all that its face shows."""

    card: CardName
    name: str
    kind: str
    type: str  # "" for cards without one
    type_word: str
    subtype: str
    cost: int | None
    vp: int | str | None
    copies: int
    power: int
    move: int
    text: str
    keywords: list[str]
    character: str
    level: int
    side: str
    symbol: str
    super_hero: str
    number: int
    destination: int | None
    assist_range: int | None
    first_appearance: bool
    promo: bool
    ours: str  # "wholly" or "partly" if it is a reconstruction of this project


class Catalogue(Struct, frozen=True):
    sets: dict[str, str]  # name -> title
    cards: list[Face]


class Figure(Struct, frozen=True):
    """Who can be played."""

    name: str
    card: CardName
    side: str
    promo: bool


class Mode(Struct, frozen=True):
    """What a table may choose for a game."""

    mode: str
    game: str  # whose rules it has
    title: str
    short: str
    least: int
    most: int
    usual: int
    figure: str  # "Super Hero" or "Character"
    ways: list[str]  # to come by one, the usual first; else names
    variants: list[str]
    mixes: list[str]  # ways to mix two sets, or sets whose cards may come in; the first is the usual one, "" is none
    groups: list[str]  # or: three of these, joined by "+"
    left_out: list[str]  # or: Characters whose cards make room
    villains: list[int]  # least and most; empty if there is no stack
    match: bool  # can two games be played as a match?
    promos: bool
    scenarios: list[str]  # the first is number 1; later ones are not named before they are played
    signatures: int  # so many Signature cards can each player begin with
    figures: list[Figure]


class SetShown(Struct, frozen=True):
    """What the first page and the list of cards say of a set."""

    name: str
    title: str
    short: str  # what a button says
    icon: str
    blurb: str  # one line
    players: int  # how many usually sit down
    alone: bool  # is it a game by itself? Else its cards come only into games of others
    fan: list[CardName]  # five cards to show


class Setup(Struct, frozen=True):
    modes: list[Mode]
    sets: list[SetShown]
    bots: list[str]
    notes: dict[str, str]  # variants and ways in a few words each
    address: str  # where other devices of the network find this server; "" if they may not
    notice: str
    version: str

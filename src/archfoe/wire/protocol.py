"""The messages of the server to a page, as msgspec structs; docs/protocol.md tells them as a story.

What pages send is in `to_server`.

Every message is one JSON object in one text frame; its field `type` says which struct it is.
`python -m archfoe.server.schema` writes both directions as JSON Schema.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from archfoe.wire.coaching import CoachedShown
from archfoe.wire.room import Chair as Chair
from archfoe.wire.room import Choices as Choices
from archfoe.wire.room import Evening as Evening
from archfoe.wire.room import EveningGame as EveningGame
from archfoe.wire.room import Phase as Phase
from archfoe.wire.room import Remark as Remark
from archfoe.wire.room import Room as Room
from archfoe.wire.room import StandIn as StandIn
from archfoe.wire.room import SwapWish as SwapWish
from archfoe.wire.room import ToClient as ToClient
from archfoe.wire.room import UndoVote as UndoVote
from archfoe.wire.room import Watcher as Watcher
from archfoe.wire.shapes import CardName, Log, Step, Table
from archfoe.wire.to_server import (
    BOT as BOT,
)
from archfoe.wire.to_server import (
    EXCLAMATIONS as EXCLAMATIONS,
)
from archfoe.wire.to_server import (
    HUMAN as HUMAN,
)
from archfoe.wire.to_server import (
    LONGEST_CHAT as LONGEST_CHAT,
)
from archfoe.wire.to_server import (
    LONGEST_FRAME as LONGEST_FRAME,
)
from archfoe.wire.to_server import (
    LONGEST_NAME as LONGEST_NAME,
)
from archfoe.wire.to_server import (
    LONGEST_TITLE as LONGEST_TITLE,
)
from archfoe.wire.to_server import (
    LONGEST_WISH as LONGEST_WISH,
)
from archfoe.wire.to_server import (
    MOST_ORDERS as MOST_ORDERS,
)
from archfoe.wire.to_server import (
    MOST_PICKS as MOST_PICKS,
)
from archfoe.wire.to_server import (
    OPEN as OPEN,
)
from archfoe.wire.to_server import (
    Answer as Answer,
)
from archfoe.wire.to_server import (
    AnyToServer as AnyToServer,
)
from archfoe.wire.to_server import (
    Back as Back,
)
from archfoe.wire.to_server import (
    CampaignWish as CampaignWish,
)
from archfoe.wire.to_server import (
    ChangeSeat as ChangeSeat,
)
from archfoe.wire.to_server import (
    Earlier as Earlier,
)
from archfoe.wire.to_server import (
    Explain as Explain,
)
from archfoe.wire.to_server import (
    GetCampaign as GetCampaign,
)
from archfoe.wire.to_server import (
    GetRecord as GetRecord,
)
from archfoe.wire.to_server import (
    GoOn as GoOn,
)
from archfoe.wire.to_server import (
    GoOnWithout as GoOnWithout,
)
from archfoe.wire.to_server import (
    HandOver as HandOver,
)
from archfoe.wire.to_server import (
    Hello as Hello,
)
from archfoe.wire.to_server import (
    Hint as Hint,
)
from archfoe.wire.to_server import (
    Introduce as Introduce,
)
from archfoe.wire.to_server import (
    Name as Name,
)
from archfoe.wire.to_server import (
    NoSwap as NoSwap,
)
from archfoe.wire.to_server import (
    Number as Number,
)
from archfoe.wire.to_server import (
    Order as Order,
)
from archfoe.wire.to_server import (
    Pick as Pick,
)
from archfoe.wire.to_server import (
    Ping as Ping,
)
from archfoe.wire.to_server import (
    PlayAll as PlayAll,
)
from archfoe.wire.to_server import (
    Ready as Ready,
)
from archfoe.wire.to_server import (
    Remove as Remove,
)
from archfoe.wire.to_server import (
    Rename as Rename,
)
from archfoe.wire.to_server import (
    Say as Say,
)
from archfoe.wire.to_server import (
    SeatKind as SeatKind,
)
from archfoe.wire.to_server import (
    SeatWish as SeatWish,
)
from archfoe.wire.to_server import (
    SetOrders as SetOrders,
)
from archfoe.wire.to_server import (
    Settle as Settle,
)
from archfoe.wire.to_server import (
    SitDown as SitDown,
)
from archfoe.wire.to_server import (
    Start as Start,
)
from archfoe.wire.to_server import (
    StepAway as StepAway,
)
from archfoe.wire.to_server import (
    Swap as Swap,
)
from archfoe.wire.to_server import (
    TableWish as TableWish,
)
from archfoe.wire.to_server import (
    Talk as Talk,
)
from archfoe.wire.to_server import (
    ToServer as ToServer,
)
from archfoe.wire.to_server import (
    Undo as Undo,
)
from archfoe.wire.to_server import (
    Until as Until,
)
from archfoe.wire.to_server import (
    Vote as Vote,
)
from archfoe.wire.to_server import (
    WaitFor as WaitFor,
)

PROTOCOL = 4  # goes up when a message changes in a way that an old page would misread


class MadeSeat(Struct, frozen=True):
    seat: int
    kind: SeatKind
    token: str  # "" for a bot or an open seat


class MadeRoom(Struct, frozen=True):
    """The answer to it; the page makes links of the form `/#/t/ROOM/TOKEN`. The first person is the host."""

    room: str
    seats: list[MadeSeat]


class Problem(Struct, frozen=True):
    """What is wrong with a request, in one sentence."""

    text: str


# To the page


class View(ToClient, frozen=True, tag="view"):
    """The position, whole, and what is new in the log."""

    game: str
    number: int  # how many entries the journal of the game has
    table: Table
    log: Log
    #: Positions since the view before, for who asked for them and if there were any.
    steps: list[Step] = field(default_factory=list)
    coached: int = -1  # of a coached game: so many answers of its record were given; -1: it goes its own way


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
    number: int | None = None  # that it carried, if it was an answer: another one may be under way by now


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


class Introduced(ToClient, frozen=True, tag="introduced"):
    """What one is called at this table."""

    name: str
    face: str
    text: str  # why it is not the name that was asked for; "" if it is


class Hinted(ToClient, frozen=True, tag="hinted"):
    """What the teacher would do; not sent if the question was answered meanwhile."""

    game: str
    number: int
    picked: list[int]
    text: str
    why: str  # one sentence; "" if there is none
    otherwise: bool  # are they of `prompt.otherwise`?


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
    Room
    | View
    | Accepted
    | Refused
    | Attacked
    | Said
    | Remark
    | Seated
    | Introduced
    | Hinted
    | Explained
    | EarlierLog
    | RecordText
    | Pong
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


# Other answers over HTTP


class Spine(Struct, frozen=True):
    """The figures at the edge of a face; what it does not have is "", 0 or false."""

    power: str  # "+2"; "2-5" where it depends; "2x" for each of something; "1+" for at least so much
    move: int
    attack: bool  # when it is played, or in a city; a First Appearance has its own bar
    defense: bool
    block: bool
    ongoing: bool
    assist: bool


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
    short: str  # for a card on the table: what its spine does not say, in few words
    first_short: str  # likewise its First Appearance; "" if it has none
    spine: Spine
    keywords: list[str]
    figure: str  # its name, or that of the figure if it is one of several cards of one
    stage: int  # its place among them, from 1; 0 of a card that is none of several
    super_hero: str  # whose Signature card it is
    notes: list[str]  # what only its game knows of it, in a few words each
    first_appearance: bool
    promo: bool
    ours: str  # "wholly", "effect" or "partly" if it is a reconstruction of this project
    origin: str  # and then where what we know of it comes from, as sentences
    picture: str  # the icon of its picture, or any word that draws lots for it; "": its name does


class Catalogue(Struct, frozen=True):
    sets: dict[str, str]  # name -> title
    cards: list[Face]


class Figure(Struct, frozen=True):
    """Who can be played."""

    name: str
    card: CardName
    side: str
    promo: bool


class MixParts(Struct, frozen=True):
    names: list[str]
    label: str
    many: int  # so many of them; 0: as many as one likes


class Offer(Struct, frozen=True):
    value: int | str
    label: str


class Question(Struct, frozen=True):
    """What only one game asks; its name stands in `TableWish.own`."""

    name: str
    label: str
    kind: Literal["yes or no", "number", "choice"]
    default: bool | int | str
    least: int
    most: int
    choices: list[Offer]
    said: str  # of another answer than the usual one: "{} Super-Villains"
    first: bool  # is it asked with the game itself, not among more choices?
    unless: list[str]  # variants with which it is not asked


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
    mix_parts: MixParts | None  # or: some of these, joined by "+"
    questions: list[Question]  # what only its game asks
    campaign: bool  # can games follow from one another?
    figures: list[Figure]


class SetShown(Struct, frozen=True):
    """What the first page and the list of cards say of a set."""

    name: str
    title: str
    short: str  # what a button says
    icon: str
    blurb: str  # one sentence
    minutes: int  # about as long as a game takes; 0 if nobody has said
    players: int  # how many usually sit down
    alone: bool  # is it a game by itself? Else its cards come only into games of others
    fan: list[CardName]  # five cards to show


class BotShown(Struct, frozen=True):
    """What people are told of a bot before they choose it."""

    level: str  # how good it is, in a word
    about: str  # one sentence
    name: str  # of the first of its level at a table; "" if it has none of its own
    job: str
    face: str


class Setup(Struct, frozen=True):
    modes: list[Mode]
    sets: list[SetShown]
    coached: list[CoachedShown]
    bots: list[str]
    about_bots: dict[str, BotShown]
    notes: dict[str, str]  # variants and ways in a few words each
    address: str  # where other devices of the network find this server; "" if they may not
    no_brought_sets: str  # why tables bring no sets of their own; "" if they may
    notice: str
    version: str

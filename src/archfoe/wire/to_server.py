"""What a page or a bot sends to the server, as structs."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from archfoe.registry import USUAL_MODE
from archfoe.registry.brought import LONGEST_TEXT

LONGEST_NAME = 24
LONGEST_CHAT = 400
LONGEST_TITLE = 40
LONGEST_FRAME = 8 * 1024  # bytes; a frame that is longer closes the connection
MOST_PICKS = 200
MOST_ORDERS = 20
LONGEST_WISH = LONGEST_FRAME + 4 * LONGEST_TEXT  # bytes of a table that is asked for, perhaps with a set
LONGEST_CAMPAIGN = 6_000  # characters of the file of a campaign between two games

#: Ids of rooms and games, and seat tokens, are URL-safe base64.
RoomId = Annotated[str, Meta(max_length=32)]
GameId = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
#: Of a view, a question or a vote: every takeback makes them jump.
ShownNumber = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Pick = Annotated[int, Meta(ge=0, le=9_999)]
Word = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
#: One base-36 digit for each part of a drawn face; "": none was chosen.
FaceWord = Annotated[str, Meta(pattern="^([0-9a-z]{9})?$")]

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
SeatKind = Literal["human", "bot", "open"]
Talk = Literal["all", "exclamations", "off"]
EXCLAMATIONS: Final = ("Nice!", "Ouch!", "Ha!", "Phew!", "Hurry?", "GG!")
Until = Literal["turn", "back", "rest"]  # how long a bot plays for a person: also "back" and "rest" until they are


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
    mix: Annotated[str, Meta(max_length=200)] = ""
    own: Annotated[dict[Word, bool | int | Word], Meta(max_length=20)] = {}  # answers to questions of its game
    hides_timing: bool = False  # answers to an Attack come out together after a fixed delay
    counts_points: bool = False  # everybody's Victory Points are shown all the time
    spectators: bool = True
    campaign: CampaignWish | None = None  # of Rebirth: the game is the first of many
    #: The text of a set file (docs/set-files.md): its cards come into this game, and the set stays with the table.
    brings: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    first: Annotated[str, Meta(max_length=80)] = ""  # a card that shall lie in the first Line-Up
    coached: Word = ""  # the name of a coached game, which settles all of the above but the name of the player
    daily: Number = 0  # the number of a daily deal, which settles as much
    story: Word = ""  # a chapter of a story, as "eight-nights/blank": it settles all but its one or two people


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/replays/ID/continue`: from which place a new table plays on."""

    at: Number
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []  # none: those who played it, bots as bots


# To the server


class ToServer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a page or a bot."""


class Hello(ToServer, frozen=True, tag="hello"):
    """The first message of every connection. Without a token one looks on."""

    room: RoomId
    token: Token = ""
    game: GameId = ""  # what this page has shown so far, after a reconnect
    seen: Number = 0  # up to which event
    playback: bool = False  # shall views tell the steps that led to them?


class Answer(ToServer, frozen=True, tag="answer"):
    game: GameId
    number: ShownNumber  # of the prompt
    picked: Annotated[list[Pick], Meta(max_length=MOST_PICKS)]
    otherwise: bool = False  # declines the prompt and picks from its `otherwise`, in one


class PlayAll(ToServer, frozen=True, tag="play_all"):
    """Plays every card of the hand that leaves nothing to choose."""

    game: GameId
    number: ShownNumber  # of the prompt


class Undo(ToServer, frozen=True, tag="undo"):
    """Takes back one's own last answer, or all of the last `play_all`; if that is not free, the others are asked."""

    game: GameId
    number: ShownNumber  # of the view


class EndGame(ToServer, frozen=True, tag="end_game"):
    """The game shall end here, unfinished: all others who are there are asked."""

    game: GameId


class Vote(ToServer, frozen=True, tag="vote"):
    """May the other player take something back, or end the game? Who asked for the end may say no, too."""

    game: GameId
    number: ShownNumber  # of the vote
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


class Introduce(ToServer, frozen=True, tag="introduce"):
    """Who one is, at a seat or looking on: sent after the first `room`. The answer is `introduced`."""

    name: Name
    face: FaceWord = ""  # "": as it was


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


class Ready(ToServer, frozen=True, tag="ready"):
    """One is ready for the game to begin, or for the next one: that begins once all who are connected are."""

    ready: bool = True


class Settle(ToServer, frozen=True, tag="settle"):
    """The host settles what the table is called, how long it waits and who may talk; null leaves it as it is."""

    title: Annotated[str, Meta(max_length=4 * LONGEST_TITLE)] | None = None
    wait: Literal[0, 1, 3, 5, 10] | None = None
    talk: Talk | None = None
    watchers_talk: bool | None = None
    closed: bool | None = None  # nobody comes who has no key
    new_evening: bool = False


class HandOver(ToServer, frozen=True, tag="hand_over"):
    """The host makes somebody else the host."""

    seat: SeatNumber


class Remove(ToServer, frozen=True, tag="remove"):
    """The host removes a person; `block`: and lets nobody come who has no key."""

    seat: SeatNumber
    block: bool = False


class Swap(ToServer, frozen=True, tag="swap"):
    """Two seats change places before the first game; a person is asked, and agrees by saying the same."""

    a: SeatNumber
    b: SeatNumber


class NoSwap(ToServer, frozen=True, tag="no_swap"):
    pass


class StepAway(ToServer, frozen=True, tag="step_away"):
    """A bot plays for oneself: this turn, until one is back, or the rest of the game; or nobody does, and all wait.

    `quickly`: the rest without a pause, for who plays alone with bots.
    """

    how: Literal["turn", "back", "rest", "wait"]
    bot: Word = ""
    quickly: bool = False


class Back(ToServer, frozen=True, tag="back"):
    """One is there again; an answer or a new connection says so as well."""


class GoOnWithout(ToServer, frozen=True, tag="go_on_without"):
    """A bot shall play for who is away: all who are present must say so, or one once the waiting time is over."""

    seat: SeatNumber


class WaitFor(ToServer, frozen=True, tag="wait_for"):
    """The waiting time begins anew; once for each who asks."""

    seat: SeatNumber


class Pause(ToServer, frozen=True, tag="pause"):
    """The game shall stand still: for five minutes, once a game; if the host says so, until `resume`."""


class Resume(ToServer, frozen=True, tag="resume"):
    """The pause shall end: from who began it, or from the host."""


class ChangeGame(ToServer, frozen=True, tag="change_game"):
    """The host changes what is played next, between two games: as in `TableWish`. Everybody keeps their key."""

    mode: Word = USUAL_MODE
    players: SeatNumber = 0  # 0: as many as there are; any other number leads back to the lobby after a game
    variants: Annotated[list[Word], Meta(max_length=10)] = []
    heroes: Annotated[str, Meta(max_length=400)] = ""
    mix: Annotated[str, Meta(max_length=200)] = ""
    own: Annotated[dict[Word, bool | int | Word], Meta(max_length=20)] = {}
    hides_timing: bool = False
    counts_points: bool = False
    spectators: bool = True


class BackToLobby(ToServer, frozen=True, tag="back_to_lobby"):
    """After a game the host takes everybody back to the lobby, where seats and bots can be changed."""


class Start(ToServer, frozen=True, tag="start"):
    """The host begins the game, or after its end the next one."""

    chosen: Annotated[list[Word], Meta(max_length=10)] = []  # what a campaign leaves to the players, one by one


class Hint(ToServer, frozen=True, tag="hint"):
    game: GameId
    number: ShownNumber


class AskHelp(ToServer, frozen=True, tag="ask_help"):
    """Asks those partners who could assist; it is said to the team, and bots among them answer there."""

    game: GameId


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the team and one of the jobs of `section.jobs`."""

    seat: SeatNumber
    what: Word
    card: Word = ""
    space: Annotated[int, Meta(ge=-1, le=9)] = -1


class Propose(ToServer, frozen=True, tag="propose"):
    """Proposes to the team who does what: it is said in the chat, bots answer there, and `room.plans` has it.

    Another plan of the same seat takes its place.
    """

    game: GameId
    tasks: Annotated[list[Task], Meta(min_length=1, max_length=5)]


class AnswerPlan(ToServer, frozen=True, tag="answer_plan"):
    """One does what a plan asks of oneself, or not."""

    game: GameId
    number: Number
    agree: bool


class DropPlan(ToServer, frozen=True, tag="drop_plan"):
    """Who proposed a plan takes it back."""

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
    | EndGame
    | Vote
    | SetOrders
    | Say
    | Introduce
    | Rename
    | SitDown
    | ChangeSeat
    | Ready
    | Settle
    | HandOver
    | Remove
    | Swap
    | NoSwap
    | StepAway
    | Back
    | GoOnWithout
    | WaitFor
    | Pause
    | Resume
    | ChangeGame
    | BackToLobby
    | Start
    | Hint
    | AskHelp
    | Propose
    | AnswerPlan
    | DropPlan
    | Explain
    | Earlier
    | GetRecord
    | GetCampaign
    | Ping
)

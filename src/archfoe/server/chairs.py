"""The seats of a table: who has each, and which bot may have it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from archfoe.agents import AGENTS
from archfoe.agents.levels import RANKS
from archfoe.core.errors import unknown
from archfoe.server.errors import Refusal
from archfoe.table.wishes import USUAL_BOT
from archfoe.wire.card_names import by_name
from archfoe.wire.to_server import BOT, Order, SeatKind, TableWish, Until


@dataclass(slots=True)
class StandIn:
    """A bot that plays in a person's place; the seat stays theirs."""

    bot: str
    by: int  # the seat of who let it play
    until: Until
    since: float  # on the loop's clock
    turn: int  # of the game when it began
    name: str  # apart from everybody at the table
    hurries: bool = False


@dataclass(slots=True)
class Chair:
    """`token` is the hash of its key; a bot at a seat that has a key stands in for the person."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    token: str = ""
    orders: list[Order] = field(default_factory=list)
    face: str = ""  # nine signs; "": none was chosen
    bot_until: int = 0  # up to this event of the game a bot had it
    #: Which answers of the game a bot gave for it that others had put there: from, and before which. Not stored: after
    #: a restart the others are asked.
    stood_in: tuple[int, int] = (0, 0)

    ready: bool = False  # for the next game
    standin: StandIn | None = None  # while a bot plays for its person, who is connected or not; not stored
    stepped_away: float | None = None  # since when its person has said to be away
    bot_turns: list[int] = field(default_factory=list)  # turns of this game that a bot has played for its person

    @property
    def stand_in(self) -> bool:
        return self.kind == BOT and bool(self.token)

    def was_stood_in(self, answer: int) -> bool:
        return self.stood_in[0] <= answer < self.stood_in[1]


@dataclass(slots=True)
class Vote:
    """Somebody wants to take back an answer, or to end the game here, and others must agree."""

    number: int  # of the game when it was asked, as everybody may know it
    seat: int
    reason: str
    agreed: set[int] = field(default_factory=set)
    ends: bool = False


def known_bot(name: str) -> str:
    if name not in AGENTS:
        raise unknown("bot", name[:40], AGENTS)
    return name


def level_of(wish: TableWish, chairs: Iterable[Chair]) -> str:
    """The strongest bot that a table was made with, or has now at a seat that is nobody's; else the usual one."""
    wanted = [known_bot(seat.bot or USUAL_BOT) for seat in wish.seats if seat.kind == BOT]
    bots = wanted + [chair.bot for chair in chairs if chair.kind == BOT and not chair.token]
    return max(bots, key=RANKS.__getitem__, default=USUAL_BOT)


def chosen(wish: TableWish, chairs: Sequence[Chair], whose: str, by: int, seat: int, bot: str) -> str:
    """The bot that a seat gets: one's own may have any, that of somebody else none that is weaker than the table's."""
    level = level_of(wish, chairs)
    wanted = known_bot(bot or level)
    if by != seat and chairs[seat].token and RANKS[wanted] < RANKS[level]:
        raise Refusal(f"A bot that plays for {whose} must be as strong as this table's: {level}.")
    return wanted


def checked_orders(orders: Sequence[Order]) -> list[Order]:
    for order in orders:
        if order.card and ((card := by_name(order.card)) is None or card.defense is None):
            raise Refusal("A standing order names a Defense card.")
    return list(orders)

"""People who are away, and bots in their place: seen by all, at the pace of a table, until the first sign of them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from archfoe.agents.levels import AGENTS, RANKS, STAND_IN, names_at_table
from archfoe.core.decisions import Answer
from archfoe.core.errors import unknown
from archfoe.server.audience import Audience
from archfoe.server.chairs import StandIn
from archfoe.server.connections import Connection
from archfoe.server.errors import Refusal
from archfoe.server.journal import Journal
from archfoe.server.seating import Seating
from archfoe.table.view import told_waiting
from archfoe.wire import protocol as p

ANSWER_SECONDS: Final = 1.2  # at most one answer of a stand-in in so long
TURN_SECONDS: Final = 12.0  # and so long is a turn: what is left then comes at once
_MINUTE: Final = 60.0
#: What a person does at the game; whoever only talks or looks is not back for that.
_INPUT: Final = (p.Answer, p.PlayAll, p.Undo, p.Back)
NOT_WAITED: Final = "The table does not wait for {}."


class Hosting(Protocol):
    """What is needed of a table."""

    seating: Seating
    audience: Audience

    def seat_of(self, connection: Connection) -> int: ...

    async def announce(self, text: str) -> None: ...

    def wake_bots(self) -> None: ...


class Absence:
    """Times are those of the loop."""

    def __init__(self, table: Hosting) -> None:
        self._table = table
        self._asked: dict[int, tuple[str, int, float]] = {}  # seat -> game, question and since when it is waited for
        self._waits: set[tuple[int, int]] = set()  # whom somebody has asked all to wait for, and who
        self.agreed: defaultdict[int, set[int]] = defaultdict(set)  # seat -> who wants to go on without
        self._answered: dict[int, float] = {}  # when a stand-in gave its last answer
        self._turns: dict[int, tuple[int, float]] = {}  # the turn that it plays, and since when
        self.handlers: Mapping[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            p.StepAway: self._step_away,
            p.Back: self._back,
            p.GoOnWithout: self._go_on_without,
            p.WaitFor: self._wait_for,
        }

    @property
    def now(self) -> float:
        return _now()

    # Coming back

    async def heard(self, connection: Connection, message: p.ToServer) -> None:
        """A person has done something at the game: no bot answers for them any more."""
        if connection.seat is not None and isinstance(message, _INPUT):
            self._waited_anew(connection.seat)
            await self.came_back(connection.seat)

    async def came_back(self, seat: int | None) -> None:
        if seat is None:
            return
        self._waits = {(whom, by) for whom, by in self._waits if whom != seat}
        chair = self._table.seating.chairs[seat]
        changed = bool(self.agreed.pop(seat, None)) or chair.stepped_away is not None
        chair.stepped_away = None
        if chair.standin is not None:
            await self._end(seat)
        elif changed:
            self._table.audience.tell()

    async def _end(self, seat: int) -> None:
        self._table.seating.step_back(seat)
        self._table.audience.tell()
        await self._table.announce(f"{self._table.seating.called(seat)} plays again.")

    async def went_on(self, journal: Journal) -> None:
        """After each answer: who is asked now, and which stand-ins have done what they were there for."""
        self.note_asked(journal)
        over, turn = journal.over, journal.session.game.state.turn
        for seat, chair in enumerate(self._table.seating.chairs):
            standin = chair.standin
            if standin is not None and (over or (standin.until == "turn" and standin.turn != turn)):
                await self._end(seat)

    def note_asked(self, journal: Journal | None) -> None:
        if journal is None:
            return
        for seat, number in journal.asked.items():
            if self._asked.get(seat, ("", 0, 0.0))[:2] != (journal.id, number):
                self._asked[seat] = journal.id, number, _now()

    def asked_for(self, seat: int) -> float:
        """Seconds since this seat was asked what it is asked now."""
        return _now() - self._asked[seat][2] if seat in self._asked else 0.0

    def stood_still(self, seconds: float) -> None:
        """The game was paused for so long: nobody was waited for meanwhile, and no turn went on."""
        now = _now()
        self._asked = {seat: (game, n, min(now, since + seconds)) for seat, (game, n, since) in self._asked.items()}
        self._turns = {seat: (turn, min(now, since + seconds)) for seat, (turn, since) in self._turns.items()}

    def _waited_anew(self, seat: int) -> None:
        if seat in self._asked:
            self._asked[seat] = *self._asked[seat][:2], _now()

    # Going away

    async def _step_away(self, connection: Connection, message: p.StepAway) -> None:
        seat, seating = self._table.seat_of(connection), self._table.seating
        if message.how == "wait":
            seating.chairs[seat].stepped_away = _now()
            self._table.audience.tell()
            return
        alone = not any(key for other, key in enumerate(seating.keys) if other != seat)
        hurries = message.quickly and alone and message.how == "rest"
        if message.quickly and not hurries:
            raise Refusal("Only who plays alone with bots can have a game finished quickly.")
        await self._begin(seat, seat, message.how, _allowed(message.bot), hurries=hurries)

    async def _back(self, connection: Connection, message: p.Back) -> None:
        self._table.seat_of(connection)  # `heard` has done it

    async def _begin(self, seat: int, by: int, until: p.Until, bot: str, *, hurries: bool = False) -> None:
        seating = self._table.seating
        journal = seating.running()
        if journal.over:
            raise Refusal("The game is over.")
        if seating.chairs[seat].kind != p.HUMAN:
            raise Refusal("A bot plays there already.")
        if (before := seating.chairs[seat].standin) is not None:
            raise Refusal(f"{before.name} plays for {seating.called(seat)} already.")
        now, name = _now(), name_for(seating, bot)
        seating.step_in(seat, StandIn(bot, by, until, now, journal.session.game.state.turn, name, hurries))
        self._answered[seat] = now
        self._turns.pop(seat, None)
        self.agreed.pop(seat, None)
        self._table.audience.tell()
        await self._table.announce(f"{name} plays for {seating.called(seat)} now.")
        self._table.wake_bots()

    # Going on without somebody

    def _missed(self, connection: Connection, seat: int) -> int:
        """Who asks, about somebody for whom all wait, as far as the asker may know that."""
        by, seating = self._table.seat_of(connection), self._table.seating
        journal = seating.running()
        if not 0 <= seat < len(seating.chairs) or seat == by or seating.chairs[seat].kind != p.HUMAN:
            raise Refusal("There is nobody to wait for.")
        state = journal.session.game.state
        waiting = told_waiting(journal.session.game.waiting, state.teams, state.active, by)
        if seat not in waiting or not (self._is_away(seat) or self._time_is_over(seat)):
            raise Refusal(NOT_WAITED.format(seating.called(seat)))
        return by

    async def _go_on_without(self, connection: Connection, message: p.GoOnWithout) -> None:
        seat = message.seat
        by = self._missed(connection, seat)
        agreed = self.agreed[seat]
        agreed.add(by)
        present = self._table.audience.connected - {seat}
        if present <= agreed or self._time_is_over(seat):
            await self._begin(seat, by, "back", STAND_IN)
        else:
            self._table.audience.tell()

    async def _wait_for(self, connection: Connection, message: p.WaitFor) -> None:
        by = self._missed(connection, message.seat)
        if (message.seat, by) in self._waits:
            raise Refusal("You have asked for more time already.")
        self._waits.add((message.seat, by))
        self._waited_anew(message.seat)
        self.agreed.pop(message.seat, None)
        self._table.audience.tell()

    def _is_away(self, seat: int) -> bool:
        return self.away_for(seat) is not None

    def away_for(self, seat: int) -> int | None:
        """So many seconds; None: they are here, or have only just gone."""
        stepped = self._table.seating.chairs[seat].stepped_away
        left = self._table.audience.left_at(seat) if stepped is None else stepped
        return None if left is None else int(_now() - left)

    def _time_is_over(self, seat: int) -> bool:
        wait = self._table.seating.customs.wait
        since = self._asked.get(seat)
        return bool(wait) and since is not None and _now() - since[2] >= wait * _MINUTE

    # The pace of stand-ins

    def pause_before(self, answers: Sequence[tuple[int, Answer]]) -> float:
        """Seconds until the first of these answers may be given."""
        seat = answers[0][0] if answers else -1
        standin = self._table.seating.standins.get(seat)
        if standin is None or standin.hurries or self._nobody_plays_on():
            return 0.0
        now, turn = _now(), self._table.seating.running().session.game.state.turn
        if self._turns.get(seat, (turn, now))[0] != turn:
            self._turns[seat] = turn, now
        if now - self._turns.setdefault(seat, (turn, now))[1] > TURN_SECONDS - ANSWER_SECONDS:
            return 0.0
        return max(0.0, self._answered.get(seat, 0.0) + ANSWER_SECONDS - now)

    def _nobody_plays_on(self) -> bool:
        """Has every person said that a bot shall play the rest?"""
        seating = self._table.seating
        ways = [(seat, seating.standins.get(seat)) for seat in seating.people]
        return all(one is not None and one.until == "rest" and one.by == seat for seat, one in ways)

    def next_of(self, answers: list[tuple[int, Answer]]) -> list[tuple[int, Answer]]:
        """Those that may be given now: of a stand-in one, and none while no person is connected."""
        seat, seating = answers[0][0], self._table.seating
        if seat not in seating.standins:
            return answers[: next((place for place, (by, _) in enumerate(answers) if by in seating.standins), None)]
        if not self._table.audience.connected:
            return []
        self._answered[seat] = _now()
        state, played = seating.running().session.game.state, seating.chairs[seat].bot_turns
        if state.active == seat and state.turn not in played:
            played.append(state.turn)
        return answers[:1]


def name_for(seating: Seating, bot: str) -> str:
    """A new stand-in's, beside everybody who sits there and the other stand-ins."""
    return names_at_table([*seating.players, *(one.name for one in seating.standins.values()), bot])[-1]


def _allowed(bot: str) -> str:
    wanted = bot or STAND_IN
    if wanted not in AGENTS:
        raise unknown("bot", wanted[:40], AGENTS)
    if RANKS[wanted] > RANKS[STAND_IN]:
        raise Refusal(f"A bot that plays for somebody is {STAND_IN} at most.")
    return wanted


def _now() -> float:
    return asyncio.get_running_loop().time()

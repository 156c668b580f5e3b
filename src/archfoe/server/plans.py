"""What a team plans: people propose who does what, bots say whether they do it, and keep to it.

That is talk and no part of the game: it is not stored, and the record knows nothing of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from archfoe.server.audience import Audience, Chat
from archfoe.server.bot_work import BY_CHANCE, Line, Request, Thinkers, game_of
from archfoe.server.connections import Connection
from archfoe.server.errors import Refusal
from archfoe.server.journal import Journal
from archfoe.server.keeping import TableLost
from archfoe.server.seating import Seating
from archfoe.table.teamwork import Job, Promise, Teamwork, teamwork_of
from archfoe.table.view import View
from archfoe.wire import protocol as p
from archfoe.wire.room import Plan, PlanTask
from archfoe.wire.to_server import AnswerPlan, DropPlan, Propose

_log = logging.getLogger(__name__)
ROUNDS: Final = 2  # a plan stands so long
NO_PLANS: Final = "There is nothing to plan in this game now."
NOT_NOW: Final = "That cannot be planned any more: look at the city again."
OVER: Final = "That plan does not stand any more."
ON_IT: Final = "I'm on it."
NO: Final = "No, count me out."
WILD: Final = "No promises from me."


class Hosting(Protocol):
    """What is needed of a table."""

    seating: Seating
    chat: Chat
    audience: Audience
    connections: list[Connection]
    lock: asyncio.Lock

    def playing(self, connection: Connection, game: str) -> tuple[Journal, int]: ...

    def request(self, journal: Journal) -> Request: ...

    async def say(self, connection: Connection, message: p.Say) -> None: ...


@dataclass
class _Task:
    seat: int
    job: Job
    words: str
    agrees: bool | None = None


@dataclass
class _Plan:
    number: int
    by: int
    game: str
    until: int  # the turn in which it does not stand any more
    tasks: list[_Task]


class Plans:
    def __init__(self, table: Hosting, bots: Thinkers) -> None:
        self._table, self._bots = table, bots
        self._plans: list[_Plan] = []
        self._made = 0
        self._answering: set[asyncio.Task[None]] = set()
        self._spoke = "", -1  # in which game and round a bot has said why
        self.handlers: Mapping[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            Propose: self._propose,
            AnswerPlan: self._answer,
            DropPlan: self._drop,
        }

    async def settled(self) -> None:
        """Waits for all that is being thought about."""
        if self._answering:
            await asyncio.wait(self._answering)

    def told(self) -> list[Plan]:
        return [
            Plan(plan.number, plan.by, [PlanTask(one.seat, *one.job, one.words, one.agrees) for one in plan.tasks])
            for plan in self._standing()
        ]

    @property
    def agreed(self) -> tuple[tuple[int, Job], ...]:
        """What bots and people are to do, by seat."""
        return tuple([(task.seat, task.job) for plan in self._standing() for task in plan.tasks if task.agrees])

    def _standing(self) -> list[_Plan]:
        """Those of this game: the next one knows nothing of them."""
        journal = self._table.seating.journal
        return [plan for plan in self._plans if journal is not None and plan.game == journal.id]

    # What people say

    async def _propose(self, connection: Connection, message: Propose) -> None:
        table = self._table
        journal, seat = table.playing(connection, message.game)
        view = journal.session.view(seat)
        teamwork = teamwork_of(view.game_type)
        jobs = [] if teamwork is None else teamwork.jobs(view)
        if teamwork is None or not jobs:
            raise Refusal(NO_PLANS)
        wanted = [(task.seat, Job(task.what, task.card, task.space)) for task in message.tasks]
        seats = [who for who, _ in wanted]
        if (
            len({*seats}) < len(seats)
            or not {*seats} <= {seat, *view.partners}
            or any(j not in jobs for _, j in wanted)
        ):
            raise Refusal(NOT_NOW)
        await table.say(connection, p.Say(self._words(teamwork, view, seat, wanted)))
        tasks = [_Task(who, job, teamwork.words(view, job)[1], who == seat or None) for who, job in wanted]
        self._made += 1
        plan = _Plan(self._made, seat, journal.id, view.turn + ROUNDS * view.players, tasks)
        self._plans = [*[other for other in self._plans if other.by != seat], plan]
        table.audience.tell()
        request = table.request(journal)
        whole = request._replace(answers=list(journal.session.game.record))
        for task in tasks:
            if task.seat in request.bots and task.agrees is None:
                thought = asyncio.create_task(self._bot_answers(whole, plan, task), name=f"plan in {journal.id}")
                self._answering.add(thought)
                thought.add_done_callback(self._answering.discard)

    def _words(self, teamwork: Teamwork, view: View, by: int, wanted: Sequence[tuple[int, Job]]) -> str:
        """ "I hold Bizarro, Dot saves the Bank." """
        told = []
        for seat, job in wanted:
            mine, theirs = teamwork.words(view, job)
            told.append(f"I {mine}" if seat == by else f"{self._table.seating.called(seat)} {theirs}")
        return f"{', '.join(told)}."

    async def _answer(self, connection: Connection, message: AnswerPlan) -> None:
        _, seat = self._table.playing(connection, message.game)
        plan = self._plan(message.number)
        tasks = [] if plan is None else [task for task in plan.tasks if task.seat == seat]
        if not tasks:
            raise Refusal(OVER)
        await self._table.say(connection, p.Say(ON_IT if message.agree else NO))
        self._answered(tasks[0], agrees=message.agree)

    async def _drop(self, connection: Connection, message: DropPlan) -> None:
        _, seat = self._table.playing(connection, message.game)
        plan = self._plan(message.number)
        if plan is None or plan.by != seat:
            raise Refusal(OVER)
        self._plans.remove(plan)
        self._table.audience.tell()

    def _plan(self, number: int) -> _Plan | None:
        return next((plan for plan in self._standing() if plan.number == number), None)

    def _answered(self, task: _Task, *, agrees: bool) -> None:
        task.agrees = agrees
        self._table.audience.tell()

    # What bots say

    async def _bot_answers(self, request: Request, plan: _Plan, task: _Task) -> None:
        try:
            said = await self._bots.think(request.game, promised, request, plan.by, task.seat, task.job)
        except Exception:
            _log.exception("A bot did not say in %s whether it keeps to a plan.", request.game)
            return
        table, seating = self._table, self._table.seating
        async with table.lock:
            if plan not in self._plans:
                return
            try:
                await table.chat.say(seating, table.connections, task.seat, seating.called(task.seat), said.words, None)
            except TableLost:
                return
            self._answered(task, agrees=said.agrees)

    def remark(self, journal: Journal, lines: Sequence[Line]) -> None:
        """Why bots did something: one of them says so in a round, and it is not kept."""
        state = journal.session.game.state
        now = journal.id, (state.turn - 1) // len(state.teams)
        if not lines or self._spoke == now:
            return
        self._spoke = now
        line = lines[0]
        for connection in self._table.connections:
            connection.send(p.Remark(line.seat, state.turn, line.words))

    # What comes of it

    def went_on(self, journal: Journal) -> None:
        """What is done, or cannot be done any more, is no task."""
        if not self._plans:
            return
        before = self.told()
        view = journal.session.view(None)
        teamwork = teamwork_of(view.game_type)
        jobs = [] if teamwork is None else teamwork.jobs(view)
        for plan in self._plans:
            plan.tasks = [task for task in plan.tasks if task.job in jobs]
        self._plans = [
            plan for plan in self._plans if plan.tasks and plan.game == journal.id and view.turn < plan.until
        ]
        if self.told() != before:
            self._table.audience.tell()


def promised(request: Request, by: int, seat: int, job: Job) -> Promise:
    """What a bot says to a job: it tells nothing that who asks may not know."""
    view = View(game_of(request), by)
    teamwork = teamwork_of(view.game_type)
    if teamwork is None or request.bots[seat] == BY_CHANCE:
        return Promise(False, WILD)
    return teamwork.promise(view, seat, job)

"""What bots do for a table, wherever they think: a game is kept as far as it is known, and only what is new is told.

`Thinkers` is whom tables ask; in a server they are worker processes (`bots`), without one the bots answer in line.
"""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from archfoe.agents import make_agent, seated
from archfoe.agents.advice import advice
from archfoe.core.asking import Answering
from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Answerer, Game
from archfoe.games.options import Options
from archfoe.registry import game_of as game_of_options
from archfoe.registry.blame import RulesFailed, blamed
from archfoe.registry.brought import take_in, texts_of
from archfoe.review import Hint, hint
from archfoe.server.fair import TooMuchAsked
from archfoe.table.seated import Agent
from archfoe.table.session import Session, bot_dice, replay
from archfoe.table.teamwork import Job, Teammate, teamwork_of

_log = logging.getLogger(__name__)
BY_CHANCE = "random"
_HINTING_BOT = "greedy"  # where the teacher cannot
GAMES_KEPT = 400  # by one worker; who is asked about another one replays it
Answers = list[tuple[int, Answer]]
BOTS_STUCK = "The bots cannot play on. Take something back, or give the seat to another bot."
BOTS_BUSY = "The bots are busy at other tables of this table's host. They play on here as soon as they can."


class Line(NamedTuple):
    """What a bot says to its team after so many answers."""

    after: int
    seat: int
    words: str


class Spoken(list[tuple[int, Answer]]):
    """The answers of bots, with what they say meanwhile."""

    lines: tuple[Line, ...] = ()

    @classmethod
    def of(cls, answers: Answers) -> Spoken:
        return answers if isinstance(answers, cls) else cls(answers)

    def up_to(self, n: int) -> list[Line]:
        return [line for line in self.lines if line.after <= n]

    def from_on(self, n: int) -> Spoken:
        rest = Spoken(self[n:])
        rest.lines = tuple([line._replace(after=line.after - n) for line in self.lines if line.after > n])
        return rest


class Request(NamedTuple):
    """What a worker must know: the head of the game, and the answers from `start` on."""

    game: str
    rewinds: int  # answers were taken back so often: a game that has other answers begins anew
    options: dict[str, Any]
    key: bytes
    bots: dict[int, str]  # seat -> name of the bot
    start: int
    answers: Answers
    brought: tuple[tuple[str, str], ...] = ()  # sets that came with the table: name and text
    jobs: tuple[tuple[int, Job], ...] = ()  # what bots have agreed to do, by seat

    @classmethod
    def about(cls, game: str, rewinds: int, session: Session, bots: dict[int, str]) -> Request:
        options = session.options
        return cls(game, rewinds, options.as_dict(), session.key, bots, 0, [], tuple(texts_of(options.sets).items()))


class Behind(NamedTuple):
    """The worker does not have the game so far."""


class Told:
    """Up to where somebody who thinks for bots knows each game.

    It is told only the rest of a game whose beginning is the very one that it knows, answer for answer. The length
    alone would not do: what bots answered may never have been stored, and the game gone another way from there.
    """

    def __init__(self) -> None:
        self._games: dict[str, tuple[int, Answers]] = {}  # by game: the rewinds, and all answers

    def new_in(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Request:
        rewinds, known = self._games.get(request.game, (request.rewinds, []))
        start = len(known) if rewinds == request.rewinds and list(record[: len(known)]) == known else 0
        return request._replace(start=start, answers=list(record[start:]))

    def knows(self, request: Request, record: Sequence[tuple[int, Answer]], answers: Answers) -> None:
        self._games[request.game] = request.rewinds, [*record, *answers]
        if len(self._games) > 10 * GAMES_KEPT:
            del self._games[next(iter(self._games))]

    def forget(self, game: str) -> None:
        self._games.pop(game, None)


class Thinkers(ABC):
    """Whoever thinks for the bots of all tables."""

    @abstractmethod
    def start(self) -> None:
        """Before anybody waits."""

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        """The answers of the bots up to the next question to a person; `record` is the whole game so far."""

    @abstractmethod
    async def think(self, game: str, function: Any, *arguments: Any) -> Any:
        """Runs something long about a game."""

    @abstractmethod
    async def at_workshop(self, function: Any, *arguments: Any) -> Any:
        """Reads what somebody writes: it may be anything."""

    @abstractmethod
    def forget(self, game: str) -> None:
        """What the bots answered last was not used: the game that is kept is another one now."""

    async def play_in_any_case(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        """The same; a bot with a bug must not stop a game, so chance answers for it."""
        try:
            return await self.play(request, record)
        except TooMuchAsked:  # no bot has failed
            raise
        except Exception:
            _log.exception("A bot failed in %s; chance answers for it.", request.game)
            self.forget(request.game)
            by_chance = request._replace(bots=dict.fromkeys(request.bots, BY_CHANCE))
            try:
                return await self.play(by_chance, record)
            finally:
                self.forget(request.game)

    async def hint(
        self, request: Request, record: Sequence[tuple[int, Answer]], seat: int, names: Sequence[str]
    ) -> Hint:
        """What the teacher would answer in a person's place, and why."""
        whole = request._replace(start=0, answers=list(record))
        found: Hint = await self.think(request.game, hinted, whole, seat, tuple(names))
        return found


class _Kept:
    """A game in a worker: as far as it is known there, with the bots that sit in it."""

    def __init__(self, request: Request) -> None:
        self.rewinds, self.bots = request.rewinds, request.bots
        self.options, self.key = _options_of(request), request.key
        self.game = replay(self.options, self.key, request.answers)
        bots = {
            seat: at_table(name, bot_dice(self.key, seat, self.options.game), self.options)
            for seat, name in request.bots.items()
        }
        self.agents: Mapping[int, Answerer] = seated(bots)
        self.mates = {seat: bot for seat, bot in bots.items() if isinstance(bot, Teammate)}


def at_table(bot: str, dice: str, options: Options) -> Agent:
    """A bot as it plays at tables, where it may be somebody's teammate; one that plays by chance keeps to nothing."""
    teamwork = None if bot == BY_CHANCE else teamwork_of(game_of_options(options))
    agent = make_agent(bot, dice)
    return agent if teamwork is None else teamwork.teammate(agent)


_kept: OrderedDict[str, _Kept] = OrderedDict()


def _options_of(request: Request) -> Options:
    take_in(dict(request.brought))
    return Options.from_dict(request.options)


def game_of(request: Request) -> Game:
    """The game of a request that has all its answers."""
    return replay(_options_of(request), request.key, request.answers)


def play(request: Request, seconds: float | None = None) -> Answers | Behind:
    """What the bots answer up to the next question to a person, or only as far as they come in some seconds."""
    kept = _caught_up(request)
    if kept is None:
        return Behind()
    before = request.start + len(request.answers)
    lines: list[Line] = []
    for seat, mate in kept.mates.items():
        mate.jobs = tuple([job for by, job in request.jobs if by == seat])
    try:
        kept.game.seat_agents(_heard(kept, lines, before, None if seconds is None else time.monotonic() + seconds))
    except Exception as error:  # said here, where it is known whose code it was
        del _kept[request.game]
        raise RulesFailed(f"{blamed(error)}.") from error
    kept.game.seat_agents({})  # so that the next answers can be followed one by one
    answers = Spoken(kept.game.record[before:])
    answers.lines = tuple(lines)
    return answers


def _heard(kept: _Kept, lines: list[Line], before: int, end: float | None) -> Mapping[int, Answerer]:
    """Its agents, and what they say; with the first answer after the end they leave the game, which waits then."""

    def limited(seat: int, agent: Answerer) -> Answerer:
        def answer(game: Game, decision: Decision) -> Answer:
            picked = agent.answer(game, decision) if isinstance(agent, Answering) else agent(game, decision)
            words = kept.mates[seat].words() if seat in kept.mates else ""
            if words:
                lines.append(Line(len(game.record) + 1 - before, seat, words))
            if end is not None and time.monotonic() >= end:
                game.agents = {}
            return picked

        return answer

    return {seat: limited(seat, agent) for seat, agent in kept.agents.items()}


def _caught_up(request: Request) -> _Kept | None:
    """The game with all answers so far; None if what it builds on is not here."""
    kept = _kept.get(request.game)
    fits = kept is not None and kept.rewinds == request.rewinds and kept.bots == request.bots
    if request.start == 0:
        kept = _Kept(request)
    elif kept is None or not fits or len(kept.game.record) != request.start:
        _kept.pop(request.game, None)
        return None
    else:
        kept.game.play_on(request.answers)
    _kept[request.game] = kept
    _kept.move_to_end(request.game)
    if len(_kept) > GAMES_KEPT:
        _kept.popitem(last=False)
    return kept


def hinted(request: Request, seat: int, names: Sequence[str]) -> Hint:
    """What the teacher says; if it fails over a card of somebody else's, what a bot would do, without a reason."""
    game = game_of(request)
    try:
        return hint(game, seat, names)
    except Exception:
        _log.exception("The teacher has no hint in %s.", request.game)
        return Hint(answer=advice(game, seat, _HINTING_BOT), words="", why="", cards=(), rollouts=0)

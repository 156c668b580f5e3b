"""Many games of bots against bots, the same ones for any number of processes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import NamedTuple

from archfoe.agents import check_bots, make_agent, name_of, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Answerer, Game
from archfoe.core.piles import SEATS
from archfoe.core.record import Record
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores, winners
from archfoe.registry.blame import described
from archfoe.registry.checks import digests
from archfoe.sim import recount
from archfoe.sim.invariants import Watcher
from archfoe.sim.rows import Journal, Row
from archfoe.sim.tables import Seating
from archfoe.sim.watch import Violation
from archfoe.sim.work import Interrupt, in_processes, interruptible
from archfoe.table.seated import any_searches
from archfoe.table.session import bot_dice, replay
from archfoe.version import VERSION

#: One win in parts that up to five winners can share without a remainder.
WHOLE_WIN = 60
#: Checked games are now and then played again from their record: every so many.
REPLAY_EVERY = 20
#: More failures than this are counted, but their records are not kept.
MOST_FAILURES = 100
_CHUNK = 8  # games that a process plays before it reports: an interrupt loses those of which it has not


#: Takes rows: of which game on, of how many games, and the rows.
Sink = Callable[[int, int, list[Row]], object]


class Failure(NamedTuple):
    game: int
    seed: str
    error: str
    record: str  # the text of its file


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: game i is played at table i, counted round, with a key and dice made from seed and i."""

    seatings: tuple[Seating, ...]
    games: int
    seed: int | str = 0
    check: bool = False
    rows: str = ""  # what is noted row by row: "games" or "decisions" (archfoe.sim.rows)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ArchfoeError(f"--games must be at least 1, not {self.games}.")
        if not self.seatings:
            raise ArchfoeError("A plan needs at least one table: Plan((Seating(options, bots),), games).")
        for options, bots in self.seatings:
            if len(bots) != options.players:
                raise ArchfoeError(f"{len(bots)} bots were seated for {options.players} players.")
        check_bots(dict.fromkeys(bot for seating in self.seatings for bot in seating.bots))

    def seating(self, game: int) -> Seating:
        return self.seatings[game % len(self.seatings)]

    def seed_of(self, game: int) -> str:
        return f"{self.seed}:{game}"


def is_cooperative(options: Options) -> bool:
    """Do all players win or lose together?"""
    return len(set(options.teams)) == 1


@dataclass(slots=True)
class Tally:
    """What came of the games at one table; sums only, so that parts can be added in any order."""

    games: int = 0
    finished: int = 0
    decisions: int = 0  # real choices: where there was only one thing to do, nobody decided
    turns: int = 0
    at_once: int = 0  # games that a last Character or a card ended, whatever the scores
    together: int = 0  # games that all players win or lose together
    lost: int = 0  # those of them that nobody has won
    wins: list[int] = field(default_factory=lambda: [0] * SEATS)  # by seat, in parts of WHOLE_WIN
    vp: list[int] = field(default_factory=lambda: [0] * SEATS)  # by seat

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.turns += other.turns
        self.at_once += other.at_once
        self.together += other.together
        self.lost += other.lost
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.vp = [a + b for a, b in zip(self.vp, other.vp, strict=True)]

    def count(self, s: State, options: Options) -> None:
        """Adds a game that is over. A win is one, shared by its winners: partners and tied players alike."""
        self.turns += s.turn
        for seat, points in enumerate(scores(s)):
            self.vp[seat] += points
        if options.match and options.game == 1:  # the second game decides
            return
        self.finished += 1
        self.at_once += bool(recount.won_at_once(s))
        if is_cooperative(options):
            self.together += 1
            self.lost += not s.winners
        won = winners(s, options.carried) if options.carried else s.winners
        for seat in won:
            self.wins[seat] += WHOLE_WIN // len(won)


@dataclass(slots=True)
class Report:
    """Everything that was found out, one tally for each table of the plan."""

    plan: Plan
    tallies: list[Tally]
    failures: list[Failure] = field(default_factory=list)
    cpu_seconds: float = 0.0
    seconds: float = 0.0
    interrupted: bool = False  # before all games of the plan were played
    rows: list[Row] = field(default_factory=list)  # of the games since they were last fetched

    @classmethod
    def empty(cls, plan: Plan) -> Report:
        return cls(plan, [Tally() for _ in plan.seatings])

    def add(self, other: Report) -> None:
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.add(theirs)
        self.failures = sorted(self.failures + other.failures)[:MOST_FAILURES]
        self.cpu_seconds += other.cpu_seconds

    @property
    def total(self) -> Tally:
        total = Tally()
        for tally in self.tallies:
            total.add(tally)
        return total

    @property
    def errors(self) -> int:
        total = self.total
        return total.games - total.finished

    @property
    def cooperative(self) -> bool:
        """Are there tables at which all players win or lose together?"""
        return any(is_cooperative(seating.options) for seating in self.plan.seatings)

    @property
    def seats(self) -> int:
        return max(seating.options.players for seating in self.plan.seatings)

    def wins_by_seat(self) -> list[float]:
        return [wins / WHOLE_WIN for wins in self.total.wins[: self.seats]]

    def wins_by_bot(self) -> dict[str, float]:
        parts: dict[str, int] = {}
        for seating, tally in zip(self.plan.seatings, self.tallies, strict=True):
            for bot, wins in zip(seating.names, tally.wins, strict=False):
                parts[bot] = parts.get(bot, 0) + wins
        return {bot: wins / WHOLE_WIN for bot, wins in sorted(parts.items())}

    def mean_vp(self) -> list[float | None]:
        """By seat, over the finished games that had such a seat."""
        out: list[float | None] = []
        for seat in range(self.seats):
            there = [t for t, seating in zip(self.tallies, self.plan.seatings, strict=True) if seat < len(seating.bots)]
            finished = sum(tally.finished for tally in there)
            out.append(round(sum(tally.vp[seat] for tally in there) / finished, 3) if finished else None)
        return out


class Listening(NamedTuple):
    """Who hears of games while they are played."""

    progress: Callable[[int], object]
    sink: Sink | None

    def hear(self, first: int, games: int, report: Report) -> None:
        self.progress(games)
        if self.sink is not None:
            self.sink(first, games, report.rows)
        report.rows = []


def bots_at(seating: Seating, key: bytes) -> dict[int, Answerer]:
    """The bots with the dice that a `Session` of this key would give them: either plays the same game."""
    return seated(
        {seat: make_agent(bot, bot_dice(key, seat, seating.options.game)) for seat, bot in enumerate(seating.bots)}
    )


def run(
    plan: Plan, jobs: int = 1, progress: Callable[[int], object] = lambda games: None, sink: Sink | None = None
) -> Report:
    """Plays them all; `progress` hears how many more are done. Times apart, `jobs` changes nothing.

    `sink` is given rows of games as they come, with the number of the first game and how many there are; in several
    processes some come early.

    Ctrl-C ends it early: the report is then of the games that were played.
    """
    if jobs < 1:
        raise ArchfoeError(f"{jobs} processes cannot play: ask for at least 1 with --jobs.")
    if jobs > 1:
        _check_can_travel(plan)
    start = perf_counter()
    report = Report.empty(plan)
    with interruptible() as interrupt:
        play = _play_here if jobs == 1 else _play_in_processes
        play(plan, jobs, report, Listening(progress, sink), interrupt)
    report.seconds = perf_counter() - start
    report.interrupted = report.total.games < plan.games
    return report


def _check_can_travel(plan: Plan) -> None:
    """Other processes get the bots by the names of their factories."""
    for bot in dict.fromkeys(bot for seating in plan.seatings for bot in seating.bots):
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise ArchfoeError(
                f"The bot {name_of(bot)} cannot be sent to other processes. Make it with a function or class"
                " at the top of a module, or play with jobs=1."
            ) from None


def _play_here(plan: Plan, jobs: int, report: Report, listening: Listening, interrupt: Interrupt) -> None:
    start = process_time()
    for number in range(plan.games):
        if interrupt.heard:
            break
        _play(plan, number, report)
        listening.hear(number, 1, report)
    report.cpu_seconds = process_time() - start


def _play_in_processes(plan: Plan, jobs: int, report: Report, listening: Listening, interrupt: Interrupt) -> None:
    size = max(1, min(_CHUNK, plan.games // (4 * jobs)))
    firsts = range(0, plan.games, size)
    chunks = ((plan, range(first, min(first + size, plan.games))) for first in firsts)  # made when they are wanted
    for first, part in in_processes(_play_chunk, chunks, min(jobs, -(-plan.games // size)), interrupt):
        report.add(part)
        listening.hear(first, part.total.games, part)


def _play_chunk(chunk: tuple[Plan, range]) -> tuple[int, Report]:
    plan, games = chunk
    start = process_time()
    report = Report.empty(plan)
    for number in games:
        _play(plan, number, report)
    report.cpu_seconds = process_time() - start
    return games[0], report


def _play(plan: Plan, number: int, report: Report) -> None:
    """One game or match, from which no error escapes: what goes wrong is noted with the record that leads there."""
    seating: Seating | None = plan.seating(number)
    tally = report.tallies[number % len(plan.seatings)]
    tally.games += 1
    key = key_of_seed(plan.seed_of(number))
    while seating is not None:
        seating = _play_game(plan, number, seating, key, tally, report)


def _play_game(plan: Plan, number: int, seating: Seating, key: bytes, tally: Tally, report: Report) -> Seating | None:
    """Returns the table of the second game, if one is to follow."""
    options, following = seating.options, None
    game: Game | None = None
    failed: str | None = None
    journal = Journal(plan.rows, number, plan.seed_of(number), seating) if plan.rows else None
    try:
        rules, state = build(options, key)
        watcher = Watcher(options, state) if plan.check else None
        bots = bots_at(seating, key)
        seats, searching = bots if watcher is None else watcher.over(bots), any_searches(bots)
        if journal is not None:
            seats = journal.over(seats)
        game = Game(rules, state, seats, log=False, searching=searching, begin=False)
        game.begin()
        if watcher is not None:
            watcher.last_look(game)
            if number % REPLAY_EVERY == 0:
                _check_replay(game, options, key)
        tally.count(game.state, options)
        if options.match and options.game == 1:
            following = seating._replace(options=options.second_game(tuple(scores(game.state))))
    except Exception as error:
        failed = described(error)
        report.failures.append(_failure(plan, number, seating, key, game.record if game else [], error))
        del report.failures[MOST_FAILURES:]
    if game is not None:
        tally.decisions += len(game.record) - game.forced
    if journal is not None:
        report.rows += journal.rows(game, failed)
    return following


def _check_replay(game: Game, options: Options, key: bytes) -> None:
    differences = game.state.differences(replay(options, key, game.record).state)
    if differences:
        raise Violation(f"the record replays to another state: {', '.join(differences)}")


def _failure(
    plan: Plan, number: int, seating: Seating, key: bytes, answers: list[tuple[int, Answer]], error: Exception
) -> Failure:
    options = seating.options
    record = Record(
        options.as_dict(), key, seating.names, VERSION, list(answers), sets=digests(options.sets, options.variants)
    )
    return Failure(number, plan.seed_of(number), described(error), record.dumps())

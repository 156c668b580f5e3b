"""Many games of bots against bots, the same ones for any number of processes."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter, process_time
from typing import NamedTuple

from archfoe.agents import make_agent, modules_of, name_of, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Answerer, Game
from archfoe.core.record import Record
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.registry.blame import described
from archfoe.registry.editions import digests
from archfoe.signals import interruptible
from archfoe.sim.invariants import Watcher
from archfoe.sim.kept import Kept
from archfoe.sim.report import MOST_FAILURES, Failure, Part, Plan, Report, Sink, Tally
from archfoe.sim.rows import Journal
from archfoe.sim.tables import Seating
from archfoe.sim.watch import Violation
from archfoe.sim.work import Jobs, crew
from archfoe.table.seated import any_searches
from archfoe.table.session import bot_dice, replay
from archfoe.version import VERSION

#: Checked games are now and then played again from their record: every so many.
REPLAY_EVERY = 20
_CHUNK = 8  # games that a process plays before it reports: an interrupt loses those of which it has not


class Listening(NamedTuple):
    """Who hears of games while they are played."""

    progress: Callable[[int], object]
    sink: Sink | None

    def hear(self, part: Part) -> None:
        self.progress(part.games)
        if self.sink is not None:
            self.sink(part.first, part.games, part.rows)


def bots_at(seating: Seating, key: bytes) -> dict[int, Answerer]:
    """The bots with the dice that a `Session` of this key would give them: either plays the same game."""
    return seated(
        {seat: make_agent(bot, bot_dice(key, seat, seating.options.game)) for seat, bot in enumerate(seating.bots)}
    )


def run(
    plan: Plan,
    jobs: Jobs = 1,
    progress: Callable[[int], object] = lambda games: None,
    sink: Sink | None = None,
    kept: Kept | None = None,
) -> Report:
    """Plays them all; `progress` hears how many more are done. Times apart, `jobs` changes nothing.

    `jobs` is a number of processes, or a crew on other machines. `sink` is given rows of games as they come, with the
    number of the first game and how many there are; in several processes some come early. `kept` is a file: what it has
    is not played again.

    Ctrl-C ends it early: the report is then of the games that were played.
    """
    those = crew(jobs)
    if jobs != 1:
        _check_can_travel(plan)
    start = perf_counter()
    report = Report.empty(plan) if kept is None else kept.report(plan)
    before, size = report.seconds, _CHUNK if jobs != 1 else 1
    left = [range(plan.games)] if kept is None else kept.left(plan.games)
    listening = Listening(progress, sink)
    progress(report.total.games)
    with interruptible() as interrupt:
        for part in those.do(partial(_play_chunk, plan), _chunks(left, size, those.hands), interrupt):
            report.add(part)
            report.seconds = before + perf_counter() - start
            if kept is not None:
                kept.note(part, report)
            listening.hear(part)
    report.seconds = before + perf_counter() - start
    if kept is not None:
        kept.save(report)
    report.interrupted = report.total.games < plan.games
    return report


def _chunks(left: Sequence[range], most: int, hands: int) -> Iterator[range]:
    """Made when they are wanted; so small that every hand has some."""
    for games in left:
        size = max(1, min(most, (games.stop - games.start) // (4 * hands)))
        for first in range(games.start, games.stop, size):
            yield range(first, min(first + size, games.stop))


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


def _play_chunk(plan: Plan, games: range) -> Part:
    start = process_time()
    part = Part(games.start)
    for number in games:
        _play(plan, number, part)
    part.cpu_seconds = process_time() - start
    return part


def _play(plan: Plan, number: int, part: Part) -> None:
    """One game or match, from which no error escapes: what goes wrong is noted with the record that leads there."""
    seating: Seating | None = plan.seating(number)
    tally = part.tallies.setdefault(number % len(plan.seatings), Tally())
    tally.games += 1
    key = key_of_seed(plan.seed_of(number))
    while seating is not None:
        seating = _play_game(plan, number, seating, key, tally, part)


def _play_game(plan: Plan, number: int, seating: Seating, key: bytes, tally: Tally, part: Part) -> Seating | None:
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
        failed = described(error, modules_of(seating.bots))
        part.failures.append(_failure(plan, number, seating, key, game.record if game else [], error))
        del part.failures[MOST_FAILURES:]
    if game is not None:
        tally.decisions += len(game.record) - game.forced
    if journal is not None:
        part.rows += journal.rows(game, failed)
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
    told = described(error, modules_of(seating.bots))
    return Failure(number, plan.seed_of(number), told, record.dumps())

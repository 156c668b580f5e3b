"""How strong bots are: each against each on the same deals, at every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from time import process_time
from typing import Final, NamedTuple

from archfoe.agents import Bot, check_bots, make_agent, modules_of, name_of
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.registry.blame import described
from archfoe.signals import interruptible
from archfoe.sim.report import is_cooperative
from archfoe.sim.work import Jobs, crew
from archfoe.table.seated import Agent, any_searches, seated
from archfoe.table.session import bot_dice
from archfoe.table.view import View

#: More sentences about failed games than this nobody reads.
MOST_FAILURES: Final = 20


class Table(NamedTuple):
    """One game: a deal, and which bot (by its number in the plan) plays at each seat."""

    deal: int
    bots: tuple[int, ...]


class Outcome(NamedTuple):
    table: Table
    wins: tuple[float, ...]  # the part of the win that each bot of the plan has got
    seconds: tuple[float, ...]  # of each bot of the plan, thinking
    longest: tuple[float, ...]
    answers: tuple[int, ...]
    error: str = ""


@dataclass(frozen=True)
class Contest:
    """Which bots meet, at what, on how many deals."""

    options: Options
    bots: tuple[Bot, ...]
    deals: int
    seed: int | str = 0

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise ArchfoeError(f"--deals must be at least 1, not {self.deals}.")
        if len(self.bots) < (1 if is_cooperative(self.options) else 2):
            raise ArchfoeError("Name at least two bots that play against each other, such as: sharp greedy.")
        names = [name_of(bot) for bot in self.bots]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ArchfoeError(f"{twice[0]} is named twice: each bot takes part once.")
        check_bots(self.bots)

    def tables(self) -> Iterator[Table]:
        for deal in range(self.deals):
            for bots in self.seatings():
                yield Table(deal, bots)

    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where on each deal: of two sides both ways round, of more each bot once at every seat."""
        teams, players = self.options.teams, self.options.players
        if is_cooperative(self.options):
            return [(bot,) * players for bot in range(len(self.bots))]
        out: list[tuple[int, ...]] = []
        for one, other in combinations(range(len(self.bots)), 2):
            for single, many in ((one, other), (other, one)):
                for team in dict.fromkeys(teams):
                    seats = tuple([single if own == team else many for own in teams])
                    if seats not in out:
                        out.append(seats)
        return out

    def key(self, deal: int) -> bytes:
        return key_of_seed(f"{self.seed}:{deal}")


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        self.searches = bool(getattr(agent, "searches", False))
        self.seconds = self.longest = 0.0
        self.answers = 0

    def answer(self, view: View) -> Answer:
        began = process_time()
        answer = self._agent.answer(view)
        took = process_time() - began
        self.seconds += took
        self.longest = max(self.longest, took)
        self.answers += 1
        return answer


def play(contest: Contest, table: Table) -> Outcome:
    """One game, from which no error escapes: who fails has not won."""
    key = contest.key(table.deal)
    agents = {
        seat: Timed(make_agent(contest.bots[bot], bot_dice(key, seat, contest.options.game)))
        for seat, bot in enumerate(table.bots)
    }
    answerers = seated(dict(agents))
    error = ""
    winners: tuple[int, ...] = ()
    try:
        rules, state = build(contest.options, key)
        searching = any_searches(answerers)
        winners = Game(rules, state, answerers, log=False, searching=searching).state.winners
    except Exception as failure:
        error = f"deal {table.deal}: {described(failure, modules_of(contest.bots))}"
    count = len(contest.bots)
    wins, seconds, longest, answers = [0.0] * count, [0.0] * count, [0.0] * count, [0] * count
    for seat, bot in enumerate(table.bots):
        wins[bot] += (seat in winners) / max(len(winners), 1)
        seconds[bot] += agents[seat].seconds
        longest[bot] = max(longest[bot], agents[seat].longest)
        answers[bot] += agents[seat].answers
    return Outcome(table, tuple(wins), tuple(seconds), tuple(longest), tuple(answers), error)


@dataclass
class Results:
    contest: Contest
    outcomes: list[Outcome] = field(default_factory=list)
    interrupted: bool = False

    @property
    def failures(self) -> list[str]:
        return [outcome.error for outcome in self.outcomes if outcome.error]

    def between(self, one: int, other: int) -> dict[int, list[Outcome]]:
        """The games in which these two met, by deal; of one bot with itself, where it played alone."""
        found: dict[int, list[Outcome]] = {}
        for outcome in self.outcomes:
            if set(outcome.table.bots) == {one, other}:
                found.setdefault(outcome.table.deal, []).append(outcome)
        return found


def run(contest: Contest, jobs: Jobs = 1, progress: Callable[[int], object] = lambda games: None) -> Results:
    """Plays all games; Ctrl-C ends it early with those that were played."""
    those, results = crew(jobs), Results(contest)
    tables = list(contest.tables())
    with interruptible() as interrupt:
        for outcome in those.do(partial(play, contest), tables, interrupt):
            results.outcomes.append(outcome)
            progress(1)
    results.outcomes.sort(key=lambda outcome: outcome.table)
    results.interrupted = len(results.outcomes) < len(tables)
    return results

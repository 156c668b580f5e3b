"""What is to be played, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from archfoe.agents import check_bots
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import SEATS
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores, winners
from archfoe.sim import recount
from archfoe.sim.rows import Row
from archfoe.sim.tables import Seating

#: One win in parts that up to five winners can share without a remainder.
WHOLE_WIN = 60
#: More failures than this are counted, but their records are not kept.
MOST_FAILURES = 100
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
class Part:
    """What came of some games in a row: only the tables at which they were played, so that it travels light."""

    first: int
    tallies: dict[int, Tally] = field(default_factory=dict)  # by the number of the table
    failures: list[Failure] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    cpu_seconds: float = 0.0

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies.values())


@dataclass(slots=True)
class Report:
    """Everything that was found out, one tally for each table of the plan."""

    plan: Plan
    tallies: list[Tally]
    failures: list[Failure] = field(default_factory=list)
    cpu_seconds: float = 0.0
    seconds: float = 0.0
    interrupted: bool = False  # before all games of the plan were played

    @classmethod
    def empty(cls, plan: Plan) -> Report:
        return cls(plan, [Tally() for _ in plan.seatings])

    def add(self, part: Part) -> None:
        for table, tally in part.tallies.items():
            self.tallies[table].add(tally)
        if part.failures:
            self.failures = sorted(self.failures + part.failures)[:MOST_FAILURES]
        self.cpu_seconds += part.cpu_seconds

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

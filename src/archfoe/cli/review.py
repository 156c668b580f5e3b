"""`archfoe review`: how a game stood, which moves cost most and why, and what was luck."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from archfoe.cli.screen import Screen
from archfoe.core.errors import unknown
from archfoe.core.record import Record
from archfoe.core.text import listed, upper_first
from archfoe.registry import bots
from archfoe.review import Balance, Mistake, Review, Swing, TurnEnd, points_words
from archfoe.review import review as reviewed
from archfoe.review.people import People
from archfoe.saves import quoted
from archfoe.table.session import age_of, read_record
from archfoe.table.words.labels import named_and_rated, player_names
from archfoe.table.words.story import possessive

#: The chart: a row for every so many percent, and at most so many columns.
_ROWS: Final = (100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0)
_WIDEST: Final = 66
_SHOWN: Final = 10


def review(
    path: Path,
    player: str | None = None,
    budget: int | None = None,
    jobs: int = 0,
    worst: int = _SHOWN,
    *,
    as_json: bool = False,
    hindsight: bool = False,
    screen: Screen | None = None,
) -> int:
    """The whole command; returns its exit code."""
    record = read_record(path)
    names = player_names(record.players)
    reader = _reader(player, record, names)
    more: dict[str, Any] = {} if budget is None else {"budget": budget}
    with _watched() as progress:
        found = reviewed(
            record,
            jobs=jobs if jobs > 0 else os.cpu_count() or 1,
            progress=progress,
            hindsight=hindsight,
            name=str(path),
            **more,
        )
    if as_json:
        print(json.dumps(asdict(found), indent=2))
    else:
        _Teller(found, path, record, reader, screen or Screen()).tell(worst, chosen=player is not None)
    return 0


def _reader(player: str | None, record: Record, names: Sequence[str]) -> int | None:
    """The seat that was asked for, else the only person at the table."""
    if player is not None:
        wanted = player.strip().casefold()  # a bot is found by its level, too, as the record has it
        found = [seat for seat, name in enumerate([*names, *record.players]) if name.casefold() == wanted]
        if not found:
            raise unknown("player", player, names)
        return found[0] % len(names)
    people = [seat for seat, name in enumerate(record.players) if name not in bots()]
    return people[0] if len(people) == 1 else None


@contextmanager
def _watched() -> Iterator[Callable[[int, int], object] | None]:
    """A bar for people who watch; nothing at all where the output goes to a file or a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("reviewing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("choices")
        yield lambda done, total: bar.update(task, completed=done, total=total)


class _Teller:
    """Tells a review to somebody who reads lines."""

    def __init__(self, found: Review, path: Path, record: Record, reader: int | None, screen: Screen) -> None:
        self.found, self.path, self.reader, self.screen = found, path, reader, screen
        self.age = age_of(record)
        self.players = named_and_rated(record.players)
        self.people = [seat for seat, name in enumerate(record.players) if name not in bots()]
        self.called = People(found.names, self.people[0] if len(self.people) == 1 else None).called

    def tell(self, worst: int, *, chosen: bool) -> None:
        found, screen = self.found, self.screen
        turns = f"{len(found.turns)} turn{'s' if len(found.turns) != 1 else ''}"
        screen.say(f"{self.path}: {found.mode}, {listed(self.players)}; {turns}.", "title")
        if self.age:
            screen.say(self.age, "aside")
        if not found.over:
            screen.say("The game is not over, so this is how it stands.", "aside")
        self._chart()
        if found.turning is not None:
            screen.say(f"The game turned in round {found.turns[found.turning].round}.", "aside")
        self._swings()
        self._mistakes(worst, chosen)
        self._balances()

    # The chart

    def _chart(self) -> None:
        turns = self.found.turns
        if not turns:
            return
        shown = self._sides()
        whose = f"{self._whose(shown[0])} chance" if len(shown) == 1 else "Everybody's chance"
        self.screen.say()
        self.screen.say(f"{whose} to win after each turn", "turn")
        for line in chart(turns, shown):
            self.screen.say(line, whole=True)
        if len(shown) > 1:
            marks = [f"{_mark(i)} {self._team(seat)}" for i, seat in enumerate(shown)]
            self.screen.say(", ".join(marks), whole=True)

    def _sides(self) -> list[int]:
        """A seat of each side to draw: of two sides one says it all."""
        found = self.found
        first = 0 if self.reader is None else self.reader
        if found.together or len(set(found.teams)) == 2:
            return [first]
        return [found.teams.index(team) for team in dict.fromkeys(found.teams)]

    def _team(self, seat: int) -> str:
        found = self.found
        return listed([name for name, team in zip(self.called, found.teams, strict=True) if team == found.teams[seat]])

    def _whose(self, seat: int) -> str:
        if self.found.together:
            return "The team's"
        team = self._team(seat)
        return "Your" if team == "you" else possessive(team)

    def _swings(self) -> None:
        """Where the line of the chart jumps: the costs below are only a part of that."""
        found, shown = self.found, self._sides()
        swings = found.balances[shown[0]].swings
        if (len(shown) > 1 and self.reader is None) or not swings:
            return
        self.screen.say()
        self.screen.say("The turns that changed most", "turn")
        turns = {turn.turn: turn for turn in found.turns}
        for swing in swings:
            turn = turns[swing.turn]
            way = f"from {_percent(swing.before)} to {_percent(swing.after)}"
            who, did = self.called[turn.seat], turn.did or "bought nothing"
            self.screen.say(f"Round {turn.round}: {upper_first(who)} {did}, {way}. {swing_words(swing)}")

    # Moves

    def _mistakes(self, worst: int, chosen: bool) -> None:
        found, screen = self.found, self.screen
        listed_ = [m for m in found.mistakes if not chosen or m.seat == self.reader]
        screen.say()
        if not listed_:
            looked = f"{found.weighed} choices"
            screen.say(f"No costly moves were found among {looked}.", "turn")
            self._decided()
            return
        rest = len(listed_) - worst
        screen.say("The moves that cost most", "turn")
        for number, mistake in enumerate(listed_[:worst], start=1):
            self._mistake(number, mistake)
        if rest > 0:
            screen.say(f"And {rest} more that cost less: --worst {len(listed_)} shows all.", "aside")
        self._decided()

    def _decided(self) -> None:
        """Why what was done late in the game is not among them."""
        if self.reader is not None and (number := self.found.balances[self.reader].decided):
            told = f"From round {number} on the game was decided, so later choices cost next to nothing."
            self.screen.say(told, "aside")

    def _mistake(self, number: int, m: Mistake) -> None:
        screen, name = self.screen, self.called[m.seat]
        after = f"{_percent(m.played.chance)} to win instead of {_percent(m.better.chance)}"
        screen.say(f"{number}. Round {m.round}, {name}: {m.asked}")
        screen.say(f"   Played: {m.played.words}. Better: {m.better.words}.")
        screen.say(f"   {after} (a cost of {100 * m.cost:.0f} ± {100 * m.error:.0f} points).")
        screen.say(f"   {' '.join(m.why)}")
        if m.hindsight:
            screen.say(f"   {m.hindsight}")
        if m.seat in self.people:
            screen.say(f"   Try again from here: archfoe resume {quoted(self.path)} --at {m.at}", whole=True)

    # Luck and skill

    def _balances(self) -> None:
        found, screen = self.found, self.screen
        screen.say()
        screen.say("Luck and skill", "turn")
        for balance in found.balances:
            screen.say(f"{upper_first(self.called[balance.seat])}: {balance_words(balance)}")
        screen.say(
            f"{found.weighed} choices were looked at with {found.rollouts:,} roll-outs. What is too small to be told"
            " from chance counts as luck.",
            "aside",
        )


def chart(turns: Sequence[TurnEnd], seats: Sequence[int]) -> list[str]:
    """Rows of text: a column for each turn, or for every other one if there are many."""
    step = -(-len(turns) // _WIDEST)
    columns = [turns[min(i + step, len(turns)) - 1] for i in range(0, len(turns), step)]
    rows = {row: [" "] * len(columns) for row in _ROWS}
    for k in range(len(seats) - 1, -1, -1):
        for x, turn in enumerate(columns):
            near = min(_ROWS, key=lambda row: abs(row - 100 * turn.chances[seats[k]]))
            rows[near][x] = _mark(k) if len(seats) > 1 else "*"
    lines = [f"{row:>4}% |{''.join(cells).rstrip()}" for row, cells in rows.items()]
    return [*lines, f"turn   {_scale(columns)}"]


def _scale(columns: Sequence[TurnEnd]) -> str:
    out = ""
    for x in range(0, len(columns), 10):
        out = out.ljust(x) + str(columns[x].turn)
    return out


def _mark(side: int) -> str:
    return str(side + 1)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


def swing_words(swing: Swing) -> str:
    """ "Costly choices took 12 points, all else took 5 points.": costs and the chart put together."""
    rest = f"{'gave' if swing.rest >= 0 else 'took'} {points_words(swing.rest)}"
    if round(100 * swing.choices) == 0:
        return f"No costly choice in it: the cards and good moves {rest}."
    return f"Costly choices {'gave' if swing.choices > 0 else 'took'} {points_words(swing.choices)}, all else {rest}."


def balance_words(b: Balance) -> str:
    """ "50% at the start, 100% at the end. Own choices cost 12 points, ..." """
    parts = [f"own choices cost {points_words(b.choices)}"]
    if b.partners:
        parts.append(f"teammates' choices cost {points_words(b.partners)}")
    if b.foes:
        parts.append(f"foes' mistakes gave {points_words(b.foes)}")
    parts.append(f"the cards {'gave' if b.draws >= 0 else 'took'} {points_words(b.draws)}")
    return f"{_percent(b.start)} at the start, {_percent(b.end)} at the end. {upper_first(listed(parts))}."

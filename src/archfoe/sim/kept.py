"""A file that keeps what came of a simulation while it runs, so that it can go on after any end."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.sim.report import Failure, Part, Plan, Report, Tally
from archfoe.version import VERSION

#: Seconds between two writes: whoever ends the program in between plays so much again.
EVERY: Final = 10.0


class Kept:
    """Which games are done, and their report. A game depends on its number alone, so it matters not who played it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._spans: list[tuple[int, int]] = []  # of games that are done, in order
        self._written = monotonic()

    def report(self, plan: Plan) -> Report:
        """What was found out so far; refuses what another simulation has left there."""
        report = Report.empty(plan)
        data = self._read()
        if data is None:
            self.save(report)  # says at once if it cannot be written
            return report
        try:
            if (data["archfoe"], data["plan"]) != (VERSION, _told(plan)):
                raise ArchfoeError(
                    f"{self.file} is of another simulation (archfoe {data['archfoe']}, other tables, bots, seed or"
                    " checks): give the same command, or another file."
                )
            for table, tally in data["tallies"].items():
                report.tallies[int(table)] = Tally(**tally)
            report.failures = [Failure(*failure) for failure in data["failures"]]
            report.cpu_seconds, report.seconds = data["cpu_seconds"], data["seconds"]
            self._spans = [(first, end) for first, end in data["done"]]
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            raise self._unreadable() from None
        return report

    def left(self, games: int) -> list[range]:
        """The games that are still to be played."""
        out, at = [], 0
        for first, end in [*self._spans, (games, games)]:
            if at < min(first, games):
                out.append(range(at, min(first, games)))
            at = max(at, end)
        return out

    def note(self, part: Part, report: Report) -> None:
        """Of a report that has the part already."""
        self._spans = _joined([*self._spans, (part.first, part.first + part.games)])
        if monotonic() - self._written > EVERY:
            self.save(report)

    def save(self, report: Report) -> None:
        data = {
            "archfoe": VERSION,
            "plan": _told(report.plan),
            "done": self._spans,
            "tallies": {str(n): asdict(tally) for n, tally in enumerate(report.tallies) if tally.games},
            "failures": report.failures,
            "cpu_seconds": report.cpu_seconds,
            "seconds": report.seconds,
        }
        beside = self.file.with_name(self.file.name + ".new")
        try:
            beside.write_text(json.dumps(data), encoding="utf-8")
            os.replace(beside, self.file)  # never half a file
        except OSError as error:
            raise ArchfoeError(f"{self.file} cannot be written ({error.strerror}).") from None
        self._written = monotonic()

    def _read(self) -> dict[str, Any] | None:
        try:
            data = json.loads(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError):
            raise self._unreadable() from None
        if not isinstance(data, dict):
            raise self._unreadable()
        return data

    def _unreadable(self) -> ArchfoeError:
        return ArchfoeError(f"{self.file} keeps no simulation that can go on: give another file.")


def _joined(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for first, end in sorted(spans):
        if out and first <= out[-1][1]:
            out[-1] = out[-1][0], max(end, out[-1][1])
        else:
            out.append((first, end))
    return out


def _told(plan: Plan) -> str:
    """All that decides what game a number is. How many games there are does not: more can be asked for later."""
    tables = [(seating.options.as_dict(), seating.names) for seating in plan.seatings]
    words = json.dumps([tables, str(plan.seed), plan.check], sort_keys=True, default=str)
    return sha256(words.encode()).hexdigest()

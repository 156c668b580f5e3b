"""The rows of the report, each beside its limit."""

from __future__ import annotations

import argparse
import os
import sys
from statistics import median

from bench.page import __doc__ as about
from bench.page import loads, motion, tables
from bench.page.desk import SIZES, TABLES, Desk, desk

SMALLEST = 11.0  # pixels
EVENT, TURN = 200.0, 6000.0  # milliseconds
ANSWER, LONGEST, DRAWN = 50.0, 100.0, 30.0
FRAMES = 50.0
KILOBYTES = 300.0


class Report:
    """Prints rows as they come, and remembers whether all of them held."""

    def __init__(self) -> None:
        self.held = True
        print("| what | measured | limit | |\n|---|---|---|---|", flush=True)

    def row(self, what: str, measured: str, limit: str, fine: bool) -> None:
        self.held &= fine
        print(f"| {what} | {measured} | {limit} | {'' if fine else 'missed'} |", flush=True)


def at_tables(found: Desk, report: Report, modes: list[str]) -> None:
    """One row for each table and size."""
    for name in modes:
        mode, players = TABLES[name]
        for width, height in SIZES:
            seen = tables.watch(found, mode, players, width, height)
            measured = (
                f"shift of zones {seen.zones:.3f}, of cards and questions in theirs {seen.ranks:.3f};"
                f" scrolls {seen.scrolls} px; {seen.covered} answers covered;"
                f" smallest letter {seen.smallest:.1f} px; axe {len(seen.findings)}"
            )
            worst = "; ".join(sorted(seen.moved | seen.findings))
            fine = not (seen.zones or seen.scrolls or seen.covered or seen.findings) and seen.smallest >= SMALLEST
            what = f"{name}, {players} players, {width}x{height}"
            report.row(what, measured + (f" ({worst})" if worst else ""), f"0, 0, 0, {SMALLEST:.0f}, 0", fine)


def in_time(found: Desk, report: Report, rounds: int, samples: int) -> None:
    watched = motion.playback(found, rounds)
    shortest, longest = min(watched.events), max(watched.turns)
    events = f"shortest {shortest:.0f} ms of {len(watched.events)}, median {median(watched.events):.0f}"
    report.row("an event of others at 2x", events, f">= {EVENT:.0f} ms", shortest >= EVENT)
    report.row("a turn of others at 2x", f"longest {longest:.0f} ms", f"<= {TURN:.0f} ms", longest <= TURN)
    times = sorted(motion.answers(found, samples))
    most = times[len(times) * 9 // 10]
    told = f"median {median(times):.0f} ms, nine of ten within {most:.0f} (of {len(times)})"
    report.row("key to paint during playback", told, f"<= {ANSWER:.0f} ms", median(times) <= ANSWER)
    smooth = motion.smoothness(found)
    slow = f"during a round of bots, {motion.SLOWER} times slower"
    report.row(f"longest task {slow}", f"{smooth.longest:.0f} ms", f"<= {LONGEST:.0f} ms", smooth.longest <= LONGEST)
    worked = smooth.worked
    report.row(f"the same, work alone, {slow}", f"{worked:.0f} ms", f"<= {LONGEST:.0f} ms", worked <= LONGEST)
    report.row(f"flights {slow}", f"{smooth.frames:.0f} frames/s", f">= {FRAMES:.0f}", smooth.frames >= FRAMES)
    rest = motion.idle(found)
    report.row("an idle table", f"{rest:.1f} % of a processor", "<= 1 %", rest <= 1)


def at_once(found: Desk, report: Report) -> None:
    cut = loads.cut(found)
    report.row("short texts cut at 106, 118, 148, 208 px", f"{len(cut)} {cut[:4] if cut else ''}".strip(), "0", not cut)
    drawn = loads.pictures(found)
    report.row(f"{loads.PICTURES} pictures drawn", f"{drawn:.1f} ms", f"<= {DRAWN:.0f} ms", drawn <= DRAWN)
    size = loads.kilobytes(found)
    report.row("first visit with a game", f"{size:.0f} KB", f"< {KILOBYTES:.0f} KB", size < KILOBYTES)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=about)
    parser.add_argument("--modes", default=",".join(TABLES), help="tables to look at, with commas")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of bots that are played back")
    parser.add_argument("--samples", type=int, default=20, help="keys that are pressed during playback")
    told = parser.parse_args()
    modes = [mode for mode in told.modes.split(",") if mode]
    if unknown := [mode for mode in modes if mode not in TABLES]:
        parser.error(f"There is no table {unknown[0]!r}: choose from {', '.join(TABLES)}.")
    print(f"Load before: {os.getloadavg()[0]:.1f}")
    with desk() as found:
        report = Report()
        at_once(found, report)
        in_time(found, report, told.rounds, told.samples)
        at_tables(found, report, modes)
    return 0 if report.held else 1


if __name__ == "__main__":
    sys.exit(main())

"""The rows of the report, each beside its limit."""

from __future__ import annotations

import argparse
import os
import sys
from argparse import Namespace
from statistics import median

from bench.page import __doc__ as about
from bench.page import loads, motion, tables
from bench.page.desk import SIZES, TABLES, Desk, desk

SHIFT = 0.02
SMALLEST = 11.0  # pixels
EVENT, TURN = 200.0, 6000.0  # milliseconds
ANSWER, LONGEST, DRAWN = 50.0, 100.0, 30.0
PAINTED, AGAIN = 120.0, 12.0
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


def at_tables(found: Desk, report: Report, told: Namespace) -> None:
    """One row for each table and size."""
    for name in told.modes:
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


def shifts(found: Desk, report: Report, told: Namespace) -> None:
    """With all that flies and is played back."""
    for name in told.modes:
        mode, players = TABLES[name]
        for width, height in ((1366, 768), (390, 844)):
            seen = tables.watch(found, mode, players, width, height, moves=True)
            measured = f"zones {seen.zones:.3f}, cards and questions in theirs {seen.ranks:.3f}"
            worst = f" ({'; '.join(sorted(seen.moved))})" if seen.moved else ""
            what = f"shift while cards fly, {name}, {tables.ACTIONS} actions, {width}x{height}"
            report.row(what, measured + worst, f"< {SHIFT}", seen.zones < SHIFT)


def in_time(found: Desk, report: Report, told: Namespace) -> None:
    watched = motion.playback(found, told.rounds)
    shortest, longest = min(watched.events), max(watched.turns)
    events = f"shortest {shortest:.0f} ms of {len(watched.events)}, median {median(watched.events):.0f}"
    report.row("an event of others at 2x", events, f">= {EVENT:.0f} ms", shortest >= EVENT)
    report.row("a turn of others at 2x", f"longest {longest:.0f} ms", f"<= {TURN:.0f} ms", longest <= TURN)
    times = sorted(motion.answers(found, told.samples))
    most = times[len(times) * 9 // 10]
    paint = f"median {median(times):.0f} ms, nine of ten within {most:.0f} (of {len(times)})"
    report.row("key to paint during playback", paint, f"<= {ANSWER:.0f} ms", median(times) <= ANSWER)


def smoothly(found: Desk, report: Report, _: Namespace) -> None:
    """The empty page beside it tells how busy the machine is."""
    for slower in (1, motion.SLOWER):
        smooth = motion.smoothness(found, slower)
        when = "in a turn and a round of bots" + (f", {slower} times slower" if slower > 1 else "")
        report.row(
            f"longest task {when}", f"{smooth.longest:.0f} ms", f"<= {LONGEST:.0f} ms", smooth.longest <= LONGEST
        )
        worked = smooth.worked
        report.row(f"the same, work alone, {when}", f"{worked:.0f} ms", f"<= {LONGEST:.0f} ms", worked <= LONGEST)
        share = smooth.frames / smooth.empty
        frames = f"{smooth.frames:.0f} frames/s, {share:.2f} of the {smooth.empty:.0f} of an empty page"
        report.row(f"flights {when}", frames, f">= {FRAMES:.0f}", smooth.frames >= FRAMES)
    rest = motion.idle(found)
    report.row("an idle table", f"{rest:.1f} % of a processor", "<= 1 %", rest <= 1)


def at_once(found: Desk, report: Report, _: Namespace) -> None:
    cut = loads.cut(found)
    report.row("short texts cut at 106, 118, 148, 208 px", f"{len(cut)} {cut[:4] if cut else ''}".strip(), "0", not cut)
    drawn = loads.pictures(found)
    report.row(f"{loads.PICTURES} pictures drawn", f"{drawn:.1f} ms", f"<= {DRAWN:.0f} ms", drawn <= DRAWN)
    first, again, image, image_again = loads.painted(found)
    measured = f"{first:.0f} ms, {image / first:.1f} times as fast as images"
    report.row(f"{loads.PICTURES} pictures painted", measured, f"<= {PAINTED:.0f} ms", first <= PAINTED)
    measured = f"{again:.0f} ms, {image_again / again:.1f} times as fast as images"
    report.row("the same ones again", measured, f"<= {AGAIN:.0f} ms", again <= AGAIN)
    size = loads.kilobytes(found)
    report.row("first visit with a game", f"{size:.0f} KB", f"< {KILOBYTES:.0f} KB", size < KILOBYTES)


PARTS = {"once": at_once, "smooth": smoothly, "time": in_time, "shift": shifts, "tables": at_tables}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=about)
    parser.add_argument("--modes", default=",".join(TABLES), help="tables to look at, with commas")
    parser.add_argument("--only", choices=PARTS, help="one part of the report")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of bots that are played back")
    parser.add_argument("--samples", type=int, default=20, help="keys that are pressed during playback")
    told = parser.parse_args()
    told.modes = [mode for mode in told.modes.split(",") if mode]
    if unknown := [mode for mode in told.modes if mode not in TABLES]:
        parser.error(f"There is no table {unknown[0]!r}: choose from {', '.join(TABLES)}.")
    print(f"Load before: {os.getloadavg()[0]:.1f}")
    with desk() as found:
        report = Report()
        for name, part in PARTS.items():
            if told.only in (None, name):
                part(found, report, told)
    return 0 if report.held else 1


if __name__ == "__main__":
    sys.exit(main())

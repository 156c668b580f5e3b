"""`archfoe arena`: which bots are how strong, on common deals at all seats."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import permutations
from typing import Any

from rich.console import Console
from rich.table import Table

from archfoe.agents import Bot, bot_called, name_of
from archfoe.cli.sim import BAD_INPUT, FAILED, FINE, INTERRUPTED, title_of, watched
from archfoe.core.errors import ArchfoeError
from archfoe.core.text import plural
from archfoe.games.options import Options
from archfoe.sim.ladder import MOST_FAILURES, Contest, Results, run
from archfoe.sim.report import is_cooperative
from archfoe.sim.strength import Share, share, strengths
from archfoe.version import VERSION


def arena(bots: Sequence[str], options: Options, deals: int, seed: int | str, jobs: int, as_json: bool) -> int:
    """The whole command; returns its exit code."""
    try:
        contest = Contest(options, tuple(map(bot_called, bots)), deals, seed)
        with watched(len(list(contest.tables()))) as progress:
            results = run(contest, jobs, progress)
    except ArchfoeError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    if not results.outcomes:
        print("Interrupted before a game was over.", file=sys.stderr)
        return INTERRUPTED
    if as_json:
        print(json.dumps(as_data(results), indent=2))
    else:
        show(results)
    for failure in results.failures[:MOST_FAILURES]:
        print(failure, file=sys.stderr)
    if results.interrupted:
        print(f"Interrupted after {len(results.outcomes):,} games.", file=sys.stderr)
        return INTERRUPTED
    return FAILED if results.failures else FINE


def _pairs(results: Results) -> list[tuple[int, int]]:
    count = len(results.contest.bots)
    if is_cooperative(results.contest.options):
        return [(bot, bot) for bot in range(count)]
    found = permutations(range(count), 2)
    return list(found) if _sides(results) > 2 else [(one, other) for one, other in found if one < other]


def _sides(results: Results) -> int:
    return len(set(results.contest.options.teams))


def _anchor(bots: Sequence[Bot]) -> int:
    """Strengths are told from greedy on, where it takes part."""
    return bots.index("greedy") if "greedy" in bots else 0


def as_data(results: Results) -> dict[str, Any]:
    contest = results.contest
    names = [name_of(bot) for bot in contest.bots]
    found = [(one, other, share(results, one, other)) for one, other in _pairs(results)]
    return {
        "archfoe": VERSION,
        "options": contest.options.as_dict(),
        "seed": contest.seed,
        "deals": contest.deals,
        "games": len(results.outcomes),
        "errors": len(results.failures),
        "shares": [
            {
                "bot": names[one],
                "against": names[other],
                "share": won.mean,
                "half_interval": won.half,
                "deals": won.deals,
            }
            for one, other, won in found
            if won is not None
        ],
        "elo": [
            {"bot": name, "elo": round(elo, 1), "low": round(low, 1), "high": round(high, 1)}
            for name, (elo, low, high) in zip(names, strengths(results, _anchor(contest.bots)), strict=True)
        ],
        "seconds_per_decision": dict(zip(names, _pace(results)[0], strict=True)),
        "longest_decision": dict(zip(names, _pace(results)[1], strict=True)),
    }


def _pace(results: Results) -> tuple[list[float], list[float]]:
    """Mean and longest time that each bot took for a decision, in processor seconds."""
    count = len(results.contest.bots)
    mean, longest = [], []
    for bot in range(count):
        answers = sum(outcome.answers[bot] for outcome in results.outcomes)
        mean.append(sum(outcome.seconds[bot] for outcome in results.outcomes) / max(answers, 1))
        longest.append(max(outcome.longest[bot] for outcome in results.outcomes))
    return mean, longest


def show(results: Results) -> None:
    console = Console(highlight=False)
    contest = results.contest
    names = [name_of(bot) for bot in contest.bots]
    mean, longest = _pace(results)
    table = Table(
        "bot",
        title=f"{title_of(contest.options)}: {_some(contest.deals, 'deal')}, {_some(len(results.outcomes), 'game')}",
    )
    for heading in ("Elo", "95 % interval", "ms a decision", "longest"):
        table.add_column(heading, justify="right")
    ranked = sorted(enumerate(strengths(results, _anchor(contest.bots))), key=lambda item: -item[1].elo)
    for bot, (elo, low, high) in ranked:
        pace = (f"{1000 * mean[bot]:.2f}", f"{1000 * longest[bot]:.0f}")
        table.add_row(names[bot], f"{elo:+.0f}", f"{low:+.0f} to {high:+.0f}", *pace)
    console.print(table)
    for one, other in _pairs(results):
        won = share(results, one, other)
        if won is not None:
            console.print(_line(names[one], names[other], won, _sides(results)))
    if results.failures:
        failed = f"{len(results.failures):,} of {_some(len(results.outcomes), 'game')}"
        console.print(f"{failed} ended with an error and count as won by nobody, so the strengths above mean little.")


def _some(n: int, what: str) -> str:
    return f"{n:,} {what if n == 1 else plural(what)}"


def _line(one: str, other: str, won: Share, sides: int) -> str:
    figures, on = f"{100 * won.mean:.1f} % ± {100 * won.half:.1f}", f"({_some(won.deals, 'deal')})"
    if one == other:
        return f"{one} wins {figures} {on}"
    if sides > 2:
        return f"{one} among {sides - 1} of {other} wins {figures}; fair is {100 / sides:.1f} % {on}"
    return f"{one} beats {other} in {figures} {on}"

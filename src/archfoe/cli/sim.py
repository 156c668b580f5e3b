"""`archfoe sim`: plays bots against bots and says what came of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from archfoe.cli.settings import bot_list
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.games.shared.mixing import RANDOM
from archfoe.registry import USUAL_MODE, meant, modes, told_apart
from archfoe.sim import Plan, Report, Seating, Tally, every_seating, run
from archfoe.sim.kept import Kept
from archfoe.sim.parquet import RowFile
from archfoe.sim.report import is_cooperative
from archfoe.sim.rows import GAMES
from archfoe.sim.work import crew_on
from archfoe.table.wishes import USUAL_BOT, answered, answers_in_words, hero_way, mixture
from archfoe.version import VERSION

ALL = "all"  # in place of a mode
FINE, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
_SHOWN_FAILURES = 10


def simulate(
    mode: str = USUAL_MODE,
    players: str = "",
    games: int = 100,
    seed: int | str = 0,
    check: bool = False,
    jobs: int = 1,
    as_json: bool = False,
    variants: Sequence[str] = (),
    keep: Path = Path("failed-games"),
    every: bool = False,
    out: Path | None = None,
    rows: str = GAMES,
    on: str = "",
    resume: Path | None = None,
    **table: Any,
) -> int:
    """The whole command; returns its exit code. `table` are further options of the games, as in `Options`."""
    try:
        if resume is not None and out is not None:
            raise ArchfoeError("--out has rows of all games, --resume only their sums: choose one of them.")
        seatings = seat(mode, players, variants, every, **table)
        plan = Plan(seatings, games, seed, check, rows if out is not None else "")
        with watched(games) as progress, RowFile(out, rows) if out is not None else nullcontext() as file:
            kept = Kept(resume) if resume is not None else None
            report = run(plan, crew_on(on, jobs), progress, file.add if file is not None else None, kept)
        records = keep_records(report, keep)
    except ArchfoeError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    if as_json:
        print(json.dumps(as_data(report, records), indent=2))
    else:
        _print(report, records)
    if report.interrupted:
        print(f"Interrupted after {report.total.games:,} of {games:,} games.", file=sys.stderr)
        return INTERRUPTED
    return FAILED if report.errors else FINE


def seat(mode: str, players: str, variants: Sequence[str], every: bool, **table: Any) -> tuple[Seating, ...]:
    """One table as asked for; or, with `every`, one for each player count and variant that fit together.

    Of Rebirth also one for each scenario, campaign and mixture, unless the scenario or the mixture is named. The mode
    `all` is every mode that there is.
    """
    if mode == ALL:
        if not every:
            raise ArchfoeError("All modes are played at every table that they have: add --every.")
        return tuple(one for each in modes() for one in seat(each, players, variants, every, **table))
    bots = bot_list(players or ",".join([USUAL_BOT] * meant(mode).players_of_trials))
    own = answered(mode, {name: told for name, told in table.items() if name not in ("heroes", "mix")})
    table = {"heroes": hero_way(table.get("heroes", ""), mode), "mix": mixture(table.get("mix", ""), mode), **own}
    if not every:
        return (Seating(Options(mode, len(bots), tuple(variants), **table), bots),)
    if variants:
        raise ArchfoeError("--every plays every variant already: leave out --variant.")
    mode, table["mix"] = told_apart(mode, table.get("mix", ""))
    if "+" in mode and not table.get("mix"):
        table["mix"] = RANDOM  # another mixture in each game
    return every_seating(mode, bots, **table)


@contextmanager
def watched(games: int) -> Iterator[Callable[[int], object]]:
    """A bar for people who watch; nothing at all where the output goes to a file or a pipe."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.advance(task, done)


def keep_records(report: Report, folder: Path) -> dict[int, Path]:
    """Writes the record of each failed game; returns the files by the number of the game."""
    files = {}
    for failure in report.failures:
        seed = "".join(c if c.isalnum() or c in "-_" else "_" for c in failure.seed)
        files[failure.game] = folder / f"sim-{seed}.archfoe.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            files[failure.game].write_text(failure.record, encoding="utf-8")
        except OSError as error:
            raise ArchfoeError(
                f"{files[failure.game]} cannot be written ({error.strerror}): choose another folder with --keep."
            ) from None
    return files


# As data


def as_data(report: Report, records: dict[int, Path]) -> dict[str, Any]:
    plan, total = report.plan, report.total
    return {
        "archfoe": VERSION,
        "games": plan.games,
        "interrupted": report.interrupted,
        "finished": total.finished,
        "errors": report.errors,
        "checked": plan.check,
        "seed": plan.seed,
        "decisions": total.decisions,
        "turns": total.turns,
        "won_at_once": total.at_once,
        **_together(report.cooperative, total),
        "seconds": round(report.seconds, 3),
        "cpu_seconds": round(report.cpu_seconds, 3),
        "wins_by_seat": [round(wins, 4) for wins in report.wins_by_seat()],
        "wins_by_bot": {bot: round(wins, 4) for bot, wins in report.wins_by_bot().items()},
        "mean_vp": report.mean_vp(),
        "options": [seating.options.as_dict() for seating in plan.seatings],
        "tables": [
            {
                "players": seating.names,
                "variants": list(seating.options.variants),
                "games": tally.games,
                "finished": tally.finished,
                "errors": tally.games - tally.finished,
                "decisions": tally.decisions,
                "turns": tally.turns,
                "won_at_once": tally.at_once,
                **_together(is_cooperative(seating.options), tally),
            }
            for seating, tally in zip(plan.seatings, report.tallies, strict=True)
        ],
        "failures": [
            {"game": f.game, "seed": f.seed, "error": f.error, "record": str(records[f.game])} for f in report.failures
        ],
    }


def _together(cooperative: bool, tally: Tally) -> dict[str, int]:
    """What became of games that all players win or lose together."""
    return {"won": tally.together - tally.lost, "lost": tally.lost} if cooperative else {}


# For people


def _print(report: Report, records: dict[int, Path]) -> None:
    console = Console(highlight=False)
    several = len({seating.options.mode for seating in report.plan.seatings}) > 1
    console.print(
        _seat_table(report)
        if len(report.tallies) == 1
        else _mode_table(report)
        if several
        else _combination_table(report)
    )
    total = report.total
    speed = total.decisions / report.cpu_seconds if report.cpu_seconds else 0
    checked = ", every invariant checked at every decision" if report.plan.check else ""
    console.print(f"{total.finished:,} of {total.games:,} games finished, {report.errors:,} errors{checked}.")
    if report.cooperative:
        console.print(f"{total.together - total.lost:,} of them were won and {total.lost:,} lost, each by all players.")
    if total.at_once:
        console.print(f"{total.at_once:,} of them were won at once, the others by Victory Points.")
    console.print(
        f"{total.decisions:,} decisions and {total.turns:,} turns in {report.seconds:.1f} s "
        f"({speed:,.0f} decisions per CPU second)."
    )
    for failure in report.failures[:_SHOWN_FAILURES]:
        console.print(
            f"Game {failure.game} (seed {failure.seed}) failed. {escape(failure.error)}\n"
            f"  Its record is {records[failure.game]}",
            soft_wrap=True,
        )
    if report.errors > _SHOWN_FAILURES:
        console.print(f"... and {report.errors - _SHOWN_FAILURES:,} more failed.")


def _seat_table(report: Report) -> Table:
    (seating,) = report.plan.seatings
    finished = report.total.finished
    table = Table("seat", "bot", title=title_of(seating.options))
    for heading in ("wins", "%", "mean VP"):
        table.add_column(heading, justify="right")
    for number, (bot, wins, vp) in enumerate(zip(seating.names, report.wins_by_seat(), report.mean_vp(), strict=True)):
        share = f"{100 * wins / finished:.1f}" if finished else "-"
        table.add_row(str(number), bot, f"{wins:,.1f}", share, "-" if vp is None else f"{vp:.1f}")
    return table


def _mode_table(report: Report) -> Table:
    """Of all modes: hundreds of tables, so only their sums."""
    sums: dict[str, list[Tally]] = {}
    for seating, tally in zip(report.plan.seatings, report.tallies, strict=True):
        sums.setdefault(seating.options.mode, []).append(tally)
    table = Table("mode", title="every combination of every mode")
    for heading in ("tables", "games", "errors", "turns", "choices"):
        table.add_column(heading, justify="right")
    for mode, tallies in sums.items():
        total = Tally()
        for tally in tallies:
            total.add(tally)
        numbers = (len(tallies), total.games, total.games - total.finished, total.turns, total.decisions)
        table.add_row(mode, *[f"{n:,}" for n in numbers])
    return table


def _combination_table(report: Report) -> Table:
    seatings = report.plan.seatings
    kinds = list(dict.fromkeys(_kind(seating.options) for seating in seatings))
    table = Table(title=f"{seatings[0].options.mode}, every combination")
    for heading in (["table"] if len(kinds) > 1 else []) + ["players", "variants"]:
        table.add_column(heading)
    ended = "won" if report.cooperative else "at once"
    for heading in ("games", "errors", ended, "turns/game", "choices/game"):
        table.add_column(heading, justify="right")
    for seating, tally in zip(seatings, report.tallies, strict=True):
        finished, games = tally.finished or 1, tally.games or 1
        table.add_row(
            *([_kind(seating.options)] if len(kinds) > 1 else []),
            str(seating.options.players),
            ", ".join(seating.options.variants) or "-",
            f"{tally.games:,}",
            f"{tally.games - tally.finished:,}",
            f"{tally.together - tally.lost if is_cooperative(seating.options) else tally.at_once:,}",
            f"{tally.turns / finished:,.1f}",
            f"{tally.decisions / games:,.1f}",
        )
    return table


def _kind(options: Options) -> str:
    """What is played at a table, beside its players and variants: "scenario 4, try 2", "base with rebirth"."""
    called = options.played.game.called(options)
    return f"{called} with {options.mix}" if options.mix else called


def title_of(options: Options) -> str:
    mixed = f"with cards of {options.mix}" if options.guests else f"{options.mix} mixture"
    mix = [mixed] if options.mix else []
    own = answers_in_words(options.mode, options.played.game.answers(options))
    players = "1 player" if options.players == 1 else f"{options.players} players"
    return ", ".join([options.mode, *mix, players, *options.variants, *own])

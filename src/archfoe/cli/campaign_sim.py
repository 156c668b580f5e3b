"""`archfoe campaign sim`: bots play whole campaigns, and what came of them is counted."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from archfoe.cli.settings import our_bots
from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.table.campaigns import Batch, Failed, Played, usual_campaigns
from archfoe.version import VERSION

FINE, FAILED, INTERRUPTED = 0, 1, 130


def simulate(
    players: str,
    campaigns: int,
    seed: str,
    check: bool,
    jobs: int,
    as_json: bool,
    variants: Sequence[str],
    keep: str,
    mix: str = "",
) -> int:
    """The whole command; returns its exit code."""
    bots = our_bots(players)
    if campaigns < 1 or jobs < 1:
        raise ArchfoeError("Ask for at least 1 campaign with --campaigns, and for at least 1 process with --jobs.")
    usual_campaigns().new(bots, key_of_seed(seed), "", variants, mix)  # what cannot be played is told at once
    start = perf_counter()
    done = usual_campaigns().play_batch(Batch(bots, seed, tuple(variants), check, mix), campaigns, jobs)
    report = as_data(done, bots, seed, check)
    report["seconds"] = round(perf_counter() - start, 3)
    report["failures"] = [keep_record(failed, Path(keep)) for failed in done.failures]
    print(json.dumps(report, indent=2) if as_json else "\n".join(in_words(report)))
    if done.interrupted:
        print(f"Interrupted after {report['campaigns']:,} of {campaigns:,} campaigns.", file=sys.stderr)
        return INTERRUPTED
    return FAILED if done.failures else FINE


def as_data(done: Played, bots: Sequence[str], seed: str, check: bool) -> dict[str, Any]:
    report: dict[str, Any] = {
        "archfoe": VERSION,
        "players": list(bots),
        "seed": seed,
        "checked": check,
        "campaigns": len(done.stories) + len(done.failures),
        "finished": len(done.stories),
        "errors": len(done.failures),
        "games": done.games,
        "interrupted": done.interrupted,
    }
    return report | usual_campaigns().report(done.stories, len(bots))


def keep_record(failed: Failed, folder: Path) -> dict[str, str]:
    """Writes the record of the game that failed, and says where."""
    name = "".join(c if c.isalnum() or c in "-_" else "_" for c in f"campaign-{failed.seed}-game-{failed.game}")
    place = folder / f"{name}.archfoe.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        place.write_text(failed.record, encoding="utf-8")
    except OSError as error:
        raise ArchfoeError(
            f"{place} cannot be written ({error.strerror}): choose another folder with --keep."
        ) from None
    return {"seed": failed.seed, "game": str(failed.game), "error": failed.error, "record": str(place)}


def in_words(report: dict[str, Any]) -> list[str]:
    checked = ", every invariant checked at every decision" if report["checked"] else ""
    done = f"{report['finished']:,} of {report['campaigns']:,} campaigns finished, {report['errors']:,} errors{checked}"
    lines = [f"{done}; {report['games']:,} games in {report['seconds']:.1f} s."]
    lines += usual_campaigns().report_lines(report)
    for one in report["failures"]:
        lines.append(f"Seed {one['seed']}, game {one['game']} failed. {one['error']}\n  Its record is {one['record']}")
    return lines

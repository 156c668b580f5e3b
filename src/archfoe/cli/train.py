"""`archfoe train`: makes a value net from nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from archfoe.extras import TRAIN, need


def run_training(
    mode: str,
    players: str,
    scenarios: str,
    told: dict[str, Any],
    out: Path | None,
    jobs: int,
    minutes: float | None,
    resume: bool,
) -> int:
    need(TRAIN, "Training")
    from archfoe.training.plan import Plan, numbers
    from archfoe.training.program import train

    plan = Plan(mode, numbers(players), numbers(scenarios), **told)
    folder = out or Path("training") / plan.name
    train(plan, folder, jobs or os.cpu_count() or 1, resume, minutes, lambda line: print(line, flush=True))
    return 0

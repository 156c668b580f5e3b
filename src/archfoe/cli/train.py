"""`archfoe train`: makes a value net from nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from archfoe.extras import FOR_TRAINING, TRAIN, need
from archfoe.registry import USUAL_MODE
from archfoe.sim.work import crew_on


def run_training(
    mode: str,
    players: str,
    scenarios: str,
    told: dict[str, Any],
    out: Path | None,
    jobs: int,
    on: str,
    minutes: float | None,
    resume: bool,
) -> int:
    need(TRAIN, "Training", *FOR_TRAINING)
    from archfoe.training.plan import Plan, numbers
    from archfoe.training.program import train

    plan = Plan(mode or USUAL_MODE, numbers(players), numbers(scenarios), **told)
    folder = out or Path("training") / plan.name
    train(plan, folder, crew_on(on, jobs or os.cpu_count() or 1), resume, minutes, lambda line: print(line, flush=True))
    return 0

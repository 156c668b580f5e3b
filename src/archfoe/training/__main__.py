"""`python -m archfoe.training`: the same as `archfoe train`, where the packages of the command are not installed."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from archfoe.core.errors import ArchfoeError
from archfoe.training.plan import Plan, numbers
from archfoe.training.program import train

_LISTS = ("players", "scenarios", "units")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m archfoe.training", description="Train a value net for a mode.")
    parser.add_argument("mode", nargs="?", default=Plan.mode)
    for field in fields(Plan):
        if field.name in _LISTS:
            parser.add_argument(f"--{field.name}", metavar="N,N", default=",".join(map(str, _usual(field.name))))
        elif field.name != "mode":
            parser.add_argument(f"--{field.name}", type=type(_usual(field.name)), default=_usual(field.name))
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=None)
    parser.add_argument("--resume", action="store_true")
    given = vars(parser.parse_args(arguments))
    out, jobs, minutes, resume = (given.pop(name) for name in ("out", "jobs", "minutes", "resume"))
    try:
        told: dict[str, Any] = {name: numbers(value) if name in _LISTS else value for name, value in given.items()}
        plan = Plan(**told)
        train(plan, out or Path("training") / plan.name, jobs, resume, minutes, lambda line: print(line, flush=True))
    except ArchfoeError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _usual(name: str) -> Any:
    return next(field.default for field in fields(Plan) if field.name == name)


if __name__ == "__main__":
    raise SystemExit(main())

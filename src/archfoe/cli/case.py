"""`archfoe case`: plays position files and says of each whether it holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from archfoe.table.positions import CaseFailed, Unreadable, run_case

OK, FAILED, UNREADABLE = 0, 1, 2


def run_cases(files: list[str]) -> int:
    """One line for each file; 1 if one of them failed, 2 if one could not be read."""
    status = OK
    for path in files_of(files):
        try:
            if path.is_dir():
                raise Unreadable(f"There is no position file in the folder {path}.")
            case = run_case(path)
        except (CaseFailed, Unreadable) as error:
            print(f"FAILED  {error}")
            status = max(status, UNREADABLE if isinstance(error, Unreadable) else FAILED)
        except Exception as error:  # the other files are played all the same
            what = f"{type(error).__name__}: {error}".rstrip(": ")
            print(f"FAILED  {path}: the rules stumbled over this position ({what}). Please report it with the file.")
            status = max(status, FAILED)
        else:
            print(f"ok      {path}  {case.title}")
    return status


def files_of(files: Iterable[str]) -> Iterator[Path]:
    """A folder stands for all position files in it, in the order of their names."""
    for name in files:
        path = Path(name)
        if path.is_dir():
            yield from sorted(path.rglob("*.yaml")) or [path]
        else:
            yield path

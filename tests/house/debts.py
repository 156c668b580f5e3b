"""Imports that still go against the plan of the house: `python -m tests.house.debts --write` notes them anew.

The list may only become shorter. It is empty when every game is a room that the
rest of the house asks and does not enter.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tests.house.source import GENERIC, floor_of, game_of, modules, name_of, own_imports, part_of

BOOK: Final = Path(__file__).with_name("debts.txt")


def against_the_plan() -> list[str]:
    return sorted(
        f"{name} -> {imported}"
        for path in modules()
        if part_of(name := name_of(path))
        for imported in own_imports(path)
        if part_of(imported) and _wrong(name, imported)
    )


def _wrong(name: str, imported: str) -> bool:
    if floor_of(imported) > floor_of(name):
        return True
    if part_of(name) in GENERIC:
        return bool(game_of(imported)) or imported.startswith("archfoe.sets.")
    return bool(game_of(name)) and game_of(imported) not in ("", game_of(name))


def noted() -> list[str]:
    return BOOK.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    debts = against_the_plan()
    if sys.argv[1:] == ["--write"]:
        more = sorted(set(debts) - set(noted())) if BOOK.exists() else []
        if more:
            sys.exit("New imports against the plan are not noted, but mended:\n  " + "\n  ".join(more))
        BOOK.write_text("".join(f"{debt}\n" for debt in debts), encoding="utf-8")
    print(f"{len(debts)} imports go against the plan of the house.")

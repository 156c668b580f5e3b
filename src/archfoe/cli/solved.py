"""Which puzzles somebody has tried or solved in the terminal: a file among their own data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.registry.places import data_folder
from archfoe.table.session import write_whole

_SHOWN: Final = 4  # whoever was shown the solution had more than all hints


def _place() -> Path | None:
    data = data_folder()
    return None if data is None else data / "puzzles.json"


def _read() -> dict[str, dict[str, Any]]:
    """What was kept; of a damaged file, what is whole."""
    place = _place()
    try:
        kept = json.loads(place.read_text(encoding="utf-8")) if place is not None else {}
    except (OSError, ValueError):
        return {}
    return {
        number: one
        for number, one in (kept.items() if isinstance(kept, dict) else ())
        if number.isdecimal() and isinstance(one, dict) and _is_count(one.get("solved"))
    }


def _is_count(hints: object) -> bool:
    return hints is None or (type(hints) is int and 0 <= hints <= _SHOWN)


def note(number: int, *, hints: int | None = None, shown: bool = False) -> None:
    """It was tried; solved, with so many hints; or shown. Where nothing can be written, nothing is kept."""
    kept, place = _read(), _place()
    if place is None or number < 1:  # 0 is a puzzle of a file
        return
    one = kept.setdefault(str(number), {})
    if hints is not None:
        hints = _SHOWN if one.get("shown") else hints
        one["solved"] = min(hints, one["solved"]) if one.get("solved") is not None else hints
    if shown:
        one["shown"] = True
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, json.dumps(kept, indent=1) + "\n")
    except (OSError, ArchfoeError):
        return


def marks() -> dict[int, str]:
    """By number: "✓" solved, "✓h" with help, "tried"."""
    found = {}
    for number, one in _read().items():
        hints = one.get("solved")
        found[int(number)] = "tried" if hints is None else "✓h" if hints else "✓"
    return found

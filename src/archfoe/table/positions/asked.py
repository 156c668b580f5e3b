"""What a position file says beside its position if it is a puzzle: its goal, its texts, what it was proved with."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from yaml.nodes import Node

from archfoe.core.errors import unknown
from archfoe.table.positions import notation as read
from archfoe.table.positions.notation import Mistake, line_of

LEVELS: Final = ("easy", "medium", "hard")
_TEXTS: Final = ("theme", "why", "trap", "cards")
_NEEDED: Final = ("id", "theme", "level", "goal", "key", "why", "trap")
_KEYS: Final = (*_NEEDED, "hints", "open", "cards", "rulings")
HINTS: Final = 3


@dataclass(frozen=True, slots=True)
class Asked:
    id: int  # never changes, and no other puzzle has it
    theme: str  # what sort of idea solves it
    level: str
    goal: tuple[str, ...]  # "points 11", "beat Amazo": all of them
    key: int  # the step of the solution without which it cannot be done, counted from 1
    why: str  # it works
    trap: str  # why what is tempting fails
    hints: tuple[str, ...] = ()  # of its own, instead of those made of the solution
    open: bool = False  # are the decks shown?
    rulings: int = 0  # it was proved with these,
    cards: str = ""  # and with cards of this digest


def read_asked(node: Node) -> Asked:
    parts = {key: value for key, _, value in read.entries(node, "`puzzle`", _KEYS)}
    for key in _NEEDED:
        if key not in parts:
            raise Mistake(line_of(node), f"a puzzle needs `{key}`.")
    level = read.text(parts["level"], "level")
    if level not in LEVELS:
        raise Mistake(line_of(parts["level"]), str(unknown("level", level, LEVELS)))
    hints = tuple(read.text(item, "a hint") for item in read.items(parts["hints"], "hints")) if "hints" in parts else ()
    if hints and len(hints) != HINTS:
        raise Mistake(line_of(parts["hints"]), f"a puzzle has {HINTS} hints of its own or none, not {len(hints)}.")
    goal = tuple(read.text(item, "a goal") for item in read.items(parts["goal"], "goal"))
    if not goal:
        raise Mistake(line_of(parts["goal"]), "a puzzle needs a goal.")
    texts = {key: read.text(parts[key], key) for key in _TEXTS if key in parts}
    if not re.fullmatch(r"[0-9a-f]*", texts.get("cards", "")):
        raise Mistake(line_of(parts["cards"]), "`cards` is what `archfoe puzzle check --stamp` writes.")
    return Asked(
        id=read.amount(parts["id"], "id"),
        level=level,
        goal=goal,
        key=read.amount(parts["key"], "key"),
        hints=hints,
        open=read.flag(parts["open"], "open") if "open" in parts else False,
        rulings=read.amount(parts["rulings"], "rulings") if "rulings" in parts else 0,
        **texts,
    )

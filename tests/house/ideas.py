"""Ideas of single games, which the core does not name: it is the machine that every game runs on."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.house.source import PACKAGE, tree_of, walked

CORE: Final = PACKAGE / "core"
#: Words of a single game, of one of its scenarios or of one set. Words that any game may have (a space of a board, a
#: step, a partner, an Assist, a card type) are not among them.
IDEAS: Final = frozenset(
    [
        "ally",
        "allies",
        "basic",
        "basics",
        "block",
        "blocked",
        "burden",
        "character",
        "characters",
        "city",
        "civilian",
        "civilians",
        "clock",
        "confront",
        "confrontation",
        "confronted",
        "confronting",
        "contain",
        "contained",
        "contest",
        "destination",
        "destinations",
        "darkseid",
        "hostage",
        "hostages",
        "impossible",
        "poison",
        "retaliation",
        "retaliations",
        "spore",
        "spores",
        "hunt",
        "hunted",
        "legacy",
        "level",
        "levels",
        "mission",
        "missions",
        "patrol",
        "reward",
        "rewards",
        "ring",
        "ruin",
        "ruins",
        "scenario",
        "scenarios",
        "secret",
        "shard",
        "shards",
        "side",
        "signature",
        "sin",
        "sins",
        "solo",
        "spore",
        "spores",
        "symbol",
        "threat",
        "tile",
        "tiles",
        "tough",
        "trophies",
    ]
)


def named_in_core() -> list[str]:
    found = {f"{path.relative_to(CORE).as_posix()}: {name}" for path in CORE.rglob("*.py") for name in _names(path)}
    return sorted(found)


def _names(path: Path) -> Iterator[str]:
    for name in identifiers(tree_of(path)):
        if not IDEAS.isdisjoint(words(name)):
            yield name


def identifiers(tree: ast.Module) -> Iterator[str]:
    """All that is called by a name: modules, classes, functions, arguments, fields and variables."""
    for node in walked(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""


def words(name: str) -> list[str]:
    """ "SCENARIO_KIND" and "ScenarioKind" are two words each."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name)
    return apart.lower().split("_")


def own_constants() -> dict[str, str]:
    """Constants of games: kinds of question, words of the log, piles, moments, standing rules."""
    files = [path for name in _FILES for path in (PACKAGE / "games").rglob(f"{name}.py") if "shared" not in path.parts]
    return {
        target.id: path.relative_to(PACKAGE).as_posix()
        for path in files
        for node in tree_of(path).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and not target.id.startswith("_")
    }


_FILES: Final = ("kinds", "events", "piles", "standing")

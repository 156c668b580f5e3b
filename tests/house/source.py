"""The source as the tests of the house read it: its files, what each imports, and on which floor it stands.

A file may import its own floor and those below it. What people and programs use of any game (table, wire, agents, sim,
review, puzzles, stories, envs, cli, server) asks the game's object and imports no game and no set; one game imports
no other.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "archfoe"
GAMES: Final = ("lineup", "duel", "city")
#: The faces of a game: files and folders of its room that look at the generic layers. All others are rules.
FACES: Final = (
    "view",
    "words",
    "shapes",
    "wire",
    "bot",
    "checks",
    "positions",
    "tokens",
    "feats",
    "face",
    "faces",
    "campaign",
)
CORE, REGISTRY, SHARED, RULES, SETS, TABLE, TOOLS, FACE, REVIEW, PROGRAMS = range(10)
_FLOORS: Final = {
    "version": CORE,
    "extras": CORE,
    "signals": CORE,
    "core": CORE,
    "registry": REGISTRY,
    "sets": SETS,
    "table": TABLE,
    "wire": TOOLS,
    "agents": TOOLS,
    "sim": TOOLS,
    "review": REVIEW,
    "puzzles": REVIEW,
    "stories": REVIEW,
}
#: Generic layers: they know games and sets only by their objects.
GENERIC: Final = (
    "table",
    "wire",
    "agents",
    "sim",
    "review",
    "puzzles",
    "stories",
    "envs",
    "cli",
    "server",
    "serverless",
)


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def name_of(path: Path) -> str:
    """ "archfoe.core.state" for its file, "archfoe.core" for its folder."""
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


@cache
def all_names() -> frozenset[str]:
    return frozenset(map(name_of, modules()))


def part_of(name: str) -> str:
    """ "core" for everything in core/; "" for the package itself."""
    return name.split(".")[1] if "." in name else ""


def game_of(name: str) -> str:
    """The game whose room a module is in, "" for none."""
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in GAMES else ""


def is_face(name: str) -> bool:
    """A scenario's folder has words of its own."""
    return bool(game_of(name)) and any(part in FACES for part in name.split(".")[3:])


def floor_of(name: str) -> int:
    part = part_of(name)
    if part == "games":
        return SHARED if not game_of(name) else FACE if is_face(name) else RULES
    return _FLOORS.get(part, PROGRAMS)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def walked(tree: ast.AST) -> tuple[ast.AST, ...]:
    """`ast.walk`, once for each file: most tests of the house look at all of them."""
    return tuple(ast.walk(tree))


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Full names of the modules that a module imports, also inside functions and for types only."""
    found: set[str] = set()
    for node in walked(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports relatively: write the full name."
            module = node.module or ""
            for alias in node.names:  # `from archfoe.table import session` imports a module
                full = f"{module}.{alias.name}"
                found.add(full if full in all_names() else module)
    return frozenset(found)


def own_imports(path: Path) -> set[str]:
    return {name for name in imports_of(path) if name.split(".")[0] == "archfoe"}

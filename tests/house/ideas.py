"""Ideas of single games that generic rooms still name: `python -m tests.house.ideas --write` notes how many.

Core, registry, what games share, and every room above them serve any game. What only one game has is at home in its
room. The numbers may only become smaller; without `--write` the uses are listed, room by room.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.house.source import GAMES, PACKAGE, modules, tree_of, walked

BOOK: Final = Path(__file__).with_name("ideas.txt")
CORE: Final = PACKAGE / "core"
#: Words that mean something else in a room: levels of bots, rewards of learners, clocks of a machine, basic rules,
#: signatures of functions and of lines, sides of a review, what a pile contains.
HOMONYMS: Final = {
    "agents": {"level", "levels", "rewards", "side", "signature"},
    "cli": {"contest", "level", "levels", "side", "signature"},
    "envs": {"reward", "rewards"},
    "games/shared": {"basic"},
    "puzzles": {"clock", "level", "signature"},
    "registry": {"signature"},
    "review": {"side"},
    "server": {"basic", "block", "clock", "level", "levels", "secret", "side"},
    "signals": {"block"},
    "sim": {"contest", "level", "side"},
    "table": {"basic", "contain", "level", "levels"},
    "wire": {"level", "levels", "side"},
    "workshop": {"levels", "signature"},
}
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
    ]
)


def room_of(path: Path) -> str:
    """ "table", "games/shared"; "" for the room of a game or a set."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    if parts[0] == "sets" or parts[:2] in {("games", name) for name in GAMES}:
        return ""
    return "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def uses() -> dict[str, Counter[str]]:
    """Room -> "file: name" -> how often."""
    found: dict[str, Counter[str]] = {}
    for path in modules():
        room = room_of(path)
        for name in identifiers(tree_of(path)) if room else ():
            if not (IDEAS - HOMONYMS.get(room, set())).isdisjoint(words(name)):
                found.setdefault(room, Counter())[f"{path.relative_to(PACKAGE).as_posix()}: {name}"] += 1
    return found


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


def noted() -> dict[str, int]:
    lines = BOOK.read_text(encoding="utf-8").splitlines()
    return {room: int(count) for room, count in (line.split() for line in lines)}


def main() -> None:
    now = {room: names.total() for room, names in sorted(uses().items())}
    if sys.argv[1:] == ["--write"]:
        more = [room for room, count in now.items() if count > noted().get(room, 0)]
        if more:
            sys.exit(f"More ideas of single games than before are not noted, but taken home: {', '.join(more)}.")
        BOOK.write_text("".join(f"{room} {count}\n" for room, count in now.items()), encoding="utf-8")
    else:
        for names in uses().values():
            print("\n".join(f"{name} {count}" for name, count in sorted(names.items())))
    print(f"{sum(now.values())} uses of words of single games in generic rooms: {now}")


if __name__ == "__main__":
    main()

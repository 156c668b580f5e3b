"""Names of sets and games outside their folders: generic code asks the registry instead."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from archfoe.registry.found import shipped
from tests.house.source import ROOT, game_of, modules, name_of, part_of, short, tree_of, walked

PAGE: Final = ROOT / "frontend" / "src"
SETS: Final = tuple(shipped().sets)
GAMES: Final = tuple(shipped().games)
#: The registry knows our own by name; what has moved says where to.
_KNOWING: Final = ("registry", "boxes")
_A_NAME: Final = re.compile(rf"(?:{'|'.join(SETS)})(?:\+(?:{'|'.join(SETS)}))*(?:/\w+)?")
#: In the middle of a sentence only names that are no English words.
_IN_WORDS: Final = re.compile(r"\bheroes_unite\b|\b(?:base|rivals|confrontations|rebirth)\+|\bfor rebirth\b")
_QUOTED: Final = re.compile(r"""["'`]([^"'`\n]*)["'`]""")


def outside() -> list[str]:
    return sorted({f"{where}: {text}" for where, text in (*_in_python(), *_on_the_page())})


def _is_name(text: str) -> bool:
    return bool(_A_NAME.fullmatch(text) or _IN_WORDS.search(text))


def _in_python() -> Iterator[tuple[str, str]]:
    for path in modules():
        name = name_of(path)
        if part_of(name) in ("sets", *_KNOWING):
            continue
        tree = tree_of(path)
        said = _documentation(tree)
        for node in walked(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                if _is_name(node.value):
                    yield short(path), node.value
            elif isinstance(node, ast.Compare | ast.Subscript):
                yield from ((short(path), game) for game in _games_in(node) if game != game_of(name))


def _games_in(node: ast.Compare | ast.Subscript) -> Iterator[str]:
    """Names of games are words of the table as well (a pile, a picture), so only questions for a game are meant."""
    parts = [*ast.walk(node)]
    asked = any(isinstance(part, ast.Attribute | ast.Name) and _word(part) in ("game", "games") for part in parts)
    for part in parts if asked else []:
        if isinstance(part, ast.Constant) and part.value in GAMES:
            yield str(part.value)


def _word(part: ast.Attribute | ast.Name) -> str:
    return part.attr if isinstance(part, ast.Attribute) else part.id


def _documentation(tree: ast.Module) -> set[int]:
    """Sentences that stand alone: they are for who reads the source."""
    return {id(node.value) for node in walked(tree) if isinstance(node, ast.Expr)}


def _on_the_page() -> Iterator[tuple[str, str]]:
    for path in sorted((*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))):
        if path.name.endswith(".test.ts") or path.name == "protocol.ts":
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.strip().startswith(("//", "/*", "*")):
                yield from ((short(path), text) for text in _QUOTED.findall(line) if _is_name(text))

"""The door for makers of sets and games: our examples go through it, and through nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from archfoe import cards, design
from archfoe.registry.things import API
from tests.house.source import PACKAGE, ROOT, tree_of, walked

EXAMPLES = sorted(
    path
    for name in ("harbor", "gauntlet")
    for path in (ROOT / "examples" / name).rglob("*.py")
    if "build" not in path.parts
)


def imported(path: Path) -> dict[str, str]:
    """Name -> the module of archfoe from which a file imports it."""
    return {
        alias.name: node.module or ""
        for node in walked(tree_of(path))
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "archfoe"
        for alias in node.names
    }


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_examples_import_nothing_but_what_is_promised(path: Path) -> None:
    assert set(imported(path).values()) <= {"archfoe.design"}
    assert not any(
        alias.name.startswith("archfoe") and "_" not in alias.name
        for node in walked(tree_of(path))
        if isinstance(node, ast.Import)
        for alias in node.names
    )
    assert [name for name in imported(path) if not hasattr(design, name)] == []


def test_every_promised_name_is_there() -> None:
    assert [name for name in dir(design) if not hasattr(design, name)] == []
    assert design.API == API == 1
    assert set(dir(cards)) <= set(dir(design))


def test_type_checkers_know_the_same_names() -> None:
    told = {
        (alias.asname or "").removeprefix("_")
        for node in walked(tree_of(PACKAGE / "design.py"))
        if isinstance(node, ast.ImportFrom)
        and (node.module or "").startswith("archfoe.")
        and node.module != "archfoe.cards"
        for alias in node.names
    }
    assert told == set(design._HOMES)


def test_what_nobody_promised_is_not_there() -> None:
    with pytest.raises(AttributeError):
        design.no_such_name  # noqa: B018

"""Every hook that a part may override is called by the rules, and is there for somebody."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import archfoe.games
from archfoe.core.compiling import own_methods
from archfoe.games.city.parts import CityHooks
from archfoe.games.city.rules import CityPart
from archfoe.games.duel.rules import DuelPart
from archfoe.games.lineup.rules import LineupPart
from archfoe.games.shared.parts import Part, hooked
from tests.house.source import ROOT, modules, tree_of

GAMES = Path(archfoe.games.__file__).parent
KINDS = [(Part, "shared"), (LineupPart, "lineup"), (DuelPart, "duel"), (CityHooks, "city")]


@pytest.mark.parametrize(("kind", "room"), KINDS)
def test_every_hook_is_called(kind: type[Part], room: str) -> None:
    source = "\n".join(path.read_text() for path in sorted((GAMES / room).rglob("*.py")))
    hooks = own_methods(kind)
    assert hooks
    silent = [hook for hook in hooks if not re.search(rf"(\bpart|\])\.{hook}\(", source)]
    if kind is CityHooks:
        silent.remove("acts_on_board")  # the turn of every game asks for it
    assert silent == []


@pytest.mark.parametrize(("kind", "room"), KINDS)
def test_every_hook_has_a_user(kind: type[Part], room: str) -> None:
    """A part of ours, or of an example for others."""
    told = [path for path in modules() if path.name != "parts.py"]
    told += [path for folder in ("examples", "tests/fan") for path in (ROOT / folder).rglob("*.py")]
    classes = [node for path in told for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef)]
    parts: set[str] = set()
    more = {cls.__name__ for cls, _ in KINDS}
    while more - parts:
        parts |= more
        more |= {node.name for node in classes if {getattr(base, "id", "") for base in node.bases} & parts}
    used = {
        method.name
        for node in classes
        if node.name in parts
        for method in node.body
        if isinstance(method, ast.FunctionDef)
    }
    assert set(own_methods(kind)) - used == set()


def test_who_is_asked_first() -> None:
    """The part that is nearest to the rules, but for what is done before, or instead."""

    class Inner(CityPart):
        def won(self, s: object, so_far: bool) -> bool:
            return so_far

        def before_tidy(self, game: object) -> None: ...

    class Outer(Inner):
        def marks(self, s: object, where: str, n: int, marks: list[str]) -> list[str]:
            return marks

    class Idle(CityPart): ...

    rules: Any = None
    inner, outer = Inner(rules), Outer(rules)
    found = hooked((inner, Idle(rules), outer), CityHooks)
    assert found["won"] == (inner, outer) and found["before_tidy"] == (outer, inner)
    assert found["marks"] == (outer,) and found["wants"] == ()

"""Imports point one way, the core stands alone, and rules know no dice, no clock and no flags."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.debts import against_the_plan, noted
from tests.house.source import PACKAGE, ROOT, imports_of, is_face, modules, name_of, part_of, short, tree_of, walked

RULES_CODE = ("core", "sets", "games")  # pure functions of state and answers live here, beside the faces of games
BANNED_IN_RULES = {"random", "time", "copy", "datetime", "uuid", "threading", "asyncio"}
WORDS = ("archfoe.core.text", "archfoe.table.words")


def rules_of(part: str) -> list[Path]:
    return [path for path in modules() if part_of(name_of(path)) == part and not is_face(name_of(path))]


def test_imports_follow_the_plan_of_the_house() -> None:
    """But for those that are noted; whoever mends one takes it off the list."""
    found, known = set(against_the_plan()), set(noted())
    assert not found - known, "Against the plan of the house (docs/architecture.md):\n" + "\n".join(
        sorted(found - known)
    )
    assert not known - found, "Mended: run python -m tests.house.debts --write"


def bots() -> list[Path]:
    return [path for path in modules() if "agents" in path.parts or "bot" in path.parts]


def test_bots_read_no_words() -> None:
    """They look at effects and keys: what is worded anew for people must not change how a bot plays."""
    words = {"clause", "say", "SAYINGS", "said"}
    wrong = []
    assert len(bots()) > len(sorted((PACKAGE / "agents").rglob("*.py")))
    for path in bots():
        wrong += [f"{short(path)} imports {name}" for name in imports_of(path) if name.startswith(WORDS)]
        for node in walked(tree_of(path)):
            if isinstance(node, ast.Name) and node.id in words:
                wrong.append(f"{short(path)} uses {node.id}")
            elif isinstance(node, ast.Attribute) and node.attr in {*words, "text", "prompt"}:
                wrong.append(f"{short(path)} reads .{node.attr}")
    assert not wrong, wrong


COMPILER_MARKS = "mypy_extensions"  # for the type checker and the compiler, never imported at run time


@pytest.mark.parametrize("part", RULES_CODE)
def test_games_need_only_the_standard_library(part: str) -> None:
    wrong = [
        f"{short(path)} imports {name}"
        for path in rules_of(part)
        for name in sorted(imports_of(path))
        if name.split(".")[0] not in {"archfoe", COMPILER_MARKS, *sys.stdlib_module_names}
    ]
    assert not wrong, wrong


@pytest.mark.parametrize("part", [*RULES_CODE, "server", "wire"])
def test_sentences_fit_the_page_as_well_as_the_terminal(part: str) -> None:
    """Flags belong to the command line: who reads a sentence on the page cannot type them."""
    wrong = [
        f"{short(path)}: {node.value}"
        for path in rules_of(part)
        if path.name != "main.py"  # the command `archfoe serve`
        for node in walked(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.search(r"(?<!\S)--[a-z]", node.value)
    ]
    assert not wrong, wrong


@pytest.mark.parametrize("part", RULES_CODE)
def test_rules_know_no_dice_and_no_clock(part: str) -> None:
    wrong = [
        f"{short(path)} imports {name}"
        for path in rules_of(part)
        for name in sorted(imports_of(path))
        if name.split(".")[0] in BANNED_IN_RULES
    ]
    assert not wrong, wrong


_IMPORT_CORE = """
import importlib, pathlib, sys
src = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(src))
for path in sorted((src / "archfoe" / "core").rglob("*.py")):
    importlib.import_module(".".join(path.relative_to(src).with_suffix("").parts).removesuffix(".__init__"))
foreign = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"__main__", "archfoe"}
others = {name for name in sys.modules if name.startswith("archfoe.")}
others = {name for name in others if not name.startswith("archfoe.core") and name != "archfoe.version"}
print(*sorted(name for name in foreign | others if not name.startswith("__")))
"""


def test_the_core_runs_where_nothing_else_is_installed() -> None:
    """Without site-packages, in a fresh interpreter: what is loaded is the core and the standard library."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, "-S", "-c", _IMPORT_CORE, str(ROOT / "src")],
        capture_output=True,
        text=True,
        env=clean,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []

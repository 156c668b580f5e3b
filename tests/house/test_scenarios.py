"""A scenario is one folder: its own ideas are named nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from archfoe.games.city.scenarios.by_number import SCENARIO_PARTS
from tests.house.source import PACKAGE, modules, tree_of, walked

FOLDER: Final = PACKAGE / "games" / "city" / "scenarios"
SCENARIOS: Final = sorted(path.name for path in FOLDER.iterdir() if (path / "rules.py").exists())
#: Those that have words of the log.
WITH_EVENTS: Final = [name for name in SCENARIOS if (FOLDER / name / "events.py").exists()]


def constants(path: Path) -> dict[str, object]:
    """Name -> value, of what stands at the outermost level of a file."""
    rows = [node for node in tree_of(path).body if isinstance(node, ast.Assign | ast.AnnAssign)]
    targets = [(node.targets[0] if isinstance(node, ast.Assign) else node.target, node.value) for node in rows]
    return {name.id: ast.literal_eval(value) for name, value in targets if isinstance(name, ast.Name) and value}


def imports_from(path: Path, module: str) -> set[str]:
    """Names that a file imports from a module, or the module itself."""
    found: set[str] = set()
    package, _, last = module.rpartition(".")
    for node in walked(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module == module:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {alias.name for alias in node.names if alias.name == last}
    return found


def test_every_scenario_has_a_folder() -> None:
    homes = {part.__module__.split(".")[-2] for part in SCENARIO_PARTS.values()}
    assert sorted(homes) == SCENARIOS
    assert WITH_EVENTS == ["distractions", "hostages", "mischief", "poison", "retaliations"]


@pytest.mark.parametrize("name", WITH_EVENTS)
def test_its_words_of_the_log_are_used_in_its_folder_only(name: str) -> None:
    folder = FOLDER / name
    assert constants(folder / "events.py")
    for path in modules():
        if folder not in path.parents:
            used = imports_from(path, f"archfoe.games.city.scenarios.{name}.events")
            assert not used, f"{path} speaks of {used}: that is for {folder.name}/words.py or rules.py to say."


@pytest.mark.parametrize("name", WITH_EVENTS)
def test_it_says_its_own_sentences_and_names_the_rules_behind_them(name: str) -> None:
    number, part = next((n, part) for n, part in SCENARIO_PARTS.items() if f".{name}." in part.__module__)
    words = set(constants(FOLDER / name / "events.py").values())
    assert words <= {*part.rule_ids}, number
    assert (FOLDER / name / "words.py").exists()

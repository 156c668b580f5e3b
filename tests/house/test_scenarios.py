"""A scenario is one folder: its own ideas are named nowhere else."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from archfoe.games.city.scenarios.by_number import SCENARIO_PARTS
from archfoe.games.city.scenarios.faces import FACES
from tests.house.source import PACKAGE, modules, tree_of, walked

FOLDER: Final = PACKAGE / "games" / "city" / "scenarios"
SCENARIOS: Final = sorted(path.name for path in FOLDER.iterdir() if (path / "rules.py").exists())
#: Those that have words of the log, and the file that names them.
EVENTS: Final = {
    "distractions": ("rules", {"DISTRACTED", "CLEARED"}),
    "hostages": ("facts", {"FREED", "SAVED", "LOST"}),
    "mischief": ("verbs", {"EARNED"}),
    "poison": ("rules", {"POISONED", "DIED", "CURED"}),
    "retaliations": ("rules", {"RETALIATES"}),
}


def imports_from(path: Path, module: str) -> set[str]:
    """Names that a file imports from a module."""
    found = [node for node in walked(tree_of(path)) if isinstance(node, ast.ImportFrom) and node.module == module]
    return {alias.name for node in found for alias in node.names}


def test_every_scenario_has_a_folder() -> None:
    homes = {part.__module__.split(".")[-2] for part in SCENARIO_PARTS.values()}
    assert sorted(homes) == SCENARIOS


@pytest.mark.parametrize("name", EVENTS)
def test_its_words_of_the_log_are_used_in_its_folder_only(name: str) -> None:
    file, words = EVENTS[name]
    for path in modules():
        if FOLDER / name not in path.parents:
            used = imports_from(path, f"archfoe.games.city.scenarios.{name}.{file}") & words
            assert not used, f"{path} speaks of {used}: that is for {name}/face.py or rules.py to say."


@pytest.mark.parametrize("name", SCENARIOS)
def test_it_says_its_own_sentences_and_names_the_rules_behind_them(name: str) -> None:
    number, part = next((n, part) for n, part in SCENARIO_PARTS.items() if f".{name}." in part.__module__)
    file, words = EVENTS.get(name, ("rules", set()))
    home = import_module(f"archfoe.games.city.scenarios.{name}.{file}")
    told = {getattr(home, word) for word in words}
    assert told <= {*part.rule_ids} and told == set(FACES[number].log.told)

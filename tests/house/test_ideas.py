"""The core knows no game: it names no idea that only one of them has."""

from __future__ import annotations

import ast

from tests.house.ideas import CORE, identifiers, named_in_core, own_constants, words
from tests.house.source import tree_of, walked


def test_the_core_speaks_of_no_single_game() -> None:
    assert not named_in_core(), "This is at home in the room of a game"


def test_no_constant_of_a_game_is_in_the_core() -> None:
    own = own_constants()
    assert {"WALK", "CONFRONT", "BEATEN", "SPACE", "NEXT", "ENTER"} <= own.keys(), "they are found"
    for path in CORE.rglob("*.py"):
        made = {
            node.id for node in walked(tree_of(path)) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        both = made & own.keys()
        assert not both, f"core/{path.name} has {sorted(both)} as well: {[own[name] for name in both]}"


def test_names_are_read_as_words() -> None:
    assert words("SCENARIO_KIND") == words("ScenarioKind") == ["scenario", "kind"]
    tree = ast.parse("class Threat:\n  def f(self, sins): self.city = spores(tough=1)")
    assert set(identifiers(tree)) == {"Threat", "f", "self", "sins", "city", "spores", "tough"}

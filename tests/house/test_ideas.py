"""Generic rooms know no single game: they name fewer and fewer ideas that only one of them has."""

from __future__ import annotations

import ast

from tests.house.ideas import CORE, identifiers, noted, own_constants, room_of, uses, words
from tests.house.source import PACKAGE, modules, tree_of, walked


def test_no_generic_room_speaks_more_of_single_games() -> None:
    """Whoever takes something home lowers the number: `python -m tests.house.ideas --write`."""
    ceiling = noted()
    for room, names in uses().items():
        told = "\n".join(f"{name} {count}" for name, count in sorted(names.items()))
        assert names.total() <= ceiling.get(room, 0), f"Something in {room} is at home in the room of a game:\n{told}"


def test_rooms_of_games_are_not_generic() -> None:
    rooms = {room_of(path) for path in modules()}
    assert {
        "core",
        "registry",
        "games/shared",
        "games/options",
        "table",
        "wire",
        "agents",
        "sim",
        "cli",
        "server",
    } <= rooms
    assert room_of(PACKAGE / "games" / "city" / "view.py") == room_of(PACKAGE / "sets" / "rebirth" / "box.py") == ""


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

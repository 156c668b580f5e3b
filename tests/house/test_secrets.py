"""A view is an allow-list: nobody else reaches through it to the game behind."""

from __future__ import annotations

import ast
from typing import Final

from tests.house.source import modules, short, tree_of

#: `View` and `Look`, and what makes views for many seats at once.
_DOORS: Final = ("src/archfoe/table/view.py", "src/archfoe/table/seated.py")


def test_nobody_reads_the_game_behind_a_view() -> None:
    found = [
        f"{short(path)}:{node.lineno}"
        for path in modules()
        if short(path) not in _DOORS
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute)
        and node.attr == "_game"
        and not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]
    assert not found, "Ask the View or a Look, or let a rule answer (Look.ask): " + ", ".join(found)


def test_there_is_something_to_read() -> None:
    """Else the test above would look for a name that is gone."""
    assert any("._game" in path.read_text(encoding="utf-8") for path in modules() if short(path) in _DOORS)

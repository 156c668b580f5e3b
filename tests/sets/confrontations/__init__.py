"""Card tests of Confrontations: `teams` lays out a table of two teams, `duel` and `trio` one without partners."""

from functools import partial
from typing import Any

from tests.vocabulary import Table, table

teams = partial(table, "confrontations", players=4)
duel = partial(table, "confrontations", players=2)
trio = partial(table, "confrontations", players=3)


def with_circe(**more: Any) -> Table:
    """P0 plays Lex Luthor beside Circe of Level 3, whose Villains have Assist; their foes are heroes."""
    return teams(hero0="Lex Luthor", hero1="Wonder Woman", hero2="Circe (Level 3)", hero3="Aquaman", **more)


def assists(t: Table, seat: int) -> list[str]:
    """The cards with which a player may assist now."""
    if seat not in t.asked():
        return []
    verb = "assist with "
    return [label.removeprefix(verb) for label in t.offered(seat) if label.startswith(verb)]

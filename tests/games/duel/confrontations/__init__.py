"""The rules of Confrontations: `teams` lays out two against two, `duel` and `trio` a table without partners."""

from __future__ import annotations

from tests.sets.confrontations import duel, teams, trio

__all__ = ["duel", "teams", "trio"]

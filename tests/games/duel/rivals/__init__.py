"""The rules of Rivals: `duel` lays out a table, `confrontation` one where P0 has announced to Confront P1."""

from __future__ import annotations

from typing import Any

from tests.vocabulary import Table, table

ROBINS = ["Red Robin"] * 5  # a plain Line-Up


def duel(**position: Any) -> Table:
    return table("rivals", **position)


def confrontation(**position: Any) -> Table:
    """In P0's main step, after the announcement."""
    return duel(confronting=1, **position)


__all__ = ["ROBINS", "confrontation", "duel"]

"""Positions by name: a table anybody can lay out, steps by card names, and what must hold."""

from archfoe.positions.cases import Case, CaseFailed, Unreadable, load_case, parse_case, run_case
from archfoe.positions.table import Table, table

__all__ = ["Case", "CaseFailed", "Table", "Unreadable", "load_case", "parse_case", "run_case", "table"]

"""Positions by name: a table anybody can lay out, steps by card names, and what must hold."""

from archfoe.extras import CLI, need

need(CLI, "A position file", "yaml")  # before anything that imports it

from archfoe.table.positions.cases import Case, CaseFailed, Unreadable, load_case, parse_case, run_case  # noqa: E402
from archfoe.table.positions.table import Table  # noqa: E402

__all__ = ["Case", "CaseFailed", "Table", "Unreadable", "load_case", "parse_case", "run_case"]

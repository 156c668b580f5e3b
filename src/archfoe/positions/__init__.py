"""Positions by name: a table anybody can lay out, steps by card names, and what must hold."""

from archfoe.positions.table import Table, table

__all__ = ["Table", "table"]

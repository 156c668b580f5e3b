"""The words of the tests: a table by names, and the rules that a test proves."""

from __future__ import annotations

import pytest

from archfoe.table.positions import Table, table

#: `@rule("BASE-7.2", "G-15")` says which rules a test proves; tests/games checks that every rule has one.
rule = pytest.mark.rule

__all__ = ["Table", "rule", "table"]

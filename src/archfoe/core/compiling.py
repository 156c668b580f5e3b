"""Marks for the compiler, which do nothing in plain Python (see docs/compiled.md). Never compiled itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*attrs, **options):
        """Says how a class is compiled; classes that others subclass in plain Python must say so."""
        return lambda cls: cls

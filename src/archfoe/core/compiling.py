"""What code needs that may be compiled (see docs/compiled.md). Never compiled itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*attrs, **options):
        """Says how a class is compiled; classes that others subclass in plain Python must say so."""
        return lambda cls: cls


def fill(made: object, fields: Mapping[str, Any]) -> None:
    """For `__setstate__`: gives a copy the fields of its original, in compiled and in plain classes alike."""
    for name, value in fields.items():
        setattr(made, name, value)

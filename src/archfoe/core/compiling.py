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


def own_methods(cls: type) -> tuple[str, ...]:
    """The methods that a class has itself, but for those of Python."""
    return tuple(name for name, what in vars(cls).items() if callable(what) and not name.startswith("_"))


def own_fields(cls: type) -> tuple[str, ...]:
    """The fields that a class has beside those of its base, in their order."""
    compiled = vars(cls).get("__mypyc_attrs__")
    if compiled is not None:
        inherited = getattr(cls.__base__, "__mypyc_attrs__", ())
        return tuple(name for name in compiled if name not in inherited)
    said = cls.__annotations__
    for name in (*said, *vars(cls)):
        if name in said and not hasattr(cls, name):
            raise TypeError(f"{cls.__name__}.{name} needs a value to begin with")
        if name not in said and name[0] != "_" and not hasattr(vars(cls)[name], "__get__"):
            raise TypeError(f"{cls.__name__}.{name} needs a type: {name}: {type(vars(cls)[name]).__name__}")
    return tuple(name for name in said if "ClassVar" not in str(said[name]))

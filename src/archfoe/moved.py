"""Old names of modules, for one version: what was imported from there comes from its new home, with a warning."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any
from warnings import warn


def door(old: str, homes: dict[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a module that has moved: `homes` says where each of its names is now."""

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {old!r} has no attribute {name!r}")
        warn(f"{old} has moved: import {name} from {homes[name]}.", DeprecationWarning, stacklevel=2)
        return getattr(import_module(homes[name]), name)

    return find

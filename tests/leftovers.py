"""What a test would leave to those that come after it in the same process: the questions of cards that it made up."""

from __future__ import annotations

import sys

from archfoe.core.decisions import _KINDS, Kind

_OWNERS = ("archfoe.", "archfoe_", "tests.")


class Leftovers:
    """Kinds of question are known to all by their names, and the first one of a name stays."""

    def __init__(self) -> None:
        self._known = 0

    def clear(self) -> None:
        """Forgets the kinds that no loaded module has: a test has made them up while it ran."""
        if len(_KINDS) == self._known:
            return
        modules = [module for name, module in sys.modules.copy().items() if name.startswith(_OWNERS)]
        owned = {id(value) for module in modules for value in vars(module).values() if isinstance(value, Kind)}
        for name in [name for name, kind in _KINDS.items() if id(kind) not in owned]:
            del _KINDS[name]
        self._known = len(_KINDS)

"""What each field of our words may hold, as a table: `python -m tests.house.word_fields --write` makes it anew.

A compiled class has forgotten the types of most of its fields, so the program reads them in the table.
"""

from __future__ import annotations

import json
import sys
from dataclasses import fields, is_dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import archfoe
from archfoe.core.effect import Word
from archfoe.core.fields import TABLE
from archfoe.core.filters import Test

_HOMES = ("archfoe.core", "archfoe.games", "archfoe.sets")


def made() -> str:
    for module in walk_packages(archfoe.__path__, "archfoe."):
        if module.name.startswith(_HOMES):
            import_module(module.name)
    found: dict[str, dict[str, dict[str, str]]] = {}
    left: list[type[Any]] = [Word, Test]
    while left:
        word = left.pop()
        left += word.__subclasses__()
        if is_dataclass(word) and word.__module__.startswith(_HOMES):
            own = {field.name: str(field.type) for field in fields(word) if field.init}
            if own:
                found.setdefault(word.__module__, {})[word.__name__] = own
    modules = (f"{json.dumps(home)}: {_row(found[home])}" for home in sorted(found))
    return "{\n" + ",\n".join(modules) + "\n}\n"


def _row(words: dict[str, dict[str, str]]) -> str:
    return "{\n" + ",\n".join(f" {json.dumps(name)}: {json.dumps(words[name])}" for name in sorted(words)) + "\n}"


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    TABLE.write_text(made(), encoding="utf-8")

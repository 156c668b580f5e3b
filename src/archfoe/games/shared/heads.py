"""Heads of records of our first games: each has the options of all of them, in this order, since the first version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from archfoe.registry.questions import GameOptions


@dataclass(frozen=True)
class FirstOptions(GameOptions):
    """What another of them asks stands there with its usual answer."""

    def head(self, common: dict[str, Any]) -> dict[str, Any]:
        before = {name: value for name, value in common.items() if name != "mix"}
        return before | _usual() | common | super().head({})

    @classmethod
    def read(cls, head: Mapping[str, Any], common: frozenset[str]) -> dict[str, Any]:
        usual, own = _usual(), cls().told()
        told = {name: value for name, value in head.items() if name in own or not _says_nothing(value, usual.get(name))}
        return super().read(told, common)


def _usual() -> dict[str, Any]:
    """New lists each time: who gets a head may change it."""
    legacy = {"signatures": [], "damage": [], "attempt": 1, "missions": [], "head_start": ""}
    return {"villains": 8, "promos": False, "mix": "", "match": False, "game": 1, "carried": [],
            "scenario": 1, "legacy": legacy}  # fmt: skip


def _says_nothing(value: object, usual: object) -> bool:
    """Heads of earlier versions tell fewer parts of a legacy."""
    if isinstance(value, dict) and isinstance(usual, dict):
        return all(name in usual and usual[name] == part for name, part in value.items())
    return type(value) is type(usual) and value == usual

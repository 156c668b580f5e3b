"""Deals that are the same in every run, for programs that take a new key from the operating system for each game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from archfoe.cli import campaigns
from archfoe.core import chance
from archfoe.server import brought_sets, campaign_wish
from archfoe.table import match, session

#: Those who ask for a key.
_ASKING = (brought_sets, campaign_wish, campaigns, match, session)


def give_keys(new_key: Callable[[], bytes]) -> None:
    for module in _ASKING:
        assert module.new_key is chance.new_key, "keys are made elsewhere now"
        module.new_key = new_key  # type: ignore[attr-defined]


class DealsOfTests:
    """Each test has deals of its own, and the same ones in every run: it fails always or never."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, test: str) -> None:
        self._test, self._number = test, count()

    def new_key(self) -> bytes:
        return chance.key_of_seed(f"{self._test} {next(self._number)}")

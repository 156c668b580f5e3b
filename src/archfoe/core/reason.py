"""Why something cannot be done: a sentence and the rule behind it."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    text: str
    rule: str

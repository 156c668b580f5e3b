"""What is counted and marked beside cards, by the words of a position file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

COUNT, BY_LOCATION, BY_SEAT, MISSIONS = "count", "by Location", "by seat", "Side Missions"
CARD_BY_LOCATION, CARDS = "a card by Location", "cards"  # that lie beside the board, open
NAMED, BY_CARD = "named cards", "by card"  # that lie anywhere, by name


@dataclass(frozen=True)
class Token:
    """How it is written, and the field that has it; one by Location or seat is a row."""

    form: str
    fact: str
    scenarios: Sequence[int] = ()  # by number; none: all

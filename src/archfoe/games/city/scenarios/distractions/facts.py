"""What scenario 4 remembers: which Distraction lies where, and the order of the others."""

# mypy: no-warn-return-any
from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from archfoe.core.facts import Facts
from archfoe.games.city.facts import SCENARIO
from archfoe.games.city.piles import SPACES

if TYPE_CHECKING:
    from archfoe.core.card import Card
    from archfoe.core.state import State

_NONE: Final = (-1,) * SPACES


class DistractionFacts(Facts):
    room: ClassVar[str] = "distractions"

    distractions: tuple[int, ...] = _NONE  # space -> the card that lies there, -1 for none
    unlaid: tuple[int, ...] = ()  # the pile, the next one first


def distractions(s: State) -> DistractionFacts:
    return s.facts[SCENARIO]


def own_distractions(s: State) -> DistractionFacts:
    return s.own_facts(SCENARIO)


def distracted(s: State) -> list[int]:
    """The Locations on which a Distraction lies."""
    return [space for space, card in enumerate(distractions(s).distractions) if card >= 0]


def may_stay(s: State) -> int:
    """So many Distractions may lie on Locations when the game is won: a player alone cannot be everywhere."""
    return 1 if len(s.teams) == 1 else 0


def card_at(s: State, space: int) -> Card | None:
    """The Distraction that lies on a Location."""
    card = distractions(s).distractions[space]
    return None if card < 0 else s.cards[card]

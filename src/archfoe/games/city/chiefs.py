"""The Villain whom a scenario is about, if it is about one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archfoe.core.decisions import CardId
from archfoe.core.piles import DESTROYED
from archfoe.games.city.impossible import plain_name

if TYPE_CHECKING:
    from archfoe.core.cards import Card
    from archfoe.core.state import State
    from archfoe.games.city.scenario import Scenario


def is_chief(card: Card, scenario: Scenario) -> bool:
    """In either of his versions; a card of another set may have the same name."""
    return scenario.chief != "" and card.is_brought and plain_name(card) == scenario.chief


def chief_of(s: State, scenario: Scenario) -> CardId | None:
    return next((card for card, what in enumerate(s.cards) if is_chief(what, scenario)), None)


def chief_has_fallen(s: State, scenario: Scenario) -> bool:
    return any(is_chief(s.cards[card], scenario) for card in s.piles[DESTROYED])

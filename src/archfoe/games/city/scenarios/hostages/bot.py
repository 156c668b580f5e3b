"""How the greedy bot reads what only Secret Cards say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archfoe.agents.average_position import Reading
from archfoe.agents.worth import value
from archfoe.core.effects.base import Word
from archfoe.games.city.scenarios.hostages.verbs import BoughtDear, Deed, HoldsSecret, Release, TakeDear

READINGS: Final[Mapping[type[Word], Reading]] = {
    Release: lambda e, at: at.weights.relief + value(e.boon, at),
    TakeDear: lambda e, at: at.weights.gained_to_hand,
    HoldsSecret: lambda c, at: 0.5,
    Deed: lambda c, at: 0.2,
    BoughtDear: lambda c, at: 0.2,
}

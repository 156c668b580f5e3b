"""How the greedy bot reads what only Distractions say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archfoe.agents.average_position import Reading
from archfoe.agents.worth import value
from archfoe.core.effects.base import Word
from archfoe.games.city.scenarios.distractions.verbs import Clear, InCompany

READINGS: Final[Mapping[type[Word], Reading]] = {
    Clear: lambda e, at: value(e.boon, at) - 0.75 * e.discards,
    InCompany: lambda c, at: 0.5,
}

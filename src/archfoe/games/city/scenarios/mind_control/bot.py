"""How the greedy bot reads what only cards of this scenario say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archfoe.agents.average_position import Reading
from archfoe.core.effects.base import Word
from archfoe.games.city.scenarios.mind_control.verbs import GainSpore, RemoveAll

READINGS: Final[Mapping[type[Word], Reading]] = {
    GainSpore: lambda e, at: -at.weights.weakness,
    RemoveAll: lambda e, at: at.weights.cull,
}

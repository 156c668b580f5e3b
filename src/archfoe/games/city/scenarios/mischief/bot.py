"""How the greedy bot reads what only cards of this scenario say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archfoe.agents.average_position import Reading
from archfoe.core.effects.base import Word
from archfoe.games.city.scenarios.mischief.verbs import EarnSignature

READINGS: Final[Mapping[type[Word], Reading]] = {
    EarnSignature: lambda e, at: at.weights.gained_to_hand + at.weights.cull,
}

"""How the greedy bot reads the words that only cards of one scenario have: each is read in its folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archfoe.agents.average_position import Reading
from archfoe.core.effects.base import Word
from archfoe.games.city.scenarios.distractions.bot import READINGS as DISTRACTIONS
from archfoe.games.city.scenarios.hostages.bot import READINGS as HOSTAGES
from archfoe.games.city.scenarios.mind_control.bot import READINGS as MIND_CONTROL
from archfoe.games.city.scenarios.mischief.bot import READINGS as MISCHIEF

OF_SCENARIOS: Final[Mapping[type[Word], Reading]] = {**HOSTAGES, **MISCHIEF, **DISTRACTIONS, **MIND_CONTROL}

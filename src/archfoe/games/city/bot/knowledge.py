"""What the greedy bot knows of the city."""

from __future__ import annotations

from typing import Final

from archfoe.agents.knowledge import BotKnowledge
from archfoe.core.decisions import MAIN_ACTION
from archfoe.games.city.bot.chance import chance, effort
from archfoe.games.city.bot.choices import LIKINGS
from archfoe.games.city.bot.numbers import numbers
from archfoe.games.city.bot.outlook import CityOutlook
from archfoe.games.city.bot.readings import INNER_STAGES, READINGS, STAGES
from archfoe.games.city.bot.turn import act, assist
from archfoe.games.shared.kinds import ASSIST

KNOWLEDGE: Final[BotKnowledge[CityOutlook]] = BotKnowledge(
    CityOutlook,
    {MAIN_ACTION: act, ASSIST: assist},
    LIKINGS,
    chance=chance,
    effort=effort,
    readings=READINGS,
    stages=STAGES,
    inner_stages=INNER_STAGES,
    numbers=numbers,
)

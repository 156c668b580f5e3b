"""How many players and scenarios a city has."""

from __future__ import annotations

from typing import Final

from archfoe.games.shared.choices import TEAM_PLAYERS

SCENARIO_COUNT: Final = 8  # of a campaign
TRAINING: Final = 0  # the number of the scenario to learn with, which no campaign has
LEAST_PLAYERS: Final = 1
MOST_PLAYERS: Final = TEAM_PLAYERS

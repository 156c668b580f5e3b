"""What is said of a Villain with several lives, and only here."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.stolen_seconds.events import CAME_BACK
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller, named


def came_back(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} comes back in {space_name(e.n)}."


LOG: Final = LogWords({CAME_BACK: came_back}, alarms=frozenset({CAME_BACK}))

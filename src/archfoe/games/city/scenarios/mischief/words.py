"""What is said of a Signature card that is earned in the middle of a game."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.scenarios.mischief.events import EARNED
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller, named


def earned(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'earn')} the Signature card {named(e.cards)}."


LOG: Final = LogWords({EARNED: earned})

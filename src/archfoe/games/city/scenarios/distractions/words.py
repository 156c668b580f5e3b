"""What is said of Distractions, and only here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.distractions.events import CLEARED, DISTRACTED
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller, named


def distracted(t: Teller, e: Seen) -> str:
    return f"{named(e.cards)} comes to {space_name(e.n)}."


def cleared(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'clear')} {named(e.cards)} from {space_name(e.n)}{t.paying(e)}."


LOG: Final = LogWords({DISTRACTED: distracted, CLEARED: cleared}, alarms=frozenset({DISTRACTED}))
#: What Power was paid for.
SPENT_ON: Final[Mapping[str, Callable[[Seen], str]]] = {CLEARED: lambda event: f"clearing {named(event.cards)}"}

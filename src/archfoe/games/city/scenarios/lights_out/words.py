"""What is said of dark Locations, and only here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archfoe.games.city.piles import space_name
from archfoe.games.city.scenarios.lights_out.events import DARKENED, LIT
from archfoe.table.happenings import Seen
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.log.teller import Teller


def darkened(t: Teller, e: Seen) -> str:
    return f"{space_name(e.n)} goes dark{t.by(e)}."


def lit(t: Teller, e: Seen) -> str:
    return f"{t.acts(e.seat, 'light')} {space_name(e.n)}{t.paying(e)}{t.by(e)}."


LOG: Final = LogWords({DARKENED: darkened, LIT: lit}, alarms=frozenset({DARKENED}))
#: What Power was paid for.
SPENT_ON: Final[Mapping[str, Callable[[Seen], str]]] = {LIT: lambda event: f"lighting {space_name(event.n)}"}

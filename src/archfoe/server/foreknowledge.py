"""Games whose cards somebody may know before they come: how that happens, and what everybody at the table is told.

A game of a table has a key from the operating system, and nobody is given it while it matters to others. Where that
is not so, the head of the game says why, and all later games of the room remember it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

#: Its key came from a file; it went on after its end, when its record was to be had; its first cards were wished for;
#: an earlier game of the room was one of these.
FILE: Final = "file"
ENDED: Final = "ended"
ARRANGED: Final = "arranged"
EARLIER: Final = "earlier"
Foreseen = Literal["", "file", "ended", "arranged", "earlier"]

SENTENCES: Final[Mapping[Foreseen, str]] = {
    "": "",
    FILE: "This game goes on from a saved file. Anyone who has that file can look up the cards to come.",
    ENDED: "This game went on after its end. Anyone who saved its record can look up the cards to come.",
    ARRANGED: "Whoever made this table chose a card for the first Line-Up, and has the first turn.",
    EARLIER: "Someone could look up the cards of an earlier game at this table. This game has a new deal.",
}


def of_head(head: Mapping[str, Any]) -> Foreseen:
    """What the head of a stored game says; the first ones knew files only."""
    found = head.get("foreseen", "")
    if found is True:
        return FILE
    return next((reason for reason in SENTENCES if reason == found), EARLIER)


def after(before: Foreseen) -> Foreseen:
    """What the next game of a room is, which has a key of its own."""
    return EARLIER if before not in ("", ARRANGED) else ""


def ended(before: Foreseen) -> Foreseen:
    """What a game is that goes on after its end."""
    return FILE if before == FILE else ENDED

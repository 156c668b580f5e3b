"""The hints that somebody has asked for who plays alone with bots: the record of the game says how many."""

from __future__ import annotations

from archfoe.server.daily import deal_at
from archfoe.server.seating import Seating


def count_hint(seating: Seating) -> bool:
    """True if it counts: then that is to be stored."""
    journal, customs = seating.journal, seating.customs
    if journal is None or len(seating.people) > 1:
        return False
    before = customs.hints if _of_this_game(seating) else 0
    customs.hints, customs.hints_in = before + 1, journal.id
    recall_hints(seating)
    return True


def recall_hints(seating: Seating) -> None:
    """So that they are in the record."""
    if seating.journal is not None and _of_this_game(seating):
        seating.journal.session.hints = seating.customs.hints


def _of_this_game(seating: Seating) -> bool:
    """Until it was noted of which game they are, only those of a daily deal were counted."""
    game = "" if seating.journal is None else seating.journal.id
    noted = seating.customs.hints_in
    return noted == game or (noted == "" and deal_at(seating) is not None)

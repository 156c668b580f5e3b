"""Files that a table gives away: with their keys they tell all that is hidden, so not everybody may have them."""

from __future__ import annotations

from archfoe.server.errors import Refusal
from archfoe.server.seating import Seating
from archfoe.wire.protocol import RecordText


def record_file(seating: Seating, seat: int | None) -> RecordText:
    """The record of the game, for one who plays alone or has played to the end."""
    if seat is None:
        raise Refusal("The record tells what is hidden: only those who play are given it.")
    stuck = seating.stuck
    if stuck is not None:
        return RecordText(_name(stuck.id), stuck.record().dumps())
    journal = seating.running()
    if not journal.session.game.over and seating.others(seat):
        raise Refusal("This file would reveal hidden cards. You can save it when the game is over.")
    return RecordText(_name(journal.id), journal.record().dumps())


def _name(game: str) -> str:
    return f"{game}.archfoe.json"

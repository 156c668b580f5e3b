"""Taking something back at a table: what is free, and what must be asked about first."""

from __future__ import annotations

from typing import Final

from archfoe.server.errors import Refusal
from archfoe.server.seating import Seating

GONE_ON: Final = "The game went on before all had agreed, so nothing is taken back."
LOOK_AGAIN: Final = "The game has gone on: look again before you take something back."
SEAT_OPEN: Final = "A seat is open. Give it to a bot, or let somebody sit down, before you take something back."
HAS_LEFT: Final = "Someone who played this game has left the table and cannot agree, so this cannot be taken back."


def barrier_of(seating: Seating, seat: int, number: int) -> str | None:
    """None if it may be done now; else why all others who hold a key must agree first."""
    journal = seating.running()
    if number != journal.shown_to(seat):
        raise Refusal(LOOK_AGAIN, fresh=True)
    last = journal.session.last_answer(seat)
    if last is None:
        raise Refusal("There is nothing to take back.")
    if not seating.full:
        raise Refusal(SEAT_OPEN)
    barrier = journal.session.barrier_since(last, seat)
    others = seating.others(seat)
    if barrier is None or not others:
        return None
    if seating.chairs[seat].was_stood_in(last) and journal.session.shown_since(last) is None:
        return None
    if any(seating.chairs[other].token != journal.keys[other] for other in others if journal.keys[other]):
        raise Refusal(HAS_LEFT)
    return barrier

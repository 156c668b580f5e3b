"""Taking something back at a table: what is free, who else must agree, and what is said of a vote about it."""

from __future__ import annotations

from collections.abc import Iterable

from archfoe.server.chairs import Vote
from archfoe.server.connections import Connection
from archfoe.server.errors import Refusal
from archfoe.server.seating import Seating
from archfoe.wire import protocol as p

#: What a refusal of the others is about, as who asked is told it.
ABOUT = "vote"
GONE_ON = "The game went on before all had agreed, so nothing is taken back."
LOOK_AGAIN = "The game has gone on: look again before you take something back."
SEAT_OPEN = "A seat is open. Give it to a bot, or let somebody sit down, before you take something back."
HAS_LEFT = "Someone who played this game has left the table and cannot agree, so this cannot be taken back."


def wanted(seating: Seating, seat: int, number: int) -> bool:
    """True if it may be done now; else a vote begins, and all others who hold a key are asked."""
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
        return True
    if seating.chairs[seat].was_stood_in(last) and journal.session.shown_since(last) is None:
        return True
    if any(seating.chairs[other].token != journal.keys[other] for other in others if journal.keys[other]):
        raise Refusal(HAS_LEFT)
    if seating.vote is not None:
        raise Refusal("A vote is already open. Wait for it to finish.")
    seating.vote = Vote(journal.shown_to(None), seat, barrier)
    return False


def voted(seating: Seating, seat: int, number: int, agree: bool) -> bool | None:
    """True once all agree, False as soon as one does not; None while somebody is missing."""
    vote = seating.vote
    if vote is None or vote.number != number or seat == vote.seat:
        raise Refusal("There is no vote to answer.")
    if not agree:
        seating.vote = None
        return False
    vote.agreed.add(seat)
    if missing(seating):
        return None
    seating.vote = None
    return True


def missing(seating: Seating) -> list[int]:
    """Whose voice is still waited for: all who hold a key, also while a bot plays for them."""
    vote = seating.vote
    return [] if vote is None else [seat for seat in seating.others(vote.seat) if seat not in vote.agreed]


def tell_refused(connections: Iterable[Connection], seat: int, why: str) -> None:
    """Whoever asked sees it where the table answers, not only in the chat."""
    for connection in connections:
        if connection.seat == seat:
            connection.send(p.Refused(why, "", ABOUT))

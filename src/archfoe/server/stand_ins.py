"""Who answers when nobody does: bots at seats, orders that were given in advance, and the record of a coached game."""

from __future__ import annotations

from archfoe.core.decisions import Answer
from archfoe.server.journal import Journal
from archfoe.server.keeping import Entry
from archfoe.server.seating import Seating
from archfoe.table.coached import coached_games
from archfoe.wire.table import defenders
from archfoe.wire.to_server import BOT, HUMAN, TableWish


def told(seating: Seating, by: int, seat: int, before: tuple[str, str]) -> str:
    """What everybody is told after a seat has changed; `before` are its kind and its bot. Empty if it is nothing."""
    chair = seating.chairs[seat]
    if (chair.kind, chair.bot) == before:
        return ""
    who = seating.called(seat)
    if chair.kind == HUMAN:
        return f"{who} plays again." if before[0] == BOT else ""
    if chair.kind != BOT:
        return ""
    if chair.token:
        by_whom = "" if by == seat else f" {seating.called(by)} put it there because {who} is away."
        return f"A bot ({chair.bot}) plays for {who} now.{by_whom}"
    return f"{seating.called(by)} changed a bot: {before[1]} to {chair.bot}." if seating.phase == "playing" else ""


def coached_place(journal: Journal, wish: TableWish) -> int:
    """After how many answers of the record the game stands; -1: there is none, or it goes its own way."""
    game = coached_games().get(wish.coached) if wish.coached else None
    place = None if game is None else game.place(journal.session.key, journal.session.game.record)
    return -1 if place is None else place


def by_heart(journal: Journal, wish: TableWish) -> list[tuple[int, Answer]] | None:
    """What the others answer in the record until it is the player's turn to answer; None: bots have to think."""
    place = coached_place(journal, wish)
    game = coached_games().get(wish.coached)
    return None if game is None or not 0 <= place < len(game.record.answers) else game.by_heart(place)


def standing_orders(journal: Journal, seating: Seating) -> list[Entry]:
    """What the orders of people say about Attacks, as long as they say something."""
    entries: list[Entry] = []
    again = True
    while again:
        again = False
        for seat in sorted(journal.asked):
            chair = seating.chairs[seat]
            picked = journal.ordered(seat, chair.orders) if chair.kind == HUMAN and chair.orders else None
            if picked is not None:
                entries += journal.answer(seat, journal.asked[seat], picked)
                again = True
                break
    return entries


def declined(journal: Journal, seating: Seating) -> list[Entry]:
    """Who has not answered in time does not avoid the Attack."""
    entries: list[Entry] = []
    while late := [seat for seat in defenders(journal.session.game) if seat in seating.people]:
        entries += journal.answer(late[0], journal.asked[late[0]], ())
    return entries

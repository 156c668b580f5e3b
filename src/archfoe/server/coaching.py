"""How far a table has followed the record of a coached game, and what bots answer as long as it does."""

from __future__ import annotations

from archfoe.core.decisions import Answer
from archfoe.server.journal import Journal
from archfoe.table.coached import coached_games
from archfoe.wire.to_server import TableWish


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

"""What somebody at a table may look up in its game: why something is so, and earlier lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.server.journal import Journal
from archfoe.wire import protocol as p
from archfoe.wire.explain import explanation
from archfoe.wire.log import page_of_log


def explained(journal: Journal, seat: int | None, what: str) -> p.Explained:
    return p.Explained(what, explanation(journal.session.view(seat), what))


def earlier(journal: Journal, seat: int | None, message: p.Earlier, names: Sequence[str]) -> p.EarlierLog:
    journal.check_game(message.game)
    view = journal.session.view(seat)
    return p.EarlierLog(journal.id, page_of_log(view, journal.session.game, message.before, names))

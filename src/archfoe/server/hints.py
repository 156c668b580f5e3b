"""What a bot would do in somebody's place."""

from __future__ import annotations

from typing import Final

from archfoe.core.text import listed
from archfoe.server.bots import Bots, Request
from archfoe.server.journal import Journal
from archfoe.wire import protocol as p
from archfoe.wire.table import TableWire

HINTING_BOT: Final = "greedy"


async def hinted(bots: Bots, request: Request, journal: Journal, seat: int) -> p.Hinted:
    """The answer to the question of a seat; if its turn begins with nothing special, to what is asked then."""
    number, record = journal.asked[seat], list(journal.session.game.record)
    prompt = TableWire(journal.session, seat).table(number).prompt
    assert prompt is not None
    picked = await bots.hint(request, record, seat, HINTING_BOT)
    otherwise = not picked and prompt.otherwise is not None
    if otherwise:
        picked = await bots.hint(request, [*record, (seat, ())], seat, HINTING_BOT)
        prompt = prompt.otherwise or prompt
    words = listed([prompt.options[pick].label for pick in picked]) or prompt.decline
    return p.Hinted(journal.id, number, list(picked), words, otherwise)

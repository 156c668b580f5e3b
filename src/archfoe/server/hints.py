"""What the teacher would do in somebody's place, and why. It takes a moment, and the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging

from archfoe.core.text import listed
from archfoe.server.bot_work import Request, Thinkers
from archfoe.server.connections import Connection
from archfoe.server.errors import Refusal
from archfoe.server.fair import TooMuchAsked
from archfoe.server.journal import Journal
from archfoe.wire import protocol as p
from archfoe.wire.shapes import Prompt
from archfoe.wire.table import TableWire

_log = logging.getLogger(__name__)


class Hints:
    """The hints of a table that are being thought about, at most one for each seat."""

    def __init__(self, bots: Thinkers) -> None:
        self._bots = bots
        self._wanted: dict[int, tuple[int, asyncio.Task[None]]] = {}  # seat -> number of the question, and who thinks

    def give(self, connection: Connection, request: Request, journal: Journal, seat: int, number: int) -> bool:
        """Sends a hint as soon as there is one, unless the question has been answered by then.

        False if it is being thought about already.
        """
        if journal.asked.get(seat) != number:
            raise Refusal("You are not asked that any more.", fresh=True)
        known = self._wanted.get(seat)
        if known is not None and not known[1].done():
            if known[0] == number:
                return False
            known[1].cancel()
        prompt = TableWire(journal.session, seat).table(number).prompt
        assert prompt is not None
        task = asyncio.create_task(self._give(connection, request, journal, seat, prompt), name=f"hint in {journal.id}")
        self._wanted[seat] = number, task
        return True

    async def settled(self) -> None:
        """Waits for all that is being thought about."""
        for _, task in list(self._wanted.values()):
            await asyncio.wait([task])

    async def _give(
        self, connection: Connection, request: Request, journal: Journal, seat: int, prompt: Prompt
    ) -> None:
        try:
            message = await hinted(self._bots, request, journal, seat, prompt)
        except TooMuchAsked as error:
            connection.send(p.Refused(str(error), "", "hint"))
            return
        except Exception:
            _log.exception("No hint was found in %s.", journal.id)
            connection.send(p.Refused("There is no hint for this.", "", "hint"))
            return
        if journal.asked.get(seat) == prompt.number:
            connection.send(message)


async def hinted(bots: Thinkers, request: Request, journal: Journal, seat: int, prompt: Prompt) -> p.Hinted:
    """The answer to the question of a seat; if its turn begins with nothing special, to what is asked then."""
    record, names = list(journal.session.game.record), journal.session.names
    hint = await bots.hint(request, record, seat, names)
    otherwise = not hint.answer and prompt.otherwise is not None
    asked = prompt
    if otherwise:
        hint = await bots.hint(request, [*record, (seat, ())], seat, names)
        asked = prompt.otherwise or prompt
    words = listed([asked.options[pick].label for pick in hint.answer]) or asked.decline
    if hint.then:  # one purchase is answered now, and others are meant as well
        words = hint.words
    return p.Hinted(journal.id, prompt.number, list(hint.answer), words, hint.why, otherwise)

"""Partners who are asked to assist: people read it in the chat of the team, bots say there whether they will."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from archfoe.agents import make_agent
from archfoe.core.game import Game
from archfoe.core.text import listed
from archfoe.games.shared.turns import END_TURN
from archfoe.server.audience import Chat
from archfoe.server.bot_work import Request, Thinkers, game_of
from archfoe.server.connections import Connection
from archfoe.server.errors import Refusal
from archfoe.server.journal import Journal
from archfoe.server.seating import Seating
from archfoe.table.forecast import next_plain, world_of
from archfoe.table.help_foreseen import asked_anew, help_foreseen
from archfoe.table.seated import Agent
from archfoe.table.view import View
from archfoe.wire import protocol as p
from archfoe.wire.to_server import AskHelp

_log = logging.getLogger(__name__)
NOBODY = "No teammate can assist you now."
NO = "No, I need my cards more."


class Hosting(Protocol):
    """What is needed of a table."""

    seating: Seating
    chat: Chat
    connections: list[Connection]

    def playing(self, connection: Connection, game: str) -> tuple[Journal, int]: ...

    def request(self, journal: Journal) -> Request: ...

    async def say(self, connection: Connection, message: p.Say) -> None: ...


class AskedHelp:
    def __init__(self, table: Hosting, bots: Thinkers) -> None:
        self._table, self._bots = table, bots
        self._answering: set[asyncio.Task[None]] = set()
        self.handlers: Mapping[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {AskHelp: self._ask}

    async def settled(self) -> None:
        """Waits for all that is being thought about."""
        if self._answering:
            await asyncio.wait(self._answering)

    async def _ask(self, connection: Connection, message: AskHelp) -> None:
        table = self._table
        journal, seat = table.playing(connection, message.game)
        game, request = journal.session.game, table.request(journal)
        mates = [one.seat for one in help_foreseen(game, seat)] if seat in journal.asked else []
        if not mates:
            raise Refusal(NOBODY)
        names = listed([table.seating.called(mate) for mate in mates])
        await table.say(connection, p.Say(f"{names}, can you help me?", team=True))
        whole = request._replace(answers=list(game.record))
        for mate in mates:
            if mate in request.bots:
                task = asyncio.create_task(self._answer(whole, seat, mate), name=f"help in {journal.id}")
                self._answering.add(task)
                task.add_done_callback(self._answering.discard)

    async def _answer(self, request: Request, seat: int, mate: int) -> None:
        try:
            card = await self._bots.think(request.game, promised, request, seat, mate)
        except Exception:
            _log.exception("A bot did not say in %s whether it helps.", request.game)
            return
        table, seating = self._table, self._table.seating
        words = f"Yes, {card}, once you have played." if card else NO
        await table.chat.say(seating, table.connections, mate, seating.called(mate), words, seating.team_of(seat))


def promised(request: Request, seat: int, mate: int) -> str:
    """The card with which a bot would assist once its partner has played; "" for none."""
    return would_add(game_of(request), make_agent(request.bots[mate], request.game), seat, mate)


def would_add(at: Game, bot: Agent, seat: int, mate: int) -> str:
    world = world_of(at, seat)  # what its partner may draw is not known to it
    game = asked_anew(at if world is None else world)
    while (play := next_plain(View(game, seat))) is not None:
        game.decide(seat, play)
    asked = game.waiting.get(seat)
    if asked is None or END_TURN not in asked.options:
        return ""
    game.decide(seat, asked.options.index(END_TURN))
    decision = game.waiting.get(mate)
    if decision is None:
        return ""
    view = View(game, mate, decision)
    return next((card.name for i in bot.answer(view) if (card := view.options[i].card) is not None), "")

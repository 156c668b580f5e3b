"""People of the simulation: they answer by chance, come again when sent away, and say again what was not confirmed."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from archfoe.core.errors import ArchfoeError
from archfoe.server.connections import Connection
from archfoe.server.live_table import LiveTable
from archfoe.server.lobby import PlayedElsewhere
from archfoe.server.store import StoreFailed
from archfoe.wire import protocol as p
from archfoe.wire import shapes
from tests.server.audit import Heard
from tests.server.desk import any_picks
from tests.server.offices import Office
from tests.wire.reading import decoder

if TYPE_CHECKING:
    from tests.server.simulation import World

PING, PATIENCE = 3.0, 2.0  # seconds, shorter than those of the page: schedules are short
FIRST_WAIT, LONGEST_WAIT = 0.3, 8.0
_decode = decoder.decode


class Page:
    """One seat at a table, with a connection at a time, or for a moment with two."""

    def __init__(
        self,
        world: World,
        room: str,
        seat: int,
        token: str,
        *,
        takes_back: bool,
        presses: Random | None,
        fickle: bool = False,
        busy: bool = False,
    ) -> None:
        """`presses`: its dice, if it answers more than one question with one press. `fickle`: it leaves answers to
        others now and then, asks for this and that, and begins anew what has ended. `busy`: it gives orders, and lets
        bots stand in for others. Without a token it takes an open seat first."""
        self.world, self.room, self.seat, self.token, self._presses = world, room, seat, token, presses
        self.whims = ["drop", "tab", "say", "rename"] + (["undo", "vote", "vote"] if takes_back else [])
        self.whims += ["orders", "bot", "hint", "ask"] if fickle else []
        self.whims += ["orders", "orders", "stand in"] if busy else []
        self.others: list[Page] = []
        self._busy = busy
        self._orders = [p.Order("avoid" if seat % 2 else "never")] if busy else None  # the only ones that it ever gives
        self.ordered: list[p.Order] | None = None  # those once they were seen to be in force
        self._came_for_nothing = False  # it has sat down, and its key to the seat got lost on the way
        self._ordered = self.replaced = False
        self.lags = world.dice.choice([0.05, 0.05, 0.2, 1.5])  # seconds between two looks at what came
        self.unconfirmed: p.Answer | p.PlayAll | None = None
        self.confirmed: list[p.Answer | p.PlayAll] = []
        self._confirmed_last: tuple[str, int] | None = None  # the question: it may still be shown for a while
        self.refused: list[p.Answer | p.PlayAll] = []  # of which it was not known whether they had been done
        self.resent = False
        self.view: p.View | None = None
        self.shown: p.Room | None = None
        self.office: Office | None = None
        self._heard_at = self._asked_at = 0.0
        self._cut = False  # the connection, by the network

    @property
    def heard(self) -> Heard:
        return Heard(self.confirmed, self.refused, self.unconfirmed, self._ordered, self.replaced)

    @property
    def _bot_plays(self) -> bool:
        return self.shown is not None and self.shown.chairs[self.seat].kind == p.BOT

    async def live(self) -> None:
        """Until it is ended."""
        wait, there = FIRST_WAIT, None
        while True:
            office = there or self.world.office_of(self.room, self.office)
            there = None
            try:
                async with asyncio.timeout(2 * PATIENCE):
                    table = await office.ask(self._found(office))
                wait = FIRST_WAIT
                await self._sit(office, table)
                self.office = None
            except PlayedElsewhere as told:
                there = self.world.office_at(told.address)
            except (StoreFailed, ConnectionError, TimeoutError):
                self.office = office  # another one is tried
            except ArchfoeError as error:
                self.world.broken(f"the table cannot be read: {error}")
                return
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _found(self, office: Office) -> LiveTable:
        table = await office.lobby.find(self.room)
        if table is None:
            raise ArchfoeError("it is not there")
        return table

    async def _sit(self, office: Office, table: LiveTable) -> None:
        """At the table until the connection is lost."""
        connection = Connection(table.seating.seat_of(self.token))
        if connection.seat != self.seat and self.token:
            self.world.broken("a seat is somebody else's")
        self.view, clock, born = None, self.world.loop.time, office.born
        self._heard_at, self._asked_at, self._cut = clock(), clock(), False
        await office.ask(table.join(connection, p.Hello(self.room, self.token)))
        if self.unconfirmed is not None:
            self.resent = True
            self._say(office, table, connection, self.unconfirmed)
        try:
            while office.alive and office.born == born:
                closed = connection.closed
                if office.awake.is_set():
                    self._read(connection)
                if closed or self._silent(office, table, connection):
                    return
                if self._acts(office, table, connection) or self._cut:
                    return
                await asyncio.sleep(self.world.dice.uniform(0.5, 1.5) * self.lags)
        finally:
            connection.close()
            if office.alive and office.born == born:
                self.world.loop.spawn(office, table.leave(connection))

    def _silent(self, office: Office, table: LiveTable, connection: Connection) -> bool:
        """Has the server said nothing for so long that it is left?"""
        now = self.world.loop.time()
        if now - self._heard_at > PING + PATIENCE + self.lags:
            return True
        if now - max(self._heard_at, self._asked_at) > PING:
            self._asked_at = now
            self._say(office, table, connection, p.Ping())
        return False

    def _say(self, office: Office, table: LiveTable, connection: Connection, message: p.ToServer) -> None:
        """Over the network: it may come twice, or be lost with the connection, and nobody waits for it."""
        weather = self.world.weather
        self._cut = weather.strikes(0.02)
        for _ in range(0 if self._cut else 2 if weather.strikes(0.05) else 1):
            self.world.loop.spawn(self, self._bring(office, table, connection, message))

    async def _bring(self, office: Office, table: LiveTable, connection: Connection, message: p.ToServer) -> None:
        await asyncio.sleep(self.world.dice.uniform(0, 0.05))
        try:
            await office.ask(table.obey(connection, message))
        except ConnectionError:
            pass
        except Exception as error:
            self.world.broken(f"a message ended with {error!r}")

    def _read(self, connection: Connection) -> None:
        for data in connection.waiting():
            message = _decode(data)
            self._heard_at = self.world.loop.time()
            if isinstance(message, p.View):
                self.view = message
            elif isinstance(message, p.Room):
                self._shown(message)
            elif isinstance(message, p.Seated):
                self.token = message.token
            elif isinstance(message, p.Accepted):
                self._confirm(message)
            elif isinstance(message, p.Refused) and message.about in ("answer", "play_all"):
                self._give_up(message)

    def _shown(self, room: p.Room) -> None:
        """Orders that were in force stay so."""
        self.shown = room
        if room.seat == self.seat and self.ordered is not None and room.orders != self.ordered:
            self.world.broken("standing orders are forgotten")
        if room.seat == self.seat and self._orders and room.orders == self._orders:
            self.ordered = room.orders

    def _confirm(self, message: p.Accepted) -> None:
        said = self.unconfirmed
        if said is not None and (said.game, said.number) == (message.game, message.number):
            self.confirmed.append(said)
            self._confirmed_last = said.game, said.number
            self.world.went_on(self.room)
            self.unconfirmed, self.resent = None, False

    def _give_up(self, message: p.Refused) -> None:
        """Unless it is the echo of an earlier answer that came twice."""
        if self.unconfirmed is not None and message.number == self.unconfirmed.number:
            self.refused.append(self.unconfirmed)
            self.unconfirmed = None

    def _acts(self, office: Office, table: LiveTable, connection: Connection) -> bool:
        """One thing that people do; True if they break off."""
        dice, view = self.world.dice, self.view
        if self._busy and (said := self._at_first()) is not None:
            self._say(office, table, connection, said)
            return False
        if view is None or not self.token or self.unconfirmed is not None:
            return False
        if self.world.weather.strikes(0.05):
            return self._whim(office, table, connection, view)
        if self._bot_plays:
            if dice.random() < 0.1:
                self._say(office, table, connection, p.ChangeSeat(self.seat, p.HUMAN))
            return False
        prompt = view.table.prompt
        if prompt is not None and (view.game, prompt.number) != self._confirmed_last and dice.random() < 0.7:
            self.unconfirmed = self._press(view.game, prompt) or p.Answer(
                view.game, prompt.number, any_picks(prompt, dice)
            )
            self.resent = False
            self._say(office, table, connection, self.unconfirmed)
        return False

    def _at_first(self) -> p.ToServer | None:
        """Before a game an open seat is taken, and whoever has the table begins once all are."""
        room = self.shown
        hesitates = self.world.weather.strikes(0.8)
        if room is None or room.phase == "over" or hesitates:
            return None
        if not self.token:
            free = room.chairs[self.seat].kind == p.OPEN
            self._came_for_nothing = not free and room.seat is None
            return p.SitDown(self.seat, f"guest {self.seat}") if free else None
        if not room.host or (room.phase == "playing" and not self._astray):
            return None
        if self._astray:
            other = self._astray[0]
            other.replaced = True
            gone = room.phase == "playing"
            return p.ChangeSeat(other.seat, p.BOT, "greedy") if gone else p.ChangeSeat(other.seat, p.OPEN)
        return None if any(chair.kind == p.OPEN for chair in room.chairs) else p.Start()

    @property
    def _astray(self) -> list[Page]:
        """Guests whose seat nobody can take any more: the host helps."""
        chairs = [] if self.shown is None else self.shown.chairs
        return [page for page in self.others if page._came_for_nothing and chairs[page.seat].kind == p.HUMAN]

    def _press(self, game: str, prompt: shapes.Prompt) -> p.Answer | p.PlayAll | None:
        """All that plays by itself, or an answer that passes over what the turn may begin with."""
        dice, turn = self._presses, prompt.otherwise or prompt
        if dice is None:
            return None
        if any(option.what == "play" and option.plain for option in turn.options) and dice.random() < 0.5:
            return p.PlayAll(game, prompt.number)
        if prompt.otherwise is not None and dice.random() < 0.7:
            return p.Answer(game, prompt.number, any_picks(turn, dice), otherwise=True)
        return None

    def _whim(self, office: Office, table: LiveTable, connection: Connection, view: p.View) -> bool:
        dice = self.world.dice
        whim = dice.choice(self.whims)
        vote = None if self.shown is None else self.shown.vote
        if whim == "tab":
            self.world.loop.spawn(self, self._second_tab(office, table))
        elif whim == "undo":
            self._say(office, table, connection, p.Undo(view.game, view.number))
        elif whim == "vote" and vote is not None:
            self._say(office, table, connection, p.Vote(view.game, vote.number, dice.random() < 0.7))
        elif whim == "say":
            self._say(office, table, connection, p.Say("hello"))
        elif whim == "rename":
            self._say(office, table, connection, p.Rename(f"name {dice.randrange(100)}"))
        elif whim == "orders":
            self._ordered = True
            orders = dice.choice([[], [p.Order("never")], [p.Order("avoid")]])
            self._say(office, table, connection, p.SetOrders(self._orders or orders))
        elif whim == "bot":
            self.replaced = True
            self._say(office, table, connection, p.ChangeSeat(self.seat, p.BOT, "random"))
        elif whim == "stand in" and self.others:
            other = dice.choice(self.others)  # who is there cannot be replaced, and only the host can do it
            other.replaced = True
            self._say(office, table, connection, p.ChangeSeat(other.seat, p.BOT, "random"))
        elif whim == "hint" and view.table.prompt is not None:
            self._say(office, table, connection, p.Hint(view.game, view.table.prompt.number))
        elif whim == "ask":
            asked = dice.choice([p.Explain("base/kick"), p.Earlier(view.game, 5), p.GetRecord()])
            self._say(office, table, connection, asked)
        return whim == "drop"

    async def _second_tab(self, office: Office, table: LiveTable) -> None:
        """Another connection of the same seat, which says what the first one says."""
        tab = Connection(self.seat)
        try:
            await office.ask(table.join(tab, p.Hello(self.room, self.token)))
            if self.unconfirmed is not None:
                await office.ask(table.obey(tab, self.unconfirmed))
            await office.ask(table.leave(tab))
        except ConnectionError:
            pass

"""A table with people at it: takes their messages one at a time, stores what changes, then tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from archfoe.core.errors import ArchfoeError
from archfoe.core.text import listed
from archfoe.server import archive, hidden_timing
from archfoe.server.archive import CHAT_KEPT, ChatLine
from archfoe.server.bots import Bots, Request
from archfoe.server.connections import Connection, encode
from archfoe.server.errors import Refusal
from archfoe.server.hidden_timing import SECONDS_TO_SETTLE, Assault, goes_on, hides, next_assault
from archfoe.server.journal import Play
from archfoe.server.room_message import age_line, room_message
from archfoe.server.seating import Room, checked_orders, clean_chat
from archfoe.server.store import Entry, Store, StoreFailed
from archfoe.wire import protocol as p
from archfoe.wire.explain import explanation
from archfoe.wire.log import new_log, page_of_log
from archfoe.wire.table import TableWire, defenders

_log = logging.getLogger(__name__)
NO_SEAT = "You are looking on: take a seat to play."
HINTING_BOT = "greedy"


def view_message(play: Play, wish: p.TableWish, seat: int | None, seen: int) -> tuple[bytes, int]:
    """The position as a seat that has seen so many events is sent it, and up to which event that tells."""
    hides_timing = wish.hides_timing and hides(play.board.game)
    wire = TableWire(play.board, seat, counts_points=wish.counts_points, hides_timing=hides_timing)
    asked = 0 if seat is None else play.asked.get(seat, 0)
    log = new_log(wire.view, play.board.game, seen, wire.names)
    return encode(p.View(play.id, play.number, wire.table(asked), log)), log.end


class LiveTable:
    """All that changes a room runs under one lock, from the judgement to the last message about it."""

    def __init__(self, room: Room, store: Store, bots: Bots, chat: list[ChatLine] | None = None) -> None:
        self.room, self._store, self._bots = room, store, bots
        self.chat: list[ChatLine] = chat or []
        self.connections: list[Connection] = []
        self.lock = asyncio.Lock()
        self.idle_since = 0.0
        self._thinking: asyncio.Task[None] | None = None
        self._window: asyncio.Task[None] | None = None  # an Attack that is being kept open (see `timing`)
        self._announced = self._told()  # up to which event Attacks have been announced
        self._unfinished: tuple[Assault, int] | None = None  # one that goes on after the question of this number
        self._handlers: dict[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            p.Answer: self._answer,
            p.PlayAll: self._play_all,
            p.Undo: self._undo,
            p.Vote: self._vote,
            p.SetOrders: self._set_orders,
            p.Say: self._say,
            p.Rename: self._rename,
            p.SitDown: self._sit_down,
            p.ChangeSeat: self._change_seat,
            p.Start: self._start,
            p.Hint: self._hint,
            p.Explain: self._explain,
            p.Earlier: self._earlier,
            p.GetRecord: self._get_record,
            p.GetCampaign: self._get_campaign,
            p.Ping: self._ping,
        }

    def _told(self) -> int:
        return 0 if self.room.play is None else self.room.play.board.game.told

    # Coming and going

    async def join(self, connection: Connection, hello: p.Hello) -> None:
        async with self.lock:
            self.connections.append(connection)
            if self.room.play is not None and hello.game == self.room.play.id:
                connection.game, connection.seen = hello.game, hello.seen
            for line in self.chat:
                if self._may_read(connection, line):
                    connection.send(line.said)
            self._tell_room()
            self._show([connection])
            self.wake_bots()

    async def leave(self, connection: Connection) -> None:
        async with self.lock:
            if connection in self.connections:
                self.connections.remove(connection)
            self._tell_room()

    async def tell_age(self) -> None:
        """Says once in the chat that a game from the store was begun under earlier rulings."""
        play = self.room.play
        if play is None or not play.aged:
            return
        text = age_line(play)
        if all(line.said.text != text for line in self.chat):
            with contextlib.suppress(StoreFailed):  # the room says it, too
                await self._announce(text)

    def here(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    # Messages

    async def obey(self, connection: Connection, message: p.ToServer) -> None:
        """Does what a message asks for, or says in one sentence why not."""
        handler = self._handlers.get(type(message))
        async with self.lock:
            try:
                if handler is None:
                    raise Refusal("You have said hello already.")
                await handler(connection, message)
            except ArchfoeError as error:
                self._refuse(connection, message, error)

    def _refuse(self, connection: Connection, message: p.ToServer, error: ArchfoeError) -> None:
        rule = error.rule if isinstance(error, Refusal) else ""
        tag = str(type(message).__struct_config__.tag)
        connection.send(p.Refused(str(error), rule, tag))
        if isinstance(error, Refusal) and error.fresh:
            self._show([connection])

    def _seat(self, connection: Connection) -> int:
        if connection.seat is None:
            raise Refusal(NO_SEAT)
        return connection.seat

    def _playing(self, connection: Connection, game: str) -> tuple[Play, int]:
        """The game, and the seat of a person who may play in it now."""
        seat = self._seat(connection)
        play = self.room.running()
        play.check_game(game)
        if self.room.chairs[seat].kind != p.HUMAN:
            raise Refusal("A bot plays for you: take your seat back first.")
        self._not_in_window(seat)
        return play, seat

    def _not_in_window(self, seat: int | None) -> None:
        """While an Attack is kept open, nobody but who is asked may find out how the game stands."""
        if self._window is not None and seat not in defenders(self.room.running().board.game):
            raise Refusal("An Attack is being made: what comes of it is shown in a moment.")

    async def _answer(self, connection: Connection, message: p.Answer) -> None:
        play, seat = self._playing(connection, message.game)
        given = play.given(seat, message.number)
        if given is not None and given.picked == tuple(message.picked):  # sent again: the first word counts
            connection.send(p.Accepted(play.id, message.number, given.now))
            self._show([connection])
            return
        entries = play.answer(seat, message.number, message.picked)
        await self._went_on(play, entries, connection, message.number)

    async def _play_all(self, connection: Connection, message: p.PlayAll) -> None:
        play, seat = self._playing(connection, message.game)
        await self._went_on(play, play.play_all(seat, message.number), connection, message.number)

    async def _undo(self, connection: Connection, message: p.Undo) -> None:
        play, seat = self._playing(connection, message.game)
        if self.room.wants_undo(seat, message.number):
            await self._take_back(play, seat)
        else:
            self._tell_room()

    async def _vote(self, connection: Connection, message: p.Vote) -> None:
        play, seat = self._playing(connection, message.game)
        vote = self.room.vote
        outcome = self.room.voted(seat, message.number, message.agree)
        if outcome is None:
            self._tell_room()
            return
        assert vote is not None
        names = self.room.names
        if outcome:
            await self._take_back(play, vote.seat)
            await self._announce(f"{names[vote.seat]} took something back; all agreed to it.")
        else:
            await self._announce(f"{names[seat]} did not agree that {names[vote.seat]} takes something back.")
        self._tell_room()

    async def _take_back(self, play: Play, seat: int) -> None:
        was_over = play.board.game.over
        entries = play.undo(seat, agreed=True)
        for connection in self.connections:
            connection.seen = 0  # what they have of the log is longer than it is now
        self._announced, self._unfinished = min(self._announced, self._told()), None
        await self._went_on(play, entries)
        if was_over:
            self._tell_room()

    async def _set_orders(self, connection: Connection, message: p.SetOrders) -> None:
        seat = self._seat(connection)
        self.room.chairs[seat].orders = checked_orders(message.orders)
        await self._save_seats()
        play = self.room.play
        if play is not None and (entries := self._standing_orders(play)):
            await self._went_on(play, entries)

    async def _say(self, connection: Connection, message: p.Say) -> None:
        seat = connection.seat
        if seat is None and message.team:
            raise Refusal("Who looks on has no partners.")
        team = self.room.team_of(seat) if message.team and seat is not None else None
        name = "Spectator" if seat is None else self.room.names[seat]
        await self._chat(seat, name, clean_chat(message.text), team)

    async def _rename(self, connection: Connection, message: p.Rename) -> None:
        self.room.rename(self._seat(connection), message.name)
        await self._save_seats()
        self._show(self.connections)

    async def _sit_down(self, connection: Connection, message: p.SitDown) -> None:
        if connection.seat is not None:
            raise Refusal("You have a seat already.")
        token = self.room.sit_down(message.seat, message.name)
        connection.seat = message.seat
        await self._save_seats()
        connection.send(p.Seated(self.room.id, message.seat, token))

    async def _change_seat(self, connection: Connection, message: p.ChangeSeat) -> None:
        by = self._seat(connection)
        self.room.change_seat(by, message.seat, message.kind, message.bot, away=not self.here(message.seat))
        for other in self.connections:
            if other.seat == message.seat and message.kind == p.OPEN:
                other.seat = None
        await self._save_seats()
        self._show(self.connections)
        self.wake_bots()

    async def _start(self, connection: Connection, message: p.Start) -> None:
        await self.begin(self._seat(connection), message.repair)

    async def begin(self, by: int | None, repair: str = "") -> None:
        """Starts a game; `by` None: a table that was made to be played at once."""
        room = self.room
        play = room.start(by, repair)
        self._announced, self._unfinished = 0, None
        try:
            await self._store.do(lambda connection: archive.add_game(connection, room, play))
        except StoreFailed as error:
            await self._as_stored()
            raise Refusal(f"{error} Nothing was done.", fresh=True) from None
        self._tell_room()
        self._publish(play)
        self.wake_bots()

    async def _hint(self, connection: Connection, message: p.Hint) -> None:
        play, seat = self._playing(connection, message.game)
        if play.asked.get(seat) != message.number:
            raise Refusal("You are not asked that any more.", fresh=True)
        record = list(play.board.game.record)
        picked = await self._bots.hint(self._request(play), record, seat, HINTING_BOT)
        prompt = TableWire(play.board, seat).table(message.number).prompt
        assert prompt is not None
        words = listed([prompt.options[pick].label for pick in picked]) or prompt.decline
        connection.send(p.Hinted(play.id, message.number, list(picked), words))

    async def _explain(self, connection: Connection, message: p.Explain) -> None:
        play = self.room.running()
        self._not_in_window(connection.seat)
        connection.send(p.Explained(message.what, explanation(play.board.view(connection.seat), message.what)))

    async def _earlier(self, connection: Connection, message: p.Earlier) -> None:
        play = self.room.running()
        play.check_game(message.game)
        self._not_in_window(connection.seat)
        view = play.board.view(connection.seat)
        connection.send(p.EarlierLog(play.id, page_of_log(view, play.board.game, message.before, self.room.names)))

    async def _get_record(self, connection: Connection, message: p.GetRecord) -> None:
        seat, stuck = connection.seat, self.room.stuck
        if seat is None:
            raise Refusal("The record tells what is hidden: only those who play are given it.")
        if stuck is not None:
            connection.send(p.RecordText(f"{stuck.id}.archfoe.json", stuck.record().dumps()))
            return
        play = self.room.running()
        self._not_in_window(seat)
        if not play.board.game.over and [other for other in self.room.people if other != seat]:
            raise Refusal("The record tells what is hidden: it can be had when the game is over.")
        connection.send(p.RecordText(f"{play.id}.archfoe.json", play.record().dumps()))

    async def _get_campaign(self, connection: Connection, message: p.GetCampaign) -> None:
        seat = self._seat(connection)
        self._not_in_window(seat)
        connection.send(p.RecordText(*self.room.campaign_file(seat)))

    async def _ping(self, connection: Connection, message: p.Ping) -> None:
        connection.send(p.Pong())

    # What has changed is stored first, then told

    async def _went_on(
        self, play: Play, entries: list[Entry], by: Connection | None = None, prompt: int | None = None
    ) -> None:
        now = play.number
        entries = entries + self._standing_orders(play)
        try:
            await self._store.add(entries)
        except StoreFailed as error:
            await self._as_stored()
            raise Refusal(f"{error} Nothing was done.", fresh=True) from None
        had_vote = self.room.vote is not None
        self.room.game_went_on()
        if by is not None and prompt is not None:
            by.send(p.Accepted(play.id, prompt, now))
        if had_vote or (play.board.game.over and self._window is None):
            self._tell_room()
        self._publish(play)
        self.wake_bots()

    def _standing_orders(self, play: Play) -> list[Entry]:
        """Answers that people have given in advance."""
        entries: list[Entry] = []
        again = True
        while again:
            again = False
            for seat in sorted(play.asked):
                chair = self.room.chairs[seat]
                picked = play.ordered(seat, chair.orders) if chair.kind == p.HUMAN and chair.orders else None
                if picked is not None:
                    entries += play.answer(seat, play.asked[seat], picked)
                    again = True
                    break
        return entries

    async def _as_stored(self) -> None:
        """The game in memory has gone where the store could not follow: back to what is written."""
        stored = await self._store.do(lambda connection: archive.read_room(connection, self.room.id))
        if stored is not None:
            self.room = archive.room_of(self.room.id, stored)
            for connection in self.connections:
                connection.seen = 0

    async def _save_seats(self) -> None:
        room = self.room
        await self._store.do(lambda connection: archive.save_seats(connection, room))
        self._tell_room()

    async def _announce(self, text: str) -> None:
        await self._chat(None, "", text, None)

    async def _chat(self, seat: int | None, name: str, text: str, team: int | None) -> None:
        number = self.chat[-1].said.number + 1 if self.chat else 0
        line = ChatLine(p.Said(number, seat, name, text, team is not None), team)
        await self._store.do(lambda connection: archive.add_chat(connection, self.room.id, line))
        self.chat = [*self.chat[-CHAT_KEPT + 1 :], line]
        for connection in self.connections:
            if self._may_read(connection, line):
                connection.send(line.said)

    def _may_read(self, connection: Connection, line: ChatLine) -> bool:
        return line.team is None or (connection.seat is not None and self.room.team_of(connection.seat) == line.team)

    # Views

    def _show(self, connections: list[Connection]) -> None:
        """The position as it is now to each of them; tabs of one seat that have read as far share the work."""
        play = self.room.play
        if play is None:
            return
        if self._window is not None:
            asked = defenders(play.board.game)
            connections = [connection for connection in connections if connection.seat in asked]
        made: dict[tuple[int | None, int], tuple[bytes, int]] = {}
        for connection in connections:
            if connection.game != play.id:
                connection.game, connection.seen = play.id, 0
            key = connection.seat, connection.seen
            if key not in made:
                made[key] = view_message(play, self.room.wish, *key)
            data, end = made[key]
            connection.show(data, play.id, end)

    def _tell_room(self) -> None:
        here = {connection.seat for connection in self.connections if connection.seat is not None}
        looking_on = sum(connection.seat is None for connection in self.connections)
        made: dict[int | None, bytes] = {}
        for connection in self.connections:
            seat = connection.seat
            if seat not in made:
                hold_back = self._window is not None
                made[seat] = encode(room_message(self.room, seat, here, looking_on, hold_back=hold_back))
            connection.show_room(made[seat])

    # Timing that tells nothing

    def _publish(self, play: Play) -> None:
        """Shows what has changed; at a table that hides timing, what comes of an Attack only after a while."""
        if self.room.wish.hides_timing and self._window is None and hides(play.board.game):
            assault = self._next_attack(play)
            if assault is not None:
                self._announced = max(self._announced, assault.at + 1)
                seconds = assault.seconds(play.board.game, self.room.people)
                self._window = asyncio.create_task(self._keep_open(play, assault, seconds))
                self._announce_attack(play, assault, seconds)
        self._show(self.connections)

    def _next_attack(self, play: Play) -> Assault | None:
        """One that goes on is announced again before any other."""
        if self._unfinished is None:
            return next_assault(play.board.game, self._announced)
        assault, number = self._unfinished
        if number == play.number:  # still the same question
            return None
        self._unfinished = None
        return assault

    def _announce_attack(self, play: Play, assault: Assault, seconds: float) -> None:
        event = assault.event
        card = play.board.cards.names[event.cards[0]] if event.cards else None
        target = event.other if event.other >= 0 else None
        message = p.Attacked(play.id, card, event.seat, target, seconds)
        for connection in self.connections:
            connection.send(message)

    async def _keep_open(self, play: Play, assault: Assault, seconds: float) -> None:
        await hidden_timing.pause(seconds)
        async with self.lock:
            if self.room.play is play and (late := self._decline(play)):
                await self._went_on(play, late)
        await hidden_timing.pause(SECONDS_TO_SETTLE)
        if self._thinking is not None:
            await asyncio.wait([self._thinking])
        async with self.lock:
            self._window = None
            if self.room.play is play:
                self._unfinished = (assault, play.number) if goes_on(play.board.game) else None
                self._publish(play)
                self._tell_room()

    def _decline(self, play: Play) -> list[Entry]:
        """Who has not answered in time does not avoid the Attack."""
        entries: list[Entry] = []
        while late := [seat for seat in defenders(play.board.game) if seat in self.room.people]:
            entries += play.answer(late[0], play.asked[late[0]], ())
        return entries

    # Bots

    def wake_bots(self) -> None:
        play = self.room.play
        if play is None or not any(seat in self.room.bots for seat in play.asked):
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._let_bots_play(), name=f"bots of {self.room.id}")

    def _request(self, play: Play) -> Request:
        board = play.board
        return Request(play.id, play.rewinds, board.options.as_dict(), board.key, self.room.bots, 0, [])

    async def _let_bots_play(self) -> None:
        """Until a person is needed. What comes too late, since somebody took something back, is not used."""
        while True:
            async with self.lock:
                play, bots = self.room.play, self.room.bots
                if play is None or not any(seat in bots for seat in play.asked):
                    return
                number, request, record = play.number, self._request(play), list(play.board.game.record)
            answers = await self._think(request, record)
            async with self.lock:
                if self.room.play is not play or play.number != number or self.room.bots != bots:
                    self._bots.forget(play.id)
                    continue
                if not answers:  # they wait for people who may act first
                    return
                try:
                    await self._went_on(play, play.follow(answers))
                except ArchfoeError:
                    _log.exception("Answers of bots in %s could not be used.", play.id)
                    self._bots.forget(play.id)
                    return

    async def _think(self, request: Request, record: list[tuple[int, tuple[int, ...]]]) -> Any:
        try:
            return await self._bots.play(request, record)
        except Exception:  # a bot with a bug must not stop a game
            _log.exception("A bot failed in %s; chance answers for it.", request.game)
            self._bots.forget(request.game)
            by_chance = request._replace(bots=dict.fromkeys(request.bots, "random"))
            answers = await self._bots.play(by_chance, record)
            self._bots.forget(request.game)
            return answers

"""A table with people at it: takes their messages one at a time, stores what changes, then tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from archfoe.core.errors import ArchfoeError
from archfoe.registry.blame import RulesFailed, failed
from archfoe.server import archive, hidden_timing, metrics
from archfoe.server.absence import Absence
from archfoe.server.again import Again
from archfoe.server.archive import ChatLine
from archfoe.server.asked_help import AskedHelp
from archfoe.server.audience import Audience, Chat
from archfoe.server.bot_work import BOTS_BUSY, BOTS_STUCK, Request, Spoken, Thinkers
from archfoe.server.chairs import checked_orders
from archfoe.server.connections import COME_AGAIN, Connection
from archfoe.server.counted_hints import count_hint
from archfoe.server.errors import Refusal
from archfoe.server.fair import CLIENT, TooMuchAsked
from archfoe.server.hidden_timing import SECONDS_TO_SETTLE, Assault, Assaults, announcement, hides
from archfoe.server.hints import Hints
from archfoe.server.journal import Journal, Said
from archfoe.server.keeping import READ_ANEW, Entry, Hold, Keeper, Ledger, TableLost
from archfoe.server.lookups import Lookups
from archfoe.server.pauses import Pauses
from archfoe.server.people import People
from archfoe.server.plans import Plans
from archfoe.server.room_message import room_message, warnings
from archfoe.server.seating import Seating
from archfoe.server.settling import Settling
from archfoe.server.showing import Showing, show_frozen, told_beside
from archfoe.server.stand_ins import by_heart, declined, standing_orders
from archfoe.server.takebacks import GONE_ON
from archfoe.server.votes import Votes, tell_refused
from archfoe.wire import protocol as p
from archfoe.wire.table import defenders

_log = logging.getLogger(__name__)
HOLD = Hold()  # of a table that no store has


class LiveTable:
    """All that changes a room runs under one lock, from the judgement to the last message about it."""

    def __init__(
        self, seating: Seating, store: Keeper, bots: Thinkers, chat: list[ChatLine] | None = None, hold: Hold = HOLD
    ) -> None:
        self.seating, self._bots = seating, bots
        self._store = Ledger(store, hold, self._drop)
        self.chat = Chat(self._store, chat)
        self.audience = Audience(self._room)
        self.connections = self.audience.connections
        self._showing = Showing(self.connections)
        self.hints, self.help, self.plans = Hints(bots), AskedHelp(self, bots), Plans(self, bots)
        self.lock = asyncio.Lock()
        self.idle_since = 0.0
        self._thinking: asyncio.Task[None] | None = None
        self._again = Again()  # for bots that have failed
        self._window: asyncio.Task[None] | None = None  # an Attack that is being kept open (see `hidden_timing`)
        self._attacked: p.Attacked | None = None  # as it was announced
        self._assaults = Assaults(self._told())
        self.absence, self._people, self.pauses = Absence(self), People(self), Pauses(self)
        self.not_ready, self.say = self._people.not_ready, self._people.say
        self._handlers: dict[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            p.Answer: self._act,
            p.PlayAll: self._act,
            **Votes(self).handlers,
            p.SetOrders: self._set_orders,
            **self._people.handlers,
            **Settling(self).handlers,
            **self.absence.handlers,
            **self.pauses.handlers,
            p.Start: self._start,
            p.Hint: self._hint,
            **self.help.handlers,
            **self.plans.handlers,
            **Lookups(self).handlers,
            p.Ping: self._ping,
        }

    def _told(self) -> int:
        return 0 if self.seating.journal is None else self.seating.journal.session.game.told

    # Coming and going

    async def join(self, connection: Connection, hello: p.Hello) -> None:
        async with self.lock:
            if self.lost:
                connection.end(COME_AGAIN, READ_ANEW)
                return
            self.audience.add(connection, self.seating.host)
            connection.playback = hello.playback
            if self.seating.journal is not None and hello.game == self.seating.journal.id:
                connection.game, connection.seen = hello.game, hello.seen
            self.chat.tell(self.seating, connection)
            self.absence.note_asked(self.seating.journal)
            self.pauses.watch()
            with contextlib.suppress(TableLost):
                await self.absence.came_back(connection.seat)
            self.audience.tell_of(connection)
            if self._attacked is not None:  # why there may be nothing to see yet
                connection.send(self._attacked)
            self.show([connection])
            self.wake_bots()

    async def leave(self, connection: Connection) -> None:
        async with self.lock:
            self.audience.leave(connection)

    @property
    def lost(self) -> bool:
        """Has the store failed, or the lease run out? Then somebody reads it anew, and nothing more is done here."""
        return self._store.lost

    @property
    def hold(self) -> Hold:
        return self._store.hold

    def _drop(self, why: str) -> None:
        self.audience.end(COME_AGAIN, why)
        self._again.stop()
        self.pauses.stop()
        for task in (self._thinking, self._window):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    async def warn(self) -> None:
        """Says once in the chat what everybody should know of a game from a store or a file."""
        for text in warnings(self.seating):
            if not self.chat.has(text):
                with contextlib.suppress(TableLost):  # the room says it, too
                    await self.announce(text)

    @property
    def here(self) -> set[int]:
        return self.audience.here

    @property
    def may_come(self) -> set[int]:
        return self.audience.may_come(len(self.seating.chairs))

    # Messages

    async def obey(self, connection: Connection, message: p.ToServer) -> None:
        """Does what a message asks for, or says in one sentence why not."""
        async with self.lock:
            if not self.lost:  # else it is sent again to the table that is read anew
                with contextlib.suppress(TableLost):
                    await self._obey(connection, message)

    async def _obey(self, connection: Connection, message: p.ToServer) -> None:
        handler = self._handlers.get(type(message))
        try:
            if handler is None:
                raise Refusal("You have said hello already.")
            await self.absence.heard(connection, message)
            self.pauses.check(message)
            await handler(connection, message)
        except TableLost:
            raise
        except Exception as error:
            meant = isinstance(error, ArchfoeError) and not isinstance(error, RulesFailed)
            metrics.REFUSED.inc()
            self._refuse(connection, message, error if meant else await self._recovered(error))

    async def _recovered(self, error: Exception) -> Refusal:
        """The rules of a game or a card have failed: back to what is stored, and a sentence for people."""
        _log.error("The table %s went back to what is stored.", self.seating.id, exc_info=error)
        await self._as_stored()
        return Refusal(str(error if isinstance(error, RulesFailed) else failed(error)), fresh=True)

    def _refuse(self, connection: Connection, message: p.ToServer, error: Exception) -> None:
        rule = error.rule if isinstance(error, Refusal) else ""
        tag = str(type(message).__struct_config__.tag)
        number = message.number if isinstance(message, (p.Answer, p.PlayAll)) else None
        connection.send(p.Refused(str(error), rule, tag, number))
        if isinstance(error, Refusal) and error.fresh:
            self.show([connection])

    def seat_of(self, connection: Connection) -> int:
        return connection.own_seat()

    def playing(self, connection: Connection, game: str, *, in_person: bool = True) -> tuple[Journal, int]:
        """The game, and the seat of a person who may play in it now; `in_person`: not by a bot."""
        seat = self.seat_of(connection)
        journal = self.seating.running()
        journal.check_game(game)
        if journal.ended:
            raise Refusal("You all agreed to end this game.")
        if in_person and self.seating.chairs[seat].kind != p.HUMAN:
            raise Refusal("A bot plays for you: take your seat back first.")
        self.not_in_window(seat)
        self.pauses.check()
        return journal, seat

    @property
    def keeps_open(self) -> bool:
        return self._window is not None  # an Attack, so that nobody may learn what came of it

    def holds_back(self, seat: int | None) -> bool:
        return self.keeps_open and seat not in defenders(self.seating.running().session.game)

    def not_in_window(self, seat: int | None) -> None:
        """While an Attack is kept open, nobody but who is asked may find out how the game stands."""
        if self.holds_back(seat):
            raise Refusal("An Attack is under way. Its outcome is shown in a moment.")

    async def _act(self, connection: Connection, message: p.Answer | p.PlayAll) -> None:
        """What comes again is acknowledged as the first time, even where nothing could be answered now."""
        said = Said(None) if isinstance(message, p.PlayAll) else Said(tuple(message.picked), message.otherwise)
        played, number = self.seating.journal, message.number
        if played is not None and played.id == message.game:
            now = played.done_before(connection.seat, number, said)
            if now is not None:
                connection.send(p.Accepted(played.id, number, now))
                self.show([connection])
                return
        journal, seat = self.playing(connection, message.game)
        if said.picked is None:
            entries = journal.play_all(seat, number)
        else:
            entries = journal.answer(seat, number, said.picked, otherwise=said.otherwise)
        await self._went_on(journal, entries, connection, number)

    async def take_back(self, journal: Journal, seat: int) -> None:
        was_over = journal.session.game.over
        entries = await asyncio.to_thread(journal.undo, seat, agreed=True)  # a long game takes a moment
        self._showing.anew()
        self.seating.game_went_back()
        self._assaults.went_back(self._told())
        await self._went_on(journal, entries)
        if was_over:
            self.audience.tell()
            await self.warn()

    async def end_here(self, journal: Journal) -> None:
        """All have agreed on it: nothing more is asked, and nobody has won."""
        self.seating.end_here()
        await self.note_end()
        self._bots.forget(journal.id)
        await self.absence.went_on(journal)
        self.show(self.connections)
        self.audience.tell()

    async def _set_orders(self, connection: Connection, message: p.SetOrders) -> None:
        seat = self.seat_of(connection)
        self.seating.chairs[seat].orders = checked_orders(message.orders)
        await self.save_seats()
        journal = self.seating.journal
        if journal is not None and (entries := standing_orders(journal, self.seating)):
            await self._went_on(journal, entries)

    async def _start(self, connection: Connection, message: p.Start) -> None:
        await self._begin(self.seating.start(self.seat_of(connection), message.chosen, here=self.may_come))

    async def begin_next(self) -> None:
        """All who are there want it."""
        await self._begin(self.seating.start(None))

    async def _begin(self, journal: Journal) -> None:
        seating = self.seating
        await self._store.do(lambda connection: archive.add_game(connection, seating, journal))
        self.begun(journal)
        await self.warn()

    def begun(self, journal: Journal) -> None:
        """A game has begun and is stored."""
        self._assaults = Assaults()
        self.absence.note_asked(journal)
        self.audience.send_lookers_away(self.seating)
        self.audience.tell()
        self._publish(journal)
        self.wake_bots()

    async def _hint(self, connection: Connection, message: p.Hint) -> None:
        journal, seat = self.playing(connection, message.game)
        asked = self.hints.give(connection, self.request(journal), journal, seat, message.number)
        if asked and count_hint(seating := self.seating):
            await self._store.do(lambda connection: archive.save_customs(connection, seating))

    async def _ping(self, connection: Connection, message: p.Ping) -> None:
        connection.send(p.Pong())

    # What has changed is stored first, then told

    async def _went_on(
        self, journal: Journal, entries: list[Entry], by: Connection | None = None, prompt: int | None = None
    ) -> None:
        now = journal.shown_to(None if by is None else by.seat)
        entries = entries + standing_orders(journal, self.seating)
        began = time.perf_counter()
        await self._store.add(entries)
        await told_beside(journal)
        had_vote = self.seating.vote
        self.seating.game_went_on()
        if had_vote is not None and self.seating.vote is None:
            tell_refused(self.connections, had_vote.seat, GONE_ON)
        if by is not None and prompt is not None:
            by.send(p.Accepted(journal.id, prompt, now))
            metrics.ANSWERS.inc()
            metrics.ANSWER_SECONDS.observe(time.perf_counter() - began)
        await self.absence.went_on(journal)
        self.plans.went_on(journal)
        await self.note_end()
        self._publish(journal)
        if had_vote is not self.seating.vote or (journal.session.game.over and self._window is None):
            self.audience.tell()
        self.wake_bots()

    async def _as_stored(self) -> None:
        """The game in memory has gone where it should not: back to what is written."""
        stored = await self._store.do(lambda connection: archive.read_room(connection, self.seating.id))
        if stored is not None:
            self.seating = await asyncio.to_thread(archive.room_of, self.seating.id, stored)
            self._showing.anew()

    async def save(self, what: Callable[[Any, Seating], None]) -> None:
        """What of the table has changed, as `archive` writes it; then everybody is told."""
        seating = self.seating
        await self._store.do(lambda connection: what(connection, seating))
        self.audience.send_lookers_away(self.seating)
        self.audience.tell()

    async def save_seats(self) -> None:
        await self.save(archive.save_seats)

    async def save_customs(self) -> None:
        await self.save(archive.save_customs)

    async def note_end(self) -> None:
        """A game that is over counts to the evening; that is done again after a restart, if it could not be stored."""
        seating = self.seating
        if seating.note_end():  # nobody is told as yet: the table may keep open what has ended it
            await self._store.do(lambda connection: archive.save_customs(connection, seating))

    async def announce(self, text: str, about: int | None = None) -> None:
        """What the table itself tells; `about` the seat beside which a page shows it."""
        await self.chat.say(self.seating, self.connections, about, "", text, None)

    # Views

    def show(self, connections: list[Connection], *, news_only: bool = False) -> None:
        """The position as it is now to each of them, but while an Attack is kept open only to who is asked.

        `news_only`: not to who would see nothing new.
        """
        journal = self.seating.journal
        if journal is None:
            show_frozen(self.seating, connections)
            return
        if self._window is not None:
            asked = defenders(journal.session.game)
            connections = [connection for connection in connections if connection.seat in asked]
        if not self.seating.wish.spectators:
            connections = [connection for connection in connections if connection.seat is not None]
        self._showing.show(journal, self.seating.wish, connections, news_only=news_only)

    def _room(self, seat: int | None) -> p.Room:
        more: Any = {"absence": self.absence, "pauses": self.pauses, "plans": self.plans, "hold_back": self.keeps_open}
        return room_message(self.seating, seat, self.here, self.audience.lookers, **more)

    # Timing that tells nothing

    def _publish(self, journal: Journal) -> None:
        """Shows what has changed; at a table that hides timing, what comes of an Attack only after a while."""
        if self.seating.wish.hides_timing and self._window is None and hides(journal.session.game):
            assault = self._assaults.next(journal)
            if assault is not None:
                game, people_at = journal.session.game, self.seating.people_at
                self._assaults.announced(game, assault, people_at)
                seconds = assault.seconds(game, people_at(assault.at))
                self._window = asyncio.create_task(self._keep_open(journal, assault, seconds))
                self._attacked = announcement(journal, assault, seconds)
                for connection in self.connections:
                    connection.send(self._attacked)
        self.show(self.connections, news_only=True)

    async def _keep_open(self, journal: Journal, assault: Assault, seconds: float) -> None:
        await hidden_timing.pause(seconds)
        async with self.lock:
            try:
                if self.seating.journal is journal and (late := declined(journal, self.seating)):
                    await self._went_on(journal, late)
            except TableLost:
                return
            except Exception as error:  # the rules have failed over it: the Attack must not be kept open for ever
                with contextlib.suppress(TableLost):
                    await self._recovered(error)
        await hidden_timing.pause(SECONDS_TO_SETTLE)
        if self._thinking is not None:
            await asyncio.wait([self._thinking])
        async with self.lock:
            self._window = self._attacked = None
            if self.seating.journal is journal:
                self._assaults.closed(journal, assault)
                self._publish(journal)
            else:
                self.show(self.connections)
            self.audience.tell()

    # Bots

    def wake_bots(self) -> None:
        journal = self.seating.journal
        if journal is None or self.pauses.now or not any(seat in self.seating.answering for seat in journal.asked):
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._let_bots_play(), name=f"bots of {self.seating.id}")

    def request(self, journal: Journal) -> Request:
        request = Request.about(journal.id, journal.rewinds, journal.session, self.seating.answering)
        return request._replace(jobs=self.plans.agreed)

    async def _let_bots_play(self) -> None:
        """Until a person is needed; if even answers by chance make the rules fail, people are told."""
        CLIENT.set(self.audience.payer)
        try:
            await self._bots_play_on()
        except TableLost:
            return
        except TooMuchAsked:
            async with self.lock:
                with contextlib.suppress(TableLost):
                    await self._try_again(BOTS_BUSY)
        except Exception as error:
            async with self.lock:
                with contextlib.suppress(TableLost):
                    why = f"{BOTS_STUCK} {await self._recovered(error)}"
                    self.show(self.connections)
                    await self._try_again(why)

    async def _try_again(self, why: str) -> None:
        if not self.chat.ends_with(why):
            await self.announce(why)
        self._again.later(self.wake_bots)  # as the last thing: who is still at it is not woken

    async def _bots_play_on(self) -> None:
        """What comes too late, since somebody took something back, is not used; stand-ins answer one by one."""
        ahead: tuple[Any, Spoken] = (None, Spoken())  # for which question and which plans
        while True:
            async with self.lock:
                journal, bots = self.seating.journal, self.seating.answering
                if journal is None or self.pauses.now or not any(seat in bots for seat in journal.asked):
                    return
                number, request, record = journal.number, self.request(journal), list(journal.session.game.record)
            answers = (
                ahead[1] if ahead[0] == (number, request.jobs) else Spoken(by_heart(journal, self.seating.wish) or ())
            )
            if not answers:
                answers = Spoken.of(await self._bots.play_in_any_case(request, record))
            await asyncio.sleep(self.absence.pause_before(answers))
            async with self.lock:
                as_asked = self.seating.journal is journal and journal.number == number and not journal.ended
                as_planned = self.plans.agreed == request.jobs
                if not (as_asked and as_planned) or self.seating.answering != bots or self.pauses.now:
                    self._bots.forget(journal.id)
                    ahead = (None, Spoken())
                    continue
                now = self.absence.next_of(answers) if answers else []
                if not now:  # they wait for people who may act first, or who are to see it
                    return
                try:
                    await self._went_on(journal, journal.follow(now, self.seating.standin_names))
                    self._again.succeeded()
                    self.plans.remark(journal, answers.up_to(len(now)))
                    ahead = ((number + len(now), request.jobs), answers.from_on(len(now)))
                except Exception:
                    self._bots.forget(journal.id)
                    raise

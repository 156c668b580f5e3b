"""Mistakes for the simulation to find: each is one that somebody could make in the server.

What its schedules come to only once in thousands has tests of its own and is not here: what is said again while an
Attack is kept open (`test_said_again`), and what a server shows after a pause (`test_leases`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import pytest

from archfoe.core.decisions import Answer
from archfoe.server import archive
from archfoe.server.again import Again
from archfoe.server.bot_work import Answers, Request, Thinkers
from archfoe.server.connections import Connection
from archfoe.server.journal import Journal, Said
from archfoe.server.keeping import Ledger
from archfoe.server.leases import Elsewhere, Hold, Lease
from archfoe.server.live_table import LiveTable
from archfoe.server.lobby import Lobby
from archfoe.server.store import Entry, Store, StoreFailed, _Job
from archfoe.wire import protocol as p

Plant = Callable[[pytest.MonkeyPatch], None]


def table_is_not_dropped(patch: pytest.MonkeyPatch) -> None:
    async def surely(self: Ledger, work: Callable[[], Awaitable[Any]]) -> Any:
        return await work()

    patch.setattr(Ledger, "_surely", surely)


def failed_write_is_passed_over(patch: pytest.MonkeyPatch) -> None:
    async def add(self: Ledger, entries: Sequence[Entry]) -> None:
        with contextlib.suppress(StoreFailed):
            await self._store.add(entries, self.hold)

    patch.setattr(Ledger, "add", add)


def takeback_is_not_stored(patch: pytest.MonkeyPatch) -> None:
    undo = Journal.undo

    def undone(self: Journal, seat: int, *, agreed: bool) -> list[Entry]:
        undo(self, seat, agreed=agreed)
        return []

    patch.setattr(Journal, "undo", undone)


def landmark_of_another_position(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("archfoe.server.journal.landmark", lambda session: "1 0 ")
    patch.setattr("archfoe.server.journal.APART", 1)


def nobody_is_fenced(patch: pytest.MonkeyPatch) -> None:
    def kept(self: Lease, connection: Any, wanted: Collection[Hold]) -> Collection[Hold]:
        return wanted

    patch.setattr(Lease, "kept", kept)
    patch.setattr(Lease, "good", True)


def what_is_fenced_is_acknowledged(patch: pytest.MonkeyPatch) -> None:
    commit = Store._commit

    def committed(self: Store, batch: Sequence[_Job]) -> list[Any]:
        return [None if isinstance(result, StoreFailed) else result for result in commit(self, batch)]

    patch.setattr(Store, "_commit", committed)
    patch.setattr(Lease, "good", True)


def rooms_of_the_dead_are_never_taken(patch: pytest.MonkeyPatch) -> None:
    take = Lease.take

    def taken(self: Lease, connection: Any, room: str) -> int | Elsewhere:
        held = self._look(connection, room)
        if held is not None and held.server not in (None, self.id):
            return Elsewhere("")
        return take(self, connection, room)

    patch.setattr(Lease, "take", taken)


def told_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    went_on = LiveTable._went_on

    async def told(
        self: LiveTable, journal: Journal, entries: list[Entry], by: Connection | None = None, prompt: int | None = None
    ) -> None:
        if by is not None and prompt is not None:
            by.send(p.Accepted(journal.id, prompt, journal.shown_to(by.seat)))
        await went_on(self, journal, entries, by, prompt)

    patch.setattr(LiveTable, "_went_on", told)


def what_was_given_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Journal, "done_before", lambda self, seat, number, said: None)


def one_press_is_many_answers(patch: pytest.MonkeyPatch) -> None:
    """Sent again, it is taken for another one."""
    done_before = Journal.done_before

    def of_one_card(self: Journal, seat: int | None, number: int, said: Said) -> int | None:
        return None if said.picked is None or said.otherwise else done_before(self, seat, number, said)

    patch.setattr(Journal, "done_before", of_one_card)


def any_number_will_do(patch: pytest.MonkeyPatch) -> None:
    answer = Journal.answer

    def answered(self: Journal, seat: int, number: int, picked: Sequence[int], *, otherwise: bool = False) -> Any:
        return answer(self, seat, self.asked.get(seat, number), picked, otherwise=otherwise)

    what_was_given_is_forgotten(patch)
    patch.setattr(Journal, "answer", answered)


def bots_are_not_stored(patch: pytest.MonkeyPatch) -> None:
    follow = Journal.follow

    def followed(self: Journal, answers: Any) -> list[Entry]:
        follow(self, answers)
        return []

    patch.setattr(Journal, "follow", followed)


def attack_is_kept_open(patch: pytest.MonkeyPatch) -> None:
    async def keep_open(self: LiveTable, journal: Journal, assault: Any, seconds: float) -> None:
        await asyncio.Event().wait()

    patch.setattr(LiveTable, "_keep_open", keep_open)


def hung_worker_stops_the_game(patch: pytest.MonkeyPatch) -> None:
    async def play(self: Thinkers, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
        try:
            return await self.play(request, record)
        except Exception:
            await asyncio.Event().wait()
            raise

    patch.setattr(Thinkers, "play_in_any_case", play)


def others_are_not_shown(patch: pytest.MonkeyPatch) -> None:
    show = LiveTable.show

    def shown(self: LiveTable, connections: list[Connection], *, news_only: bool = False) -> None:
        show(self, connections[:1], news_only=news_only)

    patch.setattr(LiveTable, "show", shown)


def seats_are_not_stored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(archive, "save_seats", lambda connection, seating: None)


def orders_are_not_stored(patch: pytest.MonkeyPatch) -> None:
    row_of = archive._seat_row

    def without(seating: Any, seat: int) -> dict[str, Any]:
        return row_of(seating, seat) | {"orders": "[]"}

    patch.setattr(archive, "_seat_row", without)


def lease_is_always_good(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Lease, "good", True)


def chat_is_not_stored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(archive, "add_chat", lambda connection, room, line: None)


def lost_table_is_found_again(patch: pytest.MonkeyPatch) -> None:
    find = Lobby.find

    async def found(self: Lobby, room_id: str) -> LiveTable | None:
        return self.tables.get(room_id) or await find(self, room_id)

    patch.setattr(Lobby, "find", found)


def campaign_is_not_stored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(archive, "_chapter", lambda connection, game: None)


def nobody_waits_for_anybody(patch: pytest.MonkeyPatch) -> None:
    class NoLock(asyncio.Lock):
        async def acquire(self) -> Any:
            return True

        def release(self) -> None:
            pass

    patch.setattr("archfoe.server.live_table.asyncio.Lock", NoLock)


def bots_do_not_try_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Again, "later", lambda self, work: None)


#: A seed that finds it: the search begins there.
PLANTED: dict[str, tuple[Plant, int]] = {
    "a table goes on after its store has failed": (table_is_not_dropped, 0),
    "a write that failed counts": (failed_write_is_passed_over, 0),
    "takebacks are not stored": (takeback_is_not_stored, 16),
    "landmarks tell of another position": (landmark_of_another_position, 0),
    "a server without a lease writes": (nobody_is_fenced, 43),
    "what is not written for want of a lease is acknowledged": (what_is_fenced_is_acknowledged, 41),
    "rooms of a dead server stay its own": (rooms_of_the_dead_are_never_taken, 1),
    "an answer is acknowledged before it is stored": (told_before_it_is_stored, 0),
    "an answer that comes twice is refused": (what_was_given_is_forgotten, 2),
    "all cards at once, if that comes twice, is refused": (one_press_is_many_answers, 5),
    "an answer is taken for any question": (any_number_will_do, 0),
    "answers of bots are not stored": (bots_are_not_stored, 0),
    "an Attack is kept open for ever": (attack_is_kept_open, 269),
    "a worker that fails stops the game": (hung_worker_stops_the_game, 77),
    "bots that have failed twice stand still": (bots_do_not_try_again, 414),
    "only one sees what has changed": (others_are_not_shown, 2),
    "seats are not stored": (seats_are_not_stored, 3),
    "standing orders are not stored": (orders_are_not_stored, 0),
    "a lease is always good": (lease_is_always_good, 693),
    "chat is not stored": (chat_is_not_stored, 3),
    "a lost table is given to whoever comes": (lost_table_is_found_again, 5),
    "a campaign is forgotten": (campaign_is_not_stored, 22),
    "messages get in each other's way": (nobody_waits_for_anybody, 79),
}

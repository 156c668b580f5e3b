"""Tables of the real server at which a game begins in the middle, in the true world or in one dealt anew.

Only where a game would be built from its key is the position laid out in its place: whoever makes the table, reads it
again from the store, takes something back or thinks about a hint begins there. Ids, keys and clocks are the same in all
worlds, so that all bytes can be compared.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from archfoe.core.decisions import Answer, Decision
from archfoe.core.events import Event
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND
from archfoe.games.options import Options
from archfoe.review import hint
from archfoe.server.connections import encode
from archfoe.server.glance import glances
from archfoe.server.hidden_timing import Assaults
from archfoe.server.live_table import LiveTable
from archfoe.server.lobby import Lobby
from archfoe.server.seating import wish_of
from archfoe.serverless.store import BrowserStore
from archfoe.table.trail import Trail
from archfoe.table.worlds import another_world
from archfoe.wire import protocol as p
from archfoe.wire.glances import GlancesWish, SeatKey
from archfoe.wire.session import RemoteSession
from tests.server.clock import Clock
from tests.server.desk import InlineBots, Person, settled

KEY = b"of no use to any"
ROLLOUTS = 12  # of a hint: more of the same would tell nothing new
#: The world whose code runs now; tasks and threads that it begins have it, too.
_here: ContextVar[World] = ContextVar("here")


def different_world(game: Game, seat: int | None, seed: str) -> Game | None:
    """One that fits what the seat knows and is not the same by chance; after a few attempts None."""
    for attempt in range(4):
        world = another_world(game, seat, f"{seed} {attempt}".encode()[:64])
        if world is not None and world.waiting.keys() == game.waiting.keys() and world.state.piles != game.state.piles:
            return world
    return None


def with_a_past(game: Game, world: Game, seat: int | None) -> Game:
    """The past of the game as far as the seat saw it; where it only saw how many, there were other cards."""
    everybody, kinds = (1 << len(game.state.teams)) - 1, len(game.state.cards)

    def retold(event: Event) -> Event:
        knows = event.seen_by & everybody == everybody if seat is None else event.seen_by >> seat & 1
        return event if knows else event._replace(cards=tuple((card + 7) % kinds for card in event.cards))

    world.history = [retold(event) for event in game.history]
    world.record, world.marks = game.record, game.marks
    return world


def with_twins_swapped(world: Game, seat: int | None) -> Game:
    """Cards of the seat's hand change places with others of the same name in its deck: nobody can tell them apart.

    So whatever goes by the engine's ids, such as the order of choices, comes out differently. Only where nothing of a
    task is done yet, since what was done names cards by their ids.
    """
    s = world._snapshot.copy()
    if seat is None or world._answers != [{}] or s.plays:
        return world
    hand, deck = list(s.piles[HAND + seat]), list(s.piles[DECK + seat])
    free = [i for i, card in enumerate(deck) if card not in s.known and card not in s.mixed]
    for place, card in enumerate(hand):
        twin = next((i for i in free if s.cards[deck[i]] is s.cards[card]), None)
        if twin is not None and card not in s.known:
            hand[place], deck[twin] = deck[twin], card
            free.remove(twin)
    for pile, cards in ((HAND + seat, hand), (DECK + seat, deck)):
        s.lay(pile, cards)
        for card in cards:
            s.where[card] = pile
    world._snapshot, world.opening = s, None
    world._restart()
    return world


class Notebook:
    """A store in memory, which another server can read from the beginning."""

    def __init__(self) -> None:
        self.pages: list[str] = []

    async def read(self) -> Sequence[str]:
        return self.pages

    async def write(self, page: str) -> None:
        self.pages.append(page)

    async def rewrite(self, page: str) -> None:
        self.pages[:] = [page]


class World:
    """A table with people at all seats, and somebody who looks on."""

    def __init__(self, game: Game, options: Options, *, hides_timing: bool = False) -> None:
        self.options, self._place, self._whole = options, game.place(), game
        self.began = game.told
        self.clock, self._book, self._ids = Clock(), Notebook(), 0
        seats = [p.SeatWish("human", f"person {seat}") for seat in range(options.players)]
        self._wish = replace(wish_of(options, seats), hides_timing=hides_timing)
        self.people: dict[int | None, Person] = {}

    # How it begins

    def fresh(self, answers: Sequence[tuple[int, Answer]] = ()) -> Game:
        """The position with no answers yet, and then some."""
        game = self._whole.back_at(self._place)
        game.record, game.marks = [], []
        game.play_on(answers)
        return game

    def new_id(self) -> str:
        self._ids += 1
        return f"id-{self._ids}"

    async def open(self) -> None:
        _here.set(self)
        lobby = await self._lobby()
        made = await lobby.make(self._wish)
        self._tokens: dict[int | None, str] = {seat.seat: seat.token for seat in made.seats}
        await self._all_come(lobby.tables[made.room])

    async def _lobby(self) -> Lobby:
        store = BrowserStore(self._book)
        await store.open()
        self.lobby = Lobby(store, InlineBots())
        return self.lobby

    async def _all_come(self, table: LiveTable) -> None:
        self.table = table
        for seat in (*range(self.options.players), None):
            self.people[seat] = await Person(table, self._tokens.get(seat, "")).come(playback=True)
        await self.settle()

    # What happens

    async def handed_over(self) -> None:
        """Another server reads the table from the store, and everybody comes to it."""
        _here.set(self)
        room = self.table.seating.id
        lobby = await self._lobby()
        table = await lobby.find(room)
        assert table is not None and table.seating.stuck is None, "it was read"
        await self._all_come(table)

    async def reloaded(self, seat: int | None, *, seen: int) -> list[bytes]:
        """Another page of the same seat: what it is sent."""
        _here.set(self)
        person = await Person(self.table, self._tokens.get(seat, "")).come(game=self.journal_id, seen=seen)
        await self.settle()
        person.read()
        await person.go()
        return person.raw

    async def say(self, seat: int | None, message: p.ToServer) -> None:
        _here.set(self)
        await self.people[seat].say(message)
        await self.settle()

    async def glance(self, seat: int) -> bytes:
        """How it stands, for the list of tables: from its own server and from another one."""
        _here.set(self)
        wish = GlancesWish([SeatKey(self.table.seating.id, self._tokens[seat])])
        return encode(await glances(self.lobby, wish))

    async def settle(self) -> None:
        await settled(self.table)
        for _ in range(3):
            await asyncio.sleep(0)
        for person in self.people.values():
            person.read()

    async def wait(self) -> None:
        """Until no Attack is kept open."""
        _here.set(self)
        while self.table.keeps_open:
            await self.clock.tick(self.table)
        await self.settle()

    # How it stands

    @property
    def journal_id(self) -> str:
        return self.table.seating.running().id

    @property
    def game(self) -> Game:
        return self.table.seating.running().session.game

    @property
    def asked(self) -> Mapping[int, Decision]:
        return self.game.waiting

    def prompt(self, seat: int) -> tuple[int, Any]:
        """The number of the question to a seat, and the question as its page has it."""
        view = self.people[seat].view
        return self.table.seating.running().asked.get(seat, -1), view.table.prompt


class _LaidOut(RemoteSession):
    def __init__(self, options: Options, players: Sequence[str], key: bytes | None = None) -> None:
        super().__init__(options, players, KEY)
        self.game = _here.get().fresh()
        self._trail = Trail()
        self._trail.note(self.game)


def _replayed(
    options: Options,
    key: bytes,
    answers: Sequence[tuple[int, Answer]],
    *_: object,
    trail: Trail | None = None,
    **more: Any,
) -> Game:
    game = _here.get().fresh(answers)
    if trail is not None:
        trail.note(game)
    return game


@contextmanager
def laid_out() -> Iterator[None]:
    """Wherever a game would be built from its key, the world's own lies there."""
    with (
        patch("archfoe.server.journal.RemoteSession", _LaidOut),
        patch("archfoe.server.bot_work.replay", _replayed),
        patch("archfoe.table.session.replay", _replayed),
        patch("archfoe.server.bot_work.hint", partial(hint, budget=ROLLOUTS)),
        patch("archfoe.server.seating.options_of", lambda wish, players: _here.get().options),
        patch("archfoe.server.archive.options_of", lambda wish, players: _here.get().options),
        patch("archfoe.server.seating.new_token", lambda: _here.get().new_id()),
        patch("archfoe.server.seating.new_room_id", lambda: _here.get().new_id()),
        patch("archfoe.server.hidden_timing.pause", lambda seconds: _here.get().clock.pause(seconds)),
        patch("archfoe.server.live_table.Assaults", lambda told=0: Assaults(max(told, _here.get().began))),
        patch("archfoe.server.audience.LOOKERS_SECONDS", 0),
    ):
        yield

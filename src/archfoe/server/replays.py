"""Games that are watched again: a record is played once, and then any place of it is shown to any eyes.

All of it lives in memory only. Who watches has the record, so a replay that was forgotten is simply sent again.
"""

from __future__ import annotations

import logging
import secrets
import threading
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Generator, Sequence
from copy import copy
from hashlib import blake2b
from typing import Final, Literal

from archfoe.agents import AGENTS
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.events import TURN
from archfoe.core.game import Game
from archfoe.core.look_alikes import alike
from archfoe.core.piles import DECK, kind_of
from archfoe.core.record import Record
from archfoe.server.errors import Refusal
from archfoe.server.fair import CLIENT, Beside
from archfoe.server.names import clean_name
from archfoe.server.room_message import choices_of, still_chair
from archfoe.server.seating import wish_of
from archfoe.table.hindsight import OpenView
from archfoe.table.session import age_of, at_once, options_of, replaying
from archfoe.table.trail import Trail
from archfoe.table.view import View
from archfoe.table.words.intro import table_lines
from archfoe.table.words.labels import table_names
from archfoe.wire import protocol as p
from archfoe.wire.explain import explanation
from archfoe.wire.log import PAGE, new_log, page_of_log
from archfoe.wire.session import RemoteSession
from archfoe.wire.table import TableWire

LONGEST_RECORD: Final = 512 * 1024  # bytes
MOST_ANSWERS: Final = 10_000  # four times as many as the longest game of bots that do anything that is legal
MOST_KEPT: Final = 24
NAME: Final = "This file"
_EVERY: Final = 25  # so many answers lie between two places that are kept
_LONGEST_SENTENCE: Final = 400

OPEN: Final = "open"
#: Who looks: a seat, a spectator (None), or somebody who is shown every hand of a game that is over.
Eyes = int | Literal["open"] | None

_log = logging.getLogger(__name__)


class Gone(ArchfoeError):
    """A replay that has left the memory, or never was in it."""


class OpenWire(TableWire):
    """The table with all hands open."""

    def __init__(self, session: RemoteSession) -> None:
        super().__init__(session, None)
        self.view, self.eyes = OpenView(session.game), OPEN

    @property
    def _has_record(self) -> bool:
        return True

    def _sees_into(self, seat: int) -> bool:
        return True

    def _knows_some(self, pile: int) -> bool:
        return kind_of(pile) != DECK or super()._knows_some(pile)


class Replay:
    """A record that has been played to its end. Places are numbered by the answers that lie before them."""

    def __init__(self, replay_id: str, record: Record) -> None:
        if len(record.answers) > MOST_ANSWERS:
            raise BadRecord(f"{NAME} has {len(record.answers)} answers, and no game has more than {MOST_ANSWERS}.")
        self.id, self.record = replay_id, record
        self.options = options_of(record, NAME)
        self.players = _known_as(record.players)
        self._trail = Trail(_EVERY, MOST_ANSWERS)
        self._ends: list[int] = []  # how many events there were at each place
        self._recent: tuple[int, Game] | None = None
        self._lock = threading.Lock()
        self._session = RemoteSession(self.options, self.players, record.key)
        self._session.hints = record.hints
        _ = self._session.stories  # one for all places: it is told once

    def _play(self) -> Generator[None, None, None]:
        """The whole game, and its story; a step at a time."""
        record, told = self.record, self._ends.append
        game = yield from replaying(
            self.options, record.key, record.answers, NAME, age_of(record), self._trail, lambda game: told(game.told)
        )
        told(game.told)
        self._events = game.events
        self._session.game, self._session.answers = game, record.answers
        if game.over:
            yield from self._session.telling()

    @classmethod
    def of_text(cls, replay_id: str, text: bytes) -> Replay:
        return at_once(cls.reading(replay_id, text))

    @classmethod
    def reading(cls, replay_id: str, text: bytes) -> Generator[None, None, Replay]:
        """Step by step; raises one sentence if it is no record, or none that can be played."""
        try:
            replay = cls(replay_id, Record.loads(text.decode(), NAME))
            yield from replay._play()
            return replay
        except UnicodeDecodeError:
            raise BadRecord(f"{NAME} cannot be read: it is not text.") from None
        except BadRecord as error:
            words = str(error)
            raise BadRecord(words if len(words) <= _LONGEST_SENTENCE else f"{words[:_LONGEST_SENTENCE]} ...") from None
        except ArchfoeError:
            raise
        except Exception:  # nobody but an enemy writes such a file, and the server must go on
            _log.warning("A record could not be played.", exc_info=True)
            raise BadRecord(f"{NAME} cannot be played: what it says does not fit together.") from None

    @property
    def last(self) -> int:
        return len(self.record.answers)

    @property
    def over(self) -> bool:
        return self._session.game.over

    @property
    def message(self) -> p.Replay:
        names, teams = table_names(self.players), self.options.teams
        chairs = [
            still_chair(seat, teams[seat], names[seat], p.BOT, player)
            if player in AGENTS
            else still_chair(seat, teams[seat], names[seat], p.HUMAN)
            for seat, player in enumerate(self.players)
        ]
        return p.Replay(
            id=self.id,
            chairs=chairs,
            choices=choices_of(self.options, wish_of(self.options, [])),
            intro=table_lines(self._session, names),
            answers=[seat for seat, _ in self.record.answers],
            turns=self._turns(),
            over=self.over,
            takebacks=[p.Takeback(seat, to, before - to) for seat, before, to in self.record.takebacks],
            protocol=p.PROTOCOL,
            version=self.record.version,
        )

    def _turns(self) -> list[p.ReplayTurn]:
        """Where turns begin; of several that begin with one answer, which hardly is, the last."""
        begun = {bisect_right(self._ends, i): event.seat for i, event in enumerate(self._events) if event.what == TURN}
        return [p.ReplayTurn(at, seat) for at, seat in sorted(begun.items())]

    # Looking

    def look(self, at: int, eyes: Eyes, seen: int = 0, most: int = PAGE) -> p.View:
        """The table and the log at a place, with nothing to answer."""
        return self.look_with([eyes], at, seen, most)[0]

    def look_with(self, all_eyes: Sequence[Eyes], at: int, seen: int = 0, most: int = PAGE) -> list[p.View]:
        """The same place through several eyes: the game goes there once."""
        self.check(at)
        game = self._game_at(at)
        views = []
        for eyes in all_eyes:
            wire = self._wire(at, eyes, game)
            log = new_log(wire.view, game, seen, wire.session.names, most=most)
            views.append(p.View(f"{self.id}/{'' if eyes is None else eyes}", at, wire.table(None), log))
        return views

    def earlier(self, at: int, eyes: Eyes, before: int) -> p.EarlierLog:
        wire = self._wire(at, eyes)
        log = page_of_log(wire.view, wire.session.game, before, wire.session.names)
        return p.EarlierLog(f"{self.id}/{'' if eyes is None else eyes}", log)

    def explain(self, at: int, eyes: Eyes, what: str) -> p.Explained:
        view: View = self._wire(at, eyes).view
        return p.Explained(what, explanation(view, what))

    def check(self, at: int) -> None:
        if not 0 <= at <= self.last:
            raise Refusal(f"The game has {self.last} answers: choose a place from 0 to {self.last}.")

    def _wire(self, at: int, eyes: Eyes, game: Game | None = None) -> TableWire:
        self.check(at)
        if eyes == OPEN and not self.over:
            raise Refusal("All hands are shown only of a game that is over.")
        if isinstance(eyes, int) and not 0 <= eyes < self.options.players:
            raise Refusal("There is no such seat in this game.")
        session = copy(self._session)
        session.game = game or self._game_at(at)
        return OpenWire(session) if eyes == OPEN else TableWire(session, eyes)

    def _game_at(self, at: int) -> Game:
        """From the nearest place that is kept, or from the last one that was asked for if that is nearer."""
        with self._lock:
            place = self._trail.nearest(at)
            assert place is not None  # the first is the beginning
            start, game = place.answers, place.position
            if self._recent is not None and start <= self._recent[0] <= at:
                start, game = self._recent
            game = game.clone(log=True)
            game.play_on(self.record.answers[start:at])
            self._recent = at, game
        shown = game.clone()  # it has no record, so nothing in it can be taken back
        shown.history = self._events[: self._ends[at]]
        return shown

    # Going on

    def seats(self) -> list[p.SeatWish]:
        """Who plays on unless the table says otherwise: those who played; of bots alone the first gives way."""
        wishes = [
            p.SeatWish(p.BOT, bot=player) if player in AGENTS else p.SeatWish(p.HUMAN, name=player)
            for player in self.players
        ]
        return wishes if any(wish.kind == p.HUMAN for wish in wishes) else [p.SeatWish(p.HUMAN), *wishes[1:]]

    def table(self, seats: list[p.SeatWish]) -> p.TableWish:
        """The table at which it goes on."""
        seats = seats or self.seats()
        if len(seats) != self.options.players:
            raise Refusal(f"The game has {self.options.players} seats, not {len(seats)}.")
        if any(seat.kind == p.OPEN for seat in seats):
            raise Refusal("During a game a seat is held by a person or a bot.")
        return wish_of(self.options, seats)


def _known_as(players: list[str]) -> list[str]:
    """Names from a file are as little to be trusted as names that are typed; a strange one becomes "Player 2"."""
    known: list[str] = []
    for seat, player in enumerate(players):
        plain = f"Player {seat + 1}"
        try:
            name = player if player in AGENTS else clean_name(player) or plain
        except Refusal:
            name = plain
        taken = name not in AGENTS and any(alike(name, other) for other in known)
        known.append(plain if taken else name)
    return known


def brings_a_set(text: bytes) -> bool:
    """Whether a record may have cards of a set that came with its table; letters may be spelled by their numbers."""
    return b'"brought"' in text or b"\\u00" in text


class Replays:
    """The replays that were opened last, so many for each client: nobody can push out what others look at."""

    def __init__(self, beside: Beside | None = None) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._opened_by: dict[str, str] = {}  # by replay: the client who was the last to send it
        self._secret = secrets.token_bytes(16)
        self._beside = beside or Beside()

    async def open(self, text: bytes) -> Replay:
        """The same file is the same replay; only who has the file can know its name."""
        replay_id = self._id(text)
        if replay_id not in self._kept:
            replay = await self._beside.piecewise(Replay.reading(replay_id, text))
            self._kept.setdefault(replay_id, replay)
        replay = self.find(replay_id)
        self._opened_by[replay_id] = CLIENT.get()
        while len(self._kept) > MOST_KEPT:
            del self._kept[self._least_missed()]
        self._opened_by = {kept: self._opened_by[kept] for kept in self._kept}
        return replay

    def _least_missed(self) -> str:
        """Of the client who has most of them the one that was looked at longest ago."""
        opened = Counter(self._opened_by[kept] for kept in self._kept)
        greedy = opened.most_common(1)[0][0]
        return next(kept for kept in self._kept if self._opened_by[kept] == greedy)

    def has(self, text: bytes) -> bool:
        return self._id(text) in self._kept

    def _id(self, text: bytes) -> str:
        return blake2b(text, key=self._secret, digest_size=12).hexdigest()

    def find(self, replay_id: str) -> Replay:
        if replay_id not in self._kept:
            raise Gone("This server does not have that replay any more: open its file again.")
        self._kept.move_to_end(replay_id)
        return self._kept[replay_id]

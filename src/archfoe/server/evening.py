"""The games of one evening at a table, and who of its people has won how many of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct, field

from archfoe.core.events import TURN
from archfoe.server.journal import Journal
from archfoe.table.words.labels import table_names

LONGEST_PAUSE: Final = 6 * 3600.0  # seconds; after it another evening begins
_KEPT: Final = 40  # evenings of a table
_KNOWN_BY: Final = 8  # signs of the hash of a key


class Played(Struct):
    """A game that is over. A person is known by a part of the hash of their key; "" is nobody's seat."""

    game: str
    at: int  # seconds since 1970
    people: list[str]
    winners: list[int]  # seats; of a tie or a team all of them
    first: int  # who had the first turn
    mode: str = ""  # not since that is noted
    won: list[str] = field(default_factory=list)  # what the winners were called
    rounds: int = 0  # after which all agreed to end it; 0: it was played to its end


class Evenings(Struct):
    """All of a table, as it is stored with it."""

    past: list[list[Played]] = field(default_factory=list)
    now: list[Played] = field(default_factory=list)

    def note(self, played: Played) -> bool:
        """False if it was known already, as it is after a restart."""
        if any(one.game == played.game for one in self.now):
            return False
        if self.now and played.at - self.now[-1].at > LONGEST_PAUSE:
            self.close()
        self.now.append(played)
        return True

    def forget(self, game: str) -> bool:
        """A game that was over goes on."""
        before = len(self.now)
        self.now = [one for one in self.now if one.game != game]
        return len(self.now) < before

    def close(self) -> None:
        if self.now:
            self.past = [*self.past, self.now][-_KEPT:]
            self.now = []

    def wins(self, people: Sequence[str]) -> list[int]:
        """Of each who sits there now, wherever they sat then."""
        return [
            sum(person in [one.people[seat] for seat in one.winners] for one in self.now if person) for person in people
        ]

    def follow(self, journal: Journal, keys: Sequence[str], *, over: bool) -> bool:
        """Notes a game that is over, and forgets one that goes on again; True if that is to be stored."""
        if not over:
            return self.forget(journal.id)
        session = journal.session
        winners, names = sorted(session.game.state.winners), table_names(session.players)
        won = [names[seat] for seat in winners]
        now = int(time.time())
        rounds = rounds_of(journal) if journal.ended else 0
        mode = session.options.mode
        return self.note(Played(journal.id, now, known(keys), winners, began(journal), mode, won, rounds))


class Pause(Struct):
    """A game stands still."""

    game: str
    by: int  # the seat of who wanted it
    until: int  # seconds since 1970; 0: as long as the host wants


class Customs(Struct):
    """What stays with a table from game to game."""

    wait: int = 5  # minutes until one may go on without somebody; 0: never alone
    title: str = ""
    talk: Literal["all", "exclamations", "off"] = "all"
    watchers_talk: bool = True
    closed: bool = False  # may nobody come who has no key?
    evenings: Evenings = field(default_factory=Evenings)
    pause: Pause | None = None
    ended: str = ""  # a game that all agreed to end, unfinished
    left: str = ""  # the game after which the host took everybody back to the lobby
    begins: str = ""  # who has the first turn then, known as in `Played.people`; "": chance decides
    hints: int = 0  # that were asked for by who plays alone with bots
    hints_in: str = ""  # the game in which
    had_pause: list[list[str]] = field(default_factory=list)  # which game, and by whom as in `Played.people`

    def begins_at(self, keys: Sequence[str]) -> int | None:
        """The seat of who begins the next game, wherever they sit in the lobby."""
        people = known(keys)
        return people.index(self.begins) if self.begins in people and self.begins else None


def known(keys: Sequence[str]) -> list[str]:
    return [key[:_KNOWN_BY] for key in keys]


def began(journal: Journal) -> int:
    """Who had the first turn."""
    return next((event.seat for event in journal.session.game.events if event.what == TURN), 0)


def rounds_of(journal: Journal) -> int:
    """How many were begun."""
    return -(-journal.session.game.state.turn // journal.session.options.players)


def turns_of(journal: Journal, seat: int) -> int:
    return sum(event.what == TURN and event.seat == seat for event in journal.session.game.events)


def next_first(journal: Journal, keys: Sequence[str]) -> int | None:
    """The people have the first turn in their order. None: there is only one of them, so chance decides.

    A Super Hero who goes first does not use up the turn of who would have begun.
    """
    people = [seat for seat, key in enumerate(keys) if key]
    if len(people) < 2:
        return None
    wanted, last = journal.session.options.first, began(journal)
    if last != wanted and wanted in people:
        return wanted
    return next((seat for seat in people if seat > last), people[0])

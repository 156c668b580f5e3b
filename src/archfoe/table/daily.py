"""The daily deal: everybody who opens it on a day gets the same cards. What came of it is told in three lines.

Pure logic without a clock: who asks says which day it is, by UTC. The key follows from the date and from the ruling
set, so nobody need be asked for it, and whoever plays by other rulings has another deal, not a disputed one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Final, Literal

from archfoe.core.chance import key_of_seed
from archfoe.core.errors import ArchfoeError
from archfoe.core.events import DEFEATED, TURN
from archfoe.core.record import RULINGS
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores
from archfoe.registry import USUAL_MODE
from archfoe.registry.editions import digest
from archfoe.table.session import Session

FIRST_DAY: Final = date(2026, 9, 27)  # of deal 1
#: Frozen: what this bot answers never changes, on no machine (tests/agents/test_frozen.py).
BOT: Final = "greedy"
PLAYERS: Final = 3
YOU: Final = 0  # your seat
_MARK_BYTES: Final = 2
Outcome = Literal["won", "tied", "lost"]


def number_of(day: date) -> int:
    """0 and less before there was any."""
    return (day - FIRST_DAY).days + 1


def day_of(number: int) -> date:
    return FIRST_DAY + timedelta(number - 1)


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a day, under the ruling set in force or an earlier one."""

    number: int
    rulings: int = RULINGS

    @property
    def day(self) -> date:
        return day_of(self.number)

    @property
    def title(self) -> str:
        return f"Daily deal {self.number}"

    @property
    def options(self) -> Options:
        return Options(USUAL_MODE, PLAYERS)

    @property
    def key(self) -> bytes:
        return key_of_seed(f"daily {USUAL_MODE} {self.day.isoformat()} rulings {self.rulings}")

    @property
    def mark(self) -> str:
        """Four signs that are the same wherever the same cards are dealt."""
        return _mark(self)

    def players(self, you: str) -> list[str]:
        return [you, *[BOT] * (PLAYERS - 1)]

    def begin(self, you: str = "you") -> Session:
        return Session(self.options, self.players(you), self.key)

    def is_played_in(self, session: Session) -> bool:
        return session.key == self.key and session.options == self.options


def out_on(number: int, today: date) -> Deal:
    """The deal of this number, if it is out."""
    if number < 1:
        raise ArchfoeError(f"The first daily deal is that of {FIRST_DAY.isoformat()}: choose a later date.")
    if number > number_of(today):
        raise ArchfoeError(f"Daily deal {number} comes on {day_of(number).isoformat()} (UTC): choose an earlier one.")
    return Deal(number)


def played_in(session: Session, today: date) -> Deal | None:
    """Which daily deal a game is, if it is one: its key says so."""
    bots, you = session.players[YOU + 1 :], [YOU] if session.people == [YOU] else []
    if not you or bots != Deal(1).players("")[1:] or session.options != Deal(1).options:
        return None
    return next((deal for n in range(number_of(today), 0, -1) if (deal := Deal(n)).key == session.key), None)


@lru_cache(maxsize=64)
def _mark(deal: Deal) -> str:
    """Of the cards as they are written and as they lie before anybody has answered."""
    _, s = build(deal.options, deal.key)
    lie = [[s.cards[card].name for card in pile] for pile in s.piles]
    text = repr([deal.key, s.active, lie, [digest(name) for name in deal.options.sets]])
    return blake2b(text.encode(), digest_size=_MARK_BYTES).hexdigest()


# What came of it


@dataclass(frozen=True, slots=True)
class Result:
    """`fell`: of each Super-Villain in the order of their fall, was it yours?"""

    deal: Deal
    own: int
    best: int  # of the others
    outcome: Outcome
    fell: tuple[bool, ...]
    rounds: int
    hints: int
    takebacks: int

    @property
    def margin(self) -> int:
        return self.own - self.best

    @property
    def lines(self) -> list[str]:
        """To be pasted and read aloud: no card is named."""
        helped = f"{_counted(self.hints, 'hint')}, {_counted(self.takebacks, 'take-back')}"
        return [
            f"archfoe daily {self.deal.number}: {self.outcome} {self.own} to {self.best}",
            f"{''.join('◆' if own else '◇' for own in self.fell)} in {_counted(self.rounds, 'round')}",
            f"{helped}, deal {self.deal.mark}",
        ]


def result_of(deal: Deal, session: Session) -> Result:
    """Of a game that is over. Take-backs are those that were not free, as in the record."""
    game, s = session.game, session.game.state
    points = scores(s)
    fallen = [event for event in game.events if event.what == DEFEATED and event.cards]
    turns = Counter(event.seat for event in game.events if event.what == TURN)
    return Result(
        deal=deal,
        own=points[YOU],
        best=max(points[YOU + 1 :]),
        outcome=_outcome(s.winners),
        fell=tuple(event.seat == YOU for event in fallen if s.cards[event.cards[0]].super_villain),
        rounds=max(turns.values(), default=0),
        hints=session.hints,
        takebacks=len(session.takebacks),
    )


def _outcome(winners: Sequence[int]) -> Outcome:
    if YOU not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "tied"


def _counted(n: int, what: str) -> str:
    return f"{n or 'no'} {what}{'' if n == 1 else 's'}"


@dataclass(frozen=True, slots=True)
class Par:
    """What the fixed bot reaches at your seat of the same deal."""

    own: int
    best: int

    @property
    def margin(self) -> int:
        return self.own - self.best


@lru_cache(maxsize=64)
def par_of(deal: Deal) -> Par:
    """Plays it out once, which takes a moment."""
    points = scores(deal.begin(BOT).game.state)
    return Par(points[YOU], max(points[YOU + 1 :]))


def signed(n: int) -> str:
    """ "+7", "-3", "0"."""
    return f"{n:+d}" if n else "0"


def against_par(result: Result) -> str:
    """What a margin is worth: the cards alone decide much of it."""
    par = par_of(result.deal).margin
    return f"Your margin is {signed(result.margin)}. Par is {signed(par)}, what the bot reaches at your seat."

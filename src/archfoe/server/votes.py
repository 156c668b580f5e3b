"""What the others must agree to: that somebody takes something back, or that the game ends here, unfinished."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Any, Final, Protocol

from archfoe.core.events import BOUGHT
from archfoe.core.text import listed
from archfoe.server.audience import Audience
from archfoe.server.chairs import Vote
from archfoe.server.connections import Connection
from archfoe.server.errors import Refusal
from archfoe.server.journal import Journal
from archfoe.server.seating import Seating
from archfoe.server.takebacks import barrier_of
from archfoe.wire import protocol as p
from archfoe.wire.to_server import EndGame

#: What a refusal of the others is about, as who asked is told it.
ABOUT: Final = "vote"
OPEN: Final = "A vote is already open. Wait for it to finish."
CAMPAIGN: Final = "The games of a campaign are played to the end."


class Hosting(Protocol):
    """What is needed of a table."""

    seating: Seating
    audience: Audience
    connections: list[Connection]

    @property
    def keeps_open(self) -> bool: ...

    def playing(self, connection: Connection, game: str, *, in_person: bool = True) -> tuple[Journal, int]: ...

    async def take_back(self, journal: Journal, seat: int) -> None: ...

    async def end_here(self, journal: Journal) -> None: ...

    async def announce(self, text: str, about: int | None = None) -> None: ...


class Votes:
    def __init__(self, table: Hosting) -> None:
        self._table = table
        self.handlers: Mapping[type[p.ToServer], Callable[[Connection, Any], Awaitable[None]]] = {
            p.Undo: self._undo,
            EndGame: self._end_game,
            p.Vote: self._vote,
        }

    async def _undo(self, connection: Connection, message: p.Undo) -> None:
        journal, seat = self._table.playing(connection, message.game)
        if (barrier := barrier_of(self._table.seating, seat, message.number)) is None:
            bought = await self._taken_back(journal, seat)
            if bought and self._table.seating.others(seat):
                text = f"{self._table.seating.called(seat)} took back buying {listed(bought)}."
                await self._table.announce(text, seat)
        else:
            self._open(Vote(journal.shown_to(None), seat, barrier))

    async def _taken_back(self, journal: Journal, seat: int) -> list[str]:
        """Takes it back; the cards that had been bought with it, as everybody saw."""
        told, cards = list(journal.session.game.events_from(0)), journal.session.game.state.cards
        await self._table.take_back(journal, seat)
        gone = told[journal.session.game.told :]
        return [cards[card].name for event in gone if event.what == BOUGHT for card in event.cards]

    def _open(self, vote: Vote) -> None:
        if self._table.seating.vote is not None:
            raise Refusal(OPEN)
        self._table.seating.vote = vote
        self._table.audience.tell()

    async def _end_game(self, connection: Connection, message: EndGame) -> None:
        """Said again once everybody who was asked has gone, it ends the game."""
        journal, seat = self._table.playing(connection, message.game, in_person=False)
        seating = self._table.seating
        if seating.story is not None:
            raise Refusal(CAMPAIGN)
        self._not_in_window()
        vote = seating.vote
        if vote is None or not vote.ends or vote.seat != seat:
            self._open(vote := Vote(journal.shown_to(None), seat, "", ends=True))
        if not self._missing():
            await self._end(journal, vote)

    async def _vote(self, connection: Connection, message: p.Vote) -> None:
        journal, seat = self._table.playing(connection, message.game, in_person=False)
        seating, vote = self._table.seating, self._table.seating.vote
        withdraws = vote is not None and vote.ends and not message.agree
        if vote is None or vote.number != message.number or (seat == vote.seat and not withdraws):
            raise Refusal("There is no vote to answer.")
        if vote.ends:
            self._not_in_window()
        if not message.agree:
            seating.vote = None
            await self._refused(vote, seat)
        else:
            vote.agreed.add(seat)
            if not self._missing():
                await self._agreed(journal, vote)
        self._table.audience.tell()

    def _not_in_window(self) -> None:
        if self._table.keeps_open:
            raise Refusal("An Attack is under way. Try again in a moment.")

    def _missing(self) -> list[int]:
        return missing(self._table.seating, self._table.audience.here)

    async def _agreed(self, journal: Journal, vote: Vote) -> None:
        if vote.ends:
            await self._end(journal, vote)
        else:
            self._table.seating.vote = None
            await self._table.take_back(journal, vote.seat)
            await self._table.announce(f"{self._table.seating.called(vote.seat)} took back a move. Everyone agreed.")

    async def _end(self, journal: Journal, vote: Vote) -> None:
        self._table.seating.vote = None
        await self._table.end_here(journal)
        agreed = " Everyone agreed." if vote.agreed else ""
        await self._table.announce(f"{self._table.seating.called(vote.seat)} ended the game here.{agreed}")

    async def _refused(self, vote: Vote, by: int) -> None:
        called = self._table.seating.called
        asker, voter = called(vote.seat), called(by)
        if by == vote.seat:
            return
        what, left = (
            ("the game ends here", "the game goes on")
            if vote.ends
            else (f"{asker} takes something back", "nothing is taken back")
        )
        await self._table.announce(f"{voter} did not agree that {what}.")
        tell_refused(self._table.connections, vote.seat, f"{voter} does not agree: {left}.")


def missing(seating: Seating, here: Collection[int]) -> list[int]:
    """Whose voice is still waited for.

    To take something back all who hold a key agree, also while a bot plays for them; to end the game who is there.
    """
    vote = seating.vote
    if vote is None:
        return []
    others = (seat for seat in seating.others(vote.seat) if seat not in vote.agreed)
    return [seat for seat in others if not vote.ends or seat in here]


def tell_refused(connections: Iterable[Connection], seat: int, why: str) -> None:
    """Whoever asked sees it where the table answers, not only in the chat."""
    for connection in connections:
        if connection.seat == seat:
            connection.send(p.Refused(why, "", ABOUT))

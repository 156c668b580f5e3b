"""A match: two games at one table, the second with the cards that the first left out; both scores count."""

from __future__ import annotations

from archfoe.core.chance import LONGEST_KEY, new_key
from archfoe.core.errors import ArchfoeError
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.games.shared.scoring import scores, winners
from archfoe.table.session import Session


def wants_second(session: Session) -> bool:
    """Is this a first game that is over, so that the second can begin?"""
    return session.options.match and session.options.game == 1 and session.game.over


def second_game(first: Session) -> Session:
    """The same people and bots, the same key with other random numbers; who scored least chooses first."""
    if not wants_second(first):
        raise ArchfoeError("The second game of a match starts when the first is over.")
    return Session(first.options.second_game(own_scores(first)), first.players, first.key)


def key_of_second(first: bytes) -> bytes:
    """A key for the second game that nobody can know who knows the first. In front of it is the first, which says
    which cards it left out; one that is too long for that came from a file, and says all of it."""
    own = first + new_key()
    return own if len(own) <= LONGEST_KEY else first


def is_second_of(record: Record, first: Session) -> bool:
    """Does a record hold the second game of this very match?"""
    if not wants_second(first) or (record.key, record.players) != (first.key, first.players):
        return False
    return Options.from_dict(record.options) == first.options.second_game(own_scores(first))


def own_scores(session: Session) -> tuple[int, ...]:
    """What each seat has scored in this game alone."""
    return tuple(scores(session.game.state))


def match_winners(session: Session) -> tuple[int, ...]:
    """Who has most points in both games; not even an instant win in the second changes that."""
    return winners(session.game.state, session.options.carried)

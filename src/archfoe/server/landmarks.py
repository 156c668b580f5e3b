"""Landmarks: now and then the journal notes how the game stood, so that nobody goes on in another game by mistake.

Other rules, or one card that was changed, may lead the same answers somewhere else without any of them becoming
illegal. A landmark is a hash of the position, and the points as they were: those can be told even of a game that
cannot be played out any more. Journals without landmarks are read as they always were.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from archfoe.core.decisions import MAIN_ACTION
from archfoe.core.errors import BadRecord
from archfoe.server.keeping import Entry
from archfoe.table.match import own_scores
from archfoe.wire.session import RemoteSession

#: Grows when piles get other numbers or cards other names: landmarks of an earlier form are not looked at.
FORM: Final = "1"
APART: Final = 12  # entries, at least


class Strayed(BadRecord):
    """The answers of a journal have led to another position than they did."""


def may_stand_here(session: RemoteSession) -> bool:
    """Only where somebody may act, or all is over: within an effect the engine's own steps would show."""
    game = session.game
    return game.over or any(decision.kind is MAIN_ACTION for decision in game.waiting.values())


def landmark(session: RemoteSession) -> str:
    """ "1 HASH 12,7"; without points where all win or lose together."""
    teams = session.game.state.teams
    points = own_scores(session) if len(set(teams)) > 1 else ()
    return f"{FORM} {_hash(session)} {','.join(map(str, points))}".strip()


def _hash(session: RemoteSession) -> str:
    names, game, told = session.cards.names, session.game, blake2b(digest_size=12)
    s = game.state
    told.update(f"{s.active} {s.draws}".encode())
    for seat, decision in sorted(game.waiting.items()):
        told.update(f"|{seat} {decision.kind.name} {len(decision.options)}".encode())
    for number, pile in enumerate(s.piles):
        if pile:
            told.update(f"|{number} {' '.join([names[card] for card in pile])}".encode())
    return told.hexdigest()


def check(noted: str, session: RemoteSession) -> None:
    """Raises `Strayed` if the game stands elsewhere than it did."""
    form, _, rest = noted.partition(" ")
    if form == FORM and rest.partition(" ")[0] != _hash(session):
        raise Strayed("it leads to another position than it did.")


def last_points(entries: Sequence[Entry]) -> tuple[int, list[int]] | None:
    """The points at the last landmark that was not taken back, and how many answers were given by then."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.takeback:
            del kept[entry.picked[0] :]
        else:
            kept.append(entry)
    for at in range(len(kept), 0, -1):
        words = kept[at - 1].landmark.split(" ")
        if len(words) == 3 and words[0] == FORM:
            return at, [int(points) for points in words[2].split(",")]
    return None

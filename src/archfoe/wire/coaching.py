"""Coached games as they are sent: a list for the first screen, and one game with all that its coach says."""

from __future__ import annotations

from msgspec import Struct

from archfoe.table.coached import CoachedGame, Note, coached_games


class CoachedShown(Struct, frozen=True):
    """What the first screen says of a coached game."""

    name: str
    title: str
    about: str
    minutes: int
    mode: str  # what is played in it


class CoachNote(Struct, frozen=True):
    """What the coach says at a place of the record. Several at one place are read one after the other."""

    at: int
    title: str
    say: list[str]
    zone: str  # what it points at: cards of a zone, all of them or one; "" for none
    card: str
    button: str  # or an answer by the first words on it
    part: str  # or a part of the page
    do: str  # what the player is to do; "": it is only read
    otherwise: str
    early: bool  # it is said before the turns of others that lead there are shown


class Coached(Struct, frozen=True):
    """The answer to `GET /api/coached/NAME`."""

    name: str
    title: str
    notes: list[CoachNote]
    #: The player's own answers, by their places in the record; null where somebody else answers.
    answers: list[list[int] | None]


def shown() -> list[CoachedShown]:
    return [
        CoachedShown(game.name, game.title, game.about, game.minutes, game.options.mode)
        for game in coached_games().values()
    ]


def message(game: CoachedGame) -> Coached:
    """Up to the place where the coach leaves."""
    learner = game.learner
    answers = [list(picked) if seat == learner else None for seat, picked in game.record.answers[: game.last]]
    return Coached(game.name, game.title, [_note(note) for note in game.notes], answers)


def _note(note: Note) -> CoachNote:
    point = note.point
    return CoachNote(
        at=note.at,
        title=note.title,
        say=list(note.say),
        zone=point.get("zone", ""),
        card=point.get("card", ""),
        button=point.get("button", ""),
        part=point.get("part", ""),
        do=note.do,
        otherwise=note.otherwise,
        early=note.early,
    )

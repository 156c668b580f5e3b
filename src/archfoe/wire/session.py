"""A session whose positions are sent."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from archfoe.core.decisions import Answer
from archfoe.core.game import Answerer
from archfoe.core.state import State
from archfoe.registry import GameType, game_of
from archfoe.table.session import Session, at_once
from archfoe.table.story import Story, telling
from archfoe.table.words.labels import table_names
from archfoe.table.words.words import words_of
from archfoe.wire.card_names import CardNames
from archfoe.wire.pieces import Pieces

T = TypeVar("T")


class Before:
    """What was made for earlier positions, each with all that it was made of: of the same it is not made again.

    That it was made of must be values of its own: a position may be written to when it is answered.
    """

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[Any, tuple[Any, Any]] = {}

    def find(self, what: Any, of: Any) -> Any:
        """The last one of its name, or None if that was made of something else."""
        made = self._made.get(what)
        return made[1] if made is not None and made[0] == of else None

    def keep(self, what: Any, of: Any, made: T) -> T:
        self._made[what] = of, made
        return made


@lru_cache(maxsize=256)
def _names(players: tuple[str, ...]) -> Sequence[str]:
    return table_names(players)


class SentSession(Session):
    """Keeps what every view of its game is made with."""

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called at the table."""
        return _names(tuple(self.players))

    @cached_property
    def game_type(self) -> GameType:
        return game_of(self.options)

    @cached_property
    def own_kinds(self) -> Mapping[str, Sequence[int]]:
        """Zone -> the kinds of piles there that only this game has."""
        own = self.game_type.piles
        return {pile.zone: [kind for kind in own if own[kind].zone == pile.zone] for pile in own.values()}

    @cached_property
    def told(self) -> dict[Any, Any]:
        """What the game's own part of a view said before and will say again."""
        return {}

    @property
    def alike(self) -> dict[Any, Any]:
        """What all who look at the position are sent alike, made by the first of them; empty in every new one.

        Another position has another state, or more answers lie before it. Words may name players, who can take
        another name.
        """
        now, game, names = self._alike, self.game, self.names
        if now is None or now[0] is not game.state or now[1] != len(game.record) or now[2] is not names:
            now = self._alike = game.state, len(game.record), names, {}
        return now[3]

    #: The answers of the whole game, where the game itself does not have them.
    answers: Sequence[tuple[int, Answer]] | None = None

    def story(self) -> Story:
        """How the game went, which is over: played once more for the first who asks."""
        return at_once(self.telling())

    def telling(self) -> Generator[None, None, Story]:
        """The same step by step."""
        answers = tuple(self.game.record if self.answers is None else self.answers)
        stories = self.stories
        if answers not in stories:
            board = words_of(self.game_type).board
            story = yield from telling(self.options, self.key, answers, board.falls, board.danger)
            stories.clear()
            stories[answers] = story
        return stories[answers]

    @cached_property
    def stories(self) -> dict[Any, Story]:
        """The story of the game, by its answers: something may be taken back, and it ends once more."""
        return {}

    _alike: tuple[State, int, Sequence[str], dict[Any, Any]] | None = None

    @cached_property
    def before(self) -> Before:
        return Before()

    @cached_property
    def pieces(self) -> Pieces:
        return Pieces()

    @cached_property
    def cards(self) -> CardNames:
        return CardNames(self.game.state.card_table)


class RemoteSession(SentSession):
    """`players` names bots as bots, as every record does, but nobody answers in line."""

    def _answerers(self) -> dict[int, Answerer]:
        return {}

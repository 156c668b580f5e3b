"""The words of a game: what it says of its own things, and where it says something differently."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from archfoe.registry import GameType
from archfoe.registry.faces import face
from archfoe.table.spoilers import Surprises
from archfoe.table.stamps import OwnAlbum
from archfoe.table.words.board import BoardWords
from archfoe.table.words.choices import ChoiceWords
from archfoe.table.words.intro import IntroWords
from archfoe.table.words.labels import Label
from archfoe.table.words.log.lines import LogWords
from archfoe.table.words.primer import Primer
from archfoe.table.words.why import WhyWords


@dataclass(frozen=True)
class Words:
    """Each part alone says what fits every game."""

    log: LogWords = field(default_factory=LogWords)
    labels: Mapping[str, Label] = field(default_factory=dict)  # sort of option -> what stands beside its number
    board: BoardWords = field(default_factory=BoardWords)
    choices: ChoiceWords = field(default_factory=ChoiceWords)
    why: WhyWords = field(default_factory=WhyWords)
    intro: IntroWords = field(default_factory=IntroWords)
    surprises: Surprises = field(default_factory=Surprises)
    primer: Primer = field(default_factory=Primer)
    album: OwnAlbum = field(default_factory=OwnAlbum)


#: Of a game that says nothing of its own.
PLAIN: Final = Words()


def words_of(game: GameType) -> Words:
    """What a game says of its own things: prompts, labels, log, board, first and last lines."""
    return face(game, "words", PLAIN)

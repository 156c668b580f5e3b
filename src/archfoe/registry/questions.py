"""What a game asks of a table beside what every game asks, as data, and what the table has answered.

The flags of the command, the form of the page and presets are made of the questions of all games, so a game gets its
own without a word elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Literal, NamedTuple, Self

from archfoe.core.errors import ArchfoeError, unknown

#: What a form, a flag and a preset can hold.
Value = bool | int | str

YES_OR_NO: Final = "yes or no"
NUMBER: Final = "number"
CHOICE: Final = "choice"


class Choice(NamedTuple):
    value: int | str
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One more thing that a table may choose. Its name is that of the flag; mostly it is that of the option, too."""

    name: str
    label: str  # on a form
    kind: Literal["yes or no", "number", "choice"]
    default: Value
    help: str  # one sentence, for the command; it need not say of which games
    said: str  # of another answer than the usual one, in a few words: "{} Super-Villains", "with promos"
    least: int = 0  # of a number
    most: int = 0
    choices: tuple[Choice, ...] = ()
    first: bool = False  # does a form ask it with the game itself, not among more choices?
    unless: tuple[str, ...] = ()  # variants that leave nothing to ask

    def read(self, word: Value) -> Value:
        """An answer that was typed, or that stood in a file."""
        kind = type(self.default)
        if type(word) is kind:
            return word
        if kind is int and isinstance(word, str) and word.strip().lstrip("-").isdecimal() and len(word) < 10:
            return int(word)
        raise ArchfoeError(f"The option {self.name!r} must be {_KINDS[kind]}, not {word!r}.")

    def words(self, answer: Value) -> str:
        return self.said.format(answer)


class MixParts(NamedTuple):
    """Parts of two sets that a table may name, joined by +, to say how they are mixed."""

    names: tuple[str, ...]
    label: str  # on a form, over the names
    many: int  # so many of them; 0: as many as one likes
    help: str  # for the command: what to name


@dataclass(frozen=True)
class GameOptions:
    """What a table has agreed on for one game only. A game that asks something has a subclass with more fields.

    The properties are what the rest of the house asks of any game's options; fields may take their place.
    """

    #: Fields that stand in no record: answers that become a part of another field.
    only_asked: ClassVar[tuple[str, ...]] = ()

    @property
    def promos(self) -> bool:
        """May figures be chosen that are not in the box?"""
        return False

    @property
    def match(self) -> bool:
        """Is it one of two games whose scores are added?"""
        return False

    @property
    def game(self) -> int:
        """Which game of the match it is."""
        return 1

    @property
    def carried(self) -> tuple[int, ...]:
        """What each seat scored in the games of the match before."""
        return ()

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        """Who writes a program without a type checker is told here."""
        usual = cls().told()
        for name, value in given.items():
            if name not in usual:
                raise unknown("option", name, usual)
            if not isinstance(value, type(usual[name])) or isinstance(value, bool) != isinstance(usual[name], bool):
                raise ArchfoeError(f"The option {name!r} must be {_told(usual[name])}, not {value!r}.")
        return cls(**given)

    def told(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def unusual(self) -> dict[str, Any]:
        """What differs from what is usual."""
        usual = type(self)().told()
        return {name: value for name, value in self.told().items() if value != usual[name]}

    # The head of a record

    def head(self, common: dict[str, Any]) -> dict[str, Any]:
        """What stands there, in its order, with what every game has."""
        own = {name: _plain(value) for name, value in self.told().items() if name not in self.only_asked}
        return common | own

    @classmethod
    def read(cls, head: Mapping[str, Any], common: frozenset[str]) -> dict[str, Any]:
        """The fields that a head tells, for `of`."""
        usual = cls().head({})
        found = {}
        for name, value in head.items():
            if name in common:
                continue
            if name not in usual:
                raise unknown("option", str(name), sorted({*common, *usual}))
            if type(value) is not type(usual[name]):
                raise ArchfoeError(f"The option {name!r} cannot be {value!r}.")
            found[name] = tuple(value) if isinstance(value, list) else value
        return found


_KINDS: Final[Mapping[type, str]] = {
    bool: "True or False",
    int: "a whole number",
    str: "a text",
    tuple: "a tuple",
}


def _told(value: object) -> str:
    return _KINDS.get(type(value), f"a {type(value).__name__}")


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def check_answers(questions: tuple[Question, ...], own: GameOptions, variants: tuple[str, ...]) -> None:
    """What any game refuses: numbers and choices that were not offered."""
    for question in questions:
        answer = getattr(own, question.name)
        if answer == question.default:
            continue
        for variant in question.unless:
            if variant in variants:
                raise ArchfoeError(f"The option {question.name} is not for the variant {variant}: leave it out.")
        if question.kind == NUMBER and not question.least <= answer <= question.most:
            raise ArchfoeError(
                f"The option {question.name} is a number from {question.least} to {question.most}, not {answer}."
            )
        if question.kind == CHOICE and answer not in [choice.value for choice in question.choices]:
            raise unknown(question.name, str(answer), [str(choice.value) for choice in question.choices])

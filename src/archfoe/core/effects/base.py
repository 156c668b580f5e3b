"""What an ability is: an `Effect`, a plain function with its text as docstring, or several in a row."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self, TypeAlias, TypeVar, dataclass_transform

from archfoe.core.text import YOU, Person, listed, sentence

if TYPE_CHECKING:
    from archfoe.core.player import Player

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def verb(cls: type[T]) -> type[T]:
    """A word of the vocabulary: a frozen value that can be compared, hashed and read aloud."""
    return dataclass(frozen=True, slots=True)(cls)


class Word:
    """What never changes: a deep copy of a game may use the very same one."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Self:
        return self


class Effect(Word, ABC):
    """One thing that happens. `do` does it and says whether it did; `text` words it for a person."""

    __slots__ = ()
    quiet: ClassVar[bool] = False  # never asks and commutes with its like: needs no task of its own when triggered

    @abstractmethod
    def do(self, me: Player) -> bool: ...

    def possible(self, me: Player) -> bool:
        """Would it do anything? An offer that cannot be met is not made."""
        return True

    def is_plain(self) -> bool:
        """Does it ask its player nothing, and is it all the same when in the turn it comes?"""
        return self.quiet

    def offered(self) -> Effect | None:
        """The same as an offer that can be declined within its own choice; None: ask yes or no first."""
        return None

    def offer(self) -> str:
        """What a yes-or-no question asks for: it completes "Do you want to ...?"."""
        return self.text()

    @abstractmethod
    def text(self, who: Person = YOU) -> str:
        """A clause without capital or full stop: "draw a card" / "draws a card"."""


class Condition(Word, ABC):
    """Something that holds or does not."""

    __slots__ = ()

    @abstractmethod
    def met(self, me: Player) -> bool: ...

    def is_settled(self) -> bool:
        """Is it all the same when in the turn it is looked at?"""
        return False

    @abstractmethod
    def text(self, who: Person = YOU) -> str: ...


class Amount(Word, ABC):
    """A number that the table gives: "for each ..."."""

    __slots__ = ()

    @abstractmethod
    def count(self, me: Player) -> int: ...

    def is_fleeting(self) -> bool:
        """Do other plays, draws and purchases of the turn change it, so that when to count it is a choice?"""
        return False

    @abstractmethod
    def each(self, who: Person = YOU) -> str: ...


Function: TypeAlias = "Callable[[Player], object]"
Ability: TypeAlias = "Effect | Function | tuple[Ability, ...] | None"


def do_ability(me: Player, ability: Ability) -> None:
    if isinstance(ability, tuple):
        for part in ability:
            do_ability(me, part)
    elif ability is not None:
        act: Callable[[Player], object] = getattr(ability, "do", None) or ability  # type: ignore[assignment]
        act(me)  # not by `isinstance`, which is slow for an abstract class


def parts_of(ability: Ability) -> tuple[Effect | Function, ...]:
    """An ability as a flat row of effects and functions."""
    if ability is None:
        return ()
    if isinstance(ability, tuple):
        return tuple(part for one in ability for part in parts_of(one))
    return (ability,)


def is_plain(ability: Ability) -> bool:
    """Of every part; a function may well ask something."""
    return all(isinstance(part, Effect) and part.is_plain() for part in parts_of(ability))


def clause(ability: Ability, who: Person = YOU) -> str:
    """Several effects in one clause: a, b and c."""
    return listed([_words(part, who) for part in parts_of(ability)])


def _words(part: Effect | Function, who: Person) -> str:
    if isinstance(part, Effect):
        return part.text(who)
    words = " ".join((part.__doc__ or "").split()).rstrip(".")
    return words[:1].lower() + words[1:]


def say(ability: Ability, who: Person = YOU) -> str:
    """Rules text in whole sentences: a tree says its own, a function has it as docstring."""
    out = []
    for part in parts_of(ability):
        words = _words(part, who)
        out.append(sentence(f"{who.name} {words}" if who.third else words))
    return " ".join(out)

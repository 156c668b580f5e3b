"""What a scenario still asks for, as those who play it need to know: each says its own in its part of the rules."""

from __future__ import annotations

from typing import NamedTuple


class Chore(NamedTuple):
    """Something to be done in a space, for a price."""

    space: int
    verb: str
    power: int = 0
    move: int = 0
    cards: int = 0  # to be discarded
    company: bool = False  # not alone


class People(NamedTuple):
    """Who wait in the city for somebody to lead them away."""

    waiting: tuple[int, ...]  # by space
    led: tuple[int, ...]  # by seat
    most: int  # with one Character
    haven: int  # the space where they are safe
    to_save: int  # so many more
    losses_left: int  # with so many more lost the game is lost
    take: str  # the action that takes one along, for 1 Move
    bring: str  # the action that saves all who are led


class Wants(NamedTuple):
    supers: int  # Super-Villains that must still be defeated, beside the chief
    chief_times: int = 0  # so often the chief must still be defeated
    others_help: bool = False  # the others need not be defeated, but each makes it easier
    chores: tuple[Chore, ...] = ()
    people: People | None = None
    favors: tuple[str, ...] = ()  # deeds that are worth their price before a turn ends, as things stand

    @property
    def left(self) -> int:
        """How many things are still to be done."""
        people = 0 if self.people is None else self.people.to_save
        return self.chief_times + (0 if self.others_help else self.supers) + len(self.chores) + people

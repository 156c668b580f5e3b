"""The city as it travels."""

from __future__ import annotations

from typing import ClassVar

from archfoe.wire.shapes import CardName, ForSale, Section, Shape, Stack, Whole


class Villain(Shape, frozen=True):
    """A Villain in the city, and what it will do by itself."""

    card: CardName
    index: int  # in its space
    cost: int
    goal: int | None  # the space of its Destination; null: every Location
    doing: str  # "at home", "held", "contained", "walks"
    then: int  # where it will be after the next step
    frozen_by: int | None  # until whose next turn it makes no Attack
    attacks: bool  # does it attack the next player, as things stand?
    words: str  # all this as a sentence
    marks: list[str]  # what the scenario has put on it, in words


class Tile(Shape, frozen=True):
    name: str
    text: str  # of the ability; "" if the side with Basic cards is up
    short: str  # the same in few words
    damage: int | None  # null: destroyed
    hit_points: int
    basic: Stack | None
    idle: bool  # it stands, and does nothing now


class Space(Whole, frozen=True):
    name: str  # "slot 3", "Location 2"
    tile: Tile | None
    cards: list[ForSale]  # all of them, Villains too, in the order of the zone
    villains: list[Villain]
    seats: list[int]
    ally: bool
    marks: list[str]  # what the scenario has put there, in words


class Threat(Shape, frozen=True):
    level: int
    top: int
    words: str
    levels: list[str]  # what each Level says, from 1 on


class Job(Shape, frozen=True):
    """What one of the team could do, to be proposed."""

    what: str  # "hold", "beat", "save"
    card: CardName  # of the Villain; "" for a Location
    space: int  # of the Location; -1 for a Villain
    words: str  # "hold Bizarro"


class City(Whole, Section, frozen=True, tag_field="game", tag="city"):
    """Ten spaces in a ring, clockwise; even ones are Locations."""

    kept: ClassVar[tuple[str, ...]] = ("spaces", "threat")

    spaces: list[Space]
    threat: Threat
    clock: int | None  # its box, once it runs
    clock_boxes: int
    goal: list[str]  # what the game is won or lost by, and how far it is
    progress: list[str]  # what of that a small map has room for
    beaten: int | None  # Super-Villains, of those that must be; null where they are not counted
    to_beat: int | None
    asks: str  # what a team must do to win, and what it loses by; "" in a contest
    contained: CardName | None
    next_seat: int
    lines: list[str]  # the clock and the next Attacks in words
    move: list[int]  # of each seat
    reach: list[int]
    at: list[int | None]
    beside: list[list[str]]  # what the scenario has put beside the Character of each seat, in words
    title: str  # of the scenario
    jobs: list[Job]  # what makes sense to propose to teammates now

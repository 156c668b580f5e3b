"""The log of a campaign as it travels: all of it that its players know."""

from __future__ import annotations

from msgspec import Struct


class SheetScenario(Struct, frozen=True):
    """A line of the log."""

    number: int
    title: str  # "" until it is reached
    ticked: str  # "1", "2" or "Failed"; "" for none
    points: int


class SheetMember(Struct, frozen=True):
    """Who plays as whom."""

    name: str
    hero: str  # "" before the first game has been played
    signatures: int  # how many Signature cards the next game begins with
    cards: list[str]  # their names, as far as they were earned one by one
    wins: int  # of a competitive campaign


class SheetLocation(Struct, frozen=True):
    tile: str
    name: str
    damage: int
    destroyed: bool


class SheetMission(Struct, frozen=True):
    name: str
    done: bool


class SheetOption(Struct, frozen=True):
    key: str  # what `start` names to have it
    words: str


class SheetChoice(Struct, frozen=True):
    """What the players must choose before the next game."""

    prompt: str
    options: list[SheetOption]
    times: int  # so many are chosen, one after the other


class CampaignSheet(Struct, frozen=True):
    """All of a campaign that its players know."""

    name: str
    competitive: bool
    over: bool
    stands: str  # where it stands, in a few words
    game: str  # the game that is being played or comes next; "" at the end
    next_start: str  # what `start` would begin now: "scenario 2, try 1"; "" while a game runs and at the end
    premise: list[str]  # what is read out before that game, and what the campaign brings to it
    followed: list[str]  # from the game that has just ended
    choice: SheetChoice | None  # what `start` must name
    scenarios: list[SheetScenario]  # empty in a competitive campaign
    games: list[list[str]]  # who has won each game of a competitive campaign
    members: list[SheetMember]
    away: list[SheetMember]  # who left, and may come back
    missions: list[SheetMission]  # empty until they are open
    locations: list[SheetLocation]
    most_damage: int  # at which a Location is destroyed
    most_signatures: int
    wins: int  # so many games win a competitive campaign
    score: int | None  # null in a competitive campaign
    best_score: int
    grade: str  # "" before the end
    lines: list[str]  # the same as the terminal prints it

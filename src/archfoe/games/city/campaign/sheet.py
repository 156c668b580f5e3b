"""The log of a campaign as a page draws it: what has been reached, and nothing that comes later."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from archfoe.games.city.campaign import words
from archfoe.games.city.campaign.campaign import Story
from archfoe.games.city.campaign.contest import WINS, Contest
from archfoe.games.city.campaign.log import MISSIONS_FROM, Campaign, Member
from archfoe.games.city.campaign.score import BOX_POINTS, MAXIMUM, grade, points
from archfoe.games.city.legacy import DESTROYED_AT, MISSIONS, SIGNATURES
from archfoe.games.city.scenario import SCENARIOS
from archfoe.games.city.tiles import TILES
from archfoe.table.words.labels import player_names


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
    tile: str  # what `start` names to have it repaired
    name: str
    damage: int
    destroyed: bool


class SheetMission(Struct, frozen=True):
    name: str
    done: bool


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
    repair: list[str]  # tiles of which `start` must name one
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


def sheet(name: str, before: Story, now: Story, *, playing: bool) -> CampaignSheet:
    """`before` the last game and `now`; the same if nothing has been played since, or a game is being played."""
    return CampaignSheet(
        name=name,
        competitive=isinstance(now, Contest),
        over=now.over,
        stands=words.where_it_stands(now),
        game="" if now.over else words.game_name(now),
        next_start="" if now.over or playing else now.game,
        premise=[] if now.over else words.premise_lines(now),
        followed=words.what_followed(before, now) if now != before else [],
        repair=[tile for tile, _ in now.damage] if isinstance(now, Campaign) and now.repair else [],
        scenarios=_scenarios(now) if isinstance(now, Campaign) else [],
        games=_games(now) if isinstance(now, Contest) else [],
        members=_members(now, now.members),
        away=_members(now, now.away) if isinstance(now, Campaign) else [],
        missions=_missions(now) if isinstance(now, Campaign) else [],
        locations=_locations(now),
        most_damage=DESTROYED_AT,
        most_signatures=SIGNATURES,
        wins=WINS,
        score=points(now) if isinstance(now, Campaign) else None,
        best_score=MAXIMUM,
        grade=_grade(now) if isinstance(now, Campaign) and now.over else "",
        lines=words.log_lines(name, now, playing),
    )


def _scenarios(campaign: Campaign) -> list[SheetScenario]:
    """What has not been reached stays closed."""
    ticked = dict(enumerate(campaign.boxes, 1))
    return [
        SheetScenario(
            number,
            scenario.title if number <= campaign.scenario else "",
            ticked.get(number, ""),
            BOX_POINTS.get(ticked.get(number, ""), 0),
        )
        for number, scenario in SCENARIOS.items()
    ]


def _games(contest: Contest) -> list[list[str]]:
    names = player_names(contest.players)
    return [[names[seat] for seat in won] for won in contest.winners]


def _members(story: Story, members: Sequence[Member]) -> list[SheetMember]:
    names = player_names([member.player for member in members])
    if isinstance(story, Contest):
        return [
            SheetMember(name, member.hero, story.signatures(seat), [], story.wins(seat))
            for seat, (name, member) in enumerate(zip(names, members, strict=True))
        ]
    return [
        SheetMember(name, member.hero, n := story.earned(member.hero), words.signature_names(member.hero, n), 0)
        for name, member in zip(names, members, strict=True)
    ]


def _missions(campaign: Campaign) -> list[SheetMission]:
    if campaign.scenario < MISSIONS_FROM:
        return []
    return [SheetMission(mission.title(), mission in campaign.missions) for mission in MISSIONS]


def _locations(story: Story) -> list[SheetLocation]:
    damage = dict(story.damage)
    return [
        SheetLocation(tile, TILES[tile].name, damage.get(tile, 0), damage.get(tile, 0) >= DESTROYED_AT)
        for tile in TILES
    ]


def _grade(campaign: Campaign) -> str:
    final = grade(points(campaign))
    return f"{final.mark}, {final.title}"

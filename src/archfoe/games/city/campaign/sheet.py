"""The log of a campaign as a page draws it: what has been reached, and nothing that comes later."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.games.city.campaign import words
from archfoe.games.city.campaign.choices import choice_of
from archfoe.games.city.campaign.contest import WINS, Contest, Story
from archfoe.games.city.campaign.log import BOX_POINTS, MAXIMUM, MISSIONS_FROM, Campaign, Member, grade, points
from archfoe.games.city.legacy import DESTROYED_AT, MISSIONS, SIGNATURES
from archfoe.games.city.scenarios import CAMPAIGN
from archfoe.games.city.tiles import TILES
from archfoe.table.words.labels import table_names
from archfoe.wire.sheet import (
    CampaignSheet,
    SheetChoice,
    SheetLocation,
    SheetMember,
    SheetMission,
    SheetOption,
    SheetScenario,
)


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
        choice=_choice(now),
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


def _choice(story: Story) -> SheetChoice | None:
    choice = choice_of(story)
    if choice is None:
        return None
    options = [SheetOption(key, words) for key, words in zip(choice.names, choice.words, strict=True)]
    return SheetChoice(choice.prompt, options, choice.times)


def _scenarios(campaign: Campaign) -> list[SheetScenario]:
    """What has not been reached stays closed."""
    ticked = dict(enumerate(campaign.boxes, 1))
    return [
        SheetScenario(
            number,
            scenario.title if number <= campaign.scenario or campaign.first else "",
            ticked.get(number, ""),
            BOX_POINTS.get(ticked.get(number, ""), 0),
        )
        for number, scenario in CAMPAIGN.items()
    ]


def _games(contest: Contest) -> list[list[str]]:
    names = table_names(contest.players)
    return [[names[seat] for seat in won] for won in contest.winners]


def _members(story: Story, members: Sequence[Member]) -> list[SheetMember]:
    names = table_names([member.player for member in members])
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

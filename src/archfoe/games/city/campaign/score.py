"""The score of a campaign, and the grade that it earns at its end."""

from __future__ import annotations

from typing import Final, NamedTuple

from archfoe.games.city.campaign.log import FAILED, FIRST_TRY, SECOND_TRY, Campaign
from archfoe.games.city.legacy import MISSIONS
from archfoe.games.city.scenarios.rows import CAMPAIGN

BOX_POINTS: Final = {FIRST_TRY: 5, SECOND_TRY: 3, FAILED: -1}
MISSION_POINTS: Final = 5
WHOLE_CITY_POINTS: Final = 10  # if no Location is destroyed at the end
MAXIMUM: Final = len(CAMPAIGN) * BOX_POINTS[FIRST_TRY] + len(MISSIONS) * MISSION_POINTS + WHOLE_CITY_POINTS


class Grade(NamedTuple):
    least: int  # points
    mark: str
    title: str


GRADES: Final = (
    Grade(60, "A+", "Legend"),
    Grade(50, "A", "Protector"),
    Grade(40, "B", "Champion"),
    Grade(28, "C", "Hero"),
    Grade(15, "D", "Sidekick"),
    Grade(len(CAMPAIGN) * BOX_POINTS[FAILED], "F", "Bystander"),
)


def whole_city(campaign: Campaign) -> bool:
    """Are the points for it earned? It is looked at when the last scenario is over; a repaired Location is whole."""
    return campaign.over and not campaign.destroyed


def points(campaign: Campaign) -> int:
    """So far; at the end, the final score."""
    boxes = sum(BOX_POINTS[box] for box in campaign.boxes)
    return boxes + MISSION_POINTS * len(campaign.missions) + WHOLE_CITY_POINTS * whole_city(campaign)


def grade(score: int) -> Grade:
    """What a final score is worth."""
    return next(grade for grade in GRADES if score >= grade.least)

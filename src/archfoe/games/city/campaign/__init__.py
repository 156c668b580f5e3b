"""Campaigns: games that follow from one another, the log that binds them, and its file."""

from __future__ import annotations

from archfoe.games.city.campaign.aftermath import after, repaired, worst_location
from archfoe.games.city.campaign.contest import Contest, after_contest
from archfoe.games.city.campaign.log import Campaign, Member, grade, new_campaign, points
from archfoe.games.city.campaign.roster import join, leave
from archfoe.games.city.campaign.runs import run_campaign, run_contest

__all__ = [
    "Campaign",
    "Contest",
    "Member",
    "after",
    "after_contest",
    "grade",
    "join",
    "leave",
    "new_campaign",
    "points",
    "repaired",
    "run_campaign",
    "run_contest",
    "worst_location",
]

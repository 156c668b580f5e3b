"""What follows from a game of a campaign: tries, rewards, repairs."""

from __future__ import annotations

from dataclasses import replace

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.games.city.campaign.log import BOXES, FAILED, Campaign, refuse_if_over, tidy_damage, with_heroes
from archfoe.games.city.legacy import HEAD_STARTS, SIGNATURES, TRIES
from archfoe.games.city.outcome import Outcome
from archfoe.games.city.scenario import REPAIR, SIGNATURE
from archfoe.games.city.scenarios.rows import SCENARIOS
from archfoe.games.city.tiles import TILES


def after(campaign: Campaign, outcome: Outcome) -> Campaign:
    """Damage and Side Missions stay, won or lost; a win brings rewards, a second loss the next scenario."""
    refuse_if_over(campaign)
    if campaign.repair:
        raise ArchfoeError("The game before has left a Location to repair: choose it first.")
    played = replace(
        campaign,
        members=with_heroes(campaign.members, outcome.heroes),
        damage=tidy_damage(outcome.damage),
        missions=tuple(dict.fromkeys((*campaign.missions, *outcome.missions))),
    )
    if outcome.won:
        return _rewarded(_ticked(played, BOXES[campaign.attempt - 1]), SCENARIOS[campaign.scenario].rewards)
    if campaign.attempt < TRIES:
        return replace(played, attempt=campaign.attempt + 1)
    return _ticked(played, FAILED)


def _ticked(campaign: Campaign, box: str) -> Campaign:
    """The scenario is done, and a head start with it."""
    return replace(campaign, boxes=(*campaign.boxes, box), attempt=1, head_start="")


def _rewarded(campaign: Campaign, rewards: tuple[str, ...]) -> Campaign:
    if SIGNATURE in rewards:
        campaign = _with_signatures(campaign)
    return replace(
        campaign,
        head_start=next((word for word in rewards if word in HEAD_STARTS), ""),
        repair=REPAIR in rewards and bool(campaign.damage),
    )


def _with_signatures(campaign: Campaign) -> Campaign:
    """Each Super Hero that has played earns the next one, as long as there is one."""
    earned = dict(campaign.signatures)
    for member in campaign.members:
        earned[member.hero] = min(campaign.earned(member.hero) + 1, SIGNATURES)
    return replace(campaign, signatures=tuple(earned.items()))


# The Location that the players choose


def repaired(campaign: Campaign, tile: str) -> Campaign:
    """All damage off one Location, destroyed or not."""
    if not campaign.repair:
        raise ArchfoeError("There is no Location to repair now: a reward must allow it.")
    if tile not in TILES:
        raise unknown("Location", tile, TILES)
    if not campaign.damage_of(tile):
        raise ArchfoeError(f"{TILES[tile].name} has no damage: choose a Location that has some.")
    left = tuple((other, points) for other, points in campaign.damage if other != tile)
    return replace(campaign, damage=left, repair=False)


def worst_location(campaign: Campaign) -> str:
    """What bots repair: the tile with most damage, of several the one that most scenarios still need."""
    to_come = [tile for n, scenario in SCENARIOS.items() if n >= campaign.scenario for tile, _ in scenario.tiles]
    return max(campaign.damage, key=lambda entry: (entry[1], to_come.count(entry[0])))[0]

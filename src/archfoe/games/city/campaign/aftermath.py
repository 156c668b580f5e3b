"""What follows from a game of a campaign: tries, rewards, repairs, and Impossible Mode after the last scenario."""

from __future__ import annotations

from dataclasses import replace

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.games.city.campaign.log import BOXES, FAILED, Campaign, points, refuse_if_over, tidy_damage, with_heroes
from archfoe.games.city.legacy import HEAD_STARTS, SIGNATURES, TRIES
from archfoe.games.city.outcome import Outcome
from archfoe.games.city.scenario import REPAIR, SAVE_CARDS, SIGNATURE
from archfoe.games.city.scenarios import CAMPAIGN
from archfoe.games.city.tiles import TILES
from archfoe.sets.rebirth.box import REBIRTH as BOX


def after(campaign: Campaign, outcome: Outcome) -> Campaign:
    """Damage, Side Missions and Signature cards stay, won or lost; a win brings rewards, a second loss what is next."""
    refuse_if_over(campaign)
    if campaign.repair or campaign.saves:
        raise ArchfoeError("The game before has left something to choose: choose it first.")
    played = replace(
        campaign,
        members=with_heroes(campaign.members, outcome.heroes),
        damage=tidy_damage(outcome.damage),
        missions=tuple(dict.fromkeys((*campaign.missions, *outcome.missions))),
    )
    played = _with_signatures(played, {member.hero: played.earned(member.hero) for member in played.members})
    played = _with_signatures(played, dict(zip(outcome.heroes, outcome.signatures, strict=False)))
    if outcome.won:
        done = _ticked(played, BOXES[campaign.attempt - 1], outcome)
        done = _rewarded(done, CAMPAIGN[campaign.scenario].rewards)
        return _impossible(done) if done.over and not done.impossible else done
    if campaign.attempt < TRIES:
        return replace(played, attempt=campaign.attempt + 1)
    return _ticked(played, FAILED, outcome)


def _ticked(campaign: Campaign, box: str, outcome: Outcome) -> Campaign:
    """The scenario is done, and with it a head start and what was out of its main deck."""
    return replace(campaign, boxes=(*campaign.boxes, box), attempt=1, head_start="", out=outcome.destroyed)


def _rewarded(campaign: Campaign, rewards: tuple[str, ...]) -> Campaign:
    if SIGNATURE in rewards:
        stored = dict(campaign.signatures)
        earned = {member.hero: min(stored.get(member.hero, 0) + 1, SIGNATURES) for member in campaign.members}
        campaign = _with_signatures(campaign, earned)
    return replace(
        campaign,
        head_start=next((word for word in rewards if word in HEAD_STARTS), ""),
        repair=REPAIR in rewards and bool(campaign.damage),
        saves=min(len(campaign.members), len(campaign.out)) if SAVE_CARDS in rewards else 0,
    )


def _with_signatures(campaign: Campaign, earned: dict[str, int]) -> Campaign:
    """What a Super Hero has it keeps."""
    stored = dict(campaign.signatures)
    stored |= {hero: n for hero, n in earned.items() if n > stored.get(hero, 0)}
    return replace(campaign, signatures=tuple(stored.items()))


def _impossible(campaign: Campaign) -> Campaign:
    """Who has won the last scenario may begin a whole campaign anew, with the same Super Heroes."""
    return Campaign(
        campaign.members,
        campaign.key,
        campaign.heroes,
        away=campaign.away,
        reruns=campaign.reruns,
        impossible=True,
        first=campaign.boxes,
        first_points=points(campaign),
    )


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
    to_come = [tile for n, scenario in CAMPAIGN.items() if n >= campaign.scenario for tile, _ in scenario.tiles]
    return max(campaign.damage, key=lambda entry: (entry[1], to_come.count(entry[0])))[0]


# The cards that the players choose


def saved(campaign: Campaign, name: str) -> Campaign:
    """One copy of a destroyed card returns to the main deck."""
    if not campaign.saves:
        raise ArchfoeError("There is no card to save now: a reward must allow it.")
    if name not in campaign.out:
        raise unknown("destroyed card", name, sorted(set(campaign.out)))
    left = list(campaign.out)
    left.remove(name)
    return replace(campaign, out=tuple(left), saves=campaign.saves - 1)


def best_card(campaign: Campaign) -> str:
    """What bots save: the dearest."""
    return max(campaign.out, key=lambda name: (BOX.named(name).cost, name))

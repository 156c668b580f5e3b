"""Campaigns without playing: games that ended in a certain way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archfoe.core.chance import key_of_seed
from archfoe.games.city.campaign import Campaign, Contest, after, after_contest, new_campaign, repaired, worst_location
from archfoe.games.city.campaign.aftermath import best_card, saved
from archfoe.games.city.outcome import Outcome

KEY = key_of_seed("campaign")
HEROES = "Batman,Cyborg"


def duo() -> Campaign:
    """ann as Batman, bob as Cyborg, before their first game."""
    return new_campaign(["ann", "bob"], KEY, HEROES)


def ended(
    story: Campaign | Contest,
    won: bool = True,
    damage: Mapping[str, int] | None = None,
    missions: Sequence[str] = (),
    heroes: Sequence[str] = (),
    winners: Sequence[int] | None = None,
    signatures: Sequence[int] = (),
    destroyed: Sequence[str] = (),
) -> Outcome:
    """A game of this campaign that is over; without a word on it, no Location was damaged in it."""
    seats = range(len(story.members))
    if winners is None:
        winners = tuple(seats) if won else ()
    return Outcome(
        won=won,
        damage=tuple({**dict(story.damage), **(damage or {})}.items()),
        missions=tuple(missions),
        heroes=tuple(heroes) or tuple(member.hero for member in story.members),
        scores=tuple(0 for _ in seats),
        winners=tuple(winners),
        signatures=tuple(signatures),
        destroyed=tuple(destroyed),
    )


def won(campaign: Campaign, **more: object) -> Campaign:
    return after(campaign, ended(campaign, True, **more))  # type: ignore[arg-type]


def lost(campaign: Campaign, **more: object) -> Campaign:
    return after(campaign, ended(campaign, False, **more))  # type: ignore[arg-type]


def failed(campaign: Campaign) -> Campaign:
    return lost(lost(campaign))


def to_scenario(number: int, campaign: Campaign | None = None) -> Campaign:
    """All scenarios before this one won at once, without damage."""
    campaign = campaign or duo()
    while campaign.scenario < number:
        campaign = won(campaign)
        if campaign.repair:
            campaign = repaired(campaign, worst_location(campaign))
        while campaign.saves:
            campaign = saved(campaign, best_card(campaign))
    return campaign


def won_by(contest: Contest, *winners: int, damage: Mapping[str, int] | None = None) -> Contest:
    return after_contest(contest, ended(contest, bool(winners), damage, winners=winners))

"""Both sorts of campaign as one: how a story begins, and how it goes on after a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.games.city.campaign.aftermath import after
from archfoe.games.city.campaign.contest import Contest, after_contest, new_contest
from archfoe.games.city.campaign.log import Campaign, Member, new_campaign, with_rerun
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.outcome import Outcome
from archfoe.games.shared.choices import CONTEST, TEAM
from archfoe.table.campaigns import Story as AnyStory

Story = Campaign | Contest
_VARIANTS: Final = (CONTEST, TEAM, IMPOSSIBLE)
Either = TypeVar("Either", bound=Story)


def known(story: AnyStory) -> Story:
    """One of ours: nobody hands a game the story of another."""
    assert isinstance(story, (Campaign, Contest))
    return story


def new_story(seats: Sequence[str], key: bytes, heroes: str, variants: Sequence[str], mix: str = "") -> Story:
    """The cooperative campaign, or the competitive one that the variants ask for."""
    for variant in variants:
        if variant not in _VARIANTS:
            raise unknown("variant of a campaign", variant, _VARIANTS)
    if set(variants) <= {IMPOSSIBLE}:
        return new_campaign(seats, key, heroes, IMPOSSIBLE in variants, mix)
    if IMPOSSIBLE in variants:
        raise ArchfoeError(f"The variant {IMPOSSIBLE} is for a team: leave {CONTEST} and {TEAM} out.")
    if CONTEST not in variants:
        raise ArchfoeError(f"In a campaign all players are one team: for two teams use --variant {TEAM},competitive.")
    return new_contest(seats, key, heroes, TEAM in variants, mix)


def after_game(story: Story, outcome: Outcome) -> Story:
    return after_contest(story, outcome) if isinstance(story, Contest) else after(story, outcome)


def noted(story: Either, restarts: int = 0, takebacks: int = 0) -> Either:
    """The log remembers of the game that is played now that it was begun anew, or that answers were taken back."""
    return replace(story, reruns=with_rerun(story.reruns, story.game, restarts, takebacks))


def manned(story: Story, players: Sequence[str]) -> Story:
    """The same seats and Super Heroes, held by these players."""
    members = tuple(Member(player, old.hero) for player, old in zip(players, story.members, strict=True))
    return replace(story, members=members)

"""The competitive campaign: the same city, damaged from game to game, until somebody has won twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.games.city.campaign.aftermath import after
from archfoe.games.city.campaign.log import (
    MODE,
    Campaign,
    Member,
    Rerun,
    hero_option,
    key_of_game,
    members_of,
    new_campaign,
    tidy_damage,
    with_heroes,
    with_rerun,
)
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.legacy import SIGNATURES, TO_BE_GIVEN_UP, Legacy
from archfoe.games.city.outcome import Outcome
from archfoe.games.options import Options
from archfoe.games.shared.choices import CONTEST, TEAM
from archfoe.table.campaigns import Story as AnyStory

WINS: Final = 2  # so many games win the campaign


@dataclass(frozen=True, slots=True)
class Contest:
    """A competitive campaign between two games. The Locations of each are dealt by its own key."""

    members: tuple[Member, ...]
    key: bytes = field(repr=False)
    heroes: str = ""
    teams: bool = False  # two against two
    damage: tuple[tuple[str, int], ...] = ()
    winners: tuple[tuple[int, ...], ...] = ()  # the seats that have won each game
    reruns: tuple[Rerun, ...] = ()
    mix: str = ""  # the other sets whose cards are in the main deck of every game
    given_up: tuple[int, ...] = ()  # by seat: the number of its Signature card that is gone; 0 or none: not yet said

    @property
    def players(self) -> list[str]:
        return [member.player for member in self.members]

    @property
    def variants(self) -> tuple[str, ...]:
        return (TEAM, CONTEST) if self.teams else (CONTEST,)

    @property
    def number(self) -> int:
        """Of the game that is played now."""
        return len(self.winners) + 1

    @property
    def game(self) -> str:
        return f"game {self.number}"

    @property
    def game_key(self) -> bytes:
        return key_of_game(self.key, self.game)

    def wins(self, seat: int) -> int:
        return sum(seat in won for won in self.winners)

    def signatures(self, seat: int) -> int:
        """All of them at first; each win costs one."""
        return max(SIGNATURES - self.wins(seat), 0)

    @property
    def champions(self) -> tuple[int, ...]:
        """Who has won the campaign: one seat, a team, or those who shared the deciding game."""
        return tuple(seat for seat in range(len(self.members)) if self.wins(seat) >= WINS)

    @property
    def over(self) -> bool:
        return bool(self.champions)

    def options(self) -> Options:
        """The game that comes now."""
        if self.over:
            raise ArchfoeError("This campaign is over: somebody has won it.")
        seats = range(len(self.members))
        return Options(
            MODE,
            len(self.members),
            self.variants,
            hero_option(self.members, self.heroes),
            mix=self.mix,
            legacy=Legacy(tuple(map(self.signatures, seats)), self.damage, given_up=self._given_up()),
        )

    def _given_up(self) -> tuple[int, ...]:
        """Whoever has won says which one when the next game begins; it is gone for all later ones (RB-22)."""
        if not any(self.winners):
            return ()
        said = self.given_up or (0,) * len(self.members)
        return tuple((gone or TO_BE_GIVEN_UP) if self.wins(seat) else 0 for seat, gone in enumerate(said))


def new_contest(players: Sequence[str], key: bytes, heroes: str = "", teams: bool = False, mix: str = "") -> Contest:
    """Before the first game; what cannot be played is refused."""
    variants = Contest((), key, teams=teams).variants
    members, way = members_of(players, Options(MODE, len(players), variants, heroes, mix=mix).heroes)
    return Contest(members, key, way, teams, mix=mix)


def after_contest(contest: Contest, outcome: Outcome) -> Contest:
    """The damage stays, and the winners go on with a Signature card less."""
    if contest.over:
        raise ArchfoeError("This campaign is over: somebody has won it.")
    return replace(
        contest,
        members=with_heroes(contest.members, outcome.heroes),
        damage=tidy_damage(outcome.damage),
        winners=(*contest.winners, outcome.winners),
        given_up=outcome.given_up if any(outcome.given_up) else (),  # as its file says it
    )


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

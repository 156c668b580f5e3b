"""The Campaign Log as data: who plays, what was won and lost, and what the next game begins with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final, NamedTuple

from archfoe.core.chance import KEY_BYTES
from archfoe.core.errors import ArchfoeError
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.legacy import DESTROYED_AT, MISSIONS, Legacy
from archfoe.games.city.scenarios import CAMPAIGN
from archfoe.games.city.tiles import TILES
from archfoe.games.options import HERO_WAYS, Options
from archfoe.registry import home_mode

MODE: Final = home_mode("city")
FIRST_TRY, SECOND_TRY, FAILED = "1", "2", "Failed"
BOXES: Final = (FIRST_TRY, SECOND_TRY, FAILED)  # of each scenario: one of them is ticked
MISSIONS_FROM: Final = 2  # the scenario that opens the Side Missions
TO_REPAIR: Final = "Choose the Location to repair before the next scenario starts."
TO_SAVE: Final = "Choose the cards to save before the next scenario starts."


@dataclass(frozen=True, slots=True)
class Member:
    """A seat of the campaign. The Super Hero is known once the first game has been played, or was named before."""

    player: str  # a person or a bot
    hero: str = ""


@dataclass(frozen=True, slots=True)
class Rerun:
    """A game of a campaign in which the players knew more than the first time: its log says so."""

    game: str  # "scenario 1, try 2", "game 3"
    restarts: int = 0  # how often it was begun from its start
    takebacks: int = 0  # answers taken back after something hidden had come out


@dataclass(frozen=True, slots=True)
class Campaign:
    """A cooperative campaign between two games; `aftermath.after` makes the next one of it."""

    members: tuple[Member, ...]
    key: bytes = field(repr=False)
    heroes: str = ""  # how those come by Super Heroes who have none yet; the way of the mode
    boxes: tuple[str, ...] = ()  # ticked for each scenario that is done
    attempt: int = 1  # of the scenario that comes now
    signatures: tuple[tuple[str, int], ...] = ()  # (Super Hero, how many it has earned), also of those who left
    damage: tuple[tuple[str, int], ...] = ()  # (tile, points)
    missions: tuple[str, ...] = ()  # Side Missions completed so far
    head_start: str = ""  # for all tries of the scenario that comes now
    repair: bool = False  # a Location is to be chosen and repaired before the next game
    away: tuple[Member, ...] = ()  # who has left and may come back
    reruns: tuple[Rerun, ...] = ()
    out: tuple[str, ...] = ()  # cards that are not in the main deck of the scenario that comes now, a name for each
    saves: int = 0  # so many of these may still be chosen, and return
    impossible: bool = False  # harder versions of the Super-Villains
    first: tuple[str, ...] = ()  # in Impossible Mode: the boxes that were ticked before it
    first_points: int = 0  # and what they were worth in the end
    mix: str = ""  # the other sets whose cards are in the main deck of every game

    @property
    def over(self) -> bool:
        return len(self.boxes) == len(CAMPAIGN)

    @property
    def scenario(self) -> int:
        """The number of the one that is played now; at the end, of the last one."""
        return min(len(self.boxes) + 1, len(CAMPAIGN))

    @property
    def players(self) -> list[str]:
        return [member.player for member in self.members]

    @property
    def game(self) -> str:
        """What is played now, in words."""
        return self.game_of(self.scenario, self.attempt)

    def game_of(self, scenario: int, attempt: int) -> str:
        """The same of any."""
        mode = "Impossible Mode, " if self.impossible else ""
        return f"{mode}scenario {scenario}, try {attempt}"

    @property
    def game_key(self) -> bytes:
        """Chance is a matter of the campaign: the same key makes the same games."""
        return key_of_game(self.key, self.game)

    def earned(self, hero: str) -> int:
        """How many Signature cards a Super Hero has; some scenarios bring all who play them up to a number."""
        plays = not self.over and any(member.hero == hero for member in self.members)
        return max(dict(self.signatures).get(hero, 0), CAMPAIGN[self.scenario].signatures if plays else 0)

    def damage_of(self, tile: str) -> int:
        return dict(self.damage).get(tile, 0)

    @property
    def destroyed(self) -> list[str]:
        """Tiles that carry the Destroyed mark now."""
        return [tile for tile, points in self.damage if points >= DESTROYED_AT]

    def legacy(self) -> Legacy:
        """What the next game begins with."""
        return Legacy(
            tuple(self.earned(member.hero) for member in self.members),
            self.damage,
            self.attempt,
            self.missions,
            self.head_start,
            self.out,
        )

    def options(self) -> Options:
        """The game that comes now."""
        refuse_if_over(self)
        if self.repair:
            raise ArchfoeError(TO_REPAIR)
        if self.saves:
            raise ArchfoeError(TO_SAVE)
        heroes = hero_option(self.members, self.heroes)
        variants = (IMPOSSIBLE,) if self.impossible else ()
        legacy, mix = self.legacy(), self.mix
        return Options(MODE, len(self.members), variants, heroes, mix=mix, scenario=self.scenario, legacy=legacy)


def new_campaign(
    players: Sequence[str], key: bytes, heroes: str = "", impossible: bool = False, mix: str = ""
) -> Campaign:
    """Before the first game; what cannot be played is refused."""
    members, way = members_of(players, Options(MODE, len(players), heroes=heroes, mix=mix).heroes)
    return Campaign(members, key, way, impossible=impossible, mix=mix)


def refuse_if_over(campaign: Campaign) -> None:
    if campaign.over:
        raise ArchfoeError("This campaign is over: no game follows its last scenario.")


# Shared with the competitive campaign


def members_of(players: Sequence[str], heroes: str) -> tuple[tuple[Member, ...], str]:
    """Super Heroes by name for each seat, or a way to come by them, as `Options` has checked it."""
    if heroes in HERO_WAYS:
        return tuple(map(Member, players)), heroes
    return tuple(Member(*pair) for pair in zip(players, heroes.split(","), strict=True)), ""


def hero_option(members: Sequence[Member], way: str) -> str:
    """The same Super Heroes as in the game before; before the first, as the table has agreed."""
    return ",".join(member.hero for member in members) if all(member.hero for member in members) else way


def with_heroes(members: Sequence[Member], heroes: Sequence[str]) -> tuple[Member, ...]:
    """After a game everybody has a Super Hero and keeps it."""
    return tuple(Member(member.player, hero) for member, hero in zip(members, heroes, strict=False))


def with_rerun(reruns: Sequence[Rerun], game: str, restarts: int, takebacks: int) -> tuple[Rerun, ...]:
    """So many more of a game; one that was played straight is not noted."""
    old = next((rerun for rerun in reruns if rerun.game == game), Rerun(game))
    new = Rerun(game, old.restarts + restarts, old.takebacks + takebacks)
    return (*(rerun for rerun in reruns if rerun is not old), *([new] if new != Rerun(game) else []))


def key_of_game(key: bytes, words: str) -> bytes:
    """A key for each game of a campaign, none of which tells anything about another."""
    return blake2b(words.encode(), key=key, digest_size=KEY_BYTES).digest()


def tidy_damage(damage: Mapping[str, int] | Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """In the order of the tiles, whole ones left out."""
    points = dict(damage)
    return tuple((tile, points[tile]) for tile in TILES if points.get(tile))


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

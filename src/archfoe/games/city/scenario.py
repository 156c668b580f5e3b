"""What a scenario is as data: Locations, Threat Track, main deck, how it is won and lost, and what it brings.

Each is written down in its folder (`scenarios/<name>`), with the rules that only it has. The first
is known from the rulebook, of the others a public list has titles, Locations, tiles and stacks; their rules are ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from archfoe.core.cards import DESIGNED, Provenance
from archfoe.core.decisions import CardId
from archfoe.core.piles import DESTROYED
from archfoe.games.city.impossible import DEARER, HIGHER, plain_name
from archfoe.games.city.threat import ADD, CLOCK, COOPERATIVE_TRACK, SMALL_TEAM, TOP_LEVEL, Change, Track

if TYPE_CHECKING:
    from archfoe.core.cards import Card
    from archfoe.core.state import State

ABILITY, BASIC_SIDE = "A", "B"

# What a win brings, beside the head starts of `legacy`.
SIGNATURE, REPAIR, COMPLETE, SAVE_CARDS = "signature", "repair", "complete", "save cards"

SMALL_TEAM_TILE: Final = Change(ADD, 2, "A")
SCENARIO_COUNT: Final = 8  # of a campaign
TRAINING: Final = 0  # the number of the scenario to learn with, which no campaign has
FIRST: Final = 1  # of a campaign, and what is played where no scenario is named
#: Of the printed scenarios titles, Locations, stacks and tiles of the Threat Track are known from one public list.
PUBLIC_TABLE: Final = Provenance(
    "public-list",
    "medium",
    "Partly our own reconstruction. Ours: the premise, the rules of the scenario, what tiles of the Threat Track say.",
)


def sized(tiles: dict[int, str]) -> tuple[tuple[int, Change], ...]:
    """Tiles that are added for one number of players, each with its Level: {3: "C1 E3"}."""
    return tuple((size, Change(ADD, int(word[1]), word[0])) for size, words in tiles.items() for word in words.split())


def _by(cost: int) -> str:
    """ "2 more", "1 less"; of those who pay what is printed, "nothing more"."""
    return f"{abs(cost) or 'nothing'} {'less' if cost < 0 else 'more'}"


@dataclass(frozen=True)
class Scenario:
    """One game of the campaign."""

    number: int
    title: str
    premise: str
    locations: tuple[str, ...]  # tile and side, "arkham_asylum A"
    win: str
    rewards: tuple[str, ...] = ()
    super_villains: tuple[int, ...] = (0, 2, 2, 2, 2)  # in each of the stacks; those left over stay out, unseen
    stacks: tuple[int, ...] = ()  # so many cards of the main deck in each; empty: all cards, in five stacks
    fixed: tuple[tuple[int, str], ...] = ()  # (stack, Super-Villain by name)
    additions: tuple[tuple[int, str], ...] = ()  # (stack, card by name)
    chief: str = ""  # the Villain whom it is about, by name
    placed: tuple[tuple[int, str], ...] = ()  # (number of a Location, tile that always lies there)
    absent: tuple[str, ...] = ()  # Super-Villains that are not in this scenario, by name
    changes: tuple[Change, ...] = ()  # of the Threat Track
    small_changes: tuple[Change, ...] = (SMALL_TEAM_TILE,)  # as well, for small teams
    sized_changes: tuple[tuple[int, Change], ...] = ()  # (number of players, what they have beside all that)
    start_level: int = 0
    super_cost: int = 0  # what its Super-Villains cost more
    small_super_cost: int = 0  # as well, for small teams
    to_defeat: int = 5  # Super-Villains
    to_save: int = 0  # people, where there are any
    signatures: int = 0  # every Super Hero is brought up to so many Signature cards
    earnable: bool = False  # can Signature cards be earned in the middle of it?
    ruins: int | None = None  # so many destroyed Locations lose the game
    also_lost: tuple[str, ...] = ()  # how else, in words
    keeps_destroyed: bool = False  # do cards that are destroyed in it stay out of the next one?
    special: tuple[str, ...] = ()  # its own rules, in words
    by_size: Mapping[int, Mapping[str, Any]] = field(
        default_factory=dict, hash=False
    )  # other values for a number of players
    provenance: Provenance = DESIGNED

    @property
    def called(self) -> str:
        """ "scenario 2, ..." with its title; only for those who have reached it."""
        return f"{f'scenario {self.number}' if self.number else 'the training'}, {self.title}"

    def for_team(self, players: int) -> Scenario:
        """As a team of this size plays it."""
        values = self.by_size.get(players)
        return replace(self, **values) if values else self

    def first_threat(self, impossible: bool) -> int:
        """The Threat that it begins with: in Impossible Mode it is higher, but the clock does not run yet."""
        return min(self.start_level + HIGHER, TOP_LEVEL - 1) if impossible else self.start_level

    @property
    def impossible_cost(self) -> int:
        """What Super-Villains cost more in Impossible Mode: only where the Threat cannot begin higher."""
        return DEARER if self.start_level + HIGHER > TOP_LEVEL - 1 else 0

    @property
    def tiles(self) -> tuple[tuple[str, str], ...]:
        """(tile, side)."""
        return tuple((words[:-2], words[-1]) for words in self.locations)

    def changes_for(self, players: int) -> tuple[Change, ...]:
        """Of the Threat Track, for a team of this size."""
        small = self.small_changes if players <= SMALL_TEAM else ()
        return (*self.changes, *small, *(change for size, change in self.sized_changes if size == players))

    def track(self, players: int) -> Track:
        return Track(COOPERATIVE_TRACK, self.changes_for(players))

    def super_cost_for(self, players: int) -> int:
        """What its Super-Villains cost a team of this size more than is printed."""
        return self.super_cost + (self.small_super_cost if players <= SMALL_TEAM else 0)

    @property
    def cost_rule(self) -> tuple[str, ...]:
        """What Super-Villains cost more or less than is printed, in words; empty if nothing."""
        parts = [_by(self.super_cost)] if self.super_cost else []
        if self.small_super_cost:
            parts.append(f"{_by(self.super_cost + self.small_super_cost)} with 1 or {SMALL_TEAM} players")
        return (f"Super-Villains cost {', '.join(parts)}.",) if parts else ()

    @property
    def losses(self) -> tuple[str, ...]:
        """How it is lost, in words."""
        ruins = () if self.ruins is None else (f"{self.ruins} of the 5 Locations are destroyed",)
        clock = any(text.kind == CLOCK for texts in self.track(SMALL_TEAM).levels for text in texts)
        return (*["the clock runs out"] * clock, *ruins, *self.also_lost, "a card must come and the main deck is empty")


def is_chief(card: Card, scenario: Scenario) -> bool:
    """In either of his versions; a card of another set may have the same name."""
    return scenario.chief != "" and card.is_brought and plain_name(card) == scenario.chief


def chief_of(s: State, scenario: Scenario) -> CardId | None:
    return (
        next((card for card, what in enumerate(s.cards) if is_chief(what, scenario)), None) if scenario.chief else None
    )


def chief_has_fallen(s: State, scenario: Scenario) -> bool:
    return any(is_chief(s.cards[card], scenario) for card in s.piles[DESTROYED])

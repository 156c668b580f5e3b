"""The Threat Track, both of its sides, and the lettered tiles that change it.

A text names the rule that the game switches on; what it says to players stands beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from archfoe.core.cards import DESIGNED, Provenance, clarified, known

ONGOING, ONE_SHOT, BLANK, CLOCK = "ongoing", "one-shot", "blank", "clock"

# The rules behind the texts.
SUPERS_ENTER: Final = "supers enter"
TWO_CARDS: Final = "two cards"
LOSE_DEAREST: Final = "lose dearest"
VILLAINS_DEARER: Final = "villains dearer"
DEARER_BY: Final = 4  # ours, as what follows: so that a team of any size wins about half of its first games
SMALL_DEARER_BY: Final = 2  # as well, for small teams
SMALL_TEAM: Final = 2  # so many players or fewer have the changes for small teams
SUPERS_SLIP_AWAY: Final = "supers slip away"
GUARDED_GOODS: Final = "guarded goods"
AMBUSH: Final = "ambush"
HASTE: Final = "haste"
WEAKNESS_EACH: Final = "weakness each"
ADVANCE: Final = "advance"
HELD: Final = "held"
HEAVY_BLOWS: Final = "heavy blows"
IN_LEAGUE: Final = "in league"
LEADER_LOSES: Final = "leader loses"
FORTIFIED: Final = "fortified"
START_CLOCK: Final = "start clock"


@dataclass(frozen=True)
class ThreatText:
    """What a Level or a tile says. An ongoing text works from its Level on, a one-shot once when it is reached."""

    name: str  # "Level 1", "Tile A"
    kind: str
    rule: str
    text: str
    provenance: Provenance = DESIGNED


_ENTRY: Final = ThreatText(
    "Level 0",
    ONGOING,
    SUPERS_ENTER,
    "When a Super-Villain comes into the Line-Up, the Threat rises by 1; then it Attacks each player.",
    known("nothing"),
)
_TWO: Final = ThreatText(
    "Level 1",
    ONGOING,
    TWO_CARDS,
    "Step 4 brings 2 cards as long as no Super-Villain is in the city when it starts.",
    known("nothing"),
)
_CLOCK: Final = ThreatText(
    "Level 5",
    CLOCK,
    START_CLOCK,
    "The clock starts: each player has 3 more turns, including the current one.",
    known("nothing"),
)

COOPERATIVE_TRACK: Final = (
    _ENTRY,
    _TWO,
    ThreatText(
        "Level 2",
        ONE_SHOT,
        LOSE_DEAREST,
        "Destroy the most expensive non-Villain card in the Line-Up.",
        clarified("that it is destroyed, and is not a Villain"),
    ),
    ThreatText(
        "Level 3",
        ONGOING,
        VILLAINS_DEARER,
        f"Villains cost {DEARER_BY} more, with 1 or {SMALL_TEAM} players {DEARER_BY + SMALL_DEARER_BY} more.",
        clarified("what happens to Villains, and how much more they cost"),
    ),
    ThreatText("Level 4", BLANK, "", "", known("nothing")),
    _CLOCK,
)

COMPETITIVE_TRACK: Final = (
    _ENTRY,
    ThreatText("Level 1", ONGOING, TWO_CARDS, _TWO.text),
    ThreatText(
        "Level 2",
        ONE_SHOT,
        LEADER_LOSES,
        "Each player discards a card. Those who have defeated the most Super-Villains, and at least one, discard 2.",
    ),
    ThreatText(
        "Level 3",
        ONGOING,
        FORTIFIED,
        "A Villain on its Destination costs 1 more, and defeating it there brings 1 more Victory Point.",
    ),
    ThreatText(
        "Level 4",
        ONGOING,
        SUPERS_SLIP_AWAY,
        "In Step 3 Super-Villains leave spaces that they share with Characters.",
    ),
    ThreatText("Level 5", CLOCK, START_CLOCK, _CLOCK.text),
)


def dearer_by(players: int) -> int:
    """What Level 3 puts on the cost of a Villain, for a team of this size."""
    return DEARER_BY + (SMALL_DEARER_BY if players <= SMALL_TEAM else 0)


def _tile(letter: str, kind: str, rule: str, text: str, provenance: Provenance = DESIGNED) -> tuple[ThreatText, ...]:
    return (ThreatText(f"Tile {letter}", kind, rule, text, provenance),)


#: Most have one text; each text of a tile works by itself.
THREAT_TILES: Final = {
    "A": _tile(
        "A",
        ONGOING,
        SUPERS_SLIP_AWAY,
        "Characters do not hold Super-Villains in Step 3.",
        clarified("its letter"),
    ),
    "B": _tile(
        "B",
        ONGOING,
        GUARDED_GOODS,
        "Cards in a space with a Villain cannot be bought, Basic cards included; only Villains can be defeated there.",
        clarified("its letter, that Basic cards count"),
    ),
    "C": _tile("C", ONGOING, AMBUSH, "A regular Villain Attacks the active player when it comes into the Line-Up."),
    "D": _tile("D", ONGOING, HASTE, "In Step 3 regular Villains move up to 2 spaces; Characters still stop them."),
    "E": _tile("E", ONE_SHOT, WEAKNESS_EACH, "Each player gains a Weakness."),
    "F": _tile("F", ONGOING, HELD, "A Location with a Villain in its space cannot be used."),
    "G": _tile(
        "G",
        ONGOING,
        HEAVY_BLOWS,
        "A Super-Villain whose Attack from its Destination is not avoided deals 2 damage there.",
    ),
    "H": _tile(
        "H",
        ONE_SHOT,
        ADVANCE,
        "Each Super-Villain that shares no space with a Character moves up to 3 spaces toward its Destination, and "
        "stops where a Character is.",
    ),
    "I": (
        *_tile("I", CLOCK, START_CLOCK, _CLOCK.text),
        *_tile("I", ONGOING, IN_LEAGUE, "Each Super-Villain costs 1 more for each other one in the city."),
    ),
}


TOP_LEVEL: Final = 5
COVER, ADD, BLANK_OUT = "cover", "add", "blank"


class Change(NamedTuple):
    """A tile lies over the text of a Level, or beside it; a blank covers it with nothing."""

    verb: str
    level: int
    tile: str = ""


def in_force(changes: Sequence[Change]) -> list[Change]:
    """Those that no later cover or blank replaces, in the order of the Levels."""
    kept: list[Change] = []
    for change in changes:
        if change.verb != ADD:
            kept = [other for other in kept if other.level != change.level]
        kept.append(change)
    return sorted(kept, key=lambda change: change.level)


class Track:
    """Changes are made in order: a later cover or blank replaces what lies there."""

    def __init__(self, printed: Sequence[ThreatText], changes: Sequence[Change] = ()) -> None:
        self.levels: list[tuple[ThreatText, ...]] = [(text,) for text in printed]
        for verb, level, tile in changes:
            kept = self.levels[level] if verb == ADD else ()
            self.levels[level] = (*kept, *THREAT_TILES[tile]) if tile else kept
        self.working: list[frozenset[str]] = []  # by Threat: the ongoing rules of all Levels reached
        reached: frozenset[str] = frozenset()
        for texts in self.levels:
            reached |= {text.rule for text in texts if text.kind == ONGOING}
            self.working.append(reached)

    def one_shots(self, level: int) -> list[str]:
        """What happens once, when a Level is reached."""
        return [text.rule for text in self.levels[level] if text.kind == ONE_SHOT]

    def starts_clock(self, level: int) -> bool:
        """Does the clock start when this Level is reached?"""
        return any(text.kind == CLOCK for text in self.levels[level])

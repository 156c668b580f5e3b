"""The eight scenarios as data: Locations, Threat Track, main deck, how each is won and lost, and what it brings.

Rules that only one scenario has are in `packs`; here they are said in words for the players. Only the first scenario
is known from the rulebook; the others are ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from archfoe.core.cards import DESIGNED, Provenance, clarified
from archfoe.games.city.legacy import BASIC_EACH, SIX_CARDS
from archfoe.games.city.threat import COOPERATIVE_TRACK
from archfoe.games.city.track import ADD, BLANK_OUT, COVER, Change, Track

ABILITY, BASIC_SIDE = "A", "B"
SMALL_TEAM: Final = 2  # so many players or fewer have the changes for small teams

# What a win brings, beside the head starts of `legacy`.
SIGNATURE, REPAIR, COMPLETE = "signature", "repair", "complete"

_SMALL_TEAM_TILE: Final = Change(ADD, 0, "H")


def _sized(tiles: dict[int, str]) -> tuple[tuple[int, Change], ...]:
    """Tiles that are added for one number of players, each with its Level: {3: "C1 E3"}; "-4" makes Level 4 blank."""
    return tuple((size, _change(word)) for size, words in tiles.items() for word in words.split())


def _change(word: str) -> Change:
    tile, level = word[0], int(word[1])
    return Change(BLANK_OUT, level) if tile == "-" else Change(ADD, level, tile)


@dataclass(frozen=True)
class Scenario:
    """One game of the campaign."""

    number: int
    title: str
    premise: str
    locations: tuple[str, ...]  # tile and side, "arkham_asylum A"
    win: str
    rewards: tuple[str, ...] = ()
    super_villains: tuple[int, ...] = (0, 2, 2, 2, 2)  # in each of the five stacks; those left over stay out, unseen
    additions: tuple[tuple[int, str], ...] = ()  # (stack, card by name)
    absent: tuple[str, ...] = ()  # Super-Villains that are not in this scenario, by name
    changes: tuple[Change, ...] = ()  # of the Threat Track
    small_changes: tuple[Change, ...] = (_SMALL_TEAM_TILE,)  # as well, for small teams
    sized_changes: tuple[tuple[int, Change], ...] = ()  # (number of players, what they have beside all that)
    start_level: int = 0
    to_defeat: int = 5  # Super-Villains
    to_save: int = 0  # civilians
    ruins: int | None = None  # so many destroyed Locations lose the game
    special: tuple[str, ...] = ()  # its own rules, in words
    by_size: Mapping[int, Mapping[str, Any]] = field(
        default_factory=dict, hash=False
    )  # other values for a number of players
    provenance: Provenance = DESIGNED

    def for_team(self, players: int) -> Scenario:
        """As a team of this size plays it."""
        return replace(self, **self.by_size.get(players, {}))

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

    @property
    def losses(self) -> tuple[str, ...]:
        """How it is lost, in words."""
        ruins = () if self.ruins is None else (f"{self.ruins} of the 5 Locations are destroyed",)
        return ("the clock runs out", *ruins, "a card must come and the main deck is empty")


SCENARIOS: Final = {
    scenario.number: scenario
    for scenario in (
        Scenario(
            1,
            "Siege Night",
            "Eight old enemies strike one city in one night, and nobody knows who called them. Hold the streets.",
            ("arkham_asylum A", "police_station A", "daily_planet B", "bank B", "airport B"),
            "defeat any 5 of the 8 Super-Villains",
            (SIGNATURE,),
            sized_changes=_sized({1: "C0"}),
            provenance=clarified("Locations, the tiles for one or two players, the reward"),
        ),
        Scenario(
            2,
            "Open Cells",
            "While you fought in the streets, somebody opened the asylum. Three killers walk among the evacuees.",
            ("arkham_asylum B", "police_station B", "star_labs B", "daily_planet A", "hospital A"),
            "defeat all 3 Escapees and at least 4 Super-Villains",
            (BASIC_EACH,),
            additions=((1, "Victor Zsasz"), (2, "Firefly"), (3, "Professor Pyg")),
            changes=(Change(COVER, 4, "C"),),
            sized_changes=_sized({3: "-4 C1 E3", 4: "E2"}),
            to_defeat=4,
            special=(
                "The three Escapees are regular Villains; once defeated they are set beside the Threat Track.",
                "An Escapee whose Attack from its Destination is not avoided deals 1 damage there.",
                "Three Side Missions are open from now on, for the rest of the campaign.",
            ),
        ),
        Scenario(
            3,
            "The Walking Catastrophe",
            "Something grey has climbed out of the bay. It wants nothing; it walks round the city and breaks things.",
            ("police_station B", "airport B", "hospital B", "bank A", "star_labs A"),
            "defeat Doomsday and at least 3 other Super-Villains",
            (SIGNATURE,),
            super_villains=(0, 2, 2, 1, 2),
            additions=((1, "Containment Harness"), (2, "Containment Harness"), (4, "Doomsday")),
            changes=(Change(COVER, 4, "D"),),
            sized_changes=_sized({2: "E3", 3: "E3", 4: "E3"}),
            to_defeat=3,
            ruins=4,
            special=(
                "Every Location is a Destination of Doomsday: on any of them he Attacks the active player.",
                (
                    "If his Attack is not avoided he damages the Location that he stands on and goes 1 space "
                    "clockwise, also out of a space with a Character."
                ),
                "In Step 3 he goes 1 space clockwise unless a Character is in his space.",
            ),
        ),
        Scenario(
            4,
            "Black Diamond",
            "Each of you has found a splinter of a black stone, and hears a voice. Nobody dares to speak of it.",
            ("daily_planet B", "star_labs B", "arkham_asylum A", "airport A", "hospital A"),
            "defeat 5 Super-Villains, Eclipso among them",
            (SIX_CARDS,),
            super_villains=(0, 2, 2, 1, 2),
            additions=((4, "Eclipso"),),
            changes=(Change(COVER, 2, "E"), Change(COVER, 4, "B")),
            small_changes=(_SMALL_TEAM_TILE, Change(BLANK_OUT, 2)),
            sized_changes=_sized({1: "C1 I1", 2: "C1 D1 I1", 3: "C1 I1"}),
            special=(
                "On the first try each player is given a Secret Card face down: only its holder may look at it.",
                (
                    "A Secret Card is a burden. When its release is met the holder may reveal it: the burden ends, and "
                    "its boon is had once."
                ),
            ),
        ),
        Scenario(
            5,
            "Lights Out",
            "The grid fails block by block, always a step ahead of you. Light the whole city at once.",
            ("bank B", "airport B", "daily_planet A", "police_station A", "star_labs A"),
            "end a turn with no Location dark and at least 4 Super-Villains defeated",
            (SIGNATURE,),
            additions=((1, "Backup Generator"), (2, "Livewire (2)"), (2, "Backup Generator"), (3, "Livewire (4)")),
            changes=(Change(COVER, 4, "D"),),
            sized_changes=_sized({1: "A1 B1 C1 E2 I1", 2: "A1 B1 C1 E2 I1", 3: "C1"}),
            start_level=1,
            to_defeat=4,
            ruins=5,
            special=(
                "The Threat begins at 1.",
                (
                    "Locations 1, 3 and 5 are dark at first. A dark Location has no ability, and nothing can be bought "
                    "from its Basic stack."
                ),
                "A Character there may pay 3 Power (one or two players: 2) to light it.",
                "After the Attack of a Super-Villain that comes, the nearest Location with light goes dark.",
                "A destroyed Location is neither dark nor lit.",
            ),
        ),
        Scenario(
            6,
            "Exodus",
            "A shadow like a star lies over the roofs, and people begin to walk towards it. Fly them out.",
            ("arkham_asylum B", "bank B", "airport B", "police_station A", "hospital A"),
            "save 7 civilians (two players: 6, one player: 5) and defeat at least 4 Super-Villains",
            (REPAIR, SIGNATURE),
            super_villains=(0, 2, 1, 2, 2),
            additions=((3, "Starro"),),
            changes=(Change(ADD, 3, "F"), Change(COVER, 4, "G")),
            sized_changes=_sized({2: "A2 E3", 3: "A2 E3", 4: "A2 E3"}),
            start_level=2,
            to_defeat=4,
            to_save=7,
            by_size={1: {"to_save": 5}, 2: {"to_save": 6}},
            special=(
                "The Threat begins at 2.",
                "Two civilians wait on each Location (one or two players: none on Location 5).",
                "On a Location a Character may spend 1 Move to pick up a civilian; it carries at most two.",
                "The Javelin stands on slot 1: a Character there may put its civilians aboard, and they are saved.",
                "A Super-Villain that damages a Location takes a civilian from it; a destroyed Location loses all.",
                "With 4 civilians lost (one or two players: 3) the game is lost.",
                "For each Location that is destroyed from the start, 2 civilians fewer wait and must be saved.",
            ),
        ),
        Scenario(
            7,
            "Stolen Seconds",
            "Hours are missing, and what you bought was never bought. A man in yellow laughs, and is elsewhere.",
            ("daily_planet B", "hospital B", "airport A", "bank A", "star_labs A"),
            "defeat the Thief of Time three times and at least 2 other Super-Villains (one player: 3)",
            (SIX_CARDS,),
            super_villains=(0, 2, 2, 2, 1),
            additions=((1, "Cosmic Treadmill"),),
            absent=("Reverse-Flash",),
            changes=(Change(COVER, 3, "D"), Change(COVER, 4, "A")),
            small_changes=(Change(ADD, 3, "E"),),
            sized_changes=_sized({1: "-4 A2 B2 C2 I2", 2: "B2 C2 I2", 3: "C2", 4: "B2"}),
            start_level=2,
            to_defeat=2,
            by_size={1: {"to_defeat": 3}},
            special=(
                "The Thief of Time is on Location 3 from the start, with Destination 3; the Threat begins at 2.",
                (
                    "He has three lives and costs 16, then 17, then 18. When he falls and has lives left, he comes "
                    "back in the slot farthest from the active Character, and makes for the next Location clockwise."
                ),
                (
                    "When the Threat first reaches 3, each player puts the most expensive card of the discard "
                    "pile that costs anything into the slot with the fewest cards."
                ),
            ),
        ),
        Scenario(
            8,
            "A New Dawn",
            "Every raid was a test of the walls. Now the sky opens, and he who ordered them steps through.",
            ("police_station B", "star_labs B", "airport B", "arkham_asylum A", "hospital A"),
            "defeat Darkseid",
            (COMPLETE,),
            additions=((1, "Parademon (1)"), (2, "Parademon (2)"), (3, "Parademon (4)"), (4, "Parademon (5)")),
            changes=(Change(COVER, 3, "A"), Change(ADD, 3, "F"), Change(COVER, 4, "I")),
            sized_changes=_sized({3: "B2 C2 E3", 4: "B2 C2 E3"}),
            start_level=2,
            by_size={1: {"start_level": 3}, 2: {"start_level": 3}},
            ruins=5,
            special=(
                "The Threat begins at 2 (one or two players: 3).",
                (
                    "When the Threat first reaches 4, Darkseid comes after the Attack of that Super-Villain, and "
                    "Attacks each player; he does not raise the Threat."
                ),
                "He costs 18, 1 less for each other Super-Villain defeated, and never less than 13.",
                "While his Destination is destroyed he makes for the next Location clockwise that stands.",
            ),
        ),
    )
}

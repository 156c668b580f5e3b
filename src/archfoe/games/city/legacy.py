"""What a campaign brings to one of its games. A game on its own brings nothing."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from archfoe.core.errors import ArchfoeError, unknown

TRIES: Final = 2  # of each scenario
SIGNATURES: Final = 3  # of each Super Hero
DESTROYED_AT: Final = 5  # damage that destroys a Location
TO_BE_GIVEN_UP: Final = -1  # one Signature card: its player says which when the game begins

# Side Missions; the first two bring a card into the main deck of later games.
RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS = "recruit krypto", "recruit the ray", "repairs"
MISSIONS: Final = (RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS)

# What the scenario before may have earned for this one.
BASIC_EACH, SIX_CARDS = "basic each", "six cards"
HEAD_STARTS: Final = (BASIC_EACH, SIX_CARDS)


@dataclass(frozen=True)
class Legacy:
    """Damage and Signature cards stay for good; a head start is for one game."""

    signatures: tuple[int, ...] = ()  # by seat: how many its Super Hero has earned; or none
    damage: tuple[tuple[str, int], ...] = ()  # (tile, points); five is destroyed
    attempt: int = 1  # Secret Cards are passed on the first one only
    missions: tuple[str, ...] = ()  # Side Missions completed in earlier games
    head_start: str = ""
    out: tuple[str, ...] = ()  # cards that are no longer in the main deck, a name for each copy
    given_up: tuple[int, ...] = ()  # by seat: the number of the Signature card that it has given up, 0 if none; or none

    def check(self, players: int, tiles: tuple[str, ...]) -> None:
        """Refuses what no campaign can bring, with a sentence."""
        if self.signatures and len(self.signatures) != players:
            raise ArchfoeError(f"Signature cards are told for {len(self.signatures)} players, and {players} play.")
        for n in self.signatures:
            if not 0 <= n <= SIGNATURES:
                raise ArchfoeError(f"A Super Hero has 0 to {SIGNATURES} Signature cards, not {n}.")
        self._check_given_up()
        for tile, points in self.damage:
            if tile not in tiles:
                raise unknown("Location", tile, tiles)
            if not 1 <= points <= DESTROYED_AT:
                raise ArchfoeError(f"A Location has 1 to {DESTROYED_AT} damage if it has any, not {points}.")
        if not 1 <= self.attempt <= TRIES:
            raise ArchfoeError(f"A scenario is tried {TRIES} times at most, so there is no try {self.attempt}.")
        for mission in self.missions:
            if mission not in MISSIONS:
                raise unknown("Side Mission", mission, MISSIONS)
        if self.head_start and self.head_start not in HEAD_STARTS:
            raise unknown("head start", self.head_start, HEAD_STARTS)

    def _check_given_up(self) -> None:
        if self.given_up and len(self.given_up) != len(self.signatures):
            raise ArchfoeError("It is told for some players only which Signature card they have given up.")
        for number, has in zip(self.given_up, self.signatures, strict=False):
            if not TO_BE_GIVEN_UP <= number <= SIGNATURES or (number and has != SIGNATURES - 1):
                raise ArchfoeError(f"Who has {has} Signature cards cannot have given up card {number}.")

    def as_dict(self) -> dict[str, Any]:
        """As records have it; what older ones do not have is named only where it is, so that they read alike."""
        kept = {**asdict(self), "damage": [list(pair) for pair in self.damage],
                "signatures": list(self.signatures), "missions": list(self.missions),
                "out": list(self.out), "given_up": list(self.given_up)}  # fmt: skip
        return {name: value for name, value in kept.items() if value or name not in ("out", "given_up")}

    @classmethod
    def from_dict(cls, data: object) -> Legacy:
        if not isinstance(data, dict):
            raise ArchfoeError(f"The option 'legacy' cannot be {data!r}.")
        known = {field.name for field in fields(cls)}
        for name in data:
            if name not in known:
                raise unknown("part of a legacy", str(name), sorted(known))
        try:
            return cls(
                tuple(int(n) for n in data.get("signatures", ())),
                tuple((str(tile), int(points)) for tile, points in data.get("damage", ())),
                int(data.get("attempt", 1)),
                tuple(str(mission) for mission in data.get("missions", ())),
                str(data.get("head_start", "")),
                tuple(str(name) for name in data.get("out", ())),
                tuple(int(n) for n in data.get("given_up", ())),
            )
        except (TypeError, ValueError):
            raise ArchfoeError(f"The option 'legacy' cannot be {data!r}.") from None


NOTHING: Final = Legacy()

"""What a table has agreed on before the game: checked here, once, with a sentence for every mistake."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from archfoe.boxes import BOXES
from archfoe.core.cards import SUPER_HERO_KIND, Card
from archfoe.core.errors import ArchfoeError, unknown

MODES = ("base",)
TWO_HEADS, TEAM, ON_PATROL = "two-heads", "team", "on-patrol"
VARIANTS = (TWO_HEADS, TEAM, ON_PATROL)
MIN_PLAYERS, MAX_PLAYERS = 2, 5
MIN_VILLAINS, MAX_VILLAINS = 8, 12

# How players come by their Super Heroes; otherwise a list of names, one for each seat.
FIRST_GAME, DEALT, TWO_DEALT, FREE = "first-game", "dealt", "two-dealt", "free"
HERO_WAYS = (FIRST_GAME, DEALT, TWO_DEALT, FREE)


@dataclass(frozen=True, slots=True)
class Options:
    """The head of a record: with the key it makes the game."""

    mode: str = "base"
    players: int = 2
    variants: tuple[str, ...] = ()
    heroes: str = DEALT
    villains: int = MIN_VILLAINS
    promos: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "variants", tuple(v for v in VARIANTS if v in self._known_variants()))
        if self.mode not in MODES:
            raise unknown("mode", self.mode, MODES)
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ArchfoeError(f"{self.players} players cannot play {self.mode}: seat {MIN_PLAYERS} to {MAX_PLAYERS}.")
        if TWO_HEADS in self.variants and self.players != 2:
            raise ArchfoeError(f"The variant {TWO_HEADS} is for exactly 2 players, not {self.players}.")
        if TEAM in self.variants and self.players != 4:
            raise ArchfoeError(f"The variant {TEAM} is for exactly 4 players, not {self.players}.")
        if not MIN_VILLAINS <= self.villains <= MAX_VILLAINS:
            raise ArchfoeError(f"A game has {MIN_VILLAINS} to {MAX_VILLAINS} Super-Villains, not {self.villains}.")
        self._check_heroes()

    def _known_variants(self) -> tuple[str, ...]:
        for variant in self.variants:
            if variant not in VARIANTS:
                raise unknown("variant", variant, VARIANTS)
        return self.variants

    def _check_heroes(self) -> None:
        pool = self.hero_pool()
        if self.heroes in HERO_WAYS:
            if self.heroes == TWO_DEALT and 2 * self.players > len(pool):
                more = "" if self.promos else " or add the promo"
                raise ArchfoeError(
                    f"Dealing two Super Heroes to each of {self.players} players takes {2 * self.players}, and there "
                    f"are {len(pool)}: seat fewer players, choose another way ({DEALT}, {FREE}){more}."
                )
            return
        names = self.hero_names()
        known = {hero.name for hero in pool}
        for name in names:
            if name not in known:
                raise unknown("Super Hero", name, [*known, *HERO_WAYS])
        need = self.players * self.heroes_each
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ArchfoeError(f"{twice[0]} is named twice; each Super Hero is for one player only.")
        if len(names) != need:
            raise ArchfoeError(f"Name {need} different Super Heroes for {self.players} players, not {len(names)}.")

    @property
    def heroes_each(self) -> int:
        return 2 if TWO_HEADS in self.variants else 1

    @property
    def teams(self) -> tuple[int, ...]:
        """Seat -> team; turns of the two teams alternate."""
        return tuple(seat % 2 if TEAM in self.variants else seat for seat in range(self.players))

    def hero_names(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.heroes.split(","))

    def hero_pool(self) -> list[Card]:
        box = BOXES[self.mode]
        return [hero for hero in box.of_kind(SUPER_HERO_KIND) if self.promos or not hero.promo]

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "variants": list(self.variants)}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Options:
        known = {field.name: field for field in fields(cls)}
        for name, value in data.items():
            if name not in known:
                raise unknown("option", str(name), known)
            expected = {"players": int, "villains": int, "promos": bool, "variants": list}.get(name, str)
            if type(value) is not expected:
                raise ArchfoeError(f"The option {name!r} cannot be {value!r}.")
        return cls(**{**data, "variants": tuple(data.get("variants", ()))})

"""What a table has agreed on before the game: checked here, once, with a sentence for every mistake."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.modes.mixing import EXAMPLE, SPLIT, WHOLE, check_mix, heroes_of

MODES = ("base", "heroes_unite", "base+heroes_unite")
TWO_HEADS, TEAM, ON_PATROL = "two-heads", "team", "on-patrol"
SYNERGY, HUNT, HIDDEN = "synergy", "hunt", "hidden"
VARIANTS = (TWO_HEADS, TEAM, ON_PATROL, SYNERGY, HUNT, HIDDEN)
MIN_PLAYERS, MAX_PLAYERS = 2, 5
MIN_VILLAINS, MAX_VILLAINS = 8, 12
#: Variants that take away what the other one needs.
_UNFIT = {
    (HUNT, HIDDEN): "who wins the hunt is spared by the next card of the stack, and hidden Super-Villains have no stack"
}

# How players come by their Super Heroes; otherwise a list of names, one for each seat.
FIRST_GAME, DEALT, TWO_DEALT, FREE = "first-game", "dealt", "two-dealt", "free"
HERO_WAYS = (FIRST_GAME, DEALT, TWO_DEALT, FREE)


@dataclass(frozen=True, slots=True)
class Options:
    """The head of a record: with the key it makes the game."""

    mode: str = "base"
    players: int = 2
    variants: tuple[str, ...] = ()
    heroes: str = ""  # the way that the mode's rulebook recommends
    villains: int = MIN_VILLAINS
    promos: bool = False
    mix: str = ""  # how two sets are mixed
    match: bool = False  # two games: the scores of both decide
    game: int = 1  # of a match: the second game has the cards that the first left out
    carried: tuple[int, ...] = ()  # what each seat scored in the first game of a match

    def __post_init__(self) -> None:
        for variant in self.variants:
            if variant not in VARIANTS:
                raise unknown("variant", variant, VARIANTS)
        self._set("variants", tuple(variant for variant in VARIANTS if variant in self.variants))
        self._set("mode", "+".join(sorted(self.mode.split("+"), key=_place_of_set)))
        if self.mode not in MODES:
            raise unknown("mode", self.mode, MODES)
        mixed = "+" in self.mode
        self._set("mix", self.mix or (EXAMPLE if mixed else ""))
        self._set("heroes", self.heroes or (TWO_DEALT if mixed else DEALT))
        check_mix(self.mode, self.mix)
        self._check_numbers()
        self._check_match()
        self._check_heroes()

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def _check_numbers(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ArchfoeError(f"{self.players} players cannot play {self.mode}: seat {MIN_PLAYERS} to {MAX_PLAYERS}.")
        for variant, exactly in ((TWO_HEADS, 2), (TEAM, 4)):
            if variant in self.variants and self.players != exactly:
                raise ArchfoeError(f"The variant {variant} is for exactly {exactly} players, not {self.players}.")
        for pair, reason in _UNFIT.items():
            if all(variant in self.variants for variant in pair):
                raise ArchfoeError(f"The variants {' and '.join(pair)} do not go together: {reason}.")
        if not MIN_VILLAINS <= self.villains <= MAX_VILLAINS:
            raise ArchfoeError(f"A game has {MIN_VILLAINS} to {MAX_VILLAINS} Super-Villains, not {self.villains}.")

    def _check_match(self) -> None:
        if self.match and not self.mix:
            raise ArchfoeError(
                f"A match needs two sets, since its second game has the cards that the first left out: "
                f"use --mode {MODES[-1]}."
            )
        if self.match and self.mix == WHOLE:
            raise ArchfoeError(f"With all cards in one game none are left for a second: use --mix {SPLIT} for a match.")
        if self.game not in (1, 2):
            raise ArchfoeError(f"A match has two games, so there is no game {self.game}.")
        if self.carried and (self.game == 1 or len(self.carried) != self.players):
            raise ArchfoeError("Scores are carried over from the first game of a match to the second, one a player.")

    def _check_heroes(self) -> None:
        pool = self.hero_pool()
        each = self.heroes_each
        if self.players * each > len(pool):
            raise ArchfoeError(
                f"{self.players} players with {each} Super Heroes each need {self.players * each}, and there are "
                f"{len(pool)}: seat fewer players or add the promo."
            )
        if self.heroes in HERO_WAYS:
            if self.heroes == TWO_DEALT and (each + 1) * self.players > len(pool):
                more = "" if self.promos else " or add the promo"
                raise ArchfoeError(
                    f"Dealing {each + 1} Super Heroes to each of {self.players} players takes "
                    f"{(each + 1) * self.players}, and there are {len(pool)}: seat fewer players, choose another way "
                    f"({DEALT}, {FREE}){more}."
                )
            return
        names = self.hero_names()
        known = {hero.name for hero in pool}
        for name in names:
            if name not in known:
                raise unknown("Super Hero", name, [*known, *HERO_WAYS])
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ArchfoeError(f"{twice[0]} is named twice; each Super Hero is for one player only.")
        need = self.players * each
        if len(names) != need:
            raise ArchfoeError(f"Name {need} different Super Heroes for {self.players} players, not {len(names)}.")

    @property
    def heroes_each(self) -> int:
        return 2 if TWO_HEADS in self.variants else 1

    @property
    def teams(self) -> tuple[int, ...]:
        """Seat -> team; turns of the two teams alternate."""
        return tuple(seat % 2 if TEAM in self.variants else seat for seat in range(self.players))

    @property
    def choosing(self) -> list[int]:
        """In which order players choose freely: who scored least in the first game of a match is first."""
        seats = list(range(self.players))
        return sorted(seats, key=lambda seat: self.carried[seat]) if self.carried else seats

    def hero_names(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.heroes.split(","))

    def hero_pool(self) -> list[Card]:
        return heroes_of(self.mode, self.promos)

    def second_game(self, scores: tuple[int, ...]) -> Options:
        """The other game of a match: the other halves, and a free choice for who scored least."""
        return replace(self, game=2, carried=scores, heroes=FREE)

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "variants": list(self.variants), "carried": list(self.carried)}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Options:
        known = {field.name: field for field in fields(cls)}
        kinds = {"players": int, "villains": int, "promos": bool, "match": bool, "game": int, "variants": list,
                 "carried": list}  # fmt: skip
        for name, value in data.items():
            if name not in known:
                raise unknown("option", str(name), known)
            if type(value) is not kinds.get(name, str):
                raise ArchfoeError(f"The option {name!r} cannot be {value!r}.")
        if not all(isinstance(score, int) for score in data.get("carried", ())):
            raise ArchfoeError(f"The option 'carried' cannot be {data['carried']!r}.")
        lists = {name: tuple(data.get(name, ())) for name in ("variants", "carried")}
        return cls(**{**data, **lists})


def _place_of_set(name: str) -> int:
    return MODES.index(name) if name in MODES else len(MODES)

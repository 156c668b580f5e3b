"""What a table has agreed on before the game: checked here, once, with a sentence for every mistake."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import listed, plural
from archfoe.games.shared.choices import (
    ANY_SIDES,
    DEALT,
    FIRST_GAME,
    FREE,
    HERO_WAYS,
    HIDDEN,
    HUNT,
    ON_PATROL,
    SYNERGY,
    TEAM,
    TWO_DEALT,
    TWO_HEADS,
)
from archfoe.games.shared.mixing import heroes_of
from archfoe.registry import (
    USUAL_MODE,
    Mode,
    chosen,
    games,
    in_order,
    mode_of,
    modes,
    no_mode,
    told_apart,
    variants,
)
from archfoe.registry.brought import held
from archfoe.registry.found import no_such
from archfoe.registry.guest_list import names
from archfoe.registry.questions import GameOptions, Value

_TEXT: Final = ((str,), "a text")
_KINDS: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "mode": _TEXT, "players": ((int,), "a whole number"), "variants": ((tuple, list), 'a tuple such as ("hunt",)'),
    "heroes": ((str,), "a text such as 'Batman, Superman'"), "mix": _TEXT, "first": ((int,), "the number of a seat"),
}  # fmt: skip
_COMMON: Final = frozenset(_KINDS)
_NO_ANSWERS: Final = GameOptions()
_VERSUS: Final = re.compile(r"\s+vs\.?\s+", re.IGNORECASE)  # between teams, where players are named team by team


@dataclass(frozen=True, init=False)
class Options:
    """The head of a record: with the key it makes the game.

    What only one game asks is told beside the rest, as in `Options("rebirth", scenario=3)`, and read from `own`.
    """

    mode: str
    players: int
    variants: tuple[str, ...]
    heroes: str
    mix: str  # how two sets are mixed
    first: int  # the seat that has the first turn, if no Super Hero wants it; -1: it is drawn
    own: GameOptions

    def __init__(
        self,
        mode: str = USUAL_MODE,
        players: int = 2,
        variants: tuple[str, ...] = (),
        heroes: str = "",  # the way that the mode's rulebook recommends
        mix: str = "",
        own: GameOptions | Mapping[str, Any] = _NO_ANSWERS,
        first: int = -1,
        **more: Any,
    ) -> None:
        common = {"mode": mode, "players": players, "variants": variants, "heroes": heroes, "mix": mix, "first": first}
        for name, told in common.items():
            kinds, words = _KINDS[name]  # who writes a program without a type checker is told here
            if type(told) not in kinds:
                raise ArchfoeError(f"The option {name!r} must be {words}, not {told!r}.")
            self._set(name, told)
        if guests := [guest for name in names(mix) if (guest := held(name)) is not None]:
            self._set("_guests", guests)  # they stay as long as somebody plays with them
        self._settle_mode()
        self._settle({**(own.unusual() if isinstance(own, GameOptions) else own), **more})

    def _settle_mode(self) -> None:
        wanted = self.mode
        mode, mix = told_apart(wanted, self.mix)
        self._set("mode", in_order(mode))
        self._set("mix", mix)
        if mode_of(self.mode) is None:
            raise no_mode(wanted, self.mix)

    def _settle(self, own: dict[str, Any]) -> None:
        played = self.played
        game = played.game
        self._check_variants(played)
        self._set("mix", self.mix or (game.mix_ways[0] if played.mixed else ""))
        self._set("heroes", self.heroes or game.usual_way(played))
        self._set("own", self._own(own))
        self._check_players(played)
        sides = _VERSUS.split(self.heroes)
        if len(sides) > 1:
            self._set("heroes", ",".join(self._seated(sides)))
        for name, value in game.check(self).items():
            self._set(name, value)
        self._check_heroes(played)

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @property
    def played(self) -> Mode:
        """What is played, with its game and its sets."""
        found = mode_of(self.mode)
        assert found is not None  # checked at once
        return found

    def _own(self, given: dict[str, Any]) -> GameOptions:
        """What only other games ask has no place, unless it says what is usual there."""
        kind = self.played.game.own_options()
        for name in given.keys() - kind().told().keys():
            value = given.pop(name)
            asking = [game for game in games().values() if name in game.own_options()().told()]
            if not asking:
                raise unknown("option", name, sorted({*_COMMON, *kind().told()}))
            if all(value != game.own_options()().told()[name] for game in asking):
                there = listed([mode.name for mode in modes().values() if mode.game in asking])
                raise ArchfoeError(f"The option {name!r} is only for {there}, not for {self.mode}: leave it out.")
        return kind.of(given)

    def _check_variants(self, played: Mode) -> None:
        own = played.choices
        if any(name not in own for name in self.variants):  # other packages are looked through only if need be
            own = modes()[played.name].choices
        for name in self.variants:
            if name in own:
                continue
            if name not in variants():
                raise no_such("variant", name, variants())
            instead = f" or choose from {', '.join(own)}" if own else ""
            raise ArchfoeError(f"The variant {name} is not for {self.mode}: leave it out{instead}.")
        self._set("variants", tuple(name for name in own if name in self.variants))
        for name in self.variants:
            for other, reason in own[name].unfit.items():
                if other in self.variants:
                    raise ArchfoeError(f"The variants {name} and {other} do not go together: {reason}.")

    def _check_players(self, played: Mode) -> None:
        if not -1 <= self.first < self.players:
            raise ArchfoeError(f"There is no seat {self.first} to begin among {self.players} players.")
        least, most = played.players[0], played.players[-1]
        if not least <= self.players <= most:
            seats = f"{least} to {most}" if least < most else f"exactly {least}"
            who = "1 player" if self.players == 1 else f"{self.players} players"
            raise ArchfoeError(f"{who} cannot play {self.mode}: seat {seats}.")
        for variant in chosen(played.name, self.variants):
            if variant.players and self.players not in variant.players:
                least, most = variant.players[0], variant.players[-1]
                need = f"{least} to {most}" if least < most else f"exactly {least}"
                raise ArchfoeError(f"The variant {variant.name} is for {need} players, not {self.players}.")

    def _seated(self, named: Sequence[str]) -> list[str]:
        """Players named team by team, in the order of their seats: the turns of the teams alternate."""
        sides = [[name.strip() for name in team.split(",")] for team in named]
        wanted = len(set(self.teams))
        if len(sides) != wanted:
            raise ArchfoeError(
                f"{self.players} players of {self.mode} make {wanted} sides, not {len(sides)}: name {wanted}, with "
                f"'vs' between them."
            )
        each = self.players * self.heroes_each // wanted
        for team in sides:
            if len(team) != each:
                number = str(each) if each > 1 else "one"
                figure = self.played.game.figure
                figures = plural(figure) if each > 1 else figure
                raise ArchfoeError(
                    f"A side of this game has {number} {figures} and not {len(team)} ({', '.join(team)}): "
                    f"name {number} on each side."
                )
        step = self.heroes_each
        return [name for i in range(0, each, step) for team in sides for name in team[i : i + step]]

    def _check_heroes(self, played: Mode) -> None:
        figure, ways = played.game.figure, played.game.hero_ways
        if self.heroes in ways:
            return
        if self.heroes in HERO_WAYS:
            raise ArchfoeError(
                f"You can't choose a {figure} by {self.heroes} in {self.mode}. Use {' or '.join(ways)}, or names."
            )
        names = self.hero_names()
        pool = {hero.figure: hero for hero in self.hero_pool()}
        for name in names:
            if name not in pool:
                self._refuse_stranger(name, played)
                raise unknown(figure, name, [*pool, *ways])
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ArchfoeError(f"{twice[0]} is named twice; each {figure} is for one player only.")
        need = self.players * self.heroes_each
        if len(names) != need:
            raise ArchfoeError(f"Name {need} different {plural(figure)} for {self.players} players, not {len(names)}.")
        played.game.check_figures(self, [pool[name] for name in names])

    def _refuse_stranger(self, name: str, played: Mode) -> None:
        """A Character of the other set is no slip of the pen: the mode is."""
        for both in modes().values():
            if both.mixed and both.game is played.game and name in {hero.figure for hero in heroes_of(both.name)}:
                raise ArchfoeError(f"{name} is a {both.game.figure}, but not of {self.mode}: use the mode {both.name}.")

    @property
    def heroes_each(self) -> int:
        return self.played.game.heroes_each(self)

    @property
    def partners(self) -> bool:
        """Two against two by their number alone: partners see each other's hands and assist each other."""
        return self.played.game.partners(self)

    @property
    def match(self) -> bool:
        """Is it one of two games whose scores are added?"""
        return self.own.match

    @property
    def game(self) -> int:
        """Which game of the match it is: the second has the cards that the first left out."""
        return self.own.game

    @property
    def carried(self) -> tuple[int, ...]:
        """What each seat scored in the first game of a match."""
        return self.own.carried

    @property
    def teams(self) -> tuple[int, ...]:
        """Seat -> team; turns of the two teams alternate."""
        return self.played.game.teams(self)

    @property
    def guests(self) -> tuple[str, ...]:
        """The sets that give cards to the main deck of another one's game."""
        return names(self.mix) if self.mix and not self.played.mixed else ()

    @property
    def sets(self) -> tuple[str, ...]:
        """Every set whose cards may come into the game."""
        return (*self.mode.split("+"), *self.guests)

    @property
    def hands_seen_by(self) -> tuple[int, ...]:
        """Seat -> a bit for each seat that sees its hand."""
        return self.played.game.hands_seen_by(self)

    def seen_by_team(self) -> tuple[int, ...]:
        """The same where all of a team see each other's hands."""
        teams = self.teams
        return tuple(sum(1 << p for p, team in enumerate(teams) if team == mine) for mine in teams)

    @property
    def choosing(self) -> list[int]:
        """In which order players choose freely: who scored least in the first game of a match is first."""
        seats = list(range(self.players))
        return sorted(seats, key=lambda seat: self.carried[seat]) if self.carried else seats

    def hero_names(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.heroes.split(","))

    def hero_pool(self) -> list[Card]:
        """The Super Heroes, or the first Levels of the Characters, that this game may have."""
        return heroes_of(self.mode, self.own.promos)

    def answers(self) -> dict[str, Value]:
        """To all that only its game asks, also the usual ones."""
        game = self.played.game
        return {question.name: question.default for question in game.questions(self.played)} | game.answers(self)

    def but(self, **changes: Any) -> Self:
        """The same table with other answers, also to what only its game asks."""
        common = {name: getattr(self, name) for name in (*_KINDS, "own")}
        return type(self)(**{**common, **changes})

    def second_game(self, scores: tuple[int, ...]) -> Options:
        """The other game of a match: the other halves, and a free choice for who scored least."""
        return self.but(game=2, carried=scores, heroes=FREE, first=-1)

    def as_dict(self) -> dict[str, Any]:
        """As a record has it: what only one game asks stands beside the rest."""
        common = {name: getattr(self, name) for name in ("mode", "players", "variants", "heroes", "mix")}
        begins = {} if self.first < 0 else {"first": self.first}
        return self.own.head(common | {"variants": list(self.variants)} | begins)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Options:
        common = {name: value for name, value in data.items() if name in _COMMON}
        for name, value in common.items():
            if type(value) is not {"players": int, "variants": list, "first": int}.get(name, str):
                raise ArchfoeError(f"The option {name!r} cannot be {value!r}.")
        common["variants"] = tuple(common.get("variants", ()))
        mode = told_apart(common.get("mode", USUAL_MODE), common.get("mix", ""))[0]
        played = mode_of(in_order(mode))
        own = played.game.own_options().read(data, _COMMON) if played is not None else {}
        return cls(**common, own=own)


__all__ = [
    "ANY_SIDES",
    "DEALT",
    "FIRST_GAME",
    "FREE",
    "HERO_WAYS",
    "HIDDEN",
    "HUNT",
    "ON_PATROL",
    "SYNERGY",
    "TEAM",
    "TWO_DEALT",
    "TWO_HEADS",
    "Options",
]

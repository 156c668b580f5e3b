"""What a table has agreed on before the game: checked here, once, with a sentence for every mistake."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import plural
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
from archfoe.games.shared.legacy import NOTHING, Legacy
from archfoe.games.shared.mixing import heroes_of
from archfoe.registry import (
    USUAL_MODE,
    Mode,
    chosen,
    in_order,
    mode_of,
    modes,
    no_mode,
    told_apart,
    variants,
)
from archfoe.registry.brought import held
from archfoe.registry.guest_list import names
from archfoe.registry.missing import no_such

#: How many Super-Villains a game has if nothing is said.
USUAL_VILLAINS: Final = 8
_TEXT, _NUMBER, _YES_OR_NO = ((str,), "a text"), ((int,), "a whole number"), ((bool,), "True or False")
_KINDS: Final[dict[str, tuple[tuple[type, ...], str]]] = {
    "mode": _TEXT, "players": _NUMBER, "variants": ((tuple, list), 'a tuple such as ("hunt",)'),
    "heroes": ((str,), "a text such as 'Batman, Superman'"), "villains": _NUMBER, "promos": _YES_OR_NO, "mix": _TEXT,
    "match": _YES_OR_NO, "game": _NUMBER, "carried": ((tuple, list), "a tuple of numbers"), "scenario": _NUMBER,
}  # fmt: skip
_VERSUS: Final = re.compile(r"\s+vs\.?\s+", re.IGNORECASE)  # between teams, where players are named team by team


@dataclass(frozen=True)
class Options:
    """The head of a record: with the key it makes the game."""

    mode: str = USUAL_MODE
    players: int = 2
    variants: tuple[str, ...] = ()
    heroes: str = ""  # the way that the mode's rulebook recommends
    villains: int = USUAL_VILLAINS
    promos: bool = False
    mix: str = ""  # how two sets are mixed
    match: bool = False  # two games: the scores of both decide
    game: int = 1  # of a match: the second game has the cards that the first left out
    carried: tuple[int, ...] = ()  # what each seat scored in the first game of a match
    scenario: int = 1  # where there are several
    legacy: Legacy = NOTHING  # what a campaign brings to this game
    ally_dealt: bool = False  # alone with a dealt Super Hero, in games of earlier rulings than 4

    def __post_init__(self) -> None:
        self._check_kinds()
        if guests := [guest for name in names(self.mix) if (guest := held(name)) is not None]:
            self._set("_guests", guests)  # they stay as long as somebody plays with them
        wanted = self.mode
        mode, mix = told_apart(wanted, self.mix)
        self._set("mode", in_order(mode))
        self._set("mix", mix)
        if mode_of(self.mode) is None:
            raise no_mode(wanted, self.mix)
        played = self.played
        game = played.game
        self._check_variants(played)
        self._set("mix", self.mix or (game.mix_ways[0] if played.mixed else ""))
        self._set("heroes", self.heroes or game.usual_way(played))
        self._check_players(played)
        sides = _VERSUS.split(self.heroes)
        if len(sides) > 1:
            self._set("heroes", ",".join(self._seated(sides)))
        for name, value in game.check(self).items():
            self._set(name, value)
        self._refuse_what_has_no_place(played)
        self._check_heroes(played)

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @property
    def played(self) -> Mode:
        """What is played, with its game and its sets."""
        found = mode_of(self.mode)
        assert found is not None  # checked at once
        return found

    def _check_kinds(self) -> None:
        """Who writes a program without a type checker is told here."""
        for name, (kinds, words) in _KINDS.items():
            if type(getattr(self, name)) not in kinds:
                raise ArchfoeError(f"The option {name!r} must be {words}, not {getattr(self, name)!r}.")

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

    def _refuse_what_has_no_place(self, played: Mode) -> None:
        """Settings that only other games have."""
        game = played.game
        for there, name, default, what, instead in (
            (game.villains, "villains", USUAL_VILLAINS, "no stack of Super-Villains", "leave their number out"),
            (game.promos, "promos", False, "no promo", "leave it out"),
            (game.matches, "match", False, "no match of two games", "play a single game"),
        ):
            if not there and getattr(self, name) != default:
                raise ArchfoeError(f"There is {what} in {self.mode}: {instead}.")
        if not game.matches and (self.game != 1 or self.carried):
            raise ArchfoeError(f"There is no match of two games in {self.mode}, so there is no second game.")
        if not game.scenarios and (self.scenario != 1 or self.legacy != NOTHING):
            elsewhere = " and ".join(mode.name for mode in modes().values() if mode.game.scenarios)
            raise ArchfoeError(f"Scenarios and campaigns are for {elsewhere}, not for {self.mode}.")

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
    def competitive_city(self) -> bool:
        """Is a game that is usually played as one team a contest?"""
        return self.played.game.contest(self)

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
        return heroes_of(self.mode, self.promos)

    def second_game(self, scores: tuple[int, ...]) -> Options:
        """The other game of a match: the other halves, and a free choice for who scored least."""
        return replace(self, game=2, carried=scores, heroes=FREE)

    def as_dict(self) -> dict[str, Any]:
        lists = {"variants": list(self.variants), "carried": list(self.carried)}
        kept = {**asdict(self), **lists, "legacy": self.legacy.as_dict()}
        if not self._might_deal_ally(kept):  # as in older records
            del kept["ally_dealt"]
        return kept

    @staticmethod
    def _might_deal_ally(data: dict[str, Any]) -> bool:
        return data.get("players") == 1 and data.get("heroes") == DEALT

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Options:
        known = {field.name: field for field in fields(cls)}
        kinds = {"players": int, "villains": int, "promos": bool, "match": bool, "game": int, "scenario": int,
                 "variants": list, "carried": list, "ally_dealt": bool}  # fmt: skip
        for name, value in data.items():
            if name not in known:
                raise unknown("option", str(name), known)
            if name != "legacy" and type(value) is not kinds.get(name, str):
                raise ArchfoeError(f"The option {name!r} cannot be {value!r}.")
        if not all(isinstance(score, int) for score in data.get("carried", ())):
            raise ArchfoeError(f"The option 'carried' cannot be {data['carried']!r}.")
        lists = {name: tuple(data.get(name, ())) for name in ("variants", "carried")}
        data = {"ally_dealt": cls._might_deal_ally(data), **data}  # a record that says nothing of it is an older one
        return cls(**{**data, **lists, "legacy": _told(data)})


def _told(data: dict[str, Any]) -> Legacy:
    """A record says what its game began with: where it names no Signature cards there were none, as before set 4."""
    legacy = Legacy.from_dict(data.get("legacy", {}))
    if "legacy" not in data or legacy.signatures or data.get("scenario", 1) == 1:
        return legacy
    return replace(legacy, signatures=(0,) * data.get("players", 2))


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
    "USUAL_VILLAINS",
    "Options",
]

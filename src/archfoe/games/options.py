"""What a table has agreed on before the game: checked here, once, with a sentence for every mistake."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import NUMBERS, plural
from archfoe.games.city.legacy import NOTHING, Legacy
from archfoe.games.city.tiles import TILES
from archfoe.games.duel import exchange
from archfoe.games.families import (
    ANY_SIDES,
    CHARACTERS_MIXED,
    COMPETITIVE,
    COMPETITIVE_CITY,
    CONFRONTATIONS,
    DEALT,
    FAMILIES,
    FIRST_GAME,
    FREE,
    GUESTS,
    HERO_WAYS,
    HIDDEN,
    HUNT,
    MODES,
    ON_PATROL,
    REBIRTH,
    SETS,
    SYNERGY,
    TEAM,
    TEAM_PLAYERS,
    TWO_DEALT,
    TWO_HEADS,
    VARIANTS,
    Family,
    told_apart,
)
from archfoe.games.shared.mixing import EXAMPLE, SPLIT, WHOLE, check_guest, check_mix, heroes_of

MIN_PLAYERS, MAX_PLAYERS = COMPETITIVE.least, COMPETITIVE.most
MIN_VILLAINS, MAX_VILLAINS = 8, 12
SCENARIO_COUNT = 8
#: Sets whose cards may come into the city.
MIXED_INTO_THE_CITY = GUESTS["rebirth"]
#: Variants that take away what the other one needs.
_UNFIT = {
    (HUNT, HIDDEN): "who wins the hunt is spared by the next card of the stack, and hidden Super-Villains have no stack"
}
_TEXT, _NUMBER, _YES_OR_NO = ((str,), "a text"), ((int,), "a whole number"), ((bool,), "True or False")
_KINDS: dict[str, tuple[tuple[type, ...], str]] = {
    "mode": _TEXT, "players": _NUMBER, "variants": ((tuple, list), 'a tuple such as ("hunt",)'),
    "heroes": ((str,), "a text such as 'Batman, Superman'"), "villains": _NUMBER, "promos": _YES_OR_NO, "mix": _TEXT,
    "match": _YES_OR_NO, "game": _NUMBER, "carried": ((tuple, list), "a tuple of numbers"), "scenario": _NUMBER,
}  # fmt: skip
_VERSUS = re.compile(r"\s+vs\.?\s+", re.IGNORECASE)  # between teams, where players are named team by team


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
    scenario: int = 1  # of Rebirth
    legacy: Legacy = NOTHING  # what a campaign of Rebirth brings to this game

    def __post_init__(self) -> None:
        self._check_kinds()
        mode, mix = told_apart(self.mode, self.mix)
        self._set("mode", "+".join(sorted(mode.split("+"), key=_place_of_set)))
        self._set("mix", mix)
        if self.mode not in MODES:
            raise _no_mode(self.mode)
        self._check_variants()
        mixed = "+" in self.mode
        self._set("mix", self.mix or (EXAMPLE if mixed else ""))
        two = self.family is REBIRTH or (mixed and self.family is COMPETITIVE)
        self._set("heroes", self.heroes or (TWO_DEALT if two else DEALT))
        self._check_players()
        sides = _VERSUS.split(self.heroes)
        if len(sides) > 1:
            self._set("heroes", ",".join(self._seated(sides)))
        if self.family is REBIRTH:
            self._check_scenario()
            self._refuse_what_has_no_place()
        elif self.family is COMPETITIVE:
            self._check_villains()
            check_mix(self.mode, self.mix)
            self._check_match()
            self._check_hero_numbers()
        else:
            self._check_exchange()
            self._refuse_what_has_no_place()
        if self.family is not REBIRTH and (self.scenario != 1 or self.legacy != NOTHING):
            raise ArchfoeError(f"Scenarios and campaigns are for rebirth, not for {self.mode}.")
        self._check_heroes()

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @property
    def family(self) -> Family:
        return FAMILIES[self.mode]

    def _check_kinds(self) -> None:
        """Who writes a program without a type checker is told here."""
        for name, (kinds, words) in _KINDS.items():
            if type(getattr(self, name)) not in kinds:
                raise ArchfoeError(f"The option {name!r} must be {words}, not {getattr(self, name)!r}.")

    def _check_variants(self) -> None:
        for variant in self.variants:
            if variant not in VARIANTS:
                raise unknown("variant", variant, VARIANTS)
            if variant not in self.family.variants:
                there = ", ".join(self.family.variants)
                instead = f" or choose from {there}" if there else ""
                raise ArchfoeError(f"The variant {variant} is not for {self.mode}: leave it out{instead}.")
        self._set("variants", tuple(variant for variant in VARIANTS if variant in self.variants))
        for pair, reason in _UNFIT.items():
            if all(variant in self.variants for variant in pair):
                raise ArchfoeError(f"The variants {' and '.join(pair)} do not go together: {reason}.")

    def _check_scenario(self) -> None:
        if self.mix and self.mix not in MIXED_INTO_THE_CITY:
            raise unknown("set to mix into rebirth", self.mix, MIXED_INTO_THE_CITY)
        if not 1 <= self.scenario <= SCENARIO_COUNT:
            raise ArchfoeError(f"There is no scenario {self.scenario}: choose 1 to {SCENARIO_COUNT}.")
        if self.competitive_city:
            self._check_competitive_city()
        elif TEAM in self.variants:
            raise ArchfoeError(
                f"All players of rebirth are one team: for two teams add the variant {COMPETITIVE_CITY}."
            )
        self.legacy.check(self.players, tuple(TILES))
        taking = self.heroes in HERO_WAYS and any(self.legacy.signatures) and not self.competitive_city
        if taking and len(set(self.legacy.signatures)) > 1:
            raise ArchfoeError("Signature cards belong to Super Heroes: name the Super Heroes of this game.")

    def _check_competitive_city(self) -> None:
        if self.players == 1:
            raise ArchfoeError(f"The variant {COMPETITIVE_CITY} needs 2 to {self.family.most} players.")
        if self.scenario != 1:
            raise ArchfoeError(f"There are no scenarios in a {COMPETITIVE_CITY} game: leave the scenario out.")
        if self.legacy.missions or self.legacy.head_start:
            raise ArchfoeError(f"There are no Side Missions and head starts in a {COMPETITIVE_CITY} game.")

    def _check_players(self) -> None:
        least, most = self.family.least, self.family.most
        if not least <= self.players <= most:
            seats = f"{least} to {most}" if least < most else f"exactly {least}"
            who = "1 player" if self.players == 1 else f"{self.players} players"
            raise ArchfoeError(f"{who} cannot play {self.mode}: seat {seats}.")
        for variant, exactly in ((TWO_HEADS, 2), (TEAM, TEAM_PLAYERS)):
            if variant in self.variants and self.players != exactly:
                raise ArchfoeError(f"The variant {variant} is for exactly {exactly} players, not {self.players}.")
        if ANY_SIDES in self.variants and self.players != TEAM_PLAYERS:
            raise ArchfoeError(
                f"The variant {ANY_SIDES} is for exactly {TEAM_PLAYERS} players, not {self.players}: leave it out, "
                "since without partners anybody may play any Character."
            )

    def _check_villains(self) -> None:
        if not MIN_VILLAINS <= self.villains <= MAX_VILLAINS:
            raise ArchfoeError(f"A game has {MIN_VILLAINS} to {MAX_VILLAINS} Super-Villains, not {self.villains}.")

    def _refuse_what_has_no_place(self) -> None:
        """Settings of the competitive games, which the others do not have."""
        for name, default, what, instead in (
            ("villains", MIN_VILLAINS, "no stack of Super-Villains", "leave their number out"),
            ("promos", False, "no promo", "leave it out"),
            ("match", False, "no match of two games", "play a single game"),
        ):
            if getattr(self, name) != default:
                raise ArchfoeError(f"There is {what} in {self.mode}: {instead}.")
        if self.game != 1 or self.carried:
            raise ArchfoeError(f"There is no match of two games in {self.mode}, so there is no second game.")

    def _check_exchange(self) -> None:
        if "+" in self.mode:
            self._set("mix", "+".join(name.strip() for name in self.mix.split("+")))
            exchange.check_exchange(self.mix, () if self.heroes in HERO_WAYS else self.hero_names())
        else:
            check_guest(self.mode, self.mix, CHARACTERS_MIXED)

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
                number = NUMBERS[each] if each > 1 else "one"
                figures = plural(self.family.figure) if each > 1 else self.family.figure
                raise ArchfoeError(
                    f"A side of this game has {number} {figures} and not {len(team)} ({', '.join(team)}): "
                    f"name {number} on each side."
                )
        step = self.heroes_each
        return [name for i in range(0, each, step) for team in sides for name in team[i : i + step]]

    def _check_match(self) -> None:
        if self.match and "+" not in self.mode:
            raise ArchfoeError(
                "A match needs two sets, since its second game has the cards that the first left out: "
                "use the mode base+heroes_unite."
            )
        if self.match and self.mix == WHOLE:
            raise ArchfoeError(
                f"With all cards in one game none are left for a second: use the mix {SPLIT} for a match."
            )
        if self.game not in (1, 2):
            raise ArchfoeError(f"A match has two games, so there is no game {self.game}.")
        if self.carried and (self.game == 1 or len(self.carried) != self.players):
            raise ArchfoeError("Scores are carried over from the first game of a match to the second, one a player.")

    def _check_hero_numbers(self) -> None:
        pool = self.hero_pool()
        each = self.heroes_each
        if self.players * each > len(pool):
            raise ArchfoeError(
                f"{self.players} players with {each} Super Heroes each need {self.players * each}, and there are "
                f"{len(pool)}: seat fewer players or add the promo."
            )
        if self.heroes == TWO_DEALT and (each + 1) * self.players > len(pool):
            more = "" if self.promos else " or add the promo"
            raise ArchfoeError(
                f"Dealing {each + 1} Super Heroes to each of {self.players} players takes "
                f"{(each + 1) * self.players}, and there are {len(pool)}: seat fewer players, choose another way "
                f"({DEALT}, {FREE}){more}."
            )

    def _check_heroes(self) -> None:
        figure, ways = self.family.figure, self.family.ways
        if self.heroes in ways:
            return
        if self.heroes in HERO_WAYS:
            raise ArchfoeError(
                f"A {figure} cannot be had by {self.heroes} in {self.mode}: use {' or '.join(ways)}, or names."
            )
        names = self.hero_names()
        pool = {hero.character or hero.name: hero for hero in self.hero_pool()}
        for name in names:
            if name not in pool:
                self._refuse_stranger(name)
                raise unknown(figure, name, [*pool, *ways])
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ArchfoeError(f"{twice[0]} is named twice; each {figure} is for one player only.")
        need = self.players * self.heroes_each
        if len(names) != need:
            raise ArchfoeError(f"Name {need} different {plural(figure)} for {self.players} players, not {len(names)}.")
        if self.partners and ANY_SIDES not in self.variants:
            self._check_sides([pool[name] for name in names])

    def _refuse_stranger(self, name: str) -> None:
        """A Character of the other set is no slip of the pen: the mode is."""
        if self.family is COMPETITIVE:
            return
        both = CHARACTERS_MIXED
        if name in {hero.character for hero in heroes_of(both, promos=False)}:
            raise ArchfoeError(f"{name} is a Character, but not of {self.mode}: use the mode {both}.")

    def _check_sides(self, chosen: Sequence[Card]) -> None:
        for seat, card in enumerate(chosen):
            mate = chosen[(seat + 2) % TEAM_PLAYERS]
            if card.side != mate.side:
                raise ArchfoeError(
                    f"{card.character} stands with the {card.side} and cannot be a partner of {mate.character}: choose "
                    f"partners of one side, or play with the variant {ANY_SIDES}."
                )
        if chosen[0].side == chosen[1].side:
            raise ArchfoeError(
                f"Both teams stand with the {chosen[0].side}: let one of them play the other side, or play with "
                f"the variant {ANY_SIDES}."
            )

    @property
    def heroes_each(self) -> int:
        return 2 if TWO_HEADS in self.variants else 1

    @property
    def partners(self) -> bool:
        """Two against two, with Characters: partners see each other's hands and assist each other."""
        return self.family is CONFRONTATIONS and self.players == TEAM_PLAYERS

    @property
    def competitive_city(self) -> bool:
        """Rebirth as a contest?"""
        return COMPETITIVE_CITY in self.variants

    @property
    def teams(self) -> tuple[int, ...]:
        """Seat -> team; turns of the two teams alternate."""
        if self.family is REBIRTH and not self.competitive_city:
            return (0,) * self.players
        in_teams = TEAM in self.variants or self.partners
        return tuple(seat % 2 if in_teams else seat for seat in range(self.players))

    @property
    def guest(self) -> str:
        """The set that gives half of the main deck of another one's game; "" if none does."""
        return self.mix if self.mix in GUESTS.get(self.mode, ()) else ""

    @property
    def hand_seers(self) -> tuple[int, ...]:
        """Seat -> a bit for each seat that sees its hand: partners do, and in the city all of a team."""
        if not self.partners and self.family is not REBIRTH:
            return tuple(1 << seat for seat in range(self.players))
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
        return {**asdict(self), **lists, "legacy": self.legacy.as_dict()}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Options:
        known = {field.name: field for field in fields(cls)}
        kinds = {"players": int, "villains": int, "promos": bool, "match": bool, "game": int, "scenario": int,
                 "variants": list, "carried": list}  # fmt: skip
        for name, value in data.items():
            if name not in known:
                raise unknown("option", str(name), known)
            if name != "legacy" and type(value) is not kinds.get(name, str):
                raise ArchfoeError(f"The option {name!r} cannot be {value!r}.")
        if not all(isinstance(score, int) for score in data.get("carried", ())):
            raise ArchfoeError(f"The option 'carried' cannot be {data['carried']!r}.")
        lists = {name: tuple(data.get(name, ())) for name in ("variants", "carried")}
        return cls(**{**data, **lists, "legacy": Legacy.from_dict(data.get("legacy", {}))})


def _no_mode(mode: str) -> ArchfoeError:
    """Of a mixture the set that is not there, since not all mixtures are listed as modes."""
    strange = [name for name in mode.split("+") if name not in SETS]
    return unknown("set", strange[0], SETS) if "+" in mode and strange else unknown("mode", mode, MODES)


def _place_of_set(name: str) -> int:
    return MODES.index(name) if name in MODES else len(MODES)


__all__ = [
    "ANY_SIDES",
    "DEALT",
    "FIRST_GAME",
    "FREE",
    "HERO_WAYS",
    "HIDDEN",
    "HUNT",
    "MAX_PLAYERS",
    "MAX_VILLAINS",
    "MIN_PLAYERS",
    "MIN_VILLAINS",
    "MODES",
    "ON_PATROL",
    "SYNERGY",
    "TEAM",
    "TWO_DEALT",
    "TWO_HEADS",
    "VARIANTS",
    "Options",
]

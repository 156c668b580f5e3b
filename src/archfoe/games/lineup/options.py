"""What only games with a Line-Up have to check of a table, and of a set that wants to be one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from archfoe.core.cards import MAIN_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND, Box
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.games.shared.choices import DEALT, FREE, TWO_DEALT
from archfoe.games.shared.heads import FirstOptions
from archfoe.games.shared.mixing import GROUPS, HALF, SPLIT, WHOLE, check_mix
from archfoe.registry import mixture_for
from archfoe.registry.questions import NUMBER, YES_OR_NO, MixParts, Question

_LEAST_MAIN_DECK: Final = 40  # a game of two players goes through about as many

MIN_VILLAINS, MAX_VILLAINS = 8, 12
SHORT: Final = "short"
SHORTEST: Final = 3


@dataclass(frozen=True)
class LineupOptions(FirstOptions):
    villains: int = MIN_VILLAINS
    promos: bool = False
    match: bool = False  # two games: the scores of both decide
    game: int = 1  # of a match: the second game has the cards that the first left out
    carried: tuple[int, ...] = ()  # what each seat scored in the first game of a match
    short: int = 0  # so many Super-Villains in the stack of a short night, which only stories have; 0: `villains`

    @property
    def stack(self) -> int:
        return self.short or self.villains

    def head(self, common: dict[str, Any]) -> dict[str, Any]:
        """Only a short night says so: all other heads are as they always were."""
        found = super().head(common)
        return found if self.short else {name: value for name, value in found.items() if name != SHORT}

    @classmethod
    def read(cls, head: Mapping[str, Any], common: frozenset[str]) -> dict[str, Any]:
        found = super().read({name: value for name, value in head.items() if name != SHORT}, common)
        if SHORT in head:
            if type(head[SHORT]) is not int:
                raise ArchfoeError(f"The option {SHORT!r} cannot be {head[SHORT]!r}.")
            found[SHORT] = head[SHORT]
        if not all(isinstance(score, int) for score in found.get("carried", ())):
            raise ArchfoeError(f"The option 'carried' cannot be {head['carried']!r}.")
        return found


VILLAINS: Final = Question(
    name="villains",
    label="Super-Villains",
    kind=NUMBER,
    default=MIN_VILLAINS,
    least=MIN_VILLAINS,
    most=MAX_VILLAINS,
    help=f"how many Super-Villains, {MIN_VILLAINS} (as usual) to {MAX_VILLAINS}",
    said="{} Super-Villains",
)
PROMOS: Final = Question(
    name="promos",
    label="With promotional Super Heroes",
    kind=YES_OR_NO,
    default=False,
    help="also deal promo Super Heroes",
    said="with promos",
)
MATCH: Final = Question(
    name="match",
    label="A match of two games",
    kind=YES_OR_NO,
    default=False,
    help="two games: the second uses the cards left out, and both scores count",
    said="a match",
)


GROUPS_TO_MIX: Final = MixParts(
    tuple(GROUPS),
    "Three groups come from the second set:",
    HALF,
    f"3 groups of the first set, such as {'+'.join([*GROUPS][:3])} (others: {', '.join([*GROUPS][3:])})",
)


def lineup_options(options: Options) -> LineupOptions:
    assert isinstance(options.own, LineupOptions)
    return options.own


def check(options: Options) -> None:
    villains = lineup_options(options).villains
    if not MIN_VILLAINS <= villains <= MAX_VILLAINS:
        raise ArchfoeError(f"A game has {MIN_VILLAINS} to {MAX_VILLAINS} Super-Villains, not {villains}.")
    short = lineup_options(options).short
    if short and not SHORTEST <= short < MIN_VILLAINS:
        raise ArchfoeError(f"A short night has {SHORTEST} to {MIN_VILLAINS - 1} Super-Villains, not {short}.")
    check_mix(options.played, options.mix)
    _check_match(options)
    _check_hero_numbers(options)


def _check_match(options: Options) -> None:
    if options.match and not options.played.mixed:
        raise ArchfoeError(
            "A match needs two sets, since its second game has the cards that the first left out: "
            f"use the mode {mixture_for(options.mode)}."
        )
    if options.match and options.mix == WHOLE:
        raise ArchfoeError(f"With all cards in one game none are left for a second: use the mix {SPLIT} for a match.")
    if options.game not in (1, 2):
        raise ArchfoeError(f"A match has two games, so there is no game {options.game}.")
    if options.carried and (options.game == 1 or len(options.carried) != options.players):
        raise ArchfoeError("Scores are carried over from the first game of a match to the second, one a player.")


def _check_hero_numbers(options: Options) -> None:
    pool = options.hero_pool()
    each = options.heroes_each
    if options.players * each > len(pool):
        raise ArchfoeError(
            f"{options.players} players with {each} Super Heroes each need {options.players * each}, and there are "
            f"{len(pool)}: seat fewer players or add the promo."
        )
    if options.heroes == TWO_DEALT and (each + 1) * options.players > len(pool):
        more = "" if options.own.promos else " or add the promo"
        raise ArchfoeError(
            f"Dealing {each + 1} Super Heroes to each of {options.players} players takes "
            f"{(each + 1) * options.players}, and there are {len(pool)}: seat fewer players, choose another way "
            f"({DEALT}, {FREE}){more}."
        )


def lacks(box: Box) -> str:
    """What a box must have to be a game by itself; "" if it has it all. Kicks and Weaknesses may be those of others."""
    villains = box.of_kind(SUPER_VILLAIN_KIND)
    if len(villains) < MAX_VILLAINS:
        return f"{MAX_VILLAINS} Super-Villains"
    if not any(villain.starts_on_top for villain in villains):
        return "a Super-Villain that starts on top"
    if len(box.of_kind(SUPER_HERO_KIND)) < 2:
        return "2 Super Heroes"
    if sum(card.copies for card in box.of_kind(MAIN_KIND)) < _LEAST_MAIN_DECK:
        return f"{_LEAST_MAIN_DECK} cards for the main deck"
    return ""

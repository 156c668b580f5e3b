"""What only games in a city have to check of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.games.city.legacy import NOTHING, SIGNATURES, Legacy
from archfoe.games.city.scenario import FIRST, SCENARIO_COUNT, TRAINING
from archfoe.games.city.tiles import TILES
from archfoe.games.options import Options
from archfoe.games.shared.choices import CONTEST, DEALT, HERO_WAYS, TEAM
from archfoe.games.shared.heads import FirstOptions
from archfoe.games.shared.mixing import check_guest
from archfoe.registry.questions import CHOICE, NUMBER, Choice, Question, Value


@dataclass(frozen=True)
class CityOptions(FirstOptions):
    scenario: int = FIRST
    legacy: Legacy = NOTHING  # what a campaign brings to this game
    ally_dealt: bool = False  # alone with a dealt Super Hero, in games of earlier rulings than 4
    signatures: int = 0  # asked for: the legacy has them

    only_asked = ("signatures",)

    def head(self, common: dict[str, Any]) -> dict[str, Any]:
        kept = super().head(common) | {"legacy": self.legacy.as_dict()}
        if not _might_deal_ally(common):  # as in older records
            del kept["ally_dealt"]
        return kept

    @classmethod
    def read(cls, head: Mapping[str, Any], common: frozenset[str]) -> dict[str, Any]:
        dealt = head.get("ally_dealt", _might_deal_ally(head))  # a record that says nothing of it is an older one
        rest = {name: value for name, value in head.items() if name not in ("ally_dealt", "legacy")}
        return super().read(rest, common) | {"ally_dealt": dealt, "legacy": _told(head)}


def _might_deal_ally(head: Mapping[str, Any]) -> bool:
    return head.get("players") == 1 and head.get("heroes") == DEALT


def _told(head: Mapping[str, Any]) -> Legacy:
    """A record says what its game began with: where it names no Signature cards there were none, as before set 4."""
    legacy = Legacy.from_dict(head.get("legacy", {}))
    if "legacy" not in head or legacy.signatures or head.get("scenario", FIRST) == FIRST:
        return legacy
    return replace(legacy, signatures=(0,) * head.get("players", 2))


SCENARIO: Final = Question(
    name="scenario",
    label="Scenario",
    kind=CHOICE,
    default=FIRST,
    choices=(
        Choice(TRAINING, "Training: a short game to learn with"),
        *[Choice(n, f"Scenario {n}") for n in range(FIRST, SCENARIO_COUNT + 1)],  # none is named before it is played
    ),
    help=f"which scenario, {FIRST} (the usual one) to {SCENARIO_COUNT}, or {TRAINING} for a short game to learn with",
    said="scenario {}",
    first=True,
    unless=(CONTEST,),
)
SIGNATURE_CARDS: Final = Question(
    name="signatures",
    label="Signature cards from the start",
    kind=NUMBER,
    default=0,
    most=SIGNATURES,
    help=f"how many Signature cards each player starts with, 0 (as usual) to {SIGNATURES}",
    said="Signature cards: {} each",
    first=True,
)


QUESTIONS: Final = (SCENARIO, SIGNATURE_CARDS)


def city_options(options: Options) -> CityOptions:
    assert isinstance(options.own, CityOptions)
    return options.own


def is_contest(options: Options) -> bool:
    """Is it one? Usually all are one team."""
    return CONTEST in options.variants


def answers(options: Options) -> dict[str, Value]:
    """No Signature cards for those that a scenario brings unasked, and for those that only a campaign brings."""
    mine = city_options(options)
    told = set(mine.legacy.signatures)
    asked = told.pop() if len(told) == 1 and mine.legacy != _unasked(options) else 0
    given: dict[str, Value] = {"scenario": mine.scenario, "signatures": asked}
    return {question.name: given[question.name] for question in QUESTIONS if given[question.name] != question.default}


def called(options: Options) -> str:
    """ "scenario 4, try 2" """
    mine = city_options(options)
    words = ["contest" if is_contest(options) else f"scenario {mine.scenario}"]
    if mine.legacy.attempt > 1:
        words.append(f"try {mine.legacy.attempt}")
    elif mine.legacy != NOTHING:
        words.append("campaign")
    return ", ".join(words)


def settled(options: Options) -> CityOptions:
    """With what is brought to this game; refuses what cannot be played."""
    mine = city_options(options)
    if mine.signatures:
        mine = replace(mine, legacy=Legacy(signatures=(mine.signatures,) * options.players), signatures=0)
    _check(options, mine)
    return replace(mine, legacy=_unasked(options)) if mine.legacy == NOTHING else mine


def _unasked(options: Options) -> Legacy:
    if is_contest(options):
        return NOTHING
    from archfoe.games.city.scenarios import legacy_of_winners

    return legacy_of_winners(city_options(options).scenario, options.players)


def _check(options: Options, mine: CityOptions) -> None:
    check_guest(options.mode, options.mix)
    if not TRAINING <= mine.scenario <= SCENARIO_COUNT:
        raise ArchfoeError(
            f"There is no scenario {mine.scenario}: choose 1 to {SCENARIO_COUNT}, or {TRAINING} for training."
        )
    if is_contest(options):
        _check_contest(options, mine)
    elif TEAM in options.variants:
        raise ArchfoeError(f"All players of {options.mode} are one team: for two teams add the variant {CONTEST}.")
    legacy = mine.legacy
    legacy.check(options.players, tuple(TILES))
    taking = options.heroes in HERO_WAYS and any(legacy.signatures) and not is_contest(options)
    if taking and len(set(legacy.signatures)) > 1:
        raise ArchfoeError("Signature cards belong to Super Heroes: name the Super Heroes of this game.")


def _check_contest(options: Options, mine: CityOptions) -> None:
    if options.players == 1:
        raise ArchfoeError(f"The variant {CONTEST} needs 2 to {options.played.players[-1]} players.")
    if mine.scenario != FIRST:
        raise ArchfoeError(f"There are no scenarios in a {CONTEST} game: leave the scenario out.")
    if mine.legacy.missions or mine.legacy.head_start:
        raise ArchfoeError(f"There are no Side Missions and head starts in a {CONTEST} game.")

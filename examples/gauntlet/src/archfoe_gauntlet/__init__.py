"""Gauntlet: one Super Hero against a row of foes. A game of its own for archfoe."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from archfoe.design import DEALT_ONE, DEALT_TWO, FREE, SUPER_VILLAIN_KIND, Counts, GameType, Question, Set, faces_of
from archfoe_gauntlet.cards import box
from archfoe_gauntlet.options import QUESTIONS, GauntletOptions

if TYPE_CHECKING:
    from archfoe.design import Box, Mode, Options, State
    from archfoe_gauntlet.rules import GauntletPart, GauntletRules

_HERE = Path(__file__).parent


class Gauntlet(GameType):
    name = "gauntlet"
    api = 1
    figure = "Super Hero"
    players = range(1, 2)
    hero_ways = (DEALT_TWO, DEALT_ONE, FREE)
    faces = faces_of(
        __name__,
        words="words:WORDS",
        view="panel:GauntletSection",
        bot="bot:KNOWLEDGE",
        checks="checks:GauntletChecks",
    )

    def rules(self, options: Options) -> GauntletRules:
        from archfoe_gauntlet.rules import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        return self.start(options, key)[1]

    def start(self, options: Options, key: bytes) -> tuple[GauntletRules, State]:
        from archfoe_gauntlet.rules import new_state, rules_of

        rules = rules_of(options)
        return rules, new_state(options, key, rules.new_facts())

    def part_kind(self) -> type[GauntletPart]:
        from archfoe_gauntlet.rules import GauntletPart

        return GauntletPart

    def rule_tables(self) -> tuple[Mapping[str, str], ...]:
        from archfoe_gauntlet.rules import RULE_OF

        return (RULE_OF,)

    def own_options(self) -> type[GauntletOptions]:
        return GauntletOptions

    def questions(self, mode: Mode) -> tuple[Question, ...]:
        return QUESTIONS

    def lacks(self, box: Box) -> str:
        return "" if len(box.of_kind(SUPER_VILLAIN_KIND)) >= 8 else "8 Super-Villains"


GAME = Gauntlet()
SET = Set(
    name="gauntlet",
    title="Gauntlet",
    game="gauntlet",
    box=box,
    api=1,
    version="1.0",
    counts=Counts(102, 4),
    players=1,
    kick="Backup",
    weakness="Bruise",
    plain="Grappling Line",
    icon="crowned-skull",
    blurb="You alone against a row of Super-Villains.",
    minutes=20,
    fan=("thunderclap", "old_champion", "the_doorman", "safe_house", "town_map"),
    rules=str(_HERE / "rules.md"),
    coached=(str(_HERE / "gauntlet.coached.json"),),
)
THINGS = (GAME, SET)

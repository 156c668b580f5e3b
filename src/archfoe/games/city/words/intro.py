"""What a game in the city begins with: its scenario, its Locations, its Threat Track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.core.text import listed, sentence
from archfoe.games.city.impossible import DEARER, HIGHER, IMPOSSIBLE
from archfoe.games.city.options import city_options, is_contest
from archfoe.games.city.scenario import ABILITY, BASIC_SIDE, Scenario
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.tables.contest import TO_DEFEAT
from archfoe.games.city.threat import ADD, COVER, THREAT_TILES, TOP_LEVEL, in_force
from archfoe.games.city.tiles import TILES
from archfoe.games.city.view import city_in
from archfoe.games.city.words.goals import clock_rules, mission_lines
from archfoe.table.session import Session
from archfoe.table.words.intro import IntroWords
from archfoe.table.words.labels import player_names

_DEARER: Final = f"  - In Impossible Mode Super-Villains cost {DEARER} more here: the Threat cannot start higher."
_HIGHER_THREAT: Final = f"  - In Impossible Mode the Threat starts {HIGHER} higher, but at {TOP_LEVEL - 1} at most."


class CityIntro(IntroWords):
    def premise(self, session: Session) -> list[str]:
        options = session.options
        lines = []
        if not is_contest(options):
            scenario = SCENARIOS[city_options(options).scenario]
            lines.append(f"{sentence(scenario.called)} {scenario.premise}")
        earned = city_options(options).legacy.signatures
        if any(earned):
            names = player_names(session.players)
            several = [f"{name} has {n}" for name, n in zip(names, earned, strict=True)]
            how_many = listed(several) if len(set(earned)) > 1 else f"{earned[0]} each"
            lines.append(f"Signature cards, each in place of a Punch: {how_many}.")
        return lines

    def rules_of_the_table(self, session: Session) -> list[str]:
        return _contest_lines(session) if is_contest(session.options) else _scenario_lines(session)

    def one_team(self, names: Sequence[str]) -> str:
        return f"One team against the Villains of a city: {listed(list(names))}."


def _scenario_lines(session: Session) -> list[str]:
    """What the team must do, what it may lose by, and what is special."""
    scenario, city = SCENARIOS[city_options(session.options).scenario], city_in(session.view(None))
    return [
        f"To win: {scenario.win}. The game is lost if {listed(list(scenario.losses), 'or')}.",
        _locations_line(scenario),
        *_track_lines(scenario, session.options.players),
        *(f"  - {line}" for line in clock_rules(city)),
        *(f"  - {rule}" for rule in (*scenario.special, *scenario.cost_rule)),
        *([_DEARER if scenario.impossible_cost else _HIGHER_THREAT] if IMPOSSIBLE in session.options.variants else []),
        *mission_lines(city),
    ]


def _locations_line(scenario: Scenario) -> str:
    names = {side: listed([TILES[tile].name for tile, up in scenario.tiles if up == side]) for side in "AB"}
    return f"Locations: {names[ABILITY]} with an ability, {names[BASIC_SIDE]} with Basic cards."


def _track_lines(scenario: Scenario, players: int) -> list[str]:
    """What tiles change on the Threat Track, in the order of the Levels."""
    lines = []
    for verb, level, tile in in_force(scenario.changes_for(players)):
        how = {COVER: f"tile {tile} covers it", ADD: f"tile {tile} lies beside it"}.get(verb, "nothing happens there")
        text = ": " + " ".join(text.text for text in THREAT_TILES[tile]) if tile else "."
        lines.append(f"  - Threat Track, Level {level}: {how}{text}")
    return lines


def _contest_lines(session: Session) -> list[str]:
    end = f"with the clock, with the main deck or with Super-Villain number {TO_DEFEAT} that falls"
    clock = clock_rules(city_in(session.view(None)))
    score = "The Villains that you defeat lie in your score pile."
    return [f"{score} The game ends {end}; then the most Victory Points win.", *clock]

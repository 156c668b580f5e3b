"""The first lines of a game: who plays what, with which cards."""

from __future__ import annotations

from archfoe.core.text import listed
from archfoe.games import families as fam
from archfoe.games.city.scenario import ABILITY, BASIC_SIDE, SCENARIOS, Scenario
from archfoe.games.city.tables.contest import TO_DEFEAT
from archfoe.games.city.threat import THREAT_TILES
from archfoe.games.city.tiles import TILES
from archfoe.games.city.track import ADD, COVER, in_force
from archfoe.games.city.view import city_in, in_city
from archfoe.games.city.words.goals import clock_rules, mission_lines
from archfoe.games.duel import exchange
from archfoe.games.options import HIDDEN, Options
from archfoe.games.shared.mixing import GROUPS, SPLIT, SUPER_VILLAINS, WHOLE, boxes_of, first_box_groups
from archfoe.table.session import Session
from archfoe.table.words.labels import player_names
from archfoe.version import VERSION

_GROUP_WORDS = {group: group.replace("-", " ").title() for group in GROUPS} | {SUPER_VILLAINS: "Super-Villains"}
_OURS = "Most printed cards of Rebirth are not known to us: archfoe cards --set rebirth marks what is ours."


def title(session: Session) -> str:
    names = player_names(session.players)
    seats = [name if seat in session.people else f"{name} (bot)" for seat, name in enumerate(names)]
    return f"archfoe {VERSION}, {session.options.mode}: {listed(seats)}."


def table_lines(session: Session) -> list[str]:
    """How the game is won, and what is out of the ordinary at this table."""
    options = session.options
    lines = [] if in_city(options.mode) else [aim_line(options)]
    if options.match:
        lines.append(match_line(session))
    if options.variants:
        several = "s" if len(options.variants) > 1 else ""
        lines.append(f"Variant{several}: {listed(list(options.variants))}.")
    if options.mix:
        lines.append(mixture_line(session))
    if len(set(options.teams)) < options.players:
        lines.append(teams_line(session))
    if in_city(options.mode):
        lines += contest_lines(session) if options.competitive_city else scenario_lines(session)
    return lines


def aim_line(options: Options) -> str:
    """How a game without a city is won, and when it ends, with the rules that say so."""
    if options.family is fam.COMPETITIVE:
        who = "your team must have" if len(set(options.teams)) < options.players else "have"
        return f"To win: {who} the most Victory Points when the game ends. It ends when {_end_words(options)}."
    if options.family is fam.RIVALS:
        how, rules = "defeat all three Levels of your foe's Character", "[RIV-7.1, RIV-7.2]"
    elif len(set(options.teams)) < options.players:
        how, rules = "your team defeats all three Levels of one foe's Character", "[CON-10.1, CON-10.2]"
    elif options.players == 2:
        how, rules = "defeat all three Levels of your foe's Character", "[CON-13.3, CON-10.2]"
    else:
        how, rules = "be the last player with a Character", "[CON-13.4, CON-10.2]"
    return f"To win: {how}. If the main deck runs out first, the most Victory Points win. {rules}"


def _end_words(options: Options) -> str:
    if HIDDEN in options.variants:
        return "the main deck is empty after a turn [HU-8.8]"
    return "no Super-Villain is left to turn up, or the main deck cannot fill the Line-Up [BASE-5.1, BASE-5.2]"


# The city


def premise_lines(session: Session) -> list[str]:
    """What a game that is no part of a campaign begins with."""
    options = session.options
    if not in_city(options.mode):
        return []
    lines = []
    if not options.competitive_city:
        scenario = SCENARIOS[options.scenario]
        lines.append(f"Scenario {scenario.number}, {scenario.title}. {scenario.premise}")
    earned = options.legacy.signatures
    if any(earned):
        names = player_names(session.players)
        several = [f"{name} has {n}" for name, n in zip(names, earned, strict=True)]
        how_many = listed(several) if len(set(earned)) > 1 else f"{earned[0]} each"
        lines.append(f"Signature cards, each in place of a Punch: {how_many}.")
    return lines


def scenario_lines(session: Session) -> list[str]:
    """What the team must do, what it may lose by, and what is special."""
    scenario = SCENARIOS[session.options.scenario]
    return [
        f"To win: {scenario.win}. The game is lost if {listed(list(scenario.losses), 'or')}.",
        _locations_line(scenario),
        *_track_lines(scenario, session.options.players),
        *(f"  - {line}" for line in clock_rules(city_in(session.view(None)))),
        *(f"  - {rule}" for rule in scenario.special),
        *mission_lines(city_in(session.view(None))),
        _OURS,
    ]


def _locations_line(scenario: Scenario) -> str:
    names = {side: listed([TILES[tile].name for tile, up in scenario.tiles if up == side]) for side in "AB"}
    return f"Locations: {names[ABILITY]} with an ability, {names[BASIC_SIDE]} with Basic cards."


def _track_lines(scenario: Scenario, players: int) -> list[str]:
    """What tiles change on the Threat Track, in the order of the Levels."""
    lines = []
    for verb, level, tile in in_force(scenario.changes_for(players)):
        how = {COVER: f"tile {tile} covers it", ADD: f"tile {tile} lies beside it"}.get(verb, "it is blank")
        text = f": {THREAT_TILES[tile].text}" if tile else "."
        lines.append(f"  - Threat Track, Level {level}: {how}{text}")
    return lines


def contest_lines(session: Session) -> list[str]:
    end = f"with the clock, with the main deck or with Super-Villain number {TO_DEFEAT} that falls"
    clock = clock_rules(city_in(session.view(None)))
    score = "The Villains that you defeat lie in your score pile."
    return [f"{score} The game ends {end}; then the most Victory Points win.", *clock, _OURS]


# Teams and mixtures


def teams_line(session: Session) -> str:
    """ "Partners: ann and bob against greedy 1 and greedy 2." """
    names, teams = player_names(session.players), session.options.teams
    if len(set(teams)) == 1:
        return f"One team against the Villains of a city: {listed(names)}."
    sides = [
        listed([name for name, mine in zip(names, teams, strict=True) if mine == team]) for team in sorted(set(teams))
    ]
    return f"Partners: {' against '.join(sides)}."


def match_line(session: Session) -> str:
    options = session.options
    if options.game == 1:
        return "This is the first game of a match; the scores of both games are added up."
    names = player_names(session.players)
    so_far = [f"{names[seat]} {points} VP" for seat, points in enumerate(options.carried)]
    return f"This is the second game of the match. From the first: {listed(so_far)}."


def mixture_line(session: Session) -> str:
    """Which groups of cards come from which set; all see that as the decks are laid out."""
    options = session.options
    if options.guest:
        return f"One half of the main deck is from {options.mode}, the other from {options.guest}."
    if options.family is not fam.COMPETITIVE:
        return exchange_line(session)
    sets = [box.name for box in boxes_of(options.mode)]
    if options.game == 2:  # the second game of a match has the other halves
        sets.reverse()
    if options.mix in (WHOLE, SPLIT):
        deck = "all cards of both sets" if options.mix == WHOLE else "one half of all cards of both sets"
        return f"The main deck is {deck}; the Super-Villains are those of {sets[0]}."
    ours = first_box_groups(options.mix, session.key)
    parts = [
        f"{listed([word for group, word in _GROUP_WORDS.items() if (group in ours) == first])} of {name}"
        for name, first in zip(sets, (True, False), strict=True)
    ]
    return f"The cards are {parts[0]}, and {parts[1]}."


def exchange_line(session: Session) -> str:
    """Whose cards made room for those of Rivals."""
    options = session.options
    played = () if options.heroes in fam.HERO_WAYS else options.hero_names()
    out = exchange.left_out(options.mix, played, session.key)
    return f"Cards of Rivals take the place of those of {listed(list(out))}, who are not played."

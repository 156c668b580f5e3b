"""The first lines of a game: who plays what, with which cards."""

from __future__ import annotations

from archfoe.citymap import in_city
from archfoe.core.text import listed
from archfoe.labels import player_names
from archfoe.modes import exchange
from archfoe.modes import families as fam
from archfoe.modes.mixing import GROUPS, SPLIT, SUPER_VILLAINS, WHOLE, boxes_of, first_box_groups
from archfoe.modes.rebirth.menace import TOP_LEVEL
from archfoe.modes.rebirth.scenarios import SCENARIOS
from archfoe.session import Session
from archfoe.version import VERSION

_GROUP_WORDS = {group: group.replace("-", " ").title() for group in GROUPS} | {SUPER_VILLAINS: "Super-Villains"}


def title(session: Session) -> str:
    names = player_names(session.players)
    seats = [name if seat in session.people else f"{name} (bot)" for seat, name in enumerate(names)]
    return f"archfoe {VERSION}, {session.options.mode}: {listed(seats)}."


def table_lines(session: Session) -> list[str]:
    """What is out of the ordinary at this table."""
    options = session.options
    lines = []
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
        lines.append(scenario_line(session))
    return lines


def scenario_line(session: Session) -> str:
    """What the team must do."""
    scenario = SCENARIOS[session.options.scenario]
    return (
        f"Scenario {scenario.number}: defeat any {scenario.to_defeat} Super-Villains before the clock of Threat Level "
        f"{TOP_LEVEL} has run out; some cards are our own reconstruction (archfoe cards --set rebirth)."
    )


def teams_line(session: Session) -> str:
    """ "Partners: ann and bob against greedy 1 and greedy 2." """
    names, teams = player_names(session.players), session.options.teams
    if in_city(session.options.mode):
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

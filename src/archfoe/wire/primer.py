"""What is read beside the table: the goal of a game, its terms, and its rules page by page."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from archfoe.registry import Mode, modes, sets
from archfoe.table import rulebook
from archfoe.table.rulebook import Rule
from archfoe.table.words.words import words_of


class GoalPanel(Struct, frozen=True):
    icon: str
    title: str
    words: str


class TermShown(Struct, frozen=True):
    name: str
    words: str


class RuleShown(Struct, frozen=True):
    id: str
    question: str  # that a ruling settles; "" for a rule
    text: str


class RuleSection(Struct, frozen=True):
    page: str  # the set that it is about, or "Rulings"
    title: str
    rules: list[RuleShown]


class Lessons(Struct, frozen=True):
    """The answer to `GET /api/lessons/MODE`."""

    game: str  # whose goal it is: modes of one game have the same
    title: str
    lead: str
    team_lead: str  # instead, where all players are one team
    panels: list[GoalPanel]
    terms: list[TermShown]


class Rulebook(Struct, frozen=True):
    """The answer to `GET /api/rulebook/MODE`."""

    sections: list[RuleSection]


def lessons(mode: Mode) -> Lessons:
    primer = words_of(mode.game).primer
    return Lessons(
        game=mode.game.name,
        title=primer.title,
        lead=primer.lead,
        team_lead=primer.team_lead or primer.lead,
        panels=[GoalPanel(panel.icon, panel.title, panel.words) for panel in primer.panels],
        terms=[TermShown(term.name, term.words) for term in primer.terms],
    )


@cache
def rulebook_of(mode: str) -> Rulebook:
    """All that holds in a mode. What would tell players of a campaign too much is left out."""
    wanted = _spoken_of(modes()[mode])
    found: dict[tuple[str, str], list[RuleShown]] = {}
    for rule in rulebook.all_rules().values():
        if not rule.spoiler and wanted.intersection(rule.sets):
            place = _page(rule), rule.section
            found.setdefault(place, []).append(RuleShown(rule.id, rule.question, rule.text))
    return Rulebook([RuleSection(page, title, rules) for (page, title), rules in found.items()])


def made_ready() -> list[tuple[Lessons, Rulebook]]:
    """What would take a moment when it is first asked for."""
    return [(lessons(mode), rulebook_of(mode.name)) for mode in modes().values()]


def _spoken_of(mode: Mode) -> set[str]:
    """Its sets, and those whose rules speak of them, too."""
    names = {own.name for own in mode.sets}
    return names | {own.builds_on for own in mode.sets if own.builds_on}


def _page(rule: Rule) -> str:
    return "Rulings" if rule.is_ruling else sets()[rule.sets[0]].title

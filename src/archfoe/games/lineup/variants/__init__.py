"""Variants of games with a Line-Up, one part each; they combine."""

from __future__ import annotations

from typing import Final

from archfoe.core.facts import Facts
from archfoe.games.lineup.facts import new_facts
from archfoe.games.lineup.rules import LineupPart, LineupRules
from archfoe.games.lineup.variants.hidden import Hidden
from archfoe.games.lineup.variants.hunt import Hunt
from archfoe.games.lineup.variants.on_patrol import OnPatrol
from archfoe.games.lineup.variants.synergy import Synergy
from archfoe.games.lineup.variants.team import TeamGame
from archfoe.games.options import Options
from archfoe.games.shared.choices import HIDDEN, HUNT, ON_PATROL, SYNERGY, TEAM
from archfoe.games.shared.parts import Part, parts_of_others
from archfoe.registry import Variant, chosen

#: From the rules outwards: the order of their options is part of every record.
_PARTS: Final[dict[str, type[LineupPart | TeamGame]]] = {
    HIDDEN: Hidden,
    HUNT: Hunt,
    SYNERGY: Synergy,
    ON_PATROL: OnPatrol,
    TEAM: TeamGame,
}


def rules_of(options: Options) -> LineupRules:
    """The rules of a table, with its variants."""
    rules = LineupRules(options)
    parts: list[Part] = [part(rules) for name, part in _PARTS.items() if name in options.variants]
    rules.join([*parts, *parts_of_others(rules, rules.options)])
    return rules


def facts_of(options: Options) -> tuple[Facts | None, ...]:
    """What a table remembers when it begins."""
    return rules_of(options).new_facts() if _of_others(options) else new_facts()


def _of_others(options: Options) -> list[Variant]:
    """Variants of other packages, by name."""
    return [own for own in chosen(options.mode, options.variants) if own.part is not None] if options.variants else []

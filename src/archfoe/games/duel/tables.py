"""The rules of a table: two players of Rivals; two, three or two teams of Confrontations."""

from __future__ import annotations

from typing import Final

from archfoe.games.duel import ASSIST
from archfoe.games.duel.alone import LastStanding, NoSecondFoe
from archfoe.games.duel.events import CONFRONTED
from archfoe.games.duel.partners import Partners
from archfoe.games.duel.rule_ids import CONFRONTATIONS_RULES, RIVALS_RULES
from archfoe.games.duel.rules import DuelRules
from archfoe.games.options import Options
from archfoe.games.shared.parts import Part, parts_of_others
from archfoe.games.shared.storing import Storing

#: What stands behind the end of the game, by the number of players.
_LAST_DEFEATED: Final = {
    2: {"last defeated": "CON-13.3"},
    3: {"last defeated": "CON-13.4", CONFRONTED: "CON-13.5"},
}


def rules_of(options: Options) -> DuelRules:
    if ASSIST not in options.played.features:
        rules = DuelRules(options, RIVALS_RULES)
        rules.join(parts_of_others(rules, rules.options))
        return rules
    rules = DuelRules(options, {**CONFRONTATIONS_RULES, **_LAST_DEFEATED.get(options.players, {})})
    parts: list[Part]
    if options.partners:
        parts = [Partners(rules)]
    elif options.players == 2:
        parts = [Storing(rules), NoSecondFoe(rules)]
    else:
        parts = [Storing(rules), LastStanding(rules)]
    rules.join([*parts, *parts_of_others(rules, rules.options)])
    return rules

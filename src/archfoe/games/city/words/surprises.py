"""What the players of a campaign have met: cards of scenarios and Signature cards are surprises until then."""

from __future__ import annotations

import re

from archfoe.core.cards import MISSION_KIND, SECRET_KIND, Card
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.view import city_in, is_contest
from archfoe.table import catalogue
from archfoe.table.catalogue import is_surprise
from archfoe.table.rulebook import Rule
from archfoe.table.surprises import Surprises
from archfoe.table.view import View

#: Sections on several scenarios, and the scenario with which each begins.
_FROM = {"Side Missions": 2, "Secret Cards": 2, "Impossible Mode": 9}


class CitySurprises(Surprises):
    def met(self, view: View) -> list[Card]:
        surprises = [card for card in catalogue.cards(view.mode, spoilers=True) if is_surprise(card)]
        earned = city_in(view).signatures
        if is_contest(view):  # everybody has them, or nobody
            return [card for card in surprises if card.super_hero and any(earned)]
        heroes = {hero.name: n for seat, n in enumerate(earned) for hero in view.heroes(seat)}
        return [
            card
            for card in surprises
            if (card.super_hero and card.number <= heroes.get(card.super_hero, 0))
            or (card.pack and int(card.pack[0]) < _scenario(view) + (card.kind == MISSION_KIND))
        ]

    def spoils(self, rule: Rule, view: View, met: list[Card]) -> bool:
        """Rules of scenarios that are still to come, and of another player's Secret Card."""
        number = re.match(r"Scenario (\d)", rule.section)
        begins = int(number[1]) if number else _FROM[rule.section]
        if begins > (9 if IMPOSSIBLE in view.variants else _scenario(view)):
            return True
        secrets = {card.name for card in catalogue.cards(view.mode, spoilers=True) if card.kind == SECRET_KIND}
        return bool(secrets & catalogue.mentioned(rule.text) - {card.name for card in met})


def _scenario(view: View) -> int:
    """The scenario that is played; 0 in games without one."""
    return 0 if is_contest(view) else city_in(view).scenario.number

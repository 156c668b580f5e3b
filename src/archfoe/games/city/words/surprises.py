"""What the players of a campaign have met: cards of scenarios and Signature cards are surprises until then."""

from __future__ import annotations

import re
from collections.abc import Mapping

from archfoe.core.cards import LATER_KIND, PRIVATE_KIND, Card
from archfoe.games.city.card import CityCard, city_card
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
            return [card for card in surprises if city_card(card).super_hero and any(earned)]
        heroes = {hero.name: n for seat, n in enumerate(earned) for hero in view.heroes(seat)}
        return [card for card in surprises if _is_met(card, city_card(card), heroes, _scenario(view))]

    def spoils(self, rule: Rule, view: View, met: list[Card]) -> bool:
        """Rules of scenarios that are still to come, and of another player's Secret Card."""
        number = re.match(r"Scenario (\d)", rule.section)
        begins = int(number[1]) if number else _FROM[rule.section]
        if begins > (9 if IMPOSSIBLE in view.variants else _scenario(view)):
            return True
        secrets = {card.name for card in catalogue.cards(view.mode, spoilers=True) if card.kind == PRIVATE_KIND}
        return bool(secrets & catalogue.mentioned(rule.text) - {card.name for card in met})


def _is_met(card: Card, own: CityCard, heroes: Mapping[str, int], scenario: int) -> bool:
    """Has it been earned, or has its scenario been played?"""
    if own.super_hero and own.number <= heroes.get(own.super_hero, 0):
        return True
    return own.pack != "" and int(own.pack[0]) < scenario + (card.kind == LATER_KIND)


def _scenario(view: View) -> int:
    """The scenario that is played; 0 in games without one."""
    return 0 if is_contest(view) else city_in(view).scenario.number

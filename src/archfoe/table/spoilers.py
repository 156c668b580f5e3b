"""What the players of a campaign have met: cards of scenario packs and Signature cards are surprises until then."""

from __future__ import annotations

import re

from archfoe.core.cards import MISSION_KIND, SECRET_KIND, Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import PILES, SHELF, UNUSED
from archfoe.games.city.view import city_in, in_city, is_contest
from archfoe.table import catalogue, rulebook
from archfoe.table.catalogue import is_surprise
from archfoe.table.rulebook import Rule
from archfoe.table.view import View

#: Written behind the name of a card or the id of a rule by who wants to know all.
FLAG = "--spoilers"
#: Sections on several scenarios, and the scenario with which each begins.
_FROM = {"Side Missions": 2, "Secret Cards": 4}


def without_flag(what: str) -> tuple[str, bool]:
    """("darkseid", True) for "darkseid --spoilers"."""
    plain = what.strip().removesuffix(FLAG)
    return plain.strip(), plain != what.strip()


def in_sight(view: View) -> list[Card]:
    """Every card that this seat sees somewhere, once."""
    piles = (pile for pile in range(PILES) if pile not in (UNUSED, SHELF))
    return list(dict.fromkeys(card for pile in piles for card in view.known(pile)))


def met(view: View) -> list[Card]:
    """The surprises that this seat may be told of: what it sees, what came before, and what its table has earned."""
    return list(dict.fromkeys([*filter(is_surprise, in_sight(view)), *_of_the_campaign(view)]))


def _of_the_campaign(view: View) -> list[Card]:
    if not in_city(view.mode):
        return []
    city = city_in(view)
    surprises = [card for card in catalogue.cards(view.mode, spoilers=True) if is_surprise(card)]
    earned = city.signatures
    if is_contest(view):  # everybody has them, or nobody
        return [card for card in surprises if card.super_hero and any(earned)]
    heroes = {hero.name: n for seat, n in enumerate(earned) for hero in view.heroes(seat)}
    return [
        card
        for card in surprises
        if (card.super_hero and card.number <= heroes.get(card.super_hero, 0))
        or (card.pack and int(card.pack[0]) < scenario_of(view) + (card.kind == MISSION_KIND))
    ]


def scenario_of(view: View) -> int:
    """The scenario that is played; 0 in games without one."""
    return city_in(view).scenario.number if in_city(view.mode) and not is_contest(view) else 0


def spoils(rule: Rule, view: View) -> bool:
    """Is this a rule of a scenario that is still to come, or of another player's Secret Card?"""
    if not rule.spoiler:
        return False
    number = re.match(r"Scenario (\d)", rule.section)
    begins = int(number[1]) if number else _FROM[rule.section]
    if begins > scenario_of(view):
        return True
    secrets = {card.name for card in catalogue.cards(view.mode, spoilers=True) if card.kind == SECRET_KIND}
    return bool(secrets & catalogue.mentioned(rule.text) - {card.name for card in met(view)})


def rule_to_read(what: str, view: View) -> Rule:
    """A rule by its id, unless it would spoil something."""
    rule_id, spoilers = without_flag(what)
    rule = rulebook.find(rule_id)
    if not spoilers and spoils(rule, view):
        raise ArchfoeError(f"{rule.id} gives away what you have not met yet. To read it, write: {rule.id} {FLAG}")
    return rule


def cards_to_tell(view: View, spoilers: bool) -> list[Card]:
    """The surprises that may be found by name."""
    return catalogue.cards(spoilers=True) if spoilers else met(view)

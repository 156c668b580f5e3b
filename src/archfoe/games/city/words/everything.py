"""All that Rebirth says of its own things, as the table asks for it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from archfoe.core.cards import LATER_KIND, PRIVATE_KIND, Card
from archfoe.games.city.card import CityCard, city_card
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.view import city_in, is_contest
from archfoe.games.city.words.album import CityAlbum
from archfoe.games.city.words.board import CityBoard
from archfoe.games.city.words.choices import LABELS, CityChoices, CityWhy
from archfoe.games.city.words.intro import CityIntro
from archfoe.games.city.words.log import LOG
from archfoe.table import catalogue
from archfoe.table.catalogue import is_surprise
from archfoe.table.rulebook import Rule
from archfoe.table.spoilers import Surprises
from archfoe.table.view import View
from archfoe.table.words.primer import Panel, Primer, Term
from archfoe.table.words.words import Words

PRIMER: Final = Primer(
    title="Save the city",
    lead="Walk through the city and stop the Villains. When the contest ends, the most Victory Points win.",
    team_lead="You win together when you have done what the scenario asks. "
    "You lose together if the clock runs out or the main deck is empty when a card must come.",
    panels=(
        Panel("walk", "Walk", "Move takes you round the ring. You buy what is in your place."),
        Panel("padlock", "Hold", "A Villain walks to its Destination. It stays while a Character is there."),
        Panel("crossed-swords", "Beat", "Reach a Villain's cost with your Power, and you get its reward."),
        Panel("three-friends", "Help", "Assist cards and Defenses help teammates in Range."),
    ),
    own_terms=(
        Term("Assist", "A card you may play in a teammate's turn, if your Character is in its Range."),
        Term("Basic", "A card that a Location sells. You can buy one from each stack in a turn."),
        Term("Clock", "Once it runs, it counts the turns until something bad happens."),
        Term("Contained", "A Villain with this token does not move."),
        Term("Damage", "A Super-Villain at its Destination damages that Location. At 5 damage it is destroyed."),
        Term("Destination", "The Location that a Villain walks to. There it attacks every player on their turn."),
        Term("Location", "One of five places with a name. It has an ability or sells Basics."),
        Term("Move", "What cards give you to walk with: 1 Move for each step round the ring."),
        Term("Range", "How many steps away a Character may be: Range 0 is the same place."),
        Term("Reward", "What you get for beating a Villain."),
        Term("Signature card", "A card of your own Super Hero, earned in a campaign."),
        Term("Street", "One of five places between Locations, where new cards come in."),
        Term("Super-Villain", "A strong Villain. Beating the ones of the scenario wins the game."),
        Term("Threat", "Rises when a Super-Villain comes. Each Level can make something worse."),
    ),
)


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


WORDS: Final = Words(
    LOG, LABELS, CityBoard(), CityChoices(), CityWhy(), CityIntro(), CitySurprises(), PRIMER, CityAlbum()
)

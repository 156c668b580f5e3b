"""What only cards of the city have."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from archfoe.core.card import Card, CardPart, labelled
from archfoe.core.effect import Ability, say
from archfoe.core.effects.attacks import Attack
from archfoe.core.filters import VILLAIN
from archfoe.core.text import HIT, Person


@dataclass(frozen=True)
class CityCard(CardPart):
    """A Villain who makes for a Location, an Assist card with a Range, or what a scenario or a campaign brings."""

    attack: Ability = None  # of a Villain in the city
    reward: Ability = None  # for who defeats it there
    destination: int | None = None  # the number of a Location; 0 is all of them
    assist_range: int | None = None  # how far away the player may be who is assisted
    super_hero: str = ""  # whose Signature card it is
    number: int = 0  # of a Signature card: they are earned in this order
    pack: str = ""  # of a card that a scenario brings: "2B"; its further copies have the letters that follow

    def is_brought(self) -> bool:
        return self.pack != ""

    def is_surprise(self) -> bool:
        return bool(self.pack or self.super_hero)

    def has(self, ability: str) -> bool:
        return self.attack is not None and ability == "attack"

    def abilities(self) -> tuple[Ability, ...]:
        return self.attack, self.reward

    def assist(self) -> str:
        return "" if self.assist_range is None else f", Range {self.assist_range}"

    def said(self, who: Person) -> list[str]:
        parts = []
        if self.attack is not None:
            parts.append(labelled("Attack", say(self.attack, who if who.terse else HIT), who))
        if self.reward is not None:
            parts.append(labelled("Reward", say(self.reward, who), who))
        return parts

    def at_work(self, card: Card, attacked: bool, at_home: bool) -> str:
        if self.attack is None:
            return ""
        if attacked:
            return f"Attack: {say(self.attack, HIT)}"
        return "" if self.reward is None else card.short_of("Attack" if at_home else "Reward")

    def facts(self) -> list[str]:
        facts = [f"Signature card {self.number} of {self.super_hero}"] if self.super_hero else []
        facts += [f"scenario pack {self.pack}"] if self.pack else []
        if self.destination is not None:
            goal = f"Location {self.destination}" if self.destination else "every Location"
            facts.append(f"Destination {goal}")
        return facts

    def marks(self) -> list[str]:
        return [*(["Signature"] if self.super_hero else []), *([f"pack {self.pack}"] if self.pack else [])]

    def listed(self, text: str) -> str:
        if self.destination is None:
            return text
        return f"Destination {self.destination or 'every Location'}. {text}"

    def abroad(self, card: Card) -> Card:
        """A Villain only has its Attack there, which hits each foe."""
        if card.type != VILLAIN or self.attack is None:
            return card
        own = replace(self, attack=None, reward=None, destination=None)
        return replace(with_own(card, own), play=Attack(self.attack))

    def described(self) -> dict[str, Any]:
        return {
            "assist_range": self.assist_range,
            "destination": self.destination,
            "super_hero": self.super_hero or None,
            "number": self.number or None,
            "pack": self.pack or None,
        }


BASIC: Final = "Basic"  # a card type
_NOTHING: Final = CityCard()


def city_card(card: Card) -> CityCard:
    """What this game knows of a card; of one that is made for others nothing."""
    for part in card.own:
        if isinstance(part, CityCard):
            return part
    return _NOTHING


def with_own(card: Card, own: CityCard) -> Card:
    return replace(card, own=(*(part for part in card.own if not isinstance(part, CityCard)), own))

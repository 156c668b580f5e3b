"""Cards that only a city has: their kinds, and the box whose adders make them."""

from __future__ import annotations

from typing import Final, Protocol, Unpack

from archfoe.core.cards import BOARD_KIND, LATER_KIND, PRIVATE_KIND, Box, Card
from archfoe.core.effect import Ability
from archfoe.core.fields import CardFields
from archfoe.core.filters import NO_TYPE, VILLAIN
from archfoe.games.city.card import BASIC, CityCard, city_card
from archfoe.games.city.impossible import IMPOSSIBLE_KIND, SIGN

SIGNATURE_KIND: Final = "signature"
SCENARIO_KIND: Final = "scenario"  # what a scenario brings
SECRET: Final = "Secret"  # the subtype of cards that only their holder sees


class CityFields(CardFields, total=False):
    """What each adder of this box takes."""

    attack: Ability
    reward: Ability
    destination: int | None
    assist_range: int | None


class AllFields(CityFields, total=False):
    """And what some adders ask for by name."""

    super_hero: str
    number: int
    pack: str


class Adder(Protocol):
    def __call__(self, name: str, **data: Unpack[CityFields]) -> Card: ...


class CityBox(Box):
    """The cards of a product for the city."""

    fields = AllFields
    part = CityCard
    types = (BASIC,)
    starter: Adder
    hero: Adder
    villain: Adder
    super_power: Adder
    equipment: Adder
    location: Adder
    super_villain: Adder
    super_hero: Adder

    def basic(self, name: str, **data: Unpack[CityFields]) -> Card:
        return self.add(name, BASIC, BOARD_KIND, **data)

    def signature(self, name: str, type: str, super_hero: str, number: int, **data: Unpack[CityFields]) -> Card:
        return self.add(name, type, SIGNATURE_KIND, super_hero=super_hero, number=number, **data)

    def scenario(self, name: str, type: str, pack: str, **data: Unpack[CityFields]) -> Card:
        """A card that a scenario brings; nobody should see it before that scenario is played."""
        return self.add(name, type, SCENARIO_KIND, pack=pack, **data)

    def secret(self, name: str, pack: str, **data: Unpack[CityFields]) -> Card:
        """A card that only its holder sees until it is released."""
        data["subtype"] = SECRET
        return self.add(name, NO_TYPE, PRIVATE_KIND, pack=pack, **data)

    def impossible(self, original: Card, pack: str, **data: Unpack[CityFields]) -> Card:
        """The harder version of a Super-Villain: what is not said is as it was, and it costs 1 more."""
        of_scenario = original.kind == SCENARIO_KIND
        own = city_card(original)
        same: CityFields = {
            "super_villain": True,
            "cost": original.cost + 1,
            "vp": original.vp,
            "destination": own.destination,
            "standing": original.standing,
            "reward": own.reward,
            "defeated": original.defeated,
        }
        same.update(data)
        kind = SCENARIO_KIND if of_scenario else IMPOSSIBLE_KIND
        return self.add(original.name + SIGN, VILLAIN, kind, pack=pack, **same)

    def mission(self, name: str, type: str, pack: str, **data: Unpack[CityFields]) -> Card:
        """A card that a completed Side Mission brings into the main deck."""
        return self.add(name, type, LATER_KIND, pack=pack, **data)

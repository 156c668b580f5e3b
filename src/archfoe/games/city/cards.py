"""Cards that only a city has: their kinds, and the box whose adders make them."""

from __future__ import annotations

from typing import Final, Unpack

from archfoe.core.cards import BASIC_KIND, MISSION_KIND, SECRET_KIND, Box, Card
from archfoe.core.fields import CardFields
from archfoe.core.filters import BASIC, NO_TYPE, VILLAIN
from archfoe.games.city.impossible import IMPOSSIBLE_KIND, SIGN

SIGNATURE_KIND: Final = "signature"
SCENARIO_KIND: Final = "scenario"  # what a scenario brings
SECRET: Final = "Secret"  # the subtype of cards that only their holder sees


class CityBox(Box):
    """The cards of a product for the city."""

    def basic(self, name: str, **data: Unpack[CardFields]) -> Card:
        return self.add(name, BASIC, BASIC_KIND, **data)

    def signature(self, name: str, type: str, super_hero: str, number: int, **data: Unpack[CardFields]) -> Card:
        return self.add(name, type, SIGNATURE_KIND, super_hero=super_hero, number=number, **data)

    def scenario(self, name: str, type: str, pack: str, **data: Unpack[CardFields]) -> Card:
        """A card that a scenario brings; nobody should see it before that scenario is played."""
        return self.add(name, type, SCENARIO_KIND, pack=pack, **data)

    def secret(self, name: str, pack: str, **data: Unpack[CardFields]) -> Card:
        """A card that only its holder sees until it is released."""
        data["subtype"] = SECRET
        return self.add(name, NO_TYPE, SECRET_KIND, pack=pack, **data)

    def impossible(self, original: Card, pack: str, **data: Unpack[CardFields]) -> Card:
        """The harder version of a Super-Villain: what is not said is as it was, and it costs 1 more."""
        of_scenario = original.kind == SCENARIO_KIND
        same: CardFields = {
            "super_villain": True,
            "cost": original.cost + 1,
            "vp": original.vp,
            "destination": original.destination,
            "standing": original.standing,
            "reward": original.reward,
            "defeated": original.defeated,
        }
        same.update(data)
        kind = SCENARIO_KIND if of_scenario else IMPOSSIBLE_KIND
        return self.add(original.name + SIGN, VILLAIN, kind, pack=pack, **same)

    def mission(self, name: str, type: str, pack: str, **data: Unpack[CardFields]) -> Card:
        """A card that a completed Side Mission brings into the main deck."""
        return self.add(name, type, MISSION_KIND, pack=pack, **data)

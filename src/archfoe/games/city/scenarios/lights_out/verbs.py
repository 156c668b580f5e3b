"""What only cards of this scenario do: Locations go dark and are lit again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.effects.base import Effect
from archfoe.core.text import YOU, Person
from archfoe.games.city.facts import SCENARIO
from archfoe.games.city.kinds import CHOOSE_SPACE
from archfoe.games.city.ring import at_destination, facts_of_city, facts_of_scenario, space_of
from archfoe.games.city.scenarios.lights_out.events import DARKENED, LIT
from archfoe.games.city.verbs.places import here

if TYPE_CHECKING:
    from archfoe.core.player import Player
    from archfoe.core.state import State
    from archfoe.games.city.scenarios.lights_out.facts import LightsOutFacts


def _lights(s: State) -> LightsOutFacts | None:
    """Where Locations may be dark."""
    lights: LightsOutFacts | None = facts_of_scenario(s, "lights_out")
    return lights


def dark_spaces(s: State) -> tuple[int, ...]:
    """The Locations that have a dark token."""
    lights = _lights(s)
    return () if lights is None else lights.dark


def set_dark(s: State, spaces: Iterable[int]) -> None:
    """Puts dark tokens on these Locations and no others."""
    own: LightsOutFacts = s.own_facts(SCENARIO)
    own.dark = tuple(sorted(spaces))


def darken(me: Player, space: int) -> bool:
    """Puts a dark token on a Location that is neither dark nor destroyed."""
    s = me.s
    dark = dark_spaces(s)
    city = facts_of_city(s)
    if space in dark or city is None or city.is_destroyed(space) or _lights(s) is None:
        return False
    set_dark(s, (*dark, space))
    me.tell(DARKENED, n=space)
    return True


def light(me: Player, space: int, power: int = 0) -> None:
    """Takes the dark token off a Location, for the Power that was paid."""
    set_dark(me.s, [other for other in dark_spaces(me.s) if other != space])
    me.tell(LIT, n=space, power=power)


@dataclass(frozen=True)
class Darken(Effect):
    """Of an Attack: the Location of the Villain goes dark if that is its Destination."""

    def do(self, me: Player) -> bool:
        space = space_of(me.s, me.source)
        return space is not None and at_destination(me.s, me.source) and darken(me, space)

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('put')} a dark token on the Location of this Villain if that is its Destination"


@dataclass(frozen=True)
class Light(Effect):
    """Takes a dark token off a Location."""

    own: bool = False  # only where your Character is

    def _spaces(self, me: Player) -> list[int]:
        return [space for space in dark_spaces(me.s) if not self.own or space == here(me)]

    def possible(self, me: Player) -> bool:
        return bool(self._spaces(me))

    def do(self, me: Player) -> bool:
        space = me.choose(self._spaces(me), CHOOSE_SPACE)
        if space is not None:
            light(me, space)
        return space is not None

    def text(self, who: Person = YOU) -> str:
        what = f"the dark token from {who.their} Location" if self.own else "a dark token from any Location"
        return f"{who.verb('remove')} {what}"

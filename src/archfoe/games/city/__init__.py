"""Rebirth: a city of ten spaces, Villains that walk, and a team that must stop them in time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archfoe.registry import GameType

if TYPE_CHECKING:
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.turns import Turns
    from archfoe.table.section import Section
    from archfoe.table.view import Look
    from archfoe.table.words.words import Words
    from archfoe.wire.section import WireSection


class City(GameType):
    name = "city"

    def rules(self, options: Options) -> Turns:
        from archfoe.games.city.tables import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        from archfoe.games.city.setup import new_state

        return new_state(options, key)

    def section(self, look: Look) -> Section:
        from archfoe.games.city.view import CityMap

        return CityMap(look)

    def words(self) -> Words:
        from archfoe.games.city.words import WORDS

        return WORDS

    def wire(self) -> WireSection:
        from archfoe.games.city.wire import CityWire

        return CityWire()


GAME: Final = City()

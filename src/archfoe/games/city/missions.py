"""Side Missions: open from the second scenario on, each to be completed once in a campaign."""

from __future__ import annotations

from archfoe.core.city import is_location
from archfoe.core.decisions import CardId, Seat
from archfoe.core.events import COMPLETED, REPAIRED
from archfoe.core.facts import changed
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.facts import city, city_turn, is_destroyed, own_city
from archfoe.games.city.legacy import CLEAN_SWEEP, MISSIONS, REBUILD, STAND_TOGETHER
from archfoe.games.city.rules import Rebirth
from archfoe.games.city.setup import lay_basics
from archfoe.games.shared.parts import Action, Doer

SWEPT, SWEPT_ALONE = 3, 2  # Villains in one turn
REBUILD_POWER, REBUILD_MOVE = 7, 3


def repair(game: Game, seat: Seat, space: int) -> None:
    """A Location has all its hit points again, and its Basic cards."""
    s = game.state
    fallen = is_destroyed(s, space)
    own = own_city(s)
    own.damage = changed(own.damage, space, 0)
    if fallen:
        lay_basics(s, space)
    game.tell(REPAIRED, seat, n=space, power=REBUILD_POWER)


class Missions(Rebirth):
    """What is completed is noted under "missions"; the campaign counts it from the next game on."""

    def open_missions(self, s: State) -> list[str]:
        done = (*self.options.legacy.missions, *city(s).missions)
        return [mission for mission in MISSIONS if mission not in done]

    def _complete(self, me: Player, mission: str) -> None:
        s = me.s
        if mission in self.open_missions(s):
            own = own_city(s)
            own.missions = (*own.missions, mission)
            me.tell(COMPLETED, note=mission)

    def fell(self, me: Player, card: CardId, space: int) -> None:
        super().fell(me, card, space)
        s = me.s
        alone = len(s.teams) == 1
        if city_turn(s).felled[me.seat] >= (SWEPT_ALONE if alone else SWEPT):
            self._complete(me, CLEAN_SWEEP)
        together = [*s.at, city(s).ally] if alone else s.at
        if s.cards[card].super_villain and all(at == space for at in together):
            self._complete(me, STAND_TOGETHER)

    def actions(self, game: Game, s: State, seat: Seat) -> list[Action]:
        options = super().actions(game, s, seat)
        here = s.at[seat]
        if here is not None and self._can_rebuild(s, seat, here):
            options.insert(-1, ("rebuild", here))
        return options

    def _can_rebuild(self, s: State, seat: Seat, space: int) -> bool:
        if s.moves[seat] < REBUILD_MOVE or s.power(seat) < REBUILD_POWER or not is_location(space):
            return False
        return city(s).damage[space] > 0 and REBUILD in self.open_missions(s)

    def basic_doers(self) -> dict[str, Doer]:
        return {**super().basic_doers(), "rebuild": self.do_rebuild}

    def do_rebuild(self, game: Game, s: State, seat: Seat, space: int) -> None:
        self.pay(s, seat, REBUILD_POWER, REBUILD_MOVE)
        repair(game, seat, space)
        self._complete(Player(game, seat), REBUILD)

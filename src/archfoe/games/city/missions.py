"""Side Missions: open from the second scenario on, each to be completed once in a campaign."""

from __future__ import annotations

from typing import Final

from archfoe.core.decisions import CardId, Reason, Seat
from archfoe.core.facts import changed
from archfoe.core.game import Game
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.events import COMPLETED, REPAIRED
from archfoe.games.city.facts import city, city_turn, is_destroyed, own_city
from archfoe.games.city.legacy import MISSIONS, RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS
from archfoe.games.city.options import city_options
from archfoe.games.city.ring import is_location
from archfoe.games.city.rules import CityPart
from archfoe.games.city.setup import lay_basics
from archfoe.games.shared.parts import Action, Doer

TWO: Final = 2  # Villains in one turn
REBUILD_POWER, REBUILD_MOVE = 7, 3
#: What completes each of them.
_RULES: Final = {RECRUIT_KRYPTO: "REB-30.5", RECRUIT_THE_RAY: "REB-30.7", REPAIRS: "REB-30.9"}


def repair(game: Game, seat: Seat, space: int) -> None:
    """A Location has all its hit points again, and its Basic cards."""
    s = game.state
    fallen = is_destroyed(s, space)
    own = own_city(s)
    own.damage = changed(own.damage, space, 0)
    if fallen:
        lay_basics(s, space)
    game.tell(REPAIRED, seat, n=space, power=REBUILD_POWER, rule="REB-30.10")


class Missions(CityPart):
    """What is completed is noted under "missions"; the campaign counts it from the next game on."""

    def open_missions(self, s: State) -> list[str]:
        done = (*city_options(self.rules.options).legacy.missions, *city(s).missions)
        return [mission for mission in MISSIONS if mission not in done]

    def _complete(self, me: Player, mission: str) -> None:
        s = me.s
        if mission in self.open_missions(s):
            own = own_city(s)
            own.missions = (*own.missions, mission)
            me.tell(COMPLETED, note=mission, rule=_RULES[mission])

    def after_fell(self, me: Player, card: CardId, space: int) -> None:
        s = me.s
        alone = len(s.teams) == 1
        if s.cards[card].super_villain:
            s.counts["felled super", me.seat] = 1  # this turn
        if city_turn(s).felled[me.seat] >= TWO and (alone or ("felled super", me.seat) in s.counts):
            self._complete(me, RECRUIT_KRYPTO)
        together = [*s.at, city(s).ally] if alone else s.at
        if s.cards[card].super_villain and all(at == space for at in together):
            self._complete(me, RECRUIT_THE_RAY)

    def actions(self, game: Game, s: State, seat: Seat, options: list[Action]) -> list[Action]:
        here = s.at[seat]
        rich = s.moves[seat] >= REBUILD_MOVE  # looked at first, since few turns have so much
        if rich and here is not None and self.why_no_deed(s, seat, "rebuild", here) is None:
            options.insert(-1, ("rebuild", here))
        return options

    def doers(self) -> dict[str, Doer]:
        return {"rebuild": self.rebuild}

    def deeds(self) -> tuple[str, ...]:
        return ("rebuild",)

    def why_no_deed(self, s: State, seat: Seat, verb: str, here: int) -> Reason | None:
        if REPAIRS not in self.open_missions(s):
            return Reason("The Side Mission Repairs is completed.", "REB-30.2")
        if not is_location(here) or not city(s).damage[here]:
            return Reason("Your Character is not on a damaged or destroyed Location.", "REB-30.9")
        power, move = s.power(seat), max(s.moves[seat], 0)
        if power < REBUILD_POWER or move < REBUILD_MOVE:
            have = f"{power} Power and {move} Move"
            return Reason(
                f"To rebuild takes {REBUILD_POWER} Power and {REBUILD_MOVE} Move; you have {have}.", "REB-30.9"
            )
        return None

    def rebuild(self, game: Game, s: State, seat: Seat, space: int) -> None:
        self.rules.pay(s, seat, REBUILD_POWER, REBUILD_MOVE)
        repair(game, seat, space)
        self._complete(Player(game, seat), REPAIRS)
        self.rules.damaged(game, space, 0)

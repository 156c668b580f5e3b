"""Long night: after each second defeat strikes take 1 more; even turns begin with 1 Power; a lamp may be chosen."""

from __future__ import annotations

from typing import Final

from archfoe_gauntlet.facts import own_run, run
from archfoe_gauntlet.rules import GauntletPart

from archfoe.design import Game, Player, State, Variant, saying

LAMP: Final = saying("long-night lamp", "Lamp: from now on each third turn begins with 1 stamina more")


class LongNight(GauntletPart):
    def strike(self, s: State, so_far: int) -> int:
        return so_far + run(s).defeated // 2

    def boons(self, s: State, offered: list[str]) -> list[str]:
        return offered if LAMP in run(s).boons else [*offered, LAMP]

    def boon_taken(self, me: Player, boon: str) -> None:
        if boon == LAMP:
            self.light(me.game, me.game.state)

    def at_turn_start(self, game: Game, s: State, seat: int) -> None:
        if s.turn % 2 == 0:
            Player(game, seat).add_power(1)
        if LAMP in run(s).boons and s.turn % 3 == 0:
            self.light(game, s)

    def light(self, game: Game, s: State) -> None:
        if run(s).stamina < self.rules.asked.stamina:
            own_run(s).stamina += 1
            game.tell("lit the lamp", 0, n=1)


THINGS = Variant(
    name="long-night",
    game="gauntlet",
    note="Strikes grow, even turns begin with 1 Power, and a lamp may be chosen.",
    api=1,
    part=LongNight,
    words={"lit the lamp": "get {n} stamina back by the lamp"},
)

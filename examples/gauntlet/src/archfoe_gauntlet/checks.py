"""What must hold in every position of a run, for `archfoe sim --check`."""

from __future__ import annotations

from typing import cast

from archfoe.design import LINEUP, STACK, Checks, Decision, State, Violation
from archfoe_gauntlet import boons
from archfoe_gauntlet.facts import run
from archfoe_gauntlet.options import GauntletOptions


class GauntletChecks(Checks):
    @property
    def asked(self) -> GauntletOptions:
        return cast("GauntletOptions", self.options.own)

    @property
    def begins_with_parts(self) -> bool:
        return True  # a head start is Power before anything is done

    def check_start(self, s: State, decision: Decision) -> None:
        super().check_start(s, decision)
        now = run(s)
        if not 0 < now.stamina <= self.asked.stamina:
            raise Violation(f"a turn starts with {now.stamina} stamina")
        if now.defeated + len(s.piles[STACK]) != self.asked.foes:
            raise Violation(f"{now.defeated} foes have fallen and {len(s.piles[STACK])} stand")
        if len(now.boons) != now.defeated:
            raise Violation(f"there are {len(now.boons)} boons after {now.defeated} defeats")

    def price(self, s: State, card: int) -> int | None:
        told = super().price(s, card)
        less = s.where[card] == LINEUP and boons.NAME in run(s).boons
        return None if told is None else max(0, told - less)

    def check_end(self, s: State) -> None:
        won = run(s).defeated == self.asked.foes
        if s.winners != ((0,) if won else ()):
            raise Violation(f"{run(s).defeated} foes have fallen, and the winners are {s.winners}")

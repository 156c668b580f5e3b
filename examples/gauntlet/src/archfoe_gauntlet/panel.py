"""What is shown beside the table: stamina, the row of foes, boons; and the boons that are offered as buttons."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.design import STACK, Button, Look, Option, Panel, Row, ToldSection, Track
from archfoe_gauntlet import boons
from archfoe_gauntlet.facts import run
from archfoe_gauntlet.rules import GauntletRules


class GauntletSection(ToldSection):
    def __init__(self, look: Look) -> None:
        super().__init__(look)
        rules = look.rules
        assert isinstance(rules, GauntletRules)
        self.top = rules.asked.stamina
        self.foes = rules.asked.foes
        now = look.ask(run)
        self.stamina, self.defeated, self.boons = now.stamina, now.defeated, now.boons
        self.strike = look.ask(rules.strikes_for)
        self.left = look.view.size(STACK)

    @property
    def foe(self) -> str:
        shown = self.look.view.villain
        if shown is not None:
            return f"{shown.name}, {self.defeated + 1} of {self.foes}"
        return "the next one comes when your turn is over" if self.left else "none is left"

    @property
    def lasting(self) -> list[str]:
        return [boons.name_of(boon) for boon in self.boons if boon not in boons.AGAIN]

    def lines(self, names: Sequence[str]) -> list[str]:
        told = [f"Stamina: {self.stamina} of {self.top}. Foe: {self.foe}."]
        if self.strike:
            told.append(f"If it still stands when you end your turn, it takes {self.strike} stamina [GAUN-4.1].")
        if self.lasting:
            told.append(f"Boons: {', '.join(self.lasting)}.")
        return told

    def panel(self, options: Sequence[Option]) -> Panel:
        view = self.look.view
        asked = view.asked and view.kind is boons.BOON
        return Panel(
            title="Gauntlet",
            rows=[
                Row("Foe", self.foe),
                Row("Its strike", str(self.strike) if self.strike else "none this turn"),
                Row("Boons", ", ".join(self.lasting) or "none yet"),
            ],
            track=Track("Stamina", self.stamina, self.top),
            buttons=[Button(boons.name_of(option.word), n) for n, option in enumerate(options)] if asked else [],
        )

"""Patience: a game for exactly one, with the rules of a Line-Up."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.cards import Box, Draw, Power
from archfoe.core.piles import STACK
from archfoe.games.lineup import Lineup
from archfoe.registry import Counts, Set
from archfoe.table.options_shown import Option
from archfoe.table.panel import Button, Panel, Row, ToldSection, Track

VILLAINS = 8


class Left(ToldSection):
    """How far one is: the game has no board of its own, but something to say."""

    def lines(self, names: Sequence[str]) -> list[str]:
        return [f"Patience: {self._left} of {VILLAINS} Super-Villains are left."]

    def panel(self, options: Sequence[Option]) -> Panel:
        ends = [number for number, option in enumerate(options) if option.what == "end"]
        rows = [Row("Super-Villains left", str(self._left)), Row("Turn", str(self.look.view.turn))]
        buttons = [Button("Rest until tomorrow", number) for number in ends]
        return Panel("Patience", rows, Track("Beaten", VILLAINS - self._left, VILLAINS), buttons)

    @property
    def _left(self) -> int:
        return self.look.view.size(STACK)


class Patience(Lineup):
    name = "patience"
    players = range(1, 2)
    variants = ()
    faces = Lineup.faces | {"view": f"{__name__}:Left"}


box = Box("patience", "Patience", {"Jab": 7, "Doubt": 3})
box.starter("Jab", copies=10, play=Power(1))
box.starter("Doubt", copies=10)
box.stack("Kick", cost=3, vp=1, copies=10, play=Power(2))
box.stack("Gloom", vp=-1, copies=10)
for name in ("Ann", "Bea"):
    box.super_hero(name)
box.super_villain("The First", cost=8, vp=4, starts_on_top=True)
for n in range(2, 13):
    box.super_villain(f"Number {n}", cost=8, vp=4)
box.hero("Helper", cost=3, vp=1, copies=20, play=Power(2))
box.equipment("Gadget", cost=4, vp=1, copies=20, play=Draw(2))

THINGS = (
    Patience(),
    Set(
        name="patience",
        title="Patience",
        game="patience",
        box=box,
        api=1,
        counts=Counts(92, 2),
        kick="Kick",
        weakness="Gloom",
    ),
)

"""Voyage: a game with two questions of its own, and with the rules of a Line-Up for one or two."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from archfoe.cards import Box, Draw, Power
from archfoe.games.lineup import Lineup
from archfoe.games.lineup.options import LineupOptions
from archfoe.games.options import Options
from archfoe.registry import Counts, Mode, Set
from archfoe.registry.questions import CHOICE, NUMBER, Choice, Question, check_answers


@dataclass(frozen=True)
class VoyageOptions(LineupOptions):
    weather: str = "fair"
    ports: int = 3


class Voyage(Lineup):
    name = "voyage"
    players = range(1, 3)
    variants = ()

    def own_options(self) -> type[VoyageOptions]:
        return VoyageOptions

    def questions(self, mode: Mode) -> tuple[Question, ...]:
        return (
            Question(
                name="weather",
                label="Weather",
                kind=CHOICE,
                default="fair",
                choices=(Choice("fair", "A fair wind"), Choice("storm", "A storm")),
                help="how the wind blows, fair or storm",
                said="{} weather",
                first=True,
            ),
            Question(
                name="ports",
                label="Ports on the way",
                kind=NUMBER,
                default=3,
                least=1,
                most=5,
                help="how many ports there are, 1 to 5",
                said="{} ports",
            ),
        )

    def check(self, options: Options) -> Mapping[str, object]:
        check_answers(self.questions(options.played), options.own, options.variants)
        return super().check(options)


box = Box("voyage", "Voyage", {"Jab": 7, "Doubt": 3})
box.starter("Jab", copies=20, play=Power(1))
box.starter("Doubt", copies=20)
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
    Voyage(),
    Set(
        name="voyage",
        title="Voyage",
        game="voyage",
        box=box,
        api=1,
        counts=Counts(112, 2),
        kick="Kick",
        weakness="Gloom",
    ),
)

"""Moonbase: cards for games with a Line-Up, and one new verb. All that such a set needs is in this folder."""

from dataclasses import dataclass

from archfoe.cards import MAIN, YOU, Attack, Box, Defense, Draw, Effect, GainWeakness, Kind, Person, Player, Power
from archfoe.registry import Counts, Set

JETTISON = Kind("jettison", "What goes under the main deck?")
box = Box("moonbase", "Moonbase", {"Punch": 7, "Vulnerability": 3})


@dataclass(frozen=True)
class Jettison(Effect):
    n: int = 1

    def do(self, me: Player) -> bool:
        cards = me.choose_some(me.lineup, JETTISON, 0, self.n)
        for card in cards:
            me.move(card, MAIN, top=False)
        return bool(cards)

    def text(self, who: Person = YOU) -> str:
        return who.verb(f"put up to {self.n} cards of the Line-Up under the main deck")


box.starter("Punch", copies=36, play=Power(1))
box.starter("Vulnerability", copies=16)
box.equipment("Airlock", cost=4, vp=1, copies=12, play=(Power(2), Jettison(1)))
box.equipment("Oxygen Tank", cost=3, vp=1, copies=12, defense=Defense(Draw(1)))
box.villain("Dust Wraith", cost=5, vp=1, copies=12, play=(Power(2), Attack(GainWeakness())))

THINGS = (
    Set(
        name="moonbase",
        title="Moonbase: far from home",
        short="Moonbase",
        game="lineup",
        box=box,
        api=1,
        version="1.0",
        counts=Counts(88),
        blurb="Far from home",
        rules="rules.md",
        worths={"Jettison": 0.5},
    ),
)

"""Trio: a game with a Line-Up for three to five, and no fewer."""

from __future__ import annotations

from archfoe.cards import Box, Draw, Power
from archfoe.registry import Counts, Set

box = Box("trio", "Trio", {"Jab": 7, "Doubt": 3})
box.starter("Jab", copies=36, play=Power(1))
box.starter("Doubt", copies=16)
for name in ("Ann", "Bea", "Cleo", "Dora", "Eve", "Fay"):
    box.super_hero(name)
box.super_villain("The First", cost=8, vp=4, starts_on_top=True)
for n in range(2, 13):
    box.super_villain(f"Number {n}", cost=8, vp=4)
box.hero("Helper", cost=3, vp=1, copies=20, play=Power(2))
box.equipment("Gadget", cost=4, vp=1, copies=20, play=Draw(2))

THINGS = Set(
    name="trio", title="Trio", game="lineup", box=box, api=1, counts=Counts(104, 6), seats=range(3, 6), players=4
)

"""Harbor: a small set of cards for archfoe, with a word and a variant of its own."""

from __future__ import annotations

from pathlib import Path

from archfoe.design import Counts, Set, Variant
from archfoe_harbor.cards import box
from archfoe_harbor.tide import HighTide

THINGS = (
    Set(
        name="harbor",
        title="Harbor",
        game="lineup",
        box=box,
        api=1,
        version="1.0",
        counts=Counts(30),
        blurb="Lights, fog and a tide",
        rules=str(Path(__file__).with_name("rules.md")),
        worths={"Beacon": 0.8},
    ),
    Variant(
        name="high-tide",
        game="lineup",
        note="Once in a turn you may pay 1 Power: the last card of the Line-Up goes under the main deck.",
        api=1,
        part=HighTide,
        words={"wash": "let the tide take the last card", "washed": "let the tide take {cards}"},
        worths={"wash": 0.2},
    ),
)

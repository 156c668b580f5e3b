"""What the book says of one card, by the card and by what is told of it: a word of the log, or a part of its text."""

from __future__ import annotations

from typing import Final

from archfoe.core.causes import ABILITY, ATTACK, LASTING, itself
from archfoe.core.events import AVOIDED, DESTROYED, GAINED, PLAYED, POWER, USED
from archfoe.games.duel.events import RAISED
from archfoe.games.shared.causes import CONFRONTING

STATEMENTS: Final = {
    ("vulnerability", itself(PLAYED)): "RIV-2.5",
    ("weakness", itself(PLAYED)): "RIV-2.5",
    ("weakness", itself(GAINED)): "RIV-9.1",
    **{
        (location, itself(PLAYED)): "RIV-9.4"
        for location in ("arkham_asylum", "wayne_manor", "the_batcave", "abandoned_amusement_park")
    },
    ("black_canary", POWER): "RIV-10.1",
    ("catwoman", PLAYED): "RIV-10.2",
    ("clayface", PLAYED): "RIV-10.3",
    ("clayface", POWER): "RIV-10.3",
    ("killer_croc", POWER): "RIV-10.1",
    ("lucius_fox", RAISED): "RIV-10.4",
    ("poison_ivy", ATTACK): "RIV-10.6",
    ("red_hood", DESTROYED): "RIV-10.8",
    ("the_riddler", itself(USED)): "RIV-10.9",
    ("the_riddler", GAINED): "RIV-10.9",
    ("scarecrow", CONFRONTING): "RIV-10.11",
    ("worlds_greatest_detective", itself(AVOIDED)): "RIV-10.13",
    ("the_batcave", LASTING): "RIV-10.16",
    ("batman_l2", ABILITY): "RIV-11.3",
    ("batman_l2", PLAYED): "RIV-11.3",
    ("the_joker_l2", ABILITY): "RIV-11.4",
    ("the_joker_l2", PLAYED): "RIV-11.4",
    ("batman_l3", ABILITY): "RIV-11.5",
    ("the_joker_l3", ABILITY): "RIV-11.5",
}

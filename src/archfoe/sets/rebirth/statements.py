"""What the book says of one card, by the card and by what is told of it: a word of the log, or a part of its text."""

from __future__ import annotations

from typing import Final

from archfoe.core.causes import ABILITY, ATTACK, itself
from archfoe.core.events import AVOIDED, DESTROYED, DREW, GAINED, PASSED, PLAYED, POWER, PUT, USED
from archfoe.games.city.events import FROZEN, LEFT, MOVED_VILLAIN, WALKED

STATEMENTS: Final = {
    ("weakness", itself(PLAYED)): "REB-12.2",
    ("weakness", itself(GAINED)): "REB-12.2",
    ("weakness", itself(DESTROYED)): "REB-12.3",
    ("bulletproof", itself(AVOIDED)): "REB-8.3",
    ("super_breath", FROZEN): "REB-15.1",
    ("willpower", FROZEN): "REB-15.1",
    ("batmobile", itself(USED)): "REB-15.3",
    ("batmobile", itself(AVOIDED)): "REB-15.3",
    ("batmobile", WALKED): "REB-15.3",
    ("blast", itself(USED)): "REB-15.4",
    ("carry_on", itself(USED)): "REB-15.4",
    ("grappling_hook", MOVED_VILLAIN): "REB-15.6",
    ("helping_hand", WALKED): "REB-15.7",
    ("jetpack", LEFT): "REB-15.10",
    ("aquaman_3", POWER): "REB-15.12",
    ("mera", POWER): "REB-15.12",
    ("speed_force", itself(USED)): "REB-15.13",
    ("super_suit", itself(AVOIDED)): "REB-15.14",
    ("the_flash_6", POWER): "REB-15.18",
    ("tomorrows_headline", PUT): "REB-15.19",
    ("withdrawal", GAINED): "REB-15.20",
    ("wonder_womans_shield", itself(AVOIDED)): "REB-15.21",
    ("wonder_womans_shield", DREW): "REB-15.21",
    ("flurry_of_fists", POWER): "REB-15.22",
    ("lex_luthor", ATTACK): "REB-16.2",
    ("giganta", ATTACK): "REB-16.2",
    ("count_vertigo", ATTACK): "REB-16.3",
    ("despero", PASSED): "REB-16.4",
    ("general_zod", DESTROYED): "REB-16.5",
    ("major_disaster", ATTACK): "REB-16.6",
    ("reverse_flash", itself(MOVED_VILLAIN)): "REB-16.7",
    ("solomon_grundy", GAINED): "REB-16.8",
    ("psimon", POWER): "REB-16.9",
    ("mister_mxyzptlk", itself(MOVED_VILLAIN)): "REB-33.8",
    ("reborn", DREW): "REB-33.15",
    ("starro", GAINED): "REB-35.5",
    ("aquaman_sh", ABILITY): "REB-17.2",
    ("aquaman_sh", PASSED): "REB-17.2",
    ("aquaman_sh", GAINED): "REB-17.2",
    ("batman_sh", ABILITY): "REB-17.3",
    ("simon_baz_sh", ABILITY): "REB-17.7",
    ("superman_sh", itself(USED)): "REB-17.8",
    ("superman_sh", ABILITY): "REB-17.8",
    ("the_flash_sh", itself(USED)): "REB-17.9",
    ("the_flash_sh", ABILITY): "REB-17.9",
    ("suspicious", DREW): "REB-31.6",
    ("glutton", PUT): "REB-31.8",
    ("glory_hound", DESTROYED): "REB-31.10",
    ("hoarder", DREW): "REB-31.12",
}

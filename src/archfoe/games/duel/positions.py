"""What positions of games with Characters say and hold beside what all have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yaml.nodes import Node

from archfoe.core.cards import Box
from archfoe.games.families import CONFRONTATIONS, RIVALS, TEAM_PLAYERS, family_of
from archfoe.games.options import Options
from archfoe.games.shared.mixing import boxes_of
from archfoe.games.shared.turns import Turns
from archfoe.table.positions.keys import PositionKeys
from archfoe.table.positions.notation import Mistake, line_of

_PLAIN: Final = {"rivals": "Red Robin", "confrontations": "Atlantean Strength"}
#: At Level 1 these get in nobody's way.
_CHARACTERS: Final = {
    "rivals": ("Batman", "The Joker"),
    "confrontations": ("Wonder Woman", "Lex Luthor", "Aquaman", "Ocean Master"),
}
_MAIN_SIZE: Final = 20


class DuelKeys(PositionKeys):
    only = ("confronting", "trophies", "stored")
    sort = "games with Characters"

    def check(self, parts: Mapping[str, Node], mode: str, players: int, variants: Sequence[str]) -> None:
        super().check(parts, mode, players, variants)
        if "stored" in parts and (family_of(mode) is RIVALS or players == TEAM_PLAYERS):
            raise Mistake(line_of(parts["stored"]), "cards are stored only in Confrontations of two or three players.")

    def home(self, options: Options) -> Box:
        return boxes_of(options.mode)[-1 if options.family is CONFRONTATIONS else 0]

    def figures(self, home: Box) -> Sequence[str]:
        return _CHARACTERS[home.name]

    def usual(self, home: Box, options: Options, rules: Turns) -> dict[str, Sequence[str]]:
        plain = _PLAIN[home.name]
        return {"lineup": (plain,) * rules.lineup_size, "main_deck": (plain,) * _MAIN_SIZE}


KEYS: Final = DuelKeys()

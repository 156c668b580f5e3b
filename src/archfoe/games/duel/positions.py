"""What positions of games with Characters say and hold beside what all have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yaml.nodes import Node

from archfoe.games.duel import ASSIST
from archfoe.games.shared.choices import TEAM_PLAYERS
from archfoe.registry import host_of
from archfoe.table.positions.keys import PositionKeys
from archfoe.table.positions.notation import Mistake, line_of


class DuelKeys(PositionKeys):
    only = ("confronting", "trophies", "stored")
    sort = "games with Characters"

    def check(self, parts: Mapping[str, Node], mode: str, players: int, variants: Sequence[str]) -> None:
        super().check(parts, mode, players, variants)
        if "stored" in parts and (ASSIST not in host_of(mode).features or players == TEAM_PLAYERS):
            raise Mistake(line_of(parts["stored"]), "cards are stored only in Confrontations of two or three players.")


KEYS: Final = DuelKeys()

"""What positions of games with Characters say and hold beside what all have."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from yaml.nodes import Node

from archfoe.games.duel.kinds import ASSIST, BLOCK_WITH, CONFRONT
from archfoe.games.duel.piles import NEXT
from archfoe.games.shared.choices import TEAM_PLAYERS
from archfoe.registry import host_of
from archfoe.table.positions.keys import Move, PositionKeys
from archfoe.table.positions.moves import check_card
from archfoe.table.positions.notation import Mistake, line_of

_BLOCK = re.compile(r"block with (?P<card>.+)")
_CONFRONT = re.compile(r"confront (?P<whom>P\d)")


class DuelKeys(PositionKeys):
    only = ("confronting", "trophies", "stored")
    sort = "games with Characters"
    levels = NEXT

    def check(self, parts: Mapping[str, Node], mode: str, players: int, variants: Sequence[str]) -> None:
        super().check(parts, mode, players, variants)
        if "stored" in parts and (ASSIST not in host_of(mode).features or players == TEAM_PLAYERS):
            raise Mistake(line_of(parts["stored"]), "cards are stored only in Confrontations of two or three players.")

    def move(self, words: str, mode: str) -> Move | None:
        if confront := _CONFRONT.fullmatch(words):
            return Move(words, (confront["whom"],), asked=CONFRONT)
        if block := _BLOCK.fullmatch(words):
            check_card(block["card"], mode)
            return Move(words, (block["card"],), asked=BLOCK_WITH)
        return None


KEYS: Final = DuelKeys()

"""What positions of games with Characters say and hold beside what all have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from yaml.nodes import Node

from archfoe.core.piles import HEROES
from archfoe.core.state import State
from archfoe.games.duel.kinds import ASSIST, BLOCK_WITH, CONFRONT
from archfoe.games.duel.piles import NEXT
from archfoe.games.options import Options
from archfoe.games.shared.choices import TEAM_PLAYERS
from archfoe.games.shared.mixing import boxes_of
from archfoe.games.shared.piles import TROPHIES
from archfoe.games.shared.turns import Turns
from archfoe.registry import host_of
from archfoe.table.positions import notation as read
from archfoe.table.positions.expectations import ENDINGS, EXACT, by_seat, seats_expectation, word_expectation
from archfoe.table.positions.keys import Expectation, Move, PositionKeys
from archfoe.table.positions.moves import check_card
from archfoe.table.positions.notation import Mistake, line_of
from archfoe.table.positions.table import Table, card_named

_BLOCK = re.compile(r"block with (?P<card>.+)")
_COSTS: Final = "costs"
_TARGET: Final = "target"
_CONFRONT = re.compile(r"confront (?P<whom>P\d)")


class DuelKeys(PositionKeys):
    """`confronting` is whom the active player has announced to Confront. Characters bring their higher Levels along."""

    only = ("confronting", "trophies", "stored")
    sort = "games with Characters"
    owned_piles: ClassVar[Mapping[str, int]] = {"trophies": TROPHIES}
    figure_piles = (HEROES, TROPHIES)
    piles = frozenset("trophies" + end for end in (EXACT, *ENDINGS))
    expectations = piles | {_COSTS, _TARGET}
    arguments = ("confronting",)

    def check(self, parts: Mapping[str, Node], mode: str, players: int, variants: Sequence[str]) -> None:
        super().check(parts, mode, players, variants)
        if "confronting" in parts:
            _check_target(parts, Options(mode, players, tuple(variants)).teams)
        if "stored" in parts and (ASSIST not in host_of(mode).features or players == TEAM_PLAYERS):
            raise Mistake(line_of(parts["stored"]), "cards are stored only in Confrontations of two or three players.")

    def read(self, parts: Mapping[str, Node], sets: str, players: int) -> dict[str, Any]:
        return {"confronting": read.seat(parts["confronting"], players)} if "confronting" in parts else {}

    def expect(self, key: str, node: Node, sets: str, players: int, seer: int | None) -> Iterator[Expectation]:
        if key == _TARGET:
            yield seats_expectation(key, node, players, _target)
        else:
            for seat, value in by_seat(key, node, players):
                yield word_expectation(f"{key} of P{seat}", str(read.number(value, key)), value, partial(_cost, seat))

    def brought_along(self, figures: Sequence[str], mode: str) -> Mapping[int, Sequence[str]]:
        """The Levels that wait below a Character, the next one first."""
        levels: list[str] = []
        for figure in (card_named(name, mode, hero=True) for name in figures):
            same = [card for box in boxes_of(mode) for card in box.values() if card.figure == figure.figure]
            levels += [card.name for card in same if figure.stage and card.stage > figure.stage]
        return {NEXT: levels}

    def settle(self, s: State, rules: Turns, own: Mapping[str, Any]) -> None:
        if "confronting" in own:
            s.note("target", own["confronting"])

    def move(self, words: str, mode: str) -> Move | None:
        if confront := _CONFRONT.fullmatch(words):
            return Move(words, (confront["whom"],), asked=CONFRONT)
        if block := _BLOCK.fullmatch(words):
            check_card(block["card"], mode)
            return Move(words, (block["card"],), asked=BLOCK_WITH)
        return None


def _check_target(parts: Mapping[str, Node], teams: Sequence[int]) -> None:
    node, players = parts["confronting"], len(teams)
    turn = read.seat(parts["turn"], players) if "turn" in parts else 0
    target = read.seat(node, players)
    if teams[turn] == teams[target]:
        raise Mistake(line_of(node), f"P{turn} cannot be confronting P{target}, who is not a foe.")
    if "from_start" in parts and read.flag(parts["from_start"], "from_start"):
        raise Mistake(line_of(node), "with `from_start` no Confrontation has been announced yet.")


def _target(table: Table) -> list[int]:
    target = table.view(None).target
    return [] if target is None else [target]


def _cost(seat: int, table: Table) -> str:
    """Who is out has no Character any more."""
    view = table.view(None)
    return "no Character" if view.staged(seat) is None else str(view.figure_cost(seat))


KEYS: Final = DuelKeys()

"""A Confrontation as it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from archfoe.games.duel.words.board import banner
from archfoe.table.section import Section
from archfoe.table.view import View
from archfoe.wire import shapes
from archfoe.wire.card_names import card_name


class Confrontation(shapes.Whole, shapes.Section, frozen=True, tag_field="game", tag="duel"):
    seat: int  # who has announced it
    target: int
    character: shapes.CardName
    cost: int
    printed_cost: int
    power: int
    missing: int  # 0 or less: enough as it stands
    blocks_left: int | None  # null: no limit
    lines: list[str]  # in words


class DuelWire:
    def section(
        self,
        view: View,
        section: Section | None,
        names: Sequence[str],
        kept: dict[Any, Any],
        alike: dict[Any, Any],
    ) -> Confrontation | None:
        target = view.target
        character = None if target is None else view.staged(target)
        if target is None or character is None:
            return None
        cost, power = view.figure_cost(target), view.power(view.active)
        return Confrontation(
            seat=view.active,
            target=target,
            character=card_name(character),
            cost=cost,
            printed_cost=character.cost,
            power=power,
            missing=cost - power,
            blocks_left=view.blocks_left,
            lines=banner(view, names),
        )


WIRE: Final = DuelWire()

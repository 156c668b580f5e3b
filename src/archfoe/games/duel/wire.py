"""A Confrontation as it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from archfoe.games.duel.words.board import banner
from archfoe.table.section import Section
from archfoe.table.view import View
from archfoe.wire import shapes
from archfoe.wire.card_names import card_name
from archfoe.wire.section import Sections


class DuelWire:
    def sections(
        self,
        view: View,
        section: Section | None,
        names: Sequence[str],
        kept: dict[Any, Any],
        alike: dict[Any, Any],
    ) -> Sections:
        target = view.target
        character = None if target is None else view.character(target)
        if target is None or character is None:
            return Sections()
        cost, power = view.character_cost(target), view.power(view.active)
        return Sections(
            confrontation=shapes.Confrontation(
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
        )


WIRE: Final = DuelWire()

"""Variants that other packages bring to a game: their parts come last, by name, and remember what they like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from archfoe.core.facts import Facts
from archfoe.games.shared.parts import Part
from archfoe.registry import chosen

if TYPE_CHECKING:
    from archfoe.games.shared.turns import Turns


def parts_of_others(rules: Turns) -> list[Part]:
    """The parts of such variants at this table."""
    options = rules.options
    variants = chosen(options.mode, options.variants) if options.variants else ()
    return [variant.part(rules) for variant in variants if variant.part is not None]


def give_places(parts: Sequence[Part], first: int) -> tuple[Part, ...]:
    """Each part that remembers something, and has no place in `State.facts` yet, gets one; those parts."""
    remembering = [part for part in parts if part.slot < 0 and type(part).new_facts is not Part.new_facts]
    for slot, part in enumerate(remembering, first):
        part.slot = slot
    return tuple(remembering)


def facts_of(parts: Sequence[Part]) -> tuple[Facts | None, ...]:
    """What they remember when a game begins, in the order of their places."""
    return tuple(part.new_facts() for part in parts)

"""What variants of others let players do, by name."""

from __future__ import annotations

from archfoe.registry.found import everything
from archfoe.registry.things import Variant


def named_actions(variants: tuple[Variant, ...]) -> dict[str, Variant]:
    """The actions of a table's variants by name; those of our own are not among them."""
    others = [own for own in variants if own.part is not None]
    return {name: own for own in others for name in everything().actions.get(own.name, ())}


def known_action(word: str) -> bool:
    """Is it an action of any variant of others?"""
    return any(word in names for names in everything().actions.values())

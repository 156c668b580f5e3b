"""What variants of others let players do, by name; looked at when a variant is found, before anybody plays it."""

from __future__ import annotations

import re
from typing import Final

from archfoe.core.errors import ArchfoeError
from archfoe.core.facts import changing
from archfoe.registry.found import everything
from archfoe.registry.things import GameType, Variant

_WORD: Final = re.compile(r"[a-z]{2,}")
#: What a typed word means already, at the terminal or in a position file: no action of others can have such a name.
TAKEN: Final = frozenset({
    "help", "why", "all", "table", "power", "piles", "card", "log", "hint", "undo", "scenario", "secret",
    "threat", "clock", "save", "quit", "exit", "play", "buy", "use", "hunt", "store", "assist", "walk", "go",
    "place", "patrol", "refill", "location", "lead", "rebuild", "light", "rescue", "board", "clear",
    "cure", "free", "defend", "block",
    "confront", "choose", "show", "pass", "end", "done", "yes", "no", "none", "nothing", "later", "quiet",
    "expect",
})  # fmt: skip


def actions_of(thing: Variant, game: GameType) -> tuple[str, ...]:
    """The names of its actions; refuses what a player could not type, and what a game could not remember."""
    rules = game.plain_rules(thing.players)
    if rules is None or thing.part is None:
        return ()
    part = thing.part(rules)
    names = tuple(part.doers())
    for name in names:
        which = f"the action {name!r} of the variant {thing.name}"
        if not _WORD.fullmatch(name):
            raise ArchfoeError(f"{which} must be one word of small letters, since players type it")
        if name in TAKEN:
            raise ArchfoeError(f"{which} has a name that means something already: choose another")
    facts = part.new_facts()
    if facts is not None and (field := changing(facts)):
        raise ArchfoeError(
            f"{type(facts).__name__} of the variant {thing.name} keeps a {type(getattr(facts, field)).__name__} in "
            f"{field!r}, which copies of a game would share: keep a tuple, a number, a word or None"
        )
    return names


def named_actions(variants: tuple[Variant, ...]) -> dict[str, Variant]:
    """The actions of a table's variants by name; those of our own are not among them."""
    others = [own for own in variants if own.part is not None]
    return {name: own for own in others for name in everything().actions.get(own.name, ())}


def known_action(word: str) -> bool:
    """Is it an action of any variant of others?"""
    return any(word in names for names in everything().actions.values())

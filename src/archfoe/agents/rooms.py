"""What the bot knows of a word that only one game has: that game says so, wherever its cards are played."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from archfoe.registry import games

if TYPE_CHECKING:
    from archfoe.agents.knowledge import BotKnowledge


@cache
def knowledge_of(word: type) -> BotKnowledge[Any] | None:
    """Of the game in whose room a word is at home; None for words of the core and of sets."""
    for game in games().values():
        room = type(game).__module__
        if word.__module__ == room or word.__module__.startswith(f"{room}."):
            return game.bot()
    return None

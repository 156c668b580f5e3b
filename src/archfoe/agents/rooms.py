"""What the bot knows of a word that only one game has: that game says so, wherever its cards are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from archfoe.registry import games

if TYPE_CHECKING:
    from archfoe.agents.knowledge import BotKnowledge


def knowledge_of(word: type) -> BotKnowledge[Any] | None:
    """Of the game in whose room a word is at home; None for words of the core and of sets."""
    if word not in _KNOWN:
        _KNOWN[word] = _look_up(word.__module__)
    return _KNOWN[word]


def _look_up(module: str) -> BotKnowledge[Any] | None:
    for game in games().values():
        room = type(game).__module__
        if module == room or module.startswith(f"{room}."):
            return game.bot()
    return None


_KNOWN: dict[type, BotKnowledge[Any] | None] = {}

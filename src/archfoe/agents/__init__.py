"""Bots, by name or by what makes them. Each gets a view and gives an answer, never the game itself."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from inspect import signature

from archfoe.agents.greedy import GreedyAgent
from archfoe.agents.levels import AGENTS, LEVELS, Factory, Level
from archfoe.agents.random import RandomAgent
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.table.seated import Agent, seated

Bot = str | Factory


def make_agent(bot: Bot, seed: int | str | None = None) -> Agent:
    """A bot by its name, or of a factory; the seed makes its dice repeatable."""
    if not isinstance(bot, str):
        return bot(seed)
    if bot not in AGENTS:
        raise unknown("bot", bot, AGENTS)
    return AGENTS[bot](seed)


def bot_called(words: str) -> Bot:
    """A bot by its name, or one of somebody else as module:name; what makes it takes a seed for its dice."""
    module, colon, name = words.partition(":")
    if not colon:
        if words not in AGENTS:
            raise unknown("bot", words, AGENTS)
        return words
    try:
        found: Factory = getattr(import_module(module), name)
    except (ImportError, ValueError, TypeError) as error:
        raise ArchfoeError(f"The module of the bot {words} cannot be loaded ({error}).") from None
    except AttributeError:
        raise ArchfoeError(f"The module {module} has no {name!r}: a bot of one's own is named module:name.") from None
    return found


def name_of(bot: Bot) -> str:
    """What a bot is called in reports and records: a factory has the name of its function or class."""
    if isinstance(bot, str):
        return bot
    made_by = getattr(bot, "func", bot)  # of a functools.partial
    return str(getattr(made_by, "__name__", type(bot).__name__))


def _takes_a_seed(bot: Factory) -> bool:
    try:
        signature(bot).bind(None)
    except TypeError:
        return False
    except ValueError:  # some that are written in C do not tell
        return True
    return True


def check_bots(bots: Iterable[Bot]) -> None:
    """Refuses a bot that does not exist or cannot answer, and two bots that a report could not tell apart."""
    named: dict[str, Bot] = {}
    for bot in bots:
        name = name_of(bot)
        if not isinstance(bot, str) and not callable(bot):
            raise ArchfoeError(f"{bot!r} is not a bot. Give a name ({', '.join(AGENTS)}) or a function that makes one.")
        if not isinstance(bot, str) and not _takes_a_seed(bot):
            raise ArchfoeError(f"What makes the bot {name} must take a seed for its dice: def {name}(seed).")
        if not callable(getattr(make_agent(bot), "answer", None)):
            raise ArchfoeError(f"What {name} makes is not a bot: it has no method answer(view).")
        if named.setdefault(name, bot) != bot:
            raise ArchfoeError(f"Two different bots are called {name}. Give one of them another name.")


__all__ = [
    "AGENTS",
    "LEVELS",
    "Agent",
    "Bot",
    "Factory",
    "GreedyAgent",
    "Level",
    "RandomAgent",
    "bot_called",
    "check_bots",
    "make_agent",
    "name_of",
    "seated",
]

"""Bots, by name or by what makes them. Each gets a view and gives an answer, never the game itself."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from inspect import signature
from pathlib import Path

from archfoe.agents.greedy import GreedyAgent
from archfoe.agents.levels import AGENTS, LEVELS, Factory, Level
from archfoe.agents.random import RandomAgent
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.registry.blame import described
from archfoe.table.seated import Agent, seated

Bot = str | Factory


def make_agent(bot: Bot, seed: int | str | None = None) -> Agent:
    """A bot by its name, or of a factory; the seed makes its dice repeatable. Who throws no dice takes none."""
    if not isinstance(bot, str):
        return bot(seed) if _can_be_given(bot, seed) else bot()
    if bot not in AGENTS:
        raise unknown("bot", bot, AGENTS)
    return AGENTS[bot](seed)


def bot_called(words: str) -> Bot:
    """A bot by its name, or one of somebody else as module:name; the folder where we are is looked in, too."""
    module, colon, name = words.partition(":")
    if not colon:
        if words not in AGENTS:
            raise unknown("bot", words, AGENTS)
        return words
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        held = import_module(module)
    except ImportError as error:
        raise ArchfoeError(f"The module of the bot {words} cannot be loaded ({error}).") from None
    except Exception as error:  # whatever its code does
        raise ArchfoeError(f"The module of the bot {words} cannot be loaded ({described(error, [module])}).") from None
    found: Factory | None = getattr(held, name, None)
    if found is None:
        raise ArchfoeError(f"The module {module} has no {name!r}: a bot of one's own is named module:name.")
    return found


def name_of(bot: Bot) -> str:
    """What a bot is called in reports and records: a factory has the name of its function or class."""
    if isinstance(bot, str):
        return bot
    made_by = getattr(bot, "func", bot)  # of a functools.partial
    return str(getattr(made_by, "__name__", type(bot).__name__))


def modules_of(bots: Iterable[Bot]) -> set[str]:
    """Where those come from that are not ours."""
    made_by = [getattr(bot, "func", bot) for bot in bots if not isinstance(bot, str)]
    return {str(getattr(one, "__module__", "")) for one in made_by}


def _can_be_given(bot: Factory, *given: object) -> bool:
    try:
        signature(bot).bind(*given)
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
        if not isinstance(bot, str) and not _can_be_given(bot, None) and not _can_be_given(bot):
            raise ArchfoeError(f"The bot {name} cannot be made: it gets a seed for its dice, or nothing at all.")
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
    "modules_of",
    "name_of",
    "seated",
]

"""Words that people type and others read: what may be in them, and that no two people look like one."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count
from typing import Final

from archfoe.agents import AGENTS
from archfoe.agents.levels import STAFF
from archfoe.core.look_alikes import alike
from archfoe.core.signs import is_seen, unseen_in
from archfoe.server.errors import Refusal
from archfoe.wire.to_server import LONGEST_CHAT, LONGEST_NAME

SPECTATOR: Final = "Spectator"  # what the chat calls those who only look on
#: Each screen says these of its own reader, or they say what somebody is and not who.
_NOBODY: Final = ("you", "me", "bot")


def clean(text: str, most: int, what: str) -> str:
    """Text as it may be shown to others: one line, with no sign that hides, reorders or controls."""
    words = " ".join(text.split())
    if unseen_in(words):
        raise Refusal(f"{what} may hold only characters that can be seen.")
    if words and not is_seen(words):
        raise Refusal(f"{what} needs a character that can be seen.")
    words = unicodedata.normalize("NFC", words)
    if len(words) > most:
        raise Refusal(f"{what} has at most {most} characters, not {len(words)}.")
    return words


def clean_name(text: str) -> str:
    name = clean(text, LONGEST_NAME, "A name")
    first = name.split(" ")[0]
    if is_nobody(name) or any(alike(word, bot) for word in (name, first) for bot in STAFF):
        raise Refusal(f'Choose another name. "{name[:1].upper()}{name[1:]}" would confuse the others.')
    if any(alike(first, bot) for bot in AGENTS):
        raise Refusal(f"{name} sounds like a bot: choose another name.")
    if alike(first, SPECTATOR):
        raise Refusal(f"{name} sounds like somebody who only watches: choose another name.")
    return name


def clean_chat(text: str) -> str:
    words = clean(text, LONGEST_CHAT, "A message")
    if not words:
        raise Refusal("There is nothing to say in an empty message.")
    return words


def is_nobody(name: str) -> bool:
    """Earlier pages called their own reader "You", in wishes, stores and records."""
    return any(alike(name.strip(), word) for word in _NOBODY)


def apart(name: str, others: Collection[str]) -> str:
    """The name, or with a number what can be told from all others by whoever reads them and not their signs."""
    first = name
    for number in count(2):
        if not any(alike(name, other) for other in others):
            return name
        ending = f" {number}"
        name = f"{first[: LONGEST_NAME - len(ending)]}{ending}"
    raise AssertionError("unreachable")

"""Words that people type and others read: what may be in them, and that no two people look like one."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from archfoe.agents import AGENTS
from archfoe.core.look_alikes import alike
from archfoe.core.signs import is_seen, unseen_in
from archfoe.server.errors import Refusal
from archfoe.wire.to_server import LONGEST_CHAT, LONGEST_NAME

SPECTATOR: Final = "Spectator"  # what the chat calls those who only look on


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


def check_apart(people: Sequence[str]) -> None:
    """Everybody at a table can be told from the others, by whoever reads the names and not their signs."""
    for one, other in combinations(people, 2):
        if one.casefold() == other.casefold():
            raise Refusal(f"Two people are called {one}: give each a name of their own.")
        if alike(one, other):
            raise Refusal(f"{one} and {other} look like the same name: give each a name of their own.")

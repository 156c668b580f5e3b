"""The terse voice of rules texts: fewer words for what the whole text says, and never a number less.

What is told in another order is up to the `text` of each effect, which asks its `Person` for the voice. Here is what is
only a matter of words, so that a text that knows of no voice (a fan's effect, a docstring) is shortened, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from archfoe.core.text import NUMBERS

#: What a card on the table has room for.
ROOM: Final = 72
MORE: Final = "more"

_DIGITS: Final = {word: str(n) for n, word in enumerate(NUMBERS) if n > 1}
_NUMBER: Final = re.compile(rf"\b(?:{'|'.join(_DIGITS)})\b")
#: Pattern and what is said instead, in this order.
_WORDS: Final = tuple(
    (re.compile(pattern), instead)
    for pattern, instead in (
        (r"\b([Yy])ou may (?:choose to )?", lambda m: "May " if m[1] == "Y" else "may "),
        (r"\b([Oo])therwise(?:,|:)? ", lambda m: "Else " if m[1] == "O" else "else "),
        (r"\b(?:hand|play) and/or discard pile\b", "hand or discard"),
        (r"\b(in|from|into|to) (?:your|their) (hand or )?discard pile\b", r"\1 \2discard"),
        (r"\bdiscard pile\b", "discard"),
        (r"\bon top of (your|their|its owner's) deck\b", r"on \1 deck"),
        (r"\bon the bottom of (your|their|its owner's|the main) deck\b", r"under \1 deck"),
        (r"\bthe top card of (your|their) deck\b", r"\1 top card"),
        (r"\bthe top card of the main deck\b", "the main deck's top card"),
        (r"\bthe top (\d+) cards of (your|their) deck\b", r"\2 top \1 cards"),
        (r"\bthe top (\d+) cards of the main deck\b", r"the main deck's top \1 cards"),
        (r"\b(\d+)((?: other| different)* [A-Z][\w-]*(?: [A-Z][\w-]*)*) or more\b", r"\1+\2"),
        (r"\b(\d+) or more\b", r"\1+"),
        (r"\bits cost is (?=\d)", "it costs "),
        (r"\bthat you (?=own|buy|control|discard|defeat|earn|play)", "you "),
        (r"\bthat is no (\w)", r"that is not a \1"),
        (r"\bplay or have played\b", "play"),
        (r"\bhave played\b", "played"),
        (r"\bhave already played\b", "already played"),
        (r"\b(in|from) (?:your|their) hand\b", r"\1 hand"),
        (r"\bat the (start|end) of\b", r"at \1 of"),
        (r"\byou are told by a card to draw\b", "a card makes you draw"),
        (r"\bwith an Attack that you play\b", "with your Attack"),
        (r"\bfor the rest of the turn\b", "this turn"),
        (r"\bat the end of the turn\b", "at end of turn"),
        (r"\buntil your next turn begins\b", "until your next turn"),
    )
)


def terse(words: str) -> str:
    """The same in fewer words."""
    words = _NUMBER.sub(lambda found: _DIGITS[found[0]], words)
    for pattern, instead in _WORDS:
        words = pattern.sub(instead, words)
    return words


def fitted(sentences: Iterable[str]) -> str:
    """As many of the sentences as there is room for, and "more" for the rest; one that has a number is never cut."""
    said = [sentence for sentence in sentences if sentence]
    kept = list(said)
    while len(kept) > 1 and len(_joined(kept, said)) > ROOM and not tells(kept[-1]):
        kept.pop()
    return _joined(kept, said)


def _joined(kept: list[str], said: list[str]) -> str:
    return " ".join(kept if len(kept) == len(said) else [*kept, f"{MORE.capitalize()}."])


_TELLING: Final = re.compile(r"\d|\b(?:foe|player|teammate|[Tt]arget|Villain)\b")


def tells(sentence: str) -> bool:
    """Does it say how much, or whom it is about?"""
    return _TELLING.search(sentence) is not None

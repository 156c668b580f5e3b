"""What can go wrong, each with one sentence for the person who caused it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class ArchfoeError(Exception):
    """Bad input: the message is one sentence that says what is wrong and what to do."""


class IllegalAnswer(ArchfoeError):
    """An answer that the pending decision does not offer."""


class Exploded(ArchfoeError):
    """An answer would set too much going; `card` is the name of the one that does it, "" if it is no card."""

    def __init__(self, card: str, much: str) -> None:
        super().__init__(card, much)
        self.card, self.much = card, much

    def __str__(self) -> str:
        who = self.card or "This"
        return f"{who} would set off more than {self.much}, so it can't be done. Choose something else."


class BadRecord(ArchfoeError):
    """A record that cannot be read or does not replay."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known name that the writer probably meant."""
    names = list(known)
    folded = {name.lower(): name for name in names}
    if word.lower() in folded:
        return folded[word.lower()]
    close = get_close_matches(word.lower(), list(folded), n=1, cutoff=0.5)
    if close:
        return folded[close[0]]
    inside = [name for name in names if word.lower() in name.lower()]
    return inside[0] if inside and word else None


def unknown(what: str, word: str, known: Iterable[str]) -> ArchfoeError:
    """ "There is no mode 'bse'. Did you mean 'base'?" """
    names = sorted(known)
    guess = nearest(word, names)
    if guess is not None:
        hint = f"Did you mean {guess!r}?"
    elif len(names) <= 12:
        hint = f"Choose from: {', '.join(names)}."
    else:
        hint = f"There are {len(names)}, for example {names[0]!r}."
    return ArchfoeError(f"There is no {what} {word!r}. {hint}")

"""What is wanted and is not here: perhaps it is installed, and was left out."""

from __future__ import annotations

from collections.abc import Iterable

from archfoe.core.errors import ArchfoeError, unknown
from archfoe.registry.found import everything


def no_such(what: str, name: str, known: Iterable[str]) -> ArchfoeError:
    """For a set, mode or variant that is not here: why it was left out, or that there is none, and which was meant."""
    if why := left_out(name):
        return ArchfoeError(f"{name} can't be used, since {why}")
    error = unknown(what, name, known)
    unread = everything().unread
    return ArchfoeError(f"{error} Or is it in a package that can't be read? {unread[0]}") if unread else error


def left_out(name: str) -> str:
    """The sentence about what would have brought a set, mode or variant of this name; "" if nothing would."""
    lost = everything().lost
    return next((lost[part] for part in (name, *name.split("+")) if part in lost), "")

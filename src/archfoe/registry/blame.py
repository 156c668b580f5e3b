"""Whose code has failed: that of a package or folder which somebody has added, or our own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from types import FrameType

from archfoe.core.errors import ArchfoeError
from archfoe.registry.found import owner_of


class RulesFailed(ArchfoeError):
    """The rules, a card or a view raised something that is not meant for players: the sentence says whose mistake."""


def blamed(error: BaseException) -> str:
    """ "archfoe-moonbase 1.0 has a mistake (KeyError: 'x' in rules.py, line 12)", or "archfoe has a bug (...)"."""
    owner, where = _culprit(error)
    return f"{owner} has a mistake ({_what(error)} in {where})" if owner else f"archfoe has a bug ({_what(error)})"


def failed(error: BaseException) -> RulesFailed:
    """For the person whose answer it was; who says this has put the game back."""
    return RulesFailed(f"That can't be done: {blamed(error)}. The game is as it was before. Choose something else.")


def whose(error: Exception) -> Exception:
    """A mistake of others as a sentence, also where it goes to another process, which could not tell whose it was."""
    return RulesFailed(f"{blamed(error)}.") if of_others(error) else error


def described(error: BaseException, guests: Collection[str] = ()) -> str:
    """ "KeyError: 'x'", and where it comes from if that is not ours; `guests` are modules that somebody plays with."""
    owner, where = _culprit(error, guests)
    return f"{_what(error)} ({owner}: {where})" if owner else _what(error)


def of_others(error: BaseException) -> bool:
    return bool(_culprit(error)[0])


def _what(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": ")


def _culprit(error: BaseException, guests: Collection[str] = ()) -> tuple[str, str]:
    """The package whose code was the last to be called, and its file and line; ("", "") if it is none of others."""
    found = "", ""
    for frame, line in _frames(error):
        module = str(frame.f_globals.get("__name__", ""))
        if owner := owner_of(module) or (module if module in guests else ""):
            found = owner, f"{Path(frame.f_code.co_filename).name}, line {line}"
    return found


def _frames(error: BaseException) -> Iterator[tuple[FrameType, int]]:
    """From the outermost call to the innermost."""
    step = error.__traceback__
    while step is not None:
        yield step.tb_frame, step.tb_lineno
        step = step.tb_next

"""What a person in the terminal is asked, and what not: help that was refused, openings, a turn that ends too soon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.core.text import listed
from archfoe.games.shared.assists import ASSIST
from archfoe.table.session import idle
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from archfoe.table.words.words import words_of

#: What an empty answer means here; "later" is for who wants to be asked again.
NOT_AT_ALL: Final = "no, not with this"
_WHEN: Final = ("later", "quiet")  # say when to be asked, and not with what


class AskedOnce:
    """What each player at this screen has said no to in the turn that is played."""

    def __init__(self) -> None:
        self._turn = 0
        self._declined: set[tuple[int | None, str]] = set()

    def note(self, view: View, picked: Sequence[int]) -> None:
        """An answer is given: remembered if it is a no."""
        if view.kind is ASSIST and not picked:
            if view.turn != self._turn:
                self._turn, self._declined = view.turn, set()
            self._declined |= _offers(view)

    def answered(self, view: View) -> bool:
        """Is all that is offered something that this player has declined?"""
        return view.kind is ASSIST and view.turn == self._turn and _offers(view) <= self._declined

    def forget(self) -> None:
        """Who takes an answer back is asked again."""
        self._declined = set()


def _offers(view: View) -> set[tuple[int | None, str]]:
    return {
        (view.seat, words) for option, words in zip(view.options, labels(view), strict=True) if option.what not in _WHEN
    }


PASSED_OVER = "No Confrontation is likely to succeed now, so your turn goes on. Type `undo` to be asked all the same."


def has_no_hope(view: View) -> bool:
    """Is the seat asked for an opening of its turn that it may decline, and is all of it bound to fail?"""
    words = words_of(view.game_type)
    if not view.asked or view.least > 0 or view.kind not in words.board.openings:
        return False
    return all(words.choices.hopeless(option, view) for option in view.options)


def left_to_do(view: View, names: Sequence[str]) -> list[str]:
    """ "buy Kick or Robin", "use Arkham Asylum"; no play of a card that does nothing."""
    own = words_of(view.game_type).choices
    on_board = ("location", *own.deeds.values())
    cards: dict[str, dict[str, None]] = {}  # what could be done -> with which cards
    more: list[str] = []
    for option, words in zip(view.options, labels(view, names), strict=True):
        if unnamed := own.unnamed(option):
            more.append(unnamed)
        elif option.what in on_board:
            more.append(words)
        elif option.card is not None and not (option.what == "play" and idle(option.card)):
            cards.setdefault(option.what, {})[option.card.name] = None
    return [f"{what} {listed(list(found), 'or')}" for what, found in cards.items()] + more

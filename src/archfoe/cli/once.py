"""Help is asked for before every act of a teammate: who says no to a card is not asked about it again this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.games.shared.kinds import ASSIST
from archfoe.table.view import View
from archfoe.table.words.labels import labels

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

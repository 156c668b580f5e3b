"""A turn may begin with something special, such as a Confrontation: who could hardly succeed is not asked for it."""

from __future__ import annotations

from archfoe.table.view import View
from archfoe.table.words.words import words_of

PASSED_OVER = "No Confrontation is likely to succeed now, so your turn goes on. Type `undo` to be asked all the same."


def has_no_hope(view: View) -> bool:
    """Is the seat asked for an opening of its turn that it may decline, and is all of it bound to fail?"""
    words = words_of(view.game_type)
    if not view.asked or view.least > 0 or view.kind not in words.board.openings:
        return False
    return all(words.choices.hopeless(option, view) for option in view.options)
